"""Editions nobody would print: any number of spaces, odd groups, boards without stations or cards, any switches."""

import json
import random
from typing import Any, Final, cast

from pasch.edition import Edition, EditionError, read
from pasch.refusal import Refusal
from pasch.table import MOST_START_DEEDS, VARIANTS, Table

KINDS: Final = {
    "street": 10,
    "station": 2,
    "utility": 1,
    "tax": 1,
    "chance": 2,
    "chest": 2,
    "free_parking": 1,
    "birthday": 1,
    "bus_ticket": 1,
    "auction": 1,
    "go_to_jail": 1,
}
"""What a board may be made of, and how likely each is."""
MOST: Final = {"station": 8, "utility": 4}
EXTRA: Final = ("birthday", "bus_ticket", "auction")
WORD: Final = {"de": "Wort", "en": "word"}
MOVES: Final = ("advance_to", "go_back_to", "move_back", "advance_nearest", "pay_or_draw")
VERBS: Final = (*MOVES, "go_to_jail", "collect", "pay", "collect_each", "pay_each", "repairs")

Row = dict[str, Any]


def toml(value: object) -> str:
    """A value as it stands in a TOML file."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in cast("Row", value).items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(item) for item in cast("list[object]", value)) + "]"
    return json.dumps(value)


def rising(rng: random.Random, count: int, most: int) -> list[int]:
    """So many amounts, each higher than the one before."""
    return sorted(rng.sample(range(1, most + count), count))


class Maker:
    """Makes one edition; a seed always makes the same."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.id = f"board-{seed}"
        self.size = self.rng.choice([8, 8, 8, 12, 12, 16, 20, *range(24, 65, 4)])
        self.scale = self.rng.choice([1, 1, 1, 20])
        self.skyscrapers = self.rng.random() < 0.3
        self.missing = int(self.rng.random() < 0.3)
        self.kinds = self.made_of()
        self.places: dict[str, list[int]] = {
            kind: [at for at, found in enumerate(self.kinds) if found == kind] for kind in KINDS
        }
        self.depots = bool(self.places["station"]) and self.rng.random() < 0.4
        self.tickets = (self.rng.randint(1, 6), self.rng.randint(0, 3)) if self.rng.random() < 0.4 else (0, 0)
        if self.places["bus_ticket"] and not sum(self.tickets):
            self.tickets = (2, 1)

    def made_of(self) -> list[str]:
        """The kinds of all spaces: LOS, a jail and a way into it, and whatever this board likes."""
        rng = self.rng
        liked = [kind for kind in KINDS if kind == "street" or rng.random() < 0.55]
        if rng.random() < 0.15:
            liked = [*(kind for kind in liked if kind != "street"), "station"]
        weights = [KINDS[kind] * rng.uniform(0.2, 3) for kind in liked]
        kinds = ["jail", "go_to_jail"]
        while len(kinds) < self.size - 1:
            kind = rng.choices(liked, weights)[0]
            kinds.append(kind if kinds.count(kind) < MOST.get(kind, 64) else "free_parking")
        rng.shuffle(kinds)
        return ["go", *kinds]

    def amount(self, most: int) -> int:
        return self.rng.randint(1, most) * self.scale

    def groups(self) -> list[list[int]]:
        """The streets in groups of any size."""
        streets = list(self.places["street"])
        if self.rng.random() < 0.5:
            self.rng.shuffle(streets)
        low = 2 if self.missing and self.rng.random() < 0.9 else 1
        groups: list[list[int]] = []
        while streets:
            size = self.rng.randint(max(low, min(8, len(streets) // max(1, 12 - len(groups)))), 8)
            groups.append(streets[:size])
            streets = streets[size:]
        if len(groups) > 1 and len(groups[-1]) < low and len(groups[-2]) < 8:
            last = groups.pop()
            groups[-1] += last
        return groups

    def spaces(self, groups: list[list[int]]) -> list[Row]:
        rows: list[Row] = []
        for at, kind in enumerate(self.kinds):
            row: Row = {"id": f"space-{at}", "name": WORD, "kind": kind}
            if kind == "street":
                row["group"] = next(f"group-{number}" for number, group in enumerate(groups) if at in group)
                row["price"] = 2 * self.amount(200)
                row["rents"] = rising(self.rng, 7 if self.skyscrapers else 6, self.rng.choice([100, 2000]) * self.scale)
            elif kind in ("station", "utility"):
                row["price"] = 2 * self.amount(150)
            elif kind == "tax":
                row["tax"] = self.rng.choice(["income", "extra"])
            elif kind == "birthday":
                row["collect"] = self.amount(150)
            rows.append(row)
        return rows

    def deck(self, name: str) -> list[Row]:
        """Up to sixteen cards, most often one that ends the draw among them."""
        rng = self.rng
        verbs = rng.choice([VERBS, VERBS, MOVES])
        rows = [self.card(rng.choice(verbs)) for _ in range(rng.randint(0, 14))]
        if rng.random() < 0.5:
            rows.append({"do": "jail_free"})
        if rng.random() < 0.95:
            rows.append({"do": rng.choice(["collect", "pay"]), "amount": self.amount(200)})
        rng.shuffle(rows)
        return [{"id": f"{name}-{number}", "text": WORD, **row} for number, row in enumerate(rows)]

    def card(self, do: str) -> Row:
        rng = self.rng
        if do in ("advance_to", "go_back_to"):
            return {"do": do, "to": f"space-{rng.randrange(self.size)}"}
        if do == "move_back":
            return {"do": do, "steps": rng.randint(1, self.size - 1)}
        if do == "advance_nearest":
            owned = [kind for kind in ("station", "utility") if self.places[kind]]
            if not owned:
                return {"do": "go_to_jail"}
            what = rng.choice(owned)
            return {"do": do, "what": what, "rent_factor" if what == "station" else "dice_factor": rng.randint(1, 10)}
        if do == "repairs":
            steps = ("per_house", "per_hotel", "per_skyscraper")[: 3 if self.skyscrapers else 2]
            return {"do": do} | {step: self.amount(120) for step in steps}
        if do == "pay_or_draw":
            return {"do": do, "amount": self.amount(50), "deck": self.rng.choice(["chance", "chest"])}
        return {"do": do} if do == "go_to_jail" else {"do": do, "amount": self.amount(200)}

    def switches(self) -> Row:
        rng, words = self.rng, self.rng.choice
        start = words([100, 500, 1500, 1500, 3000]) * self.scale
        pieces = words([(0, 0), (3, 1), (12, 4), (32, 12), (999, 999)])
        skyscrapers, depots = rng.randint(1, 9) if self.skyscrapers else 0, rng.randint(1, 8) if self.depots else 0
        return {
            "money.start": start,
            "money.scale": self.scale,
            "players.max": rng.randint(2, 8),
            "board.layout": "free",
            "go.salary": self.amount(400),
            "jail.fine": min(start, self.amount(100)),
            "jail.voluntary_exit_turns": rng.randint(0, 3),
            "jail.doubles_extra_roll": words([False, True]),
            "auction.min_open": self.amount(30),
            "auction.step": self.amount(20),
            "rent.full_group_factor": rng.randint(1, 4),
            "rent.majority_factor": rng.randint(1, 3),
            "rent.factor_despite_mortgaged_sibling": words([False, True]),
            "rent.utility_dice": words(["fresh", "move"]),
            "rent.utility_factors": rising(rng, len(self.places["utility"]), 40),
            "rent.station": rising(rng, len(self.places["station"]), 400),
            "tax.income_mode": words(["fixed", "fixed_or_tenth"]),
            "tax.amounts": [self.amount(300), self.amount(300)],
            "build.missing_streets": self.missing,
            "build.window": words(["any_open_window", "own_turn_or_between"]),
            "build.top": "skyscraper" if self.skyscrapers else "hotel",
            "build.houses_before_hotel": rng.randint(3, 4),
            "bank.buildings": [*pieces, skyscrapers, depots],
            "shortage.min_bid": words([1, 50, "lowest_printed_price"]),
            "mortgage.bare_scope": words(["group", "street"]),
            "mortgage.last_street_must_redeem": words([False, True]),
            "group.foreign_street_independent": words([False, True]),
            "bankrupt.land_form": words(["mortgaged_first", "as_is"]),
            "bus_tickets": [sum(self.tickets), self.tickets[1]],
            "spaces.extra": [kind for kind in EXTRA if self.places[kind]],
            "stations.depots": self.depots,
            "variant.short_game": words([False, True]),
            "variant.time_limit": words([False, True]),
            **self.speed_die(),
        }

    def speed_die(self) -> Row:
        mode = self.rng.choice(["never", "always", "variant"])
        if mode == "never":
            return {}
        cards = self.places["chance"] or self.places["chest"]
        buses = ["choose_one_or_both_dice", *(["ticket_or_next_card_space"] if sum(self.tickets) and cards else [])]
        return {
            "speed_die.mode": mode,
            "speed_die.bus": self.rng.choice(buses),
            "speed_die.triple": self.rng.choice(["forward_to_any", "jump_to_any"]),
            "speed_die.mrm_freeze": self.rng.random() < 0.5,
            "rent.utility_speed_die": self.rng.choice(["ignored", "counts"]),
            "variant.speed_die": mode == "variant",
        }

    def text(self) -> str:
        """The whole file."""
        groups = self.groups()
        prices = ("house_price", "skyscraper_price")[: 2 if self.skyscrapers else 1]
        colors = {"name": WORD, "color": "#808080"}
        tables: dict[str, list[Row]] = {
            "token": [{"id": f"token-{number}", "name": WORD} for number in range(8)],
            "group": [
                {"id": f"group-{number}", **colors, **{price: 2 * self.amount(100) for price in prices}}
                for number in range(len(groups))
            ],
            "space": self.spaces(groups),
            "chance": self.deck("lucky"),
            "chest": self.deck("common"),
            "ticket": [
                {"id": name, "count": count, "expires_others": name == "expire", "text": WORD}
                for name, count in zip(("plain", "expire"), self.tickets, strict=True)
                if count
            ],
        }
        for deck in ("chance", "chest"):
            used = self.places[deck] or any(row.get("deck") == deck for row in [*tables["chance"], *tables["chest"]])
            if not used and self.rng.random() < 0.5:
                tables[deck] = []
        top: Row = {"id": self.id, "name": WORD}
        if self.depots:
            top["depot"] = {"price": 100, "resale": 50, "rent_factor": self.rng.randint(1, 4)}
        if not groups:
            top["group"] = []
        lines = [f"{key} = {toml(value)}" for key, value in top.items()]
        lines += ["[switches]", *(f"{key} = {toml(value)}" for key, value in self.switches().items())]
        for name, rows in tables.items():
            for row in rows:
                lines += [f"[[{name}]]", *(f"{key} = {toml(value)}" for key, value in row.items())]
        return "\n".join(lines) + "\n"


def edition_text(seed: int) -> str:
    return Maker(seed).text()


def edition_or_problems(seed: int) -> tuple[Edition | None, tuple[str, ...]]:
    """The edition as anybody would load it, or why it is refused."""
    try:
        return read(edition_text(seed)), ()
    except EditionError as error:
        return None, error.problems


def table_of(edition: Edition, seed: int) -> Table:
    """A table with variants and options by chance, as far as the edition allows them."""
    rng = random.Random(seed)
    variants = [variant for variant in VARIANTS if rng.random() < 0.35]
    options: Row = {
        "claims": rng.choice(["demand", "automatic"]),
        "jackpot": rng.random() < 0.3,
        "double_salary": rng.random() < 0.3,
        "auctions": rng.random() < 0.8,
        "build_evenly": rng.random() < 0.8,
        "start_deeds": rng.choice([0, 0, 1, MOST_START_DEEDS]),
        "rounds": rng.choice([0, 0, 30]),
    }
    while True:
        try:
            return Table(edition, variants, options)
        except Refusal:
            if not variants and not options["start_deeds"]:
                raise
            variants, options["start_deeds"] = variants[1:], 0
