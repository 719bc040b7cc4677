"""Everything an edition, its variants and the table's options fix: the second record the rules read.

No rule asks which edition it is: a difference is a number or a switch here. `pasch.table` builds it.
"""

from typing import Annotated

from pasch.rules.codes import DECK, GROUPS, SPACES, STREETS
from pasch.rules.layout import Index, Int, record

SpaceInt = Annotated[list[int], "i4", SPACES]
SpaceIndex = Annotated[list[int], "u4", SPACES]
CardTable = Annotated[list[list[int]], "i4", 2, DECK]


@record
class Board:
    """The printed numbers and the rule switches of one table."""

    spaces: Int
    side: Int  # spaces from corner to corner
    jail_space: Index
    groups: Int
    deeds: Int
    start_cash: Int  # money.start and speed_die.start_bonus
    salary: Int  # go.salary
    fine: Int  # jail.fine
    exit_turns: Int  # jail.voluntary_exit_turns
    jail_double_again: Int  # jail.doubles_extra_roll
    min_open: Int  # auction.min_open
    step: Int  # auction.step
    group_factor: Int  # rent.full_group_factor
    majority_factor: Int  # rent.majority_factor
    factor_despite_mortgage: Int  # rent.factor_despite_mortgaged_sibling
    utility_dice: Int  # rent.utility_dice
    utility_speed: Int  # rent.utility_speed_die
    income_choice: Int  # tax.income_mode
    missing_streets: Int  # build.missing_streets
    build_window: Int  # build.window
    skyscrapers: Int  # build.top
    full_houses: Int  # build.houses_before_hotel
    sides_share: Int  # bank.sides_share_pool
    shortage_bid: Int  # shortage.min_bid
    bare_scope: Int  # mortgage.bare_scope
    last_street_redeems: Int  # mortgage.last_street_must_redeem
    foreign_free: Int  # group.foreign_street_independent
    mortgage_estate: Int  # bankrupt.land_form
    speed: Int  # speed_die.mode
    bus_rule: Int  # speed_die.bus
    triple_rule: Int  # speed_die.triple
    freeze: Int  # speed_die.mrm_freeze
    tickets: Int  # bus_tickets
    expiring: Int
    depots: Int  # stations.depots
    depot_price: Int
    depot_resale: Int
    depot_factor: Int
    short_game: Int  # the bankruptcy that ends it; 0 = another game
    time_limit: Int
    rounds: Int  # 0 = no limit
    deal: Int  # deeds dealt to each player before the start
    automatic_claims: Int
    jackpot: Int  # house rules
    double_salary: Int
    no_auctions: Int
    build_anyhow: Int
    income_percent: Int  # tax.income_percent
    stock: Annotated[list[int], "i4", 4]  # bank.buildings
    station_rent: Annotated[list[int], "i4", STREETS]  # rent.station, by number owned
    utility_factor: Annotated[list[int], "i4", STREETS]
    kind: SpaceInt
    group: SpaceInt
    slot: SpaceIndex  # place of a street within its group
    price: SpaceInt
    loan: SpaceInt  # mortgage value
    interest: SpaceInt
    house_price: SpaceInt
    sky_price: SpaceInt
    amount: SpaceInt  # tax, birthday gift
    income: SpaceInt  # income tax space
    next_station: SpaceIndex
    next_utility: SpaceIndex
    next_card: SpaceIndex
    next_deed: SpaceIndex  # the next property of any kind
    rents: Annotated[list[list[int]], "i4", SPACES, 8]
    group_size: Annotated[list[int], "i4", GROUPS]
    streets: Annotated[list[list[int]], "u4", GROUPS, STREETS]
    deck_size: Annotated[list[int], "i4", 2]
    jail_card: Annotated[list[int], "i4", 2]  # the get-out card of each deck, -1 if none
    card_do: CardTable
    card_a: CardTable
    card_b: CardTable
    card_c: CardTable
