/** One table as this browser sees it: what the server said last, and what can be said to it. */

import { getContext, setContext, tick } from 'svelte';

import { question } from '../text/questions';
import { Narrator } from '../text/narrator';
import { Draft } from './draft.svelte';
import type { BoardData } from './edition';
import { fold, type LogEntry } from './fold';
import { keepSeen } from './keys';
import { Line, type Answer, type LineState } from './line';
import { Choices } from './notation';
import type { Notice } from './notice';
import type {
  Act,
  EstateView,
  FromServer,
  Key,
  Menu,
  NextThrow,
  PlanView,
  Refused,
  SetFlag,
  SetPace,
  Sit,
  TableInfo,
  TableView,
  Tick,
  TradeView
} from './protocol';
import { moveAgain } from './motion.svelte';
import { recap, sinceLast } from './recap';
import { settings } from './settings.svelte';

export type BotPace = SetPace['pace'];
export type Tab = 'deeds' | 'trade' | 'log' | 'chat' | 'info';

const TOGETHER = ['auction', 'offer', 'over']; // shown to whoever is not asked, too

export class Session {
  line_state = $state<LineState>('connecting');
  closed_with = $state(0);
  info = $state.raw<TableInfo | null>(null);
  mine = $state.raw<string[]>([]);
  view = $state.raw<TableView | null>(null);
  menus = $state.raw<Record<string, Menu>>({});
  limits = $state.raw<Record<string, number>>({}); // up to which own seats bid by themselves
  seq = $state(0);
  private newest = $state(0); // when this browser came
  log = $state.raw<LogEntry[]>([]);
  deltas = $state.raw<Record<string, number>>({});
  deadline = $state.raw<{ tick: Tick; at: number } | null>(null);
  odds = $state.raw<Record<string, NextThrow>>({}); // where the next throw of each player leads, once asked for
  notice = $state.raw<Notice | null>(null);
  busy = $state(0);
  board = $state.raw<BoardData | null>(null);

  tab = $state<Tab>('deeds');
  sheet = $state(false); // is the tab open on a small screen?
  shown = $state(''); // the space whose deed is looked at
  riding = $state(false); // choosing where a bus ticket goes
  leaving = $state<'' | 'bankrupt' | 'resign'>(''); // what is asked once more before it is done
  missed = $state.raw<LogEntry[]>([]); // what went by unseen, to be told on one card
  private away = false; // has something gone by faster than it could be seen?
  private wanted = $state(''); // the seat chosen by hand, where this browser plays several

