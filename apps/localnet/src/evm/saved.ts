/** The EVM chains' part of a saved world. */
import type { LoggedCall } from "./chain/node.ts";
import type { EvmTrafficReading } from "./chain/traffic.ts";

/** The later calls of both chains, for a saved world. */
export interface SavedEvm {
  readonly callLogs: readonly [readonly LoggedCall[], readonly LoggedCall[]];
  readonly traffic: readonly [EvmTrafficReading, EvmTrafficReading];
  /** Numbers of the C-Chain's blocks that hold the ledger's atomic blocks, from its height 1 on. */
  readonly atomicAt: readonly number[];
  /** Hashes of the last blocks in Anvil's form, which prove that the same chains were restored. */
  readonly tips: readonly [string, string];
}

/** Lengths of the lists of a saved world. */
export interface EvmSizes {
  readonly callLogs: readonly [number, number];
  readonly atomicAt: number;
}

/** The lengths of a world that is saved whole. */
export const NOTHING: EvmSizes = { callLogs: [0, 0], atomicAt: 0 };
