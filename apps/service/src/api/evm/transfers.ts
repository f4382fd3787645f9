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
import type { Slice, Window } from "../../domain/listing.ts";
import type { EvmTransferRow } from "../../store/evm/shown-transfers.ts";
import type { EvmTransferFilter } from "../../store/evm/transfer.ts";
import type { EvmStore, ListedStore } from "../../store/store.ts";
import { JsonText } from "../json/json-text.ts";
import { objectWriter, quote, type Written, writeList, writeNumber } from "../json/written.ts";
import type { Context } from "../request/handler.ts";
import { list } from "../request/list.ts";
import { readAddressRange } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { seenOnEvm } from "./heights.ts";
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
  blockTimestampMilliseconds: (row: EvmTransferRow) =>
    row.timeMs === null ? undefined : writeNumber(row.timeMs),
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

/** Reads a page of transfers, in a range of blocks. */
type Read = (
  transfers: EvmStore["transfers"],
  window: Window,
  filter: Omit<EvmTransferFilter, "kind">,
) => Promise<Slice<EvmTransferRow>>;

/** The transfers of an address, or of a token. */
function transfersOf<Item>(params: Params, context: Context, read: Read, write: Write<Item>) {
  const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
  const filter = readAddressRange(params);
  return {
    networkId: chain,
    see: (store: ListedStore) => seenOnEvm(store, chain),
    read: (store: ListedStore, window: Window) => read(store.evm.transfers, window, filter),
    async written({ items }: Slice<EvmTransferRow>) {
      const coins = items.flatMap((row) => (row.tokenId === null ? [row.token] : []));
      const known = await context.prices.ofAll(coins, { evmChainId: chain, currency: "usd" });
      const texts = new TransferTexts(known);
      return new JsonText(writeList(items.map((row) => write(row, texts))));
    },
  };
}

/** The transfers of an address that are of one standard. */
function transfersOfKind<Item>(
  kind: EvmTransferFilter["kind"],
  write: Write<Item>,
  params: Params,
  context: Context,
) {
  const read: Read = (transfers, window, filter) => transfers.list(window, { ...filter, kind });
  const { written, ...listing } = transfersOf(params, context, read, write);
  return {
    ...listing,
    write: async (page: Slice<EvmTransferRow>) => ({ transactions: await written(page) }),
  };
}

export const listErc20Transfers = list(
  "listErc20Transfers",
  { basis: "page", priced: true },
  (params, context) => transfersOfKind(20, writeErc20, params, context),
);

export const listErc721Transfers = list("listErc721Transfers", { basis: "page" }, (params, context) =>
  transfersOfKind(721, writeErc721, params, context),
);

export const listErc1155Transfers = list("listErc1155Transfers", { basis: "page" }, (params, context) =>
  transfersOfKind(1155, writeErc1155, params, context),
);

export const listTokenTransfers = list(
  "listTokenTransfers",
  { basis: "page", priced: true },
  (params, context) => {
    const read: Read = (transfers, window, { address, ...blocks }) =>
      transfers.listOfToken(window, { ...blocks, token: address });
    const { written, ...listing } = transfersOf(params, context, read, writeAny);
    return { ...listing, write: async (page: Slice<EvmTransferRow>) => ({ transfers: await written(page) }) };
  },
);
