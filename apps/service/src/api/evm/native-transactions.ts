/** Lists of an EVM chain's transactions without their parts. */

import type { EvmListFilter, EvmTransactionPage } from "../../store/evm/transaction-page.ts";
import { listBytes } from "../json/json-bytes.ts";
import { beginningOfEvm } from "../request/beginnings.ts";
import type { Context } from "../request/handler.ts";
import type { Listing } from "../request/list.ts";
import { seenOnEvm } from "./heights.ts";
import { evmShared } from "./parties-and-tokens.ts";
import { writeNative } from "./transaction-item.ts";

/** The transactions of a chain that pass a filter. */
export const nativeTransactions = (
  context: Context,
  chain: number,
  filter: EvmListFilter,
): Listing<
  "listEvmTransactions" | "listEvmBlockTransactions" | "listNativeTransactions",
  EvmTransactionPage
> => ({
  networkId: chain,
  reach: beginningOfEvm(context, chain)?.reach(({ number }) => number, filter),
  see: (store) => seenOnEvm(store, chain),
  read: (store, window) => store.evm.transactions.page(window, filter),
  write: ({ items, tokens }) => ({ transactions: listBytes(writeNative)(items, evmShared(chain, tokens)) }),
});
