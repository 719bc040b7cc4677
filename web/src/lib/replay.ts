/** A game seen again: the table after any entry of the log, from the amounts and moves that events name. */

import type { BoardData } from './edition';
import type { LogEntry } from './fold';
import { levelsOf } from './notation';
import type { AnyEvent, PlayerView, TableInfo, TableView } from './protocol';

/** Money that moved, by event. */
type Payment = { payer?: string; payee?: string; amount: number };

export class Replay {
  readonly view: TableView;

  constructor(
    private readonly board: BoardData,
    info: TableInfo,
  ) {
    const { money, speed_die } = board.edition.switches;
    const cash = money.start + (info.variants.includes('speed-die') ? speed_die.start_bonus : 0);
    const start = board.edition.space[0]?.id ?? '';
    const players = info.seats.map(({ seat, token }): [string, PlayerView] => [
      seat,
      { cash, worth: -1, raisable: -1, at: start, token, jail: -1, cards: [], tickets: 0, out: false, side: '' },
    ]);
    this.view = {
      phase: 'replay',
      turn: '',
      round: 0,
      waiting: [],
      players: Object.fromEntries(players),
      deeds: {},
      bank: {},
    };
  }

  take(entry: LogEntry): void {
    for (const event of entry.events) {
      const payment = paymentOf(event);
      if (payment) this.pay(payment);
      this.takeEvent(event, entry.line);
    }
  }

  private player(seat: string): PlayerView {
    return this.view.players[seat] ?? { cash: 0, worth: -1, raisable: -1, at: '', token: '' };
  }

  private pay({ payer = 'bank', payee = 'bank', amount }: Payment): void {
    this.player(payer).cash -= amount;
    this.player(payee).cash += amount;
  }

  private own(space: string, owner: string): void {
    const deed = this.view.deeds[space];
    if (owner === 'bank') delete this.view.deeds[space];
    else if (deed) deed.owner = owner;
    else if (space) this.view.deeds[space] = { owner };
  }

  private build(space: string, built: number): void {
    const deed = this.view.deeds[space];
    if (deed) deed.built = built;
  }

  private mortgage(space: string, mortgaged: boolean): void {
    const deed = this.view.deeds[space];
    if (deed) deed.mortgaged = mortgaged;
  }

  private takeEvent(event: AnyEvent, line: string): void {
    switch (event.type) {
      case 'GameStarted':
      case 'TurnBegan':
        this.view.turn = event.seat;
        if (event.type === 'TurnBegan') this.view.round = event.round;
        break;
      case 'DeedBought':
      case 'AuctionWon':
      case 'DeedDealt':
        this.own(event.space, event.seat);
        break;
      case 'DeedPassed':
        this.own(event.space, event.receiver);
        break;
      case 'BuildingBought':
      case 'BuildingSold':
        this.build(event.space, event.level);
        break;
      case 'EvenedOut': {
        const [action = ''] = line.split(' : ');
        for (const [space, level] of levelsOf(action.split(' ').slice(2).join(' '))) this.build(space, level);
        break;
      }
      case 'Mortgaged':
      case 'Redeemed':
        this.mortgage(event.space, event.type === 'Mortgaged');
        break;
      case 'Moved':
      case 'TicketUsed':
        this.player(event.seat).at = event.to;
        if (event.type === 'TicketUsed') this.addTickets(event.seat, -1);
        break;
      case 'Jailed':
        this.player(event.seat).at = this.board.edition.space.find((space) => space.kind === 'jail')?.id ?? '';
        this.player(event.seat).jail = 0;
        break;
      case 'LeftJail':
        this.player(event.seat).jail = -1;
        break;
      case 'StayedInJail':
        this.player(event.seat).jail = event.failed;
        break;
      default:
        this.takeCards(event);
    }
  }

  private takeCards(event: AnyEvent): void {
    switch (event.type) {
      case 'CardKept':
        this.holdCard(event.deck, event.seat);
        break;
      case 'CardReturned':
        this.holdCard(event.deck, 'bank');
        break;
      case 'JailCardPassed':
        this.holdCard(event.deck, event.receiver);
        break;
      case 'TicketTaken':
        this.addTickets(event.seat, 1);
        break;
      case 'TicketsExpired':
        this.addTickets(event.seat, -event.count);
        break;
      case 'TicketsPassed':
        this.addTickets(event.giver, -event.count);
        this.addTickets(event.receiver, event.count);
        break;
      case 'WentBankrupt':
      case 'Resigned':
        this.player(event.seat).out = true;
        break;
      case 'GameEnded':
        this.view.winners = event.winners;
        break;
    }
  }

  private holdCard(deck: string, holder: string): void {
    for (const [seat, player] of Object.entries(this.view.players)) {
      const others = (player.cards ?? []).filter((held) => held !== deck);
      player.cards = seat === holder ? [...others, deck] : others;
    }
  }

  private addTickets(seat: string, count: number): void {
    const player = this.player(seat);
    player.tickets = (player.tickets ?? 0) + count;
  }
}

export function paymentOf(event: AnyEvent): Payment | null {
  switch (event.type) {
    case 'SalaryPaid':
    case 'GiftPaid':
    case 'JackpotPaid':
    case 'BuildingSold':
    case 'Mortgaged':
      return { payee: event.seat, amount: event.amount };
    case 'RentPaid':
      return { payer: event.payer, payee: event.owner, amount: event.amount };
    case 'CardPaid':
    case 'TradePaid':
    case 'EstatePaid':
    case 'DebtSettled':
      return { payer: event.payer, payee: event.payee, amount: event.amount };
    case 'TaxPaid':
    case 'FinePaid':
      return { payer: event.payer, amount: event.amount };
    case 'DeedBought':
    case 'AuctionWon':
    case 'DeedDealt':
    case 'BuildingBought':
    case 'Redeemed':
    case 'InterestPaid':
    case 'EvenedOut':
      return { payer: event.seat, amount: event.amount };
    default:
      return null;
  }
}

/** The table after the first so many entries. */
export function viewAfter(log: readonly LogEntry[], count: number, board: BoardData, info: TableInfo): TableView {
  const replay = new Replay(board, info);
  for (const entry of log.slice(0, count)) replay.take(entry);
  return replay.view;
}
