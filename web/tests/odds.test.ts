import { describe, expect, it } from 'vitest';

import type { NextThrow } from '../src/lib/protocol';
import { anybody, heat } from '../src/lib/risk';
import { landingText, oddsHere, percent, riskSum } from '../src/text/odds';
import { narrator } from './table';

const landings = [
  { space: 'badstrasse', chance: 0.5, rent: 0 },
  { space: 'turmstrasse', chance: 0.25, rent: 8 },
  { space: 'schlossallee', chance: 0.01, rent: 2000 },
];
const throwOf = (more: Partial<NextThrow> = {}): NextThrow => ({ landings, expected: 22, most: 2000, pays: 0.26, choice: 0, ...more });

describe('the risk of a throw', () => {
  it('is told in one line', () => {
    expect(riskSum(throwOf(), 'A', narrator())).toBe('Next throw of Ada: rent with a chance of 26%, M 22 on average, M 2,000 at most.');
    expect(riskSum(throwOf({ pays: 0, expected: 0, most: 0 }), 'B', narrator('de'))).toBe('Nächster Wurf von Ben: keine Miete möglich.');
  });

  it('is strongest where a landing costs most on average', () => {
    const all = new Map(landings.map((one) => [one.space, one]));
    expect(landings.map((one) => heat(one, all))).toEqual([0, 4, 40]);
    expect(heat({ space: 'los', chance: 1, rent: 0 }, new Map())).toBe(0);
  });

  it('never calls impossible what may happen', () => {
    narrator('de');
    expect([0, 1 / 216, 0.139].map(percent)).toEqual(['0\u00a0%', '1\u00a0%', '14\u00a0%']);
    expect(landingText({ space: 'x', chance: 0.25, rent: 8 }, narrator())).toBe('25%, rent M 8');
  });
});

describe('a deed card', () => {
  it('says who may land there next', () => {
    const odds = { A: throwOf(), B: throwOf(), C: throwOf({ landings: [] }) };
    expect(oddsHere(odds, 'badstrasse', narrator())).toBe('With the next throw here: Ada 50%, Ben 50%, anybody 75%.');
    expect(oddsHere({ C: throwOf() }, 'turmstrasse', narrator('de'))).toBe('Beim nächsten Wurf hier: Cem 25\u00a0%.');
    expect(oddsHere(odds, 'los', narrator())).toBe('Nobody comes here with the next throw.');
    expect(anybody([])).toBe(0);
  });
});
