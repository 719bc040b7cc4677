/** What happened while somebody waited, on one card: the few things worth knowing, those about oneself first. */

import { say, type Blanks } from '../text/messages';
import type { Narrator } from '../text/narrator';
import type { LogEntry } from './fold';
import type { AnyEvent } from './protocol';

export interface Recap {
  turns: number;
  lines: string[];
  more: number; // things that found no room
}

/** What matters most comes first. */
const ORDER = ['mine', 'out', 'passed', 'bought', 'built', 'jailed', 'paid'] as const;
type Kind = (typeof ORDER)[number];

interface Fact {
  kind: Kind;
  text: string;
}

/** The entries since one of these seats acted last, that action included: it may have begun the next turn. */
export function sinceLast(log: readonly LogEntry[], mine: readonly string[]): LogEntry[] {
  const last = log.findLastIndex((entry) => entry.kind === 'line' && mine.includes(entry.seat));
  return log.slice(Math.max(0, last));
}

/** The card, or nothing if no turn of others went by. */
export function recap(entries: readonly LogEntry[], mine: readonly string[], narrator: Narrator, most = 6): Recap | null {
  const turns = eventsOf(entries).filter((event) => event.type === 'TurnBegan' && !mine.includes(event.seat)).length;
  const others = entries.filter((entry) => !(entry.kind === 'line' && mine.includes(entry.seat)));
  if (!turns || !others.length) return null;
  const facts = factsOf(eventsOf(others), mine, narrator);
  const sorted = ORDER.flatMap((kind) => facts.filter((fact) => fact.kind === kind)).map((fact) => fact.text);
  return { turns, lines: sorted.slice(0, most), more: Math.max(0, sorted.length - most) };
}

const eventsOf = (entries: readonly LogEntry[]): AnyEvent[] => entries.flatMap((entry) => entry.events);

function factsOf(events: readonly AnyEvent[], mine: readonly string[], narrator: Narrator): Fact[] {
  const facts: Fact[] = [];
  const paid = new Map<string, number>();
  const built = new Map<string, Set<string>>();
  const jailed = new Set<string>();
  const tell = (kind: Kind, id: string, blanks: Blanks) => facts.push({ kind, text: say(id, blanks) });
  const pay = (payer: string, payee: string, amount: number) => {
    if (payer !== 'bank' && payee !== 'bank') paid.set(`${payer} ${payee}`, (paid.get(`${payer} ${payee}`) ?? 0) + amount);
  };
  for (const event of events) {
    switch (event.type) {
      case 'DeedBought':
      case 'AuctionWon':
        if (event.space) tell('bought', event.type === 'DeedBought' ? 'recap-bought' : 'recap-won', bought(event, narrator));
        break;
      case 'DeedPassed':
        tell('passed', 'recap-passed', {
          space: narrator.space(event.space),
          giver: narrator.name(event.giver),
          receiver: narrator.name(event.receiver),
        });
        break;
      case 'RentPaid':
        pay(event.payer, event.owner, event.amount);
        break;
      case 'CardPaid':
        pay(event.payer, event.payee, event.amount);
        break;
      case 'BuildingBought':
        built.set(event.seat, (built.get(event.seat) ?? new Set()).add(event.space));
        break;
      case 'Jailed':
        jailed.add(event.seat);
        break;
      case 'LeftJail':
        jailed.delete(event.seat);
        break;
      case 'WentBankrupt':
      case 'Resigned':
        tell('out', 'recap-out', { seat: narrator.name(event.seat), how: event.type === 'Resigned' ? 'left' : 'bankrupt' });
        break;
    }
  }
  for (const [pair, amount] of paid) {
    const [payer = '', payee = ''] = pair.split(' ');
    const you = mine.length === 1 ? (mine.includes(payee) ? 'payee' : mine.includes(payer) ? 'payer' : 'none') : 'none';
    const blanks = { payer: narrator.name(payer), payee: narrator.name(payee), amount: narrator.money(amount), you };
    tell(mine.includes(payer) || mine.includes(payee) ? 'mine' : 'paid', 'recap-paid', blanks);
  }
  for (const [seat, spaces] of built) {
    tell('built', 'recap-built', { seat: narrator.name(seat), spaces: narrator.allOf([...spaces].map((space) => narrator.space(space))) });
  }
  for (const seat of jailed) tell('jailed', 'recap-jailed', { seat: narrator.name(seat) });
  return facts;
}

function bought(event: { seat: string; space: string; amount: number }, narrator: Narrator): Blanks {
  return { seat: narrator.name(event.seat), space: narrator.space(event.space), amount: narrator.money(event.amount) };
}
