/** Something to tell the player: a refusal with its clauses, or a plain line. */
export interface Notice {
  clause: string;
  also?: string[]; // further clauses that say the same
  de: string;
  en: string;
}

/** Is it a clause of the rules, and not what only this table, or the notation, does not allow? */
export const isRule = (clause: string) => clause.includes('.') && !clause.startsWith('table.');
