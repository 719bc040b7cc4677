/** The ladder of rents as it is printed on a deed, with the step that holds now. */

import type { DeedView, Space } from '../lib/protocol';
import { say } from './messages';
import type { Narrator } from './narrator';

export interface RentRow {
  label: string;
  rent: string;
  now: boolean;
}

export function rentRows(space: Space, deed: DeedView | undefined, narrator: Narrator): RentRow[] {
  const { rent } = narrator.board.edition.switches;
  const pays = Boolean(deed && !deed.mortgaged);
  if (space.kind === 'station') {
    const rows = rent.station.map((amount, index) => ({
      label: say('web-stations', { count: index + 1 }),
      rent: narrator.money(amount),
      now: pays && deed?.rent === amount,
    }));
    const depot = narrator.board.edition.depot;
    if (!depot) return rows;
    return [...rows, { label: narrator.building('depot'), rent: `× ${depot.rent_factor}`, now: pays && Boolean(deed?.built) }];
  }
  if (space.kind === 'utility') {
    return rent.utility_factors.map((factor, index) => ({
      label: say('web-utilities', { count: index + 1 }),
      rent: say('web-times-dice', { factor }),
      now: false,
    }));
  }
  const built = deed?.built ?? 0;
  return space.rents.map((amount, level) => ({
    label: level ? narrator.level(space.id, level, deed?.owner) : say('web-bare-rent'),
    rent: narrator.money(level === 0 && built === 0 && pays ? (deed?.rent ?? amount) : amount),
    now: pays && level === built,
  }));
}
