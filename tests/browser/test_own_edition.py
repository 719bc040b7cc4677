"""An edition of one's own: its file is chosen or pasted, its problems are listed, and it is played."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from browser_tables import OpenPage, press
from test_everyone import fits, violations

if TYPE_CHECKING:
    from playwright.sync_api import Page

VILLAGE = (Path(__file__).parent.parent / "editions" / "village.toml").read_text(encoding="utf-8")
BROKEN = VILLAGE.replace("price = 60", "price = 61").replace("per_house = 25", 'per_house = "x"')
WORDS = {
    "de": {
        "way": "Ein Bildschirm",
        "own": "Eigene Ausgabe",
        "file": "Datei wählen",
        "text": "Text der Datei",
        "check": "Prüfen",
        "go": "Los geht’s",
        "two": "2 Fehler:",
        "price": "[[space]] 2 (muehlweg): price: gefunden: 61; erwartet: eine gerade Zahl",
        "line": "Zeile 1, Spalte 6: kein gültiges TOML: das ist kein Wert",
        "latin": "Das ist keine Textdatei, die als UTF-8 gespeichert ist.",
        "long": "die Datei ist zu lang; erwartet: höchstens 50000 Zeichen",
        "good": "„Dorf“ kann gespielt werden: 12 Felder, bis zu 2 Spieler.",
        "other": "English",
    },
    "en": {
        "way": "Same screen",
        "own": "Your own edition",
        "file": "Choose a file",
        "text": "Text of the file",
        "check": "Check",
        "go": "Let us play",
        "two": "2 problems:",
        "price": "[[space]] 2 (muehlweg): price: found 61; expected an even number",
        "line": "line 1, column 6: not valid TOML: Invalid value",
        "latin": "This is no text file saved as UTF-8.",
        "long": "the file is too long; expected at most 50000 characters",
        "good": "“Village” can be played: 12 spaces, up to 2 players.",
        "other": "Deutsch",
    },
}


def at_the_form(page: "Page", server: str, words: dict[str, str]) -> None:
    page.goto(server)
    press(page, words["way"])
    page.get_by_text(words["own"]).click()


def choose(page: "Page", words: dict[str, str], content: bytes) -> None:
    file = {"name": "village.toml", "mimeType": "application/toml", "buffer": content}
    page.get_by_label(words["file"], exact=True).set_input_files([file])  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_file_is_chosen_mended_and_played(server: str, open_page: OpenPage, lang: str, phone: bool) -> None:
    words = WORDS[lang]
    page = open_page(*((390, 844) if phone else (1280, 720)), lang=lang, phone=phone)
    at_the_form(page, server, words)
    go = page.get_by_role("button", name=words["go"])
    assert go.is_disabled()
    choose(page, words, BROKEN.encode())
    page.get_by_text(words["two"]).wait_for()
    page.get_by_role("listitem").get_by_text(words["price"]).wait_for()
    assert go.is_disabled()
    assert fits(page)
    assert violations(page) == []
    text = page.get_by_label(words["text"])
    assert text.input_value() == BROKEN
    text.fill(VILLAGE)
    press(page, words["check"])
    page.get_by_text(words["good"]).wait_for()
    assert fits(page)
    assert violations(page) == []
    page.get_by_label("Bots", exact=True).fill("0")
    go.click()
    page.locator(".ring").wait_for()
    page.get_by_text("Mühlweg").first.wait_for()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_is_no_edition_at_all_is_told_in_the_language_of_the_page(
    server: str, open_page: OpenPage, lang: str
) -> None:
    words = WORDS[lang]
    page = open_page(lang=lang)
    at_the_form(page, server, words)
    for content, told in ((b"id = #\n", "line"), ("Mühle".encode("latin-1"), "latin"), (b"#" * 50_001, "long")):
        choose(page, words, content)
        page.get_by_text(words[told]).wait_for()
    choose(page, words, b"id = #\n")
    page.get_by_text(words["line"]).wait_for()
    press(page, words["other"])
    page.get_by_text(WORDS["en" if lang == "de" else "de"]["line"]).wait_for()


def test_a_file_changed_after_the_check_is_checked_again(server: str, open_page: OpenPage) -> None:
    words = WORDS["en"]
    page = open_page()
    at_the_form(page, server, words)
    choose(page, words, VILLAGE.encode())
    page.get_by_text(words["good"]).wait_for()
    page.get_by_label(words["text"]).press_sequentially("x")
    page.get_by_text(words["good"]).wait_for(state="hidden")
    assert page.get_by_role("button", name=words["go"]).is_disabled()
