/** Lists of an address' transactions: with their parts, or on their own. */

import type { EvmTransactionListItem, EvmTransactionListItemV2 } from "@primary-network/data/spec";
import { coinsOf, type EvmTransactionRow } from "../../store/evm/transaction-row.ts";
import { JsonText } from "../json/json-text.ts";
import { objectWriter, type Written, writeList } from "../json/written.ts";
import type { Context, OperationTypes, WritingHandler } from "../request/handler.ts";
import { readAddressRange } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { readEvmPage } from "./listing.ts";
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

const filterOf = (params: Params) => ({ ...readAddressRange(params), order: params.sortOrder });

async function listConcerning<Item>(
  operation: string,
  write: (listed: Listed, texts: TransactionTexts) => Written<Item>,
  params: Params,
  context: Context,
) {
  const { store, prices } = context;
  const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
  const filter = { ...filterOf(params), relation: "concerning" } as const;
  const { page, token } = await readEvmPage(context, {
    operation,
    chain,
    params,
    read: (window) => store.evm.transactions.page(window, filter),
  });
  const known = await prices.ofAll(coinsOf(page.transfers), { evmChainId: chain, currency: "usd" });
  const texts = new TransactionTexts(chain, page.tokens, known);
  const partsOf = partsIn(page);
  const items = page.rows.map((row) => write({ row, parts: partsOf(row) }, texts));
  return { ...token, transactions: new JsonText(writeList(items)) };
}

export const listAddressTransactions: WritingHandler<"listAddressTransactions"> = (params, context) =>
  listConcerning("listAddressTransactions", writeListed, params, context);

// No reputation of a token is known, so that none is known as spam either.
export const listAddressTransactionsV2: WritingHandler<"listAddressTransactionsV2"> = (params, context) =>
  listConcerning("listAddressTransactionsV2", writeListedV2, params, context);

export const listNativeTransactions: WritingHandler<"listNativeTransactions"> = async (params, context) => {
  const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
  const filter = { ...filterOf(params), relation: "sent" } as const;
  const { page, token } = await readEvmPage(context, {
    operation: "listNativeTransactions",
    chain,
    params,
    read: (window) => context.store.evm.transactions.page(window, filter),
  });
  const texts = new TransactionTexts(chain, page.tokens);
  return { ...token, transactions: new JsonText(writeList(page.rows.map((row) => writeNative(row, texts)))) };
};
