/** The indexed heights of a network's chains, for listings with outputs that crossed. */

import type { Heights, Sight } from "../../domain/listing.ts";
import type { ChainAlias } from "../../domain/network.ts";
import type { Store } from "../../store/store.ts";

export async function heightsOf({ seen }: Pick<Store, "seen">, networkId: number): Promise<Heights> {
  return (await seen.read(networkId)).heights;
}

/** The state that a listing of a chain sees, apart from the time. */
export async function seenOn(
  { seen }: Pick<Store, "seen">,
  networkId: number,
  chain: ChainAlias,
): Promise<Sight> {
  const { heights, poll, xHistory } = await seen.read(networkId);
  const edition = String(xHistory);
  return { height: heights[chain] ?? 0, heights, poll: chain === "p-chain" ? poll : 0, edition };
}

/** The P-Chain's height and its node's last poll, for listings in which nothing crosses between chains. */
export async function seenOnPChain({ seen }: Pick<Store, "seen">, networkId: number): Promise<Sight> {
  const { heights, poll } = await seen.read(networkId);
  return { height: heights["p-chain"] ?? 0, poll };
}
