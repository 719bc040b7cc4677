/** One line that says who has to decide what now, as `pasch.text.questions` has it. */

import { Choices } from '../lib/notation';
import type { DebtView, Menu, TableView } from '../lib/protocol';
import { say } from './messages';
import type { Narrator } from './narrator';

interface Asked {
  view: TableView;
  narrator: Narrator;
  menu: Menu | undefined; // of the one who decides, where this browser knows it
  auctions?: boolean; // does the table have any?
  mine?: readonly string[]; // the seats of those who read
}

type Reader = Pick<Asked, 'auctions' | 'mine'>;

export function question(view: TableView, narrator: Narrator, menu?: Menu, reader: Reader = {}): string {
  const line = PHASES[view.phase]?.({ auctions: true, ...reader, view, narrator, menu }) ?? '';
  const claims = view.claims ?? [];
  if (!claims.length || view.phase === 'over') return line;
  const open = claims.map((claim) =>
    say(claim.amount ? 'claim-amount' : 'claim-throw', {
      owner: narrator.name(claim.owner),
      debtor: narrator.name(claim.debtor),
      space: narrator.space(claim.space),
      amount: narrator.money(claim.amount),
    }),
  );
  return `${line} ${say('question-claims', { claims: narrator.allOf(open) })}`;
}

const actor = ({ view, narrator }: Asked) => narrator.name(view.waiting[0] ?? view.turn);
const asked = ({ view }: Asked) => view.question ?? {};

function roll(all: Asked): string {
  const { view, narrator, menu } = all;
  const seat = narrator.name(view.turn);
  const choices = new Choices(menu);
  if ((view.players[view.turn]?.jail ?? -1) >= 0) {
    const ways = [say('way-roll')];
    const fine = narrator.money(narrator.board.edition.switches.jail.fine);
    if (choices.one('pay-fine')) ways.push(say('way-pay-fine', { amount: fine }));
    if (choices.one('use-card')) ways.push(say('way-use-card'));
    return say('question-roll-jail', { seat, ways: narrator.oneOf(ways) });
  }
  const bus = choices.one('ticket') !== undefined;
  const again = Boolean(view.thrown);
  return say('question-roll', { seat, kind: again ? (bus ? 'again-or-bus' : 'again') : bus ? 'bus' : 'plain' });
}

function buy(all: Asked): string {
  const { space = '', amount = 0 } = asked(all);
  return say('question-buy', {
    seat: actor(all),
    space: all.narrator.space(space),
    amount: all.narrator.money(amount),
    auctions: all.auctions ? 'yes' : 'no',
  });
}

function auction({ view, narrator }: Asked): string {
  const open = view.auction;
  if (!open) return '';
  return say('question-auction', {
    lot: open.space ? narrator.space(open.space) : narrator.building(open.piece),
    bidder: open.bidder ? 'other' : 'none',
    bidder_name: open.bidder ? narrator.name(open.bidder) : '',
    bid: narrator.money(open.bid),
    lowest: narrator.money(open.lowest),
    seats: narrator.seats(view.waiting),
  });
}

function debt({ view, narrator, mine }: Asked): string {
  const owed = view.debt;
  const debtor = owed && view.players[owed.debtor];
  if (!debtor) return '';
  const missing = owed.amount - debtor.cash;
  if (mine && !mine.includes(owed.debtor) && debtor.raisable >= owed.amount) return raising(owed, debtor.cash, narrator);
  const state = missing <= 0 ? 'ready' : debtor.raisable >= owed.amount ? 'short' : 'lost';
  return say('question-debt', {
    bank: owed.creditor === 'bank' ? 'creditor' : 'none',
    seat: narrator.name(owed.debtor),
    creditor: narrator.name(owed.creditor),
    amount: narrator.money(owed.amount),
    ways: say(`debt-${state}`, { missing: narrator.money(missing), raisable: narrator.money(debtor.raisable) }),
  });
}

/** How far somebody else has got with the money for a debt. */
function raising(owed: DebtView, cash: number, narrator: Narrator): string {
  return say('web-raising', {
    plan: owed.planned ? 'yes' : 'no',
    seat: narrator.name(owed.debtor),
    creditor: narrator.name(owed.creditor),
    cash: narrator.money(cash),
    planned: narrator.money(owed.planned ?? 0),
    amount: narrator.money(owed.amount),
  });
}

function offer({ view, narrator }: Asked): string {
  const open = view.offer;
  if (!open) return '';
  const people = { seat: narrator.name(open.partner), partner: narrator.name(open.seat) };
  if (open.settles && view.debt) {
    const amount = narrator.money(view.debt.amount);
    return say('question-offer-settle', { ...people, give: narrator.items(open.give), amount });
  }
  return say('question-offer', { ...people, ...narrator.terms(open.give, open.get) });
}

function choose(all: Asked): string {
  const { view, narrator } = all;
  const { choice = '', space = '', amount = 0, other = 0, deck = '' } = asked(all);
  const [first = 0, second = 0, third = 0] = view.dice ?? [];
  const blanks = { seat: actor(all), amount: narrator.money(amount) };
  switch (choice) {
    case 'bus-dice':
      return say('question-choose-bus-dice', { ...blanks, first, second, sum: first + second });
    case 'bus':
      return say('question-choose-bus', {
        ...blanks,
        tickets: view.bank.tickets ? 'yes' : 'no',
        space: narrator.space(space),
      });
    case 'triple':
      return say('question-choose-triple', { ...blanks, sum: first + second + third });
    case 'tax':
      return say('question-choose-tax', { ...blanks, space: narrator.space(space), percent: narrator.board.edition.switches.tax.income_percent, share: narrator.money(other) });
    case 'card':
      return say('question-choose-card', { ...blanks, deck: narrator.deck(deck) });
    case 'mortgage':
      return say('question-choose-mortgage', { ...blanks, space: narrator.space(space), interest: narrator.money(other) });
    default:
      return say(`question-choose-${choice}`, blanks);
  }
}

function want(all: Asked): string {
  const { asker = '', piece = '', amount = 0 } = asked(all);
  const { narrator, view } = all;
  const seats = narrator.seats(view.waiting);
  return say('question-want', { asker: narrator.name(asker), building: narrator.building(piece), left: amount, seats });
}

function place(all: Asked): string {
  const seat = all.view.waiting[0] ?? '';
  return say('question-place', { seat: actor(all), building: all.narrator.building(asked(all).piece ?? '', seat) });
}

function even(all: Asked): string {
  const { view, narrator } = all;
  const streets = narrator.board.rows[asked(all).group ?? 0]?.spaces ?? [];
  const levels = streets.map(({ id }): [string, number] => [id, view.deeds[id]?.built ?? 0]);
  return say('question-even', { seat: actor(all), levels: narrator.levels(levels, view.waiting[0] ?? '') });
}

function over({ view, narrator }: Asked): string {
  const winners = view.winners ?? [];
  return say('question-over', { winners: narrator.seats(winners), count: winners.length });
}

const PHASES: Record<string, (all: Asked) => string> = {
  roll,
  buy,
  auction,
  debt,
  offer,
  choose,
  want,
  place,
  even,
  over,
};
