// Generated from specs/data/openapi.yaml; do not edit.

import type { CallOptions, ResultPromise } from "@primary-network/core";
import type { List, ListOptions, Stream, StreamOptions } from "@primary-network/core/client";
import type { BalancesOnChain, OnChain, WithStatus } from "../narrow.ts";
import type {
  AddWebhookAddressesParams,
  AddWebhookAddressesResult,
  AggregateSignaturesForTransactionParams,
  AggregateSignaturesForTransactionResult,
  AggregateSignaturesParams,
  AggregateSignaturesResult,
  CreateWebhookParams,
  CreateWebhookResult,
  DeactivateWebhookParams,
  DeactivateWebhookResult,
  ExportTransactionsParams,
  ExportTransactionsResult,
  GetAddressChainsExtra,
  GetAddressChainsItem,
  GetAddressChainsParams,
  GetApiUsageParams,
  GetApiUsageResult,
  GetAssetParams,
  GetAssetResult,
  GetAvaxSupplyResult,
  GetBalancesParams,
  GetBalancesResult,
  GetBlockchainParams,
  GetBlockchainResult,
  GetContractMetadataParams,
  GetContractMetadataResult,
  GetDeploymentTransactionParams,
  GetDeploymentTransactionResult,
  GetEvmBlockParams,
  GetEvmBlockResult,
  GetEvmChainParams,
  GetEvmChainResult,
  GetHealthResult,
  GetIcmMessageParams,
  GetIcmMessageResult,
  GetLastActivityParams,
  GetLastActivityResult,
  GetLivenessResult,
  GetNativeBalanceParams,
  GetNativeBalanceResult,
  GetNetworkParams,
  GetNetworkResult,
  GetNftParams,
  GetNftResult,
  GetOperationParams,
  GetOperationResult,
  GetPrimaryBlockParams,
  GetPrimaryBlockResult,
  GetPrimaryTransactionParams,
  GetPrimaryTransactionResult,
  GetRpcUsageParams,
  GetRpcUsageResult,
  GetStatusResult,
  GetSubnetByIdParams,
  GetSubnetByIdResult,
  GetSubnetRpcUsageParams,
  GetSubnetRpcUsageResult,
  GetTeleporterMessageParams,
  GetTeleporterMessageResult,
  GetTransactionParams,
  GetTransactionResult,
  GetVertexParams,
  GetVertexResult,
  GetWebhookParams,
  GetWebhookResult,
  GetWebhookSecretResult,
  ListAddressChainsExtra,
  ListAddressChainsItem,
  ListAddressChainsParams,
  ListAddressTransactionsExtra,
  ListAddressTransactionsItem,
  ListAddressTransactionsParams,
  ListAddressTransactionsV2Extra,
  ListAddressTransactionsV2Item,
  ListAddressTransactionsV2Params,
  ListAllIcmMessagesExtra,
  ListAllIcmMessagesItem,
  ListAllIcmMessagesParams,
  ListAllLatestBlocksExtra,
  ListAllLatestBlocksItem,
  ListAllLatestBlocksParams,
  ListAllLatestTransactionsExtra,
  ListAllLatestTransactionsItem,
  ListAllLatestTransactionsParams,
  ListApiLogsExtra,
  ListApiLogsItem,
  ListApiLogsParams,
  ListAssetTransactionsExtra,
  ListAssetTransactionsItem,
  ListAssetTransactionsParams,
  ListBlockchainsExtra,
  ListBlockchainsItem,
  ListBlockchainsParams,
  ListBlocksByNodeExtra,
  ListBlocksByNodeItem,
  ListBlocksByNodeParams,
  ListBlocksExtra,
  ListBlocksItem,
  ListBlocksParams,
  ListChainIdsParams,
  ListChainIdsResult,
  ListChainsExtra,
  ListChainsItem,
  ListChainsParams,
  ListCollectibleBalancesExtra,
  ListCollectibleBalancesItem,
  ListCollectibleBalancesParams,
  ListContractDeploymentsExtra,
  ListContractDeploymentsItem,
  ListContractDeploymentsParams,
  ListDelegatorsExtra,
  ListDelegatorsItem,
  ListDelegatorsParams,
  ListErc1155BalancesExtra,
  ListErc1155BalancesItem,
  ListErc1155BalancesParams,
  ListErc1155TransfersExtra,
  ListErc1155TransfersItem,
  ListErc1155TransfersParams,
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
  ListEvmBlockTransactionsExtra,
  ListEvmBlockTransactionsItem,
  ListEvmBlockTransactionsParams,
  ListEvmBlocksExtra,
  ListEvmBlocksItem,
  ListEvmBlocksParams,
  ListEvmTransactionsExtra,
  ListEvmTransactionsItem,
  ListEvmTransactionsParams,
  ListHistoricalRewardsExtra,
  ListHistoricalRewardsItem,
  ListHistoricalRewardsParams,
  ListIcmMessagesExtra,
  ListIcmMessagesItem,
  ListIcmMessagesParams,
  ListInternalTransactionsExtra,
  ListInternalTransactionsItem,
  ListInternalTransactionsParams,
  ListL1ValidatorsExtra,
  ListL1ValidatorsItem,
  ListL1ValidatorsParams,
  ListLatestBlocksAllChainsExtra,
  ListLatestBlocksAllChainsItem,
  ListLatestBlocksAllChainsParams,
  ListLatestTransactionsAllChainsExtra,
  ListLatestTransactionsAllChainsItem,
  ListLatestTransactionsAllChainsParams,
  ListNativeTransactionsExtra,
  ListNativeTransactionsItem,
  ListNativeTransactionsParams,
  ListNftsExtra,
  ListNftsItem,
  ListNftsParams,
  ListPendingRewardsExtra,
  ListPendingRewardsItem,
  ListPendingRewardsParams,
  ListStakingTransactionsExtra,
  ListStakingTransactionsItem,
  ListStakingTransactionsParams,
  ListSubnetsExtra,
  ListSubnetsItem,
  ListSubnetsParams,
  ListTeleporterMessagesByAddressExtra,
  ListTeleporterMessagesByAddressItem,
  ListTeleporterMessagesByAddressParams,
  ListTeleporterMessagesExtra,
  ListTeleporterMessagesItem,
  ListTeleporterMessagesParams,
  ListTokenTransfersExtra,
  ListTokenTransfersItem,
  ListTokenTransfersParams,
  ListTransactionsExtra,
  ListTransactionsItem,
  ListTransactionsParams,
  ListUtxosExtra,
  ListUtxosItem,
  ListUtxosParams,
  ListValidatorsByNodeExtra,
  ListValidatorsByNodeItem,
  ListValidatorsByNodeParams,
  ListValidatorsExtra,
  ListValidatorsItem,
  ListValidatorsParams,
  ListVerticesByHeightExtra,
  ListVerticesByHeightItem,
  ListVerticesByHeightParams,
  ListVerticesExtra,
  ListVerticesItem,
  ListVerticesParams,
  ListWebhookAddressesExtra,
  ListWebhookAddressesItem,
  ListWebhookAddressesParams,
  ListWebhookMessagesExtra,
  ListWebhookMessagesItem,
  ListWebhookMessagesParams,
  ListWebhooksExtra,
  ListWebhooksItem,
  ListWebhooksParams,
  QueryLastActivityParams,
  QueryLastActivityResult,
  QueryUtxosExtra,
  QueryUtxosItem,
  QueryUtxosParams,
  ReindexNftParams,
  ReindexNftResult,
  RemoveWebhookAddressesParams,
  RemoveWebhookAddressesResult,
  ResendWebhookMessageParams,
  ResendWebhookMessageResult,
  RotateWebhookSecretResult,
  StreamBlocksItem,
  StreamBlocksParams,
  StreamEvmBlocksItem,
  StreamEvmBlocksParams,
  StreamEvmLogsItem,
  StreamEvmLogsParams,
  StreamEvmTransactionsItem,
  StreamEvmTransactionsParams,
  StreamEvmTransfersItem,
  StreamEvmTransfersParams,
  StreamIcmMessagesItem,
  StreamIcmMessagesParams,
  StreamPrimaryTransactionsItem,
  StreamPrimaryTransactionsParams,
  StreamValidatorEventsItem,
  StreamValidatorEventsParams,
  TestWebhookParams,
  TestWebhookResult,
  UpdateWebhookParams,
  UpdateWebhookResult,
} from "./operations.ts";

