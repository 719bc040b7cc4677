"""The messages of the two Fluent files."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("de", "en")
FOLDER: Final = Path(__file__).parent


def say(message_id: str, lang: str, **args: str | float) -> str:
    """The message with its blanks filled in; KeyError for an unknown message or language, or a blank left open.

    >>> say("event-bid-made", "de", seat="Ada", amount="M 120")
    'Ada bietet M 120.'
    """
    bundle = _bundle(checked(lang))
    if not bundle.has_message(message_id):
        raise KeyError(f"no message {message_id!r} in {lang}.ftl")
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise KeyError(f"message {message_id!r} in {lang}.ftl has no text")
    text, problems = bundle.format_pattern(pattern, args)
    if problems:
        raise KeyError(f"message {message_id!r} in {lang}.ftl: {problems[0]}")
    return str(text)


def checked(lang: str) -> str:
    if lang not in LANGUAGES:
        raise KeyError(f"language {lang!r}; expected {' or '.join(LANGUAGES)}")
    return lang


@cache
def _bundle(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle
