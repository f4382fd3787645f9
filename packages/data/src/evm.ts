/** Transactions and token transfers of EVM chains. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetAddressChainsParams,
  GetAddressChainsResult,
  GetContractMetadataParams,
  GetContractMetadataResult,
  GetDeploymentTransactionParams,
  GetDeploymentTransactionResult,
  GetEvmBlockParams,
  GetEvmBlockResult,
  GetEvmChainParams,
  GetEvmChainResult,
  GetNativeBalanceParams,
  GetNativeBalanceResult,
  GetTransactionParams,
  GetTransactionResult,
  ListAddressChainsParams,
  ListAddressChainsResult,
  ListAddressTransactionsExtra,
  ListAddressTransactionsItem,
  ListAddressTransactionsParams,
  ListAddressTransactionsV2Extra,
  ListAddressTransactionsV2Item,
  ListAddressTransactionsV2Params,
  ListAllLatestBlocksExtra,
  ListAllLatestBlocksItem,
  ListAllLatestBlocksParams,
  ListAllLatestTransactionsExtra,
  ListAllLatestTransactionsItem,
  ListAllLatestTransactionsParams,
  ListChainsParams,
  ListChainsResult,
  ListCollectibleBalancesExtra,
  ListCollectibleBalancesItem,
  ListCollectibleBalancesParams,
  ListErc20BalancesExtra,
  ListErc20BalancesItem,
  ListErc20BalancesParams,
  ListErc20TransfersExtra,
  ListErc20TransfersItem,
  ListErc20TransfersParams,
  ListErc721BalancesExtra,
  ListErc721BalancesItem,
  ListErc721BalancesParams,
  ListErc721TransfersExtra,
  ListErc721TransfersItem,
  ListErc721TransfersParams,
  ListErc1155BalancesExtra,
  ListErc1155BalancesItem,
  ListErc1155BalancesParams,
  ListErc1155TransfersExtra,
  ListErc1155TransfersItem,
  ListErc1155TransfersParams,
  ListEvmBlocksExtra,
  ListEvmBlocksItem,
  ListEvmBlocksParams,
  ListEvmBlockTransactionsExtra,
  ListEvmBlockTransactionsItem,
  ListEvmBlockTransactionsParams,
  ListEvmTransactionsExtra,
  ListEvmTransactionsItem,
  ListEvmTransactionsParams,
  ListInternalTransactionsExtra,
  ListInternalTransactionsItem,
  ListInternalTransactionsParams,
  ListLatestBlocksAllChainsExtra,
  ListLatestBlocksAllChainsItem,
  ListLatestBlocksAllChainsParams,
  ListLatestTransactionsAllChainsExtra,
  ListLatestTransactionsAllChainsItem,
  ListLatestTransactionsAllChainsParams,
  ListNativeTransactionsExtra,
  ListNativeTransactionsItem,
  ListNativeTransactionsParams,
  ListTokenTransfersExtra,
  ListTokenTransfersItem,
  ListTokenTransfersParams,
} from "./gen/operations.ts";
import {
  getAddressChains,
  getContractMetadata,
  getDeploymentTransaction,
  getEvmBlock,
  getEvmChain,
  getNativeBalance,
  getTransaction,
  listAddressChains,
  listAddressTransactions,
  listAddressTransactionsV2,
  listAllLatestBlocks,
  listAllLatestTransactions,
  listChains,
  listCollectibleBalances,
  listErc20Balances,
  listErc20Transfers,
  listErc721Balances,
  listErc721Transfers,
  listErc1155Balances,
  listErc1155Transfers,
  listEvmBlocks,
  listEvmBlockTransactions,
  listEvmTransactions,
  listInternalTransactions,
  listLatestBlocksAllChains,
  listLatestTransactionsAllChains,
  listNativeTransactions,
  listTokenTransfers,
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

  /**
   * Lists the blocks of a chain, newest first.
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listBlocks({ chainId: "43114" })) console.log(b.blockNumber);
   * ```
   */
  listBlocks: (
    params: ListEvmBlocksParams,
    options?: ListOptions,
  ): List<ListEvmBlocksItem, ListEvmBlocksExtra> => transport.list(listEvmBlocks, params, options),

  /**
   * Gets a block of a chain, by its number or its hash.
   *
   * @example
   * ```ts
   * const block = await data.evm.getBlock({ chainId: "43114", blockId: "6479329" });
   * ```
   */
  getBlock: (params: GetEvmBlockParams, options?: CallOptions): Promise<GetEvmBlockResult> =>
    transport.call(getEvmBlock, params, options),

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
   * Gets a chain that the deployment indexes.
   *
   * @example
   * ```ts
   * const { networkToken } = await data.evm.getChain({ chainId: "43114" });
   * ```
   */
  getChain: (params: GetEvmChainParams, options?: CallOptions): Promise<GetEvmChainResult> =>
    transport.call(getEvmChain, params, options),

  /**
   * Lists the chains on which transactions concern an address.
   *
   * @example
   * ```ts
   * const { indexedChains } = await data.evm.listAddressChains({ address });
   * ```
   */
  listAddressChains: (
    params: ListAddressChainsParams,
    options?: CallOptions,
  ): Promise<ListAddressChainsResult> => transport.call(listAddressChains, params, options),

  /**
   * Lists the same by the former route: for deployments that have no other.
   *
   * @example
   * ```ts
   * const { indexedChains } = await data.evm.getAddressChains({ address });
   * ```
   */
  getAddressChains: (
    params: GetAddressChainsParams,
    options?: CallOptions,
  ): Promise<GetAddressChainsResult> => transport.call(getAddressChains, params, options),

  /**
   * Lists the blocks of all chains, newest first.
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listLatestBlocksAllChains()) console.log(b.chainId, b.blockNumber);
   * ```
   */
  listLatestBlocksAllChains: (
    params: ListLatestBlocksAllChainsParams = {},
    options?: ListOptions,
  ): List<ListLatestBlocksAllChainsItem, ListLatestBlocksAllChainsExtra> =>
    transport.list(listLatestBlocksAllChains, params, options),

  /**
   * Lists the same by the former route: for deployments that have no other.
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listAllLatestBlocks()) console.log(b.chainId, b.blockNumber);
   * ```
   */
  listAllLatestBlocks: (
    params: ListAllLatestBlocksParams = {},
    options?: ListOptions,
  ): List<ListAllLatestBlocksItem, ListAllLatestBlocksExtra> =>
    transport.list(listAllLatestBlocks, params, options),

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

  /**
   * Gets what an account holds of the token that pays for gas: after the last indexed block, or after `blockNumber`. A `HttpError` with
   * status 501 when the chain's node no longer has the state of that block.
   *
   * @example
   * ```ts
   * const { nativeTokenBalance } = await data.evm.getNativeBalance({ chainId: "43114", address });
   * ```
   */
  getNativeBalance: (
    params: GetNativeBalanceParams,
    options?: CallOptions,
  ): Promise<GetNativeBalanceResult> => transport.call(getNativeBalance, params, options),

  /**
   * Lists the ERC-20 tokens that an account holds after the last indexed block, or after `blockNumber`; pages also carry
   * `nativeTokenBalance`. Amounts are what the contracts report at that block. A `HttpError` with status 501 when the chain's node no
   * longer has its state.
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listErc20Balances({ chainId: "43114", address })) console.log(b.symbol, b.balance);
   * ```
   */
  listErc20Balances: (
    params: ListErc20BalancesParams,
    options?: ListOptions,
  ): List<ListErc20BalancesItem, ListErc20BalancesExtra> =>
    transport.list(listErc20Balances, params, options),

  /**
   * Lists the ERC-721 tokens that an account holds; pages also carry `nativeTokenBalance`.
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listErc721Balances({ chainId: "43114", address })) console.log(b.name, b.tokenId);
   * ```
   */
  listErc721Balances: (
    params: ListErc721BalancesParams,
    options?: ListOptions,
  ): List<ListErc721BalancesItem, ListErc721BalancesExtra> =>
    transport.list(listErc721Balances, params, options),

  /**
   * Lists what an account holds of ERC-1155 tokens, now or after `blockNumber`; pages also carry `nativeTokenBalance`.
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listErc1155Balances({ chainId: "43114", address })) console.log(b.tokenId, b.balance);
   * ```
   */
  listErc1155Balances: (
    params: ListErc1155BalancesParams,
    options?: ListOptions,
  ): List<ListErc1155BalancesItem, ListErc1155BalancesExtra> =>
    transport.list(listErc1155Balances, params, options),

  /**
   * Lists the ERC-721 and ERC-1155 tokens that an account holds, those of ERC-721 first.
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listCollectibleBalances({ chainId: "43114", address })) console.log(b.ercType, b.tokenId);
   * ```
   */
  listCollectibleBalances: (
    params: ListCollectibleBalancesParams,
    options?: ListOptions,
  ): List<ListCollectibleBalancesItem, ListCollectibleBalancesExtra> =>
    transport.list(listCollectibleBalances, params, options),

  /**
   * Lists the transfers of a token or collection by the address of its contract, newest first. `startBlock` is inclusive, `endBlock`
   * exclusive.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listTokenTransfers({ chainId: "43114", address: token })) console.log(t.from.address);
   * ```
   */
  listTokenTransfers: (
    params: ListTokenTransfersParams,
    options?: ListOptions,
  ): List<ListTokenTransfersItem, ListTokenTransfersExtra> =>
    transport.list(listTokenTransfers, params, options),

  /**
   * Gets what a contract provides about its tokens, the standard of these, and how it was deployed. A `NotFoundError` when it is neither a
   * token that has moved nor a contract whose deployment is indexed.
   *
   * @example
   * ```ts
   * const contract = await data.evm.getContractMetadata({ chainId: "43114", address });
   * ```
   */
  getContractMetadata: (
    params: GetContractMetadataParams,
    options?: CallOptions,
  ): Promise<GetContractMetadataResult> => transport.call(getContractMetadata, params, options),
});