/** Validator signatures for Warp messages, aggregated into one. */
export interface SignaturesResource {
  /**
   * Collects signatures for a Warp message from the validators of the signing subnet and aggregates them
   * until the quorum is reached. Set `message`, `justification` or both. `quorumPercentage` plus
   * `quorumPercentageBuffer` must not exceed 100. Some deployments respond with 201 instead of 200.
   *
   * `POST /v1/signatureAggregator/{network}/aggregateSignatures`
   *
   * @example
   * ```ts
   * const { signedMessage } = await data.signatures.aggregate({ message: unsignedHex, quorumPercentage: 67 });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/aggregate-signatures/}
   */
  readonly aggregate: (params?: AggregateSignaturesParams, options?: CallOptions) => ResultPromise<AggregateSignaturesResult>;

  /**
   * Finds the Warp message about an L1 in a P-Chain or X-Chain transaction and aggregates the validator
   * signatures for it. Some deployments respond with 201 instead of 200.
   *
   * `GET /v1/signatureAggregator/{network}/aggregateSignatures/{txHash}`
   *
   * @example
   * ```ts
   * const { signedMessage } = await data.signatures.aggregateForTransaction({ txHash });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/aggregate-signatures-for-transaction/}
   */
  readonly aggregateForTransaction: (params: AggregateSignaturesForTransactionParams, options?: CallOptions) => ResultPromise<AggregateSignaturesForTransactionResult>;
}

/** Background operations, such as exports. */
export interface OperationsResource {
  /**
   * Starts an export in the background and returns its record. Poll `data.operations.get` until the
   * status is final. The result is a CSV file, whose columns the request types list.
   *
   * An export that grows too large ends early, at the end of a day. The first day is always complete.
   * `metadata.nextDate` is then the first day of the next export.
   *
   * Each call starts another export, so clients do not retry a call that the service may have received.
   * Each caller may run a limited number of exports at once. One more fails with 429, which clients do
   * not retry: call again when an export has ended. Some deployments respond with 201 instead of 200.
   *
   * Retried only if the server certainly did not process it.
   *
   * `POST /v1/operations/transactions:export`
   *
   * @example
   * ```ts
   * const job = await data.operations.exportTransactions({
   *   type: "TRANSACTION_EXPORT_EVM",
   *   firstDate: "2026-01-01",
   *   lastDate: "2026-01-31",
   *   options: { addresses: ["0x…"], includeChains: ["43114"] },
   * });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/export-transactions/}
   */
  readonly exportTransactions: (params: ExportTransactionsParams, options?: CallOptions) => ResultPromise<ExportTransactionsResult>;

  /**
   * Returns the record of an operation started by `data.operations.exportTransactions`. Once the status
   * is COMPLETED or COMPLETED_WITH_WARNING, `metadata.downloadUrl` links to the result. The link works
   * for one hour and needs no key. The service keeps the file for a day and returns a new link on each
   * call until then.
   *
   * `GET /v1/operations/{operationId}`
   *
   * @example
   * ```ts
   * const { operationStatus } = await data.operations.get({ operationId });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-operation/}
   */
  readonly get: (params: GetOperationParams, options?: CallOptions) => ResultPromise<GetOperationResult>;
}

/** Transactions of the P-Chain, X-Chain and C-Chain (atomic). */
export interface TransactionsResource {
  /**
   * Lists the transactions of a chain. Newest first unless you set `sortOrder`. The chain determines the
   * schema of the items. You can filter by `txTypes` and timestamps only together with `addresses` or,
   * on the P-Chain, `l1ValidationId`. If transactions have very many UTXOs, a page may hold fewer
   * transactions than `pageSize`, or none, while more follow.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions`
   *
   * @example
   * ```ts
   * for await (const tx of data.transactions.list({ blockchainId: "p-chain", addresses: ["fuji1…"] })) console.log(tx.txHash);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-transactions/}
   */
  readonly list: <const Value extends NonNullable<ListTransactionsParams["blockchainId"]>>(params: ListTransactionsParams & { readonly blockchainId: Value }, options?: ListOptions) => List<OnChain<ListTransactionsItem, Value>, ListTransactionsExtra>;

  /**
   * Lists the P-Chain staking transactions whose stake is active. Newest first unless you set
   * `sortOrder`. You can filter by `txTypes` and timestamps only together with `addresses`. As in
   * `data.transactions.list`, a page may hold fewer transactions than `pageSize`.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions:listStaking`
   *
   * @example
   * ```ts
   * const page = await data.transactions.listStaking({ blockchainId: "p-chain", addresses: ["fuji1…"] });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-staking-transactions/}
   */
  readonly listStaking: (params: ListStakingTransactionsParams, options?: ListOptions) => List<ListStakingTransactionsItem, ListStakingTransactionsExtra>;

  /**
   * Streams the transactions of the P-Chain, X-Chain or C-Chain as server-sent events, in chain order,
   * as they are indexed. The chain determines the schema of the items. You can filter by `txTypes` only
   * together with `addresses`.
   *
   * Each `item` event carries one transaction as JSON. A `rewind` event means that the service has
   * withdrawn everything above block `height`. The `id` of an event is a cursor: pass it as `since` to
   * resume after that event.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions:stream`
   *
   * @example
   * ```ts
   * for await (const event of data.transactions.stream({ blockchainId: "p-chain", addresses: ["fuji1…"] }))
   *   if (event.type === "item") console.log(event.item.txHash, event.cursor);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/stream-primary-transactions/}
   */
  readonly stream: <const Value extends NonNullable<StreamPrimaryTransactionsParams["blockchainId"]>>(params: StreamPrimaryTransactionsParams & { readonly blockchainId: Value }, options?: StreamOptions) => Stream<OnChain<StreamPrimaryTransactionsItem, Value>>;

  /**
   * Returns one transaction as `data.transactions.list` does, with the current state of the UTXOs that
   * it spent and created. On the C-Chain, this covers atomic transactions. For all others, use
   * `data.evm.getTransaction`. Fails with 404 if the transaction does not exist or is not indexed yet.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash}`
   *
   * @example
   * ```ts
   * const tx = await data.transactions.get({ blockchainId: "p-chain", txHash: "3P91…" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-primary-transaction/}
   */
  readonly get: <const Value extends NonNullable<GetPrimaryTransactionParams["blockchainId"]>>(params: GetPrimaryTransactionParams & { readonly blockchainId: Value }, options?: CallOptions) => ResultPromise<OnChain<GetPrimaryTransactionResult, Value>>;
}

/** UTXOs of the P-Chain, the X-Chain and the C-Chain's atomic memory. */
export interface UtxosResource {
  /**
   * Lists the UTXOs that the addresses can spend together: enough of them are owners to reach the
   * threshold. Newest first, or largest first when sorted by amount, unless you set `sortOrder`. A UTXO
   * moved to another chain is listed on both chains: the one that created it and the one that can spend
   * it. The chain determines the schema of the items.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/utxos`
   *
   * @example
   * ```ts
   * const utxos = await data.utxos.list({ blockchainId: "p-chain", addresses: ["fuji1…"] }).toArray({ limit: 1000 });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-utxos/}
   */
  readonly list: <const Value extends NonNullable<ListUtxosParams["blockchainId"]>>(params: ListUtxosParams & { readonly blockchainId: Value }, options?: ListOptions) => List<OnChain<ListUtxosItem, Value>, ListUtxosExtra>;

  /**
   * Does the same as `data.utxos.list` for up to 1024 addresses in the request body, with larger pages.
   * Some deployments respond with 201 instead of 200.
   *
   * `POST /v1/networks/{network}/blockchains/{blockchainId}/utxos`
   *
   * @example
   * ```ts
   * for await (const utxo of data.utxos.listOfMany({ blockchainId: "p-chain", addresses: many })) console.log(utxo.utxoId);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/query-utxos/}
   */
  readonly listOfMany: <const Value extends NonNullable<QueryUtxosParams["blockchainId"]>>(params: QueryUtxosParams & { readonly blockchainId: Value }, options?: ListOptions) => List<OnChain<QueryUtxosItem, Value>, QueryUtxosExtra>;
}

/** Balances of addresses on the P-Chain, X-Chain and C-Chain (atomic memory). */
export interface BalancesResource {
  /**
   * Returns balances by kind. Each kind has one item per asset, and atomic memory has one per asset and
   * other chain. The balances cover the UTXOs that the addresses can spend together: enough of them are
   * owners to reach the threshold. Each UTXO counts in exactly one kind. A kind without UTXOs is an
   * empty list.
   *
   * An exported UTXO counts in the atomic memory of the chain that created it until the other chain
   * imports it, so you can add up the balances of all chains. The C-Chain has atomic memory only. For
   * the balance of a C-Chain account, use `data.evm.getNativeBalance`.
   *
   * Balances are as of the latest indexed block, or of `blockTimestamp` if you set it.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/balances`
   *
   * @example
   * ```ts
   * const { balances } = await data.balances.get({ blockchainId: "p-chain", addresses: ["fuji1…"] });
   * console.log(balances.unlockedUnstaked);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-balances/}
   */
  readonly get: <const Value extends NonNullable<GetBalancesParams["blockchainId"]>>(params: GetBalancesParams & { readonly blockchainId: Value }, options?: CallOptions) => ResultPromise<BalancesOnChain<GetBalancesResult, Value>>;
}

