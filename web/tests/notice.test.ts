import { expect, test } from 'vitest';

import { isRule } from '../src/lib/notice';
import { settings } from '../src/lib/settings.svelte';
import { say } from '../src/text/messages';

test('only clauses of the rules stand behind a §', () => {
  expect(isRule('build.cash-only')).toBe(true);
  expect(isRule('mega.last-street.build-up')).toBe(true);
  expect(isRule('table.not-yours')).toBe(false);
  expect(isRule('notation')).toBe(false);
  expect(isRule('')).toBe(false);
});

test('the § has a name in both languages', () => {
  const said = (['de', 'en'] as const).map((lang) => {
    settings.lang = lang;
    return say('web-clause');
  });
  expect(said).toEqual(['Regel zeigen', 'Show the rule']);
});
