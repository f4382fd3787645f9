/** Lists of an address' transactions: with their parts, or on their own. */

import type { EvmTransactionListItem, EvmTransactionListItemV2 } from "@primary-network/data/spec";
import type { Window } from "../../domain/listing.ts";
import type { EvmTransactionPage, EvmTransactionRow } from "../../store/evm/transaction-page.ts";
import type { ListedStore } from "../../store/store.ts";
import { JsonText } from "../json/json-text.ts";
import { objectWriter, type Written, writeList } from "../json/written.ts";
import type { Context, OperationTypes } from "../request/handler.ts";
import { list } from "../request/list.ts";
import { coinsOf } from "../request/prices.ts";
import { readAddressRange } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { seenOnEvm } from "./heights.ts";
import { nativeTransactions } from "./native-transactions.ts";
import {
  partFields,
  partsIn,
  type TransactionParts,
  unratedTransfers,
  writeNative,
} from "./transaction-item.ts";
import { TransactionTexts } from "./transaction-texts.ts";

type Params = OperationTypes["listAddressTransactions"]["params"];

/** A transaction with those of its parts that the address is a party of. */
interface Listed {
  readonly row: EvmTransactionRow;
  readonly parts: TransactionParts;
}

/** The fields of both versions; only the tokens of ERC-20 differ. */
const listedFields = {
  nativeTransaction: ({ row }: Listed, texts: TransactionTexts) => writeNative(row, texts),
  erc20Transfers: ({ parts }: Listed, texts: TransactionTexts) => partFields.erc20Transfers(parts, texts),
  erc721Transfers: ({ parts }: Listed, texts: TransactionTexts) => partFields.erc721Transfers(parts, texts),
  erc1155Transfers: ({ parts }: Listed, texts: TransactionTexts) => partFields.erc1155Transfers(parts, texts),
  internalTransactions: ({ parts }: Listed, texts: TransactionTexts) =>
    partFields.internalTransactions(parts, texts),
};

const writeListed = objectWriter<EvmTransactionListItem, Listed, TransactionTexts>(listedFields);

const writeListedV2 = objectWriter<EvmTransactionListItemV2, Listed, TransactionTexts>({
  ...listedFields,
  erc20Transfers: ({ parts }, texts) => unratedTransfers(parts, texts),
});

/** The transactions that concern an address. */
function concerning<Item>(
  params: Params,
  context: Context,
  write: (listed: Listed, texts: TransactionTexts) => Written<Item>,
) {
  const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
  const filter = { ...readAddressRange(params), relation: "concerning" } as const;
  return {
    networkId: chain,
    see: (store: ListedStore) => seenOnEvm(store, chain),
    read: (store: ListedStore, window: Window) => store.evm.transactions.page(window, filter),
    async write(page: EvmTransactionPage) {
      const query = { evmChainId: chain, currency: "usd" } as const;
      const texts = new TransactionTexts(
        chain,
        page.tokens,
        await context.prices.ofAll(coinsOf(page.transfers), query),
      );
      const partsOf = partsIn(page);
      const items = page.items.map((row) => write({ row, parts: partsOf(row) }, texts));
      return { transactions: new JsonText(writeList(items)) };
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
  return nativeTransactions(chain, { ...readAddressRange(params), relation: "sent" });
});
