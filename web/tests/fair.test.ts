import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { Draws, sha256, verifyWith, type Box } from '../src/lib/fair';

interface Vectors {
  draws: { seed: string; commit: string; words: string; key: string; below: string; numbers: string; counter: number }[];
  games: { box: Box; record: string }[];
}

const vectors = JSON.parse(readFileSync(`${import.meta.dirname}/../../tests/fair/vectors.json`, 'utf8')) as Vectors;

describe('fair dice', () => {
  it.each(vectors.draws)('commit, key and numbers follow from the seed $seed', async (draw) => {
    expect(await sha256(`pasch commit:${draw.seed}`)).toBe(draw.commit);
    expect(await sha256(`pasch dice:${draw.seed}:${draw.words}`)).toBe(draw.key);
    const draws = new Draws(draw.key);
    const numbers: string[] = [];
    for (const n of draw.below.split(' ')) numbers.push(String(await draws.belowBig(BigInt(n))));
    expect(numbers.join(' ')).toBe(draw.numbers);
    expect(draws.counter).toBe(draw.counter);
  });

  it.each(vectors.games)('of a whole game are found fair', async ({ box, record }) => {
    const verdict = await verifyWith(record, box);
    expect(verdict.finding).toBe('fair');
    const outcomes = [...record.matchAll(/ : (.*)/g)].flatMap(([, chance = '']) => chance.split('; '));
    const { throws, cards, tickets, deals } = verdict.counts;
    expect(throws + cards + tickets + deals).toBe(outcomes.length);
  });

  it.each(vectors.games)('that were changed are found, with the line', async ({ box, record }) => {
    const lines = record.split('\n');
    const at = lines.findLastIndex((line) => / roll : \d \d/.test(line));
    lines[at] = (lines[at] ?? '').replace(/ : (\d)/, (_, die: string) => ` : ${(Number(die) % 6) + 1}`);
    expect(await verifyWith(lines.join('\n'), box)).toMatchObject({ finding: 'other-chance', line: at + 1 });
  });

  it.each(vectors.games)('of another seed, or none, are not called fair', async ({ box, record }) => {
    const other = record.replace(/^seed: ./m, (start) => (start.endsWith('0') ? 'seed: 1' : 'seed: 0'));
    expect((await verifyWith(other, box)).finding).toBe('other-seed');
    expect((await verifyWith(record.replace(/^seed: .*\n/m, ''), box)).finding).toBe('not-revealed');
    expect((await verifyWith(record.replace(/^commit: .*\n/m, ''), box)).finding).toBe('no-commit');
  });
});
