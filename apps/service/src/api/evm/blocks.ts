/** EVM blocks: the latest, single ones, and their transactions. */

import type { EvmBlock } from "@primary-network/data/spec";
import type { EvmBlockRow } from "../../store/evm/block.ts";
import { byteWriterOf, optional } from "../json/item-writer.ts";
import { jsonBytes, listBytes } from "../json/json-bytes.ts";
import { beginningOfEvm } from "../request/beginnings.ts";
import type { Context } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import { evmChainOf } from "./chain.ts";
import { seenOnEvm } from "./heights.ts";
import { nativeTransactions } from "./native-transactions.ts";

/** Writes a block, by the id of its chain. */
export const writeBlock = byteWriterOf<EvmBlock, EvmBlockRow, number>({
  chainId: (out, _row, chain) => out.quotedNumber(chain),
  blockNumber: (out, row) => out.quotedNumber(row.number),
  blockTimestamp: (out, row) => out.number(row.time),
  blockTimestampMilliseconds: (out, row) => optional(row.timeMs, (time) => out.number(time)),
  blockMinDelayExcess: (out, row) => optional(row.delayExcess, (excess) => out.integer(excess)),
  blockHash: (out, row) => out.quote(row.hash),
  txCount: (out, row) => out.number(row.txCount),
  baseFee: (out, row) => out.quote(row.baseFee ?? "0"),
  gasUsed: (out, row) => out.quote(row.gasUsed),
  gasLimit: (out, row) => out.quote(row.gasLimit),
  gasCost: (out, row) => out.quote(row.gasCost ?? "0"),
  parentHash: (out, row) => out.quote(row.parent),
  feesSpent: (out, row) => out.quote(row.fees),
  cumulativeTransactions: (out, row) => out.quotedNumber(row.txs),
});

/** Digits of a block number that a request may name; larger ones are no block's. */
const NUMBER = /^(0|[1-9]\d{0,14})$/;
const HASH = /^0x[0-9a-fA-F]{64}$/;

/**
 * The block of a path.
 *
 * @throws HttpError 400 when the id is neither a number nor a hash, 404 when the block is not indexed, 501 when it may
 *   be from before the index begins
 */
async function findBlock(context: Context, chain: number, blockId: string): Promise<EvmBlockRow> {
  if (!NUMBER.test(blockId) && !HASH.test(blockId))
    throw new HttpError(
      400,
      `blockId: "${blockId}" is neither a block number nor a hash: 0x and 64 hexadecimal digits`,
    );
  const block = NUMBER.test(blockId) ? Number(blockId) : blockId.toLowerCase();
  const row = await context.store.evm.blocks.find(chain, block);
  beginningOfEvm(context, chain)?.requireBlock(row?.number ?? (typeof block === "number" ? block : -1));
  if (row === undefined) throw new HttpError(404, `block ${blockId} of chain ${chain} is not indexed`);
  return row;
}

export const getEvmBlock = operation(
  "getEvmBlock",
  { basis: "evmChains" },
  async ({ chainId, blockId }, context) => {
    const { evmChainId: chain } = evmChainOf(context, chainId).source;
    const row = await findBlock(context, chain, blockId);
    return jsonBytes((out) => writeBlock(out, row, chain));
  },
);

export const listEvmBlocks = list("listEvmBlocks", { basis: "page" }, ({ chainId }, context) => {
  const { evmChainId: chain } = evmChainOf(context, chainId).source;
  return {
    networkId: chain,
    reach: beginningOfEvm(context, chain)?.reach<EvmBlockRow>(({ number }) => number),
    see: (store) => seenOnEvm(store, chain),
    read: (store, window) => store.evm.blocks.list(window, {}),
    write: ({ items }) => ({ blocks: listBytes(writeBlock)(items, chain) }),
  };
});

/** Items of a page whose size is not limited by the request. */
const ALL = 100;

export const listEvmBlockTransactions = list(
  "listEvmBlockTransactions",
  { basis: "page", order: "asc" },
  async (params, context) => {
    const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
    const number = (await findBlock(context, chain, params.blockId)).number;
    const filter = { startBlock: number, endBlock: number + 1 };
    return { ...nativeTransactions(context, chain, filter), limit: params.pageSize || ALL };
  },
);

export const listEvmTransactions = list(
  "listEvmTransactions",
  { basis: "page" },
  ({ chainId, status }, context) => {
    const { evmChainId: chain } = evmChainOf(context, chainId).source;
    const succeeded = status === undefined ? undefined : status === "success";
    return nativeTransactions(context, chain, { succeeded });
  },
);
