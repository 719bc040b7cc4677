import { describe, expect, it } from 'vitest';

import { LAST_STEP, LONGEST, stepTime } from '../src/lib/motion.svelte';

describe('a move', () => {
  it.each([1, 7, 12, 39, 51])('over %i spaces takes at most 1.2 seconds', (steps) => {
    expect(LONGEST).toBe(1200);
    expect(steps * stepTime(steps, 'full') + LAST_STEP).toBeLessThanOrEqual(LONGEST);
  });

  it('takes half the time if that is wanted, or none', () => {
    expect(stepTime(7, 'fast')).toBe(stepTime(7, 'full') / 2);
    expect(stepTime(7, 'off')).toBe(0);
  });
});
