/** The Fluent files of the Python side, spoken by the browser. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import de from '../../../src/pasch/text/de.ftl?raw';
import en from '../../../src/pasch/text/en.ftl?raw';
import { settings, type Lang } from '../lib/settings.svelte';

export type Blanks = Record<string, FluentVariable>;

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Lang, FluentBundle> = { de: bundle('de', de), en: bundle('en', en) };

/** The message in the language of the settings; its id where there is none. */
export function say(id: string, blanks: Blanks = {}): string {
  const spoken = bundles[settings.lang];
  const pattern = spoken.getMessage(id)?.value;
  return pattern ? spoken.formatPattern(pattern, blanks) : id;
}

/** A number as the language writes it. */
export function figure(amount: number): string {
  return new Intl.NumberFormat(settings.lang).format(amount);
}

/** A sentence that does not break before a number, nor around a times sign. */
export const unbroken = (text: string) => text.replace(/ (?=[\d×])|(?<=×) /g, '\u00a0');

/** Is there such a message? */
export function canSay(id: string): boolean {
  return bundles[settings.lang].hasMessage(id);
}
