"""A refusal: an action that is not allowed, and the clause that says so."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pasch.figure import Figures
    from pasch.game import Game

WRONG_MOMENT: Final = frozenset(
    {
        "goal.last-solvent",
        "turn.clockwise",
        "turn.cannot-skip",
        "turn.resolve-before-reroll",
        "debt.blocks-play",
        "trade.pauses-play",
        "build.window-engine",
        "jail.exit-pay-before-throw",
        "jail.third-fail-no-card",
        "jail.attempt-compulsory",
        "jail.no-landing-purchase",
        "buy.no-third-way",
        "buy.first-chance",
        "shortage.detect",
        "trade.consent",
        "mortgage.transfer-choice",
        "bankrupt.out",
    }
)
"""Clauses that say why an action comes at the wrong moment: refused with `turn.sequence`, and these beside it."""

RELATED: Final[dict[str, tuple[str, ...]]] = {
    "auction.excluded": ("bankrupt.out", "setup.banker-abstain-over-five"),
    "bankrupt.out": ("turn.skip-eliminated", "rent.claim-lapses-with-owner", "auction.excluded"),
    "build.group-required": ("mega.build.majority",),
    "build.hotel-max-one": ("build.max-four",),
    "build.hotel-needs-all-four": ("build.even", "build.hotel-needs-four", "short.hotel-after-three"),
    "build.hotel-stock": ("setup.stock-buildings", "shortage.wait", "build.max-four", "short.max-three-houses"),
    "build.none-if-mortgaged": ("build.rebuild-after-mortgage", "mega.depot.rules-of-buildings"),
    "buy.first-chance": ("buy.unowned-definition", "turn.sequence"),
    "buy.short-of-cash": ("buy.printed-price",),
    "jail.exit-pay-before-throw": ("jail.enter-ends-turn",),
    "jail.third-fail-no-card": ("jail.exit-pay-before-throw",),
    "jail.attempt-compulsory": ("turn.cannot-skip",),
    "mega.build.own-mortgage": ("build.none-if-mortgaged",),
    "mega.depot.limit": ("setup.stock-buildings",),
    "mega.last-street.build-up": ("build.even", "mega.last-street.any-arrival"),
    "mega.last-street.redistribute": ("build.cash-only",),
    "mega.last-street.sacrifice-hotels": ("shortage.hotel-breakdown",),
    "mega.mrm.freeze": ("turn.sequence",),
    "mega.sky.requires": ("build.even",),
    "mega.sky.sell": ("shortage.hotel-breakdown",),
    "mega.sky.stock": ("setup.stock-buildings", "shortage.wait"),
    "mega.ticket.forward-on-side": ("mega.ticket.corner-start",),
    "mega.ticket.not-tradable": ("trade.objects",),
    "mega.triple.optional": ("speed.triple", "mega.triple.any-space"),
    "mortgage.bare-first": ("mortgage.buildings-not",),
    "mortgage.redeem": ("mortgage.interest-rounding", "mortgage.interest-when"),
    "mortgage.transfer-choice": ("bankrupt.player.redeem-now", "debt.blocks-play"),
    "rent.claimant": ("rent.claim-lapses-with-owner",),
    "rent.cutoff-substitutes": ("rent.deadline", "rent.forfeit"),
    "rent.deadline": ("rent.forfeit",),
    "rent.due": ("rent.claimant", "rent.none-on-own"),
    "rent.forfeit": ("rent.deadline",),
    "sell.only-bank": ("trade.objects", "build.from-bank"),
    "shortage.detect": ("shortage.contest",),
    "shortage.hotel-breakdown": ("shortage.hotel-multistep",),
    "shortage.wait": ("setup.stock-buildings", "build.hotel-needs-real-houses"),
    "starwars.shared-hotel-cap": ("build.hotel-stock", "setup.stock-buildings", "shortage.wait", "starwars.no-quota"),
    "starwars.shared-house-cap": ("shortage.wait", "setup.stock-buildings", "starwars.no-quota"),
    "trade.no-loans": ("trade.objects", "trade.no-deed-lending", "mortgage.bank-only"),
    "trade.no-promises": ("trade.objects", "rent.no-waiver-deals"),
    "trade.group-bare": ("debt.property-in-lieu",),
    "turn.clockwise": ("turn.skip-eliminated",),
    "turn.cannot-skip": ("doubles.roll-again",),
}
"""Clauses that forbid the same thing in other words."""


class Refusal(Exception):  # noqa: N818 - the table says refusal, not error
    """An action that is not allowed. Nothing has changed.

    `clause` is the rule that forbids it, `also` further ones of this table that do, `detail` what exactly was wrong, if
    words help: the message `detail-…` with its blanks filled in, or the `figures` of the `game` that decide it.
    `unread` marks text that could not be read at all.
    """

    def __init__(
        self,
        clause: str,
        *,
        also: tuple[str, ...] = (),
        action: str = "",
        detail: str = "",
        unread: bool = False,
        **blanks: str,
    ) -> None:
        super().__init__(clause)
        self.unread = unread
        self.clause = clause
        self.also = also
        self.action = action
        self.detail_id = detail
        self.blanks = blanks
        self.figures: Figures | None = None
        self.game: Game | None = None

    @classmethod
    def named(
        cls, clause: str, action: str = "", *, holds: Callable[[str], bool] | None = None, timely: bool = False
    ) -> "Refusal":
        """The refusal for a clause the kernel names, with the clauses that say the same, as far as they hold here.

        `timely` says that the moment was right: a clause that could be about the moment is not about it now. What no
        clause of the table speaks of, such as a bus ticket where there are none, is no part of a turn there.
        """
        named = [clause, *RELATED.get(clause, ())]
        if clause in WRONG_MOMENT and not timely:
            named.insert(0, "turn.sequence")
        first, *also = [each for each in dict.fromkeys(named) if holds is None or holds(each)] or ["turn.sequence"]
        return cls(first, also=tuple(also), action=action)

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause that forbids it, the first one first."""
        return (self.clause, *self.also)

    @property
    def detail(self) -> str:
        """What exactly was wrong, in English; empty if there is nothing to say."""
        return self.detail_in("en")

    def detail_in(self, lang: str) -> str:
        """The same in German or English."""
        if self.figures and self.game:
            from pasch.text.figures import figures_text

            return figures_text(self.figures, self.game, lang)
        from pasch.text.messages import say

        return say(f"detail-{self.detail_id}", lang, **self.blanks) if self.detail_id else ""

    def text(self, lang: str = "en") -> str:
        """The sentence of the clause, in German or English."""
        from pasch.clauses import sentence

        return sentence(self.clause, lang)

    def __str__(self) -> str:
        parts = [f"{self.action!r} is refused" if self.action else "refused", self.clause]
        if self.detail:
            parts.append(self.detail)
        return ": ".join(parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.clauses, self.action) == (other.clauses, other.action)

    def __hash__(self) -> int:
        return hash((self.clauses, self.action))
