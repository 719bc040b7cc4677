/** How strongly a space is coloured that may cost something. */

import type { Landing } from './protocol';

const STRONGEST = 40; // of a hundred parts

const cost = ({ chance, rent }: Landing) => chance * rent;

/** By what a landing costs on average, against the worst of them. */
export function heat(landing: Landing, all: ReadonlyMap<string, Landing>): number {
  const worst = Math.max(0, ...[...all.values()].map(cost));
  return worst ? Math.round((STRONGEST * cost(landing)) / worst) : 0;
}

/** The chance that at least one of them comes. */
export const anybody = (chances: readonly number[]): number => 1 - chances.reduce((none, chance) => none * (1 - chance), 1);
