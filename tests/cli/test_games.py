"""Replays, positions, and games played in the terminal."""

from pathlib import Path

import pytest
from cli_runs import Pasch, random_game

from pasch import Game
from pasch.edition import available
from pasch.rules.board import Board
from pasch.rules.setup import set_up
from pasch.rules.state import State


@pytest.mark.parametrize("edition", available())
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_record_is_told_from_start_to_result(pasch: Pasch, tmp_path: Path, edition: str, lang: str) -> None:
    game = random_game(edition, seed=3)
    path = tmp_path / "game.pasch"
    path.write_text(game.record(), encoding="utf-8")
    result = pasch("replay", str(path), "--lang", lang)
    assert (result.code, result.err) == (0, "")
    assert f"A Ada, B Ben, C Cem ({'Bot' if lang == 'de' else 'bot'} casual)" in result.out
    rounds = result.out.count("\nRunde " if lang == "de" else "\nRound ")
    turns = sum(type(event).__name__ in ("TurnBegan", "GameStarted") for event in game.events)
    assert turns - 1 <= rounds <= turns


def test_rent_claimed_after_a_turn_is_told_in_its_paragraph(pasch: Pasch) -> None:
    game = Game("classic", ["Ada", "Ben"], start="A")
    game.play("A roll", chance="1 2")
    game.play("A buy")
    game.play("B roll", chance="1 2")
    game.play("A claim")
    game.play("A roll", chance="3 4")
    out = pasch("replay", "-", "--lang", "en", stdin=game.record()).out
    paragraphs = [" ".join(part.split()) for part in out.split("\n\n")]
    assert [part for part in paragraphs if part.startswith("Round 1, Ben:") and part.endswith("(Turmstraße).")]


def test_offers_are_told_with_their_terms(pasch: Pasch) -> None:
    game = Game("classic", ["Ada", "Ben"], start="A")
    game.play("A roll", chance="1 2")
    game.play("A buy")
    game.play("A offer B give turmstrasse get 30")
    out = pasch("replay", "-", "--lang", "en", stdin=game.record()).out
    assert "Ada offers Ben: Turmstraße for M 30." in " ".join(out.split())


def test_events_are_printed_under_their_lines(pasch: Pasch) -> None:
    game = Game("classic", ["Ada", "Ben"], start="A")
    game.play("A roll", chance="1 2")
    out = pasch("replay", "-", "--events", stdin=game.record()).out
    assert "    8  A roll : 1 2\n         DiceThrown(seat='A', first=1, second=2, speed='')\n" in out


def test_a_record_that_reads_but_does_not_replay_names_line_and_reason(pasch: Pasch) -> None:
    record = Game("classic", ["Ada", "Ben"], start="A").record()
    result = pasch("replay", "-", stdin=record + "A roll : 1 2\nB roll : 1 2\n")
    assert result.code == 1
    assert result.is_one_clear_line
    assert result.err.startswith("pasch: -: line 9: 'B roll' is refused: turn.sequence")
    assert "throws 1 and 2" in result.out


def test_a_record_of_an_own_edition_needs_its_file(pasch: Pasch) -> None:
    village = str(Path(__file__).parent.parent / "editions" / "village.toml")
    from pasch.edition import load

    record = Game(load(village), ["Ada", "Ben"], start="A").record()
    assert pasch("replay", "-", stdin=record).code == 2
    assert pasch("replay", "-", "--edition", village, stdin=record).code == 0
    assert pasch("replay", "-", "--edition", "classic", stdin=record).code == 1


def test_line_ends_and_byte_order_marks_of_windows_do_no_harm(pasch: Pasch) -> None:
    record = random_game(lines=20).record()
    windows = b"\xef\xbb\xbf" + record.replace("\n", "\r\n").encode()
    assert pasch("replay", "-", stdin=windows) == pasch("replay", "-", stdin=record)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_position_is_shown(pasch: Pasch, lang: str) -> None:
    game = Game("mega", ["A", "B"], start="A")
    game.play("A roll", chance="1 2 1")
    game.play("A buy")
    result = pasch("position", "show", game.position(), "--lang", lang)
    assert (result.code, result.err) == (0, "")
    bought = next(space for space, owner in game.owner.items() if owner == "A")
    assert f"[{bought}]" in result.out
    assert result.out == pasch("position", "show", "-", "--lang", lang, stdin=game.position() + "\n").out


def test_a_game_ends_politely_with_the_input_and_is_recorded(pasch: Pasch, tmp_path: Path) -> None:
    path = tmp_path / "game.pasch"
    result = pasch("play", "--seed", "5", "--lang", "de", "--record", str(path), stdin="roll\n1\n")
    assert (result.code, result.err) == (0, "")
    assert f"Bis zum nächsten Mal.\nGespeichert: {path}\n" in result.out
    record = path.read_text()
    assert "players: Spieler | Cora (bot shrewd) | Dino (bot shrewd)\n" in record
    assert Game.from_record(record).lines[-1].action.startswith("A ")


def test_the_same_seed_plays_the_same_game(pasch: Pasch) -> None:
    first, second = (pasch("play", "--seed", "5", stdin="1\n" * 50).out for _ in range(2))
    assert first == second != pasch("play", "--seed", "6", stdin="1\n" * 50).out


@pytest.mark.parametrize("edition", available())
def test_whoever_always_takes_the_first_choice_plays_a_whole_evening(
    pasch: Pasch, tmp_path: Path, edition: str
) -> None:
    path = tmp_path / "game.pasch"
    result = pasch("play", edition, "--seed", "2", "--record", str(path), stdin="1\n" * 400)
    assert (result.code, result.err) == (0, "")
    game = Game.from_record(path.read_text())
    assert game.phase == "over" or game.out or sum(line.action.startswith("A ") for line in game.lines) > 300


