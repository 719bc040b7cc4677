/** What a hand feels that holds the phone. */

import { motionNow } from './motion.svelte';
import { screen } from './screen.svelte';
import type { Session } from './session.svelte';

const BUZZ = 60; // ms

/** Buzz when there is something to decide or to claim, and keep the screen on while there are bids; call once from a component. */
export function feelTable(session: Session): void {
  const called = $derived(session.asked || Boolean(session.view?.claims?.some(({ owner }) => session.mine.includes(owner))));
  const bidding = $derived(session.view?.phase === 'auction' && session.mine.length > 0);

  $effect(() => {
    if (called && screen.small && motionNow() !== 'off' && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  });

  $effect(() => {
    if (!bidding || !screen.small) return;
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined); // a low battery may forbid it
    return () => void lock?.then((held) => held?.release());
  });
}
