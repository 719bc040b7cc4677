"""Post from process to process."""

import asyncio

from processes import next_line, process
from stores import Place, opened

from pasch.server.store.shape import TableRow

SIZES = (0, 10, 5900, 5901, 300_000)


async def test_post_to_oneself_arrives(place: Place):
    async with opened(place) as store:
        letters: asyncio.Queue[bytes] = asyncio.Queue()
        store.on_post = letters.put_nowait
        await store.post(store.node, b"hello")
        assert await letters.get() == b"hello"


async def test_post_to_nobody_is_lost_in_silence(place: Place):
    async with opened(place) as store:
        await store.post("nobody", b"hello")
        await store.post("nobody", bytes(10_000))


async def test_post_of_any_size_comes_and_goes_in_order(postgres_url: str):
    sent = [bytes([number]) * size for number, size in enumerate(SIZES * 3)]
    async with opened(postgres_url) as store:
        await store.create(TableRow("t1"))
        letters: asyncio.Queue[bytes] = asyncio.Queue()
        store.on_post = letters.put_nowait
        async with process("owning_process.py", postgres_url, "t1") as other:
            node, _ = (await next_line(other)).split()
            await asyncio.gather(*(store.post(node, f"{store.node} ".encode() + payload) for payload in sent))
            assert [await letters.get() for _ in sent] == sent


async def test_equal_letters_all_arrive(postgres_url: str):
    async with opened(postgres_url) as store, opened(postgres_url) as other:
        letters: asyncio.Queue[bytes] = asyncio.Queue()
        other.on_post = letters.put_nowait
        await asyncio.gather(*(store.post(other.node, b"again") for _ in range(20)))
        assert [await letters.get() for _ in range(20)] == [b"again"] * 20
