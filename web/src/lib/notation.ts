/** Actions as the menus write them: `A build badstrasse`. */

import type { Menu } from './protocol';

export interface Option {
  action: string;
  verb: string;
  rest: string;
  clause: string; // why it may not be done; empty if it may
}

function option(action: string, clause: string): Option {
  const [, verb = '', ...rest] = action.split(' ');
  return { action, verb, rest: rest.join(' '), clause };
}

/** What a seat may do and may not, easily asked. */
export class Choices {
  readonly all: Option[];

  constructor(menu: Menu | undefined) {
    this.all = menu
      ? [
          ...menu.may.map((action) => option(action, '')),
          ...Object.entries(menu.may_not).map(([action, clause]) => option(action, clause)),
        ]
      : [];
  }

  /** The allowed actions with this verb. */
  may(verb: string): Option[] {
    return this.all.filter((one) => one.verb === verb && !one.clause);
  }

  /** The first allowed action with this verb. */
  one(verb: string): Option | undefined {
    return this.all.find((one) => one.verb === verb && !one.clause);
  }

  /** An action by verb and argument, allowed or not; undefined where the menu does not speak of it. */
  find(verb: string, rest = ''): Option | undefined {
    return this.all.find((one) => one.verb === verb && one.rest === rest);
  }
}

/** Items of an offer, written down. */
export function itemsText(cash: number, spaces: readonly string[], cards: readonly string[]): string {
  const parts = [...(cash > 0 ? [String(cash)] : []), ...spaces, ...cards.map((deck) => `card:${deck}`)];
  return parts.join(' ') || 'nothing';
}

/** `a=1 b=2` as pairs. */
export function levelsOf(rest: string): [string, number][] {
  return rest.split(' ').map((part) => {
    const [space = '', level = '0'] = part.split('=');
    return [space, Number(level)];
  });
}
