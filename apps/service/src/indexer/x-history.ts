/** Indexes the X-Chain's transactions before its first block, from the genesis on. */

import { encodeCb58 } from "@primary-network/codec";
import { decodeTx, type SignedTx, txId } from "@primary-network/codec/x";
import type { NetworkIdentity } from "../domain/network.ts";
import { type AcceptedXTx, applyXHistory } from "../domain/x/apply.ts";
import type { XFacts } from "../domain/x/facts.ts";
import type { BlockIndexNode } from "../sources/block-index-node.ts";
import type { IndexedContainer } from "../sources/container-index.ts";
import { NodeResponseError, NodeSetupError } from "../sources/node-response-error.ts";
import type { XHistoryNode } from "../sources/x/history-node.ts";
import type { Store } from "../store/store.ts";
import type { XHistoryCheckpoint } from "../store/x/history.ts";
import { applyRules, type ChainDriver, type Position, readBlock } from "./driver.ts";

export interface XHistoryOptions {
  readonly network: NetworkIdentity;
  readonly node: BlockIndexNode;
  readonly history: XHistoryNode;
  readonly store: Store["xHistory"];
}

const TITLE = "X-Chain transaction";

/** Transactions stand in for blocks: the height is how many are indexed. */
export interface HistoryPosition extends Position {
  /** Unix seconds of the last transaction; 0 without any. */
  readonly time: number;
}

const positionOf = ({ count, time }: XHistoryCheckpoint): HistoryPosition => ({
  height: count,
  blockId: "",
  time,
});

/** The driver of the first part of the X-Chain; its genesis must be indexed. */
export function createXHistoryDriver({
  network,
  node,
  history,
  store,
}: XHistoryOptions): ChainDriver<AcceptedXTx, XFacts, HistoryPosition> {
  const { networkId } = network;
  let total: number | undefined;
  return {
    title: TITLE,
    checkpoint: async () => positionOf(await store.checkpoint(networkId)),
    open: async (stored) => stored,
    // A chain that has blocks accepts no transaction without one, so the number is final.
    head: async () => (total ??= await countOf(node, history)),
    async read({ height }, count) {
      const left = (total ?? Number.POSITIVE_INFINITY) - height;
      const containers = await history.txs(height, Math.min(count, left));
      return containers.map((container, index) => {
        const block = { ...readTx(container, height + index), acceptedAt: container.acceptedAt };
        return { height: height + 1 + index, blockId: "", parentId: undefined, block };
      });
    },
    async apply(from = { height: 0, blockId: "", time: 0 }, txs) {
      const { height: count, time } = from;
      const accepted = txs.map(({ block }) => block);
      const facts = applyRules(TITLE, () => applyXHistory(accepted, { count, time }, network));
      const last = facts.txs[facts.txs.length - 1];
      const to = { height: count + txs.length, blockId: "", time: last?.time ?? time };
      return { batch: { facts, to }, undecided: [] };
    },
    commit: (from, facts, to) => store.commit(networkId, from?.height ?? 0, facts, to.height),
  };
}

async function countOf(node: BlockIndexNode, history: XHistoryNode): Promise<number> {
  const height = await node.lastHeight();
  const count = await history.count();
  if (count === 0 || height > 0) return count;
  throw new NodeSetupError(
    "the node has no block of the X-Chain yet: it is bootstrapping, and asked again until it has one",
  );
}

function readTx(
  { id, bytes }: IndexedContainer,
  position: number,
): { readonly id: Uint8Array; readonly tx: SignedTx } {
  const hash = txId(bytes);
  const found = encodeCb58(hash);
  if (found !== id)
    throw new NodeResponseError(`the bytes of X-Chain transaction ${id} are those of ${found}`);
  return { id: hash, tx: readBlock(TITLE, position, () => decodeTx(bytes)) };
}
