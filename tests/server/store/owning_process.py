"""A process that owns a table and answers post: `python owning_process.py URL TABLE` prints its node and fence.

Post to it is the node to answer to, a space, and what to send back.
"""

import asyncio
import sys

from stores import opened


async def main(place: str, table: str) -> None:
    async with opened(place) as store:
        letters: asyncio.Queue[bytes] = asyncio.Queue()
        store.on_post = letters.put_nowait
        print(store.node, await store.claim(table), flush=True)
        while True:
            node, _, payload = (await letters.get()).partition(b" ")
            await store.post(node.decode(), payload)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
