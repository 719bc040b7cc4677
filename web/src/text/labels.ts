/** What a space is, in one line, for those who hear the board. */

import type { DeedView, Space } from '../lib/protocol';
import { say } from './messages';
import type { Narrator } from './narrator';

export function spaceLabel(space: Space, deed: DeedView | undefined, narrator: Narrator): string {
  const name = narrator.plainSpace(space.id);
  if (!space.price) return name;
  if (!deed) return say('web-space-free', { name, price: narrator.money(space.price) });
  return say('web-space-owned', {
    name,
    owner: narrator.name(deed.owner),
    state: deed.mortgaged ? 'mortgaged' : deed.built ? 'built' : 'plain',
    level: narrator.level(space.id, deed.built ?? 0, deed.owner),
    known: deed.rent ? 'yes' : 'no',
    rent: narrator.money(deed.rent ?? 0),
  });
}
