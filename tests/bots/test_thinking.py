"""Bots say why, as data and as a sentence, and thinking aloud does not change what they do."""

from collections.abc import Iterator

import pytest

from pasch import Action, Game
from pasch.bots.host import Host, seat_players
from pasch.bots.players import KernelPlayer
from pasch.bots.thinking import SHREWD_VERBS, Option, Thinking, sentence
from pasch.edition import available
from pasch.text import LANGUAGES

TABLE = ("Ada (bot shrewd)", "Ben (bot casual)", "Cem (bot random)", "Dora (bot shrewd:builder)")


def _game(edition: str, seed: int, rounds: int = 30) -> Host:
    game = Game(edition, TABLE, seed=seed, options={"rounds": rounds})
    return Host(game, seat_players(game))


def _thoughts(host: Host) -> Iterator[Thinking]:
    while step := host.next():
        thinking = host.why()
        assert thinking is not None
        yield thinking
        host.game.play(step[1])


@pytest.mark.parametrize("edition", available())
def test_asking_why_after_each_move_changes_no_game(edition: str) -> None:
    asked, silent = _game(edition, 1), _game(edition, 1)
    assert len(list(_thoughts(asked))) > 200
    silent.play()
    assert asked.game.record() == silent.game.record()


@pytest.mark.parametrize("edition", available())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_a_reason_in_one_sentence(edition: str, lang: str) -> None:
    host = _game(edition, 2)
    for thinking in _thoughts(host):
        said = sentence(thinking, host.game, lang)
        name = TABLE["ABCD".index(thinking.action.seat)].split()[0]
        assert name in said
        assert said.endswith(".")
        assert "\n" not in said
        assert "  " not in said


def test_options_are_sorted_best_first_in_each_unit() -> None:
    weighed = 0
    for thinking in _thoughts(_game("mega", 3, 60)):
        for unit in ("money", "share", "rate"):
            worths = [option.worth for option in thinking.options if option.unit == unit]
            assert worths == sorted(worths, reverse=True)
            weighed += len(worths) > 1
    assert weighed > 50


def test_trades_are_weighed_in_shares_and_the_rest_in_money() -> None:
    units: dict[str, set[str]] = {}
    for thinking in _thoughts(_game("classic", 3, 60)):
        if thinking.kind == "shrewd":
            for option in thinking.options:
                units.setdefault(option.action.split()[1], set()).add(option.unit)
    assert [units[verb] for verb in ("offer", "accept", "reject")] == [{"share"}] * 3
    assert [units[verb] for verb in ("buy", "decline", "bid", "pass", "build")] == [{"money"}] * 5
    assert units["mortgage"] == {"rate"}


def test_a_shrewd_bot_says_what_it_would_have_paid() -> None:
    game = Game("classic", ["Ada (bot shrewd)", "Ben"], start="A")
    game.play("A roll", chance="1 2")
    game.state.cash[0] = 61
    player = KernelPlayer("shrewd:greed=0:spite=0", game.table)
    player.choose(game, "A")
    thinking = player.why(game, "A")
    assert thinking.action == Action("A", "decline")
    assert thinking.options == (Option("A decline", 0.0, "money"), Option("A buy", -60.0, "money"))
    assert (thinking.kind, thinking.lot, thinking.price, thinking.value) == ("shrewd", "turmstrasse", 60, 0)
    assert sentence(thinking, game, "en") == "Ada would pay up to M 0 for Turmstraße, and the price is M 60."
    assert sentence(thinking, game, "de") == "Ada würde bis M 0 zahlen (Turmstraße), und der Preis ist M 60."


@pytest.mark.parametrize(
    ("kind", "action", "options", "said"),
    [
        ("planner", "B roll", [("B roll", 41.26, "share"), ("B build los", 40.0, "share")],
         "Ben has played 2 options out: this one brought 41.3 % of the game on average, and none was clearly better."),
        ("own", "B roll", [], "Ben does what the bot x says, and that gives no reasons."),
        ("shrewd", "B claim", [], "Ben never leaves a rent unclaimed."),
        ("shrewd", "B accept", [("B accept", 3.04, "share")],
         "Ben expects the trade to raise its share of the game by 3 percentage points."),
        ("shrewd", "B reject", [("B accept", -1.25, "share")],
         "Ben expects the trade to lower its share of the game by 1.2 percentage points."),
        ("shrewd", "B reject", [("B accept", -100.0, "share")],
         "Ben would sooner have the whole estate than this settlement."),
        ("shrewd", "B accept", [("B accept", 1.0, "share")],
         "Ben expects the trade to raise its share of the game by 1 percentage point."),
        ("shrewd", "B reject", [("B accept", -0.04, "share")],
         "Ben expects the trade to leave its share of the game as it is."),
    ],
)  # fmt: skip
def test_reasons_are_told_in_words(kind: str, action: str, options: list[tuple[str, float, str]], said: str) -> None:
    seat, verb = action.split()
    weighed = tuple(Option(*option) for option in options)  # type: ignore[arg-type]
    thinking = Thinking("x", kind, Action(seat, verb), weighed)
    assert sentence(thinking, Game("classic", ["Ada", "Ben"], start="A"), "en") == said


@pytest.mark.parametrize(
    ("worth", "english", "german"),
    [
        (26.9, "Ben expects the building on Turmstraße to bring M 27 more than it costs.",
         "Ben erwartet, dass der Bau M 27 mehr bringt, als er kostet (Turmstraße)."),
        (-26.9, "Ben builds on Turmstraße: nowhere does a building bring more for its money.",
         "Ben baut, wo ein Gebäude für sein Geld am meisten bringt: Turmstraße."),
    ],
)  # fmt: skip
def test_no_building_brings_less_than_nothing_more(worth: float, english: str, german: str) -> None:
    option = Option("B build turmstrasse", worth, "money")
    thinking = Thinking("shrewd", "shrewd", Action("B", "build", "turmstrasse"), (option,))
    game = Game("classic", ["Ada", "Ben"], start="A")
    assert (sentence(thinking, game, "en"), sentence(thinking, game, "de")) == (english, german)


def test_a_planner_says_what_its_bid_brought_while_the_auction_goes_on() -> None:
    """That is no limit, so there is nothing to keep secret."""
    game = Game("classic", ["Ada", "Ben"], start="A")
    game.play("A roll", chance="1 2")
    game.play("A decline")
    options = (Option("B bid 20", 51.0, "share"), Option("B pass", 47.5, "share"))
    thinking = Thinking("planner:50", "planner", Action("B", "bid", amount=20), options)
    assert "played 2 options out: this one brought 51 % of the game" in sentence(thinking, game, "en")
    assert "2 Möglichkeiten durchgespielt: Diese brachte im Mittel 51 % vom Spiel" in sentence(thinking, game, "de")


def test_whoever_has_not_decided_yet_has_no_reason() -> None:
    game = Game("classic", ["Ada (bot shrewd)", "Ben"], start="A")
    assert Host(game, seat_players(game)).why() is None
    with pytest.raises(ValueError, match="has decided nothing yet"):
        KernelPlayer("shrewd", game.table).why(game, "A")


def test_every_verb_a_shrewd_bot_uses_has_a_reason_of_its_own() -> None:
    used = {
        thinking.action.verb
        for edition in available()
        for seed in range(2)
        for thinking in _thoughts(_game(edition, seed, 60))
        if thinking.kind == "shrewd"
    }
    assert used - {"claim"} <= set(SHREWD_VERBS)
    assert len(used) >= 18
