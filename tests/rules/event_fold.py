"""The table as somebody sees it who hears only the events and has read the edition: nothing of the kernel is used."""

from pasch import event as facts
from pasch.edition import Edition
from pasch.event import PIECES, Event

HOTEL, SKYSCRAPER = 5, 6
DECKS = ("chance", "chest")
Owed = tuple[str, str, str]


class Fold:
    """Take in one event after the other."""

    def __init__(self, edition: Edition, jackpot: bool = False) -> None:
        self.edition = edition
        self.jackpot = jackpot
        self.kinds = {space.id: space.kind for space in edition.spaces}
        self.cash: dict[str, int] = {}
        self.token: dict[str, str] = {}
        self.at: dict[str, str] = {}
        self.jail: dict[str, int] = {}
        self.out: set[str] = set()
        self.tickets: dict[str, int] = {}
        self.cards: dict[str, str] = {}
        self.owner = {space.id: "bank" for space in edition.spaces if space.kind in ("street", "station", "utility")}
        self.built: dict[str, int] = {}
        self.mortgaged: set[str] = set()
        self.stock: dict[str, int] = dict(zip(PIECES, edition.switch("bank.buildings"), strict=True))
        self.tickets_left: int = edition.switch("bus_tickets")[0]
        self.pot = 0
        self.claims: list[tuple[str, str, str, int]] = []
        self.debts: list[tuple[str, str, int, str, str]] = []
        self.offer: facts.OfferMade | None = None
        self.turn, self.round, self.winners = "", 0, ()

    def take(self, event: Event) -> None:
        self._move_money(event)
        self._move_deeds(event)
        self._move_people(event)
        self._note_owed(event)

    def _pay(self, payer: str, payee: str, amount: int) -> None:
        for who, change in ((payer, -amount), (payee, amount)):
            if who != "bank":
                self.cash[who] += change

    def _move_money(self, event: Event) -> None:
        match event:
            case facts.SeatTaken(seat=seat, amount=amount):
                self.cash[seat] = amount
            case facts.RentPaid(payer=payer, owner=payee, amount=amount):
                self._pay(payer, payee, amount)
            case facts.CardPaid(payer=payer, payee=payee, amount=amount):
                self._pay(payer, payee, amount)
                self._to_pot(payee, amount)
            case facts.TaxPaid(payer=payer, amount=amount) | facts.FinePaid(payer=payer, amount=amount):
                self._pay(payer, "bank", amount)
                self._to_pot("bank", amount)
            case (
                facts.TradePaid(payer=payer, payee=payee, amount=amount)
                | facts.EstatePaid(payer=payer, payee=payee, amount=amount)
                | facts.DebtSettled(payer=payer, payee=payee, amount=amount)
            ):
                self._pay(payer, payee, amount)
            case (
                facts.SalaryPaid(seat=seat, amount=amount)
                | facts.GiftPaid(seat=seat, amount=amount)
                | facts.JackpotPaid(seat=seat, amount=amount)
                | facts.BuildingSold(seat=seat, amount=amount)
                | facts.Mortgaged(seat=seat, amount=amount)
            ):
                self._pay("bank", seat, amount)
                self.pot = 0 if isinstance(event, facts.JackpotPaid) else self.pot
            case (
                facts.DeedBought(seat=seat, amount=amount)
                | facts.AuctionWon(seat=seat, amount=amount)
                | facts.DeedDealt(seat=seat, amount=amount)
                | facts.BuildingBought(seat=seat, amount=amount)
                | facts.Redeemed(seat=seat, amount=amount)
                | facts.InterestPaid(seat=seat, amount=amount)
                | facts.EvenedOut(seat=seat, amount=amount)
            ):
                self._pay(seat, "bank", amount)
            case _:
                pass

    def _to_pot(self, payee: str, amount: int) -> None:
        if self.jackpot and payee == "bank":
            self.pot += amount

    def _move_deeds(self, event: Event) -> None:
        match event:
            case (
                facts.DeedBought(seat=seat, space=space)
                | facts.AuctionWon(seat=seat, space=space)
                | facts.DeedDealt(seat=seat, space=space)
                | facts.DeedPassed(receiver=seat, space=space)
            ):
                self.owner[space] = seat
            case facts.BuildingBought(space=space, level=level) | facts.BuildingSold(space=space, level=level):
                self._set_level(space, level)
            case facts.EvenedOut(streets=streets, levels=levels):
                for space, level in zip(streets, levels, strict=True):
                    self._set_level(space, level)
            case facts.Mortgaged(space=space):
                self.mortgaged.add(space)
            case facts.MortgageEnded(space=space):
                self.mortgaged.remove(space)
            case facts.Redeemed(seat=seat, space=space):
                if not self._pop_debt(seat, "redemption", space):
                    self.mortgaged.remove(space)
            case _:
                pass

    def _set_level(self, space: str, level: int) -> None:
        for old, sign in ((self.built.get(space, 0), 1), (level, -1)):
            if old:
                piece, count = self._pieces(space, old)
                self.stock[piece] += sign * count
        self.built[space] = level

    def _pieces(self, space: str, level: int) -> tuple[str, int]:
        if self.kinds[space] == "station":
            return "depot", 1
        if level < HOTEL:
            return "house", level
        return ("hotel" if level == HOTEL else "skyscraper"), 1

    def _move_people(self, event: Event) -> None:
        match event:
            case facts.SeatTaken(seat=seat, token=token, keeps_bank=keeps_bank):
                self.token[seat], self.at[seat], self.tickets[seat] = token, self.edition.spaces[0].id, 0
                if keeps_bank:
                    self.out.add(seat)
            case facts.GameStarted(seat=seat):
                self.turn = seat
            case facts.TurnBegan(seat=seat, round=number):
                self.turn, self.round = seat, number
            case facts.Moved(seat=seat, to=to):
                self.at[seat] = to
            case facts.Jailed(seat=seat):
                self.at[seat] = next(space for space, kind in self.kinds.items() if kind == "jail")
                self.jail[seat] = 0
            case facts.StayedInJail(seat=seat, failed=failed):
                self.jail[seat] = failed
            case facts.LeftJail(seat=seat):
                del self.jail[seat]
            case facts.CardKept(seat=seat, deck=deck) | facts.JailCardPassed(receiver=seat, deck=deck):
                self.cards[deck] = seat
            case facts.CardReturned(deck=deck):
                del self.cards[deck]
            case facts.TicketTaken(seat=seat):
                self.tickets[seat] += 1
                self.tickets_left -= 1
            case facts.TicketUsed(seat=seat):
                self.tickets[seat] -= 1
            case facts.TicketsExpired(seat=seat, count=count):
                self.tickets[seat] -= count
            case facts.TicketsPassed(giver=giver, receiver=receiver, count=count):
                self.tickets[giver] -= count
                if receiver != "bank":
                    self.tickets[receiver] += count
            case facts.WentBankrupt(seat=seat) | facts.Resigned(seat=seat):
                self.out.add(seat)
                self.jail.pop(seat, None)
            case facts.GameEnded(winners=winners, round=number):
                self.winners, self.round = winners, number
                self.debts, self.offer = [], None
            case _:
                pass

    def _note_owed(self, event: Event) -> None:
        match event:
            case facts.RentDue(debtor=debtor, owner=owner, space=space, amount=amount):
                self.claims.append((owner, debtor, space, amount))
            case facts.RentPaid(payer=debtor, owner=owner, space=space):
                if not self._pop_debt(debtor, "rent", space):
                    self._drop_claim(owner, debtor, space)
            case (
                facts.RentForfeited(debtor=debtor, owner=owner, space=space)
                | facts.RentLapsed(debtor=debtor, owner=owner, space=space)
            ):
                self._drop_claim(owner, debtor, space)
            case facts.DebtOpened(debtor=debtor, creditor=creditor, amount=amount, why=why, space=space):
                if why == "rent":
                    self._drop_claim(creditor, debtor, space)
                self.debts.append((debtor, creditor, amount, why, space))
            case facts.TaxPaid(payer=seat, space=space):
                self._pop_debt(seat, "tax", space)
            case facts.FinePaid(payer=seat):
                self._pop_debt(seat, "fine", "")
            case facts.CardPaid(payer=seat):
                self._pop_debt(seat, "card", "")
            case facts.InterestPaid(seat=seat, space=space):
                self._pop_debt(seat, "interest", space)
            case facts.OfferMade():
                self.offer = event
            case facts.OfferAccepted() | facts.OfferRejected() | facts.OfferWithdrawn() | facts.OfferLapsed():
                if isinstance(event, facts.OfferAccepted) and self.offer and self.offer.settles:
                    self.debts.pop()
                self.offer = None
            case _:
                pass

    def _drop_claim(self, owner: str, debtor: str, space: str) -> None:
        found = next(claim for claim in self.claims if claim[:3] == (owner, debtor, space))
        self.claims.remove(found)

    def _pop_debt(self, seat: str, why: str, space: str) -> bool:
        """The latest debt, if it is this one."""
        if not self.debts:
            return False
        debtor, _, _, owed, where = self.debts[-1]
        if (debtor, owed) != (seat, why) or (space and where != space):
            return False
        self.debts.pop()
        return True

    @property
    def open_debts(self) -> list[tuple[str, str, int]]:
        """Nobody owes or is owed any more who is out of the game."""
        return [(a, b, amount) for a, b, amount, _, _ in self.debts if a not in self.out and b not in self.out]
