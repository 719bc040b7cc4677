"""What a simulation has found, as rows and shares."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from pasch.lab.match import wilson
from pasch.lab.sums import Histogram
from pasch.rules import codes
from pasch.version import __version__

if TYPE_CHECKING:
    from pasch.edition import Space
    from pasch.lab.simulation import Simulation

Row = dict[str, Any]

SEAT_NAMES: Final = "ABCDEFGH"
CAUSES: Final = {
    codes.RENT_PAID: "rent",
    codes.TAX_PAID: "tax",
    codes.FINE_PAID: "fine",
    codes.CARD_PAID: "card",
    codes.INTEREST_PAID: "interest",
    codes.REDEEMED: "redemption",
}
OTHER: Final = "other"
KIND_GROUPS: Final = {
    "station": ("Bahnhöfe", "Stations", "#4d4d4d"),
    "utility": ("Werke", "Utilities", "#9a9a9a"),
}


def ratio(part: float, whole: float) -> float | None:
    return part / whole if whole else None


def about(simulation: "Simulation") -> Row:
    series = simulation.series
    return {
        "engine": __version__,
        "edition": series.table.edition.id,
        "digest": series.table.edition.digest,
        "variants": list(series.table.variants),
        "options": dict(series.table.options),
        "bots": list(series.bots),
        "seed": series.seed,
        "games": simulation.games,
        "games_wanted": series.games,
        "most_rounds": series.most_rounds,
    }


def summary(simulation: "Simulation") -> Row:
    sums = simulation.sums
    games = sums.games
    limited = games - sums.ended - sums.faults
    return {
        **about(simulation),
        "endings": {
            "by_rules": sums.ended,
            "by_round_limit": limited,
            "by_fault": sums.faults,
            "tied": sums.tied,
            "share_by_rules": ratio(sums.ended, games),
            "share_by_round_limit": ratio(limited, games),
        },
        "rounds": _length(sums.rounds),
        "turns": _length(sums.turns),
        "per_game": {
            "decisions": ratio(sums.decisions, games),
            "offers": ratio(sums.offers, games),
            "trades": ratio(sums.trades, games),
            "auctions": ratio(sums.auctions, games),
            "bankruptcies": ratio(sum(sums.falls.values()), games),
            "jailed": ratio(sums.jailed, games),
        },
        **{name: table(simulation, name) for name in TABLES},
    }


def _length(lengths: Histogram) -> Row:
    return {
        "mean": lengths.mean,
        "median": lengths.quantile(50),
        "percent_5": lengths.quantile(5),
        "percent_95": lengths.quantile(95),
        "longest": max(lengths.counts, default=None),
    }


def table(simulation: "Simulation", name: str) -> list[Row]:
    if name not in TABLES:
        raise KeyError(f"{name}; expected one of {', '.join(TABLES)}")
    return TABLES[name](simulation)


def _seats(simulation: "Simulation") -> list[Row]:
    """Wins twice: by seat, and by order of play."""
    sums, bots = simulation.sums, simulation.series.bots
    rows: list[Row] = []
    for by, wins, ties in (("seat", sums.wins, sums.ties), ("order", sums.order_wins, sums.order_ties)):
        for number in range(sums.seats):
            _, low, high = wilson(wins[number], sums.ended)
            seat = SEAT_NAMES[number] if by == "seat" else str(number + 1)
            row: Row = {"by": by, "seat": seat, "bot": bots[number] if by == "seat" else ""}
            row |= {"wins": wins[number], "ties": ties[number], "games": sums.ended}
            rows.append(row | {"share": ratio(wins[number], sums.ended), "low": low, "high": high})
    return rows


def _money(parts: Iterable[tuple[int, int, int, int, int]], games: int) -> Row:
    """Sums of bought, spent, built, rent and rents paid, and what they mean."""
    bought, spent, built, rent, paid = (sum(column) for column in zip(*parts, strict=True))
    return {
        "bought": bought,
        "spent": spent,
        "built": built,
        "rent": rent,
        "rents_paid": paid,
        "rent_per_game": ratio(rent, games),
        "rent_per_visit": ratio(rent, paid),
        "return": ratio(rent, spent + built),
    }


def _parts(simulation: "Simulation", space: int) -> tuple[int, int, int, int, int]:
    tally = simulation.sums.tally
    sold, spent, built, rents, visits = (
        tally[name][space] if tally else 0 for name in ("sold", "spent", "built", "rents", "visits")
    )
    return sold, spent, built, rents, visits


def _naming(number: int, space: "Space") -> Row:
    return {
        "number": number,
        "id": space.id,
        "name_de": space.name.de,
        "name_en": space.name.en,
        "kind": space.kind,
        "group": space.group,
    }


def _deeds(simulation: "Simulation") -> list[Row]:
    spaces = simulation.series.table.edition.spaces
    return [
        {
            **_naming(number, spaces[number]),
            "price": spaces[number].price,
            **_money([_parts(simulation, number)], simulation.games),
        }
        for number in simulation.series.table.deeds
    ]


def _groups(simulation: "Simulation") -> list[Row]:
    """Colour groups, stations and utilities. What evening out cost counts here, and for no single street."""
    spaces = simulation.series.table.edition.spaces
    evened = simulation.sums.tally.get("evened")
    rows: list[Row] = []
    for number, group in enumerate(simulation.series.table.edition.groups):
        parts = [_parts(simulation, at) for at, space in enumerate(spaces) if space.group == group.id]
        parts.append((0, 0, evened[number] if evened else 0, 0, 0))
        names = {"id": group.id, "name_de": group.name.de, "name_en": group.name.en, "kind": "street"}
        rows.append({**names, "color": group.color, **_money(parts, simulation.games)})
    for kind, (german, english, color) in KIND_GROUPS.items():
        parts = [_parts(simulation, at) for at, space in enumerate(spaces) if space.kind == kind]
        if parts:
            names = {"id": kind, "name_de": german, "name_en": english, "kind": kind}
            rows.append({**names, "color": color, **_money(parts, simulation.games)})
    return rows


def _spaces(simulation: "Simulation") -> list[Row]:
    """Where moves ended; being sent to jail counts as an arrival there."""
    table = simulation.series.table
    landings = list(simulation.sums.tally.get("landings", [0] * table.board.spaces))[: table.board.spaces]
    landings[table.board.jail_space] += simulation.sums.jailed
    total = sum(landings)
    return [
        {**_naming(number, space), "landings": landings[number], "share": ratio(landings[number], total)}
        for number, space in enumerate(table.edition.spaces)
    ]


def _lengths(simulation: "Simulation") -> list[Row]:
    return [{"rounds": rounds, "games": games} for rounds, games in sorted(simulation.sums.rounds.counts.items())]


def _cash(simulation: "Simulation") -> list[Row]:
    """The mean cash at the beginning of a player's turn, in the games where they are still in."""
    sums, bots = simulation.sums, simulation.series.bots
    rows: list[Row] = []
    for number, (cash, living) in enumerate(zip(sums.cash, sums.living, strict=True)):
        for seat in range(sums.seats):
            if living[seat]:
                row: Row = {"round": number + 1, "seat": SEAT_NAMES[seat], "bot": bots[seat], "games": living[seat]}
                rows.append(row | {"cash": cash[seat] / living[seat]})
    return rows


def _bankruptcies(simulation: "Simulation") -> list[Row]:
    """What could not be paid, and to whom."""
    counts: dict[tuple[str, str], int] = {}
    for (why, to_bank), count in simulation.sums.falls.items():
        kind = (CAUSES.get(why, OTHER), "bank" if to_bank else "player")
        counts[kind] = counts.get(kind, 0) + count
    total = sum(counts.values())
    return [
        {"cause": cause, "creditor": creditor, "count": count, "share": count / total}
        for (cause, creditor), count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    ]


BANKRUPTCY_COLUMNS: Final = ("cause", "creditor", "count", "share")
"""The one table that may be empty."""
TABLES: Final[dict[str, Callable[["Simulation"], list[Row]]]] = {
    "seats": _seats,
    "groups": _groups,
    "deeds": _deeds,
    "spaces": _spaces,
    "lengths": _lengths,
    "cash": _cash,
    "bankruptcies": _bankruptcies,
}