/** Assets of the X-Chain and their transactions. */
export interface AssetsResource {
  /**
   * Returns the name, symbol and creation time of an X-Chain asset, and whether more of it can be
   * minted.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}`
   *
   * @example
   * ```ts
   * const { symbol, denomination } = await data.assets.get({ blockchainId: "x-chain", assetId });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-asset/}
   */
  readonly get: (params: GetAssetParams, options?: CallOptions) => ResultPromise<GetAssetResult>;

  /**
   * Lists the transactions that created the asset, or that spent or created UTXOs of it, newest first.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions`
   *
   * @example
   * ```ts
   * for await (const tx of data.assets.listTransactions({ blockchainId: "x-chain", assetId })) console.log(tx.txHash);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-asset-transactions/}
   */
  readonly listTransactions: (params: ListAssetTransactionsParams, options?: ListOptions) => List<ListAssetTransactionsItem, ListAssetTransactionsExtra>;
}

/** Vertices of the X-Chain, which held its transactions before it had blocks. */
export interface VerticesResource {
  /**
   * Lists the vertices of the X-Chain, newest first. The X-Chain held its transactions in vertices of a
   * graph until it got blocks in the Cortina upgrade (April 2023). A deployment that does not index
   * vertices responds with 501.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/vertices`
   *
   * @example
   * ```ts
   * for await (const { vertexHash } of data.vertices.list({ blockchainId: "x-chain" })) console.log(vertexHash);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-vertices/}
   */
  readonly list: (params: ListVerticesParams, options?: ListOptions) => List<ListVerticesItem, ListVerticesExtra>;

  /**
   * Returns one vertex of the X-Chain. The X-Chain held its transactions in vertices of a graph until it
   * got blocks in the Cortina upgrade (April 2023). A deployment that does not index vertices responds
   * with 501.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/vertices/{vertexHash}`
   *
   * @example
   * ```ts
   * const { transactions } = await data.vertices.get({ blockchainId: "x-chain", vertexHash });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-vertex/}
   */
  readonly get: (params: GetVertexParams, options?: CallOptions) => ResultPromise<GetVertexResult>;

  /**
   * Lists the vertices at one height of the X-Chain's graph. The X-Chain held its transactions in
   * vertices of a graph until it got blocks in the Cortina upgrade (April 2023). A deployment that does
   * not index vertices responds with 501.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/vertices:listByHeight`
   *
   * @example
   * ```ts
   * const found = await data.vertices.listByHeight({ blockchainId: "x-chain", vertexHeight: 3451 }).toArray({ limit: 10 });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-vertices-by-height/}
   */
  readonly listByHeight: (params: ListVerticesByHeightParams, options?: ListOptions) => List<ListVerticesByHeightItem, ListVerticesByHeightExtra>;
}

/** Supply of AVAX. */
export interface SupplyResource {
  /**
   * Returns the supply of AVAX on mainnet, and the amounts staked, locked, paid as rewards and burned on
   * each chain. A deployment without mainnet returns the supply of its test network. A deployment that
   * doesn't index the X-Chain or the C-Chain's EVM blocks responds with 501.
   *
   * `GET /v1/avax/supply`
   *
   * @example
   * ```ts
   * const { totalSupply } = await data.supply.get();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-avax-supply/}
   */
  readonly get: (options?: CallOptions) => ResultPromise<GetAvaxSupplyResult>;
}

/** Subnets and L1s, with their owners and blockchains. */
export interface SubnetsResource {
  /**
   * Lists every subnet of the network with its owners and blockchains. Newest first unless you set
   * `sortOrder`.
   *
   * `GET /v1/networks/{network}/subnets`
   *
   * @example
   * ```ts
   * for await (const subnet of data.subnets.list()) console.log(subnet.subnetId, subnet.isL1);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-subnets/}
   */
  readonly list: (params?: ListSubnetsParams, options?: ListOptions) => List<ListSubnetsItem, ListSubnetsExtra>;

  /**
   * Returns one subnet with its current owners and blockchains. The Primary Network is a subnet too,
   * with the id 11111111111111111111111111111111LpoYY. Fails with 404 if the subnet is unknown.
   *
   * `GET /v1/networks/{network}/subnets/{subnetId}`
   *
   * @example
   * ```ts
   * const { isL1, blockchains } = await data.subnets.get({ subnetId: "29uV…" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-subnet-by-id/}
   */
  readonly get: (params: GetSubnetByIdParams, options?: CallOptions) => ResultPromise<GetSubnetByIdResult>;
}

/** Blockchains of the Primary Network, subnets and L1s. */
export interface BlockchainsResource {
  /**
   * Lists every blockchain created on the network, at genesis or by a CreateChainTx. Newest first unless
   * you set `sortOrder`. The P-Chain itself is not listed.
   *
   * `GET /v1/networks/{network}/blockchains`
   *
   * @example
   * ```ts
   * for await (const chain of data.blockchains.list()) console.log(chain.blockchainName, chain.evmChainId);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-blockchains/}
   */
  readonly list: (params?: ListBlockchainsParams, options?: ListOptions) => List<ListBlockchainsItem, ListBlockchainsExtra>;

  /**
   * Returns one blockchain of the network. Fails with 404 for an unknown blockchain, and for the
   * P-Chain, which no transaction created.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}`
   *
   * @example
   * ```ts
   * const chain = await data.blockchains.get({ blockchainId: "2D8R…" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-blockchain/}
   */
  readonly get: (params: GetBlockchainParams, options?: CallOptions) => ResultPromise<GetBlockchainResult>;
}

/** Validators of the Primary Network and of subnets. */
export interface ValidatorsResource {
  /**
   * Lists the validators of one subnet, or of all subnets. Newest registration first unless you set
   * `sortBy` or `sortOrder`. The fields of an item depend on its `validationStatus`. A filter by fee or
   * uptime leaves out validators that have none.
   *
   * `GET /v1/networks/{network}/validators`
   *
   * @example
   * ```ts
   * for await (const v of data.validators.list({ validationStatus: "active" })) console.log(v.nodeId, v.amountStaked);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-validators/}
   */
  readonly list: <const Value extends NonNullable<ListValidatorsParams["validationStatus"]>>(params?: ListValidatorsParams & { readonly validationStatus?: Value | undefined }, options?: ListOptions) => List<WithStatus<ListValidatorsItem, Value>, ListValidatorsExtra>;

  /**
   * Streams every change that a P-Chain transaction makes to a validator as server-sent events, in chain
   * order. Changes without a transaction are not sent, such as a subnet validator that starts or ends by
   * the clock, or an L1 validator that runs out of balance.
   *
   * Each `item` event carries one change as JSON. A `rewind` event means that the service has withdrawn
   * everything above block `height`. The `id` of an event is a cursor: pass it as `since` to resume
   * after that event.
   *
   * `GET /v1/networks/{network}/validators:stream`
   *
   * @example
   * ```ts
   * for await (const change of data.validators.stream({ nodeIds: ["NodeID-…"] }).items()) console.log(change.event);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/stream-validator-events/}
   */
  readonly stream: (params?: StreamValidatorEventsParams, options?: StreamOptions) => Stream<StreamValidatorEventsItem>;

  /**
   * Lists the past, current and pending validations of a node, on every subnet. Newest registration
   * first unless you set `sortOrder`. The fields of an item depend on its `validationStatus`.
   *
   * `GET /v1/networks/{network}/validators/{nodeId}`
   *
   * @example
   * ```ts
   * const page = await data.validators.listByNode({ nodeId: "NodeID-…" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-validators-by-node/}
   */
  readonly listByNode: <const Value extends NonNullable<ListValidatorsByNodeParams["validationStatus"]>>(params: ListValidatorsByNodeParams & { readonly validationStatus?: Value | undefined }, options?: ListOptions) => List<WithStatus<ListValidatorsByNodeItem, Value>, ListValidatorsByNodeExtra>;
}

/** Validators of L1s, which pay a continuous fee. */
export interface L1ValidatorsResource {
  /**
   * Lists the validators of L1s with their weight and remaining balance, newest first. By default, the
   * list contains only active validators, which still have a balance.
   *
   * `GET /v1/networks/{network}/l1Validators`
   *
   * @example
   * ```ts
   * for await (const one of data.l1Validators.list({ subnetId: "29uV…" })) console.log(one.nodeId, one.remainingBalance);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-l1-validators/}
   */
  readonly list: (params?: ListL1ValidatorsParams, options?: ListOptions) => List<ListL1ValidatorsItem, ListL1ValidatorsExtra>;
}

