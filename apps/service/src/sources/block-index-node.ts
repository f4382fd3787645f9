/** A chain as a node's block index shows it. */

import { decodeHex } from "@primary-network/codec";
import {
  type CallOptions,
  createPChainClient,
  isRpcError,
  type PChainClientOptions,
} from "@primary-network/pchain-rpc";
import { type ContainedBlock, unwrap } from "./proposervm.ts";

/** What the indexer needs of a node. Every method rejects when the node cannot be reached or answers badly. */
export interface BlockIndexNode {
  /** Height of the block accepted last; 0 when there is only the genesis. */
  lastHeight(): Promise<number>;
  /** Consecutive blocks from a height (at least 1) on; fewer at the end of the chain. */
  blocks(from: number, count: number): Promise<ContainedBlock[]>;
}

/** The index counts from 0 at the block of height 1. */
const FIRST_HEIGHT = 1;

/**
 * A node behind its base URL.
 *
 * @param signal ends calls under way, and all later ones
 */
export function createBlockIndexNode(
  chain: "X" | "C",
  options: PChainClientOptions,
  signal?: AbortSignal,
): BlockIndexNode {
  const index = createPChainClient(options).indexOf(chain);
  const call: CallOptions = signal ? { signal } : {};
  return {
    async lastHeight() {
      try {
        return Number((await index.getLastAccepted({ encoding: "hex" }, call)).index) + FIRST_HEIGHT;
      } catch (error) {
        // What the node says of an index that has no block yet.
        if (isRpcError(error) && /no containers/.test(error.message)) return 0;
        throw error;
      }
    },
    async blocks(from, count) {
      const range = { startIndex: from - FIRST_HEIGHT, numToFetch: count, encoding: "hex" as const };
      const { containers } = await index.getContainerRange(range, call);
      return containers.map(({ bytes, id }) => unwrap(decodeHex(bytes), id));
    },
  };
}
