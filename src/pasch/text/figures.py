"""The figures that decide a refusal, as a sentence."""

from typing import TYPE_CHECKING

from pasch.figure import Figure, Figures, Levels, Money, Piece, Player, Spaces
from pasch.text.narrator import Narrator

if TYPE_CHECKING:
    from pasch.game import Game


def figures_text(figures: Figures, game: "Game", lang: str) -> str:
    """The message `figures-…` with its blanks filled in, as it is said to whoever was refused."""
    narrator = Narrator(game, lang)
    return narrator.say(
        f"figures-{figures.message}", **{key: _said(one, narrator) for key, one in figures.blanks.items()}
    )


def _said(figure: Figure, narrator: Narrator) -> str | int:
    match figure:
        case Money():
            return narrator.money(figure.amount)
        case Player():
            return narrator.name(figure.seat)
        case Piece():
            return narrator.building(figure.name, figure.seat)
        case Spaces():
            return narrator.all_of([narrator.space(space) for space in figure.ids])
        case Levels():
            return narrator.levels(figure.levels, figure.seat)
        case _:
            return figure
