/** A key of one's own for each player at one screen: short, long or twice. */

/** In this order; none of them means anything else while an auction runs. */
const KEYS = ['A', 'F', 'J', 'L', 'D', 'K', 'S', 'G'];
const HELD = 450; // ms from which on a press is long
const AGAIN = 280; // ms in which a second press makes it two

export function personalKey(mine: readonly string[], seat: string): string {
  return mine.length > 1 ? (KEYS[mine.indexOf(seat)] ?? '') : '';
}

export interface Meaning {
  short: () => void;
  long: () => void;
  twice: () => void;
}

/** One key or button, from going down and up to what was meant. A short press counts once no second one follows. */
export class Press {
  private hold: ReturnType<typeof setTimeout> | undefined;
  private wait: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly meaning: Meaning) {}

  down(): void {
    if (this.hold) return;
    if (this.wait) {
      this.cancel();
      this.meaning.twice();
      return;
    }
    this.hold = setTimeout(() => {
      this.hold = undefined;
      this.meaning.long();
    }, HELD);
  }

  up(): void {
    if (!this.hold) return;
    this.cancel();
    this.wait = setTimeout(() => {
      this.wait = undefined;
      this.meaning.short();
    }, AGAIN);
  }

  /** The finger has slipped off; one that was lifted before counts. */
  slip(): void {
    clearTimeout(this.hold);
    this.hold = undefined;
  }

  cancel(): void {
    clearTimeout(this.hold);
    clearTimeout(this.wait);
    this.hold = this.wait = undefined;
  }
}
