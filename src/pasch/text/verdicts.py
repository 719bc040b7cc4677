"""What was found about the dice of a game, as a sentence."""

from typing import Final

from pasch.fair import Verdict
from pasch.text.messages import say

COUNTED: Final = ("throws", "cards", "tickets", "deals")


def describe_verdict(verdict: Verdict, lang: str) -> str:
    """
    >>> describe_verdict(Verdict("fair", throws=12, cards=1), "en")
    'Fair: everything follows from the seed that was committed to (12 throws, 1 card).'
    """
    counts = {what: getattr(verdict, what) for what in COUNTED}
    checked = [say(f"checked-{what}", lang, count=count) for what, count in counts.items() if count]
    told = say(
        f"verdict-{verdict.finding}",
        lang,
        line=str(verdict.line),
        stands=_quoted(verdict.stands, lang),
        expected=_quoted(verdict.expected, lang),
        reason=verdict.german if lang == "de" else verdict.reason,
        checked=", ".join(checked) or say("checked-nothing", lang),
    )
    return told if verdict.over else f"{told} {say('verdict-unfinished', lang)}"


def _quoted(chance: str, lang: str) -> str:
    return say("quoted", lang, name=chance) if chance else say("verdict-nothing", lang)
