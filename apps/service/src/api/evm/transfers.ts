/** Listings of token transfers of an address, or of a token. */

import type {
  Erc20Transfer,
  Erc20TransferListItem,
  Erc20TransferV2,
  Erc721Transfer,
  Erc721TransferListItem,
  Erc1155Transfer,
  Erc1155TransferListItem,
  TokenTransfer,
} from "@primary-network/data/spec";
import type { EvmPage, EvmWindow } from "../../store/evm/listing.ts";
import type { EvmTransferFilter, EvmTransferRow, EvmTransferStore } from "../../store/evm/transfer.ts";
import { JsonText } from "../json/json-text.ts";
import { objectWriter, quote, type Written, writeList, writeNumber } from "../json/written.ts";
import type { Context, WritingHandler } from "../request/handler.ts";
import { readAddressRange } from "./address.ts";
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
  logIndex: (row: EvmTransferRow) => writeNumber(row.logIndex),
};

const value = (row: EvmTransferRow) => quote(row.value ?? "0");

/** The fields of an item that give the transfer's block and transaction. */
const position = {
  blockNumber: (row: EvmTransferRow) => quote(String(row.number)),
  blockTimestamp: (row: EvmTransferRow) => writeNumber(row.time),
  blockTimestampMilliseconds(row: EvmTransferRow) {
    const timeMs = row.timeMs;
    return timeMs === null ? undefined : writeNumber(timeMs);
  },
  blockHash: (row: EvmTransferRow) => quote(row.blockHash),
  txHash: (row: EvmTransferRow) => quote(row.txHash),
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

/** The item of the row's standard: only ERC-20 has no ids, and only ERC-721 no values. */
export function writeAny(row: EvmTransferRow, texts: TransferTexts): Written<TokenTransfer> {
  if (row.tokenId === null) return writeErc20(row, texts);
  return row.value === null ? writeErc721(row, texts) : writeErc1155(row, texts);
}

/** Reads a page of the transfers that concern an address, in a range of blocks. */
type Read = (
  transfers: EvmTransferStore,
  window: EvmWindow,
  filter: Omit<EvmTransferFilter, "kind">,
) => Promise<EvmPage<EvmTransferRow>>;

/** A page of transfers as JSON, and the token of the next. The first page fixes the block up to which all later ones go. */
async function transferPage<Item>(
  operation: string,
  read: Read,
  write: Write<Item>,
  params: Params,
  context: Context,
) {
  const { store, prices } = context;
  const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
  const filter = readAddressRange(params);
  const { page, token } = await readEvmPage(context, {
    operation,
    chain,
    params,
    read: (window) => read(store.evm.transfers, window, filter),
  });
  const { rows } = page;
  const coins = rows.flatMap((row) => (row.tokenId === null ? [row.token] : []));
  const known = await prices.ofAll(coins, { evmChainId: chain, currency: "usd" });
  const texts = new TransferTexts(known);
  return { token, items: new JsonText(writeList(rows.map((row) => write(row, texts)))) };
}

/** A page of an address' transfers of one standard. */
async function listTransfers<Item>(
  operation: string,
  kind: EvmTransferFilter["kind"],
  write: Write<Item>,
  params: Params,
  context: Context,
) {
  const read: Read = (transfers, window, filter) => transfers.list(window, { ...filter, kind });
  const { items, token } = await transferPage(operation, read, write, params, context);
  return { ...token, transactions: items };
}

export const listErc20Transfers: WritingHandler<"listErc20Transfers"> = (params, context) =>
  listTransfers("listErc20Transfers", 20, writeErc20, params, context);

export const listErc721Transfers: WritingHandler<"listErc721Transfers"> = (params, context) =>
  listTransfers("listErc721Transfers", 721, writeErc721, params, context);

export const listErc1155Transfers: WritingHandler<"listErc1155Transfers"> = (params, context) =>
  listTransfers("listErc1155Transfers", 1155, writeErc1155, params, context);

export const listTokenTransfers: WritingHandler<"listTokenTransfers"> = async (params, context) => {
  const read: Read = (transfers, window, { address, ...blocks }) =>
    transfers.listOfToken(window, { ...blocks, token: address });
  const { items, token } = await transferPage("listTokenTransfers", read, writeAny, params, context);
  return { ...token, transfers: items };
};
