"""Moments in which somebody has to decide: one of each kind in each edition, found in the scenarios."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from browser_tables import make_told_table, play

from pasch import scenario
from pasch.game import Game
from pasch.scenario_file import Scenario, Step
from pasch.text.questions import question

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCENARIOS = Path(__file__).parents[1] / "scenarios"
ARRIVED = """([phase, last]) => {
  const { dataset } = document.querySelector('main');
  return dataset.phase === phase && Number(dataset.seq) >= last;
}"""


class Moment(NamedTuple):
    """A story up to a decision, and the seat that has to take it."""

    edition: str
    kind: str
    told: Scenario
    steps: tuple[Step, ...]
    seat: str
    line: str  # who decides what, in German

    @property
    def phase(self) -> str:
        return self.kind.split()[0]

    def set_up(self, server: str) -> Any:
        """A table at which the story has not begun."""
        chance = [one.strip() for step in self.steps for one in step.chance.split(";") if one.strip()]
        claims = "automatic" if self.told.options.get("claims") == "automatic" else "strict"
        text = Path(self.told.path).read_text(encoding="utf-8")
        return make_told_table(server, text, chance=chance, claims=claims)

    def visit(self, page: "Page", server: str) -> None:
        """Sit down, see what happens, and wait for the decision. (For owners who are not there rent is claimed.)"""
        table = self.set_up(server)
        link = next(key["link"] for key in table["seats"] if key["seat"] == self.seat)
        page.goto(server + link)
        page.locator("main[data-phase] .line").wait_for()
        last = play(server, table, *[step.do for step in self.steps])
        page.wait_for_function(ARRIVED, arg=[self.phase, last])


@cache
def moments(edition: str) -> list[Moment]:
    """The shortest story for each kind of decision of an edition."""
    found: dict[str, Moment] = {}
    for path in scenario.find([SCENARIOS]):
        told = scenario.read(path)
        if told.edition == edition and not told.refused and told.steps and told.steps[0].do != "start":
            for moment in moments_of(told):
                known = found.get(moment.kind)
                if not known or len(moment.steps) < len(known.steps):
                    found[moment.kind] = moment
    return list(found.values())


def moments_of(told: Scenario) -> Iterator[Moment]:
    """What the story shows, until somebody acts who has no seat (`time`)."""
    game = scenario.set_up(told)
    steps: list[Step] = []
    yield Moment(told.edition, kind_of(game, steps), told, (), seat_of(game), question(game, "de"))
    for step in told.steps:
        if step.refused:
            continue
        if step.do == "time":
            return
        game.play(step.do, chance=step.chance)
        steps.append(step)
        yield Moment(told.edition, kind_of(game, steps), told, tuple(steps), seat_of(game), question(game, "de"))


def seat_of(game: Game) -> str:
    """Whoever may claim a rent, else who has to act."""
    owners = [owner for owner, *_ in game.claims] if game.phase == "roll" else []
    return [*owners, *game.waiting, *game.seats][0]


def kind_of(game: Game, steps: list[Step]) -> str:
    """The phase, and what else changes what is shown."""
    done = {step.do.split()[1] for step in steps}
    seat = game.waiting[0] if game.waiting else ""
    match game.phase:
        case "roll":
            if game.jail.get(seat, -1) >= 0:
                return "roll in jail"
            return (
                "roll with a ticket"
                if game.tickets.get(seat)
                else "roll while a rent is open"
                if game.claims
                else "roll"
            )
        case "buy":
            return "buy" if game.why_not(f"{seat} buy") is None else "buy without the money"
        case "auction":
            return "auction of a building" if "want" in done else "auction"
        case "debt":
            assert game.debt
            _, creditor, amount = game.debt
            lost = " beyond all means" * (game.could_raise(seat) < amount)
            return f"debt to {'the bank' if creditor == 'bank' else 'a player'}{lost}"
        case "offer":
            return "offer in place of a debt" if "settle" in done else "offer"
        case "choose":
            spaces = {space.id for space in game.table.edition.spaces}
            words = {str(action).split()[2] for action in game.legal_actions(seat) if "choose" in str(action)}
            return " ".join(["choose", *sorted({"space" if word in spaces else word for word in words})])
        case phase:
            return phase
