"""Events: past facts with the amounts that moved, one small class each, made from the rows the kernel emits.

Seats are letters, the bank is `bank`, spaces and cards are ids. Money only moves as events say.
"""

from typing import Final

from msgspec import Struct

PIECES: Final = ("house", "hotel", "skyscraper", "depot")


class Event(Struct, frozen=True):
    """Something that happened."""


class SalaryPaid(Event, frozen=True, tag=True):
    """LOS was reached or passed."""

    seat: str
    amount: int


class RentPaid(Event, frozen=True, tag=True):
    """A rent that was claimed."""

    payer: str
    owner: str
    amount: int
    space: str


class TaxPaid(Event, frozen=True, tag=True):
    """A tax went to the bank."""

    payer: str
    amount: int
    space: str


class FinePaid(Event, frozen=True, tag=True):
    """The fine for leaving jail went to the bank."""

    payer: str
    amount: int


class CardPaid(Event, frozen=True, tag=True):
    """Money moved because of a card; `bank` may be on either side."""

    payer: str
    payee: str
    amount: int


class DeedBought(Event, frozen=True, tag=True):
    """A free property was bought at the printed price."""

    seat: str
    amount: int
    space: str


class AuctionWon(Event, frozen=True, tag=True):
    """A deed went to the highest bidder."""

    seat: str
    amount: int
    space: str


class BuildingBought(Event, frozen=True, tag=True):
    """A building step up; `level` as in the notation."""

    seat: str
    amount: int
    space: str
    level: int


class BuildingSold(Event, frozen=True, tag=True):
    """Buildings went back to the bank."""

    seat: str
    amount: int
    space: str
    level: int


class Mortgaged(Event, frozen=True, tag=True):
    """A deed was mortgaged."""

    seat: str
    amount: int
    space: str


class Redeemed(Event, frozen=True, tag=True):
    """A mortgage was redeemed with interest."""

    seat: str
    amount: int
    space: str


class InterestPaid(Event, frozen=True, tag=True):
    """A mortgaged deed was received and stays mortgaged."""

    seat: str
    amount: int
    space: str


class TradePaid(Event, frozen=True, tag=True):
    """Cash of a trade."""

    payer: str
    payee: str
    amount: int


class EstatePaid(Event, frozen=True, tag=True):
    """The cash of a bankrupt went to the creditor."""

    payer: str
    payee: str
    amount: int


class GiftPaid(Event, frozen=True, tag=True):
    """Birthday money from the bank."""

    seat: str
    amount: int


class JackpotPaid(Event, frozen=True, tag=True):
    """House rule: the pot on Free Parking was won."""

    seat: str
    amount: int


class DeedDealt(Event, frozen=True, tag=True):
    """A deed was dealt before the start, and paid for."""

    seat: str
    amount: int
    space: str


class EvenedOut(Event, frozen=True, tag=True):
    """A completed group was evened out; a negative amount was paid by the bank. `levels` are those of `streets`."""

    seat: str
    amount: int
    group: str
    streets: tuple[str, ...] = ()
    levels: tuple[int, ...] = ()


class DebtSettled(Event, frozen=True, tag=True):
    """The cash of a settlement in property."""

    payer: str
    payee: str
    amount: int


class StartThrown(Event, frozen=True, tag=True):
    """A throw for the first turn."""

    seat: str
    first: int
    second: int


class GameStarted(Event, frozen=True, tag=True):
    """Everything is set up; this player begins."""

    seat: str


class TurnBegan(Event, frozen=True, tag=True):
    """The dice were passed on."""

    seat: str
    round: int


class DiceThrown(Event, frozen=True, tag=True):
    """A throw; `speed` is empty where two dice were thrown."""

    seat: str
    first: int
    second: int
    speed: str


class Moved(Event, frozen=True, tag=True):
    """A token moved."""

    seat: str
    origin: str
    to: str
    why: str


class Jailed(Event, frozen=True, tag=True):
    """A player was sent to jail."""

    seat: str
    why: str


class LeftJail(Event, frozen=True, tag=True):
    """A player left jail."""

    seat: str
    how: str


class StayedInJail(Event, frozen=True, tag=True):
    """No double: so many failed throws."""

    seat: str
    failed: int


class CardDrawn(Event, frozen=True, tag=True):
    """A card was turned up."""

    seat: str
    deck: str
    card: str


class CardKept(Event, frozen=True, tag=True):
    """A get-out-of-jail card is kept."""

    seat: str
    deck: str


class CardReturned(Event, frozen=True, tag=True):
    """A get-out-of-jail card went back under its deck."""

    seat: str
    deck: str


class RentDue(Event, frozen=True, tag=True):
    """Rent may be claimed; a factor above 0 waits for a throw."""

    debtor: str
    owner: str
    amount: int
    space: str
    factor: int