/** Staking totals of a network. */
export interface NetworksResource {
  /**
   * Returns the current number of validators and delegators on the Primary Network, and the AVAX that
   * they stake.
   *
   * `GET /v1/networks/{network}`
   *
   * @example
   * ```ts
   * const { validatorDetails } = await data.networks.get({ network: "mainnet" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-network/}
   */
  readonly get: (params?: GetNetworkParams, options?: CallOptions) => ResultPromise<GetNetworkResult>;
}

/** Delegations to validators of the Primary Network. */
export interface DelegatorsResource {
  /**
   * Lists delegations to validators of the Primary Network. Newest registration first unless you set
   * `sortOrder`. The reward fields of an item depend on its `delegationStatus`.
   *
   * `GET /v1/networks/{network}/delegators`
   *
   * @example
   * ```ts
   * for await (const d of data.delegators.list({ delegationStatus: "active" })) console.log(d.nodeId, d.amountDelegated);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-delegators/}
   */
  readonly list: <const Value extends NonNullable<ListDelegatorsParams["delegationStatus"]>>(params?: ListDelegatorsParams & { readonly delegationStatus?: Value | undefined }, options?: ListOptions) => List<WithStatus<ListDelegatorsItem, Value>, ListDelegatorsExtra>;
}

/** Staking rewards, both pending and paid. */
export interface RewardsResource {
  /**
   * Lists the Primary Network rewards paid to the given addresses or for the given nodes. Newest first
   * unless you set `sortOrder`. Set `addresses`, `nodeIds` or both; with both, a reward must match both.
   * An auto-renewed validator is paid at the end of each cycle.
   *
   * `GET /v1/networks/{network}/rewards`
   *
   * @example
   * ```ts
   * for await (const paid of data.rewards.list({ addresses: ["fuji1…"] })) console.log(paid.reward.amount);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-historical-rewards/}
   */
  readonly list: (params?: ListHistoricalRewardsParams, options?: ListOptions) => List<ListHistoricalRewardsItem, ListHistoricalRewardsExtra>;

  /**
   * Lists the rewards that active stakes will pay to the given addresses or for the given nodes. Newest
   * stake first unless you set `sortOrder`. Set `addresses`, `nodeIds` or both; with both, a reward must
   * match both.
   *
   * `GET /v1/networks/{network}/rewards:listPending`
   *
   * @example
   * ```ts
   * const page = await data.rewards.listPending({ addresses: ["fuji1…"] });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-pending-rewards/}
   */
  readonly listPending: (params?: ListPendingRewardsParams, options?: ListOptions) => List<ListPendingRewardsItem, ListPendingRewardsExtra>;
}

/** Chains that an address has used, and its last activity. */
export interface AddressesResource {
  /**
   * Returns the latest transaction that created or spent a UTXO of one of the addresses, alone or with
   * other owners. `utxoId` is the first such UTXO that the transaction spent, or the first that it
   * created if it spent none. Fails with 404 if there is no such transaction.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses`
   *
   * @example
   * ```ts
   * const { timestamp } = await data.addresses.getLastActivity({ blockchainId: "p-chain", addresses: ["fuji1…"] });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-last-activity/}
   */
  readonly getLastActivity: (params: GetLastActivityParams, options?: CallOptions) => ResultPromise<GetLastActivityResult>;

  /**
   * Does the same as `data.addresses.getLastActivity` for up to 1024 addresses in the request body. Some
   * deployments respond with 201 instead of 200.
   *
   * `POST /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses`
   *
   * @example
   * ```ts
   * const { txHash } = await data.addresses.getLastActivityOfMany({ blockchainId: "x-chain", addresses: many });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/query-last-activity/}
   */
  readonly getLastActivityOfMany: (params: QueryLastActivityParams, options?: CallOptions) => ResultPromise<QueryLastActivityResult>;

  /**
   * Lists the Primary Network chains that each address has used, as blockchain ids. The response is not
   * paged.
   *
   * `GET /v1/networks/{network}/addresses:listChainIds`
   *
   * @example
   * ```ts
   * const { addresses } = await data.addresses.getChains({ addresses: ["fuji1…"] });
   * addresses[0]?.blockchainIds;
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-chain-ids/}
   */
  readonly getChains: (params: ListChainIdsParams, options?: CallOptions) => ResultPromise<ListChainIdsResult>;
}

/** Blocks of the P-Chain, X-Chain and C-Chain. */
export interface BlocksResource {
  /**
   * Lists the blocks of a Primary Network chain that this node proposed, newest first. Fails with 501
   * for the C-Chain if the service reads it from a node without a block index, because the proposers are
   * then unknown.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks`
   *
   * @example
   * ```ts
   * const page = await data.blocks.listByNode({ blockchainId: "p-chain", nodeId: "NodeID-…" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-blocks-by-node/}
   */
  readonly listByNode: (params: ListBlocksByNodeParams, options?: ListOptions) => List<ListBlocksByNodeItem, ListBlocksByNodeExtra>;

  /**
   * Lists the blocks of a Primary Network chain, newest first. For the gas, fees and EVM transactions of
   * C-Chain blocks, use `data.evm.listBlocks`.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks`
   *
   * @example
   * ```ts
   * for await (const block of data.blocks.list({ blockchainId: "p-chain" })) console.log(block.blockNumber);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-blocks/}
   */
  readonly list: (params: ListBlocksParams, options?: ListOptions) => List<ListBlocksItem, ListBlocksExtra>;

  /**
   * Streams the blocks of a Primary Network chain as server-sent events, lowest first, as they are
   * indexed. For the gas, fees and EVM transactions of C-Chain blocks, use `data.evm.streamBlocks`.
   *
   * Each `item` event carries one block as JSON. A `rewind` event means that the service has withdrawn
   * everything above block `height`. The `id` of an event is a cursor: pass it as `since` to resume
   * after that event.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks:stream`
   *
   * @example
   * ```ts
   * for await (const block of data.blocks.stream({ blockchainId: "p-chain" }).items()) console.log(block.blockNumber);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/stream-blocks/}
   */
  readonly stream: (params: StreamBlocksParams, options?: StreamOptions) => Stream<StreamBlocksItem>;

  /**
   * Returns one block of a Primary Network chain, by id or height. Fails with 404 if the block does not
   * exist or is not indexed yet.
   *
   * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId}`
   *
   * @example
   * ```ts
   * const block = await data.blocks.get({ blockchainId: "p-chain", blockId: "183472" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-primary-block/}
   */
  readonly get: (params: GetPrimaryBlockParams, options?: CallOptions) => ResultPromise<GetPrimaryBlockResult>;
}

/** Blocks, transactions, balances, tokens and contracts of EVM chains. */
export interface EvmResource {
  /**
   * Lists the EVM chains that the service indexes, with the settings a wallet needs to connect. Ordered
   * by EVM chain id. The response is not paged.
   *
   * `GET /v1/chains`
   *
   * @example
   * ```ts
   * for await (const chain of data.evm.listChains()) console.log(chain.chainId, chain.chainName);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-chains/}
   */
  readonly listChains: (params?: ListChainsParams, options?: ListOptions) => List<ListChainsItem, ListChainsExtra>;

  /**
   * Returns one EVM transaction with all its token transfers and internal transactions, and the
   * interchain message that it sent or delivered.
   *
   * `GET /v1/chains/{chainId}/transactions/{txHash}`
   *
   * @example
   * ```ts
   * const tx = await data.evm.getTransaction({ chainId: "43114", txHash });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-transaction/}
   */
  readonly getTransaction: (params: GetTransactionParams, options?: CallOptions) => ResultPromise<GetTransactionResult>;

  /**
   * Returns the transaction that deployed the contract at this address. Fails with 404 if there is no
   * contract.
   *
   * `GET /v1/chains/{chainId}/contracts/{address}/transactions:getDeployment`
   *
   * @example
   * ```ts
   * const tx = await data.evm.getDeployment({ chainId: "43114", address, currency: "usd" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-deployment-transaction/}
   */
  readonly getDeployment: (params: GetDeploymentTransactionParams, options?: CallOptions) => ResultPromise<GetDeploymentTransactionResult>;

  /**
   * Lists the ERC-20 transfers that an address sent or received, newest first.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc20`
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listErc20Transfers({ chainId: "43114", address })) console.log(t.value);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-erc20-transfers/}
   */
  readonly listErc20Transfers: (params: ListErc20TransfersParams, options?: ListOptions) => List<ListErc20TransfersItem, ListErc20TransfersExtra>;

