/** A plan being made. It is only a list of actions; what it would lead to, and what may come next, the server says. */

import type { Notice, Session } from './session.svelte';
import type { PlanStep, PlanView } from './protocol';
import { purpose, withStep } from './steps';

export class Draft {
  actions = $state.raw<string[]>([]);
  outcome = $state.raw<PlanView | null>(null);
  trouble = $state.raw<Notice | null>(null); // why a plan that was allowed is so no longer
  private made_for = '';
  private panels = 0;
  private asked = 0;

  constructor(private readonly session: Session) {}

  /** A panel shows the plan, until the function given back is called. */
  shown(): () => void {
    this.panels += 1;
    void this.refresh();
    return () => {
      this.panels -= 1;
    };
  }

  /** The table has changed, or somebody else acts: is the plan still allowed, and what does it lead to now? */
  async refresh(): Promise<void> {
    const { view, me } = this.session;
    const now = purpose(view, me);
    if (now !== this.made_for) this.forget();
    this.made_for = now;
    if (!now || (!this.panels && !this.actions.length)) return;
    this.trouble = await this.ask(this.actions);
  }

  /** Take a step, or say why not. */
  take = (step: PlanStep) => this.change(withStep(this.actions, step));
  clear = () => this.change([]);
  /** Let the server find out what is least missed. */
  gentlest = () => this.change([], true);

  /** Carry the plan out, with what it was made for at its end. */
  async carryOut(last = ''): Promise<void> {
    const { me, seq } = this.session;
    const actions = last ? [...this.actions, `${me} ${last}`] : this.actions;
    const phase = this.outcome?.phase ?? '';
    const done = await this.session.ask({ type: 'do', seat: me, actions, phase, seen: seq });
    if (done) this.forget();
    void this.refresh();
  }

  private async change(actions: string[], gentlest = false): Promise<void> {
    const refused = await this.ask(actions, gentlest);
    if (refused) this.session.notice = refused;
    else this.session.notice = this.trouble = null;
  }

  /** The refusal, or nothing; an answer that a newer question has overtaken is not heard. */
  private async ask(actions: string[], gentlest = false): Promise<Notice | null> {
    const turn = ++this.asked;
    const answer = await this.session.request({ type: 'plan', seat: this.session.me, actions, gentlest });
    if (turn !== this.asked || !answer) return null;
    if (answer.type === 'refused') return answer;
    this.outcome = answer.answer as PlanView;
    this.actions = this.outcome.actions;
    return null;
  }

  private forget(): void {
    this.asked += 1;
    this.actions = [];
    this.outcome = this.trouble = null;
  }
}
