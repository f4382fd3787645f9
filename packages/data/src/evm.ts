/** The `evm` resource: chains, blocks and contracts, with the transactions, transfers, balances and streams of the files beside it. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import { evmBalances } from "./evm-balances.ts";
import { evmStreams } from "./evm-streams.ts";
import { evmTransactions } from "./evm-transactions.ts";
import { evmTransfers } from "./evm-transfers.ts";
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
  ListAddressChainsParams,
  ListAddressChainsResult,
  ListAllLatestBlocksExtra,
  ListAllLatestBlocksItem,
  ListAllLatestBlocksParams,
  ListChainsParams,
  ListChainsResult,
  ListContractDeploymentsExtra,
  ListContractDeploymentsItem,
  ListContractDeploymentsParams,
  ListEvmBlocksExtra,
  ListEvmBlocksItem,
  ListEvmBlocksParams,
  ListLatestBlocksAllChainsExtra,
  ListLatestBlocksAllChainsItem,
  ListLatestBlocksAllChainsParams,
} from "./gen/operations.ts";
import {
  getAddressChains,
  getContractMetadata,
  getDeploymentTransaction,
  getEvmBlock,
  getEvmChain,
  listAddressChains,
  listAllLatestBlocks,
  listChains,
  listContractDeployments,
  listEvmBlocks,
  listLatestBlocksAllChains,
} from "./gen/operations.ts";

/** The `evm` resource of the data client. */
export const evm = (transport: Transport) => ({
  ...evmTransactions(transport),
  ...evmTransfers(transport),
  ...evmBalances(transport),
  ...evmStreams(transport),
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

  /**
   * Lists the contracts that an account or contract created, or that were created in the transactions of an account, newest first.
   *
   * @example
   * ```ts
   * for await (const c of data.evm.listContractDeployments({ chainId: "43114", address })) console.log(c.address, c.ercType);
   * ```
   */
  listContractDeployments: (
    params: ListContractDeploymentsParams,
    options?: ListOptions,
  ): List<ListContractDeploymentsItem, ListContractDeploymentsExtra> =>
    transport.list(listContractDeployments, params, options),
});
