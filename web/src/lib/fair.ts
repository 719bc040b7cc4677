/** The check of fair dice by docs/notation.md alone, without any rules. */

import type { Edition } from './protocol';
import { sha256 } from './sha256';

export interface Verdict {
  finding: 'fair' | 'other-chance' | 'other-seed' | 'other-words' | 'no-commit' | 'not-revealed';
  counts: { throws: number; cards: number; tickets: number; deals: number };
  line: number;
  stands: string;
  expected: string;
}

/** What lies in the box: cards and deeds in their order, tickets by kind. */
export interface Box {
  chance: string[];
  chest: string[];
  deeds: string[];
  tickets: { plain: number; expire: number };
}

/** What this browser saw of the dice before the first throw: the hash shown to it, and the words of its own seats. */
export interface Seen {
  commit: string;
  words: Record<string, string>;
}

const FACES = ['1', '2', '3', 'bus', 'mr', 'mr'];

/** Numbers from a key and a counter. */
export class Draws {
  counter = 0;

  constructor(private readonly key: string) {}

  below(n: number): number {
    return Number(this.belowBig(BigInt(n)));
  }

  belowBig(n: bigint): bigint {
    const whole = 1n << 64n;
    const most = whole - (whole % n);
    for (;;) {
      const hash = sha256(`${this.key}:${this.counter++}`);
      const number = BigInt(`0x${hash.slice(0, 16)}`);
      if (number < most) return number % n;
    }
  }
}

export function boxOf(edition: Edition): Box {
  const tickets = { plain: 0, expire: 0 };
  for (const ticket of edition.ticket) tickets[ticket.id] = ticket.count;
  return {
    chance: edition.chance.map((card) => card.id),
    chest: edition.chest.map((card) => card.id),
    deeds: edition.space.filter((space) => space.price > 0).map((space) => space.id),
    tickets,
  };
}

export function verify(record: string, edition: Edition, seen?: Seen): Verdict {
  return verifyWith(record, boxOf(edition), seen);
}

/** Without what was seen before the start, a record only agrees with itself. */
export function verifyWith(record: string, box: Box, seen: Seen = { commit: '', words: {} }): Verdict {
  const [head = '', body = ''] = record.split(/\n\n([\s\S]*)/);
  const headLines = head.split('\n');
  const header = new Map(headLines.slice(1).map((line) => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]));
  const verdict: Verdict = {
    finding: 'fair',
    counts: { throws: 0, cards: 0, tickets: 0, deals: 0 },
    line: 0,
    stands: '',
    expected: '',
  };
  const [commit, seed] = [header.get('commit'), header.get('seed')];
  if (!commit) return { ...verdict, finding: 'no-commit' };
  if (!seed) return { ...verdict, finding: 'not-revealed' };
  if (sha256(`pasch commit:${seed}`) !== commit || (seen.commit && seen.commit !== commit)) return { ...verdict, finding: 'other-seed' };
  const said = (header.get('words') ?? '').split(' | ');
  if (Object.entries(seen.words).some(([seat, words]) => words && !said.includes(`${seat} ${words}`))) {
    return { ...verdict, finding: 'other-words' };
  }
  const dealer = new Dealer(new Draws(sha256(`pasch dice:${seed}:${header.get('words') ?? ''}`)), box);
  const lines = body.split('\n');
  for (const [index, line] of lines.entries()) {
    const at = line.indexOf(' : ');
    for (const stands of at < 0 ? [] : line.slice(at + 3).split('; ')) {
      const expected = dealer.outcome(stands, verdict.counts);
      if (stands !== expected) {
        return { ...verdict, finding: 'other-chance', line: headLines.length + 2 + index, stands, expected };
      }
    }
  }
  return verdict;
}

/** Draws what should stand where an outcome of some kind stands. */
class Dealer {
  private readonly decks: Record<string, string[]>;
  private readonly deeds: string[];
  private readonly tickets: Box['tickets'];

  constructor(
    private readonly draws: Draws,
    box: Box,
  ) {
    this.decks = { chance: [...box.chance], chest: [...box.chest] };
    this.deeds = [...box.deeds];
    this.tickets = { ...box.tickets };
  }

  outcome(stands: string, counts: Verdict['counts']): string {
    const [kind = '', ...rest] = stands.split(' ');
    const deck = this.decks[kind];
    if (deck) {
      counts.cards += 1;
      return deck.length ? `${kind} ${this.take(deck)}` : stands;
    }
    if (kind === 'ticket') {
      counts.tickets += 1;
      const plain = (this.draws.below(this.tickets.plain + this.tickets.expire)) < this.tickets.plain;
      this.tickets[plain ? 'plain' : 'expire'] -= 1;
      return `ticket ${plain ? 'plain' : 'expire'}`;
    }
    if (kind === 'deal') {
      counts.deals += 1;
      const dealt: string[] = [];
      for (let i = 0; i < rest.length; i++) dealt.push(this.take(this.deeds));
      return ['deal', ...dealt].join(' ');
    }
    counts.throws += 1;
    const dice = [String(1 + (this.draws.below(6))), String(1 + (this.draws.below(6)))];
    if (rest.length > 1) dice.push(FACES[this.draws.below(6)] ?? '');
    return dice.join(' ');
  }

  private take(cards: string[]): string {
    const [taken = ''] = cards.splice(this.draws.below(cards.length), 1);
    return taken;
  }
}
