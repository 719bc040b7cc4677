import { describe, expect, it } from 'vitest';

import type { AnyEvent } from '../src/lib/protocol';
import { walk } from '../src/lib/walk';
import { board, edition, entry } from './table';

const at = (id: string) => board.index(id);
const chance = edition.space[7]?.id ?? '';
const moved = (origin: string, to: string, why = 'throw'): AnyEvent => ({ type: 'Moved', seat: 'A', origin, to, why });
const drawn = (card: string): AnyEvent => ({ type: 'CardDrawn', seat: 'A', deck: 'chance', card });

describe('a token', () => {
  it('goes the whole way round where a card sends it on', () => {
    const entries = [entry(1, [moved('los', chance), drawn('to-schlossallee'), moved(chance, 'schlossallee', 'card')])];
    const path = walk(entries, 'A', at('los'), at('schlossallee'), board);
    expect(path).toEqual(Array.from({ length: 39 }, (_, step) => step + 1));
  });

  it('goes back where a card sends it back', () => {
    const entries = [entry(1, [moved('los', chance)]), entry(2, [drawn('back-3'), moved(chance, 'einkommensteuer', 'card')])];
    expect(walk(entries, 'A', 0, 4, board)).toEqual([1, 2, 3, 4, 5, 6, 7, 6, 5, 4]);
  });

  it('is put where nobody has told how it came there', () => {
    expect(walk([], 'A', 0, 7, board)).toEqual([]);
    expect(walk([entry(1, [moved('badstrasse', chance)])], 'A', 0, 7, board)).toEqual([]);
    expect(walk([entry(1, [moved('los', chance)])], 'B', 0, 7, board)).toEqual([]);
  });
});
