/** Names and amounts as people at one table say them. */

import { inLanguage, type BoardData } from '../lib/edition';
import type { Card, ItemsView } from '../lib/protocol';
import { say, type Blanks } from './messages';

type Piece = 'house' | 'hotel' | 'skyscraper' | 'depot';
type Deck = 'chance' | 'chest';

const HARD_TO_READ = /^(Der|Die|Das) |: /;
const HOTEL = 5;
const SKYSCRAPER = 6;

export class Narrator {
  constructor(
    readonly board: BoardData,
    private readonly names: Record<string, string>,
    private readonly sides: Record<string, string> = {},
  ) {}

  name(seat: string): string {
    return seat === 'bank' ? say('bank') : (this.names[seat] ?? seat);
  }

  money(amount: number): string {
    return say('money', { currency: this.board.edition.switches.currency, amount });
  }

  /** An amount with its sign: what a purse gains or loses. */
  change(amount: number): string {
    return `${amount < 0 ? '−' : '+'}${this.money(Math.abs(amount))}`;
  }

  /** The name of a space; in quotes where it would be misread in a sentence. */
  space(id: string): string {
    const name = this.plainSpace(id);
    return HARD_TO_READ.test(name) ? say('quoted', { name }) : name;
  }

  plainSpace(id: string): string {
    return inLanguage(this.board.space(id).name);
  }

  group(id: string): string {
    const group = this.board.edition.group.find((one) => one.id === id);
    return group ? inLanguage(group.name) : id;
  }

  deck(deck: string): string {
    return inLanguage(this.board.edition.deck_names[deck as Deck]);
  }

  card(deck: string, id: string): string {
    const card = this.board.edition[deck as Deck].find((one) => one.id === id);
    return card ? this.cardText(card) : id;
  }

  private cardText(card: Card): string {
    const blanks: Record<string, string> = {
      to: card.to ? inLanguage(this.board.space(card.to).name) : '',
      salary: this.money(this.board.edition.switches.go.salary),
      steps: String(card.steps),
    };
    for (const key of ['amount', 'per_house', 'per_hotel', 'per_skyscraper'] as const) {
      if (card[key]) blanks[key] = this.money(card[key]);
    }
    return inLanguage(card.text).replace(/\{(\w+)\}/g, (_, blank: string) => blanks[blank] ?? '');
  }

  /** What a building is called; with a seat, as that player's side calls it. */
  building(piece: string, seat = ''): string {
    const names = this.board.edition.building_names;
    const side = names.sides[this.sides[seat] ?? ''];
    const own = side && (piece === 'house' || piece === 'hotel') ? side[piece] : undefined;
    return inLanguage(own ?? names[piece as Piece]);
  }

  pieceOf(space: string, level: number): Piece {
    if (this.board.space(space).kind === 'station') return 'depot';
    if (level < HOTEL) return 'house';
    return level === SKYSCRAPER ? 'skyscraper' : 'hotel';
  }

  level(space: string, level: number, seat = ''): string {
    if (level === 0) return say('level-bare');
    const piece = this.pieceOf(space, level);
    return say('level-houses', { count: piece === 'house' ? level : 1, building: this.building(piece, seat) });
  }

  levels(levels: readonly [string, number][], seat: string): string {
    return this.allOf(levels.map(([space, level]) => say('level-of', { space: this.space(space), level: this.level(space, level, seat) })));
  }

  allOf(parts: readonly string[]): string {
    return this.join(parts, 'list-and');
  }

  oneOf(parts: readonly string[]): string {
    return this.join(parts, 'list-or');
  }

  private join(parts: readonly string[], id: string): string {
    if (parts.length < 2) return parts.join('');
    return say(id, { first: parts.slice(0, -1).join(', '), last: parts[parts.length - 1] ?? '' });
  }

  seats(seats: readonly string[]): string {
    return this.allOf(seats.map((seat) => this.name(seat)));
  }

  dice(first: number, second: number, speed = ''): string {
    const third = speed === 'bus' || speed === 'mr' ? say(`die-${speed}`) : speed;
    return this.allOf([String(first), String(second), third].filter(Boolean));
  }

  /** One side of an offer. */
  items({ cash = 0, spaces = [], cards = [] }: ItemsView): string {
    const parts = [
      ...spaces.map((space) => this.space(space)),
      ...cards.map((deck) => say('item-card', { deck: this.deck(deck) })),
      ...(cash ? [this.money(cash)] : []),
    ];
    return this.allOf(parts) || say('item-nothing');
  }

  /** The blanks of a message about an offer. */
  terms(give: ItemsView, get: ItemsView): Blanks {
    const shape = isNothing(get) ? 'gift' : isNothing(give) ? 'request' : 'trade';
    return { shape, give: this.items(give), get: this.items(get) };
  }

  /** An answer to `choose`. */
  answer(option: string, space: string): string {
    return space ? this.space(space) : say(`answer-${option}`);
  }
}

function isNothing({ cash = 0, spaces = [], cards = [] }: ItemsView): boolean {
  return cash === 0 && spaces.length === 0 && cards.length === 0;
}
