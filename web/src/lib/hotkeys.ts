/** One key for a decision: buttons say which, the page listens once. */

type Press = () => void;

const bound = new Map<string, Press[]>();

/** The newest button with a key has it; the others get it back when that is gone. */
export function bind(key: string, press: Press): () => void {
  const presses = bound.get(key) ?? [];
  bound.set(key, [...presses, press]);
  return () => {
    bound.set(key, (bound.get(key) ?? []).filter((other) => other !== press));
  };
}

/** A key for which it matters how long it is down; it comes before all others. */
export interface Held {
  down(): void;
  up(): void;
  cancel(): void;
}

const held = new Map<string, Held>();

export function bindHeld(key: string, press: Held): () => void {
  held.set(key, press);
  return () => {
    press.cancel();
    if (held.get(key) === press) held.delete(key);
  };
}

const keyOf = (event: KeyboardEvent) => (event.key === ' ' || event.key === 'Enter' ? 'Space' : event.key.toUpperCase());

/** A key is up again. */
export function release(event: KeyboardEvent): void {
  held.get(keyOf(event))?.up();
}

/** Whoever looks elsewhere will not be heard to let go. */
export function releaseAll(): void {
  for (const press of held.values()) press.cancel();
}

export function listen(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  const at = event.target as HTMLElement | null;
  if (at?.closest('input, select, textarea, dialog')) return;
  const key = keyOf(event);
  const own = held.get(key);
  if (own) {
    event.preventDefault();
    own.down();
    return;
  }
  if (key === 'Space' && at?.closest('button, a, summary, [role="tab"]')) return;
  const presses = bound.get(key) ?? [];
  const press = presses[presses.length - 1];
  if (!press) return;
  event.preventDefault();
  press();
}
