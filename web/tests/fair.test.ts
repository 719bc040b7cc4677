import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { Draws, verifyWith, type Box } from '../src/lib/fair';
import { sha256 } from '../src/lib/sha256';

interface Vectors {
  draws: { seed: string; commit: string; words: string; key: string; below: string; numbers: string; counter: number }[];
  games: { box: Box; record: string }[];
}

const vectors = JSON.parse(readFileSync(`${import.meta.dirname}/../../tests/fair/vectors.json`, 'utf8')) as Vectors;

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('of %j is that of the standard', (text, hash) => expect(sha256(text)).toBe(hash));

  it('is that of Node for every length around a block', () => {
    for (let length = 50; length < 135; length++) {
      const text = 'ä'.repeat(length);
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});

describe('fair dice', () => {
  it.each(vectors.draws)('commit, key and numbers follow from the seed $seed', (draw) => {
    expect(sha256(`pasch commit:${draw.seed}`)).toBe(draw.commit);
    expect(sha256(`pasch dice:${draw.seed}:${draw.words}`)).toBe(draw.key);
    const draws = new Draws(draw.key);
    const numbers: string[] = [];
    for (const n of draw.below.split(' ')) numbers.push(String(draws.belowBig(BigInt(n))));
    expect(numbers.join(' ')).toBe(draw.numbers);
    expect(draws.counter).toBe(draw.counter);
  });

  it.each(vectors.games)('of a whole game are found fair', ({ box, record }) => {
    const verdict = verifyWith(record, box);
    expect(verdict.finding).toBe('fair');
    const outcomes = [...record.matchAll(/ : (.*)/g)].flatMap(([, chance = '']) => chance.split('; '));
    const { throws, cards, tickets, deals } = verdict.counts;
    expect(throws + cards + tickets + deals).toBe(outcomes.length);
  });

  it.each(vectors.games)('that were changed are found, with the line', ({ box, record }) => {
    const lines = record.split('\n');
    const at = lines.findLastIndex((line) => / roll : \d \d/.test(line));
    lines[at] = (lines[at] ?? '').replace(/ : (\d)/, (_, die: string) => ` : ${(Number(die) % 6) + 1}`);
    expect(verifyWith(lines.join('\n'), box)).toMatchObject({ finding: 'other-chance', line: at + 1 });
  });

  it.each(vectors.games)('that agree only with themselves are not called fair', ({ box, record }) => {
    const commit = /^commit: (.*)$/m.exec(record)?.[1] ?? '';
    expect(verifyWith(record, box, { commit, words: {} }).finding).toBe('fair');
    expect(verifyWith(record, box, { commit: commit.replace(/^./, 'x'), words: {} }).finding).toBe('other-seed');
    expect(verifyWith(record, box, { commit, words: { A: 'never said' } }).finding).toBe('other-words');
  });

  it.each(vectors.games)('of another seed, or none, are not called fair', ({ box, record }) => {
    const other = record.replace(/^seed: ./m, (start) => (start.endsWith('0') ? 'seed: 1' : 'seed: 0'));
    expect((verifyWith(other, box)).finding).toBe('other-seed');
    expect((verifyWith(record.replace(/^seed: .*\n/m, ''), box)).finding).toBe('not-revealed');
    expect((verifyWith(record.replace(/^commit: .*\n/m, ''), box)).finding).toBe('no-commit');
  });
});
