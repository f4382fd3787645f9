/** Short names of the chains that this node runs. */

import { EMPTY_ID } from "../chains/p/state.ts";
import type { Network } from "../network/network.ts";
import { id } from "./text.ts";

/** The chain with an alias or cb58 id, if this node runs it. */
export function chainIdOf({ genesis }: Network, alias: string): Uint8Array | undefined {
  const { xChainId, cChainId } = genesis;
  const chains: readonly (readonly [Uint8Array, readonly string[]])[] = [
    [EMPTY_ID, ["P", "platform"]],
    [xChainId, ["X", "avm"]],
    [cChainId, ["C", "evm"]],
  ];
  return chains.find(([chainId, aliases]) => aliases.includes(alias) || id(chainId) === alias)?.[0];
}
