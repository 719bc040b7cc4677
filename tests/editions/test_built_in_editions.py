"""The five editions against numbers that were added up or typed independently of the files."""

import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from pasch.edition import FOLDER, SWITCHES, Card, Edition, Switches, available, check, load

NAMES = ("classic", "mega", "austria", "starwars", "hobbit")
EIGHT_GROUPS = [2, 3, 3, 3, 3, 3, 3, 2]

# From the table at the head of the rule catalogue, a column for each edition in the order of NAMES.
TABLE: dict[str, tuple[Any, ...]] = {
    "currency": ("M", "M", "M", "C", "M"),
    "money.start": (1500, 2500, 1500, 30000, 1500),
    "money.scale": (1, 1, 1, 20, 1),
    "players.max": (8, 8, 8, 8, 6),
    "banker.abstain_above": (0, 5, 0, 5, 0),
    "board.layout": ("std40", "mega52", "std40", "std40", "std40"),
    "go.salary": (200, 200, 200, 4000, 200),
    "jail.fine": (50, 50, 50, 1000, 50),
    "jail.voluntary_exit_turns": (3, 2, 3, 2, 3),
    "jail.doubles_extra_roll": (False, False, False, False, False),
    "auction.min_open": (1, 1, 10, 20, 1),
    "auction.step": (1, 1, 1, 20, 1),
    "rent.full_group_factor": (2, 3, 2, 2, 2),
    "rent.majority_factor": (1, 1, 1, 1, 1),
    "rent.factor_despite_mortgaged_sibling": (False, True, True, True, False),
    "rent.utility_dice": ("fresh", "move", "fresh", "move", "fresh"),
    "rent.utility_speed_die": ("none", "ignored", "none", "none", "counts"),
    "rent.utility_factors": ((4, 10), (4, 10, 20), (4, 10), (80, 200), (4, 10)),
    "rent.station": (
        (25, 50, 100, 200),
        (25, 50, 100, 200),
        (25, 50, 100, 200),
        (500, 1000, 2000, 4000),
        (25, 50, 100, 200),
    ),
    "tax.income_mode": ("fixed", "fixed_or_tenth", "fixed", "fixed", "fixed"),
    "tax.income_percent": (10, 10, 10, 10, 10),
    "tax.amounts": ((200, 100), (200, 75), (200, 100), (4000, 2000), (200, 100)),
    "build.missing_streets": (0, 1, 0, 0, 0),
    "build.window": (
        "any_open_window",
        "own_turn_or_between",
        "any_open_window",
        "own_turn_or_between",
        "any_open_window",
    ),
    "build.top": ("hotel", "skyscraper", "hotel", "hotel", "hotel"),
    "build.houses_before_hotel": (4, 4, 4, 4, 4),
    "bank.buildings": ((32, 12, 0, 0), (32, 12, 8, 4), (32, 12, 0, 0), (32, 12, 0, 0), (32, 12, 0, 0)),
    "bank.sides_share_pool": (False, False, False, True, False),
    "shortage.min_bid": (1, "lowest_printed_price", 10, "lowest_printed_price", 1),
    "mortgage.loan_percent": (50, 50, 50, 50, 50),
    "mortgage.interest_percent": (10, 10, 10, 10, 10),
    "mortgage.bare_scope": ("group", "group", "group", "street", "group"),
    "mortgage.last_street_must_redeem": (False, True, False, False, False),
    "group.foreign_street_independent": (False, True, False, False, False),
    "bankrupt.land_form": ("mortgaged_first", "as_is", "mortgaged_first", "as_is", "mortgaged_first"),
    "speed_die.mode": ("never", "always", "never", "never", "variant"),
    "speed_die.start_bonus": (0, 0, 0, 0, 1000),
    "speed_die.bus": ("none", "ticket_or_next_card_space", "none", "none", "choose_one_or_both_dice"),
    "speed_die.triple": ("none", "forward_to_any", "none", "none", "jump_to_any"),
    "speed_die.mrm_freeze": (False, True, False, False, False),
    "bus_tickets": ((0, 0), (16, 3), (0, 0), (0, 0), (0, 0)),
    "spaces.extra": ((), ("birthday", "bus_ticket", "auction"), (), (), ()),
    "stations.depots": (False, True, False, False, False),
    "variant.short_game": (False, False, False, True, False),
    "variant.time_limit": (False, True, False, True, False),
    "variant.speed_die": (False, False, False, False, True),
    "short.deal": (2, 2, 2, 2, 2),
    "short.houses_before_hotel": (3, 3, 3, 3, 3),
    "short.bankruptcies": (2, 2, 2, 2, 2),
    "time.deal": (2, 2, 2, 2, 2),
    "borrowed.start_bonus": (1000, 1000, 1000, 20000, 1000),
    "borrowed.bus": ("choose_one_or_both_dice",) * 5,
    "borrowed.triple": ("jump_to_any",) * 5,
    "borrowed.utility_speed_die": ("counts",) * 5,
    "house_rules.jackpot": (True, True, True, True, False),
}


