/** Bids a button or a key stands for. */

import type { AuctionView } from './protocol';

/** The present bid and so much more, or the lowest that is allowed where that is not enough. */
export const raised = (auction: AuctionView, step: number): number => Math.max(auction.lowest, auction.bid + step);
