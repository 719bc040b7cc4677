"""Bots by their short codes: `casual`, `shrewd`, `shrewd:builder`, `shrewd:margin=0.05`, `planner:200ms`."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from pasch.bots.mind import CASUAL, RANDOM, SHREWD, Mind
from pasch.text.messages import LANGUAGES, say

KINDS: Final = {"random": RANDOM, "casual": CASUAL, "shrewd": SHREWD}
TEMPER: Final = {
    "margin": 0.005, "need": 0.05, "split": 0.5, "fair": 0.5, "reserve": 0.3, "greed": 0.9, "spite": 0.9, "trades": 1.0,
}  # fmt: skip
"""The temper of `shrewd`, and what it is unless told otherwise."""
WEIGHTS: Final = {
    "cash": 1.4, "loans": 1.25, "resale": 0.4, "income": 11.0, "plan": 1.3, "top": 18.0, "part": 8.4, "later": 9.0,
    "means": 1.0,
}  # fmt: skip
"""What counts how much when `shrewd` judges how a player stands, in the order of `standing`."""
SOBER: Final = (1.0, 1.1, 2.9, 23.0, 8.7, 23.8, 5.7, 1.5, 0.84)
"""The same for its second opinion, asked before it accepts an offer: what cannot be built soon counts little."""
JUDGING: Final = {
    "cash": 0.9, "loans": 2.9, "resale": 5.7, "income": 14.0, "plan": 0.0, "top": 23.0, "part": 2.6, "later": 4.2,
    "means": 1.0,
}  # fmt: skip
"""What counts how much when a game is cut short: `python -m benchmarks.judge` fits it to how games ended."""
PLANNING: Final = TEMPER | JUDGING | {"greed": 0.75, "split": 0.25, "reserve": 0.6}
"""The temper of a planner who looks ahead: worth more wins against shrewd players."""
LIMITS: Final = {
    "margin": (0.0, 1.0),
    "need": (0.0, 1.0),
    "split": (0.0, 1.0),
    "fair": (0.0, 1.0),
    "trades": (0.0, 1.0),
    **dict.fromkeys(("reserve", "greed", "spite"), (0.0, 10.0)),
    **dict.fromkeys(WEIGHTS, (0.0, 1000.0)),
}
PERSONALITIES: Final[dict[str, dict[str, float]]] = {
    "cautious": {"reserve": 1.5, "need": 0.1},
    "greedy": {"greed": 1.4, "split": 0.3},
    "builder": {"reserve": 0.0},
    "trader": {"margin": 0.0, "need": 0.02},
    "loner": {"trades": 0.0},
}


class BotError(ValueError):
    """A code that names no bot, or a bot that does wrong; says in one line what was expected."""

    def __init__(self, english: str, german: str = "") -> None:
        super().__init__(english, german)
        self.german = german

    def __str__(self) -> str:
        return str(self.args[0])

    def say(self, lang: str) -> str:
        return self.german if lang == "de" and self.german else str(self)


def bot_error(name: str, **blanks: str | int | Callable[[str], str]) -> BotError:
    """What the messages `bot-…` say; a blank may be something that speaks both languages itself."""
    said: dict[str, str] = {}
    for lang in LANGUAGES:
        filled = {key: blank(lang) if callable(blank) else blank for key, blank in blanks.items()}
        said[lang] = say(f"bot-{name}", lang, **filled)
    return BotError(said["en"], said["de"])


class Code(NamedTuple):
    """A bot code taken apart."""

    text: str
    kind: int
    temper: dict[str, float]
    seconds: float = 0.0  # planner: time for a decision
    rollouts: int = 0  # planner: or rollouts for a decision

    @property
    def plans(self) -> bool:
        return self.seconds > 0 or self.rollouts > 0


def parse(text: str) -> Code:
    """Take a code apart.

    >>> parse("shrewd:builder").temper["reserve"]
    0.0
    >>> parse("planner:200ms").seconds
    0.2
    """
    name, *words = text.strip().split(":")
    if name == "planner":
        return _planner(text, words)
    if name not in KINDS:
        raise bot_error("unknown", code=_shown(text))
    temper = TEMPER | WEIGHTS
    if words and name != "shrewd":
        raise bot_error("no-parameters", code=_shown(text), kind=name)
    for word in words:
        temper |= _parameter(text, word)
    return Code(text.strip(), KINDS[name], temper)


def _shown(text: str) -> str:
    """A code from outside, short and safe to print."""
    return repr(text[:40])[1:-1]


def _parameter(text: str, word: str) -> dict[str, float]:
    if word in PERSONALITIES:
        return PERSONALITIES[word]
    key, equals, number = word.partition("=")
    if not equals or key not in LIMITS:
        known = ", ".join((*PERSONALITIES, *(f"{parameter}=…" for parameter in LIMITS)))
        raise bot_error("parameter", code=_shown(text), word=_shown(word[:20]), known=known)
    low, high = LIMITS[key]
    try:
        value = float(number)
    except ValueError:
        value = -1.0
    if not low <= value <= high:
        said = f"{key}={number[:20]}"
        raise bot_error("value", code=_shown(text), said=said, low=f"{low:g}", high=f"{high:g}")
    return {key: value}


def _planner(text: str, words: list[str]) -> Code:
    budget = words[0] if words else "200ms"
    number = budget.removesuffix("ms")
    if len(words) > 1 or not number.isdecimal() or not 1 <= int(number) <= 1_000_000:
        raise bot_error("planner", code=_shown(text))
    if budget.endswith("ms"):
        return Code(text.strip(), SHREWD, TEMPER | WEIGHTS, seconds=int(number) / 1000)
    return Code(text.strip(), SHREWD, TEMPER | WEIGHTS, rollouts=int(number))


def make_mind(code: Code) -> Mind:
    """The mind a bot begins a game with; a planner's is the shrewd one it plays as until it can look ahead."""
    mind = Mind()
    mind.kind = code.kind
    set_temper(mind, code.temper)
    mind.second[: len(SOBER)] = list(SOBER)
    mind.looked = -1
    mind.lot = -1
    mind.kept = -1
    mind.pledged = 1  # a game may go on from anywhere
    return mind


def make_judge() -> Mind:
    """The mind that judges how a game stands that was cut short."""
    mind = Mind()
    set_temper(mind, TEMPER | JUDGING)
    return mind


def set_temper(mind: Mind, temper: Mapping[str, float]) -> None:
    mind.margin = temper["margin"]
    mind.need = temper["need"]
    mind.split = temper["split"]
    mind.fair = temper["fair"]
    mind.reserve = temper["reserve"]
    mind.greed = temper["greed"]
    mind.spite = temper["spite"]
    mind.trades = int(temper["trades"] > 0)
    mind.weight[: len(WEIGHTS)] = [temper[name] for name in WEIGHTS]
