/** Lists of an address' transactions: with their parts, or on their own. */

import type { EvmTransactionListItem, EvmTransactionListItemV2 } from "@primary-network/data/spec";
import type { Window } from "../../domain/listing.ts";
import type { EvmTransactionPage, EvmTransactionRow } from "../../store/evm/transaction-page.ts";
import type { ListedStore } from "../../store/store.ts";
import { type ByteFields, byteWriterOf, type WriteItem } from "../json/item-writer.ts";
import { listBytes } from "../json/json-bytes.ts";
import { beginningOfEvm } from "../request/beginnings.ts";
import type { Context, OperationTypes } from "../request/handler.ts";
import { list } from "../request/list.ts";
import { coinsOf } from "../request/prices.ts";
import { readAddressRange } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { seenOnEvm } from "./heights.ts";
import { nativeTransactions } from "./native-transactions.ts";
import { type EvmShared, evmShared } from "./parties-and-tokens.ts";
import {
  partFields,
  partsIn,
  type TransactionParts,
  unratedTransfers,
  writeNative,
} from "./transaction-item.ts";

type Params = OperationTypes["listAddressTransactions"]["params"];

/** A transaction with the parts that involve the address. */
interface Listed {
  readonly row: EvmTransactionRow;
  readonly parts: TransactionParts;
}

/** The fields of both versions; only the tokens of ERC-20 differ. */
const listedFields: ByteFields<EvmTransactionListItem, Listed, EvmShared> = {
  nativeTransaction: (out, { row }, shared) => writeNative(out, row, shared),
  erc20Transfers: (out, { parts }, shared) => partFields.erc20Transfers(out, parts, shared),
  erc721Transfers: (out, { parts }, shared) => partFields.erc721Transfers(out, parts, shared),
  erc1155Transfers: (out, { parts }, shared) => partFields.erc1155Transfers(out, parts, shared),
  internalTransactions: (out, { parts }, shared) => partFields.internalTransactions(out, parts, shared),
};

const writeListed = byteWriterOf(listedFields);

const writeListedV2 = byteWriterOf<EvmTransactionListItemV2, Listed, EvmShared>({
  ...listedFields,
  erc20Transfers: (out, { parts }, shared) => unratedTransfers(out, parts, shared),
});

/** The transactions that concern an address. */
function concerning<Item>(params: Params, context: Context, write: WriteItem<Item, Listed, EvmShared>) {
  const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
  const filter = { ...readAddressRange(params), relation: "concerning" } as const;
  return {
    networkId: chain,
    reach: beginningOfEvm(context, chain)?.reach<EvmTransactionRow>(({ number }) => number, filter),
    see: (store: ListedStore) => seenOnEvm(store, chain),
    read: (store: ListedStore, window: Window) => store.evm.transactions.page(window, filter),
    async write(page: EvmTransactionPage) {
      const query = { evmChainId: chain, currency: "usd" } as const;
      const known = await context.prices.ofAll(coinsOf(page.transfers), query);
      const partsOf = partsIn(page);
      const items = page.items.map((row) => ({ row, parts: partsOf(row) }));
      return { transactions: listBytes(write)(items, evmShared(chain, page.tokens, known)) };
    },
  };
}

export const listAddressTransactions = list(
  "listAddressTransactions",
  { basis: "page", priced: true },
  (params, context) => concerning(params, context, writeListed),
);

// No reputation of a token is known, so that none is known as spam either.
export const listAddressTransactionsV2 = list(
  "listAddressTransactionsV2",
  { basis: "page", priced: true },
  (params, context) => concerning(params, context, writeListedV2),
);

export const listNativeTransactions = list("listNativeTransactions", { basis: "page" }, (params, context) => {
  const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
  return nativeTransactions(context, chain, { ...readAddressRange(params), relation: "sent" });
});
