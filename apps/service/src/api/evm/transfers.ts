/** Listings of token transfers of an address. */

import type {
  Erc20Transfer,
  Erc20TransferListItem,
  Erc20TransferV2,
  Erc721Transfer,
  Erc721TransferListItem,
  Erc1155Transfer,
  Erc1155TransferListItem,
} from "@primary-network/data/spec";
import type { ErcKind } from "../../domain/evm/facts.ts";
import { EVM_TRANSFER as AT, type EvmTransferRow } from "../../store/evm/transfer.ts";
import { JsonText } from "../json/json-text.ts";
import { objectWriter, quote, type Written, writeList, writeNumber } from "../json/written.ts";
import { boundOf } from "../request/bound.ts";
import type { Context, WritingHandler } from "../request/handler.ts";
import { readEvmAddress } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { readEvmPage } from "./listing.ts";
import { TransferTexts } from "./transfer-texts.ts";

interface Params {
  readonly chainId: string;
  readonly address: string;
  readonly startBlock?: number | undefined;
  readonly endBlock?: number | undefined;
  readonly pageToken?: string | undefined;
  readonly pageSize?: number | undefined;
}

/** The fields that all standards share. The items of a batch share the position of its log. */
const between = {
  from: (row: EvmTransferRow, texts: TransferTexts) => texts.sender(row),
  to: (row: EvmTransferRow, texts: TransferTexts) => texts.recipient(row),
  logIndex: (row: EvmTransferRow) => writeNumber(row[AT.logIndex]),
};

const value = (row: EvmTransferRow) => quote(row[AT.value] ?? "0");

/** The fields of an item that give the transfer's block and transaction. */
const position = {
  blockNumber: (row: EvmTransferRow) => quote(String(row[AT.number])),
  blockTimestamp: (row: EvmTransferRow) => writeNumber(row[AT.time]),
  blockTimestampMilliseconds(row: EvmTransferRow) {
    const timeMs = row[AT.timeMs];
    return timeMs === null ? undefined : writeNumber(timeMs);
  },
  blockHash: (row: EvmTransferRow) => quote(row[AT.blockHash]),
  txHash: (row: EvmTransferRow) => quote(row[AT.txHash]),
};

const writeErc20 = objectWriter<Erc20TransferListItem, EvmTransferRow, TransferTexts>({
  ...between,
  value,
  erc20Token: (row, texts) => texts.coin(row),
  ...position,
});

const writeErc721 = objectWriter<Erc721TransferListItem, EvmTransferRow, TransferTexts>({
  ...between,
  erc721Token: (row, texts) => texts.nft(row),
  ...position,
});

const writeErc1155 = objectWriter<Erc1155TransferListItem, EvmTransferRow, TransferTexts>({
  ...between,
  value,
  erc1155Token: (row, texts) => texts.multiToken(row),
  ...position,
});

/** Transfers in a transaction, which has their position. */
export const writeErc20Transfer = objectWriter<Erc20Transfer, EvmTransferRow, TransferTexts>({
  ...between,
  value,
  erc20Token: (row, texts) => texts.coin(row),
});

export const writeErc20TransferV2 = objectWriter<Erc20TransferV2, EvmTransferRow, TransferTexts>({
  ...between,
  value,
  erc20Token: (row, texts) => texts.unratedCoin(row),
});

export const writeErc721Transfer = objectWriter<Erc721Transfer, EvmTransferRow, TransferTexts>({
  ...between,
  erc721Token: (row, texts) => texts.nft(row),
});

export const writeErc1155Transfer = objectWriter<Erc1155Transfer, EvmTransferRow, TransferTexts>({
  ...between,
  value,
  erc1155Token: (row, texts) => texts.multiToken(row),
});

type Write<Item> = (row: EvmTransferRow, texts: TransferTexts) => Written<Item>;

/** A page of transfers of one standard. The first page fixes the block up to which all later ones go. */
async function listTransfers<Item>(
  operation: string,
  kind: ErcKind,
  write: Write<Item>,
  params: Params,
  context: Context,
) {
  const { store, prices } = context;
  const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
  const filter = {
    address: readEvmAddress("address", params.address),
    kind,
    startBlock: boundOf(params.startBlock),
    endBlock: boundOf(params.endBlock),
  };
  const { page, token } = await readEvmPage(context, {
    operation,
    chain,
    params,
    read: (window) => store.evm.transfers.list(window, filter),
  });
  const { rows } = page;
  const coins = kind === 20 ? rows.map((row) => row[AT.token]) : [];
  const known = await prices.ofAll(coins, { evmChainId: chain, currency: "usd" });
  const texts = new TransferTexts(known);
  return { ...token, transactions: new JsonText(writeList(rows.map((row) => write(row, texts)))) };
}

export const listErc20Transfers: WritingHandler<"listErc20Transfers"> = (params, context) =>
  listTransfers("listErc20Transfers", 20, writeErc20, params, context);

export const listErc721Transfers: WritingHandler<"listErc721Transfers"> = (params, context) =>
  listTransfers("listErc721Transfers", 721, writeErc721, params, context);

export const listErc1155Transfers: WritingHandler<"listErc1155Transfers"> = (params, context) =>
  listTransfers("listErc1155Transfers", 1155, writeErc1155, params, context);
