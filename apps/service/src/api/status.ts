/** The indexing status of each chain. */

import type { ChainIndexStatus } from "@primary-network/data/spec";
import type { ChainStatus } from "../domain/chain-status.ts";
import { operation } from "./request/operation.ts";

/** The observed status, without the texts of faults, which only the operator sees. */
export function chainIndexStatus(
  { network, chain, phase, height, tipHeight, blocksBehind, ...of }: ChainStatus,
  now: number,
): ChainIndexStatus {
  const { secondsBehind, blocksPerSecond, secondsLeft } = of;
  return {
    network,
    chain,
    ...(height >= 0 && { height }),
    ...(tipHeight !== undefined && { nodeHeight: tipHeight }),
    ...(blocksBehind !== undefined && { blocksBehind }),
    ...(secondsBehind !== undefined && { secondsBehind, completeAt: Math.floor(now / 1000) - secondsBehind }),
    catchingUp: phase !== "following",
    state: phase,
    ...(blocksPerSecond !== undefined && { blocksPerSecond }),
    ...(secondsLeft !== undefined && { secondsLeft }),
  };
}

export const getStatus = operation("getStatus", { basis: "node" }, async (_, { status, clock }) => {
  const now = clock();
  return { chains: status.chains().map((chain) => chainIndexStatus(chain, now)) };
});
