/** The port of what listings of a network cover now. */

import type { Heights, Snapshot } from "../../domain/listing.ts";

/** Heights of the chains that have an index, and the last poll of the node. */
export interface Seen extends Pick<Snapshot, "poll"> {
  readonly heights: Heights;
  /** How many transactions of the time before the X-Chain had blocks are indexed: they come while its height is 0. */
  readonly xHistory: number;
}

export interface SeenStore {
  read(networkId: number): Promise<Seen>;
}
