/** Lists of an EVM chain's transactions without their parts. */

import type { EvmListFilter, EvmTransactionPage } from "../../store/evm/transaction-page.ts";
import { JsonText } from "../json/json-text.ts";
import { writeList } from "../json/written.ts";
import type { Listing } from "../request/list.ts";
import { seenOnEvm } from "./heights.ts";
import { writeNative } from "./transaction-item.ts";
import { TransactionTexts } from "./transaction-texts.ts";

/** The transactions of a chain that pass a filter. */
export const nativeTransactions = (
  chain: number,
  filter: EvmListFilter,
): Listing<
  "listEvmTransactions" | "listEvmBlockTransactions" | "listNativeTransactions",
  EvmTransactionPage
> => ({
  networkId: chain,
  see: (store) => seenOnEvm(store, chain),
  read: (store, window) => store.evm.transactions.page(window, filter),
  write({ items, tokens }) {
    const texts = new TransactionTexts(chain, tokens);
    return { transactions: new JsonText(writeList(items.map((row) => writeNative(row, texts)))) };
  },
});
