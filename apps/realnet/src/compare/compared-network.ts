/** What comparisons read: the node by its RPC, the service by the published client, and what both are asked about. */

import { type Container, decodeContainer, decodeHex, encodeCb58 } from "@primary-network/codec";
import { type Block, decodeBlock, type SignedTx, txId } from "@primary-network/codec/p";

import type { DataClient } from "@primary-network/data";
import type { Call, Said } from "../questions/exchange.ts";
import { readIndex } from "../questions/read-index.ts";
import type { Comparison } from "./comparison.ts";

export const P = "/ext/bc/P";
export const PRIMARY = "11111111111111111111111111111111LpoYY";

/** A block of the P-Chain as the node's index holds it, and as the node tells it in JSON. */
export interface PBlock {
  readonly height: number;
  readonly containerId: string;
  readonly container: Container | undefined;
  readonly block: Block;
  readonly size: number;
  readonly said: Said;
  /** Unix seconds: the block's own or, before Banff, what the chain's clock shows. */
  readonly time: number;
}

/** A transaction with the block that holds it. */
export interface PTx {
  readonly id: string;
  readonly tx: SignedTx;
  /** As `platform.getTx` tells it. */
  readonly said: Said;
  readonly block: PBlock;
}

/** Everything that the comparisons of one network share. */
export interface Compared {
  readonly call: Call;
  readonly data: DataClient;
  readonly comparison: Comparison;
  /** bech32 with `P-`, of everybody who may have anything. */
  readonly addresses: readonly string[];
  /** Node ids that may have proposed blocks. */
  readonly nodeIds: readonly string[];
  /** Unix seconds of the node's clock. */
  readonly now: number;
  readonly blocks: readonly PBlock[];
  readonly txs: readonly PTx[];
}

/** Transactions of a block, in the order in which the node lists them. */
function txsOf(block: Block): readonly SignedTx[] {
  return [...("txs" in block ? block.txs : []), ...("tx" in block ? [block.tx] : [])];
}

/** Reads the P-Chain from a node: containers from its index, each block and transaction once more in JSON. */
export async function readPChain(call: Call): Promise<Pick<Compared, "blocks" | "txs">> {
  const blocks: PBlock[] = [];
  const txs: PTx[] = [];
  for (const [index, { id, bytes }] of (await readIndex(call, "/ext/index/P/block")).entries()) {
    const whole = decodeHex(bytes);
    const container = decodeContainer(whole);
    const inner = container?.blockBytes ?? whole;
    const block = decodeBlock(inner);
    const height = index + 1;
    const said = (await call(P, "platform.getBlockByHeight", { height, encoding: "json" })).block;
    const time = "time" in block ? Number(block.time) : 0;
    const read = { height, containerId: id, container, block, size: inner.length, said, time };
    blocks.push(read);
    for (const tx of txsOf(block)) {
      const txID = encodeCb58(txId(tx));
      const { tx: described } = await call(P, "platform.getTx", { txID, encoding: "json" });
      txs.push({ id: txID, tx, said: described, block: read });
    }
  }
  return { blocks, txs };
}

/** Without the chain in front: how the service writes addresses. */
export const bare = (address: string): string => address.replace(/^[PXC]-/, "");

/** More items than any listing of a test network has. */
export const ALL = { limit: 1_000_000 };
