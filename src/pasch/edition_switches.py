"""The switches of an edition: where the booklets differ, as values by the rule catalogue's names."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr, replace

Amount = Annotated[int, Meta(ge=1, le=999_999)]
AmountOrNone = Annotated[int, Meta(ge=0, le=999_999)]
Factor = Annotated[int, Meta(ge=1, le=10)]
Pieces = Annotated[int, Meta(ge=0, le=999)]
Tickets = Annotated[int, Meta(ge=0, le=64)]
Percent = Annotated[int, Meta(ge=1, le=100)]
Houses = Annotated[int, Meta(ge=3, le=4)]
BONUS: Final = 1000  # of a speed die that is borrowed, unless the file names another
Deal = Annotated[int, Meta(ge=0, le=3)]
Bus = Literal["none", "ticket_or_next_card_space", "choose_one_or_both_dice"]
Triple = Literal["none", "forward_to_any", "jump_to_any"]
Sign = Annotated[
    str, Meta(pattern=r"^[^\x00-\x1f\x7f]+$", max_length=8, description="a money sign", extra={"phrase": "sign"})
]


class MoneySwitches(Struct, frozen=True, forbid_unknown_fields=True):
    start: Amount = 1500
    scale: Annotated[int, Meta(ge=1, le=1000)] = 1


class PlayersSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    max: Annotated[int, Meta(ge=2, le=8)] = 8


class BankerSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    abstain_above: Annotated[int, Meta(ge=0, le=8)] = 0


class BoardSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    layout: Literal["std40", "mega52", "free"] = "std40"


class GoSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    salary: Amount = 200


class JailSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    fine: Amount = 50
    voluntary_exit_turns: Annotated[int, Meta(ge=0, le=3)] = 3
    doubles_extra_roll: bool = False


class AuctionSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    min_open: Amount = 1
    step: Amount = 1


class RentSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    full_group_factor: Factor = 2
    majority_factor: Factor = 1
    factor_despite_mortgaged_sibling: bool = False
    utility_dice: Literal["fresh", "move"] = "fresh"
    utility_speed_die: Literal["none", "ignored", "counts"] = "none"
    utility_factors: Annotated[tuple[Annotated[int, Meta(ge=1, le=10_000)], ...], Meta(max_length=4)] = (4, 10)
    station: Annotated[tuple[Amount, ...], Meta(max_length=8)] = (25, 50, 100, 200)


class TaxSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    income_mode: Literal["fixed", "fixed_or_tenth"] = "fixed"
    income_percent: Percent = 10
    amounts: tuple[Amount, Amount] = (200, 100)


class BuildSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    missing_streets: Annotated[int, Meta(ge=0, le=1)] = 0
    window: Literal["any_open_window", "own_turn_or_between"] = "any_open_window"
    top: Literal["hotel", "skyscraper"] = "hotel"
    houses_before_hotel: Houses = 4


class BankSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    buildings: tuple[Pieces, Pieces, Pieces, Pieces] = (32, 12, 0, 0)
    sides_share_pool: bool = False


class ShortageSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    min_bid: Amount | Literal["lowest_printed_price"] = 1


class MortgageSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    loan_percent: Percent = 50
    interest_percent: Percent = 10
    bare_scope: Literal["group", "street"] = "group"
    last_street_must_redeem: bool = False


class GroupSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    foreign_street_independent: bool = False


class BankruptSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    land_form: Literal["mortgaged_first", "as_is"] = "mortgaged_first"


class SpeedDieSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    mode: Literal["never", "always", "variant"] = "never"
    start_bonus: AmountOrNone = 0
    bus: Bus = "none"
    triple: Triple = "none"
    mrm_freeze: bool = False


class SpacesSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    extra: Annotated[tuple[Literal["birthday", "bus_ticket", "auction"], ...], Meta(max_length=3)] = ()


class StationsSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    depots: bool = False


class VariantSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    short_game: bool = False
    time_limit: bool = False
    speed_die: bool = False


class ShortSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    """The short game, of the booklet or borrowed."""

    deal: Deal = 2
    houses_before_hotel: Houses = 3
    bankruptcies: Annotated[int, Meta(ge=1, le=7)] = 2


class TimeSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    """The time-limit game, of the booklet or borrowed."""

    deal: Deal = 2


class BorrowedSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    """The speed die where the booklet has none (`speed_die.mode = "never"`) and players agree on it all the same."""

    start_bonus: AmountOrNone | None = None  # if left out, 1000 times money.scale
    bus: Literal["choose_one_or_both_dice"] = "choose_one_or_both_dice"
    triple: Literal["forward_to_any", "jump_to_any"] = "jump_to_any"
    utility_speed_die: Literal["ignored", "counts"] = "counts"


class HouseSwitches(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules the booklet has an opinion on."""

    jackpot: bool = True


class Switches(Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of the catalogue, in its order. Defaults are those of the first edition and never change: digests
    omit them, so that a file written before a switch existed keeps its digest."""

    currency: Sign = "M"
    money: MoneySwitches = MoneySwitches()
    players: PlayersSwitches = PlayersSwitches()
    banker: BankerSwitches = BankerSwitches()
    board: BoardSwitches = BoardSwitches()
    go: GoSwitches = GoSwitches()
    jail: JailSwitches = JailSwitches()
    auction: AuctionSwitches = AuctionSwitches()
    rent: RentSwitches = RentSwitches()
    tax: TaxSwitches = TaxSwitches()
    build: BuildSwitches = BuildSwitches()
    bank: BankSwitches = BankSwitches()
    shortage: ShortageSwitches = ShortageSwitches()
    mortgage: MortgageSwitches = MortgageSwitches()
    group: GroupSwitches = GroupSwitches()
    bankrupt: BankruptSwitches = BankruptSwitches()
    speed_die: SpeedDieSwitches = SpeedDieSwitches()
    bus_tickets: tuple[Tickets, Tickets] = (0, 0)
    spaces: SpacesSwitches = SpacesSwitches()
    stations: StationsSwitches = StationsSwitches()
    variant: VariantSwitches = VariantSwitches()
    short: ShortSwitches = ShortSwitches()
    time: TimeSwitches = TimeSwitches()
    borrowed: BorrowedSwitches = BorrowedSwitches()
    house_rules: HouseSwitches = HouseSwitches()

    def __post_init__(self) -> None:
        if self.borrowed.start_bonus is None:
            force_setattr(self, "borrowed", replace(self.borrowed, start_bonus=BONUS * self.money.scale))


def switch_values(switches: Switches) -> dict[str, Any]:
    """Every switch by its dotted name, in the catalogue's order."""
    values: dict[str, Any] = {}
    for name in switches.__struct_fields__:
        value = getattr(switches, name)
        if isinstance(value, Struct):
            values.update({f"{name}.{key}": getattr(value, key) for key in value.__struct_fields__})
        else:
            values[name] = value
    return values


def defaults(scale: int) -> dict[str, Any]:
    """What is left out is so. One amount goes by the scale of the others."""
    return switch_values(Switches(money=MoneySwitches(scale=scale))) | {"money.scale": 1}


DEFAULTS: Final = defaults(1)
SWITCHES: Final[tuple[str, ...]] = tuple(DEFAULTS)
UNPLAYED: Final = frozenset({"currency", "house_rules.jackpot"})
"""Switches that change no game: how money is written, and which tables may be set up."""
