/** A plan being made. It is only a list of actions; what it would lead to, and what may come next, the server says. */

import type { Notice } from './notice';
import type { Session } from './session.svelte';
import type { PlanStep, PlanView } from './protocol';
import { findStep, purpose, withStep } from './steps';

export class Draft {
  actions = $state.raw<string[]>([]);
  outcome = $state.raw<PlanView | null>(null);
  trouble = $state.raw<Notice | null>(null); // why a plan that was allowed is so no longer
  private made_for = '';
  private panels = 0;
  private epoch = 0; // what was asked before a plan was forgotten is not heard
  private queue: Promise<void> = Promise.resolve();
  private stale = false;

  constructor(private readonly session: Session) {}

  /** A panel shows the plan, until the function given back is called. */
  shown(): () => void {
    this.panels += 1;
    this.refresh();
    return () => {
      this.panels -= 1;
    };
  }

  /** The table has changed, or somebody else acts: is the plan still allowed, and what does it lead to now? */
  refresh(): void {
    const { view, me } = this.session;
    const now = purpose(view, me);
    if (now !== this.made_for) this.forget();
    this.made_for = now;
    if (!now || this.stale || (!this.panels && !this.actions.length)) return;
    this.stale = true;
    this.inTurn(async () => {
      this.stale = false;
      this.trouble = await this.ask(this.actions);
    });
  }

  /** Take a step, or say why not. Meant is the step as it is when its turn comes: clicks may be faster than the line. */
  take = (step: PlanStep) => this.change(() => withStep(this.actions, findStep(this.outcome, step.way, step.space) ?? step));
  clear = () => this.change(() => []);
  /** Let the server find out what is least missed. */
  gentlest = () => this.change(() => [], true);

  /** Carry the plan out, with what it was made for at its end. */
  carryOut(last = ''): void {
    this.inTurn(async () => {
      const { me, seq } = this.session;
      const actions = last ? [...this.actions, `${me} ${last}`] : this.actions;
      const phase = this.outcome?.phase ?? '';
      if (await this.session.ask({ type: 'do', seat: me, actions, phase, seen: seq })) this.forget();
      this.refresh();
    });
  }

  private change(plan: () => string[], gentlest = false): void {
    this.inTurn(async () => {
      const refused = await this.ask(plan(), gentlest);
      this.session.notice = refused;
      if (!refused) this.trouble = null;
    });
  }

  /** One thing after the other. */
  private inTurn(job: () => Promise<void>): void {
    this.queue = this.queue.then(job);
  }

  /** The refusal, or nothing. */
  private async ask(actions: string[], gentlest = false): Promise<Notice | null> {
    const { epoch } = this;
    const answer = await this.session.request({ type: 'plan', seat: this.session.me, actions, gentlest });
    if (epoch !== this.epoch || !answer) return null;
    if (answer.type === 'refused') return answer;
    this.outcome = answer.answer as PlanView;
    this.actions = this.outcome.actions;
    return null;
  }

  private forget(): void {
    this.epoch += 1;
    this.actions = [];
    this.outcome = this.trouble = null;
  }
}
