/** How fast things move on the screen; nobody has to wait for it. */

import { settings, type Motion } from './settings.svelte';

export const LONGEST = 1200; // ms for a whole move, however far
export const LAST_STEP = 130; // ms the last step takes to be drawn
const SPARE = 200; // ms for browsers that have other things to do
const SLOWEST = 130; // ms for a step
const BEATS: Record<Motion, number> = { full: 1, fast: 0.5, off: 0 };

/** Milliseconds for each step of a move; 0 where nothing moves. */
export function stepTime(steps: number, motion: Motion): number {
  return BEATS[motion] * Math.min(SLOWEST, (LONGEST - LAST_STEP - SPARE) / steps);
}

/** What was chosen, or nothing at all where the device asks for that. */
export function motionNow(): Motion {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : settings.motion;
}

/** Counts how often somebody did not want to wait. */
export const skipped = $state({ times: 0 });

/** Any key or tap: what moves is at its end. */
export function skip(): void {
  skipped.times += 1;
  document.documentElement.dataset.skip = '';
}

/** Something new has happened and may move. */
export function moveAgain(): void {
  delete document.documentElement.dataset.skip;
}
