/** Lists of an address' internal transactions. */

import type { InternalTransactionListItem } from "@primary-network/data/spec";
import { EVM_INTERNAL as AT, type EvmInternalRow } from "../../store/evm/internal.ts";
import { JsonText } from "../json/json-text.ts";
import { objectWriter, quote, writeBoolean, writeList, writeNumber } from "../json/written.ts";
import type { WritingHandler } from "../request/handler.ts";
import { readAddressRange } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { readEvmPage } from "./listing.ts";
import { NOBODY } from "./transaction-item.ts";
import { TransactionTexts } from "./transaction-texts.ts";

const writeItem = objectWriter<InternalTransactionListItem, EvmInternalRow, TransactionTexts>({
  blockNumber: (row) => quote(String(row[AT.number])),
  blockTimestamp: (row) => writeNumber(row[AT.time]),
  blockTimestampMilliseconds(row) {
    const timeMs = row[AT.timeMs];
    return timeMs === null ? undefined : writeNumber(timeMs);
  },
  blockHash: (row) => quote(row[AT.blockHash]),
  txHash: (row) => quote(row[AT.txHash]),
  from: (row, texts) => texts.party(row[AT.sender]),
  to: (row, texts) => texts.party(row[AT.recipient] ?? NOBODY),
  internalTxType: (row) => quote(row[AT.type]),
  value: (row) => quote(row[AT.value]),
  isReverted: (row) => writeBoolean(row[AT.reverted]),
  gasUsed: (row) => quote(row[AT.gasUsed]),
  gasLimit: (row) => quote(row[AT.gasLimit]),
});

export const listInternalTransactions: WritingHandler<"listInternalTransactions"> = async (
  params,
  context,
) => {
  const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
  const filter = readAddressRange(params);
  const { page, token } = await readEvmPage(context, {
    operation: "listInternalTransactions",
    chain,
    params,
    read: (window) => context.store.evm.internals.list(window, filter),
  });
  const texts = new TransactionTexts(chain, page.tokens);
  return { ...token, transactions: new JsonText(writeList(page.rows.map((row) => writeItem(row, texts)))) };
};
