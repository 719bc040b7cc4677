/** Plans as lists of actions: what a step makes of them, and how two pictures of a deed differ. */

import type { PlanStep, PlanView, TableView } from './protocol';

/** The plan after a step: more at its end, or without what is taken back. */
export function withStep(actions: readonly string[], step: PlanStep): string[] {
  const { add = [], drop = -1 } = step;
  return [...actions.filter((_, place) => place !== drop), ...add];
}

export function findStep(plan: PlanView | null, way: PlanStep['way'], space: string): PlanStep | undefined {
  return plan?.steps.find((step) => step.way === way && step.space === space);
}

/** What a seat would plan for. A plan made for one thing is not carried over to another. */
export function purpose(view: TableView | null, seat: string): string {
  if (!view || !seat) return '';
  const asked = view.waiting.includes(seat) && (view.phase === 'debt' || view.phase === 'buy');
  if (!asked) return seat;
  return [seat, view.phase, view.debt?.creditor, view.debt?.amount, view.question?.space].join(' ');
}

/** Does the plan end in a question to somebody, so that nothing can be planned after it? */
export const endsInQuestion = (plan: PlanView, view: TableView): boolean => plan.phase !== view.phase;

export type Piece = 'house' | 'hotel' | 'skyscraper' | 'depot';

/** The pieces of a street as they stand, come and go. */
export interface Pieces {
  stay: Piece[];
  come: Piece[];
  go: Piece[];
}

const HOTEL = 5;

export function pieces(level: number, station: boolean): Piece[] {
  if (station) return Array<Piece>(level).fill('depot');
  if (level < HOTEL) return Array<Piece>(level).fill('house');
  return [level === HOTEL ? 'hotel' : 'skyscraper'];
}

export function compare(before: number, after: number, station: boolean): Pieces {
  const [old, now] = [pieces(before, station), pieces(after, station)];
  const same = old[0] === now[0] ? Math.min(old.length, now.length) : 0;
  return { stay: old.slice(0, same), come: now.slice(same), go: old.slice(same) };
}
