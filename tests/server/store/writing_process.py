"""A process that writes until it is killed: `python writing_process.py FOLDER TABLE …` prints what was acknowledged."""

import asyncio
import sys

from stores import opened, write_on


async def main(place: str, tables: list[str]) -> None:
    async with opened(place) as store:
        await asyncio.gather(
            *(write_on(store, table, lambda seq, table=table: print(table, seq, flush=True)) for table in tables)
        )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
