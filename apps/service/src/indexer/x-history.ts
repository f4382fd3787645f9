/** Indexes what the X-Chain accepted before it had blocks, from the genesis to the first block. */

import { decodeXTx, encodeCb58, type SignedXTx, xTxId } from "@primary-network/codec";
import type { NetworkIdentity } from "../domain/network.ts";
import { applyXHistory } from "../domain/x/apply.ts";
import type { BlockIndexNode } from "../sources/block-index-node.ts";
import type { IndexedContainer } from "../sources/container-index.ts";
import { NodeAnswerError, NodeSetupError } from "../sources/node-answer-error.ts";
import type { XHistoryNode } from "../sources/x/history-node.ts";
import type { XChainStore, XHistoryCheckpoint } from "../store/x.ts";
import { ChainBrokenError } from "./p-unit.ts";

export interface XHistoryOptions {
  readonly network: NetworkIdentity;
  readonly node: BlockIndexNode;
  readonly history: XHistoryNode;
  readonly store: Pick<XChainStore, "xHistory" | "commitXHistory">;
  /** Transactions per commit. */
  readonly batchSize: number;
}

/** Its steps never overlap; the genesis must be indexed. */
export class XHistoryIndexer {
  readonly #options: XHistoryOptions;
  /** All transactions there are; undefined before the node was asked. */
  #total: number | undefined;

  constructor(options: XHistoryOptions) {
    this.#options = options;
  }

  /**
   * Indexes the next batch.
   *
   * @returns whether everything is indexed
   * @throws what the node or store failed with; ChainBrokenError for bytes that are no transaction
   */
  async step(): Promise<boolean> {
    const { network, history, store, batchSize } = this.#options;
    const from = await store.xHistory(network.networkId);
    this.#total ??= await this.#count();
    const left = this.#total - from.count;
    if (left <= 0) return true;
    const containers = await history.txs(from.count, Math.min(batchSize, left));
    if (containers.length === 0) {
      throw new NodeAnswerError(
        `no X-Chain transaction ${from.count} was given, but there are ${this.#total}`,
      );
    }
    const txs = containers.map((container, position) => readTx(container, from, position));
    const facts = applyXHistory(txs, from, network);
    const to = from.count + txs.length;
    await store.commitXHistory(network.networkId, from.count, facts, to);
    return to === this.#total;
  }

  /** A chain that has blocks accepts no transaction without one, so the number is final. */
  async #count(): Promise<number> {
    const { node, history } = this.#options;
    const height = await node.lastHeight();
    const count = await history.count();
    if (count === 0 || height > 0) return count;
    throw new NodeSetupError(
      "the node has no block of the X-Chain yet: it is bootstrapping, and asked again until it has one",
    );
  }
}

function readTx(
  { id, bytes, acceptedAt }: IndexedContainer,
  { count }: XHistoryCheckpoint,
  position: number,
): { tx: SignedXTx; acceptedAt: number } {
  const found = encodeCb58(xTxId(bytes));
  if (found !== id) throw new NodeAnswerError(`the bytes of X-Chain transaction ${id} are those of ${found}`);
  try {
    return { tx: decodeXTx(bytes), acceptedAt };
  } catch (cause) {
    throw new ChainBrokenError(
      `X-Chain transaction ${count + position} cannot be decoded: ${String(cause)}`,
      { cause },
    );
  }
}
