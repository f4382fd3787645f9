/** The blocks up to which lists of EVM chains go. */

import type { Heights, Sight } from "../../domain/listing.ts";
import type { ListedStore } from "../../store/store.ts";

/** The sight of a list of one chain: a page of it depends on nothing else. */
export async function seenOnEvm({ evm }: Pick<ListedStore, "evm">, chain: number): Promise<Sight> {
  const state = (await evm.chains.states([chain])).get(chain);
  return { height: state?.height ?? -1, poll: 0, ...(state && { edition: state.edition }) };
}

/** The sight of a list of several chains, as of one instant; chains without any block are missing. */
export async function seenOnEvmChains(
  { evm }: Pick<ListedStore, "evm">,
  chains: readonly number[],
): Promise<Sight & { readonly heights: Heights }> {
  const states = [...(await evm.chains.states(chains))].sort(([left], [right]) => left - right);
  const heights = Object.fromEntries(states.map(([chain, { height }]) => [`evm-${chain}`, height]));
  const edition = JSON.stringify(states.map(([chain, state]) => [chain, state.edition]));
  return { height: 0, poll: 0, heights: heights as Heights, edition }; // built from valid keys only
}