  /**
   * Lists the ERC-721 transfers that an address sent or received, newest first.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc721`
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listErc721Transfers({ chainId: "43114", address })) console.log(t.erc721Token.tokenId);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-erc721-transfers/}
   */
  readonly listErc721Transfers: (params: ListErc721TransfersParams, options?: ListOptions) => List<ListErc721TransfersItem, ListErc721TransfersExtra>;

  /**
   * Lists the ERC-1155 transfers that an address sent or received, newest first.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc1155`
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listErc1155Transfers({ chainId: "43114", address })) console.log(t.value);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-erc1155-transfers/}
   */
  readonly listErc1155Transfers: (params: ListErc1155TransfersParams, options?: ListOptions) => List<ListErc1155TransfersItem, ListErc1155TransfersExtra>;

  /**
   * Returns an EVM chain that the service indexes, with the settings a wallet needs to connect. Also
   * works while the chain's data is unavailable.
   *
   * `GET /v1/chains/{chainId}`
   *
   * @example
   * ```ts
   * const { networkToken } = await data.evm.getChain({ chainId: "43114" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-evm-chain/}
   */
  readonly getChain: (params: GetEvmChainParams, options?: CallOptions) => ResultPromise<GetEvmChainResult>;

  /**
   * Lists the EVM chains on which an address sent or received a transaction, an internal call or tokens.
   * If a chain's data is unavailable, the request fails with the same status as other operations on that
   * chain.
   *
   * `GET /v1/address/{address}/chains`
   *
   * @example
   * ```ts
   * for await (const chain of data.evm.listAddressChains({ address })) console.log(chain.chainId);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-address-chains/}
   */
  readonly listAddressChains: (params: ListAddressChainsParams, options?: ListOptions) => List<ListAddressChainsItem, ListAddressChainsExtra>;

  /**
   * Lists blocks of all EVM chains, newest first by block time. Chains whose data is unavailable are
   * left out. See `data.evm.listChains` for their status.
   *
   * `GET /v1/blocks`
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listLatestBlocksAllChains()) console.log(b.chainId, b.blockNumber);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-latest-blocks-all-chains/}
   */
  readonly listLatestBlocksAllChains: (params?: ListLatestBlocksAllChainsParams, options?: ListOptions) => List<ListLatestBlocksAllChainsItem, ListLatestBlocksAllChainsExtra>;

  /**
   * Lists transactions of all EVM chains, newest first by block time. Chains whose data is unavailable
   * are left out. See `data.evm.listChains` for their status.
   *
   * `GET /v1/transactions`
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listLatestTransactionsAllChains({ status: "success" })) console.log(t.txHash);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-latest-transactions-all-chains/}
   */
  readonly listLatestTransactionsAllChains: (params?: ListLatestTransactionsAllChainsParams, options?: ListOptions) => List<ListLatestTransactionsAllChainsItem, ListLatestTransactionsAllChainsExtra>;

  /**
   * Lists the indexed blocks of an EVM chain, newest first.
   *
   * `GET /v1/chains/{chainId}/blocks`
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listBlocks({ chainId: "43114" })) console.log(b.blockNumber);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-evm-blocks/}
   */
  readonly listBlocks: (params: ListEvmBlocksParams, options?: ListOptions) => List<ListEvmBlocksItem, ListEvmBlocksExtra>;

  /**
   * Streams the blocks of an EVM chain as server-sent events, lowest first, as they are indexed.
   *
   * Each `item` event carries one block as JSON. A `rewind` event means that the service has withdrawn
   * everything above block `height`. The `id` of an event is a cursor: pass it as `since` to resume
   * after that event.
   *
   * `GET /v1/chains/{chainId}/blocks:stream`
   *
   * @example
   * ```ts
   * for await (const event of data.evm.streamBlocks({ chainId: "43114" }))
   *   if (event.type === "item") console.log(event.item.blockNumber);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/stream-evm-blocks/}
   */
  readonly streamBlocks: (params: StreamEvmBlocksParams, options?: StreamOptions) => Stream<StreamEvmBlocksItem>;

  /**
   * Returns one block of an EVM chain, by number or hash. Fails with 404 if the block is not indexed.
   *
   * `GET /v1/chains/{chainId}/blocks/{blockId}`
   *
   * @example
   * ```ts
   * const block = await data.evm.getBlock({ chainId: "43114", blockId: "6479329" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-evm-block/}
   */
  readonly getBlock: (params: GetEvmBlockParams, options?: CallOptions) => ResultPromise<GetEvmBlockResult>;

  /**
   * Lists the transactions of one block, in block order.
   *
   * `GET /v1/chains/{chainId}/blocks/{blockId}/transactions`
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listBlockTransactions({ chainId: "43114", blockId })) console.log(t.txHash);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-evm-block-transactions/}
   */
  readonly listBlockTransactions: (params: ListEvmBlockTransactionsParams, options?: ListOptions) => List<ListEvmBlockTransactionsItem, ListEvmBlockTransactionsExtra>;

  /**
   * Lists the transactions of an EVM chain, newest first.
   *
   * `GET /v1/chains/{chainId}/transactions`
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listTransactions({ chainId: "43114", status: "failed" })) console.log(t.txHash);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-evm-transactions/}
   */
  readonly listTransactions: (params: ListEvmTransactionsParams, options?: ListOptions) => List<ListEvmTransactionsItem, ListEvmTransactionsExtra>;

  /**
   * Streams the transactions of an EVM chain as server-sent events, in chain order, as they are indexed.
   * A transaction matches an address that sent or received it, an internal call or a token transfer, and
   * the address of a contract that it created.
   *
   * Each `item` event carries one transaction as JSON. A `rewind` event means that the service has
   * withdrawn everything above block `height`. The `id` of an event is a cursor: pass it as `since` to
   * resume after that event.
   *
   * `GET /v1/chains/{chainId}/transactions:stream`
   *
   * @example
   * ```ts
   * for await (const event of data.evm.streamTransactions({ chainId: "43114", addresses: ["0x…"] })) {
   *   if (event.type === "item") console.log(event.item.txHash, event.cursor);
   *   if (event.type === "rewind") console.log(`nothing above block ${event.height} counts any more`);
   * }
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/stream-evm-transactions/}
   */
  readonly streamTransactions: (params: StreamEvmTransactionsParams, options?: StreamOptions) => Stream<StreamEvmTransactionsItem>;

  /**
   * Lists the transactions that involve an address: it sent or received the transaction itself, an
   * internal call that was not reverted, or tokens. Newest first unless you set `sortOrder`. Each item
   * contains only the token transfers and internal transactions of this address. For all of them, use
   * `data.evm.getTransaction`.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/transactions`
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listAddressTransactions({ chainId: "43114", address })) console.log(t.nativeTransaction.txHash);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-address-transactions/}
   */
  readonly listAddressTransactions: (params: ListAddressTransactionsParams, options?: ListOptions) => List<ListAddressTransactionsItem, ListAddressTransactionsExtra>;

  /**
   * Lists the same transactions as `data.evm.listAddressTransactions` and adds `tokenReputation` to each
   * ERC-20 token. Reputations come from third parties. On a deployment without them, the field is null
   * and the spam filter removes nothing.
   *
   * `GET /v2/chains/{chainId}/addresses/{address}/transactions`
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listAddressTransactionsV2({ chainId: "43114", address })) console.log(t.erc20Transfers);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-address-transactions-v2/}
   */
  readonly listAddressTransactionsV2: (params: ListAddressTransactionsV2Params, options?: ListOptions) => List<ListAddressTransactionsV2Item, ListAddressTransactionsV2Extra>;

  /**
   * Lists the transactions that an address sent or received, newest first, without token transfers. The
   * receiver of a contract creation is the new contract.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listNative`
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listNativeTransactions({ chainId: "43114", address })) console.log(t.value);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-native-transactions/}
   */
  readonly listNativeTransactions: (params: ListNativeTransactionsParams, options?: ListOptions) => List<ListNativeTransactionsItem, ListNativeTransactionsExtra>;

  /**
   * Lists the internal transactions that an address sent or received, newest first. They are calls that
   * carry value, and contract creations. Reverted ones are included and marked with `isReverted`. The
   * list is empty if the deployment does not read traces of the chain.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listInternals`
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listInternalTransactions({ chainId: "43114", address })) console.log(t.value);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-internal-transactions/}
   */
  readonly listInternalTransactions: (params: ListInternalTransactionsParams, options?: ListOptions) => List<ListInternalTransactionsItem, ListInternalTransactionsExtra>;

  /**
   * Returns an account's balance of the chain's gas token after a block, read from the chain's node.
   * Fails with 501 if the node no longer has the state of that block.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/balances:getNative`
   *
   * @example
   * ```ts
   * const { nativeTokenBalance } = await data.evm.getNativeBalance({ chainId: "43114", address });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-native-balance/}
   */
  readonly getNativeBalance: (params: GetNativeBalanceParams, options?: CallOptions) => ResultPromise<GetNativeBalanceResult>;

