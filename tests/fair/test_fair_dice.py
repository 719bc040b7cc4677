"""Commitments, words and the numbers that follow from them."""

import json
from pathlib import Path
from typing import Any

import pytest
from fair_games import seed_of
from hypothesis import given
from hypothesis import strategies as st
from make_vectors import box
from plain_check import Draws, first_difference, sha256

from pasch import Game, Refusal, Seeded
from pasch.fair import LONGEST_WORDS, FairDice, commitment, new_seed, verify, words_line

VECTORS: Any = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))
said = st.text(st.characters(exclude_characters="|"), min_size=1, max_size=LONGEST_WORDS).filter(
    lambda text: text.isprintable() and text == text.strip()
)
said_by_seat = st.dictionaries(st.sampled_from("ABCDEFGH"), said)


def test_seeds_are_random_and_long() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {64}


@pytest.mark.parametrize("seed", ["", "7", "0" * 63, "0" * 65, "A" * 64, "0" * 63 + "\n", "0" * 63 + "٣"])
def test_a_seed_of_another_form_is_refused(seed: str) -> None:
    with pytest.raises(ValueError, match="64 hex digits"):
        FairDice(seed)


@pytest.mark.parametrize("vector", VECTORS["draws"], ids=lambda vector: vector["words"] or "no words")
def test_commitment_key_and_numbers_are_the_known_ones(vector: Any) -> None:
    dice = FairDice(vector["seed"], vector["words"])
    assert dice.commit == commitment(vector["seed"]) == vector["commit"] == sha256(f"pasch commit:{vector['seed']}")
    source, plain = dice.source(), Draws(vector["key"])
    below = [int(n) for n in vector["below"].split()]
    assert source.seed == vector["key"]
    assert " ".join(str(source.below(n)) for n in below) == vector["numbers"]
    assert " ".join(str(plain.below(n)) for n in below) == vector["numbers"]
    assert source.counter == vector["counter"] == plain.counter + 1


@pytest.mark.parametrize("game", VECTORS["games"], ids=["strollers", "bus riders"])
def test_the_known_games_are_fair_by_the_rules_and_without_them(game: Any) -> None:
    assert verify(game["record"]).ok
    assert first_difference(game["record"], game["box"]) is None
    assert box(Game.from_record(game["record"]).table) == game["box"]


def test_the_known_games_show_every_kind_of_chance_and_known_cards() -> None:
    verdicts = [verify(game["record"]) for game in VECTORS["games"]]
    assert all(sum(getattr(found, kind) for found in verdicts) for kind in ("throws", "cards", "tickets", "deals"))
    strollers = VECTORS["games"][0]
    assert verdicts[0].cards > len(strollers["box"]["chance"]) + len(strollers["box"]["chest"])


@given(first=said_by_seat, second=said_by_seat)
def test_other_words_are_another_line_and_other_numbers(first: dict[str, str], second: dict[str, str]) -> None:
    seed = seed_of("words")
    sources = [FairDice(seed, words_line(words)).source() for words in (first, second)]
    assert (sources[0].seed == sources[1].seed) == (first == second)


@given(words=said_by_seat)
def test_words_survive_the_record_byte_for_byte(words: dict[str, str]) -> None:
    dice = FairDice(seed_of("round trip"), words_line(words))
    game = Game("classic", ["Ada", "Ben"], source=dice.source())
    game.header |= dice.header(revealed=True)
    record = game.record().encode()
    again = Game.from_record(record.decode())
    assert again.header.get("words", "") == dice.words
    assert again.record().encode() == record
    assert verify(again.record()).ok


HIDDEN = ("a\nb", "a\rb", "a\x00", "\x1b[2J", "a\u2028b", "a\u00a0b", "a\u202eb", "\ud800")


@pytest.mark.parametrize("text", ["", " ", " a", "a ", "a|b", "x" * (LONGEST_WORDS + 1), *HIDDEN])
def test_words_that_cannot_stand_in_the_header_are_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        words_line({"A": text})
    assert refused.value.clause == "notation"
    assert refused.value.unread


@pytest.mark.parametrize("seat", ["", "I", "a", "AB", "1"])
def test_only_seats_have_words(seat: str) -> None:
    with pytest.raises(Refusal):
        words_line({seat: "otter"})


def test_a_source_goes_on_at_its_counter() -> None:
    dice = FairDice(seed_of("resumed"))
    whole = dice.source()
    numbers = [whole.below(6) for _ in range(50)]
    for stop in (0, 1, 17, 50):
        source = dice.source(counter=stop)
        assert [source.below(6) for _ in range(50 - stop)] == numbers[stop:]
        assert source.counter == 50


def test_a_game_resumed_from_its_record_and_counter_throws_the_same() -> None:
    dice = FairDice(seed_of("restart"), words_line({"B": "mine"}))
    game = Game("mega", ["Ada", "Ben"], source=dice.source())
    for step in range(150):
        source = game.source
        assert isinstance(source, Seeded)
        if step % 10 == 3:
            twin = Game.from_record(game.record())
            twin.source = dice.source(source.counter)
            game = twin
        game.play(game.legal_actions(game.waiting[0])[0])
    game.header |= dice.header(revealed=True)
    assert verify(game.record()).ok


def test_a_refused_action_draws_nothing() -> None:
    source = FairDice(seed_of("refused")).source()
    game = Game("classic", ["Ada", "Ben"], source=source, start="A")
    with pytest.raises(Refusal):
        game.play("B roll")
    assert isinstance(game.source, Seeded)
    assert game.source.counter == 0


def test_the_seed_is_in_no_text_before_it_is_revealed() -> None:
    dice = FairDice(seed_of("secret"), "A otter")
    assert dice.header() == {"commit": dice.commit, "words": "A otter"}
    assert dice.header(revealed=True) == {**dice.header(), "seed": dice.seed}
    assert FairDice(dice.seed).header() == {"commit": dice.commit}
    assert dice.seed not in f"{dice!r} {dice.source()!r} {dice.source().seed}"
