/** Who receives what when a player is out, a line each. */

import type { EstateView } from '../lib/protocol';
import { say } from './messages';
import type { Narrator } from './narrator';

export function estateLines(estate: EstateView, narrator: Narrator, creditor: string): string[] {
  const heir = { bank: estate.heir === 'bank' ? 'heir' : 'none', heir: narrator.name(estate.heir) };
  const lines: string[] = [];
  if (estate.paid) {
    lines.push(say('web-estate-paid', { amount: narrator.money(estate.paid), creditor: narrator.name(creditor), bank: creditor === 'bank' ? 'creditor' : 'none' }));
  }
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
