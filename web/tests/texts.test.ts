import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { AnyEvent, TableView } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { describe as tell } from '../src/text/events';
import { canSay } from '../src/text/messages';
import { question } from '../src/text/questions';
import { consequences } from '../src/text/trades';
import { narrator, python } from './table';

const root = `${import.meta.dirname}/../src`;
const player = { cash: 1000, worth: 1500, raisable: 1200, at: 'los', token: 'dog' };

function view(more: Partial<TableView>): TableView {
  const players = { A: player, B: { ...player, cash: 300 }, C: player };
  return { phase: 'roll', turn: 'A', round: 1, waiting: ['A'], players, deeds: {}, bank: {}, ...more };
}

describe('the decision line', () => {
  it('says who is to throw', () => {
    expect(question(view({}), narrator('de'))).toBe('Ada ist am Zug: würfeln.');
    expect(question(view({ thrown: 1 }), narrator())).toBe('Doubles! Ada throws again.');
  });

  it('names the ways out of jail that are open', () => {
    const jailed = view({ players: { A: { ...player, jail: 0 } } });
    const menu = { may: ['A roll', 'A pay-fine'], may_not: { 'A use-card': 'jail.exit-card' } };
    expect(question(jailed, narrator(), menu)).toBe('Ada is in jail: throw for a double or pay the fine of M 50.');
  });

  it('says what is missing for a debt', () => {
    const debt = { debtor: 'B', creditor: 'A', amount: 450, why: 'rent', space: 'opernplatz' };
    expect(question(view({ phase: 'debt', waiting: ['B'], debt }), narrator())).toBe('Ben owes Ada M 450: M 150 still to be raised.');
  });

  it('tells the others how far somebody has got with the money', () => {
    const debt = { debtor: 'B', creditor: 'bank', amount: 450, why: 'tax', space: 'los' };
    const table = view({ phase: 'debt', waiting: ['B'], debt });
    const planning = { ...table, debt: { ...debt, planned: 420 } };
    expect(question(table, narrator('de'), undefined, { mine: ['A'] })).toBe('Ben beschafft Geld für die Bank: M 300 von M 450.');
    expect(question(planning, narrator(), undefined, { mine: [] })).toBe(
      'Ben is raising money for the bank: M 300 of M 450, with the plan M 420.',
    );
    expect(question(planning, narrator(), undefined, { mine: ['B'] })).toBe('Ben owes the bank M 450: M 150 still to be raised.');
    const lost = { ...planning, players: { ...table.players, B: { ...player, cash: 300, raisable: 400 } } };
    expect(question(lost, narrator(), undefined, { mine: ['A'] })).toContain('everything together brings only M 400');
  });

  it('shows an offer with both sides', () => {
    const offer = { seat: 'A', partner: 'B', give: { cash: 50, spaces: ['opernplatz'] }, get: { spaces: ['badstrasse'] }, settles: false };
    expect(question(view({ phase: 'offer', waiting: ['B'], offer }), narrator())).toBe(
      'Ben decides: Ada offers Opernplatz and M 50 for Badstraße.',
    );
  });

  it('adds the rents that may still be claimed', () => {
    const claims = [{ owner: 'B', debtor: 'C', space: 'badstrasse', amount: 2 }];
    expect(question(view({ claims }), narrator())).toContain('Still open: M 2 rent from Cem to Ben (Badstraße).');
  });
});

describe('a trade', () => {
  const deal = { me: 'A', partner: 'B', give: { cash: 100 }, get: { spaces: ['turmstrasse'] } };

  it('says which groups it completes and breaks', () => {
    const deeds = { badstrasse: { owner: 'A' }, turmstrasse: { owner: 'B', mortgaged: true } };
    expect(consequences(view({ deeds }), narrator(), deal, null)).toEqual(['Ada gets the whole group: Brown.']);
  });

  it('says what the server knows of rents, interest and cash', () => {
    const after = {
      cash: { A: 900, B: 1100 },
      deeds: [
        { space: 'badstrasse', owner: 'A', before: 2, after: 4 },
        { space: 'turmstrasse', owner: 'A', moves: true, interest: 3, redemption: 33 },
        { space: 'parkstrasse', owner: 'B', before: 35, after: 35, moves: true },
      ],
    };
    expect(consequences(view({ deeds: {} }), narrator(), deal, after)).toEqual([
      'Rents for Ada: Badstraße M 2 → M 4.',
      'Rents for Ben: Parkstraße M 35.',
      'Ada: M 3 interest on Turmstraße at once, or M 33 to redeem it.',
      'You have M 900 afterwards.',
    ]);
  });
});

describe('messages', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file));
  const used = new Set(
    files.flatMap((file) => [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/say\('([a-z-]+)'/g)].map((found) => found[1] ?? '')),
  );

  it.each(['de', 'en'] as const)('all that the page says exist in %s', (lang) => {
    settings.lang = lang;
    expect([...used].filter((id) => !canSay(id))).toEqual([]);
  });
});

describe('both sides', () => {
  it('say the same about an event', () => {
    const said = python(
      [
        'from pasch.event import *; from pasch.table import Table; from pasch.text.events import describe',
        "for event in (CardPaid('bank', 'A', 1500), BuildingBought('B', 50, 'badstrasse', 5), DiceThrown('A', 2, 2, ''),",
        "              AuctionOpened('opernplatz', ''), EvenedOut('A', -100, 'brown'), GameEnded(('A', 'B'))):",
        "    print(describe(event, Table(), 'de', {'A': 'Ada', 'B': 'Ben'}))",
      ].join('\n'),
    );
    const speaker = narrator('de');
    const events: AnyEvent[] = [
      { type: 'CardPaid', payer: 'bank', payee: 'A', amount: 1500 },
      { type: 'BuildingBought', seat: 'B', amount: 50, space: 'badstrasse', level: 5 },
      { type: 'DiceThrown', seat: 'A', first: 2, second: 2, speed: '' },
      { type: 'AuctionOpened', lot: 'opernplatz', piece: '' },
      { type: 'EvenedOut', seat: 'A', amount: -100, group: 'brown', streets: [], levels: [] },
      { type: 'GameEnded', winners: ['A', 'B'], round: 0 },
    ];
    expect(events.map((event) => tell(event, speaker))).toEqual(said.trim().split('\n'));
  });
});
