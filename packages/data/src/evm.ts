/** Transactions and token transfers of EVM chains. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetDeploymentTransactionParams,
  GetDeploymentTransactionResult,
  GetTransactionParams,
  GetTransactionResult,
  ListAddressTransactionsExtra,
  ListAddressTransactionsItem,
  ListAddressTransactionsParams,
  ListAddressTransactionsV2Extra,
  ListAddressTransactionsV2Item,
  ListAddressTransactionsV2Params,
  ListChainsParams,
  ListChainsResult,
  ListErc20TransfersExtra,
  ListErc20TransfersItem,
  ListErc20TransfersParams,
  ListErc721TransfersExtra,
  ListErc721TransfersItem,
  ListErc721TransfersParams,
  ListErc1155TransfersExtra,
  ListErc1155TransfersItem,
  ListErc1155TransfersParams,
  ListInternalTransactionsExtra,
  ListInternalTransactionsItem,
  ListInternalTransactionsParams,
  ListNativeTransactionsExtra,
  ListNativeTransactionsItem,
  ListNativeTransactionsParams,
} from "./gen/operations.ts";
import {
  getDeploymentTransaction,
  getTransaction,
  listAddressTransactions,
  listAddressTransactionsV2,
  listChains,
  listErc20Transfers,
  listErc721Transfers,
  listErc1155Transfers,
  listInternalTransactions,
  listNativeTransactions,
} from "./gen/operations.ts";

/** The `evm` resource of the data client. */
export const evm = (transport: Transport) => ({
  /**
   * Lists the EVM chains that the deployment indexes.
   *
   * @example
   * ```ts
   * const { chains } = await data.evm.listChains();
   * ```
   */
  listChains: (params: ListChainsParams = {}, options?: CallOptions): Promise<ListChainsResult> =>
    transport.call(listChains, params, options),

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
   * Gets the transaction that deployed a contract.
   *
   * @example
   * ```ts
   * const tx = await data.evm.getDeployment({ chainId: "43114", address, currency: "usd" });
   * ```
   */
  getDeployment: (
    params: GetDeploymentTransactionParams,
    options?: CallOptions,
  ): Promise<GetDeploymentTransactionResult> => transport.call(getDeploymentTransaction, params, options),

  /**
   * Lists the ERC-20 transfers of a wallet. `startBlock` is inclusive, `endBlock` exclusive.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listErc20Transfers({ chainId: "43114", address })) console.log(t.value);
   * ```
   */
  listErc20Transfers: (
    params: ListErc20TransfersParams,
    options?: ListOptions,
  ): List<ListErc20TransfersItem, ListErc20TransfersExtra> =>
    transport.list(listErc20Transfers, params, options),

  /**
   * Lists the ERC-721 transfers of a wallet. `startBlock` is inclusive, `endBlock` exclusive.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listErc721Transfers({ chainId: "43114", address })) console.log(t.erc721Token.tokenId);
   * ```
   */
  listErc721Transfers: (
    params: ListErc721TransfersParams,
    options?: ListOptions,
  ): List<ListErc721TransfersItem, ListErc721TransfersExtra> =>
    transport.list(listErc721Transfers, params, options),

  /**
   * Lists the ERC-1155 transfers of a wallet. `startBlock` is inclusive, `endBlock` exclusive.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listErc1155Transfers({ chainId: "43114", address })) console.log(t.value);
   * ```
   */
  listErc1155Transfers: (
    params: ListErc1155TransfersParams,
    options?: ListOptions,
  ): List<ListErc1155TransfersItem, ListErc1155TransfersExtra> =>
    transport.list(listErc1155Transfers, params, options),

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
});
