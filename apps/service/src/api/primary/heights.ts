/** How far the chains of a network are indexed, for listings with outputs that crossed. */

import type { Heights, Snapshot } from "../../domain/listing.ts";
import type { ChainAlias } from "../../domain/network.ts";
import type { Store } from "../../store/store.ts";

export async function heightsOf(store: Store, networkId: number): Promise<Heights> {
  const [p, x, c] = await Promise.all([
    store.checkpoint(networkId),
    store.xCheckpoint(networkId),
    store.cCheckpoint(networkId),
  ]);
  return {
    ...(p && { "p-chain": p.height }),
    ...(x && { "x-chain": x.height }),
    ...(c && { "c-chain": c.height }),
  };
}

/** What a listing of a chain sees, apart from the instant. */
export async function seenOn(
  store: Store,
  networkId: number,
  chain: ChainAlias,
): Promise<Omit<Snapshot, "time">> {
  const heights = await heightsOf(store, networkId);
  const poll = chain === "p-chain" ? await store.latestPoll(networkId) : 0;
  return { height: heights[chain] ?? 0, heights, poll };
}
