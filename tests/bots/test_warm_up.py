"""Compiling in the background, and what is left when it is stopped."""

import subprocess
import sys
from pathlib import Path

import pytest

HOLDER = """
import sys, time
from pathlib import Path
from pasch.rules.compiled import _Lock
with _Lock(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


def test_whoever_is_stopped_while_compiling_leaves_no_lock_behind(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    lock, script = str(tmp_path / "lock"), HOLDER.replace("600", "0")
    with subprocess.Popen([sys.executable, "-c", HOLDER, lock], stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with subprocess.Popen([sys.executable, "-c", script, lock], stdout=subprocess.PIPE, text=True) as waiting:
            with pytest.raises(subprocess.TimeoutExpired):
                waiting.wait(timeout=1)
            holder.kill()
            assert waiting.communicate(timeout=20)[0] == "held\n"
