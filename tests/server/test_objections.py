"""What a table does not allow is said in both languages."""

import re
from pathlib import Path

import pytest

import pasch
from pasch.text.messages import FOLDER, LANGUAGES

SERVER = Path(pasch.__file__).parent / "server"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_objection_has_a_sentence_and_every_sentence_an_objection(lang: str):
    code = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.glob("*.py"))
    raised = set(re.findall(r'Objection\(\s*"([a-z-]+)"', code)) | set(re.findall(r'objection="([a-z-]+)"', code))
    raised |= {"storage-down"} if 'else "storage-down"' in code else set[str]()
    said = re.findall(r"^table-([a-z-]+) =", (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(said) == sorted(raised)
