/** Who receives what when a player is out, a line each. */

import type { EstateView } from '../lib/protocol';
import { say } from './messages';
import type { Narrator } from './narrator';

/** A debt that can be paid is paid before everything else goes; nothing if there is none. */
export function paidFirst(estate: EstateView, narrator: Narrator, creditor: string): string {
  if (!estate.paid) return '';
  const bank = creditor === 'bank' ? 'creditor' : 'none';
  return say('web-estate-paid', { bank, creditor: narrator.name(creditor), amount: narrator.money(estate.paid) });
}

export function estateLines(estate: EstateView, narrator: Narrator): string[] {
  const heir = { bank: estate.heir === 'bank' ? 'heir' : 'none', heir: narrator.name(estate.heir) };
  const lines: string[] = [];
  if (estate.cash) lines.push(say('web-estate-cash', { ...heir, amount: narrator.money(estate.cash) }));
  for (const deed of estate.deeds) {
    lines.push(
      say('web-estate-deed', {
        ...heir,
        space: narrator.space(deed.space),
        how: deed.interest ? 'interest' : estate.auction ? 'auction' : 'plain',
        interest: narrator.money(deed.interest ?? 0),
      }),
    );
  }
  for (const deck of estate.cards) lines.push(say('web-estate-card', { ...heir, deck: narrator.deck(deck) }));
  if (estate.tickets) lines.push(say('web-estate-tickets', { ...heir, count: estate.tickets }));
  return lines.length ? lines : [say('web-estate-nothing')];
}
