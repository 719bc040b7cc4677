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

export function listen(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  const at = event.target as HTMLElement | null;
  if (at?.closest('input, select, textarea, dialog')) return;
  const key = event.key === ' ' || event.key === 'Enter' ? 'Space' : event.key.toUpperCase();
  if (key === 'Space' && at?.closest('button, a, summary, [role="tab"]')) return;
  const presses = bound.get(key) ?? [];
  const press = presses[presses.length - 1];
  if (!press) return;
  event.preventDefault();
  press();
}
