/** Lists transactions of a chain. */

import type { ListTransactionsParams } from "@primary-network/data/spec";
import type { Slice, Window } from "../../domain/listing.ts";
import type { ChainAlias, NetworkIdentity } from "../../domain/network.ts";
import type { TransactionFilter } from "../../store/paging/tx-positions.ts";
import type { ListedStore, TransactionRows } from "../../store/store.ts";
import type { WriteItem } from "../json/item-writer.ts";
import { listBytes } from "../json/json-bytes.ts";
import { beginningOf } from "../request/beginnings.ts";
import { readSpan } from "../request/bound.ts";
import type { Context, ServedNetwork } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId } from "../request/identifier.ts";
import { type Listing, list } from "../request/list.ts";
import { readAddresses } from "./address-list.ts";
import { writeCTransaction } from "./c-transactions.ts";
import { seenOn } from "./heights.ts";
import { writeCompatTransaction, writeTransaction } from "./p-transactions.ts";
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
 * @throws HttpError 400 naming the filters that narrow nothing
 */
export function checkFilter(params: FilterParams, selections: string): void {
  if (params.addresses !== undefined || params.l1ValidationId !== undefined) return;
  const filters = ["txTypes", "startTimestamp", "endTimestamp"] as const;
  const used = filters.filter((name) => params[name] !== undefined);
  if (used.length === 0) return;
  throw new HttpError(400, `${used.join(", ")} can be used only together with ${selections}`);
}

/** The transactions of one chain, the latest first. */
const transactionsOf =
  <Alias extends ChainAlias, Item>(
    context: Context,
    alias: Alias,
    write: WriteItem<Item, TransactionRows[Alias], NetworkIdentity>,
  ) =>
  (params: ListTransactionsParams, { identity, name }: ServedNetwork, filter: TransactionFilter) => ({
    reach: beginningOf(context, identity.networkId, alias)?.reach<TransactionRows[Alias]>(
      ({ height }) => height,
      filter,
    ),
    networkId: identity.networkId,
    see: (store: ListedStore) => seenOn(store, identity.networkId, alias),
    read: (store: ListedStore, window: Window) => store.transactions[alias].list(window, filter),
    write: ({ items }: Slice<TransactionRows[Alias]>) => ({
      transactions: listBytes(write)(items, identity),
      chainInfo: { chainName: alias, network: params.network ?? name },
    }),
  });

const ofChains = (context: Context) => ({
  "p-chain": transactionsOf(context, "p-chain", context.compat ? writeCompatTransaction : writeTransaction),
  "x-chain": transactionsOf(context, "x-chain", writeXTransaction),
  "c-chain": transactionsOf(context, "c-chain", writeCTransaction),
});

export const listTransactions = list(
  "listTransactions",
  { basis: "page", settled: true },
  (params, context): Listing<"listTransactions"> => {
    const { network, alias } = chainOf(context, params.network, params.blockchainId);
    if (alias !== "p-chain" && params.l1ValidationId !== undefined)
      throw new HttpError(400, "l1ValidationId can be used only on the P-Chain");
    checkFilter(params, "addresses (or l1ValidationId)");
    return ofChains(context)[alias](params, network, readFilter(network, params));
  },
);

export const listStakingTransactions = list(
  "listStakingTransactions",
  { basis: "page", settled: true },
  (params, context) => {
    const network = networkOf(context, params.network);
    requirePChain(network, params.blockchainId);
    checkFilter(params, "addresses");
    return ofChains(context)["p-chain"](params, network, { ...readFilter(network, params), staking: true });
  },
);