class RentForfeited(Event, frozen=True, tag=True):
    """A rent was not claimed in time."""

    debtor: str
    owner: str
    amount: int
    space: str


class PurchaseDeclined(Event, frozen=True, tag=True):
    """The lander did not buy."""

    seat: str
    space: str


class AuctionOpened(Event, frozen=True, tag=True):
    """A deed or a scarce building is up for auction."""

    lot: str
    piece: str


class BidMade(Event, frozen=True, tag=True):
    """A bid."""

    seat: str
    amount: int


class BidderPassed(Event, frozen=True, tag=True):
    """A bidder passed."""

    seat: str


class BidLapsed(Event, frozen=True, tag=True):
    """The highest bid is void: a rent came in between, and the bidder can no longer pay or build."""

    seat: str
    amount: int
    lot: str
    piece: str


class AuctionFailed(Event, frozen=True, tag=True):
    """Nobody bid, or the highest bidder has no place left for the building."""

    lot: str
    piece: str


class OfferMade(Event, frozen=True, tag=True):
    """An offer is open: what `seat` would give and get. It takes the place of one it answers."""

    seat: str
    partner: str
    settles: bool
    give_cash: int = 0
    get_cash: int = 0
    give_deeds: tuple[str, ...] = ()
    get_deeds: tuple[str, ...] = ()
    give_cards: tuple[str, ...] = ()
    get_cards: tuple[str, ...] = ()


class OfferAccepted(Event, frozen=True, tag=True):
    """An offer was accepted."""

    seat: str
    partner: str


class OfferRejected(Event, frozen=True, tag=True):
    """An offer was rejected."""

    seat: str
    partner: str


class OfferWithdrawn(Event, frozen=True, tag=True):
    """An offer was taken back."""

    seat: str
    partner: str


class OfferLapsed(Event, frozen=True, tag=True):
    """An open offer is off the table because one of the two has left."""

    seat: str
    partner: str


class DeedPassed(Event, frozen=True, tag=True):
    """A deed changed hands, or fell to the bank."""

    giver: str
    receiver: str
    space: str


class JailCardPassed(Event, frozen=True, tag=True):
    """A get-out-of-jail card changed hands."""

    giver: str
    receiver: str
    deck: str


class TicketTaken(Event, frozen=True, tag=True):
    """A bus ticket was taken."""

    seat: str
    expires_others: bool


class TicketsExpired(Event, frozen=True, tag=True):
    """Unused tickets expired."""

    seat: str
    count: int


class TicketUsed(Event, frozen=True, tag=True):
    """A bus ticket was used instead of a throw."""

    seat: str
    to: str


class TicketsPassed(Event, frozen=True, tag=True):
    """A bankrupt's tickets went to the creditor."""

    giver: str
    receiver: str
    count: int


class DebtOpened(Event, frozen=True, tag=True):
    """More is owed than the cash covers: a rent (no longer a claim), tax, fine, card, redemption or interest."""

    debtor: str
    creditor: str
    amount: int
    why: str = ""
    space: str = ""


class WentBankrupt(Event, frozen=True, tag=True):
    """A player is bankrupt."""

    seat: str
    creditor: str


class Resigned(Event, frozen=True, tag=True):
    """A player left the table."""

    seat: str


class ShortageDeclared(Event, frozen=True, tag=True):
    """Others are asked before a scarce building is sold."""

    seat: str
    piece: str
    left: int


class WishMade(Event, frozen=True, tag=True):
    """How many of the scarce buildings a player wants."""

    seat: str
    count: int
    piece: str


class RequestLapsed(Event, frozen=True, tag=True):
    """A player who asked for a scarce building can no longer build it."""

    seat: str
    piece: str
    space: str


class Chosen(Event, frozen=True, tag=True):
    """An answer to `choose`."""

    seat: str
    question: str
    option: str
    space: str


class TimeCalled(Event, frozen=True, tag=True):
    """The agreed time is up."""


class GameEnded(Event, frozen=True, tag=True):
    """The game is over, after so many full rounds."""

    winners: tuple[str, ...]
    round: int = 0


class SeatTaken(Event, frozen=True, tag=True):
    """A player is set up on LOS with the start money; who keeps the bank does not play. No token: none was chosen."""

    seat: str
    amount: int
    token: str
    keeps_bank: bool


class MortgageEnded(Event, frozen=True, tag=True):
    """A mortgage is gone: the deed falls to the bank, or the redemption is owed."""

    seat: str
    space: str


class RentLapsed(Event, frozen=True, tag=True):
    """A rent can no longer be claimed: one of the two is out, or the game is over."""

    debtor: str
    owner: str
    amount: int
    space: str


class BuildingWon(Event, frozen=True, tag=True):
    """A scarce building went to the highest bidder, who places it and pays then."""

    seat: str
    piece: str
    amount: int
