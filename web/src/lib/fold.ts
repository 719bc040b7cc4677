/** From numbered entries to the lines people read. */

import { describe } from '../text/events';
import { say } from '../text/messages';
import type { Narrator } from '../text/narrator';
import type { AnyEvent, Happened } from './protocol';

export type LogEntry = Happened;

export interface LogLine {
  key: string;
  seat: string;
  kind: 'event' | 'card' | 'turn' | 'chat' | 'seat';
  text: string;
}

/** Add an entry; one that is there already, or older, changes nothing. */
export function fold(log: readonly LogEntry[], entry: LogEntry): LogEntry[] {
  const last = log[log.length - 1];
  return last && last.seq >= entry.seq ? [...log] : [...log, entry];
}

/** Events that say nothing people could not see in the next line. */
const SILENT = new Set<AnyEvent['type']>(['RentDue', 'Chosen']);

export function linesOf(entry: LogEntry, narrator: Narrator): LogLine[] {
  if (entry.kind === 'chat') {
    return [{ key: `${entry.seq}`, seat: entry.seat, kind: 'chat', text: `${narrator.name(entry.seat)}: ${entry.text}` }];
  }
  if (entry.kind === 'talk') {
    const [reason = '', partner = ''] = entry.text.split(' ');
    const text = say('web-reason', { reason, seat: narrator.name(entry.seat), partner: narrator.name(partner) });
    return [{ key: `${entry.seq}`, seat: entry.seat, kind: 'chat', text }];
  }
  if (entry.kind === 'seat') {
    const text = say('web-seat', { what: entry.text, seat: narrator.name(entry.seat) });
    return text ? [{ key: `${entry.seq}`, seat: entry.seat, kind: 'seat', text }] : [];
  }
  return entry.events.filter((event) => !SILENT.has(event.type)).map((event, index) => ({
    key: `${entry.seq}.${index}`,
    seat: actorOf(event),
    kind: event.type === 'TurnBegan' ? 'turn' : event.type === 'CardDrawn' ? 'card' : 'event',
    text: describe(event, narrator),
  }));
}

function actorOf(event: AnyEvent): string {
  const fields = event as unknown as Record<string, unknown>;
  return String(fields.seat ?? fields.payer ?? fields.debtor ?? '');
}

/** The newest lines, newest first. */
export function newestLines(log: readonly LogEntry[], narrator: Narrator, most: number): LogLine[] {
  const lines: LogLine[] = [];
  for (let i = log.length - 1; i >= 0 && lines.length < most; i--) {
    const entry = log[i];
    if (entry) lines.push(...linesOf(entry, narrator).reverse());
  }
  return lines.slice(0, most);
}

/** The throw that was made last. */
export function lastThrow(log: readonly LogEntry[]): { seat: string; dice: string[] } | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const events = log[i]?.events ?? [];
    for (let j = events.length - 1; j >= 0; j--) {
      const event = events[j];
      if (event?.type === 'DiceThrown' || event?.type === 'StartThrown') {
        const speed = event.type === 'DiceThrown' ? event.speed : '';
        return { seat: event.seat, dice: [String(event.first), String(event.second), speed].filter(Boolean) };
      }
    }
  }
  return null;
}