  /**
   * Lists the ERC-20 tokens an account holds after a block, ordered by contract address, with its native
   * balance. The index finds the tokens by their transfers, or you name them in `contractAddresses`. The
   * amounts come from the chain's node. Fails with 501 if the node no longer has the state of that
   * block.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc20`
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listErc20Balances({ chainId: "43114", address })) console.log(b.symbol, b.balance);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-erc20-balances/}
   */
  readonly listErc20Balances: (params: ListErc20BalancesParams, options?: ListOptions) => List<ListErc20BalancesItem, ListErc20BalancesExtra>;

  /**
   * Lists the ERC-721 tokens last transferred to an account, ordered by contract address and token id.
   * Includes the account's native balance, which comes from the chain's node. Fails with 501 if the node
   * no longer has the state of the block at which the list is read.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc721`
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listErc721Balances({ chainId: "43114", address })) console.log(b.name, b.tokenId);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-erc721-balances/}
   */
  readonly listErc721Balances: (params: ListErc721BalancesParams, options?: ListOptions) => List<ListErc721BalancesItem, ListErc721BalancesExtra>;

  /**
   * Lists the ERC-1155 tokens an account holds after a block, ordered by contract address and token id.
   * Each balance is the sum of the token's transfers. Includes the account's native balance, which comes
   * from the chain's node. Fails with 501 if the node no longer has the state of that block.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc1155`
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listErc1155Balances({ chainId: "43114", address })) console.log(b.tokenId, b.balance);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-erc1155-balances/}
   */
  readonly listErc1155Balances: (params: ListErc1155BalancesParams, options?: ListOptions) => List<ListErc1155BalancesItem, ListErc1155BalancesExtra>;

  /**
   * Lists the ERC-721 and ERC-1155 tokens an account holds, according to their transfers. Ordered by
   * standard (ERC-721 first), contract address and token id.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}/balances:listCollectibles`
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listCollectibleBalances({ chainId: "43114", address })) console.log(b.ercType, b.tokenId);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-collectible-balances/}
   */
  readonly listCollectibleBalances: (params: ListCollectibleBalancesParams, options?: ListOptions) => List<ListCollectibleBalancesItem, ListCollectibleBalancesExtra>;

  /**
   * Lists the transfers of the token or collection of a contract, newest first.
   *
   * `GET /v1/chains/{chainId}/tokens/{address}/transfers`
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listTokenTransfers({ chainId: "43114", address: token })) console.log(t.from.address);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-token-transfers/}
   */
  readonly listTokenTransfers: (params: ListTokenTransfersParams, options?: ListOptions) => List<ListTokenTransfersItem, ListTokenTransfersExtra>;

  /**
   * Streams the token transfers of an EVM chain as server-sent events, in log order, as they are
   * indexed. Each item has one of `erc20Token`, `erc721Token` and `erc1155Token`.
   *
   * Each `item` event carries one transfer as JSON. A `rewind` event means that the service has
   * withdrawn everything above block `height`. The `id` of an event is a cursor: pass it as `since` to
   * resume after that event.
   *
   * `GET /v1/chains/{chainId}/transfers:stream`
   *
   * @example
   * ```ts
   * const transfers = data.evm.streamTransfers({ chainId: "43114", tokens: ["0x…"], kinds: ["ERC-20"] });
   * for await (const event of transfers) if (event.type === "item") console.log(event.item.txHash);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/stream-evm-transfers/}
   */
  readonly streamTransfers: (params: StreamEvmTransfersParams, options?: StreamOptions) => Stream<StreamEvmTransfersItem>;

  /**
   * Streams the logs of an EVM chain as server-sent events, in order, as its blocks are indexed. Logs
   * are not part of the index: the service reads them from the chain's node. A service without a node
   * for the chain responds with 501. If the node is unreachable, you get 502 or 503.
   *
   * All log streams of a chain share 50 blocks per second of its node. Each block costs the caller one
   * compute unit. When your allowance is spent, you get heartbeats until it has recovered.
   *
   * Each `item` event carries one log as JSON. A `rewind` event means that the service has withdrawn
   * everything above block `height`. The `id` of an event is a cursor: pass it as `since` to resume
   * after that event.
   *
   * `GET /v1/chains/{chainId}/logs:stream`
   *
   * @example
   * ```ts
   * const logs = data.evm.streamLogs({ chainId: "43114", addresses: ["0x…"], since: "earliest" });
   * for await (const event of logs) if (event.type === "item") console.log(event.item.topics, event.item.data);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/stream-evm-logs/}
   */
  readonly streamLogs: (params: StreamEvmLogsParams, options?: StreamOptions) => Stream<StreamEvmLogsItem>;

  /**
   * Returns the token standard of a contract, its token metadata, and its deployment. Fails with 404 if
   * its tokens have never moved and its deployment is not indexed.
   *
   * `GET /v1/chains/{chainId}/addresses/{address}`
   *
   * @example
   * ```ts
   * const contract = await data.evm.getContractMetadata({ chainId: "43114", address });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-contract-metadata/}
   */
  readonly getContractMetadata: (params: GetContractMetadataParams, options?: CallOptions) => ResultPromise<GetContractMetadataResult>;

  /**
   * Lists the contracts that an account or contract created, newest first. For an account, this includes
   * contracts created by other contracts within its transactions. An address with several deployments
   * appears once for each.
   *
   * `GET /v1/chains/{chainId}/contracts/{address}/deployments`
   *
   * @example
   * ```ts
   * for await (const c of data.evm.listContractDeployments({ chainId: "43114", address })) console.log(c.address, c.ercType);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-contract-deployments/}
   */
  readonly listContractDeployments: (params: ListContractDeploymentsParams, options?: ListOptions) => List<ListContractDeploymentsItem, ListContractDeploymentsExtra>;
}

/** NFTs of a collection and their metadata. */
export interface NftsResource {
  /**
   * Lists the tokens of a collection with their metadata, ordered by token id. ERC-721 tokens come with
   * their owner. A token is listed from its first transfer on, which is usually its mint.
   *
   * `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens`
   *
   * @example
   * ```ts
   * for await (const nft of data.nfts.list({ chainId: "43114", address })) console.log(nft.tokenId, nft.metadata.name);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-nfts/}
   */
  readonly list: (params: ListNftsParams, options?: ListOptions) => List<ListNftsItem, ListNftsExtra>;

  /**
   * Returns one token of a collection with its metadata. An ERC-721 token comes with its owner. Fails
   * with 404 if the token has never been transferred, not even by a mint.
   *
   * `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}`
   *
   * @example
   * ```ts
   * const nft = await data.nfts.get({ chainId: "43114", address, tokenId: "1" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-nft/}
   */
  readonly get: (params: GetNftParams, options?: CallOptions) => ResultPromise<GetNftResult>;

  /**
   * Makes the service read the metadata of one token again. You can call this once per hour for each
   * token. Further calls fail with 429, which clients do not retry. Some deployments respond with 201
   * instead of 200.
   *
   * Retried only if the server certainly did not process it.
   *
   * `POST /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex`
   *
   * @example
   * ```ts
   * await data.nfts.reindex({ chainId: "43114", address, tokenId: "1" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/reindex-nft/}
   */
  readonly reindex: (params: ReindexNftParams, options?: CallOptions) => ResultPromise<ReindexNftResult>;
}

/** Interchain messages (ICM) between chains. */
export interface IcmResource {
  /**
   * Lists the interchain messages that an address sent or received, newest first. The fields of an item
   * depend on its `status`.
   *
   * `GET /v1/icm/addresses/{address}/messages`
   *
   * @example
   * ```ts
   * for await (const m of data.icm.listByAddress({ address })) console.log(m.messageId, m.status);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-icm-messages/}
   */
  readonly listByAddress: (params: ListIcmMessagesParams, options?: ListOptions) => List<ListIcmMessagesItem, ListIcmMessagesExtra>;

  /**
   * Returns one interchain message by id, with its source and destination transactions where indexed.
   * Fails with 503 if one of the chains is unavailable, because the state of the message is then
   * unknown.
   *
   * `GET /v1/icm/messages/{messageId}`
   *
   * @example
   * ```ts
   * const message = await data.icm.get({ messageId });
   * if (message.status === "delivered") console.log(message.destinationTransaction.txHash);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-icm-message/}
   */
  readonly get: (params: GetIcmMessageParams, options?: CallOptions) => ResultPromise<GetIcmMessageResult>;

