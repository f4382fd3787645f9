/** Lists of an address' internal transactions. */

import type { InternalTransactionListItem } from "@primary-network/data/spec";
import type { EvmInternalRow } from "../../store/evm/internal.ts";
import { JsonText } from "../json/json-text.ts";
import { objectWriter, quote, writeList, writeNumber } from "../json/written.ts";
import { list } from "../request/list.ts";
import { readAddressRange } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { seenOnEvm } from "./heights.ts";
import { internalFields } from "./transaction-item.ts";
import { TransactionTexts } from "./transaction-texts.ts";

const writeItem = objectWriter<InternalTransactionListItem, EvmInternalRow, TransactionTexts>({
  blockNumber: (row) => quote(String(row.number)),
  blockTimestamp: (row) => writeNumber(row.time),
  blockTimestampMilliseconds: (row) => (row.timeMs === null ? undefined : writeNumber(row.timeMs)),
  blockHash: (row) => quote(row.blockHash),
  txHash: (row) => quote(row.txHash),
  ...internalFields,
});

export const listInternalTransactions = list(
  "listInternalTransactions",
  { basis: "page" },
  (params, context) => {
    const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
    const filter = readAddressRange(params);
    return {
      networkId: chain,
      see: (store) => seenOnEvm(store, chain),
      read: (store, window) => store.evm.internals.list(window, filter),
      write({ items, tokens }) {
        const texts = new TransactionTexts(chain, tokens);
        return { transactions: new JsonText(writeList(items.map((row) => writeItem(row, texts)))) };
      },
    };
  },
);
