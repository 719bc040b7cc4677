"""A player who looks for riches without risk: money of the bank that he can have without a throw.

What counts: of every step, for every player, the change of his cash and of what the bank would give him now for his
holdings (buildings as selling brings it, deeds without a mortgage as their mortgage value). Left out is what came from
other players and what an earlier throw brought or cost (rents, cards, taxes, fines, salaries, deeds bought, inherited
or won). What remains are his dealings with the bank about buildings and mortgages. None of them may gain, so no
sequence of them can, whatever the others answer; and nobody gains at the cost of another who lost to the bank at the
same time, since each player is reckoned alone.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple

from pasch import event as facts
from pasch import legal_actions as listing
from pasch.bots.catalog import make_mind, parse
from pasch.bots.decide import decide, next_bidder
from pasch.bots.dice import Rng, seed_rng
from pasch.bots.mind import plain
from pasch.bots.outlook import make_outlook
from pasch.bots.simple import answer_simply
from pasch.event import Event
from pasch.event_rows import events_of, give_back, take_log
from pasch.notation import SEATS, Action, Items, from_move, to_move
from pasch.rules import building, codes
from pasch.rules.auction import lowest_bid, must_speak
from pasch.rules.legal import refusal
from pasch.rules.places import could_use
from pasch.rules.play import perform, run
from pasch.rules.shortage import ASKED
from pasch.rules.state import Move, State
from pasch.table import Table

DEPTH, WIDTH, OF_A_VERB = 9, 3, 2
MOST_ANSWERS = 60
NOT_HIS = ("roll", "ticket", "resign", "bankrupt")
FRIENDS: Final = ("accomplice", "shrewd", "casual")


class Find(NamedTuple):
    """Riches without risk: who gained how much by the last of these actions."""

    seat: str
    gain: int
    actions: tuple[str, ...]
    start: State


@dataclass
class Report:
    """How far a hunt went."""

    positions: int = 0
    steps: int = 0
    kinds: Counter[str] = field(default_factory=Counter[str])
    finds: list[Find] = field(default_factory=list[Find])


class Node(NamedTuple):
    state: State
    actions: tuple[str, ...]


def buildings(table: Table, state: State) -> list[int]:
    """What the bank would give each player for his buildings."""
    worth = [0] * state.seats
    for space in table.deeds:
        if state.built[space]:
            worth[state.owner[space]] += building.buildings_worth(table.board, state, space)
    return worth


def gains(table: Table, before: State, after: State, events: list[Event]) -> list[int]:
    """What each player gained from the bank in a step, in cash and in what his holdings would bring there."""
    old, new = buildings(table, before), buildings(table, after)
    gain = [after.cash[i] - before.cash[i] + new[i] - old[i] for i in range(after.seats)]
    loans = {table.space_id(space): table.board.loan[space] for space in table.deeds}
    for space in table.deeds:
        owner = after.owner[space]
        if owner >= 0 and before.owner[space] == owner:
            gain[owner] += table.board.loan[space] * (before.mortgaged[space] - after.mortgaged[space])
    flagged = {table.space_id(space) for space in table.deeds if before.mortgaged[space] and not after.mortgaged[space]}
    kept = {table.space_id(space) for space in table.deeds if before.owner[space] == after.owner[space]}
    for told in events:
        match told:
            case facts.MortgageEnded(seat=seat, space=space):
                if space in kept:  # the redemption is owed; worth it when it is paid
                    gain[SEATS.index(seat)] -= loans[space]
            case facts.Redeemed(seat=seat, space=space):
                if space not in flagged:
                    gain[SEATS.index(seat)] += loans[space]
            case facts.EvenedOut(seat=seat, streets=streets):
                gain[SEATS.index(seat)] -= half_coins(table, before, streets) // 2
            case _:
                leave_out(told, gain)
    return gain


def half_coins(table: Table, state: State, streets: tuple[str, ...]) -> int:
    """How many streets of a group lose half a coin to rounding when sold one by one; evened out, they are sold as one.
    What was paid for them lost those half coins before."""
    spaces = [space for space in table.deeds if table.space_id(space) in streets]
    paid = [building.cost_of_buildings(table.board, state, space) + state.surplus[space] for space in spaces]
    return sum(amount % 2 for amount in paid)


def leave_out(told: Event, gain: list[int]) -> None:
    """Take back what came from others or from an earlier throw."""
    match told:
        case (
            facts.RentPaid(payer=payer, owner=payee, amount=amount)
            | facts.CardPaid(payer=payer, payee=payee, amount=amount)
            | facts.TradePaid(payer=payer, payee=payee, amount=amount)
            | facts.EstatePaid(payer=payer, payee=payee, amount=amount)
            | facts.DebtSettled(payer=payer, payee=payee, amount=amount)
        ):
            pass
        case facts.TaxPaid(payer=payer, amount=amount) | facts.FinePaid(payer=payer, amount=amount):
            payee = "bank"
        case (
            facts.DeedBought(seat=payer, amount=amount)
            | facts.AuctionWon(seat=payer, amount=amount)
            | facts.DeedDealt(seat=payer, amount=amount)
        ):
            payee = "bank"
        case (
            facts.SalaryPaid(seat=payee, amount=amount)
            | facts.GiftPaid(seat=payee, amount=amount)
            | facts.JackpotPaid(seat=payee, amount=amount)
        ):
            payer = "bank"
        case _:
            return
    for who, sign in ((payer, 1), (payee, -1)):
        if who != "bank":
            gain[SEATS.index(who)] += sign * amount


class Others:
    """Everybody else: bots, or an accomplice who wants what he can get, lets the adversary have it and accepts."""

    def __init__(self, table: Table, kind: str, rng: Random) -> None:
        self.table, self.kind, self.rng = table, kind, rng
        self.mind = make_mind(parse("casual" if kind == "accomplice" else kind))
        self.outlook = make_outlook(table.board)
        self.dice = Rng()
        seed_rng(self.dice, 1, 0)

    def answer(self, state: State, seat: int) -> Move | None:
        """A legal move of this player, None if he has none that needs no throw."""
        move = Move()
        if self.kind == "accomplice":
            self._help(state, seat, move)
        else:
            seen = state.copy()
            seen.claims = 0
            decide(self.table.board, self.outlook, seen, self.mind, self.dice, seat, move)
        return move if move.seat == seat and refusal(self.table.board, state, move.copy()) == 0 else None

    def _help(self, state: State, seat: int, move: Move) -> None:
        if state.phase == codes.WANT:
            most = could_use(self.table.board, state, seat, state.task_b[state.depth - 1])
            plain(move, seat, codes.DO_WANT, 0, most if self.rng.random() < 0.8 else self.rng.randint(0, most))
        elif state.phase == codes.AUCTION:
            plain(move, seat, codes.DO_PASS, 0, 0)
            if self.rng.random() < 0.1:
                plain(move, seat, codes.DO_BID, 0, lowest_bid(self.table.board, state))
            if refusal(self.table.board, state, move):
                plain(move, seat, codes.DO_PASS, 0, 0)
        elif state.phase == codes.OFFER:
            plain(move, seat, codes.DO_ACCEPT, 0, 0)
            if refusal(self.table.board, state, move.copy()):
                plain(move, seat, codes.DO_REJECT, 0, 0)
        elif state.phase == codes.BUY:
            plain(move, seat, codes.DO_DECLINE, 0, 0)
        else:
            answer_simply(self.table.board, state, move)


class Adversary:
    """Searches from one position, a beam of the most different sequences of his own actions."""

    def __init__(self, table: Table, seat: int, others: Others, rng: Random, report: Report) -> None:
        self.table, self.seat, self.others, self.rng, self.report = table, seat, others, rng, report

    def hunt(self, start: State, depth: int = DEPTH, width: int = WIDTH) -> Find | None:
        self.report.positions += 1
        self.start = start
        self.seen = {tuple(start.flat())}
        front = [Node(start, ())]
        for _ in range(depth):
            children: dict[str, list[Node]] = {}
            for node in front:
                for action in self.menu(node.state):
                    found = self.follow(node, action)
                    if isinstance(found, Find):
                        self.report.finds.append(found)
                        return found
                    if found:
                        children.setdefault(action.verb, []).append(found)
            front = self.pick(children, width)
        return None

    def menu(self, state: State) -> Iterator[Action]:
        """Some actions of each verb but those that end in a throw or in leaving."""
        by_verb: dict[str, list[Action]] = {}
        for action in [*listing.legal_actions(self.table, state, self.seat), *self.more_offers(state)]:
            if action.verb not in NOT_HIS:
                by_verb.setdefault(action.verb, []).append(action)
        for verb, actions in by_verb.items():
            if verb == "bid":
                yield actions[0]
            elif verb == "want":
                yield actions[-1]
            else:
                yield from self.rng.sample(actions, min(len(actions), OF_A_VERB))
        if "bid" in by_verb and self.rng.random() < 0.2:
            yield by_verb["bid"][-1]

    def more_offers(self, state: State) -> Iterator[Action]:
        """Deeds for next to nothing, and deed against deed: accomplices take anything."""
        board, name = self.table.board, SEATS[self.seat]
        if state.phase not in (codes.ROLL, codes.BUY, codes.DEBT):
            return
        mine = [space for space in self.table.deeds if state.owner[space] == self.seat]
        theirs = [space for space in self.table.deeds if state.owner[space] not in (self.seat, codes.BANK)]
        last = [space for space in theirs if self.has_built_beside(state, space)]
        for space in [*last, *self.rng.sample(theirs, min(1, len(theirs)))]:
            give = (
                Items(1) if not mine or self.rng.random() < 0.6 else Items(spaces=(self.name(self.rng.choice(mine)),))
            )
            partner = SEATS[state.owner[space]]
            action = Action(name, "offer", partner=partner, give=give, get=Items(spaces=(self.name(space),)))
            if refusal(board, state, to_move(action, self.table)) == 0:
                yield action
        if mine and state.alive > 1:
            partner = self.rng.choice([i for i in range(state.seats) if i != self.seat and not state.out[i]])
            give = Items(spaces=(self.name(self.rng.choice(mine)),))
            action = Action(name, "offer", partner=SEATS[partner], give=give, get=Items(min(1, state.cash[partner])))
            if refusal(board, state, to_move(action, self.table)) == 0:
                yield action

    def name(self, space: int) -> str:
        return self.table.space_id(space)

    def has_built_beside(self, state: State, space: int) -> bool:
        board = self.table.board
        if board.kind[space] != codes.STREET:
            return False
        group = board.group[space]
        streets = board.streets[group][: board.group_size[group]]
        return any(state.built[street] and state.owner[street] == self.seat for street in streets)

    def follow(self, node: Node, action: Action) -> Node | Find | None:
        """The next moment he can choose; None if chance must speak before, or he has been there."""
        moves, state = (*node.actions, str(action)), node.state
        move = to_move(action, self.table)
        for _ in range(MOST_ANSWERS):
            after, gain = self.step(state, move)
            best = max(range(after.seats), key=lambda i: gain[i])
            if gain[best] > 0:
                return Find(SEATS[best], gain[best], moves, self.start)
            if after.need or after.phase == codes.OVER or after.out[self.seat]:
                return None
            state = after
            speaker = self.speaker(state)
            if speaker == self.seat:
                break
            answer = self.others.answer(state, speaker)
            if answer is None:
                return None
            moves, move = (*moves, str(from_move(answer, self.table))), answer
        key = tuple(state.flat())
        if key in self.seen:
            return None
        self.seen.add(key)
        return Node(state, moves)

    def step(self, state: State, move: Move) -> tuple[State, list[int]]:
        self.report.steps += 1
        after, log = state.copy(), take_log()
        perform(self.table.board, after, log, move)
        run(self.table.board, after, log)
        events = events_of(log, self.table)
        give_back(log)
        self.report.kinds.update(type(told).__name__ for told in events)
        return after, gains(self.table, state, after, events)

    def speaker(self, state: State) -> int:
        """Before a throw he does business, whoever's turn it is; else those who are asked answer."""
        if state.phase == codes.ROLL:
            return self.seat
        if state.phase == codes.AUCTION:
            if must_speak(self.table.board, state, self.seat):
                return self.seat
            return next_bidder(self.table.board, state)
        if state.phase == codes.WANT:
            return next(seat for seat in range(state.seats) if state.wants[seat] == ASKED)
        if state.phase == codes.OFFER:
            return state.offer_to
        return state.actor

    def pick(self, children: dict[str, list[Node]], width: int) -> list[Node]:
        """One of each verb after the other, in random order."""
        for nodes in children.values():
            self.rng.shuffle(nodes)
        kinds = list(children)
        self.rng.shuffle(kinds)
        picked: list[Node] = []
        while len(picked) < width and any(children.values()):
            for verb in kinds:
                if children[verb] and len(picked) < width:
                    picked.append(children[verb].pop())
        return picked
