/** Chances of the next throw, in words. */

import type { Landing, NextThrow } from '../lib/protocol';
import { anybody } from '../lib/risk';
import { say } from './messages';
import type { Narrator } from './narrator';

/** What can happen at all is never called 0 of a hundred. */
export const percent = (chance: number): string => say('web-percent', { percent: chance ? Math.max(1, Math.round(100 * chance)) : 0 });

export const landingText = ({ chance, rent }: Landing, narrator: Narrator): string =>
  rent ? say('web-risk-here', { chance: percent(chance), rent: narrator.money(Math.round(rent)) }) : percent(chance);

export function riskSum({ pays, expected, most }: NextThrow, seat: string, narrator: Narrator): string {
  return say('web-risk-sum', {
    seat: narrator.name(seat),
    chance: pays ? percent(pays) : 'none',
    mean: narrator.money(Math.round(expected)),
    most: narrator.money(Math.round(most)),
  });
}

/** Who may land on a space with the next throw. */
export function oddsHere(odds: Readonly<Record<string, NextThrow>>, space: string, narrator: Narrator): string {
  const found = Object.entries(odds).flatMap(([seat, { landings }]) =>
    landings.filter((one) => one.space === space).map((one) => ({ seat, chance: one.chance })),
  );
  if (!found.length) return say('web-odds-nobody');
  const players = found.map(({ seat, chance }) => `${narrator.name(seat)} ${percent(chance)}`);
  if (found.length > 1) players.push(say('web-odds-anybody', { chance: percent(anybody(found.map((one) => one.chance))) }));
  return say('web-odds-here', { players: players.join(', ') });
}
