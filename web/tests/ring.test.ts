import { describe, expect, it } from 'vitest';

import { inkOn, longestPart } from '../src/lib/edition';
import { ring, way } from '../src/lib/ring';

describe('the ring', () => {
  it.each([40, 48, 52])('has four corners and no two spaces in one place, with %i spaces', (spaces) => {
    const cells = ring(spaces);
    expect(cells.filter((cell) => cell.corner)).toHaveLength(4);
    expect(new Set(cells.map((cell) => `${cell.row} ${cell.column}`)).size).toBe(spaces);
  });

  it('starts bottom right and goes round clockwise', () => {
    const cells = ring(40);
    expect(cells[0]).toMatchObject({ row: 11, column: 11 });
    expect(cells[10]).toMatchObject({ row: 11, column: 1 });
    expect(cells[20]).toMatchObject({ row: 1, column: 1 });
    expect(cells[30]).toMatchObject({ row: 1, column: 11 });
  });

  it('is walked past the start, forwards and backwards', () => {
    expect(way(38, 1, 40)).toEqual([39, 0, 1]);
    expect(way(7, 4, 40, true)).toEqual([6, 5, 4]);
    expect(way(2, 39, 40, true)).toEqual([1, 0, 39]);
    expect(way(5, 5, 40)).toEqual([]);
  });
});

describe('tiles', () => {
  it('are written in black or white, whichever is read more easily', () => {
    expect(inkOn('#FEF200')).toBe('#000000');
    expect(inkOn('#0072BB')).toBe('#ffffff');
  });

  it('break long German words where they are put together', () => {
    expect(longestPart('Elektrizitätswerk')).toBeLessThan(9);
    expect(longestPart('Theaterstraße')).toBe(7);
  });
});
