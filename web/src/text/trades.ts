/** What a trade would change: whole groups as they lie on the table, and what the server says of rents, interest and cash. */

import type { ItemsView, TableView, TradeView } from '../lib/protocol';
import { inLanguage } from '../lib/edition';
import { say } from './messages';
import type { Narrator } from './narrator';

export interface Deal {
  me: string;
  partner: string;
  give: ItemsView;
  get: ItemsView;
}

export function consequences(view: TableView, narrator: Narrator, deal: Deal, after: TradeView | null): string[] {
  const notes = groups(view, narrator, deal);
  if (!after) return notes;
  for (const seat of [deal.me, deal.partner]) {
    const rents = after.deeds
      .filter((deed) => deed.owner === seat && deed.after)
      .map(({ space, before, after }) =>
        say(before === after ? 'web-trade-same-rent' : 'web-trade-rent', {
          space: narrator.plainSpace(space),
          before: narrator.money(before ?? 0),
          after: narrator.money(after ?? 0),
        }),
      );
    if (rents.length) notes.push(say('web-trade-rents', { seat: narrator.name(seat), rents: rents.join(', ') }));
  }
  for (const { space, owner, interest, redemption } of after.deeds) {
    if (interest) {
      const [paid, whole] = [narrator.money(interest), narrator.money(redemption ?? 0)];
      notes.push(say('web-interest-due', { seat: narrator.name(owner), space: narrator.space(space), interest: paid, redemption: whole }));
    }
  }
  return [...notes, say('web-cash-after', { amount: narrator.money(after.cash[deal.me] ?? 0) })];
}

/** Whole groups that somebody gets or gives up. */
function groups(view: TableView, narrator: Narrator, { me, partner, give, get }: Deal): string[] {
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
  return notes;
}
