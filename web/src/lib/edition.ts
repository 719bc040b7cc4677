/** An edition as the table asks about it. */

import type { Edition, Group, Space, Text } from './protocol';
import { ring, type Cell } from './ring';
import { settings } from './settings.svelte';

export const inLanguage = (text: Text): string => text[settings.lang];

/** A row of the ownership matrix. */
export interface Row {
  id: string;
  label: Text | null;
  color: string;
  spaces: Space[];
}

const OTHER_COLORS = { station: '#3d3831', utility: '#8d8578' };

export class BoardData {
  readonly cells: Cell[];
  readonly rows: Row[];
  private readonly indexes: Map<string, number>;
  private readonly groups: Map<string, Group>;

  constructor(readonly edition: Edition) {
    this.cells = ring(edition.space.length);
    this.indexes = new Map(edition.space.map((space, index) => [space.id, index]));
    this.groups = new Map(edition.group.map((group) => [group.id, group]));
    this.rows = [
      ...edition.group.map((group) => ({
        id: group.id,
        label: group.name,
        color: group.color,
        spaces: edition.space.filter((space) => space.group === group.id),
      })),
      ...(['station', 'utility'] as const).map((kind) => ({
        id: kind,
        label: null,
        color: OTHER_COLORS[kind],
        spaces: edition.space.filter((space) => space.kind === kind),
      })),
    ];
  }

  index(id: string): number {
    return this.indexes.get(id) ?? 0;
  }

  space(id: string): Space {
    const found = this.edition.space[this.indexes.get(id) ?? -1];
    if (!found) throw new Error(`no space ${id}`);
    return found;
  }

  group(space: Space): Group | undefined {
    return this.groups.get(space.group);
  }

  /** Streets, stations and utilities have a row of the matrix. */
  row(space: Space): Row | undefined {
    return this.rows.find((row) => row.spaces.includes(space));
  }

  color(space: Space): string {
    return this.row(space)?.color ?? 'transparent';
  }

  /** The name as far as there is room for it: a place that all streets of the group have before a colon is left out. */
  shortName(space: Space): string {
    const [place, rest] = inLanguage(space.name).split(': ', 2);
    const streets = space.kind === 'street' ? (this.row(space)?.spaces ?? []) : [];
    return rest && streets.length && streets.every((street) => inLanguage(street.name).startsWith(`${place}: `)) ? rest : inLanguage(space.name);
  }

  /** Two letters tell groups apart where colours do not. */
  mark(space: Space): string {
    const label = this.row(space)?.label;
    return label ? inLanguage(label).slice(0, 2) : '';
  }
}

/** Black or white, whichever is read more easily on a colour. */
export function inkOn(color: string): string {
  const value = parseInt(color.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#000000' : '#ffffff';
}

const HEADS = /(straße|strasse|platz|bahnhof|werk|steuer|kommen|allee|feld|gasse|karte|geschenk|schafts|zitäts|tags|burger|see(?=stra)|farm|plattform|kammer|raum|bucht|kern|saal|generator|zerstörer|schild|markt)/gi;

/** A name with soft hyphens where long German words may be broken. */
export function breakable(name: string): string {
  return name
    .split(' ')
    .map((word) => (word.length > 8 ? word.replace(HEADS, (head, _group, at: number) => (at > 2 && word[at - 1] !== '-' ? `\u00ad${head}` : head)) : word))
    .join(' ');
}

/** The length of the longest piece a name cannot be broken in. */
export function longestPart(name: string): number {
  return Math.max(...breakable(name).split(/[ \u00ad-]/).map((part) => part.length));
}
