"""One server process for each data folder."""

import os
import sys
from pathlib import Path

from pasch.server.store.errors import FolderInUse

if sys.platform == "win32":
    import msvcrt

    # Windows hides locked bytes from others, so the lock lies behind the process number that they want to read.
    BEHIND = 1000

    def take(file: int) -> None:
        os.lseek(file, BEHIND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """A lock that the operating system takes away when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        path = folder / "lock"
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            take(self._file)
        except OSError:
            os.close(self._file)
            holder = path.read_text("ascii", "replace").strip()
            raise FolderInUse(str(folder), f" (process {holder})" if holder else "") from None
        try:
            os.truncate(self._file, 0)
            os.write(self._file, f"{os.getpid()}\n".encode())
        except OSError:
            self.release()
            raise

    def release(self) -> None:
        os.close(self._file)
