/** The port of balances: sums over the outputs that addresses can spend together. */

import type { ChainAlias } from "../../domain/network.ts";
import type { XUtxoRow } from "./utxo.ts";

/** The kinds of the P-Chain's balances, under the interface's names. */
export type PBalanceKind =
  | "unlockedUnstaked"
  | "unlockedStaked"
  | "lockedPlatform"
  | "lockedStakeable"
  | "lockedStaked"
  | "pendingStaked"
  | "atomicMemoryUnlocked"
  | "atomicMemoryLocked";

/** Those of the X-Chain; the C-Chain has the last two. */
export type XBalanceKind = "unlocked" | "locked" | "atomicMemoryUnlocked" | "atomicMemoryLocked";

/** The sum of the outputs of one kind, asset and type that the same chain can spend. */
export interface BalanceRow extends Pick<XUtxoRow, "assetId" | "amount" | "asset"> {
  kind: PBalanceKind | XBalanceKind;
  /** The codec's name of an output of the type. */
  type: string;
  /** Chain that the outputs were exported to. */
  sharedWith: string | null;
  outputs: number;
}

export interface BalanceFilter {
  readonly addresses: readonly string[];
  /** Unix seconds; decides which locks hold and which terms have begun. */
  readonly time: number;
  /** Whether outputs are those of the last block up to the time. Else of the latest blocks of all chains. */
  readonly past: boolean;
}

export interface BalanceStore {
  list(networkId: number, filter: BalanceFilter): Promise<BalanceRow[]>;
}

/** By alias of the chain. */
export type BalanceStores = { readonly [chain in ChainAlias]: BalanceStore };
