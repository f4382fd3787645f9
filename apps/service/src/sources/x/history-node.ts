/** Reads the X-Chain's transactions from before it had blocks from a node's index of transactions. */

import { createPChainClient, type PChainClientOptions } from "@primary-network/pchain-rpc";
import { ContainerIndex, type IndexedContainer } from "../container-index.ts";
import { NodeSetupError } from "../node-response-error.ts";
import { isAbsent } from "../node-setup.ts";

/** Every method rejects when the node cannot be reached or gives an invalid response. */
export interface XHistoryNode {
  /** Transactions that were accepted before the first block; final once the chain has blocks. */
  count(): Promise<number>;
  /** Consecutive transactions in the order in which the node accepted them, counted from 0; fewer at the end. */
  txs(from: number, count: number): Promise<IndexedContainer[]>;
}

/**
 * A node behind its base URL.
 *
 * @param hadNoBlocks whether the network had an X-Chain without blocks, so that a node without the index lacks a part of it
 * @param signal aborts running calls and all later ones
 */
export function createXHistoryNode(
  options: PChainClientOptions,
  hadNoBlocks: boolean,
  signal?: AbortSignal,
): XHistoryNode {
  const index = new ContainerIndex(createPChainClient(options).indexOf("X", "tx"), "X-Chain", signal);
  return {
    async count() {
      const count = await index.count().catch((error: unknown) => {
        // A network that began with blocks has no such transactions, and its node needs no index of them.
        if (!hadNoBlocks && error instanceof NodeSetupError && isAbsent(error.cause)) return 0;
        throw error;
      });
      if (count > 0 || !hadNoBlocks) return count;
      throw new NodeSetupError(
        "the node's index has none of the transactions from before the X-Chain had blocks: start it with index-enabled from its first run on, with an empty database; while it bootstraps, they are not there yet",
      );
    },
    txs: (from, count) => index.range(from, count),
  };
}
