/** Lists transactions of a chain. */

import type { ListTransactionsParams } from "@primary-network/data/spec";
import type { ChainAlias } from "../../domain/network.ts";
import type { TransactionFilter, TransactionRows } from "../../store/transaction.ts";
import { listBytes } from "../json/byte-writer.ts";
import { type JsonBytes, type JsonText, listText } from "../json/json-text.ts";
import type { Context, ServedNetwork, WritingHandler } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId } from "../request/identifier.ts";
import { readPage } from "../request/page.ts";
import { readSpan } from "../request/time-span.ts";
import { readAddresses } from "./address-list.ts";
import { writeCTransaction } from "./c-transactions.ts";
import { seenOn } from "./heights.ts";
import { writeTransaction } from "./p-transactions.ts";
import { type PageTexts, pageTexts } from "./p-utxos.ts";
import { chainOf, networkOf, requirePChain } from "./served-network.ts";
import { writeXTransaction } from "./x-transactions.ts";

type FilterParams = Pick<
  ListTransactionsParams,
  "addresses" | "l1ValidationId" | "txTypes" | "startTimestamp" | "endTimestamp"
>;

export function readFilter({ identity }: ServedNetwork, params: FilterParams): TransactionFilter {
  return {
    addresses: readAddresses(identity, "addresses", params.addresses, { evm: true }),
    l1ValidationId:
      params.l1ValidationId === undefined ? undefined : readId("l1ValidationId", params.l1ValidationId),
    types: params.txTypes,
    ...readSpan(params),
  };
}

/**
 * Types and times only narrow a selection by addresses or, where supported, by L1 validation.
 *
 * @throws HttpError 400 naming those that narrow nothing
 */
export function checkFilter(params: FilterParams, selections: string): void {
  if (params.addresses !== undefined || params.l1ValidationId !== undefined) return;
  const filters = ["txTypes", "startTimestamp", "endTimestamp"] as const;
  const used = filters.filter((name) => params[name] !== undefined);
  if (used.length === 0) return;
  throw new HttpError(400, `${used.join(", ")} can be used only together with ${selections}`);
}

type ListId = "listTransactions" | "listStakingTransactions";

/** Lists a page of one chain's transactions. */
const pageOf =
  <Alias extends ChainAlias, Item>(
    alias: Alias,
    write: (rows: readonly TransactionRows[Alias][], page: PageTexts) => JsonText<Item[]> | JsonBytes<Item[]>,
  ) =>
  async (
    operation: ListId,
    { identity }: ServedNetwork,
    params: ListTransactionsParams,
    filter: TransactionFilter,
    context: Context,
  ) => {
    const { rows, token } = await readPage(context, {
      settled: true,
      operation,
      network: identity,
      params,
      order: "desc",
      seen: () => seenOn(context.store, identity.networkId, alias),
      read: (window) => context.store.transactions[alias].list(window, filter),
    });
    return { ...token, transactions: write(rows, pageTexts(identity)) };
  };

const pages = {
  "p-chain": pageOf("p-chain", listBytes(writeTransaction)),
  "x-chain": pageOf("x-chain", listText(writeXTransaction)),
  "c-chain": pageOf("c-chain", listText(writeCTransaction)),
};

export const listTransactions: WritingHandler<"listTransactions"> = async (params, context) => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  if (alias !== "p-chain" && params.l1ValidationId !== undefined)
    throw new HttpError(400, "l1ValidationId can be used only on the P-Chain");
  checkFilter(params, "addresses (or l1ValidationId)");
  const filter = readFilter(network, params);
  const chainInfo = { chainName: alias, network: params.network ?? network.name };
  return { ...(await pages[alias]("listTransactions", network, params, filter, context)), chainInfo };
};

export const listStakingTransactions: WritingHandler<"listStakingTransactions"> = async (params, context) => {
  const network = networkOf(context, params.network);
  requirePChain(network, params.blockchainId);
  checkFilter(params, "addresses");
  const filter = { ...readFilter(network, params), staking: true };
  return {
    ...(await pages["p-chain"]("listStakingTransactions", network, params, filter, context)),
    chainInfo: { chainName: "p-chain", network: params.network ?? network.name },
  };
};
