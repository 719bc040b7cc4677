import { describe, expect, it } from 'vitest';

import type { PlanStep, TableView } from '../src/lib/protocol';
import { compare, purpose, withStep } from '../src/lib/steps';

const built: PlanStep = { way: 'up', space: 'badstrasse', add: ['A build badstrasse'] };

describe('a plan', () => {
  it('grows by what a step adds', () => {
    const row: PlanStep = { way: 'row-up', space: 'badstrasse', add: ['A build badstrasse', 'A build turmstrasse'] };
    expect(withStep(withStep([], built), row)).toEqual(['A build badstrasse', 'A build badstrasse', 'A build turmstrasse']);
  });

  it('loses just the action that is taken back, also where the same one stands twice', () => {
    const plan = ['A build badstrasse', 'A build turmstrasse', 'A build badstrasse'];
    expect(withStep(plan, { way: 'down', space: 'badstrasse', drop: 2 })).toEqual(plan.slice(0, 2));
    expect(withStep(plan, { way: 'down', space: 'badstrasse', drop: 0 })).toEqual(plan.slice(1));
  });

  it('is made for one seat and one debt', () => {
    const free = { phase: 'roll', waiting: ['A'] } as TableView;
    const owing = (amount: number) =>
      ({ phase: 'debt', waiting: ['A'], debt: { debtor: 'A', creditor: 'B', amount, why: 'rent', space: 'opernplatz' } }) as TableView;
    expect(purpose(free, 'A')).toBe(purpose({ ...free, waiting: ['B'] }, 'A'));
    expect(new Set([purpose(free, 'A'), purpose(free, 'B'), purpose(owing(200), 'A'), purpose(owing(300), 'A')]).size).toBe(4);
    expect(purpose(owing(200), 'B')).toBe(purpose(free, 'B'));
    expect(purpose(null, 'A')).toBe('');
  });
});

describe('the buildings of a street', () => {
  it('come as ghosts beside those that stand', () => {
    expect(compare(1, 3, false)).toEqual({ stay: ['house'], come: ['house', 'house'], go: [] });
    expect(compare(0, 1, true)).toEqual({ stay: [], come: ['depot'], go: [] });
  });

  it('go when they are sold', () => {
    expect(compare(3, 1, false)).toEqual({ stay: ['house'], come: [], go: ['house', 'house'] });
  });

  it('make room for a hotel, and the hotel for a skyscraper', () => {
    expect(compare(4, 5, false)).toEqual({ stay: [], come: ['hotel'], go: ['house', 'house', 'house', 'house'] });
    expect(compare(5, 6, false)).toEqual({ stay: [], come: ['skyscraper'], go: ['hotel'] });
    expect(compare(5, 5, false)).toEqual({ stay: ['hotel'], come: [], go: [] });
  });
});
