import { execFileSync } from 'node:child_process';

import { BoardData } from '../src/lib/edition';
import type { AnyEvent, Edition, Happened } from '../src/lib/protocol';
import { settings, type Lang } from '../src/lib/settings.svelte';
import { Narrator } from '../src/text/narrator';

const at = (path: string) => `${import.meta.dirname}/../../${path}`;

/** What the Python side says: editions have one source. */
export function python(code: string): string {
  const env = { ...process.env, PYTHONPATH: at('src'), PYTHONIOENCODING: 'utf-8' };
  return execFileSync(at('.venv/bin/python'), ['-c', code], { encoding: 'utf8', env });
}

export const load = (id: string): Edition =>
  JSON.parse(python(`import msgspec; from pasch.edition import load; print(msgspec.json.encode(load('${id}')).decode())`)) as Edition;

export const edition = load('classic');

export const board = new BoardData(edition);

export function narrator(lang: Lang = 'en'): Narrator {
  settings.lang = lang;
  return new Narrator(board, { A: 'Ada', B: 'Ben', C: 'Cem' });
}

export function entry(seq: number, events: AnyEvent[], more: Partial<Happened> = {}): Happened {
  return { type: 'happened', seq, at: 0, kind: 'line', seat: 'A', line: '', text: '', events, ...more };
}
