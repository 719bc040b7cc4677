/** The HTTP side of the server. */

import { playerKey } from './keys';
import type { Clause, Edition, EditionInfo, Found, MyGame, NewTable, SeatKey, Story, TableInfo, TableMade } from './protocol';

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Pasch-Player': playerKey() };
  const init: RequestInit = { headers };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.method = 'POST';
    init.body = JSON.stringify(body);
  }
  const response = await fetch(path, init);
  if (!response.ok) {
    const trouble = await response.json().catch(() => ({ error: response.statusText }));
    throw new ApiError(String(trouble.error), response.status);
  }
  return response.json() as Promise<T>;
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
export const getClause = (id: string) => once<Clause>(`/api/clauses/${encodeURIComponent(id)}`);
export const getTable = (id: string) => call<TableInfo>(`/api/tables/${encodeURIComponent(id)}`);
export const getStory = (id: string) => call<Story>(`/api/tables/${encodeURIComponent(id)}/story`);
export const findTable = (code: string) => call<Found>(`/api/codes/${encodeURIComponent(code)}`);
export const getMyGames = () => call<MyGame[]>('/api/mine');
export const createTable = (wish: NewTable) => call<TableMade>('/api/tables', wish);
export const joinTable = (id: string, name: string) =>
  call<SeatKey>(`/api/tables/${encodeURIComponent(id)}/join`, { name });

export async function getRecord(id: string): Promise<string> {
  const response = await fetch(`/games/${encodeURIComponent(id)}.pasch`);
  if (!response.ok) throw new ApiError(response.statusText, response.status);
  return response.text();
}
