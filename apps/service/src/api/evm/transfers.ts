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
import type { ByteWriter } from "../json/byte-writer.ts";
import { byteWriterOf, optional, type WriteItem } from "../json/item-writer.ts";
import { listBytes } from "../json/json-bytes.ts";
import { beginningOfEvm } from "../request/beginnings.ts";
import type { Context } from "../request/handler.ts";
import { list } from "../request/list.ts";
import { readAddressRange } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { seenOnEvm } from "./heights.ts";
import {
  type EvmShared,
  evmShared,
  writeCoin,
  writeMultiToken,
  writeNft,
  writeRecipient,
  writeSender,
  writeUnratedCoin,
} from "./parties-and-tokens.ts";

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
  from: writeSender,
  to: writeRecipient,
  logIndex: (out: ByteWriter, row: EvmTransferRow) => out.number(row.logIndex),
};

const value = (out: ByteWriter, row: EvmTransferRow) => out.quote(row.value ?? "0");

/** The fields of an item that give the transfer's block and transaction. */
const position = {
  blockNumber: (out: ByteWriter, row: EvmTransferRow) => out.quotedNumber(row.number),
  blockTimestamp: (out: ByteWriter, row: EvmTransferRow) => out.number(row.time),
  blockTimestampMilliseconds: (out: ByteWriter, row: EvmTransferRow) =>
    optional(row.timeMs, (time) => out.number(time)),
  blockHash: (out: ByteWriter, row: EvmTransferRow) => out.quote(row.blockHash),
  txHash: (out: ByteWriter, row: EvmTransferRow) => out.quote(row.txHash),
};

const writeErc20 = byteWriterOf<Erc20TransferListItem, EvmTransferRow, EvmShared>({
  ...between,
  value,
  erc20Token: writeCoin,
  ...position,
});

const writeErc721 = byteWriterOf<Erc721TransferListItem, EvmTransferRow, EvmShared>({
  ...between,
  erc721Token: writeNft,
  ...position,
});

const writeErc1155 = byteWriterOf<Erc1155TransferListItem, EvmTransferRow, EvmShared>({
  ...between,
  value,
  erc1155Token: writeMultiToken,
  ...position,
});

/** Transfers in a transaction, which has their position. */
export const writeErc20Transfer = byteWriterOf<Erc20Transfer, EvmTransferRow, EvmShared>({
  ...between,
  value,
  erc20Token: writeCoin,
});

export const writeErc20TransferV2 = byteWriterOf<Erc20TransferV2, EvmTransferRow, EvmShared>({
  ...between,
  value,
  erc20Token: writeUnratedCoin,
});

export const writeErc721Transfer = byteWriterOf<Erc721Transfer, EvmTransferRow, EvmShared>({
  ...between,
  erc721Token: writeNft,
});

export const writeErc1155Transfer = byteWriterOf<Erc1155Transfer, EvmTransferRow, EvmShared>({
  ...between,
  value,
  erc1155Token: writeMultiToken,
});

type Write<Item> = WriteItem<Item, EvmTransferRow, EvmShared>;

/** Writes the item of the row's standard: only ERC-20 has no ids, and only ERC-721 no values. */
export const writeAny: Write<TokenTransfer> = (out, row, shared) => {
  if (row.tokenId === null) return writeErc20(out, row, shared);
  return row.value === null ? writeErc721(out, row, shared) : writeErc1155(out, row, shared);
};

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
    reach: beginningOfEvm(context, chain)?.reach<EvmTransferRow>(({ number }) => number, filter),
    see: (store: ListedStore) => seenOnEvm(store, chain),
    read: (store: ListedStore, window: Window) => read(store.evm.transfers, window, filter),
    async written({ items }: Slice<EvmTransferRow>) {
      const coins = items.flatMap((row) => (row.tokenId === null ? [row.token] : []));
      const known = await context.prices.ofAll(coins, { evmChainId: chain, currency: "usd" });
      return listBytes(write)(items, evmShared(chain, [], known));
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
