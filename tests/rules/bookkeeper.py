"""Bookkeeping by someone who hears only the events and has read the edition and the booklets: each amount that moves
is worked out anew from printed prices. Nothing of the kernel is used.

What events do not tell, and so is not checked: how high a bid has to be for a scarce building beyond the lowest price
printed for such a piece (it depends on who could place it), and the terms people agree on in a trade. Two figures are
the engine's own choice where the rulings say nothing: a street whose buildings were paid with an odd sum is worth that
half rounded down, and what was won above or below the printed prices of an evened group lies on its first streets.
"""

from collections.abc import Mapping
from typing import Any

from event_fold import HOTEL, SKYSCRAPER, Fold

from pasch import event as facts
from pasch.edition import Card, Edition, Space
from pasch.event import Event

Due = tuple[str, str, int]


class Wrong(AssertionError):
    """An amount that is not what the rules say."""


class Bookkeeper(Fold):
    """Take in one event after the other; `Wrong` names the first that does not fit."""

    def __init__(self, edition: Edition, variants: tuple[str, ...] = (), options: Mapping[str, Any] | None = None) -> None:
        self.options = dict(options or {})
        super().__init__(edition, bool(self.options.get("jackpot")))
        self.spaces = {space.id: space for space in edition.spaces}
        self.numbers = {space.id: number for number, space in enumerate(edition.spaces)}
        self.groups = {group.id: group for group in edition.groups}
        self.deck = {"chance": edition.chance, "chest": edition.chest}
        self.variants = variants
        self.full: int = edition.switch("short.houses_before_hotel" if "short" in variants else "build.houses_before_hotel")
        self.surplus: dict[str, int] = {}
        self.must: list[Event | tuple[str, ...]] = []
        self.rents: list[tuple[str, str, str, int, int]] = []
        self.card_dues: list[Due] = []
        self.deal_dues: list[Due] = []
        self.interest_dues: list[tuple[str, str]] = []
        self.card: Card | None = None
        self.drawer = ""
        self.arrived: facts.Moved | None = None
        self.thrown: facts.DiceThrown | None = None
        self.dice: facts.DiceThrown | None = None
        self.percent = False
        self.high: tuple[str, int] | None = None
        self.piece = ""
        self.won: facts.BuildingWon | None = None
        self.heir = ""
        self.checked = 0

    def take(self, event: Event) -> None:
        if self.must:
            self._is(event, event, self.must.pop(0))
        self._check(event)
        super().take(event)
        self._follow(event)

    # Saying what is wrong

    def _is(self, event: Event, said: object, expected: object) -> None:
        self.checked += 1
        if said != expected:
            raise Wrong(f"{event}: {said!r}, but the rules say {expected!r}")

    def _among(self, event: Event, due: object, dues: list[Any]) -> None:
        self.checked += 1
        if due not in dues:
            raise Wrong(f"{event}: {due!r} is not due; due is {dues!r}")
        dues.remove(due)

    # Prices

    def switch(self, name: str) -> Any:
        return self.edition.switch(name)

    def loan(self, space: str) -> int:
        return self.spaces[space].price * self.switch("mortgage.loan_percent") // 100

    def interest(self, space: str) -> int:
        return -(-self.loan(space) * self.switch("mortgage.interest_percent") // 100)

    def redemption(self, space: str) -> int:
        return self.loan(space) + self.interest(space)

    def start_money(self) -> int:
        bonus = 0
        if "speed-die" in self.variants:
            own: int = self.switch("speed_die.start_bonus")
            bonus = own if self.switch("variant.speed_die") else self.edition.switches.borrowed.start_bonus or 0
        return self.switch("money.start") + bonus

    def step_price(self, space: str, level: int) -> int:
        if self.kinds[space] == "station":
            return self.edition.depot.price if self.edition.depot else 0
        group = self.groups[self.spaces[space].group]
        return group.skyscraper_price if level == SKYSCRAPER else group.house_price

    def printed(self, space: str, level: int) -> int:
        """What all that stands on a space costs by its deed: a hotel is one step above the last house."""
        if level == 0 or self.kinds[space] == "station":
            return level and self.step_price(space, level)
        group = self.groups[self.spaces[space].group]
        houses = level if level < HOTEL else self.full + 1
        return houses * group.house_price + (group.skyscraper_price if level == SKYSCRAPER else 0)

    def half(self, space: str, paid: int) -> int:
        if self.kinds[space] == "station" and self.edition.depot:
            return self.edition.depot.resale * paid // self.edition.depot.price
        return paid // 2

    def wealth(self, seat: str) -> int:
        total = self.cash[seat]
        for space in self.owner:
            if self.owner[space] == seat:
                total += self.loan(space) if space in self.mortgaged else self.spaces[space].price
                total += self.printed(space, self.built.get(space, 0))
        return total

    # Rents

    def count(self, seat: str, kind: str) -> int:
        return sum(owner == seat and self.kinds[space] == kind for space, owner in self.owner.items())

    def rent(self, space: str) -> tuple[int, int]:
        """The amount, or 0 and the factor of a throw still to come."""
        owner, level, by_card = self.owner[space], self.built.get(space, 0), self._brought_by_card()
        match self.kinds[space]:
            case "street":
                return self._street_rent(self.spaces[space], owner, level), 0
            case "station":
                amount: int = self.switch("rent.station")[self.count(owner, "station") - 1]
                if level and self.edition.depot:
                    amount *= self.edition.depot.rent_factor
                return amount * (by_card.rent_factor or 1 if by_card else 1), 0
            case _:
                factor: int = self.switch("rent.utility_factors")[self.count(owner, "utility") - 1]
                if by_card and by_card.dice_factor:
                    return 0, by_card.dice_factor
                if self.switch("rent.utility_dice") == "fresh" or not self.dice or self._came_without_throw():
                    return 0, factor
                return factor * self.pips(self.dice), 0

    def _brought_by_card(self) -> Card | None:
        nearest = self.card and self.card.do == "advance_nearest"
        return self.card if nearest and self.arrived and self.arrived.why == "card" else None

    def _came_without_throw(self) -> bool:
        return self.arrived is not None and self.arrived.why in ("card", "ticket")

    def _street_rent(self, space: Space, owner: str, level: int) -> int:
        if level:
            return space.rents[level]
        group = [street.id for street in self.edition.spaces if street.group == space.group and street.kind == "street"]
        held = [street for street in group if self.owner[street] == owner]
        pledged = any(street in self.mortgaged for street in group)
        if len(held) == len(group) and (not pledged or self.switch("rent.factor_despite_mortgaged_sibling")):
            return space.rents[0] * self.switch("rent.full_group_factor")
        if len(held) == len(group) - 1:
            return space.rents[0] * self.switch("rent.majority_factor")
        return space.rents[0]

    def pips(self, throw: facts.DiceThrown) -> int:
        """The white dice, and the third where it counts; its symbols count nothing."""
        third = self.switch("rent.utility_speed_die")
        if "speed-die" in self.variants and not self.switch("variant.speed_die"):
            third = self.edition.switches.borrowed.utility_speed_die
        speed = int(throw.speed) if third not in ("none", "ignored") and throw.speed.isdecimal() else 0
        return throw.first + throw.second + speed

    # What has to come

    def _check(self, event: Event) -> None:
        self._check_dues(event)
        self._check_bank(event)
        self._check_owed(event)
        self._check_deals(event)

    def _check_dues(self, event: Event) -> None:
        """Before the next throw or turn nothing may be left open that had to be paid at once."""
        if not isinstance(event, facts.DiceThrown | facts.TurnBegan | facts.OfferMade):
            return
        self._is(event, self._alive(self.deal_dues), [])
        if isinstance(event, facts.TurnBegan):
            self._is(event, self._alive(self.card_dues), [])
            self._is(event, [due for due in self.interest_dues if due[0] not in self.out], [])
            self.card_dues, self.interest_dues = [], []

    def _alive(self, dues: list[Due]) -> list[Due]:
        return [due for due in dues if due[0] not in self.out and due[1] not in self.out]

    def _check_bank(self, event: Event) -> None:
        match event:
            case facts.SeatTaken(amount=amount, keeps_bank=keeps_bank):
                self._is(event, amount, 0 if keeps_bank else self.start_money())
            case facts.DeedBought(space=space, amount=amount) | facts.DeedDealt(space=space, amount=amount):
                self._is(event, (self.owner[space], amount), ("bank", self.spaces[space].price))
            case facts.BuildingBought():
                self._check_building(event)
            case facts.BuildingSold(space=space, level=level, amount=amount):
                self._is(event, level < self.built[space], True)
                self._is(event, amount, self._sell(space, level))
            case facts.EvenedOut(amount=amount):
                self._is(event, amount, self._even_out(event))
            case facts.Mortgaged(seat=seat, space=space, amount=amount):
                self._is(event, (self.owner[space], space in self.mortgaged), (seat, False))
                self._is(event, amount, self.loan(space))
            case facts.GiftPaid(seat=seat, amount=amount):
                self._is(event, amount, self.spaces[self.at[seat]].collect)
            case facts.JackpotPaid(seat=seat, amount=amount):
                self._is(event, (self.kinds[self.at[seat]], amount), ("free_parking", self.pot))
            case facts.SalaryPaid():
                self._is(event, event in (self.salary,), True)
                self.salary = None
            case facts.BidMade(seat=seat, amount=amount):
                self._check_bid(event, seat, amount)
            case facts.AuctionWon(seat=seat, amount=amount, space=space):
                self._is(event, (seat, amount), self.high)
                self._is(event, self.owner[space], "bank")
            case facts.BuildingWon(seat=seat, amount=amount):
                self._is(event, (seat, amount), self.high)
            case facts.ShortageDeclared(piece=piece, left=left):
                self._is(event, left, self.stock[piece])
            case _:
                pass

    salary: facts.SalaryPaid | None = None

    def _check_bid(self, event: Event, seat: str, amount: int) -> None:
        if self.high:
            least = self.high[1] + self.switch("auction.step")
        elif not self.piece:
            least = self.switch("auction.min_open")
        elif self.switch("shortage.min_bid") != "lowest_printed_price":
            least = self.switch("shortage.min_bid")
        elif self.piece == "depot" and self.edition.depot:
            least = self.edition.depot.price
        else:
            sky = self.piece == "skyscraper"
            least = min(group.skyscraper_price if sky else group.house_price for group in self.edition.groups)
        self._is(event, least <= amount <= self.cash[seat], True)

    def _check_building(self, event: facts.BuildingBought) -> None:
        space, old = event.space, self.built.get(event.space, 0)
        after_houses = old == self.full and self.kinds[space] == "street"
        self._is(event, event.level, HOTEL if after_houses else old + 1)
        self._is(event, self.owner[space], event.seat)
        printed = self.step_price(space, event.level)
        if self.won:
            self._is(event, (event.seat, self._pieces(space, event.level)[0]), (self.won.seat, self.won.piece))
            self._is(event, event.amount, self.won.amount)
            self.surplus[space] = self.surplus.get(space, 0) + event.amount - printed
            self.won = None
        else:
            self._is(event, event.amount, printed)

    def _sell(self, space: str, level: int) -> int:
        """Half of what was paid; what was paid above or below the printed prices goes first."""
        old = self.printed(space, self.built[space])
        sold, surplus = old - self.printed(space, level), self.surplus.get(space, 0)
        paid_for_sold = max(0, sold + surplus)
        self.surplus[space] = min(0, sold + surplus)
        paid = old + surplus
        return self.half(space, paid) - self.half(space, paid - paid_for_sold)

    def _even_out(self, event: facts.EvenedOut) -> int:
        """Hotels given up bring half their price and their houses, houses move over free, missing ones are bought."""
        price = self.groups[event.group].house_price
        old = [self.built.get(street, 0) for street in event.streets]
        hotels = sum(level == HOTEL for level in event.levels) - sum(level == HOTEL for level in old)
        houses = sum(level for level in event.levels if level < HOTEL) - sum(level for level in old if level < HOTEL)
        houses += hotels * self.full
        bought, sold = max(0, hotels) + max(0, houses), (max(0, -hotels) + max(0, -houses)) * price
        surplus = sum(self.surplus.get(street, 0) for street in event.streets)
        brought = max(0, sold + surplus) // 2 if sold else 0
        left = min(0, sold + surplus) if sold else surplus
        for street, level in zip(event.streets, event.levels, strict=True):
            cost = self.printed(street, level)
            part = max(left, -cost) if left < 0 else left if level else 0
            self.surplus[street] = part
            left -= part
        return bought * price - brought

    # What is owed, at once or as a debt

    def _check_owed(self, event: Event) -> None:
        match event:
            case facts.RentDue(debtor=debtor, owner=owner, amount=amount, space=space, factor=factor):
                self._is(event, (self.owner[space], self.at[debtor]), (owner, space))
                self._is(event, (amount, factor), self.rent(space))
            case facts.RentPaid(payer=payer, owner=owner, amount=amount, space=space):
                self._check_debt(event, payer, owner, amount, "rent", space)
            case facts.TaxPaid(payer=payer, amount=amount, space=space):
                self._check_debt(event, payer, "bank", amount, "tax", space)
            case facts.FinePaid(payer=payer, amount=amount):
                self._check_debt(event, payer, "bank", amount, "fine", "")
            case facts.CardPaid(payer=payer, payee=payee, amount=amount):
                self._check_debt(event, payer, payee, amount, "card", "")
            case facts.InterestPaid(seat=seat, amount=amount, space=space):
                self._check_debt(event, seat, "bank", amount, "interest", space)
            case facts.Redeemed(seat=seat, amount=amount, space=space):
                self._check_debt(event, seat, "bank", amount, "redemption", space)
            case facts.DebtOpened(debtor=debtor, creditor=creditor, amount=amount, why=why, space=space):
                self._check_new(event, debtor, creditor, amount, why, space)
                self._is(event, self.cash[debtor] < amount, True)
            case (
                facts.RentForfeited(debtor=debtor, owner=owner, amount=amount, space=space)
                | facts.RentLapsed(debtor=debtor, owner=owner, amount=amount, space=space)
            ):
                self._is(event, amount, self._take_rent(event, debtor, owner, space)[3])
            case _:
                pass

    def _check_debt(self, event: Event, payer: str, payee: str, amount: int, why: str, space: str) -> None:
        """A debt that was opened before, else something due now."""
        if self.debts:
            debtor, creditor, owed, reason, where = self.debts[-1]
            if (debtor, reason) == (payer, why) and space in ("", where):
                self._is(event, (payee, amount), (creditor, owed))
                return
        self._check_new(event, payer, payee, amount, why, space)

    def _check_new(self, event: Event, payer: str, payee: str, amount: int, why: str, space: str) -> None:
        match why:
            case "rent":
                rent = self._take_rent(event, payer, payee, space)
                thrown = rent[4] * self.pips(self.thrown) if rent[4] and self.thrown else 0
                self._is(event, amount, thrown or rent[3])
            case "tax":
                self._is(event, (self.at[payer], payee, amount), (space, "bank", self._tax(payer, space)))
            case "fine":
                self._is(event, (payer in self.jail, amount), (True, self.switch("jail.fine")))
            case "card":
                self._among(event, (payer, payee, amount), self.card_dues)
            case "interest":
                self._among(event, (payer, space), self.interest_dues)
                self._is(event, amount, self.interest(space))
            case _:
                if (payer, space) in self.interest_dues:
                    self.interest_dues.remove((payer, space))
                self._is(event, (self.owner[space], amount), (payer, self.redemption(space)))

    def _take_rent(self, event: Event, debtor: str, owner: str, space: str) -> tuple[str, str, str, int, int]:
        self.checked += 1
        rent = next((due for due in self.rents if due[:3] == (debtor, owner, space)), None)
        if rent is None:
            raise Wrong(f"{event}: no such rent is due")
        self.rents.remove(rent)
        return rent

    def _tax(self, seat: str, space: str) -> int:
        income, extra = self.switch("tax.amounts")
        if self.spaces[space].tax != "income":
            return extra
        if self.percent:
            return -(-self.wealth(seat) * self.switch("tax.income_percent") // 100)
        return income

    def _check_deals(self, event: Event) -> None:
        match event:
            case facts.TradePaid(payer=payer, payee=payee, amount=amount):
                self._among(event, (payer, payee, amount), self.deal_dues)
            case facts.DebtSettled(payer=payer, payee=payee, amount=amount):
                self._among(event, (payer, payee, amount), self.deal_dues)
            case facts.EstatePaid(payer=payer, payee=payee, amount=amount):
                self._is(event, (payee, amount), (self.heir, self.cash[payer]))
            case facts.OfferAccepted():
                self._is(event, self.offer is not None, True)
                if self.offer:
                    there = (self.offer.seat, self.offer.partner, self.offer.give_cash)
                    back = (self.offer.partner, self.offer.seat, self.offer.get_cash)
                    self.deal_dues = [due for due in (there, back) if due[2]]
            case _:
                pass

    # What follows from an event

    def _follow(self, event: Event) -> None:
        match event:
            case facts.DiceThrown():
                self.thrown = event
            case facts.TicketUsed() | facts.TurnBegan():
                self.dice = self.thrown = None
            case facts.Moved():
                self._land(event)
            case facts.SalaryPaid(seat=seat):
                self._expect_rent(seat)
            case facts.RentDue(debtor=debtor, owner=owner, amount=amount, space=space, factor=factor):
                self.rents.append((debtor, owner, space, amount, factor))
            case facts.CardDrawn(seat=seat, deck=deck, card=card):
                self.card, self.drawer = next(one for one in self.deck[deck] if one.id == card), seat
                self._expect_card(self.card, seat)
            case facts.Chosen(question="card", option="pay", seat=seat):
                if self.card:
                    self.card_dues.append((seat, "bank", self.card.amount))
            case facts.Chosen(question="tax", option=option):
                self.percent = option == "percent"
            case facts.DeedPassed(receiver=seat, space=space):
                if seat != "bank" and space in self.mortgaged:
                    self.interest_dues.append((seat, space))
            case facts.WentBankrupt(creditor=creditor):
                self.heir = creditor
            case facts.Resigned():
                self.heir = "bank"
            case _:
                self._follow_auction(event)

    def _follow_auction(self, event: Event) -> None:
        match event:
            case facts.AuctionOpened(piece=piece):
                self.high, self.piece = None, piece
            case facts.BidMade(seat=seat, amount=amount):
                self.high = seat, amount
            case facts.BidLapsed():
                self.high = self.won = None
            case facts.BuildingWon():
                self.won, self.high = event, None
            case _:
                pass

    def _land(self, event: facts.Moved) -> None:
        """The salary for a way that reaches or passes LOS, then the rent."""
        self.arrived, self.percent = event, False
        if event.why in ("throw", "triple") or (event.why == "auction" and not self.dice):
            self.dice = self.thrown
        start, there, here = self.edition.spaces[0].id, self.numbers[event.to], self.numbers[event.origin]
        passed = there <= here and not self._goes_back(event)
        if event.why == "triple" and self._jumps():
            passed = event.to == start
        if passed:
            double = event.to == start and self.options.get("double_salary")
            self.salary = facts.SalaryPaid(event.seat, self.switch("go.salary") * (2 if double else 1))
            self.must.append(self.salary)
        else:
            self.salary = None
            self._expect_rent(event.seat)

    def _goes_back(self, event: facts.Moved) -> bool:
        back = self.card is not None and self.card.do in ("move_back", "go_back_to")
        return event.why == "card" and back

    def _jumps(self) -> bool:
        own = self.switch("speed_die.triple")
        return (own if self.switch("speed_die.mode") != "never" else self.edition.switches.borrowed.triple) == "jump_to_any"

    def _expect_rent(self, seat: str) -> None:
        space = self.at[seat]
        owner = self.owner.get(space, "bank")
        if owner not in ("bank", seat) and space not in self.mortgaged:
            amount, factor = self.rent(space)
            self.must.append(facts.RentDue(seat, owner, amount, space, factor))

    def _expect_card(self, card: Card, seat: str) -> None:
        others = [other for other in self.cash if other != seat and other not in self.out]
        match card.do:
            case "collect":
                self.card_dues.append(("bank", seat, card.amount))
            case "pay":
                self.card_dues.append((seat, "bank", card.amount))
            case "collect_each":
                self.card_dues += [(other, seat, card.amount) for other in others]
            case "pay_each":
                self.card_dues += [(seat, other, card.amount) for other in others]
            case "repairs":
                if bill := self._repairs(card, seat):
                    self.card_dues.append((seat, "bank", bill))
            case _:
                pass

    def _repairs(self, card: Card, seat: str) -> int:
        total = 0
        for space, level in self.built.items():
            if self.owner[space] == seat and self.kinds[space] == "street":
                if level == SKYSCRAPER:
                    total += card.per_skyscraper
                else:
                    total += card.per_hotel if level == HOTEL else level * card.per_house
        return total
