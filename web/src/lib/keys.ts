/** Secrets of seats, kept in this browser only. */

import type { Seen } from './fair';
import type { Key, TableInfo } from './protocol';

const PLAYER = 'pasch.player';
const seatsOf = (table: string) => `pasch.seats.${table}`;

/** A random name for this browser, so that it finds its games again. */
export function playerKey(): string {
  let key = localStorage.getItem(PLAYER);
  if (!key) {
    const bytes = crypto.getRandomValues(new Uint8Array(24));
    key = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, 'x');
    localStorage.setItem(PLAYER, key);
  }
  return key;
}

export function keysOf(table: string): Key[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(seatsOf(table)) ?? '[]');
    return Array.isArray(stored) ? (stored as Key[]) : [];
  } catch {
    return [];
  }
}

export function keepKey(table: string, key: Key): void {
  const others = keysOf(table).filter((known) => known.seat !== key.seat);
  localStorage.setItem(seatsOf(table), JSON.stringify([...others, key]));
}

/** A link `/play/ID#A.secret` gives its secret to this browser, and leaves it out of the address. */
export function takeKeyFromAddress(table: string): void {
  const found = /^#([A-H])\.([\w-]+)$/.exec(location.hash);
  if (!found?.[1] || !found[2]) return;
  keepKey(table, { seat: found[1], secret: found[2] });
  history.replaceState(null, '', location.pathname);
}

const START = 'pasch.start';

/** A table made by one click is to begin without further questions. */
export function startSoon(table: string): void {
  sessionStorage.setItem(START, table);
}

export function isToStart(table: string): boolean {
  const wanted = sessionStorage.getItem(START) === table;
  if (wanted) sessionStorage.removeItem(START);
  return wanted;
}

const seenAt = (table: string) => `pasch.dice.${table}`;

export function seenOf(table: string): Seen {
  try {
    return { commit: '', words: {}, ...JSON.parse(localStorage.getItem(seenAt(table)) ?? '{}') };
  } catch {
    return { commit: '', words: {} };
  }
}

/** The hash that was shown first counts, and before the start the words of one's own seats. */
export function keepSeen(info: TableInfo, mine: readonly string[]): void {
  if (!info.commit || info.status === 'over') return;
  const before = seenOf(info.id);
  const own = info.seats.filter((seat) => mine.includes(seat.seat)).map((seat): [string, string] => [seat.seat, seat.words]);
  const words = info.status === 'lobby' ? Object.fromEntries(own) : before.words;
  localStorage.setItem(seenAt(info.id), JSON.stringify({ commit: before.commit || info.commit, words }));
}
