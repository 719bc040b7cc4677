/** The WebSocket to one table: says hello, comes back by itself, repeats what was not acknowledged. */

import { playerKey } from './keys';
import * as protocol from './protocol';
import type { FromClient, FromServer, Key } from './protocol';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

const FOR_GOOD: readonly number[] = [protocol.BAD_MESSAGE, protocol.WRONG_KEY, protocol.NO_TABLE, protocol.OLDER_RULES];
const PING_EVERY = 20_000;
const LONGEST_WAIT = 8_000;

export interface Listener {
  hear(message: FromServer): void;
  changed(state: LineState, code: number): void;
  last(): number;
}

export type Answer = protocol.Done | protocol.Refused;
type WithId = Extract<FromClient, { id: string }>;
type Unsent<T> = T extends unknown ? Omit<T, 'id'> : never;

interface Waiting {
  message: WithId;
  resolve: (answer: Answer) => void;
}

export class Line {
  private socket: WebSocket | undefined;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly keys: () => Key[],
    private readonly listener: Listener,
  ) {
    this.open();
  }

  /** Ask the server for something; the answer comes even if the line breaks in between. */
  send(message: Unsent<WithId>): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    const whole = { ...message, id } as WithId;
    return new Promise((resolve) => {
      this.waiting.set(id, { message: whole, resolve });
      this.write(whole);
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    this.socket?.close();
  }

  private open(): void {
    this.listener.changed(this.tries ? 'lost' : 'connecting', 0);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.write({
        type: 'hello',
        version: protocol.VERSION,
        table: this.table,
        keys: this.keys(),
        last: this.listener.last(),
        player: playerKey(),
      });
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.lost(event.code);
  }

  private hear(message: FromServer): void {
    if (message.type === 'welcome') {
      this.tries = 0;
      this.listener.changed('open', 0);
      for (const { message } of this.waiting.values()) this.write(message);
      clearInterval(this.ping);
      this.ping = setInterval(() => this.write({ type: 'ping' }), PING_EVERY);
    }
    if (message.type === 'done' || message.type === 'refused') {
      this.waiting.get(message.id)?.resolve(message);
      this.waiting.delete(message.id);
    }
    this.listener.hear(message);
  }

  private lost(code: number): void {
    clearInterval(this.ping);
    if (this.ended) return;
    if (FOR_GOOD.includes(code)) {
      this.listener.changed('closed', code);
      return;
    }
    this.listener.changed('lost', code);
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.tries);
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  private write(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
