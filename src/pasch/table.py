"""A table: an edition with the variants and options chosen for it, and the board record the rules read."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from pasch.edition import DEFAULT, Card, Edition, load
from pasch.refusal import Refusal
from pasch.rules import codes
from pasch.rules.board import Board

VARIANTS: Final = ("short", "time", "speed-die")
HOUSE_RULES: Final = ("jackpot", "double_salary", "auctions", "build_evenly", "start_deeds")
"""Popular and unofficial; each is off by default."""
OFFICIAL: Final[dict[str, Any]] = {
    "claims": "demand",
    "rounds": 0,
    "jackpot": False,
    "double_salary": False,
    "auctions": True,
    "build_evenly": True,
    "start_deeds": 0,
}
MOST_START_DEEDS: Final = 3
MOST_ROUNDS: Final = 100_000

_KINDS: Final = {
    "street": codes.STREET,
    "station": codes.STATION,
    "utility": codes.UTILITY,
    "go": codes.GO,
    "tax": codes.TAX,
    "chance": codes.CHANCE_SPACE,
    "chest": codes.CHEST_SPACE,
    "jail": codes.JAIL,
    "free_parking": codes.FREE_PARKING,
    "go_to_jail": codes.GO_TO_JAIL,
    "birthday": codes.BIRTHDAY,
    "bus_ticket": codes.BUS_TICKET,
    "auction": codes.AUCTION_SPACE,
}
_WORDS: Final = {
    "rent.utility_dice": {"fresh": codes.FRESH_DICE, "move": codes.MOVE_DICE},
    "rent.utility_speed_die": {"none": codes.SPEED_NONE, "ignored": codes.SPEED_IGNORED, "counts": codes.SPEED_COUNTS},
    "tax.income_mode": {"fixed": 0, "fixed_or_tenth": 1},
    "build.window": {"any_open_window": codes.ANY_WINDOW, "own_turn_or_between": codes.OWN_TURN_OR_BETWEEN},
    "build.top": {"hotel": 0, "skyscraper": 1},
    "mortgage.bare_scope": {"group": codes.BARE_GROUP, "street": codes.BARE_STREET},
    "bankrupt.land_form": {"as_is": 0, "mortgaged_first": 1},
    "speed_die.mode": {"never": codes.SPEED_NEVER, "always": codes.SPEED_ALWAYS, "variant": codes.SPEED_NEVER},
    "speed_die.bus": {
        "none": codes.BUS_NONE,
        "ticket_or_next_card_space": codes.BUS_TICKET_OR_CARD,
        "choose_one_or_both_dice": codes.BUS_ONE_OR_BOTH,
    },
    "speed_die.triple": {
        "none": codes.TRIPLE_NONE,
        "forward_to_any": codes.TRIPLE_FORWARD,
        "jump_to_any": codes.TRIPLE_JUMP,
    },
    "shortage.min_bid": {"lowest_printed_price": codes.LOWEST_PRINTED},
}
_SWITCH_FIELDS: Final = {
    "go.salary": "salary",
    "jail.fine": "fine",
    "jail.voluntary_exit_turns": "exit_turns",
    "jail.doubles_extra_roll": "jail_double_again",
    "auction.min_open": "min_open",
    "auction.step": "step",
    "rent.full_group_factor": "group_factor",
    "rent.majority_factor": "majority_factor",
    "rent.factor_despite_mortgaged_sibling": "factor_despite_mortgage",
    "rent.utility_dice": "utility_dice",
    "rent.utility_speed_die": "utility_speed",
    "tax.income_mode": "income_choice",
    "tax.income_percent": "income_percent",
    "build.missing_streets": "missing_streets",
    "build.window": "build_window",
    "build.top": "skyscrapers",
    "build.houses_before_hotel": "full_houses",
    "bank.sides_share_pool": "sides_share",
    "shortage.min_bid": "shortage_bid",
    "mortgage.bare_scope": "bare_scope",
    "mortgage.last_street_must_redeem": "last_street_redeems",
    "group.foreign_street_independent": "foreign_free",
    "bankrupt.land_form": "mortgage_estate",
    "speed_die.mode": "speed",
    "speed_die.bus": "bus_rule",
    "speed_die.triple": "triple_rule",
    "speed_die.mrm_freeze": "freeze",
    "stations.depots": "depots",
}


class Table:
    """What stays the same for a whole game: edition, variants, options, and the board record made of them.

    >>> Table().index("schlossallee")
    39
    """

    def __init__(
        self,
        edition: str | Edition = DEFAULT,
        variants: Iterable[str] = (),
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.edition = edition if isinstance(edition, Edition) else load(edition)
        self.variants = tuple(variant for variant in VARIANTS if variant in _checked_variants(self.edition, variants))
        self.options = _checked_options(self.edition, options or {})
        self._indexes = {space.id: number for number, space in enumerate(self.edition.spaces)}
        self.decks: tuple[tuple[Card, ...], tuple[Card, ...]] = (self.edition.chance, self.edition.chest)
        self._cards = tuple({card.id: number for number, card in enumerate(deck)} for deck in self.decks)
        self.board = _build(self)
        self.deeds = tuple(s for s in range(self.board.spaces) if self.board.kind[s] <= codes.UTILITY)
        """All property, in board order."""
        _check_deal(self)

    def index(self, space: str) -> int:
        """The number of a space by its id, or by `#39`; -1 if there is none."""
        if space.startswith("#") and space[1:].isdecimal() and space[1:].isascii() and len(space) <= 3:
            number = int(space[1:])
            return number if number < self.board.spaces else -1
        return self._indexes.get(space, -1)

    def space_id(self, number: int) -> str:
        return self.edition.spaces[number].id

    def card(self, deck: int, card_id: str) -> int:
        return self._cards[deck].get(card_id, -1)

    def card_id(self, deck: int, number: int) -> str:
        return self.decks[deck][number].id

    def token(self, token_id: str) -> int:
        for number, token in enumerate(self.edition.tokens):
            if token.id == token_id:
                return number
        return -1

    def plays_like(self, edition: Edition, switch: str) -> bool:
        """Is a switch, with the variants of this table applied, as that edition has it?"""
        field = _SWITCH_FIELDS.get(switch)
        if field:
            return getattr(self.board, field) == _value(edition, switch)
        return self.edition.switch(switch) == edition.switch(switch)

    def changed_options(self) -> dict[str, Any]:
        return {key: value for key, value in self.options.items() if value != OFFICIAL[key]}


def _checked_variants(edition: Edition, variants: Iterable[str]) -> set[str]:
    chosen = set(variants)
    for variant in sorted(chosen):
        if variant not in VARIANTS:
            raise Refusal("notation", detail="variant", word=variant, known=", ".join(VARIANTS))
    if {"short", "time"} <= chosen:
        raise Refusal("short.otherwise-normal", detail="short-and-time")
    always = edition.switch("speed_die.mode") == "always"
    if "speed-die" in chosen and always:
        raise Refusal("mega.dice-always", detail="speed-die-always")
    if "short" in chosen and always and not edition.switch("variant.short_game"):
        raise Refusal("short.otherwise-normal", detail="no-short-game")
    return chosen


def _checked_options(edition: Edition, options: Mapping[str, Any]) -> dict[str, Any]:
    chosen = dict(OFFICIAL)
    for key, value in options.items():
        if key not in OFFICIAL:
            raise Refusal("notation", detail="option", word=str(key), known=", ".join(OFFICIAL))
        chosen[key] = value
    if chosen["claims"] not in ("demand", "automatic"):
        raise Refusal("notation", detail="option-claims", value=str(chosen["claims"]))
    for key, most in (("rounds", MOST_ROUNDS), ("start_deeds", MOST_START_DEEDS)):
        value = chosen[key]
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise Refusal("notation", detail="option-number", option=key, value=str(value), most=str(most))
    for key in ("jackpot", "double_salary", "auctions", "build_evenly"):
        if not isinstance(chosen[key], bool):
            raise Refusal("notation", detail="option-truth", option=key, value=str(chosen[key]))
    if chosen["jackpot"] and not edition.switch("house_rules.jackpot"):
        raise Refusal("hobbit.official-rules", detail="no-jackpot")
    return chosen


def _check_deal(table: Table) -> None:
    board = table.board
    dearest = sorted((board.price[space] for space in table.deeds), reverse=True)[: board.deal]
    if sum(dearest) > board.start_cash:
        raise Refusal("short.pay-price", detail="deal-too-dear")


def _value(edition: Edition, switch: str) -> int:
    value = edition.switch(switch)
    if isinstance(value, str):
        return _WORDS[switch][value]
    return int(value)


def _build(table: Table) -> Board:
    board = Board()
    edition = table.edition
    for switch, field in _SWITCH_FIELDS.items():
        setattr(board, field, _value(edition, switch))
    board.spaces = len(edition.spaces)
    board.side = board.spaces // 4
    board.start_cash = edition.switch("money.start")
    board.stock[:] = edition.switch("bank.buildings")
    board.tickets, board.expiring = edition.switch("bus_tickets")
    _fill(board.station_rent, edition.switch("rent.station"))
    _fill(board.utility_factor, edition.switch("rent.utility_factors"))
    if edition.depot:
        board.depot_price = edition.depot.price
        board.depot_resale = edition.depot.resale
        board.depot_factor = edition.depot.rent_factor
    _apply_variants(table, board)
    _apply_options(table, board)
    _lay_out_spaces(edition, board)
    for deck in (codes.CHANCE, codes.CHEST):
        _lay_out_deck(table, board, deck)
    return board


def _fill(row: list[int], values: Iterable[int]) -> None:
    for i, value in enumerate(values):
        row[i] = value


def _apply_variants(table: Table, board: Board) -> None:
    edition = table.edition
    if "speed-die" in table.variants:
        board.speed = codes.SPEED_AFTER_GO
        if edition.switch("variant.speed_die"):
            board.start_cash += edition.switch("speed_die.start_bonus")
        else:
            borrowed = edition.switches.borrowed
            board.start_cash += borrowed.start_bonus or 0
            board.bus_rule = _WORDS["speed_die.bus"][borrowed.bus]
            board.triple_rule = _WORDS["speed_die.triple"][borrowed.triple]
            board.utility_speed = _WORDS["rent.utility_speed_die"][borrowed.utility_speed_die]
    if "short" in table.variants:
        board.short_game = edition.switch("short.bankruptcies")
        board.full_houses = edition.switch("short.houses_before_hotel")
        board.deal = edition.switch("short.deal")
    if "time" in table.variants:
        board.time_limit = 1
        board.deal = edition.switch("time.deal")


def _apply_options(table: Table, board: Board) -> None:
    options = table.options
    board.rounds = options["rounds"]
    board.automatic_claims = int(options["claims"] == "automatic")
    board.jackpot = int(options["jackpot"])
    board.double_salary = int(options["double_salary"])
    board.no_auctions = int(not options["auctions"])
    board.build_anyhow = int(not options["build_evenly"])
    board.deal = max(board.deal, options["start_deeds"])


def _lay_out_spaces(edition: Edition, board: Board) -> None:
    groups = {group.id: number for number, group in enumerate(edition.groups)}
    taxes, mortgage = edition.switch("tax.amounts"), edition.switches.mortgage
    board.groups = len(groups)
    for at, space in enumerate(edition.spaces):
        board.kind[at] = _KINDS[space.kind]
        board.group[at] = -1
        board.price[at] = space.price
        board.loan[at] = space.price * mortgage.loan_percent // 100
        board.interest[at] = (board.loan[at] * mortgage.interest_percent + 99) // 100
        _fill(board.rents[at], space.rents)
        if space.kind == "jail":
            board.jail_space = at
        elif space.kind == "tax":
            board.income[at] = int(space.tax == "income")
            board.amount[at] = taxes[0] if space.tax == "income" else taxes[1]
        elif space.kind == "birthday":
            board.amount[at] = space.collect
        elif space.kind == "street":
            group = groups[space.group]
            board.group[at] = group
            board.slot[at] = board.group_size[group]
            board.streets[group][board.group_size[group]] = at
            board.group_size[group] += 1
            board.house_price[at] = edition.groups[group].house_price
            board.sky_price[at] = edition.groups[group].skyscraper_price
    board.deeds = sum(kind <= codes.UTILITY for kind in board.kind[: board.spaces])
    for at in range(board.spaces):
        board.next_station[at] = _next(board, at, (codes.STATION,))
        board.next_utility[at] = _next(board, at, (codes.UTILITY,))
        board.next_deed[at] = _next(board, at, (codes.STREET, codes.STATION, codes.UTILITY))
        board.next_card[at] = _next(board, at, (codes.CHANCE_SPACE, codes.CHEST_SPACE))


def _next(board: Board, at: int, kinds: tuple[int, ...]) -> int:
    for ahead in range(1, board.spaces + 1):
        space = (at + ahead) % board.spaces
        if board.kind[space] in kinds:
            return space
    return at


def _lay_out_deck(table: Table, board: Board, deck: int) -> None:
    cards = table.decks[deck]
    board.deck_size[deck] = len(cards)
    board.jail_card[deck] = -1
    for number, card in enumerate(cards):
        do, a, b, c = _card_row(table, card)
        board.card_do[deck][number] = do
        board.card_a[deck][number] = a
        board.card_b[deck][number] = b
        board.card_c[deck][number] = c
        if do == codes.CARD_JAIL_FREE:
            board.jail_card[deck] = number


def _card_row(table: Table, card: Card) -> tuple[int, int, int, int]:
    match card.do:
        case "advance_to":
            return codes.CARD_ADVANCE_TO, table.index(card.to), 0, 0
        case "advance_nearest" if card.what == "station":
            return codes.CARD_NEAREST_STATION, card.rent_factor, 0, 0
        case "advance_nearest":
            return codes.CARD_NEAREST_UTILITY, card.dice_factor, 0, 0
        case "move_back":
            return codes.CARD_MOVE_BACK, card.steps, 0, 0
        case "go_back_to":
            return codes.CARD_GO_BACK_TO, table.index(card.to), 0, 0
        case "go_to_jail":
            return codes.CARD_TO_JAIL, 0, 0, 0
        case "jail_free":
            return codes.CARD_JAIL_FREE, 0, 0, 0
        case "collect":
            return codes.CARD_COLLECT, card.amount, 0, 0
        case "pay":
            return codes.CARD_PAY, card.amount, 0, 0
        case "collect_each":
            return codes.CARD_COLLECT_EACH, card.amount, 0, 0
        case "pay_each":
            return codes.CARD_PAY_EACH, card.amount, 0, 0
        case "repairs":
            return codes.CARD_REPAIRS, card.per_house, card.per_hotel, card.per_skyscraper
        case "pay_or_draw":
            return codes.CARD_PAY_OR_DRAW, card.amount, codes.CHANCE if card.deck == "chance" else codes.CHEST, 0