def raw(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def flat(table: Any, prefix: str = "") -> list[str]:
    names: list[str] = []
    for key, value in table.items():
        names += flat(value, f"{prefix}{key}.") if isinstance(value, dict) else [prefix + key]
    return names


def cards(edition: Edition) -> tuple[Card, ...]:
    return edition.chance + edition.chest


def test_the_catalogue_has_55_switches() -> None:
    assert tuple(TABLE) == SWITCHES
    assert len(SWITCHES) == 55


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("switch", TABLE)
def test_a_switch_has_the_value_of_the_catalogue(name: str, switch: str) -> None:
    assert load(name).switch(switch) == TABLE[switch][NAMES.index(name)]


@pytest.mark.parametrize("name", NAMES)
def test_a_built_in_file_spells_out_every_switch_it_can_use(name: str) -> None:
    mode = load(name).switches.speed_die.mode
    unused = {"always": ("short.", "borrowed."), "variant": ("borrowed.",), "never": ("-",)}[mode]
    assert flat(raw(name)["switches"]) == [switch for switch in SWITCHES if not switch.startswith(unused)]


@pytest.mark.parametrize("name", NAMES)
def test_rules_of_a_variant_the_booklet_does_not_know_are_marked_as_borrowed(name: str) -> None:
    edition = load(name)
    own = {
        "short.": edition.switches.variant.short_game,
        "time.": edition.switches.variant.time_limit,
        "borrowed.": False,
    }
    spelled = [switch for switch in flat(raw(name)["switches"]) if switch.startswith(tuple(own))]
    borrowed = [switch for switch in spelled if edition.confidence.get(f"switches.{switch}") == "borrowed"]
    assert borrowed == [switch for switch in spelled if not own[f"{switch.partition('.')[0]}."]]
    assert set(borrowed) == {
        key.removeprefix("switches.") for key, value in edition.confidence.items() if value == "borrowed"
    }


def test_a_file_that_says_nothing_plays_by_classic() -> None:
    assert load("classic").switches == Switches()


def test_the_folder_holds_the_five_editions_and_no_other() -> None:
    assert available() == NAMES
    assert sorted(file.stem for file in FOLDER.glob("*.toml")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_built_in_edition_is_sound(name: str) -> None:
    assert check(name) == []
    assert load(name).id == name


@pytest.mark.parametrize(
    ("name", "streets", "all_deeds", "base", "hotel", "houses"),
    [
        ("classic", 4590, 5690, 391, 21850, 1000),
        ("austria", 4590, 5690, 391, 21850, 1000),
        ("hobbit", 4590, 5690, 391, 21850, 1000),
        ("starwars", 20 * 4590, 20 * 5690, 20 * 391, 20 * 21850, 20 * 1000),
        ("mega", 6280, 7530, 533, 29675, 1000),
    ],
)
def test_prices_and_rents_add_up(name: str, streets: int, all_deeds: int, base: int, hotel: int, houses: int) -> None:
    edition = load(name)
    lots = [space for space in edition.spaces if space.kind == "street"]
    assert sum(space.price for space in lots) == streets
    assert sum(space.price for space in edition.spaces) == all_deeds
    assert sum(space.rents[0] for space in lots) == base
    assert sum(space.rents[5] for space in lots) == hotel
    assert sum(group.house_price for group in edition.groups) == houses


@pytest.mark.parametrize("name", NAMES)
def test_the_board_has_its_spaces(name: str) -> None:
    edition = load(name)
    kinds = Counter(space.kind for space in edition.spaces)
    mega = name == "mega"
    assert len(edition.spaces) == (52 if mega else 40)
    assert (kinds["street"], kinds["station"], kinds["utility"]) == ((30, 4, 3) if mega else (22, 4, 2))
    assert (kinds["chance"], kinds["chest"], kinds["tax"]) == (3, 3, 2)
    assert (kinds["birthday"], kinds["bus_ticket"], kinds["auction"]) == ((1, 1, 1) if mega else (0, 0, 0))
    side = len(edition.spaces) // 4
    corners = [edition.spaces[corner * side].kind for corner in range(4)]
    assert corners == ["go", "jail", "free_parking", "go_to_jail"]
    assert [space.tax for space in edition.spaces if space.kind == "tax"] == ["income", "extra"]


@pytest.mark.parametrize("name", NAMES)
def test_the_groups_have_their_streets(name: str) -> None:
    edition = load(name)
    sizes = Counter(space.group for space in edition.spaces if space.kind == "street")
    more = 1 if name == "mega" else 0
    assert [sizes[group.id] for group in edition.groups] == [size + more for size in EIGHT_GROUPS]
    scale = edition.switches.money.scale
    assert [group.house_price // scale for group in edition.groups] == [50, 50, 100, 100, 150, 150, 200, 200]


@pytest.mark.parametrize(
    ("name", "space", "at", "price", "rents"),
    [
        ("classic", "badstrasse", 1, 60, (2, 10, 30, 90, 160, 250)),
        ("classic", "opernplatz", 24, 240, (20, 100, 300, 750, 925, 1100)),
        ("classic", "schlossallee", 39, 400, (50, 200, 600, 1400, 1700, 2000)),
        ("mega", "brunnenstrasse", 4, 80, (5, 30, 80, 240, 360, 450, 950)),
        ("mega", "schlossallee", 51, 400, (50, 200, 600, 1400, 1700, 2000, 3000)),
        ("austria", "graz-annenstrasse", 9, 120, (8, 40, 100, 300, 450, 600)),
        ("starwars", "coruscant-imperialer-palast", 39, 8000, (1000, 4000, 12000, 28000, 34000, 40000)),
        ("hobbit", "bilbo-beutlin", 39, 400, (50, 200, 600, 1400, 1700, 2000)),
    ],
)
def test_a_deed_reads_as_printed(name: str, space: str, at: int, price: int, rents: tuple[int, ...]) -> None:
    edition = load(name)
    assert edition.index(space) == at
    assert (edition.space(space).price, edition.space(space).rents) == (price, rents)


def test_a_skyscraper_rents_for_500_or_1000_more_than_a_hotel() -> None:
    edition = load("mega")
    cheap = {"brown", "light_blue", "pink", "orange"}
    for space in edition.spaces:
        if space.kind == "street":
            assert space.rents[6] - space.rents[5] == (500 if space.group in cheap else 1000), space.id
    assert all(group.skyscraper_price == group.house_price for group in edition.groups)


def test_mega_has_depots_tickets_and_a_birthday() -> None:
    edition = load("mega")
    assert edition.depot is not None
    assert (edition.depot.price, edition.depot.resale, edition.depot.rent_factor) == (100, 50, 2)
    assert [(ticket.id, ticket.count) for ticket in edition.tickets] == [("plain", 13), ("expire", 3)]
    assert edition.space("geburtstagsgeschenk").collect == 100
    assert all(load(name).depot is None and not load(name).tickets for name in NAMES if name != "mega")


@pytest.mark.parametrize("name", NAMES)
def test_the_start_money_is_paid_in_notes(name: str) -> None:
    edition = load(name)
    assert sum(note.value * note.count for note in edition.notes) == edition.switches.money.start


def test_star_wars_has_two_sides_with_ships_of_their_own() -> None:
    edition = load("starwars")
    assert Counter(token.side for token in edition.tokens) == {"rebels": 5, "empire": 3}
    assert edition.building_name("house", "rebels").en == "X-Wing Fighter"
    assert edition.building_name("house", "empire").de == "TIE Fighter"
    assert edition.building_name("hotel", "empire").de == "Sternzerstörer"
    assert edition.building_name("house").en == "fighter"
    assert load("mega").building_name("skyscraper").de == "Wolkenkratzer"
    assert load("mega").building_name("depot").de == "Zugdepot"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_token_is_called_like_a_space(name: str, lang: str) -> None:
    edition = load(name)
    spaces = {getattr(space.name, lang) for space in edition.spaces}
    assert [token.id for token in edition.tokens if getattr(token.name, lang) in spaces] == []


# Collected and paid sums of a deck, and how many cards of each other verb, from the descriptions of the printed decks.
M_CHANCE = ([50, 150], [15], "advance_to×5 advance_nearest×3 move_back×1 go_to_jail×1 jail_free×1 pay_each×1 repairs×1")
M_CHEST = (
    [200, 100, 100, 100, 50, 25, 20, 10],
    [100, 50, 50],
    "advance_to×1 go_to_jail×1 jail_free×1 collect_each×1 repairs×1",
)
DM_CHANCE = (
    [1000, 3000],
    [300],
    "advance_to×5 go_back_to×1 advance_nearest×1 move_back×1 go_to_jail×1 jail_free×1 "
    "pay_or_draw×1 pay_each×1 repairs×1",
)
DM_CHEST = (
    [4000, 2000, 2000, 2000, 900, 500, 400, 200],
    [3000, 2000, 1000],
    "advance_to×1 go_to_jail×1 jail_free×1 collect_each×1 repairs×1",
)


@pytest.mark.parametrize("name", NAMES)
def test_the_decks_hold_their_sixteen_cards(name: str) -> None:
    edition = load(name)
    chance, chest = (DM_CHANCE, DM_CHEST) if name == "starwars" else (M_CHANCE, M_CHEST)
    for deck, (collected, paid, others) in ((edition.chance, chance), (edition.chest, chest)):
        assert len(deck) == 16
        assert [card.amount for card in deck if card.do == "collect"] == collected
        assert [card.amount for card in deck if card.do == "pay"] == paid
        counted = Counter(card.do for card in deck if card.do not in ("collect", "pay"))
        assert " ".join(f"{verb}×{count}" for verb, count in counted.items()) == others


@pytest.mark.parametrize(
    ("name", "chance", "chest"),
    [
        ("classic", (25, 100, 0), (40, 115, 0)),
        ("mega", (25, 100, 100), (40, 115, 115)),
        ("austria", (25, 100, 0), (40, 115, 0)),
        ("starwars", (500, 2000, 0), (800, 2300, 0)),
        ("hobbit", (25, 100, 0), (40, 115, 0)),
    ],
)
def test_repairs_cost_what_the_cards_say(name: str, chance: tuple[int, ...], chest: tuple[int, ...]) -> None:
    edition = load(name)
    repairs = [(card.per_house, card.per_hotel, card.per_skyscraper) for card in cards(edition) if card.do == "repairs"]
    assert repairs == [chance, chest]


@pytest.mark.parametrize("name", NAMES)
def test_cards_lead_to_the_usual_spaces(name: str) -> None:
    edition = load(name)
    targets = [edition.index(card.to) for card in edition.chance if card.do == "advance_to"]
    assert targets == ([0, 16, 30, 51, 6] if name == "mega" else [0, 11, 24, 39, 5])


# What German puts before the name of a space. A town, a place with a proper name and what is quoted need no article.
BEFORE_A_NAME = {
    "los": "bis auf",
    "seestrasse": "bis zur",
    "opernplatz": "bis zum",
    "schlossallee": "bis zur",
    "suedbahnhof": "bis zum",
    "bifur": "bis zu",
    "azog": "bis zu",
    "bilbo-beutlin": "bis zu",
    "hobbingen": "bis",
}


@pytest.mark.parametrize("name", NAMES)
def test_a_card_speaks_german_of_the_space_it_leads_to(name: str) -> None:
    edition = load(name)
    for card in cards(edition):
        if card.to:
            before = BEFORE_A_NAME.get(card.to, "auf „" if name == "starwars" else "bis")
            assert re.search(rf"[a-zü] {before} ?{{to}}", card.text.de), card.text.de
        assert not re.search(r"\bernannt\b(?! worden)", card.text.de)


@pytest.mark.parametrize("name", NAMES)
def test_a_card_text_leaves_every_fact_to_its_placeholder(name: str) -> None:
    for card in cards(load(name)):
        for text in (card.text.de, card.text.en):
            assert not re.search(r"\d", text.replace("R2-D2", "")), card.id
            used = set(re.findall(r"{(\w+)}", text)) - {"salary"}
            facts = {"to", "steps", "amount", "per_house", "per_hotel", "per_skyscraper"}
            assert used == {key for key in facts if getattr(card, key)}, card.id


@pytest.mark.parametrize("name", NAMES)
def test_card_texts_are_sentences_that_say_du_and_differ(name: str) -> None:
    edition = load(name)
    for deck in (edition.chance, edition.chest):
        for texts in ([card.text.de for card in deck], [card.text.en for card in deck]):
            assert len(set(texts)) == len(texts)
            assert all(text[-1] in ".!" and "  " not in text for text in texts)
        assert not any(re.search(r"\b(Sie|Ihnen|Ihre?[mnrs]?)\b", card.text.de) for card in deck)


@pytest.mark.parametrize("name", NAMES)
def test_the_id_of_a_property_is_its_german_name(name: str) -> None:
    spelled = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "ó": "o", "í": "i", "'": ""})
    for space in load(name).spaces:
        if space.price:
            assert re.sub("[^a-z0-9]+", "-", space.name.de.lower().translate(spelled)) == space.id


def test_stand_ins_are_marked_as_chosen() -> None:
    hobbit = load("hobbit")
    properties = [space for space in hobbit.spaces if space.price]
    assert len(properties) == 28
    assert {space.confidence for space in properties} == {"chosen"}
    assert hobbit.confidence["token"] == "chosen"
    mega = load("mega")
    assert sum(space.confidence == "chosen" for space in mega.spaces) == 8
    assert {ticket.confidence for ticket in mega.tickets} == {"chosen"}
    assert load("austria").space("wien-nordbahnhof").confidence == "chosen"
    assert load("classic").space("los").confidence == "booklet"
