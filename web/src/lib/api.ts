/** The HTTP side of the server. */

import { playerKey } from './keys';
import type { Clause, Edition, EditionCheck, EditionInfo, Found, MyGame, NewTable, OwnEdition, SeatKey, Story, TableInfo, TableMade, Trouble } from './protocol';
import { say } from '../text/messages';
import { settings } from './settings.svelte';

/** What the server says it cannot do, in the language of the page where it knows both. */
export class ApiError extends Error {
  constructor(
    trouble: Partial<Trouble>,
    readonly status: number,
  ) {
    super((settings.lang === 'de' && trouble.de) || trouble.error || say('web-no-answer', { status: String(status) }));
  }

  override toString(): string {
    return this.message;
  }
}

/** What comes back if all is well; a server that is not there, or only something in front of it, has no words of ours. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, init).catch(() => {
    throw new ApiError({ error: say('web-unreachable') }, 0);
  });
  if (response.ok) return response;
  const trouble = await response.json().catch(() => ({}));
  throw new ApiError(trouble as Partial<Trouble>, response.status);
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Pasch-Player': playerKey() };
  const init: RequestInit = { headers };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.method = 'POST';
    init.body = JSON.stringify(body);
  }
  return (await ask(path, init)).json() as Promise<T>;
}

const kept = new Map<string, Promise<unknown>>();

/** Ask once; a failure is not kept. */
function once<T>(path: string): Promise<T> {
  let asked = kept.get(path);
  if (!asked) {
    asked = call<T>(path).catch((error: unknown) => {
      kept.delete(path);
      throw error;
    });
    kept.set(path, asked);
  }
  return asked as Promise<T>;
}

export const getEditions = () => once<EditionInfo[]>('/api/editions');
export const getEdition = (id: string) => once<Edition>(`/api/editions/${encodeURIComponent(id)}`);
export const getEditionOf = (table: TableInfo) =>
  table.own_edition ? once<Edition>(`/api/tables/${encodeURIComponent(table.id)}/edition`) : getEdition(table.edition);
export const checkEdition = (file: string) => call<EditionCheck>('/api/editions', { file } satisfies OwnEdition);
export const getClause = (id: string) => once<Clause>(`/api/clauses/${encodeURIComponent(id)}`);
export const getTable = (id: string) => call<TableInfo>(`/api/tables/${encodeURIComponent(id)}`);
export const getStory = (id: string) => call<Story>(`/api/tables/${encodeURIComponent(id)}/story`);
export const findTable = (code: string) => call<Found>(`/api/codes/${encodeURIComponent(code)}`);
export const getMyGames = () => call<MyGame[]>('/api/mine');
export const createTable = (wish: NewTable) => call<TableMade>('/api/tables', wish);
export const joinTable = (id: string, name: string) =>
  call<SeatKey>(`/api/tables/${encodeURIComponent(id)}/join`, { name });

export async function getRecord(id: string): Promise<string> {
  return (await ask(`/games/${encodeURIComponent(id)}.pasch`)).text();
}
