"""Bots in the terminal: who they are, what they offer, why they act, and what happens when one goes wrong."""

import io
from pathlib import Path

import pytest
from cli_runs import Pasch

from pasch import Game
from pasch.bots.host import Host, seat_players
from pasch.cli.session import Session

OWN = "def choose(game, seat):\n    return {answer}\n"


class Scripted:
    """Says its lines; then it throws, declines and rejects."""

    code = "scripted"

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def choose(self, game: Game, seat: str) -> str:
        if self.lines:
            return self.lines.pop(0)
        plain = {"roll": "roll", "buy": "decline", "auction": "pass", "offer": "reject"}
        return f"{seat} {plain[game.phase]}"


def _session(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: Game, bot: Scripted, typed: str
) -> str:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
    Session(Host(game, {"B": bot}), "en").run()
    return capsys.readouterr().out


def _before_an_offer() -> Game:
    """Ada owns Turmstraße, and Ben is about to throw."""
    game = Game("classic", ["Ada", "Ben (bot scripted)"], start="A", seed=1)
    game.play("A roll", chance="1 2")
    game.play("A buy")
    return game


@pytest.mark.parametrize(
    ("typed", "told", "owner"),
    [
        ("accept\n", "Ada accepts the offer from Ben.", "B"),
        ("1\n", "Ada accepts the offer from Ben.", "B"),
        ("reject\n", "Ada rejects the offer from Ben.", "A"),
        ("offer b give turmstrasse get 150\n", "Ada offers Ben: Turmstraße for M 150.", "A"),
    ],
)
def test_a_person_accepts_rejects_or_counters_the_offer_of_a_bot(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, told: str, owner: str
) -> None:
    game = _before_an_offer()
    out = _session(capsys, monkeypatch, game, Scripted("B offer A give 100 get turmstrasse"), typed)
    assert "Ben offers Ada: M 100 for Turmstraße." in out
    assert "Ada decides: Ben offers M 100 for Turmstraße." in out
    assert "Counter-offer: offer B give … get …" in out
    assert told in out
    assert game.owner["turmstrasse"] == owner


def test_a_bot_accepts_a_counter_offer(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    game = _before_an_offer()
    bot = Scripted("B offer A give 100 get turmstrasse", "B accept")
    _session(capsys, monkeypatch, game, bot, "offer b give turmstrasse get 150\n")
    assert (game.owner["turmstrasse"], game.cash["A"]) == ("B", 1500 - 60 + 150)


def test_people_and_bots_bid_in_turn(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("classic", ["Ada", "Ben (bot scripted)"], start="B", seed=1)
    game.play("B roll", chance="1 2")
    bot = Scripted("B decline", "B bid 20", "B bid 60", "B pass")
    out = _session(capsys, monkeypatch, game, bot, "bid 50\nbid 70\n")
    bids = [line.strip() for line in out.splitlines() if line.startswith(("  Ben", "  Ada"))]
    assert [bid for bid in bids if "bids" in bid and "(" not in bid] == [
        "Ben bids M 20.",
        "Ada bids M 50.",
        "Ben bids M 60.",
        "Ada bids M 70.",
    ]
    assert "Ada wins Turmstraße at auction for M 70." in out


def test_bots_are_named_by_their_codes(pasch: Pasch, tmp_path: Path) -> None:
    path = tmp_path / "game.pasch"
    result = pasch("play", "--names", "Ada", "--bots", "shrewd", "casual", "shrewd:builder", "--record", str(path))
    assert result.code == 0
    assert "B Cora (bot shrewd), C Dino (bot casual), D Elif (bot shrewd:builder)" in result.out
    header = "players: Ada | Cora (bot shrewd) | Dino (bot casual) | Elif (bot shrewd:builder)\n"
    assert header in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("de", "Ben kauft, was kommt, wenn das Bargeld reicht."),
        ("en", "Ben buys what it lands on if the cash will do."),
    ],
)
def test_why_tells_the_reason_of_the_last_bot(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, reason: str
) -> None:
    game = Game("classic", ["Ada", "Ben (bot casual)"], start="B")
    game.play("B roll", chance="1 2")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"why\n"), encoding="utf-8"))
    Session(Host(game, seat_players(game)), lang).run()
    assert reason in capsys.readouterr().out


def test_why_before_any_bot_has_moved_asks_what_is_meant(pasch: Pasch) -> None:
    result = pasch("play", "--names", "Ada", "Ben", "--lang", "en", stdin="why\n")
    assert "What? For example: why build badstrasse" in result.out


def test_why_does_not_give_the_limit_of_a_bidder_away(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game("classic", ["Ada", "Ben (bot shrewd)"], start="A")
    game.play("A roll", chance="6 3")
    game.play("A decline")
    game.play("A bid 1")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"why\npass\nwhy\n"), encoding="utf-8"))
    Session(Host(game, seat_players(game)), "en").run()
    during, _, after = capsys.readouterr().out.partition("\n  Ada passes.\n")
    assert "keeps the limit secret until the hammer falls" in " ".join(during.split())
    assert "would pay up to" not in during
    assert "Ben " in after


def test_an_own_bot_sits_at_the_table(pasch: Pasch, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(OWN.format(answer="next(a for a in game.legal_actions(seat) if a.verb != 'resign')"))
    result = pasch("play", "--names", "Ada", "--bots", str(bot), "--seed", "3", "--lang", "en", stdin="1\n1\n1\nwhy\n")
    assert (result.code, result.err) == (0, "")
    assert f"B Cora (bot {bot})" in result.out
    assert "that gives no reasons" in " ".join(result.out.split())


def test_an_own_bot_that_goes_wrong_ends_the_game_in_one_line_and_the_record_is_saved(
    pasch: Pasch, tmp_path: Path
) -> None:
    bot, record = tmp_path / "bot.py", tmp_path / "game.pasch"
    bot.write_text(OWN.format(answer="seat + ' build badstrasse'"))
    play = ("play", "--names", "Ada", "--bots", str(bot), "--seed", "3", "--record", str(record))
    result = pasch(*play, stdin="1\n" * 9)
    assert result.code == 1
    assert result.is_one_clear_line
    assert result.err.startswith(f"pasch: bot {bot}, seat B: said 'B build badstrasse': ")
    assert Game.from_record(record.read_text()).lines


def test_a_planner_sits_at_the_table_at_once(pasch: Pasch, monkeypatch: pytest.MonkeyPatch) -> None:
    class Cold:
        def done(self) -> bool:
            return False

    monkeypatch.setattr("pasch.bots.planning_player.shared_warm_up", Cold)
    run = pasch("play", "--bots", "planner:200ms", "--seed", "6", "--lang", "en", stdin="1\n1\n1\nwhy\nquit\n")
    assert (run.code, run.err) == (0, "")
    assert "Cora (bot planner:200ms)" in run.out
    run = pasch("play", "--bots", "planner:soon", stdin="quit\n")
    assert run.is_one_clear_line
    assert "expected planner:200ms" in run.err
