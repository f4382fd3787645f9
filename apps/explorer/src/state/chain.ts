/** Chains as URLs name them. */
import type { PrimaryChain } from "@primary-network/data";

export const primaryChains = ["p-chain", "x-chain", "c-chain"] as const satisfies readonly PrimaryChain[];

/** Returns true for an alias of the Primary Network. Any other name is an EVM chain id. */
export const isPrimary = (chain: string): chain is PrimaryChain =>
  primaryChains.some((alias) => alias === chain);
