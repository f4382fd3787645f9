/** Reads the P-Chain from a node: blocks from its index, and data that only the node has. */

import { decodeHex } from "@primary-network/codec";
import { decodeBlock, decodeUtxo, type Utxo } from "@primary-network/codec/p";
import { type CallOptions, createPChainClient, type PChainClientOptions } from "@primary-network/pchain-rpc";
import { fromNodeId, toCb58 } from "../../domain/id-text.ts";
import type { Uptime } from "../../store/p/uptime.ts";
import { FIRST_HEIGHT, readBlockRange } from "../block-index-node.ts";
import { ContainerIndex } from "../container-index.ts";
import { NodeResponseError } from "../node-response-error.ts";
import { advised, incompleteIndex } from "../node-setup.ts";
import type { ContainedBlock } from "../proposervm.ts";
import type { ReadElsewhere } from "../range-read.ts";

export { NodeResponseError } from "../node-response-error.ts";

/**
 * The methods of a node that the indexer needs. Each rejects when the node cannot be reached or gives an
 * invalid response.
 */
export interface PChainNode {
  /** Height of the block accepted last; 0 when there is only the genesis. */
  lastHeight(): Promise<number>;
  /** Consecutive blocks from a height (at least 1) on; fewer at the end of the chain. */
  blocks(from: number, count: number): Promise<ContainedBlock[]>;
  /** Outputs paid at the end of a term. @param stakingTx hex */
  rewardUtxos(stakingTx: string): Promise<Utxo[]>;
  uptimes(): Promise<Uptime[]>;
}

function percent(text: string | undefined): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0 || value > 100)
    throw new NodeResponseError(`uptime "${text}" is no percentage`);
  return value;
}

const TITLE = "P-Chain";
const heightOf = (bytes: Uint8Array): bigint => decodeBlock(bytes).height;

/**
 * A node behind its base URL.
 *
 * @param signal aborts running calls and all later ones
 * @param elsewhere where blocks are read if not on this thread
 */
export function createPChainNode(
  options: PChainClientOptions,
  signal?: AbortSignal,
  elsewhere?: ReadElsewhere,
): PChainNode {
  const client = createPChainClient(options);
  const call: CallOptions = signal ? { signal } : {};
  const index = new ContainerIndex(client.index, TITLE, signal);
  return {
    async lastHeight() {
      const height = Number((await advised(client.getHeight(call), TITLE)).height);
      if (height < FIRST_HEIGHT) return 0;
      const last = await index.count();
      // The index has a block before the chain counts it, so one that has fewer began later.
      if (last < height) throw incompleteIndex(TITLE, height - last + 1);
      return last;
    },
    blocks: (from, count) => readBlockRange(index, { from, count, title: TITLE, elsewhere }, heightOf),
    async rewardUtxos(stakingTx) {
      const { utxos } = await advised(
        client.getRewardUTXOs({ txID: toCb58(stakingTx), encoding: "hex" }, call),
        TITLE,
      );
      return (utxos ?? []).map((hex) => decodeUtxo(decodeHex(hex)));
    },
    async uptimes() {
      const { validators } = await advised(client.getCurrentValidators({}, call), TITLE);
      return validators.map(({ nodeID, uptime, connected }) => ({
        nodeId: fromNodeId(nodeID),
        uptime: percent(uptime),
        connected: connected ?? false,
      }));
    },
  };
}
