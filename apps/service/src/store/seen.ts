/** The port of what listings of a network cover now. */

import type { Heights, Snapshot } from "../domain/listing.ts";

/** Heights of the chains that have an index, and the last poll of the node. */
export interface Seen extends Pick<Snapshot, "poll"> {
  readonly heights: Heights;
}

export interface SeenStore {
  read(networkId: number): Promise<Seen>;
}
