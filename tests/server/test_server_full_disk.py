"""A server on a full disk says so, acknowledges nothing, and goes on when there is room."""

from pathlib import Path

from player import player
from running_server import RunningServer


def fill(file: Path) -> None:
    with file.open("ab", buffering=0) as ballast:
        for size in (1 << 16, 1 << 12, 1):
            try:
                while True:
                    ballast.write(bytes(size))
            except OSError:
                continue


async def test_with_a_full_disk_nothing_is_acknowledged_until_there_is_room(
    place_on_small_disk: Path | str, small_disk: Path, tmp_path: Path
):
    async with RunningServer(place_on_small_disk, tmp_path) as server:
        made = await server.make_table("person", "person")
        async with player(server, made) as people:
            await people.sit_and_start()
            fill(small_disk / "ballast")
            number, text, answer = 0, "", {"type": "done"}
            while answer["type"] == "done":
                number += 1
                text = f"{number} {'x' * 200}"
                answer = await people.ask("chat", seat="A", text=text, id=f"chat-{number}")
            assert answer["clause"] == "table.storage-full"
            assert "voll" in answer["de"]
            assert (await people.until_closed())[0] == 4503
            ready = await server.http.get("/readyz")
            assert ready.status_code == 503
            assert "disk is full" in ready.text
            (small_disk / "ballast").unlink()
            await server.until_ready()
            await people.connect()
            again = await people.ask("chat", seat="A", text=text, id=f"again-{number}")
            assert again["type"] == "done"
            chats = [entry["text"] for entry in people.entries.values() if entry["kind"] == "chat"]
            assert [int(chat.split()[0]) for chat in chats] == list(range(1, number + 1))
