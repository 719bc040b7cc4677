/** One sentence for every event, as `pasch.text.events` has it. */

import type { AnyEvent } from '../lib/protocol';
import { say, type Blanks } from './messages';
import type { Narrator } from './narrator';

const PEOPLE = new Set(['seat', 'payer', 'payee', 'owner', 'debtor', 'creditor', 'giver', 'receiver', 'partner']);
const SPACES = new Set(['space', 'origin', 'to']);

export function describe(event: AnyEvent, narrator: Narrator): string {
  return say(messageId(event.type), { ...blanks(event, narrator), ...more(event, narrator) });
}

/** `RentPaid` has the message `event-rent-paid`. */
export function messageId(kind: string): string {
  return 'event' + kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The fields as people read them; `bank` says which of the fields is the bank. */
function blanks(event: AnyEvent, narrator: Narrator): Blanks {
  const filled: Blanks = { bank: 'none' };
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (PEOPLE.has(field)) {
      filled[field] = narrator.name(String(value));
      if (value === 'bank') filled.bank = field;
    } else if (SPACES.has(field)) filled[field] = value ? narrator.space(String(value)) : '';
    else if (field === 'amount') filled[field] = narrator.money(Math.abs(Number(value)));
    else if (field === 'deck') filled[field] = narrator.deck(String(value));
    else if (field === 'group') filled[field] = narrator.group(String(value));
    else if (typeof value === 'boolean') filled[field] = value ? 'yes' : 'no';
    else if (typeof value === 'number' || typeof value === 'string') filled[field] = value;
  }
  return filled;
}

/** The blanks that are no field of the event. */
function more(event: AnyEvent, narrator: Narrator): Blanks {
  switch (event.type) {
    case 'SalaryPaid':
      return { go: narrator.space(narrator.board.edition.space[0]?.id ?? '') };
    case 'BuildingBought': {
      const piece = narrator.pieceOf(event.space, event.level);
      return { building: narrator.building(piece, event.seat), number: piece === 'house' ? event.level : 0 };
    }
    case 'BuildingSold':
      return { level: narrator.level(event.space, event.level, event.seat) };
    case 'EvenedOut':
      return { direction: event.amount > 0 ? 'paid' : event.amount < 0 ? 'received' : 'free' };
    case 'StartThrown':
      return { dice: narrator.dice(event.first, event.second) };
    case 'DiceThrown': {
      const doubles = event.speed === String(event.first) ? 'triple' : 'double';
      return {
        kind: event.first === event.second ? doubles : 'plain',
        dice: narrator.dice(event.first, event.second, event.speed),
      };
    }
    case 'CardDrawn':
      return { card: narrator.card(event.deck, event.card) };
    case 'RentForfeited':
    case 'RentLapsed':
      return { known: event.amount ? 'yes' : 'no' };
    case 'AuctionOpened':
    case 'AuctionFailed':
      return { lot: event.lot ? narrator.space(event.lot) : narrator.building(event.piece) };
    case 'ShortageDeclared':
    case 'BuildingWon':
      return { building: narrator.building(event.piece) };
    case 'Chosen':
      return { answer: narrator.answer(event.option, event.space) };
    case 'OfferMade': {
      const give = { cash: event.give_cash, spaces: event.give_deeds, cards: event.give_cards };
      const get = { cash: event.get_cash, spaces: event.get_deeds, cards: event.get_cards };
      const terms = narrator.terms(give, get);
      return event.settles ? { ...terms, shape: 'debt' } : terms;
    }
    case 'GameEnded':
      return { winners: narrator.seats(event.winners), count: event.winners.length };
    default:
      return {};
  }
}
