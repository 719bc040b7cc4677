"""Bad players, records and positions are refused in one clear line, never with a crash."""

import base64
import random
import zlib

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pasch import EditionError, Game, PositionError, RecordError, Refusal
from pasch.position import LIMITS
from pasch.rules.check import broken
from pasch.rules.layout import rows
from pasch.rules.state import State

HOSTILE = settings(deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
BAD_NAMES = ("", " ", " Ada", "Ada ", "A|B", "A (B", "(bot x)", "A\nB", "A\x00", "A\u2028B", "x" * 41)
RECORD = """pasch 1
edition: classic {digest}
engine: 0.1.0
players: Ada | Ben
options: claims=demand
start: A

A roll : 1 2
A buy
B roll : 1 2
A claim
"""


def record() -> str:
    return RECORD.format(digest=Game().table.edition.digest)


@pytest.mark.parametrize("names", [[], ["Ada"], [*"ABCDEFGHI"]], ids=len)
def test_too_few_and_too_many_players_are_refused(names: list[str]) -> None:
    with pytest.raises(Refusal) as refused:
        Game("classic", names)
    assert refused.value.clause == "setup.player-count"


@pytest.mark.parametrize("name", BAD_NAMES)
def test_names_that_would_break_a_record_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        Game("classic", ["Ada", name])
    assert refused.value.clause == "notation"
    assert "\n" not in str(refused.value)


@settings(HOSTILE, max_examples=150)
@given(st.lists(st.text(max_size=45), min_size=2, max_size=4))
def test_whatever_name_is_allowed_survives_the_record(names: list[str]) -> None:
    try:
        game = Game("classic", names, seed=1)
    except Refusal:
        return
    again = Game.from_record(game.record())
    assert again.players == tuple(names)
    assert again.record() == game.record()


@pytest.mark.parametrize(
    ("edition", "message"),
    [
        ("", "no such edition"),
        ("clasic", "classic"),
        ("../classic", "no such edition"),
        ("nowhere.toml", "no such file"),
        ("classic\n", "no such edition"),
        ("CLASSIC", "no such edition"),
    ],
)
def test_an_edition_that_does_not_exist_is_refused(edition: str, message: str) -> None:
    with pytest.raises(EditionError, match=message) as error:
        Game(edition, ["Ada", "Ben"])
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("arguments", "clause"),
    [
        ({"tokens": ["vader", "vader"]}, "setup.token-unique"),
        ({"tokens": ["hat", "luke"]}, "notation"),
        ({"tokens": ["luke", "leia", "han"]}, "notation"),
        ({"banker": "A"}, "setup.banker-abstain-over-five"),
        ({"banker": "Z"}, "notation"),
        ({"banker": "AB"}, "notation"),
        ({"start": "C"}, "setup.first-player"),
        ({"start": "AB"}, "setup.first-player"),
        ({"start": "a"}, "setup.first-player"),
    ],
)
def test_tokens_bankers_and_starts_that_cannot_be_are_refused(arguments: dict[str, object], clause: str) -> None:
    with pytest.raises(Refusal) as refused:
        Game("starwars", ["Ada", "Ben"], **arguments)  # type: ignore[arg-type]
    assert refused.value.clause == clause
    assert refused.value.detail


@pytest.mark.parametrize("seat", ["", "C", "AB", "a", "bank", "#1"])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: str) -> None:
    game = Game("classic", ["Ada", "Ben"], start="A")
    for ask in (game.legal_actions, game.verbs, game.wealth, game.could_raise):
        with pytest.raises(Refusal, match=r".*"):
            ask(seat)


def test_the_record_used_below_is_sound() -> None:
    assert Game.from_record(record()).record() == record()


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("pasch 1", "pasch 2", 1, "expected `pasch 1`"),
        ("edition: classic", "edition: klassik", 2, "none of"),
        ("players: Ada | Ben", "players: Ada", 4, "1 players"),
        ("players: Ada | Ben\n", "", 5, "the header has no line `players:`"),
        ("claims=demand", "claims", 5, "expected key=value"),
        ("claims=demand", "claims=never", 5, "expected demand or automatic"),
        ("start: A", "start: Z", 4, "expected the seat"),
        ("start: A", "start = A", 6, "expected `key: value`"),
        ("start: A", "engine: 9", 6, "engine stands in line 3 already"),
        ("A roll : 1 2\n", "A roll : 1 7\n", 8, "expected dice"),
        ("A roll : 1 2\n", "A roll : \n", 8, "expected `ACTION`"),
        ("A roll : 1 2\n", "A roll\n", 8, "chance is missing"),
        ("A buy", "A build badstrasse", 9, "turn.sequence"),
        ("A buy", "\nA buy", 9, "expected `ACTION`"),
        ("B roll : 1 2", "B roll : 1 2; 1 2", 10, "more chance than needed: 1 2"),
    ],
)
def test_a_bad_record_is_refused_with_line_and_reason(old: str, new: str, line: int, message: str) -> None:
    with pytest.raises(RecordError) as error:
        Game.from_record(record().replace(old, new, 1))
    assert (error.value.line, message in str(error.value)) == (line, True), error.value
    assert "\n" not in str(error.value)


