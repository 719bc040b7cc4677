/** Who receives what when a player is out, a line each. */

import type { EstateView } from '../lib/protocol';
import { say } from './messages';
import type { Narrator } from './narrator';

/** Debts and rents that can be paid are paid before everything else goes; nothing if there are none. */
export function paidFirst(estate: EstateView, narrator: Narrator): string {
  const paid = Object.entries(estate.paid).map(([creditor, amount]) =>
    say('web-estate-paid', {
      bank: creditor === 'bank' ? 'creditor' : 'none',
      creditor: narrator.name(creditor),
      amount: narrator.money(amount),
    }),
  );
  const thrown = estate.thrown.map((owner) => say('web-estate-thrown', { owner: narrator.name(owner) }));
  return [...paid, ...thrown].join(' ');
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
