/** How far the chains of a network are indexed, for listings with outputs that crossed. */

import type { Heights, Snapshot } from "../../domain/listing.ts";
import { CHAIN_ALIASES, type ChainAlias } from "../../domain/network.ts";
import type { Store } from "../../store/store.ts";

export async function heightsOf({ chains }: Pick<Store, "chains">, networkId: number): Promise<Heights> {
  const checkpoints = await Promise.all(CHAIN_ALIASES.map((alias) => chains[alias].checkpoint(networkId)));
  const indexed = CHAIN_ALIASES.flatMap((alias, index) => {
    const checkpoint = checkpoints[index];
    return checkpoint ? [[alias, checkpoint.height] as const] : [];
  });
  return Object.fromEntries(indexed);
}

/** What a listing of a chain sees, apart from the instant. */
export async function seenOn(
  store: Store,
  networkId: number,
  chain: ChainAlias,
): Promise<Omit<Snapshot, "time">> {
  const heights = await heightsOf(store, networkId);
  const poll = chain === "p-chain" ? await store.uptimes.latestPoll(networkId) : 0;
  return { height: heights[chain] ?? 0, heights, poll };
}
