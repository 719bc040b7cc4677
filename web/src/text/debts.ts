/** What a debt is for, in a few words. */

import type { DebtView, TableView } from '../lib/protocol';
import { say } from './messages';
import type { Narrator } from './narrator';

export function debtReason(debt: DebtView, view: TableView, narrator: Narrator): string {
  const built = view.deeds[debt.space]?.built ?? 0;
  return say('web-debt-for', {
    why: debt.why === 'rent' && built ? 'rent-built' : debt.why,
    space: narrator.space(debt.space),
    level: narrator.level(debt.space, built, debt.creditor),
  });
}

