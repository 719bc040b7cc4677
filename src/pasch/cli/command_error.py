"""What goes wrong for a person at the terminal: one line and an exit code."""

from typing import Final

DOES_NOT_HOLD: Final = 1
CANNOT_BE_READ: Final = 2
LONGEST: Final = 600


class CommandError(Exception):
    """Ends a command with one line on stderr, in German if that is known and asked for."""

    def __init__(self, text: str, code: int = CANNOT_BE_READ, german: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.german = german

    def say(self, lang: str) -> str:
        return self.german if lang == "de" and self.german else str(self)


def one_line(text: str, length: int = LONGEST) -> str:
    """A text from outside, safe to print.

    >>> one_line("no\\nlike\\x1b[2J")
    'no like?[2J'
    """
    text = "".join(
        letter if letter.isprintable() else " " if letter.isspace() else "?" for letter in text[: length + 1]
    )
    return text if len(text) <= length else text[: length - 1] + "…"
