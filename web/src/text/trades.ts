/** What a trade would change, as far as it can be seen on the table. */

import type { ItemsView, TableView } from '../lib/protocol';
import { inLanguage } from '../lib/edition';
import { say } from './messages';
import type { Narrator } from './narrator';

export function consequences(
  view: TableView,
  narrator: Narrator,
  me: string,
  partner: string,
  give: ItemsView,
  get: ItemsView,
): string[] {
  const moved = new Map<string, string>();
  for (const space of give.spaces ?? []) moved.set(space, partner);
  for (const space of get.spaces ?? []) moved.set(space, me);
  const ownerAfter = (id: string) => moved.get(id) ?? view.deeds[id]?.owner;
  const notes: string[] = [];
  for (const row of narrator.board.rows) {
    if (!row.label || row.spaces.length === 0) continue;
    const holders = (of: (id: string) => string | undefined) => new Set(row.spaces.map((space) => of(space.id)));
    const [before, after] = [holders((id) => view.deeds[id]?.owner), holders(ownerAfter)];
    const group = inLanguage(row.label);
    const [held] = after;
    if (after.size === 1 && held && (before.size > 1 || !before.has(held))) {
      notes.push(say('web-completes', { seat: narrator.name(held), group }));
    }
    const [lost] = before;
    if (before.size === 1 && lost && after.size > 1) notes.push(say('web-breaks', { seat: narrator.name(lost), group }));
  }
  for (const [space, receiver] of moved) {
    if (view.deeds[space]?.mortgaged) {
      notes.push(say('web-interest-due', { seat: narrator.name(receiver), space: narrator.space(space) }));
    }
  }
  const cash = (view.players[me]?.cash ?? 0) - (give.cash ?? 0) + (get.cash ?? 0);
  if (moved.size || give.cash || get.cash) notes.push(say('web-cash-after', { amount: narrator.money(cash) }));
  return notes;
}
