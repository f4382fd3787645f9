/** Transactions of the P-Chain, the X-Chain and, for atomic ones, the C-Chain. */
import type { CallOptions } from "@primary-network/core";
import {
  type List,
  type ListOptions,
  type Stream,
  type StreamOptions,
  stream,
  type Transport,
} from "@primary-network/core/client";
import type {
  BlockchainId,
  GetPrimaryTransactionParams,
  GetPrimaryTransactionResult,
  ListStakingTransactionsExtra,
  ListStakingTransactionsItem,
  ListStakingTransactionsParams,
  ListTransactionsExtra,
  ListTransactionsItem,
  ListTransactionsParams,
  StreamPrimaryTransactionsItem,
  StreamPrimaryTransactionsParams,
} from "./gen/operations.ts";
import {
  getPrimaryTransaction,
  listStakingTransactions,
  listTransactions,
  streamPrimaryTransactions,
} from "./gen/operations.ts";
import type { OnChain } from "./on-chain.ts";

/** The `transactions` resource of the data client. */
export const transactions = (transport: Transport) => ({
  /**
   * Lists the latest transactions of a chain, newest first unless `sortOrder` says otherwise. The chain decides which type
   * they have.
   *
   * Filtering by `txTypes` or timestamps needs `addresses` (on the P-Chain, `l1ValidationId` will do). A page may be shorter than `pageSize` and still have a next one.
   *
   * @example
   * ```ts
   * for await (const tx of data.transactions.list({ blockchainId: "p-chain", addresses: ["fuji1…"] })) console.log(tx.txHash);
   * ```
   */
  list: <const Id extends BlockchainId>(
    params: ListTransactionsParams & { readonly blockchainId: Id },
    options?: ListOptions,
  ): List<OnChain<ListTransactionsItem, Id>, ListTransactionsExtra> =>
    transport.list(listTransactions, params, options),

  /**
   * Gets a transaction by its id, as `list` has it; a `NotFoundError` says that it is not indexed.
   *
   * @example
   * ```ts
   * const tx = await data.transactions.get({ blockchainId: "p-chain", txHash: "3P91…" });
   * ```
   */
  get: <const Id extends BlockchainId>(
    params: GetPrimaryTransactionParams & { readonly blockchainId: Id },
    options?: CallOptions,
  ): Promise<OnChain<GetPrimaryTransactionResult, Id>> =>
    transport.call(getPrimaryTransaction, params, options),

  /**
   * Lists the active staking transactions of the given addresses on the P-Chain.
   *
   * @example
   * ```ts
   * const page = await data.transactions.listStaking({ blockchainId: "p-chain", addresses: ["fuji1…"] });
   * ```
   */
  listStaking: (
    params: ListStakingTransactionsParams,
    options?: ListOptions,
  ): List<ListStakingTransactionsItem, ListStakingTransactionsExtra> =>
    transport.list(listStakingTransactions, params, options),

  /**
   * Streams the transactions of a chain as they are indexed, in its order: those that follow, unless `since` says
   * otherwise. The chain decides which type they have.
   *
   * @example
   * ```ts
   * for await (const event of data.transactions.stream({ blockchainId: "p-chain", addresses: ["fuji1…"] }))
   *   if (event.type === "item") console.log(event.item.txHash, event.cursor);
   * ```
   */
  stream: <const Id extends BlockchainId>(
    params: StreamPrimaryTransactionsParams & { readonly blockchainId: Id },
    options?: StreamOptions,
  ): Stream<OnChain<StreamPrimaryTransactionsItem, Id>> =>
    stream(transport, streamPrimaryTransactions, params, options),
});
