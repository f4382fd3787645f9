/** Blocks of the P-Chain and the X-Chain, by the node that proposed them. */

import type { PrimaryNetworkBlock, ProposerDetails } from "@primary-network/data/spec";
import { CHAIN_TITLES } from "../../domain/network.ts";
import type { BlockRow } from "../../store/block.ts";
import { IdTexts } from "../json/id-texts.ts";
import { JsonText } from "../json/json-text.ts";
import { objectWriter, quote, writeList, writeNumber } from "../json/written.ts";
import type { WritingHandler } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readNodeId } from "../request/identifier.ts";
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
const writeBlock = objectWriter<PrimaryNetworkBlock, BlockRow, IdTexts>({
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

export const listBlocksByNode: WritingHandler<"listBlocksByNode"> = async (params, context) => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const blocks = context.store.blocks[alias];
  if (!blocks) {
    const title = CHAIN_TITLES[alias];
    throw new HttpError(501, `the ${title}'s blocks are indexed only where they have atomic transactions`);
  }
  const filter = {
    proposer: readNodeId("nodeId", params.nodeId),
    ...readSpan(params),
  };
  const { rows, token } = await readPage(context, {
    settled: true,
    operation: "listBlocksByNode",
    network: network.identity,
    params,
    order: "desc",
    seen: () => seenOn(context.store, network.identity.networkId, alias),
    // Looked up again: by now the replica may be read.
    read: (window) => (context.store.blocks[alias] ?? blocks).list(window, filter),
  });
  const ids = new IdTexts(network.identity.hrp);
  return {
    ...token,
    blocks: new JsonText(writeList(rows.map((row) => writeBlock(row, ids)))),
    chainInfo: { chainName: alias, network: params.network ?? network.name },
  };
};
