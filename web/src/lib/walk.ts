/** The way a token goes, as it was told. */

import type { BoardData } from './edition';
import type { LogEntry } from './fold';
import { way } from './ring';

const BACKWARDS = ['move_back', 'go_back_to']; // what cards do

/** The spaces from one place to another by the moves among these entries; none if they do not lead there. */
export function walk(entries: readonly LogEntry[], seat: string, from: number, to: number, board: BoardData): number[] {
  const path: number[] = [];
  let at = from;
  let card = '';
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type === 'CardDrawn') {
      const deck = event.deck === 'chance' ? board.edition.chance : board.edition.chest;
      card = deck.find(({ id }) => id === event.card)?.do ?? '';
    }
    if (event.type !== 'Moved' || event.seat !== seat) continue;
    if (board.index(event.origin) !== at) return [];
    const next = board.index(event.to);
    path.push(...way(at, next, board.cells.length, event.why === 'card' && BACKWARDS.includes(card)));
    at = next;
  }
  return at === to ? path : [];
}
