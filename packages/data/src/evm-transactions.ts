/** Transactions of EVM chains, whole or in parts. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetTransactionParams,
  GetTransactionResult,
  ListAddressTransactionsExtra,
  ListAddressTransactionsItem,
  ListAddressTransactionsParams,
  ListAddressTransactionsV2Extra,
  ListAddressTransactionsV2Item,
  ListAddressTransactionsV2Params,
  ListAllLatestTransactionsExtra,
  ListAllLatestTransactionsItem,
  ListAllLatestTransactionsParams,
  ListEvmBlockTransactionsExtra,
  ListEvmBlockTransactionsItem,
  ListEvmBlockTransactionsParams,
  ListEvmTransactionsExtra,
  ListEvmTransactionsItem,
  ListEvmTransactionsParams,
  ListInternalTransactionsExtra,
  ListInternalTransactionsItem,
  ListInternalTransactionsParams,
  ListLatestTransactionsAllChainsExtra,
  ListLatestTransactionsAllChainsItem,
  ListLatestTransactionsAllChainsParams,
  ListNativeTransactionsExtra,
  ListNativeTransactionsItem,
  ListNativeTransactionsParams,
} from "./gen/operations.ts";
import {
  getTransaction,
  listAddressTransactions,
  listAddressTransactionsV2,
  listAllLatestTransactions,
  listEvmBlockTransactions,
  listEvmTransactions,
  listInternalTransactions,
  listLatestTransactionsAllChains,
  listNativeTransactions,
} from "./gen/operations.ts";

/** Methods of the `evm` resource that read transactions. */
export const evmTransactions = (transport: Transport) => ({
  /**
   * Gets a transaction with its token transfers, internal transactions and prices.
   *
   * @example
   * ```ts
   * const tx = await data.evm.getTransaction({ chainId: "43114", txHash });
   * ```
   */
  getTransaction: (params: GetTransactionParams, options?: CallOptions): Promise<GetTransactionResult> =>
    transport.call(getTransaction, params, options),

  /**
   * Lists the transactions that concern an address, newest first unless `sortOrder` says otherwise, each with those of its parts that
   * have the address as sender or receiver. `startBlock` is inclusive, `endBlock` exclusive.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listAddressTransactions({ chainId: "43114", address })) console.log(t.nativeTransaction.txHash);
   * ```
   */
  listAddressTransactions: (
    params: ListAddressTransactionsParams,
    options?: ListOptions,
  ): List<ListAddressTransactionsItem, ListAddressTransactionsExtra> =>
    transport.list(listAddressTransactions, params, options),

  /**
   * Lists the same with the reputation of each ERC-20 token, which is null where the deployment knows none.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listAddressTransactionsV2({ chainId: "43114", address })) console.log(t.erc20Transfers);
   * ```
   */
  listAddressTransactionsV2: (
    params: ListAddressTransactionsV2Params,
    options?: ListOptions,
  ): List<ListAddressTransactionsV2Item, ListAddressTransactionsV2Extra> =>
    transport.list(listAddressTransactionsV2, params, options),

  /**
   * Lists the transactions that an address sent or received, newest first. `startBlock` is inclusive, `endBlock` exclusive.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listNativeTransactions({ chainId: "43114", address })) console.log(t.value);
   * ```
   */
  listNativeTransactions: (
    params: ListNativeTransactionsParams,
    options?: ListOptions,
  ): List<ListNativeTransactionsItem, ListNativeTransactionsExtra> =>
    transport.list(listNativeTransactions, params, options),

  /**
   * Lists the calls inside transactions that moved value from or to an address or created it, newest first. `startBlock` is inclusive,
   * `endBlock` exclusive.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listInternalTransactions({ chainId: "43114", address })) console.log(t.value);
   * ```
   */
  listInternalTransactions: (
    params: ListInternalTransactionsParams,
    options?: ListOptions,
  ): List<ListInternalTransactionsItem, ListInternalTransactionsExtra> =>
    transport.list(listInternalTransactions, params, options),

  /**
   * Lists the transactions of a block, in its order. A `pageSize` of 0 stands for as many as a page may have.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listBlockTransactions({ chainId: "43114", blockId })) console.log(t.txHash);
   * ```
   */
  listBlockTransactions: (
    params: ListEvmBlockTransactionsParams,
    options?: ListOptions,
  ): List<ListEvmBlockTransactionsItem, ListEvmBlockTransactionsExtra> =>
    transport.list(listEvmBlockTransactions, params, options),

  /**
   * Lists the transactions of a chain, newest first.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listTransactions({ chainId: "43114", status: "failed" })) console.log(t.txHash);
   * ```
   */
  listTransactions: (
    params: ListEvmTransactionsParams,
    options?: ListOptions,
  ): List<ListEvmTransactionsItem, ListEvmTransactionsExtra> =>
    transport.list(listEvmTransactions, params, options),

  /**
   * Lists the transactions of all chains, newest first.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listLatestTransactionsAllChains({ status: "success" })) console.log(t.txHash);
   * ```
   */
  listLatestTransactionsAllChains: (
    params: ListLatestTransactionsAllChainsParams = {},
    options?: ListOptions,
  ): List<ListLatestTransactionsAllChainsItem, ListLatestTransactionsAllChainsExtra> =>
    transport.list(listLatestTransactionsAllChains, params, options),

  /**
   * Lists the same by the former route: for deployments that have no other.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listAllLatestTransactions()) console.log(t.txHash);
   * ```
   */
  listAllLatestTransactions: (
    params: ListAllLatestTransactionsParams = {},
    options?: ListOptions,
  ): List<ListAllLatestTransactionsItem, ListAllLatestTransactionsExtra> =>
    transport.list(listAllLatestTransactions, params, options),
});