  /**
   * Lists the interchain messages of all indexed chains, newest first. A message must match every filter
   * you set. The fields of an item depend on its `status`.
   *
   * `GET /v1/icm/messages`
   *
   * @example
   * ```ts
   * for await (const m of data.icm.list({ destinationBlockchainId: "43114" })) console.log(m.messageId, m.from);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-all-icm-messages/}
   */
  readonly list: (params?: ListAllIcmMessagesParams, options?: ListOptions) => List<ListAllIcmMessagesItem, ListAllIcmMessagesExtra>;

  /**
   * Streams interchain messages as server-sent events when they are sent, received, executed and
   * acknowledged on indexed chains. Each step sends the whole message with all that is known so far. You
   * can combine the filters, as in `data.icm.list`.
   *
   * Each `item` event carries one message as JSON. A `rewind` event means that the service has withdrawn
   * everything above block `height` of the chain `chainId`. The `id` of an event is a cursor: pass it as
   * `since` to resume after that event.
   *
   * `GET /v1/icm/messages:stream`
   *
   * @example
   * ```ts
   * for await (const message of data.icm.stream({ to }).items()) console.log(message.messageId, message.status);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/stream-icm-messages/}
   */
  readonly stream: (params?: StreamIcmMessagesParams, options?: StreamOptions) => Stream<StreamIcmMessagesItem>;
}

/** Indexing progress of each chain. */
export interface StatusResource {
  /**
   * Returns the indexed height of each chain, the height of its node, the time since the index was last
   * complete, and whether the chain is catching up. Other responses carry the height and time of their
   * chains in the headers `x-indexed-height` and `x-indexed-time`.
   *
   * `GET /v1/status`
   *
   * @example
   * ```ts
   * const { chains } = await data.status.get();
   * for (const { chain, height, secondsBehind } of chains) console.log(chain, height, secondsBehind);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-status/}
   */
  readonly get: (options?: CallOptions) => ResultPromise<GetStatusResult>;
}

/** Health of the service. */
export interface HealthResource {
  /**
   * Reports the health of the database and of each indexed chain. A chain whose data is missing is down
   * while the others keep working. For the lag of each chain, use `data.status.get`.
   *
   * `GET /v1/health-check`
   *
   * @example
   * ```ts
   * const { status, error } = await data.health.check();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-health/}
   */
  readonly check: (options?: CallOptions) => ResultPromise<GetHealthResult>;

  /**
   * Responds as soon as the process handles requests, regardless of its chains and database.
   *
   * `GET /v1/live-check`
   *
   * @example
   * ```ts
   * const { status } = await data.health.checkLive();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-liveness/}
   */
  readonly checkLive: (options?: CallOptions) => ResultPromise<GetLivenessResult>;
}

/** Older routes of current operations. Use one only where a deployment lacks the newer route. */
export interface FormerResource {
  /**
   * Returns the same as `data.evm.listAddressChains`, under the route that older clients call.
   *
   * `GET /v1/chains/address/{address}`
   *
   * @deprecated Use `data.evm.listAddressChains`.
   * @example
   * ```ts
   * for await (const chain of data.former.listAddressChains({ address })) console.log(chain.chainId);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-address-chains/}
   */
  readonly listAddressChains: (params: GetAddressChainsParams, options?: ListOptions) => List<GetAddressChainsItem, GetAddressChainsExtra>;

  /**
   * Returns the same as `data.evm.listLatestBlocksAllChains`, under the route that older clients call.
   *
   * `GET /v1/chains/allBlocks`
   *
   * @deprecated Use `data.evm.listLatestBlocksAllChains`.
   * @example
   * ```ts
   * for await (const b of data.former.listLatestBlocksAllChains()) console.log(b.chainId, b.blockNumber);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-all-latest-blocks/}
   */
  readonly listLatestBlocksAllChains: (params?: ListAllLatestBlocksParams, options?: ListOptions) => List<ListAllLatestBlocksItem, ListAllLatestBlocksExtra>;

  /**
   * Returns the same as `data.evm.listLatestTransactionsAllChains`, under the route that older clients
   * call.
   *
   * `GET /v1/chains/allTransactions`
   *
   * @deprecated Use `data.evm.listLatestTransactionsAllChains`.
   * @example
   * ```ts
   * for await (const t of data.former.listLatestTransactionsAllChains()) console.log(t.txHash);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-all-latest-transactions/}
   */
  readonly listLatestTransactionsAllChains: (params?: ListAllLatestTransactionsParams, options?: ListOptions) => List<ListAllLatestTransactionsItem, ListAllLatestTransactionsExtra>;

  /**
   * Returns the same as `data.icm.get`, with the former name of the contract field.
   *
   * `GET /v1/teleporter/messages/{messageId}`
   *
   * @deprecated Use `data.icm.get`.
   * @example
   * ```ts
   * const { teleporterContractAddress } = await data.former.getTeleporterMessage({ messageId });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-teleporter-message/}
   */
  readonly getTeleporterMessage: (params: GetTeleporterMessageParams, options?: CallOptions) => ResultPromise<GetTeleporterMessageResult>;

  /**
   * Returns the same as `data.icm.list`, with the former name of the contract field.
   *
   * `GET /v1/teleporter/messages`
   *
   * @deprecated Use `data.icm.list`.
   * @example
   * ```ts
   * for await (const m of data.former.listTeleporterMessages({ blockchainId })) console.log(m.messageId, m.status);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-teleporter-messages/}
   */
  readonly listTeleporterMessages: (params?: ListTeleporterMessagesParams, options?: ListOptions) => List<ListTeleporterMessagesItem, ListTeleporterMessagesExtra>;

  /**
   * Returns the same as `data.icm.listByAddress`, with the former name of the contract field.
   *
   * `GET /v1/teleporter/addresses/{address}/messages`
   *
   * @deprecated Use `data.icm.listByAddress`.
   * @example
   * ```ts
   * for await (const m of data.former.listTeleporterMessagesByAddress({ address })) console.log(m.messageId, m.status);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-teleporter-messages-by-address/}
   */
  readonly listTeleporterMessagesByAddress: (params: ListTeleporterMessagesByAddressParams, options?: ListOptions) => List<ListTeleporterMessagesByAddressItem, ListTeleporterMessagesByAddressExtra>;
}

/** Requests and compute units spent by API keys. */
export interface UsageResource {
  /**
   * Returns the number and cost of requests sent with your API key, by period. A key with the privilege
   * `usage` sees the requests of all keys.
   *
   * `GET /v1/apiUsageMetrics`
   *
   * @example
   * ```ts
   * const { metrics } = await data.usage.get({ timeInterval: "daily", groupBy: "requestPath" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-api-usage/}
   */
  readonly get: (params?: GetApiUsageParams, options?: CallOptions) => ResultPromise<GetApiUsageResult>;

  /**
   * Lists the requests sent with your API key, newest first. A key with the privilege `usage` sees the
   * requests of all keys. A page may hold fewer items than `pageSize`, or none, while more follow.
   *
   * `GET /v1/apiLogs`
   *
   * @example
   * ```ts
   * for await (const r of data.usage.listLogs({ responseCode: "429" })) console.log(r.eventTimestamp, r.requestPath);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-api-logs/}
   */
  readonly listLogs: (params?: ListApiLogsParams, options?: ListOptions) => List<ListApiLogsItem, ListApiLogsExtra>;

  /**
   * Returns the number of requests relayed to the RPC of a chain, by period. A deployment that relays
   * none responds with 501.
   *
   * `GET /v1/rpcUsageMetrics`
   *
   * @example
   * ```ts
   * const { metrics } = await data.usage.getRpc({ chainId: "43114", groupBy: "rpcMethod" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-rpc-usage/}
   */
  readonly getRpc: (params?: GetRpcUsageParams, options?: CallOptions) => ResultPromise<GetRpcUsageResult>;

  /**
   * Returns the number of requests relayed to the public RPC of a subnet's chain, by period. A
   * deployment that relays none responds with 501.
   *
   * `GET /v1/subnetRpcUsageMetrics`
   *
   * @example
   * ```ts
   * const { metrics } = await data.usage.getSubnetRpc({ chainId: "43114" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-subnet-rpc-usage/}
   */
  readonly getSubnetRpc: (params?: GetSubnetRpcUsageParams, options?: CallOptions) => ResultPromise<GetSubnetRpcUsageResult>;
}

/** Webhooks, which post a message to your URL for each event. */
export interface WebhooksResource {
  /**
   * Lists the webhooks of your API key, oldest first.
   *
   * `GET /v1/webhooks`
   *
   * @example
   * ```ts
   * for await (const w of data.webhooks.list({ status: "active" })) console.log(w.id, w.url);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-webhooks/}
   */
  readonly list: (params?: ListWebhooksParams, options?: ListOptions) => List<ListWebhooksItem, ListWebhooksExtra>;