  readonly names = $derived(
    Object.fromEntries(this.info?.seats.map((seat) => [seat.seat, seat.name || seat.seat]) ?? []),
  );
  readonly narrator = $derived(
    this.board &&
      new Narrator(
        this.board,
        this.names,
        Object.fromEntries(Object.entries(this.view?.players ?? {}).map(([seat, player]) => [seat, player.side ?? ''])),
      ),
  );
  /** Is everything known that had happened when this browser came? */
  readonly caught_up = $derived((this.log[this.log.length - 1]?.seq ?? 0) >= this.newest);
  /** The seat this browser acts for now. */
  readonly me = $derived.by(() => {
    const asked = this.mine.find((seat) => this.view?.waiting.includes(seat));
    if (this.wanted && this.mine.includes(this.wanted)) return asked && !this.view?.waiting.includes(this.wanted) ? asked : this.wanted;
    return asked ?? this.mine.find((seat) => seat === this.view?.turn) ?? this.mine[0] ?? '';
  });
  readonly choices = $derived(new Choices(this.menus[this.me]));
  readonly asked = $derived(Boolean(this.me && this.view?.waiting.includes(this.me)));
  readonly question = $derived(
    this.view && this.narrator
      ? question(this.view, this.narrator, this.menus[this.view.waiting[0] ?? ''], {
          auctions: this.info?.options.auctions !== false,
          mine: this.mine,
        })
      : '',
  );
  /** Another value for another decision: its controls are new ones, so none of them has moved. */
  readonly decision = $derived.by(() => {
    const { phase = '', auction, debt, question } = this.view ?? {};
    if (!this.asked && !TOGETHER.includes(phase)) return '';
    if (auction) return `${phase} ${auction.space} ${auction.piece}`;
    const about = { buy: question?.space, debt: `${debt?.creditor} ${debt?.amount}`, choose: this.question, offer: this.question };
    return `${phase} ${this.asked} ${about[phase as keyof typeof about] ?? ''}`;
  });
  readonly recap = $derived(this.narrator && recap(this.missed, this.mine, this.narrator));
  /** Is everybody who has to decide a bot, at a table where this browser plays? */
  readonly bots_move = $derived.by(() => {
    const waiting = this.info?.seats.filter((seat) => this.view?.waiting.includes(seat.seat)) ?? [];
    return Boolean(this.me && waiting.length && waiting.every((seat) => seat.bot));
  });
  /** What the next throw may cost, for those who want to see it; by space. */
  readonly risk = $derived(new Map((settings.risk ? (this.odds[this.me]?.landings ?? []) : []).map((one) => [one.space, one])));
  /** Spaces that can be chosen on the board now, each with its action. */
  readonly targets = $derived.by(() => {
    const found = new Map<string, string>();
    if (!this.board || !this.asked) return found;
    const ids = new Set(this.board.edition.space.map((space) => space.id));
    for (const verb of ['choose', 'place', ...(this.riding ? ['ticket'] : [])]) {
      for (const one of this.choices.may(verb)) if (ids.has(one.rest)) found.set(one.rest, one.action);
    }
    return found;
  });

  /** What is planned to be built, sold and mortgaged. */
  readonly draft = new Draft(this);
  private line: Line | undefined;

  open(table: string, keys: () => Key[]): void {
    this.line = new Line(table, keys, {
      hear: (message) => this.hear(message),
      last: () => this.log[this.log.length - 1]?.seq ?? 0,
      changed: (state, code) => {
        this.line_state = state;
        this.closed_with = code;
      },
    });
  }

  close(): void {
    this.line?.close();
  }

  /** Show a tab, and let the keyboard go on there. */
  async openTab(tab: Tab): Promise<void> {
    this.tab = tab;
    this.sheet = true;
    await tick();
    document.getElementById('tab-panel')?.focus();
  }

  actAs(seat: string): void {
    this.wanted = seat;
    this.draft.refresh();
  }

  /** Do something; what is refused is said. */
  async act(action: string, reason: Act['reason'] = null): Promise<boolean> {
    this.notice = null;
    this.away = false;
    this.missed = [];
    return this.ask({ type: 'act', action, seen: this.seq, reason });
  }

  limit = (amount: number) => this.ask({ type: 'limit', seat: this.me, amount, seen: this.seq });
  chat = (text: string) => this.ask({ type: 'chat', seat: this.me, text });
  sit = (seat: string, change: Omit<Sit, 'type' | 'id' | 'seat'>) => this.ask({ type: 'sit', seat, ...change });
  start = () => this.ask({ type: 'start' });
  leave = (seat: string) => this.ask({ type: 'leave', seat });
  setOffers = (seat: string, welcome: boolean) => this.ask({ type: 'offers', seat, welcome });
  setFlag = (seat: string, space: string, flag: SetFlag['flag']) => this.ask({ type: 'flag', seat, space, flag });
  setPace = (pace: BotPace) => this.ask({ type: 'pace', seat: this.me, pace });

  /** The bots need not wait; what they do is told on a card. */
  async hurry(): Promise<void> {
    this.lookAway();
    await this.ask({ type: 'hurry', seat: this.me });
  }

  /** From now on things go by unseen. */
  lookAway(): void {
    this.away = true;
  }

