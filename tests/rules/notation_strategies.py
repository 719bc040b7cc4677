"""Hypothesis strategies for everything the notation can say on a table."""

from functools import cache
from typing import Any, Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pasch.notation import DECKS, OPTIONS, SEATS, VERBS, WORDS, Action, Items, Outcome
from pasch.rules import codes
from pasch.table import Table

LOOSE_WORDS: Final = ("give", "get", "nothing", "card:chest", "#39", "#99", "-1", "0", "120", "=", "los=", ":", ";")
amounts: Final = st.one_of(st.integers(0, 2000), st.integers(0, 999_999_999))
seats: Final = st.sampled_from(SEATS)
junk: Final = st.one_of(
    st.text(max_size=40),
    st.lists(
        st.sampled_from([*VERBS, *SEATS, *WORDS, *DECKS, *OPTIONS, *LOOSE_WORDS]),
        max_size=8,
    ).map(" ".join),
)
WITH_SPACE: Final = ("ticket", "build", "mortgage", "redeem", "place")


@cache
def spaces(table: Table) -> SearchStrategy[str]:
    return st.sampled_from([space.id for space in table.edition.spaces])


@cache
def items(table: Table) -> SearchStrategy[Items]:
    return st.builds(
        Items,
        cash=amounts,
        spaces=st.lists(spaces(table), max_size=4, unique=True).map(lambda ids: tuple(sorted(ids, key=table.index))),
        cards=st.lists(st.sampled_from(DECKS), max_size=2, unique=True).map(lambda decks: tuple(sorted(decks))),
        words=st.lists(st.sampled_from(sorted(WORDS)), max_size=2, unique=True).map(lambda words: tuple(sorted(words))),
    )


@cache
def levels(table: Table) -> SearchStrategy[tuple[tuple[str, int], ...]]:
    pairs = st.dictionaries(spaces(table), st.one_of(st.integers(0, 7), amounts), min_size=1, max_size=8)
    return pairs.map(lambda chosen: tuple(sorted(chosen.items(), key=lambda pair: table.index(pair[0]))))


@cache
def by_verb(table: Table) -> dict[str, SearchStrategy[Action]]:
    """Every verb with arguments of the right kind, in the one form in which actions are written."""
    space, terms = spaces(table), items(table)
    not_one = st.one_of(st.none(), amounts.filter(lambda amount: amount != 1))
    words = st.sampled_from([option for option in OPTIONS if option])

    def said(verb: str, **arguments: SearchStrategy[Any]) -> SearchStrategy[Action]:
        return st.builds(Action, seats, st.just(verb), **arguments)

    forms = {verb: said(verb) for verb in VERBS}
    forms |= {verb: said(verb, space=space) for verb in WITH_SPACE}
    forms |= {verb: said(verb, amount=amounts) for verb in ("bid", "want")}
    return forms | {
        "claim": said("claim", space=st.one_of(st.just(""), space)),
        "use-card": said("use-card", option=st.sampled_from(("", *DECKS))),
        "choose": st.one_of(said("choose", option=words), said("choose", space=space)),
        "sell": st.one_of(said("sell", space=space, amount=not_one), said("sell", levels=levels(table))),
        "even": said("even", levels=levels(table)),
        "offer": said("offer", partner=seats, give=terms, get=terms),
        "settle": said("settle", give=terms),
    }


@cache
def actions(table: Table) -> SearchStrategy[Action]:
    return st.one_of(*by_verb(table).values())


@cache
def outcomes(table: Table) -> SearchStrategy[Outcome]:
    """Every outcome of chance that can be written on this table."""
    die, face = st.integers(1, 6), st.sampled_from((1, 2, 3, codes.BUS, codes.MR))
    cards = [(deck, card) for deck in range(2) for card in range(len(table.decks[deck]))]
    number = st.integers(0, table.board.spaces - 1)
    return st.one_of(
        st.tuples(st.just("dice"), st.tuples(die, die)),
        st.tuples(st.just("dice"), st.tuples(die, die, face)),
        st.tuples(st.just("card"), st.sampled_from(cards)),
        st.tuples(st.just("ticket"), st.tuples(st.integers(0, 1))),
        st.tuples(st.just("deal"), st.lists(number, min_size=1, max_size=24).map(tuple)),
    )