def test_people_at_one_keyboard_say_who_they_are(pasch: Pasch) -> None:
    lines = "roll\ndecline\npass\nA pass\nb bid 50\nB pass\nquit\n"
    result = pasch("play", "--names", "Ada", "Ben", "--seed", "1", "--lang", "en", stdin=lines)
    assert "Who? Please put the letter in front: A pass / B pass" in result.out
    assert "Ben bids M 50." in result.out


def test_a_refused_action_quotes_the_rule(pasch: Pasch) -> None:
    result = pasch("play", "--names", "Ada", "Ben", "--lang", "en", stdin="build badstrasse\n")
    assert "§ build.group-required" in result.out


@pytest.mark.parametrize(("lang", "told"), [
    ("de", "Du brauchst M 120 und hast M 40. § buy.short-of-cash"),
    ("en", "You need M 120 and have M 40. § buy.short-of-cash"),
])  # fmt: skip
def test_a_refused_action_gives_the_figures_that_decide_it(
    pasch: Pasch, monkeypatch: pytest.MonkeyPatch, lang: str, told: str
) -> None:
    monkeypatch.setattr("pasch.game.set_up", _poor)
    result = pasch("play", "--names", "Ada", "Ben", "--seed", "1", "--lang", lang, stdin="roll\nbuy\nwhy buy\n")
    assert " ".join(result.out.split()).count(told) == 2


def _poor(board: Board, state: State, seats: int, banker: int) -> None:
    set_up(board, state, seats, banker)
    state.cash[:seats] = [40] * seats


def test_why_quotes_the_rule_and_changes_nothing(pasch: Pasch, tmp_path: Path) -> None:
    path = tmp_path / "game.pasch"
    lines = "why build badstrasse\nwhy build.even\nwhy roll\nwhy\n"
    result = pasch("play", "--names", "Ada", "Ben", "--lang", "en", "--record", str(path), stdin=lines)
    assert [part for part in ("§ build.group-required", "§ build.even", "allowed now") if part not in result.out] == []
    assert [line.action for line in Game.from_record(path.read_text()).lines] == ["start"]


def test_an_action_without_chance_is_taken_back_but_a_throw_is_not(pasch: Pasch, tmp_path: Path) -> None:
    path = tmp_path / "game.pasch"
    play = ("play", "--names", "Ada", "Ben", "--seed", "2", "--lang", "en", "--record", str(path))
    result = pasch(*play, stdin="roll\nbuy\nundo\nbuy\nroll\nundo\n")
    assert "Taken back: A buy" in result.out
    assert "Nothing to take back" in result.out
    assert [line.action[2:] for line in Game.from_record(path.read_text()).lines[1:]] == ["roll", "buy", "roll"]


def test_nobody_moves_for_a_bot(pasch: Pasch) -> None:
    result = pasch("play", "--seed", "5", "--lang", "en", stdin="B roll\nz roll\n")
    assert "Cora is a bot and decides alone." in result.out
    assert "Only A, B, C sit at this table." in result.out


def test_a_person_is_asked_to_claim_before_a_bot_throws(pasch: Pasch, tmp_path: Path) -> None:
    path = tmp_path / "game.pasch"
    result = pasch("play", "--seed", "2", "--lang", "en", "--record", str(path), stdin="1\n" * 300)
    assert "any rent to claim?" in result.out
    lost = [event for event in Game.from_record(path.read_text()).events if type(event).__name__ == "RentForfeited"]
    assert [event for event in lost if getattr(event, "owner", "") == "A"] == []


def test_a_game_is_saved_but_never_over_another_kind_of_file(pasch: Pasch, tmp_path: Path) -> None:
    other, mine = tmp_path / "letter.txt", tmp_path / "game.pasch"
    other.write_text("Dear Ada")
    result = pasch("play", "--lang", "en", stdin=f"save {other}\nsave {mine}\nsave {mine}\nsave {tmp_path}\nsave\n")
    assert other.read_text() == "Dear Ada"
    assert Game.from_record(mine.read_text()).lines
    assert result.out.count(f"Saved: {mine}") == 2
    assert pasch("play", "--record", str(other)).is_one_clear_line


def test_variants_and_options_are_played(pasch: Pasch, tmp_path: Path) -> None:
    path = tmp_path / "game.pasch"
    result = pasch(
        "play", "starwars", "--variant", "short", "--option", "claims=automatic", "rounds=3", "--record", str(path)
    )
    assert result.code == 0
    assert "variants: short\noptions: claims=automatic rounds=3\n" in path.read_text()


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["--players", "9"], 2),
        (["--players", "0"], 2),
        (["--bots", "-1"], 2),
        (["--bots", "9"], 2),
        (["--bots", "2", "casual"], 2),
        (["--bots", *["casual"] * 9], 2),
        (["--bots", "plain"], 2),
        (["--bots", "shrewd:nasty"], 2),
        (["--bots", "no-such-file.py"], 2),
        (["--players", "2", "--names", "Ada"], 2),
        (["--names", "A|B"], 2),
        (["--variant", "fast"], 2),
        (["--option", "jackpot"], 2),
        (["--option", "jackpot=maybe"], 2),
        (["--bots", "0"], 1),
        (["mega", "--variant", "speed-die"], 1),
        (["hobbit", "--players", "7"], 1),
        (["nowhere"], 2),
        (["--seed", "\udcff"], 2),
        (["--record", "/no/such/folder/game.pasch"], 2),
    ],
)
def test_a_table_that_cannot_be_set_is_refused_in_one_line(pasch: Pasch, args: list[str], code: int) -> None:
    result = pasch("play", *args)
    assert result.is_one_clear_line
    assert result.code == code
