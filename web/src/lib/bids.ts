/** Bids a button or a key stands for. */

import type { AuctionView } from './protocol';

/** The present bid and so much more, or the lowest that is allowed where that is not enough. */
export const raised = (auction: AuctionView, step: number): number => Math.max(auction.lowest, auction.bid + step);

/** A bid for each step, each higher than the one before: where a step is less than is allowed, it is added to that. */
export function choices(auction: AuctionView, steps: readonly number[]): number[] {
  let last = 0;
  return steps.map((step) => {
    const amount = raised(auction, step);
    return (last = amount > last ? amount : last + step);
  });
}
