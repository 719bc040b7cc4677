"""The largest edition there can be: 64 spaces, 12 groups, 8 players, speed die, tickets, skyscrapers, depots."""

from typing import Final

SPECIAL: Final = {
    0: "go",
    2: "tax",
    6: "chance",
    10: "chest",
    14: "birthday",
    16: "jail",
    22: "chance",
    26: "chest",
    30: "bus_ticket",
    32: "free_parking",
    38: "chance",
    42: "chest",
    46: "auction",
    48: "go_to_jail",
    62: "tax",
    **dict.fromkeys(range(4, 64, 8), "station"),
    **dict.fromkeys(range(8, 64, 16), "utility"),
}
ARGUMENTS: Final = {
    "tax": 'tax = "income"',
    "station": "price = 200",
    "utility": "price = 150",
    "birthday": "collect = 100",
}
HEAD: Final = """
id = "big"
name = { de = "Groß", en = "Big" }
depot = { price = 100, resale = 50, rent_factor = 2 }

[switches]
money.start = 2500
board.layout = "free"
build.missing_streets = 1
build.top = "skyscraper"
bank.buildings = [40, 16, 10, 6]
stations.depots = true
rent.station = [25, 50, 75, 100, 150, 200, 300, 400]
rent.utility_factors = [4, 10, 20, 40]
rent.utility_dice = "move"
rent.utility_speed_die = "ignored"
tax.income_mode = "fixed_or_tenth"
speed_die.mode = "always"
speed_die.bus = "ticket_or_next_card_space"
speed_die.triple = "forward_to_any"
speed_die.mrm_freeze = true
bus_tickets = [6, 2]
spaces.extra = ["birthday", "bus_ticket", "auction"]
group.foreign_street_independent = true
"""
DECK: Final = (
    ("to-start", 'do = "advance_to"\nto = "space-0"'),
    ("back", 'do = "move_back"\nsteps = 3'),
    ("free", 'do = "jail_free"'),
    ("pay-120", 'do = "pay"\namount = 120'),
    ("each", 'do = "collect_each"\namount = 30'),
    ("repairs", 'do = "repairs"\nper_house = 20\nper_hotel = 80\nper_skyscraper = 150'),
)


def name(text: str) -> str:
    return f'{{ de = "{text}", en = "{text}" }}'


def spaces() -> str:
    streets = [at for at in range(64) if at not in SPECIAL]
    parts: list[str] = []
    for at in range(64):
        parts.append(f'[[space]]\nid = "space-{at}"\nname = {name(f"Space {at}")}')
        kind = SPECIAL.get(at, "street")
        parts.append(f'kind = "{kind}"\n{ARGUMENTS.get(kind, "")}')
        if kind == "street":
            number = streets.index(at)
            rents = [(2 + number) * factor for factor in (1, 5, 14, 36, 50, 64, 80)]
            parts.append(f'group = "group-{number * 12 // len(streets)}"\nprice = {60 + 10 * number}\nrents = {rents}')
    return "\n".join(parts)


def big_edition() -> str:
    """The text of the edition file."""
    parts = [HEAD]
    parts += [f'[[token]]\nid = "token-{i}"\nname = {name(f"Token {i}")}' for i in range(8)]
    for group in range(12):
        prices = f"house_price = {50 + 20 * group}\nskyscraper_price = {60 + 20 * group}"
        parts.append(f'[[group]]\nid = "group-{group}"\nname = {name(f"Group {group}")}\ncolor = "#808080"\n{prices}')
    parts.append(spaces())
    for deck in ("chance", "chest"):
        parts += [f'[[{deck}]]\nid = "{card}"\n{do}\ntext = {name("Card.")}' for card, do in DECK]
    for ticket, count, expires in (("plain", 4, "false"), ("expire", 2, "true")):
        parts.append(f'[[ticket]]\nid = "{ticket}"\ncount = {count}\nexpires_others = {expires}\ntext = {name("Bus.")}')
    return "\n".join(parts)
