/** Lists of an address' internal transactions. */

import type { InternalTransactionListItem } from "@primary-network/data/spec";
import type { EvmInternalRow } from "../../store/evm/internal.ts";
import { byteWriterOf, optional } from "../json/item-writer.ts";
import { listBytes } from "../json/json-bytes.ts";
import { beginningOfEvm } from "../request/beginnings.ts";
import { list } from "../request/list.ts";
import { readAddressRange } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { seenOnEvm } from "./heights.ts";
import { type EvmShared, evmShared } from "./parties-and-tokens.ts";
import { internalFields } from "./transaction-item.ts";

const writeItem = byteWriterOf<InternalTransactionListItem, EvmInternalRow, EvmShared>({
  blockNumber: (out, row) => out.quotedNumber(row.number),
  blockTimestamp: (out, row) => out.number(row.time),
  blockTimestampMilliseconds: (out, row) => optional(row.timeMs, (time) => out.number(time)),
  blockHash: (out, row) => out.quote(row.blockHash),
  txHash: (out, row) => out.quote(row.txHash),
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
      reach: beginningOfEvm(context, chain)?.reach<EvmInternalRow>(({ number }) => number, filter),
      see: (store) => seenOnEvm(store, chain),
      read: (store, window) => store.evm.internals.list(window, filter),
      write: ({ items, tokens }) => ({ transactions: listBytes(writeItem)(items, evmShared(chain, tokens)) }),
    };
  },
);
