import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { raised } from '../src/lib/bids';
import { bind, bindHeld, listen, release, releaseAll } from '../src/lib/hotkeys';
import { personalKey, Press } from '../src/lib/personal';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pressed() {
  const meant: string[] = [];
  const press = new Press({ short: () => meant.push('short'), long: () => meant.push('long'), twice: () => meant.push('twice') });
  return { meant, press };
}

describe('a press', () => {
  it('is short once no second one follows', () => {
    const { meant, press } = pressed();
    press.down();
    press.up();
    expect(meant).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(meant).toEqual(['short']);
  });

  it('is long while the key is still down, and once only', () => {
    const { meant, press } = pressed();
    press.down();
    vi.advanceTimersByTime(500);
    expect(meant).toEqual(['long']);
    vi.advanceTimersByTime(5000);
    press.up();
    vi.advanceTimersByTime(5000);
    expect(meant).toEqual(['long']);
  });

  it('is two when a second follows soon, and then not one as well', () => {
    const { meant, press } = pressed();
    press.down();
    press.up();
    vi.advanceTimersByTime(150);
    press.down();
    press.up();
    vi.advanceTimersByTime(5000);
    expect(meant).toEqual(['twice']);
  });

  it('counts when the finger slips off after it was lifted, and not when before', () => {
    const { meant, press } = pressed();
    press.down();
    press.slip();
    press.up();
    vi.advanceTimersByTime(1000);
    expect(meant).toEqual([]);
    press.down();
    press.up();
    press.slip();
    vi.advanceTimersByTime(1000);
    expect(meant).toEqual(['short']);
  });

  it('means nothing when it was given up', () => {
    const { meant, press } = pressed();
    press.down();
    press.cancel();
    press.up();
    vi.advanceTimersByTime(5000);
    expect(meant).toEqual([]);
  });
});

describe('personal keys', () => {
  it('are for those who share a screen', () => {
    expect(['B', 'C', 'E'].map((seat) => personalKey(['B', 'C', 'E'], seat))).toEqual(['A', 'F', 'J']);
    expect(personalKey(['B'], 'B')).toBe('');
    const all = [...'ABCDEFGH'].map((seat) => personalKey([...'ABCDEFGH'], seat));
    expect(new Set(all).size).toBe(8);
  });

  const key = (type: string, name: string, at: HTMLElement = document.body) => {
    const event = new KeyboardEvent(type, { key: name, cancelable: true });
    Object.defineProperty(event, 'target', { value: at });
    return event;
  };

  it('come before other keys, let go when nobody looks, and keep quiet while somebody types', () => {
    const { meant, press } = pressed();
    const others: string[] = [];
    const unbind = [bind('A', () => others.push('A')), bindHeld('A', press)];
    listen(key('keydown', 'a'));
    release(key('keyup', 'a'));
    vi.advanceTimersByTime(1000);
    expect([meant, others]).toEqual([['short'], []]);
    listen(key('keydown', 'a', document.createElement('input')));
    release(key('keyup', 'a'));
    listen(key('keydown', 'a'));
    releaseAll();
    vi.advanceTimersByTime(1000);
    expect([meant, others]).toEqual([['short'], []]);
    unbind[1]?.();
    listen(key('keydown', 'a'));
    expect(others).toEqual(['A']);
    unbind[0]?.();
  });
});

describe('a bid', () => {
  it('is so much more, or what is asked for at least', () => {
    const auction = { space: 'los', piece: '', bid: 60, bidder: 'A', lowest: 75, bidders: [], passed: [] };
    expect([0, 10, 100].map((step) => raised(auction, step))).toEqual([75, 75, 160]);
  });
});
