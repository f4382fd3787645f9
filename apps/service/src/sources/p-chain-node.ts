/** The P-Chain as a node's HTTP interfaces show it: blocks from its index, and what only the node knows. */

import { decodeHex, decodeUtxo, type Utxo } from "@primary-network/codec";
import {
  type CallOptions,
  createPChainClient,
  type PChainClient,
  type PChainClientOptions,
} from "@primary-network/pchain-rpc";
import type { Uptime } from "../store/store.ts";
import { type ContainedBlock, unwrap } from "./proposervm.ts";

/** What the indexer needs of a node. Every method rejects when the node cannot be reached or answers badly. */
export interface PChainNode {
  /** Height of the block accepted last; 0 when there is only the genesis. */
  lastHeight(): Promise<number>;
  /** Consecutive blocks from a height (at least 1) on; fewer at the end of the chain. */
  blocks(from: number, count: number): Promise<ContainedBlock[]>;
  /** Outputs paid at the end of a term. */
  rewardUtxos(stakingTx: string): Promise<Utxo[]>;
  uptimes(): Promise<Uptime[]>;
}

/** The index counts from 0 at the block of height 1: the genesis is never accepted, it is given. */
const FIRST_HEIGHT = 1;

/** Thrown when an answer of the node has the right shape and makes no sense. */
export class NodeAnswerError extends Error {
  override readonly name = "NodeAnswerError";
}

function percent(text: string | undefined): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0 || value > 100)
    throw new NodeAnswerError(`uptime "${text}" is no percentage`);
  return value;
}

async function lastHeight({ index, getHeight }: PChainClient, options: CallOptions): Promise<number> {
  // Asked first, because an index without blocks answers with an error.
  const height = Number((await getHeight(options)).height);
  if (height < FIRST_HEIGHT) return 0;
  return Number((await index.getLastAccepted({ encoding: "hex" }, options)).index) + FIRST_HEIGHT;
}

/**
 * A node behind its base URL.
 *
 * @param signal ends calls under way, and all later ones
 */
export function createPChainNode(options: PChainClientOptions, signal?: AbortSignal): PChainNode {
  const client = createPChainClient(options);
  const call: CallOptions = signal ? { signal } : {};
  return {
    lastHeight: () => lastHeight(client, call),
    async blocks(from, count) {
      const range = { startIndex: from - FIRST_HEIGHT, numToFetch: count, encoding: "hex" as const };
      const { containers } = await client.index.getContainerRange(range, call);
      return containers.map(({ bytes, id }) => unwrap(decodeHex(bytes), id));
    },
    async rewardUtxos(stakingTx) {
      const { utxos } = await client.getRewardUTXOs({ txID: stakingTx, encoding: "hex" }, call);
      return (utxos ?? []).map((hex) => decodeUtxo(decodeHex(hex)));
    },
    async uptimes() {
      const { validators } = await client.getCurrentValidators({}, call);
      return validators.map(({ nodeID, uptime, connected }) => ({
        nodeId: nodeID,
        uptime: percent(uptime),
        connected: connected ?? false,
      }));
    },
  };
}
