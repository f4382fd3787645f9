/** P-Chain epochs (ACP-181): a block names the P-Chain height by which its epoch looks up validators. */
import type { Epoch } from "@primary-network/codec";
import { upgrades } from "./upgrades.ts";

const DURATION = upgrades.graniteEpochDuration / 1_000_000_000;

/** Fields of a container that decide the epoch of the next one. */
export interface Position {
  readonly pChainHeight: bigint;
  /** Unix seconds. */
  readonly timestamp: number;
  /** Undefined for the genesis, and for the first block after it, which has no epoch (avalanchego `errEpochNotZero`). */
  readonly epoch: Epoch | undefined;
}

/**
 * The epoch of a block after the first one. An epoch ends with the first block that is at least 30 seconds younger than
 * its start; that block still belongs to it, and the next block begins the next epoch (avalanchego `acp181.NewEpoch`).
 */
export function nextEpoch(parent: Position, seconds: number = DURATION): Epoch {
  const { epoch, pChainHeight, timestamp } = parent;
  if (epoch !== undefined && timestamp < Number(epoch.startTime) + seconds) return epoch;
  return { pChainHeight, number: (epoch?.number ?? 0n) + 1n, startTime: BigInt(timestamp) };
}
