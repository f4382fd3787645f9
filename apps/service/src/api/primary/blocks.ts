/** Blocks of the P-Chain and the X-Chain: one, all, or those that a node proposed. */

import type { ListBlocksParams, PrimaryNetworkBlock, ProposerDetails } from "@primary-network/data/spec";
import { CHAIN_TITLES, type ChainAlias } from "../../domain/network.ts";
import type { BlockFilter, BlockRow, BlockStore } from "../../store/block.ts";
import { IdTexts } from "../json/id-texts.ts";
import { JsonText } from "../json/json-text.ts";
import { objectWriter, quote, writeList, writeNumber } from "../json/written.ts";
import type { Context, WritingHandler } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId, readNodeId } from "../request/identifier.ts";
import { readPage } from "../request/page.ts";
import { readSpan } from "../request/time-span.ts";
import { seenOn } from "./heights.ts";
import { chainOf } from "./served-network.ts";

const writeProposer = objectWriter<ProposerDetails, BlockRow, IdTexts>({
  proposerId: ({ containerId }, ids) => (containerId === null ? undefined : ids.id(containerId)),
  proposerParentId: ({ containerParent }, ids) =>
    containerParent === null ? undefined : ids.id(containerParent),
  proposerNodeId: ({ proposer }, ids) => (proposer === null ? undefined : ids.nodeId(proposer)),
  proposerPChainHeight: ({ proposerHeight }) =>
    proposerHeight === null ? undefined : writeNumber(proposerHeight),
  proposerTimestamp: ({ proposerTime }) => (proposerTime === null ? undefined : writeNumber(proposerTime)),
});

/** The fees and the number of L1 validators after a block are not stored, and are left out. */
export const writeBlock = objectWriter<PrimaryNetworkBlock, BlockRow, IdTexts>({
  blockNumber: ({ height }) => quote(String(height)),
  blockHash: ({ blockId }, ids) => ids.id(blockId),
  parentHash: ({ parentId }, ids) => ids.id(parentId),
  blockTimestamp: ({ time }) => writeNumber(time),
  blockType: ({ type }) => quote(type),
  txCount: ({ txs }) => writeNumber(txs.length),
  transactions: ({ txs }, ids) => writeList(txs.map((txId) => ids.id(txId))),
  blockSizeBytes: ({ size }) => writeNumber(size),
  currentSupply: ({ supply }) => (supply === null ? undefined : quote(supply)),
  l1ValidatorsAccruedFees: () => undefined,
  activeL1Validators: () => undefined,
  proposerDetails: (row, ids) => writeProposer(row, ids),
});

/** @throws HttpError 501 of a chain whose blocks are not all stored */
export function blocksOf({ store }: Context, alias: ChainAlias): BlockStore {
  const blocks = store.blocks[alias];
  if (blocks) return blocks;
  const title = CHAIN_TITLES[alias];
  throw new HttpError(501, `the ${title}'s blocks are indexed only where they have atomic transactions`);
}

/** A page of a chain's blocks, the latest first. */
async function pageOf(
  operation: "listBlocks" | "listBlocksByNode",
  params: ListBlocksParams,
  filter: BlockFilter,
  context: Context,
) {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  blocksOf(context, alias);
  const { rows, token } = await readPage(context, {
    settled: true,
    operation,
    network: network.identity,
    params,
    order: "desc",
    seen: () => seenOn(context.store, network.identity.networkId, alias),
    // Looked up again: by now the replica may be read.
    read: (window) => blocksOf(context, alias).list(window, filter),
  });
  const ids = new IdTexts(network.identity.hrp);
  return {
    ...token,
    blocks: new JsonText(writeList(rows.map((row) => writeBlock(row, ids)))),
    chainInfo: { chainName: alias, network: params.network ?? network.name },
  };
}

export const listBlocks: WritingHandler<"listBlocks"> = (params, context) =>
  pageOf("listBlocks", params, readSpan(params), context);

export const listBlocksByNode: WritingHandler<"listBlocksByNode"> = async (params, context) => {
  const filter = { proposer: readNodeId("nodeId", params.nodeId), ...readSpan(params) };
  return pageOf("listBlocksByNode", params, filter, context);
};

/** A decimal number is a height; more digits than any height has, or other characters, are an id. */
const readBlock = (text: string): number | string =>
  /^\d{1,15}$/.test(text) ? Number(text) : readId("blockId", text);

export const getPrimaryBlock: WritingHandler<"getPrimaryBlock"> = async (params, context) => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const { hrp, networkId } = network.identity;
  const row = await blocksOf(context, alias).find(networkId, readBlock(params.blockId));
  if (row === undefined)
    throw new HttpError(404, `block ${params.blockId} of the ${CHAIN_TITLES[alias]} is not indexed`);
  return new JsonText(writeBlock(row, new IdTexts(hrp)));
};
