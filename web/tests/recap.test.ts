import { describe, expect, it } from 'vitest';

import { recap, sinceLast } from '../src/lib/recap';
import { entry, narrator } from './table';

const mine = entry(1, [
  { type: 'DeedBought', seat: 'A', amount: 60, space: 'badstrasse' },
  { type: 'TurnBegan', seat: 'B', round: 1 },
]);
const bought = entry(2, [
  { type: 'DeedBought', seat: 'B', amount: 120, space: 'opernplatz' },
  { type: 'TurnBegan', seat: 'C', round: 1 },
], { seat: 'B' });
const rent = entry(3, [{ type: 'RentPaid', payer: 'C', owner: 'A', amount: 22, space: 'badstrasse' }], { seat: 'C' });
const jailed = entry(4, [
  { type: 'Jailed', seat: 'C', why: 'space' },
  { type: 'TurnBegan', seat: 'A', round: 2 },
], { seat: 'C' });
const run = [mine, bought, rent, jailed];

describe('the recap', () => {
  it('begins where one acted last', () => {
    expect(sinceLast([bought, ...run], ['A']).map((one) => one.seq)).toEqual([1, 2, 3, 4]);
    expect(sinceLast([bought, rent], ['A'])).toHaveLength(2);
  });

  it('tells what others did, and what concerns oneself first', () => {
    expect(recap(run, ['A'], narrator())).toEqual({
      turns: 2,
      lines: ['Cem paid you M 22', 'Ben bought Opernplatz for M 120', 'Cem is in jail'],
      more: 0,
    });
    expect(recap(run, ['A'], narrator('de'))?.lines).toEqual([
      'Cem zahlte dir M 22',
      'Ben kaufte Opernplatz für M 120',
      'Cem ist im Gefängnis',
    ]);
  });

  it('adds up what one player paid another, and calls people by name where a browser plays several', () => {
    const turn = entry(5, [{ type: 'TurnBegan', seat: 'C', round: 1 }]);
    expect(recap([turn, rent, { ...rent, seq: 6 }], ['A', 'B'], narrator())?.lines).toEqual(['Cem paid Ada M 44']);
  });

  it('forgets a stay in jail that is over, and names every street that was built on', () => {
    const built = entry(5, [
      { type: 'LeftJail', seat: 'C', how: 'fine' },
      { type: 'BuildingBought', seat: 'B', amount: 50, space: 'badstrasse', level: 1 },
      { type: 'BuildingBought', seat: 'B', amount: 50, space: 'turmstrasse', level: 1 },
      { type: 'BuildingBought', seat: 'B', amount: 50, space: 'badstrasse', level: 2 },
    ], { seat: 'B' });
    expect(recap([mine, jailed, built], ['A'], narrator())?.lines).toEqual(['Ben built on Badstraße and Turmstraße']);
  });

  it('leaves out what finds no room, and says how much that is', () => {
    expect(recap(run, ['A'], narrator(), 1)).toEqual({ turns: 2, lines: ['Cem paid you M 22'], more: 2 });
  });

  it('is not needed when nobody else had a turn', () => {
    expect(recap([mine], ['A'], narrator())).toBeNull();
    expect(recap([entry(1, [], { seat: 'B' })], ['A'], narrator())).toBeNull();
  });
});
