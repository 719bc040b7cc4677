import { describe, expect, it } from 'vitest';

import { BoardData, inkOn, longestPart } from '../src/lib/edition';
import { settings } from '../src/lib/settings.svelte';
import { load } from './table';
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
    expect(longestPart('Feuchtigkeitsfarm')).toBe(13);
  });

  it('leave out the place that all streets of a group have in common', () => {
    settings.lang = 'de';
    const board = new BoardData(load('starwars'));
    const named = (name: string) => board.edition.space.find((space) => space.name.de === name);
    for (const [name, short] of [['Wolkenstadt: Landeplattform', 'Landeplattform'], ['Feuchtigkeitsfarm', 'Feuchtigkeitsfarm']] as const) {
      const space = named(name);
      expect(space && board.shortName(space)).toBe(short);
    }
  });
});
