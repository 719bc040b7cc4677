"""Refusals name only clauses that hold at the table, give figures, and leave no trace."""

import random
from collections import Counter
from functools import cache

import pytest
from random_play import EDITIONS, VARIANTS, choice, label, stories, tables, told

from pasch import Game, Refusal
from pasch.clauses import clause
from pasch.in_force import in_force
from pasch.notation import VERBS
from pasch.refusal import RELATED, WRONG_MOMENT
from pasch.rules import codes
from pasch.server.menu import menu
from pasch.table import Table
from pasch.text import LANGUAGES, refusal_text

NAMED = sorted({*codes.CLAUSES, *WRONG_MOMENT, *RELATED, *(each for row in RELATED.values() for each in row)} - {""})
PLAIN = [table for table in tables() if not table.changed_options()]


def attempts(game: Game, rng: random.Random) -> list[str]:
    """What anybody might try now: mostly not allowed."""
    seats, spaces = game.seats, [space.id for space in game.table.edition.spaces]
    seat, other = rng.choice(seats), rng.choice(seats)
    verb = rng.choice([verb for verb in VERBS if verb not in ("offer", "settle", "even", "choose")])
    words = {"bid": str(rng.choice((0, 5, 9999))), "want": "99", "use-card": ""}
    simple = verb in ("build", "sell", "mortgage", "redeem", "place", "ticket", "claim")
    deeds = list(game.owner)
    return [
        f"{seat} {verb} {rng.choice(spaces) if simple else words.get(verb, '')}".strip(),
        *(
            f"{seat} {verb} {space}"
            for verb in ("build", "sell", "mortgage", "redeem")
            for space in rng.sample(deeds, 2)
        ),
        f"{seat} offer {other} give {rng.choice(deeds)} get {rng.choice((1, 20000))}",
        f"{seat} offer {other} give {rng.choice((1, 20000))} get {rng.choice(deeds)}",
        f"{seat} settle {rng.choice(deeds)}",
        *(f"{seat} choose {answer}" for answer in ("redeem", "keep", "ticket")),
    ]


def refused_in_play(table: Table, seed: int, steps: int) -> list[tuple[Game, Refusal]]:
    """Refusals met in random play, each of which has left the game as it was."""
    rng = random.Random(seed)
    game = Game(table, [f"Player {i}" for i in range(4)], seed=seed)
    met: list[tuple[Game, Refusal]] = []
    for _ in range(steps):
        if game.phase == "over":
            break
        for action in attempts(game, rng):
            expected = game.why_not(action)
            if expected is None:
                continue
            before = game.state.flat()
            with pytest.raises(Refusal) as refused:
                game.play(action)
            assert game.state.flat() == before
            assert (refused.value.clauses, refused.value.figures) == (expected.clauses, expected.figures)
            met.append((game, refused.value))
        game.play(choice(game, rng))
    return met


@cache
def met_in_stories() -> tuple[Refusal, ...]:
    """Every refusal the stories tell of."""
    met: list[Refusal] = []
    for story in stories():
        for game, step in zip(told(story), story.steps, strict=False):
            refused = game.why_not(step.do)
            met += [refused] if refused else []
    return tuple(met)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_clause_a_refusal_can_name_holds_where_the_catalogue_says_so(edition: str) -> None:
    table = Table(edition)
    about_variants = ("short.", "time.", "speed.")
    for name in NAMED:
        if name != "notation":
            expected = edition in clause(name).editions and not name.startswith(about_variants)
            assert in_force(name, table) == expected, name


@pytest.mark.parametrize("table", tables(), ids=label)
def test_no_refusal_names_a_clause_that_does_not_hold_at_its_table(table: Table) -> None:
    for name in NAMED:
        for timely in (False, True):
            refused = Refusal.named(name, holds=lambda each: in_force(each, table), timely=timely)
            assert [each for each in refused.clauses if not in_force(each, table)] == []
            assert len(set(refused.clauses)) == len(refused.clauses)


def test_where_everybody_builds_as_he_likes_no_refusal_speaks_of_evenness() -> None:
    assert in_force("build.even", Table("classic"))
    table = Table("classic", options={"build_evenly": False})
    assert not in_force("build.even", table)
    named = Refusal.named("build.hotel-needs-all-four", holds=lambda each: in_force(each, table), timely=True)
    assert named.clauses == ("build.hotel-needs-four",)


@pytest.mark.parametrize("table", tables(), ids=label)
def test_the_menu_names_only_clauses_that_hold_at_its_table(table: Table) -> None:
    rng, named = random.Random(label(table)), Counter[str]()
    game = Game(table, [f"Player {i}" for i in range(4)], seed=7)
    for _ in range(150):
        if game.phase == "over":
            break
        for seat in game.seats:
            named.update(menu(game, seat).may_not.values())
        game.play(choice(game, rng))
    assert len(named) > 5
    assert [each for each in named if not in_force(each, table)] == []


def test_a_clause_about_a_variant_holds_only_where_it_is_played() -> None:
    for variants in VARIANTS:
        table = Table("classic", variants)
        assert in_force("short.hotel-after-three", table) == ("short" in variants)
        assert in_force("speed.triple", table) == ("speed-die" in variants)
        assert in_force("mega.triple.optional", table) == ("speed-die" in variants)
        assert not in_force("mega.triple.any-space", table)


@pytest.mark.parametrize("table", PLAIN, ids=label)
def test_refusals_in_random_play_hold_here_and_leave_the_state_as_it_was_to_the_byte(table: Table) -> None:
    met = refused_in_play(table, seed=len(label(table)), steps=120)
    assert len(met) > 500
    for _, refused in met:
        assert [each for each in refused.clauses if not in_force(each, table)] == [], refused.action
        for lang in LANGUAGES:
            assert refusal_text(refused, lang)


def test_refusals_of_the_stories_name_clauses_that_hold_and_can_be_said() -> None:
    met = met_in_stories()
    assert len(met) > 300
    for refused in met:
        assert refused.game or refused.detail_id or refused.clause
        if refused.game:
            assert [each for each in refused.clauses if not in_force(each, refused.game.table)] == [], refused.action
        assert {refusal_text(refused, lang) for lang in LANGUAGES}


def test_the_stories_meet_nearly_every_kind_of_figures() -> None:
    kinds = Counter(refused.figures.message for refused in met_in_stories() if refused.figures)
    assert len(kinds) >= 20, kinds
