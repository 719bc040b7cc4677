/** What was found about the dice of a game, as a sentence. */

import type { Verdict } from '../lib/fair';
import { say } from './messages';

const COUNTED = ['throws', 'cards', 'tickets', 'deals'] as const;

export function describeVerdict(verdict: Verdict): string {
  const checked = COUNTED.filter((what) => verdict.counts[what] > 0).map((what) =>
    say(`checked-${what}`, { count: verdict.counts[what] }),
  );
  return say(verdict.finding === 'other-words' ? 'web-other-words' : `verdict-${verdict.finding}`, {
    line: String(verdict.line),
    stands: quoted(verdict.stands),
    expected: quoted(verdict.expected),
    reason: '',
    checked: checked.join(', ') || say('checked-nothing'),
  });
}

const quoted = (chance: string) => (chance ? say('quoted', { name: chance }) : say('verdict-nothing'));