  /**
   * Creates a webhook. From the next block on, the service posts a message to your URL for each matching
   * event. Requires an API key, which owns the webhook. Messages are signed with the key's shared
   * secret, which is created with the first webhook. Some deployments respond with 201 instead of 200.
   *
   * Retried only if the server certainly did not process it.
   *
   * `POST /v1/webhooks`
   *
   * @example
   * ```ts
   * const { id } = await data.webhooks.create({
   *   eventType: "address_activity",
   *   url: "https://receiver.example/hook",
   *   chainId: "43114",
   *   metadata: { addresses: ["0x…"] },
   * });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/create-webhook/}
   */
  readonly create: (params: CreateWebhookParams, options?: CallOptions) => ResultPromise<CreateWebhookResult>;

  /**
   * Gives your API key a new shared secret. Each message is signed with it from its next attempt on.
   * Some deployments respond with 201 instead of 200.
   *
   * Retried only if the server certainly did not process it.
   *
   * `POST /v1/webhooks:generateOrRotateSharedSecret`
   *
   * @example
   * ```ts
   * const { secret } = await data.webhooks.rotateSecret();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/rotate-webhook-secret/}
   */
  readonly rotateSecret: (options?: CallOptions) => ResultPromise<RotateWebhookSecretResult>;

  /**
   * Returns the shared secret of your API key. To verify a message, compute the HMAC-SHA256 of its
   * canonical JSON (RFC 8785, the form in which bodies are sent) with the bytes of the secret, encode it
   * in base64, and compare it with the header `x-signature`.
   *
   * `GET /v1/webhooks:getSharedSecret`
   *
   * @example
   * ```ts
   * const { secret } = await data.webhooks.getSecret();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-webhook-secret/}
   */
  readonly getSecret: (options?: CallOptions) => ResultPromise<GetWebhookSecretResult>;

  /**
   * Returns one webhook of your API key.
   *
   * `GET /v1/webhooks/{id}`
   *
   * @example
   * ```ts
   * const { status } = await data.webhooks.get({ id });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-webhook/}
   */
  readonly get: (params: GetWebhookParams, options?: CallOptions) => ResultPromise<GetWebhookResult>;

  /**
   * Changes the fields you pass and keeps the others. A reactivated webhook starts with the next block
   * and does not catch up on missed ones.
   *
   * `PATCH /v1/webhooks/{id}`
   *
   * @example
   * ```ts
   * await data.webhooks.update({ id, url: "https://receiver.example/other" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/update-webhook/}
   */
  readonly update: (params: UpdateWebhookParams, options?: CallOptions) => ResultPromise<UpdateWebhookResult>;

  /**
   * Deactivates a webhook, so that it no longer watches new blocks. Messages that are still waiting are
   * kept until their day of attempts is over. To reactivate it, use `data.webhooks.update`.
   *
   * `DELETE /v1/webhooks/{id}`
   *
   * @example
   * ```ts
   * await data.webhooks.deactivate({ id });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/deactivate-webhook/}
   */
  readonly deactivate: (params: DeactivateWebhookParams, options?: CallOptions) => ResultPromise<DeactivateWebhookResult>;

  /**
   * Lists the addresses that a webhook watches, in byte order. Only webhooks for addresses have any.
   *
   * `GET /v1/webhooks/{id}/addresses`
   *
   * @example
   * ```ts
   * const { totalAddresses } = await data.webhooks.listAddresses({ id });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-webhook-addresses/}
   */
  readonly listAddresses: (params: ListWebhookAddressesParams, options?: ListOptions) => List<ListWebhookAddressesItem, ListWebhookAddressesExtra>;

  /**
   * Adds addresses to a webhook for `address_activity`. The webhook watches them from its next block on.
   * It holds at most 1000 addresses.
   *
   * `PATCH /v1/webhooks/{id}/addresses`
   *
   * @example
   * ```ts
   * await data.webhooks.addAddresses({ id, addresses: ["0x…"] });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/add-webhook-addresses/}
   */
  readonly addAddresses: (params: AddWebhookAddressesParams, options?: CallOptions) => ResultPromise<AddWebhookAddressesResult>;

  /**
   * Removes addresses from a webhook for `address_activity`. Addresses that it does not watch are
   * ignored.
   *
   * `DELETE /v1/webhooks/{id}/addresses`
   *
   * @example
   * ```ts
   * await data.webhooks.removeAddresses({ id, addresses: ["0x…"] });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/remove-webhook-addresses/}
   */
  readonly removeAddresses: (params: RemoveWebhookAddressesParams, options?: CallOptions) => ResultPromise<RemoveWebhookAddressesResult>;

  /**
   * Sends a message with the event type `test` to the webhook's URL and returns it. The service signs
   * and retries it like any other message. Some deployments respond with 201 instead of 200.
   *
   * Retried only if the server certainly did not process it.
   *
   * `POST /v1/webhooks/{id}:test`
   *
   * @example
   * ```ts
   * const { messageId } = await data.webhooks.test({ id });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/test-webhook/}
   */
  readonly test: (params: TestWebhookParams, options?: CallOptions) => ResultPromise<TestWebhookResult>;

  /**
   * Lists the messages of a webhook, newest first. Delivered messages are kept for a day. Dead letters,
   * which could not be delivered within a day of attempts, are kept for a week.
   *
   * `GET /v1/webhooks/{id}/messages`
   *
   * @example
   * ```ts
   * for await (const m of data.webhooks.listMessages({ id, status: "dead" })) console.log(m.messageId, m.error);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-webhook-messages/}
   */
  readonly listMessages: (params: ListWebhookMessagesParams, options?: ListOptions) => List<ListWebhookMessagesItem, ListWebhookMessagesExtra>;

  /**
   * Sends a message again, such as a dead letter, with the same id and for another day of attempts. It
   * does not wait for other messages in the queue. Some deployments respond with 201 instead of 200.
   *
   * Retried only if the server certainly did not process it.
   *
   * `POST /v1/webhooks/{id}/messages/{messageId}:resend`
   *
   * @example
   * ```ts
   * await data.webhooks.resend({ id, messageId });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/resend-webhook-message/}
   */
  readonly resend: (params: ResendWebhookMessageParams, options?: CallOptions) => ResultPromise<ResendWebhookMessageResult>;
}

/** All methods of the data client that make a call. */
export interface DataResources {
  /** Validator signatures for Warp messages, aggregated into one. */
  readonly signatures: SignaturesResource;
  /** Background operations, such as exports. */
  readonly operations: OperationsResource;
  /** Transactions of the P-Chain, X-Chain and C-Chain (atomic). */
  readonly transactions: TransactionsResource;
  /** UTXOs of the P-Chain, the X-Chain and the C-Chain's atomic memory. */
  readonly utxos: UtxosResource;
  /** Balances of addresses on the P-Chain, X-Chain and C-Chain (atomic memory). */
  readonly balances: BalancesResource;
  /** Assets of the X-Chain and their transactions. */
  readonly assets: AssetsResource;
  /** Vertices of the X-Chain, which held its transactions before it had blocks. */
  readonly vertices: VerticesResource;
  /** Supply of AVAX. */
  readonly supply: SupplyResource;
  /** Subnets and L1s, with their owners and blockchains. */
  readonly subnets: SubnetsResource;
  /** Blockchains of the Primary Network, subnets and L1s. */
  readonly blockchains: BlockchainsResource;
  /** Validators of the Primary Network and of subnets. */
  readonly validators: ValidatorsResource;
  /** Validators of L1s, which pay a continuous fee. */
  readonly l1Validators: L1ValidatorsResource;
  /** Staking totals of a network. */
  readonly networks: NetworksResource;
  /** Delegations to validators of the Primary Network. */
  readonly delegators: DelegatorsResource;
  /** Staking rewards, both pending and paid. */
  readonly rewards: RewardsResource;
  /** Chains that an address has used, and its last activity. */
  readonly addresses: AddressesResource;
  /** Blocks of the P-Chain, X-Chain and C-Chain. */
  readonly blocks: BlocksResource;
  /** Blocks, transactions, balances, tokens and contracts of EVM chains. */
  readonly evm: EvmResource;
  /** NFTs of a collection and their metadata. */
  readonly nfts: NftsResource;
  /** Interchain messages (ICM) between chains. */
  readonly icm: IcmResource;
  /** Indexing progress of each chain. */
  readonly status: StatusResource;
  /** Health of the service. */
  readonly health: HealthResource;
  /** Older routes of current operations. Use one only where a deployment lacks the newer route. */
  readonly former: FormerResource;
  /** Requests and compute units spent by API keys. */
  readonly usage: UsageResource;
  /** Webhooks, which post a message to your URL for each event. */
  readonly webhooks: WebhooksResource;
}
