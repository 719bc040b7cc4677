import { expect, test } from 'vitest';

import { choices } from '../src/lib/bids';
import type { AuctionView } from '../src/lib/protocol';

const auction = (bid: number, lowest: number) => ({ bid, lowest }) as AuctionView;

test('the first bid may be one, ten or a hundred', () => {
  expect(choices(auction(0, 1), [0, 10, 100])).toEqual([1, 10, 100]);
});

test('where ten more is the least, three different bids are offered all the same', () => {
  expect(choices(auction(0, 10), [0, 10, 100])).toEqual([10, 20, 100]);
  expect(choices(auction(50, 60), [0, 10, 100])).toEqual([60, 70, 150]);
});
