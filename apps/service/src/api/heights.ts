/** How far the chains of a network are indexed, as a listing of one of them sees it. */

import type { Snapshot } from "../domain/listing.ts";
import type { ChainAlias } from "../domain/network.ts";
import type { Store } from "../store/store.ts";

/** What a listing of a chain with outputs that crossed sees, apart from the instant. */
export async function seenOn(
  store: Store,
  networkId: number,
  chain: ChainAlias,
): Promise<Omit<Snapshot, "time">> {
  const [p, x, c, poll] = await Promise.all([
    store.checkpoint(networkId),
    store.xCheckpoint(networkId),
    store.cCheckpoint(networkId),
    chain === "p-chain" ? store.latestPoll(networkId) : 0,
  ]);
  const heights = {
    ...(p && { "p-chain": p.height }),
    ...(x && { "x-chain": x.height }),
    ...(c && { "c-chain": c.height }),
  };
  return { height: heights[chain] ?? 0, heights, poll };
}