@settings(HOSTILE, max_examples=300)
@given(st.data())
def test_a_mangled_record_is_replayed_or_refused(data: st.DataObject) -> None:
    text = record()
    at = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(at, min(len(text), at + 12)))
    mangled = text[:at] + data.draw(st.text(max_size=12)) + text[end:]
    try:
        game = Game.from_record(mangled)
    except RecordError:
        return
    assert Game.from_record(game.record()).state.flat() == game.state.flat()


@settings(HOSTILE, max_examples=200)
@given(st.one_of(st.text(max_size=200), st.text(alphabet="p1~classic0a9,:-_=", max_size=200)))
def test_any_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        Game.from_position(text)


def _packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def _number(value: int) -> bytes:
    data = bytearray()
    while value >= 0x80:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    data.append(value)
    return bytes(data)


def test_a_position_that_unpacks_to_a_flood_is_refused() -> None:
    head = Game().position().rpartition("~")[0]
    for data in (bytes(10_000_000), b"\x02" + b"\xff" * 1000, b"\x02" + _number(2**41) * 2, b"", b"\x09"):
        with pytest.raises(PositionError):
            Game.from_position(f"{head}~{_packed(data)}")


def _moment(phase: str) -> Game:
    game = Game("classic", ["Ada", "Ben", "Cem"], start="A")
    game.play("A roll", chance="1 2")
    if phase == "auction":
        game.play("A decline")
        game.play("B bid 60")
    return game


@pytest.mark.parametrize(
    ("phase", "field", "value"),
    [
        ("buy", "phase", 10),
        ("buy", "turn", 3),
        ("buy", "die1", 7),
        ("buy", "alive", 2),
        ("buy", "claims", 17),
        ("buy", "depth", 17),
        ("auction", "bidder", 3),
        ("auction", "lot", 40),
        ("buy", "depth", -1_000_000),
        ("buy", "claims", -5),
        ("auction", "bid", -10),
        ("auction", "bid", 2_000_000),
        ("auction", "lot", 0),
    ],
)
def test_a_position_with_an_impossible_number_is_refused(phase: str, field: str, value: int) -> None:
    game = _moment(phase)
    assert game.phase == phase
    setattr(game.state, field, value)
    with pytest.raises(PositionError, match=r"^no such position is possible: "):
        Game.from_position(game.position())


FORGED = [(name, kind, shape) for name, kind, shape in rows(State) if name != "seats"]


@settings(HOSTILE, max_examples=150)
@given(st.data())
def test_a_forged_position_is_refused_or_read_as_it_is_written(data: st.DataObject) -> None:
    """One or two numbers of a sound state are changed to anything their type can hold."""
    edition = data.draw(st.sampled_from(("classic", "mega")))
    game = Game(edition, ["Ada", "Ben", "Cem"], seed=data.draw(st.integers(0, 50)))
    _play(game, random.Random(data.draw(st.integers(0, 1000))), data.draw(st.integers(0, 30)))
    for name, kind, shape in data.draw(st.lists(st.sampled_from(FORGED), min_size=1, max_size=2)):
        low, high = LIMITS[kind]
        value = data.draw(st.one_of(st.integers(max(low, -3), 12), st.integers(low, high - 1)))
        if not shape:
            setattr(game.state, name, value)
            continue
        row = getattr(game.state, name)
        for size in shape[:-1]:
            row = row[data.draw(st.integers(0, size - 1))]
        row[data.draw(st.integers(0, shape[-1] - 1))] = value
    text = game.position()
    try:
        forged = Game.from_position(text)
    except PositionError:
        assert broken(game.table.board, game.state) or max(game.state.token) >= len(game.table.edition.tokens)
        return
    assert forged.position() == text
    assert forged.state.flat() == game.state.flat()


def _play(game: Game, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if not game.waiting:
            break
        actions = game.legal_actions(rng.choice(game.waiting))
        game.play(rng.choices(actions, [0.1 if action.verb in ("offer", "resign") else 1 for action in actions])[0])
