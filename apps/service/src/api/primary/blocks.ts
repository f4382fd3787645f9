/** Blocks of the P-, X- and C-Chain: one, all, or a node's proposals. */

import type {
  ListBlocksByNodeParams,
  ListBlocksParams,
  PrimaryNetworkBlock,
  ProposerDetails,
} from "@primary-network/data/spec";
import type { Slice } from "../../domain/listing.ts";
import { CHAIN_TITLES, type ChainAlias } from "../../domain/network.ts";
import type { BlockFilter, BlockRow } from "../../store/p/block.ts";
import type { ByteWriter, Wrote } from "../json/byte-writer.ts";
import { byteWriterOf, optional } from "../json/item-writer.ts";
import { jsonBytes, listBytes } from "../json/json-bytes.ts";
import { beginningOf } from "../request/beginnings.ts";
import { readSpan } from "../request/bound.ts";
import type { Context } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId, readNodeId } from "../request/identifier.ts";
import { type Listing, list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import { seenOn } from "./heights.ts";
import { chainOf } from "./served-network.ts";

const writeProposer = byteWriterOf<ProposerDetails, BlockRow, undefined>({
  proposerId: (out, { containerId }) => optional(containerId, (id) => out.id(id)),
  proposerParentId: (out, { containerParent }) => optional(containerParent, (id) => out.id(id)),
  proposerNodeId: (out, { proposer }) => optional(proposer, (id) => out.nodeId(id)),
  proposerPChainHeight: (out, { proposerHeight }) => optional(proposerHeight, (height) => out.number(height)),
  proposerTimestamp: (out, { proposerTime }) => optional(proposerTime, (time) => out.number(time)),
});

/** The fees and the number of L1 validators after a block are not stored, and are left out. */
const writerOf = (writeId: (out: ByteWriter, id: string) => Wrote<string>) =>
  byteWriterOf<PrimaryNetworkBlock, BlockRow, undefined>({
    blockNumber: (out, { height }) => out.quotedNumber(height),
    blockHash: (out, { blockId }) => writeId(out, blockId),
    parentHash: (out, { parentId }) => writeId(out, parentId),
    blockTimestamp: (out, { time }) => out.number(time),
    blockType: (out, { type }) => out.quote(type),
    txCount: (out, { txs }) => out.number(txs.length),
    transactions: (out, { txs }) => out.list(txs, (txId) => out.newId(txId)),
    blockSizeBytes: (out, { size }) => out.number(size),
    currentSupply: (out, { supply }) => optional(supply, (amount) => out.quote(amount)),
    l1ValidatorsAccruedFees: () => undefined,
    activeL1Validators: () => undefined,
    proposerDetails: (out, row) => writeProposer(out, row, undefined),
  });

const writeCb58 = writerOf((out, id) => out.id(id));

/** Blocks of the C-Chain have the hashes that its EVM interface and its transactions name. */
export const blockWriters = {
  "p-chain": writeCb58,
  "x-chain": writeCb58,
  "c-chain": writerOf((out, id) => out.quote(id)),
} as const satisfies { readonly [Chain in ChainAlias]: typeof writeCb58 };

/** The blocks of a chain, the latest first. */
function blocksOf(
  params: ListBlocksParams,
  filter: BlockFilter,
  context: Context,
): Listing<"listBlocks" | "listBlocksByNode", Slice<BlockRow>> {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const { networkId } = network.identity;
  return {
    networkId,
    reach: beginningOf(context, networkId, alias)?.reach(({ height }) => height, filter),
    see: (store) => seenOn(store, networkId, alias),
    read: (store, window) => store.blocks[alias].list(window, filter),
    write: ({ items }) => ({
      blocks: listBytes(blockWriters[alias])(items, undefined),
      chainInfo: { chainName: alias, network: params.network ?? network.name },
    }),
  };
}

export const listBlocks = list("listBlocks", { basis: "page", settled: true }, (params, context) =>
  blocksOf(params, readSpan(params), context),
);

/** @throws HttpError 501 of a C-Chain that is read without the containers that name proposers */
async function requireProposers(params: ListBlocksByNodeParams, context: Context): Promise<void> {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const { store } = context;
  if (alias !== "c-chain") return;
  const { networkId } = network.identity;
  const { height } = await seenOn(store, networkId, alias);
  const last = await store.blocks[alias].find(networkId, height);
  if (last === undefined || last.containerId !== null) return;
  throw new HttpError(
    501,
    "the proposers of the C-Chain's blocks are known only from a node with index-enabled",
  );
}

export const listBlocksByNode = list(
  "listBlocksByNode",
  { basis: "page", settled: true },
  async (params, context) => {
    const filter = { proposer: readNodeId("nodeId", params.nodeId), ...readSpan(params) };
    await requireProposers(params, context);
    return blocksOf(params, filter, context);
  },
);

/** A decimal number is a height; more digits than any height has, or other characters, are an id. */
const readBlock = (text: string): number | string =>
  /^\d{1,15}$/.test(text) ? Number(text) : readId("blockId", text);

export const getPrimaryBlock = operation("getPrimaryBlock", { basis: "chain" }, async (params, context) => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const { networkId } = network.identity;
  const block = readBlock(params.blockId);
  const row = await context.store.blocks[alias].find(networkId, block);
  const height = row?.height ?? (typeof block === "number" ? block : -1);
  beginningOf(context, networkId, alias)?.requireBlock(height);
  if (row === undefined)
    throw new HttpError(404, `block ${params.blockId} of the ${CHAIN_TITLES[alias]} is not indexed`);
  return jsonBytes((out) => blockWriters[alias](out, row, undefined));
});