  /** Sit down at all seats of this browser, with random words for the dice, and begin. */
  async beginNow(): Promise<void> {
    for (const seat of this.mine) {
      const words = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      if (!(await this.sit(seat, { ready: true, words }))) return;
    }
    await this.start();
  }

  /** May this be done? The refusal, or nothing. */
  async judge(action: string): Promise<Refused | null> {
    const answer = await this.line?.send({ type: 'ask', action });
    return answer?.type === 'refused' ? answer : null;
  }

  /** Say why an action on the menu is not allowed. */
  async explain(action: string): Promise<void> {
    this.notice = await this.judge(action);
  }

  /** Why did the last bot do that? In both languages. */
  async why(): Promise<Notice | null> {
    const answer = await this.line?.send({ type: 'why' });
    const reasons = answer?.type === 'done' ? (answer.answer as { de: string; en: string } | null) : null;
    return reasons && { clause: '', de: reasons.de, en: reasons.en };
  }

  /** Who would receive what if this seat were out now? */
  async estate(verb: 'bankrupt' | 'resign'): Promise<EstateView | null> {
    const answer = await this.request({ type: 'plan', seat: this.me, actions: [`${this.me} ${verb}`] });
    if (answer?.type === 'refused') this.notice = answer;
    return answer?.type === 'done' ? (answer.answer as PlanView).estate : null;
  }

  /** What would a yes to this offer change, or why can it not be made? */
  async trade(action: string): Promise<{ after: TradeView | null; refused: Notice | null }> {
    const answer = await this.request({ type: 'plan', seat: this.me, actions: [action] });
    if (answer?.type === 'refused') return { after: null, refused: answer };
    return { after: answer ? (answer.answer as PlanView).trade : null, refused: null };
  }

  async fetchOdds(): Promise<void> {
    const answer = await this.line?.send({ type: 'odds' });
    if (answer?.type === 'done') this.odds = answer.answer as Record<string, NextThrow>;
  }

  /** Ask for something that changes nothing. */
  async request(message: Parameters<Line['send']>[0]): Promise<Answer | undefined> {
    return this.line?.send(message);
  }

  async ask(message: Parameters<Line['send']>[0]): Promise<boolean> {
    this.busy += 1;
    try {
      const answer = await this.line?.send(message);
      if (answer?.type === 'refused') this.notice = answer;
      return answer?.type === 'done';
    } finally {
      this.busy -= 1;
    }
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.info = message.table;
        this.mine = message.seats;
        this.newest = message.last;
        if (message.table.status === 'playing') this.lookAway();
        keepSeen(message.table, this.mine);
        break;
      case 'changed':
        this.info = message.table;
        keepSeen(message.table, this.mine);
        break;
      case 'happened':
        this.log = fold(this.log, message);
        break;
      case 'now':
        this.show(message.view);
        this.menus = message.menus;
        this.limits = message.limits;
        this.seq = message.seq;
        this.deadline = null;
        this.draft.refresh();
        break;
      case 'tick':
        this.deadline = { tick: message, at: performance.now() + message.left };
        break;
    }
  }

  private show(view: TableView): void {
    const before = this.view;
    const deltas: Record<string, number> = {};
    for (const [seat, player] of Object.entries(view.players)) {
      const change = player.cash - (before?.players[seat]?.cash ?? player.cash);
      if (change) deltas[seat] = change;
    }
    if (Object.keys(deltas).length || view.turn !== before?.turn) this.deltas = deltas;
    if (view.phase !== 'roll') this.riding = false;
    this.view = view;
    moveAgain();
    this.catchUp();
  }

  /** Whoever looked away, or could not follow, is told what happened as soon as there is something to decide. */
  private catchUp(): void {
    if (!this.asked || !(this.away || this.info?.bot_pace === 'at-once')) return;
    this.away = false;
    this.missed = sinceLast(this.log, this.mine);
  }
}

const KEY = Symbol('session');

export const provideSession = (session: Session): Session => setContext(KEY, session);
export const useSession = (): Session => getContext<Session>(KEY);
