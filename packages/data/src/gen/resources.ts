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

/** Aggregated validator signatures of Warp messages. */
export interface SignaturesResource {
  /**
   * Requests signatures of the message from the validators of the signing subnet, and aggregates them
   * until the quorum is reached. At least one of message and justification is required, and
   * quorumPercentage plus quorumPercentageBuffer must be at most 100. Some deployments respond with 201
   * instead of 200.
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
   * Finds the Warp message about an L1 that belongs to a P-Chain or X-Chain transaction, and aggregates
   * the validator signatures for it. Some deployments respond with 201 instead of 200.
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
   * Starts an export in the background and returns its record. Poll `data.operations.get` until its
   * status is final. The result is a CSV file, whose columns the request types describe. An export that
   * grows too large is cut at the end of a day, and metadata.nextDate is the day at which the next
   * export should begin; the first day is never cut. Each call starts another export, so a client must
   * not retry a call that the service may have received. The number of unfinished exports per caller is
   * limited; one more gets 429, which clients do not retry: call again once an export has ended. Some
   * deployments respond with 201 instead of 200.
   *
   * Sent again only when it surely was not processed.
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
   * Returns the record of an operation that `data.operations.exportTransactions` started. Once the
   * status is COMPLETED or COMPLETED_WITH_WARNING, metadata.downloadUrl is a link to the result, valid
   * for one hour without a key. The file is kept for a day; until then, each call returns a new link.
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

/** Transactions of the Primary Network chains. */
export interface TransactionsResource {
  /**
   * Ordered by timestamp. txTypes and the timestamps can be used as filters only together with addresses
   * or, on the P-Chain, with l1ValidationId. If the transactions have very many outputs, a page may
   * contain fewer transactions than pageSize, or none, although more follow. The schema of the items
   * depends on the chain.
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
   * Lists the staking transactions of the P-Chain that are active for the given addresses. The filters
   * have the same meaning as in `data.transactions.list` and also need addresses; a page may be shorter
   * than pageSize for the same reason.
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
   * Sends the transactions of the P-, X- or C-Chain in the order of the chain as they are indexed, as
   * server-sent events. txTypes can be used as a filter only together with addresses. The schema of the
   * items depends on the chain. Each `item` event has one of them as JSON. A `rewind` event says that
   * the service took back what it had indexed above a block. An `id` is a cursor with which the stream
   * continues behind that event.
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
   * Returns one transaction in the form in which `data.transactions.list` lists it, with the outputs
   * that it consumed and emitted as they are now. On the C-Chain these are the atomic transactions;
   * `data.evm.getTransaction` returns the others. 404 when the chain has no such transaction, or it is
   * not indexed yet.
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

/** Outputs of the Primary Network chains. */
export interface UtxosResource {
  /**
   * Lists the outputs that the given addresses can spend together: those whose owners among the
   * addresses reach the threshold. Ordered by timestamp, newest first, or by amount, largest first,
   * unless sortOrder is given. An output that was moved to another chain is listed on the chain that
   * created it and on the chain that can spend it. The schema of the items depends on the chain.
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
   * As `data.utxos.list`, with more addresses, which are in the body, and with larger pages. Some
   * deployments respond with 201 instead of 200.
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

/** Balances on the Primary Network chains. */
export interface BalancesResource {
  /**
   * Adds up the outputs that the given addresses can spend together: those whose owners among the
   * addresses reach the threshold. An output is in exactly one list, and one that was exported is in the
   * lists of the atomic memory of the chain that created it, until the other chain imports it. So the
   * balances of the chains can be added. Lists without an output are empty. Balances are those of the
   * latest indexed block, or of the last block up to blockTimestamp. On the C-Chain there is only atomic
   * memory: accounts hold the rest.
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

/** Assets of the X-Chain. */
export interface AssetsResource {
  /**
   * Returns the name of an asset of the X-Chain, when it was created, and whether more of it can be
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
   * Lists the transactions that created the asset, or that spent or created outputs of it, the latest
   * first.
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

/** Vertices of the X-Chain, from before it had blocks. */
export interface VerticesResource {
  /**
   * Lists vertices of the X-Chain, the latest first. The X-Chain's transactions were accepted in
   * vertices of a graph until it got blocks (the Cortina upgrade, April 2023). A deployment that does
   * not index vertices responds with 501.
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
   * Returns a vertex of the X-Chain. The X-Chain's transactions were accepted in vertices of a graph
   * until it got blocks (the Cortina upgrade, April 2023). A deployment that does not index vertices
   * responds with 501.
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
   * Lists the vertices of the X-Chain at a height of the graph. The X-Chain's transactions were accepted
   * in vertices of a graph until it got blocks (the Cortina upgrade, April 2023). A deployment that does
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

/** The supply of AVAX. */
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

/** Subnets and L1s. */
export interface SubnetsResource {
  /**
   * Lists every subnet of the network with its owners and blockchains, ordered by creation, newest first
   * unless sortOrder is given.
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
   * Returns one subnet with its owners and blockchains as they are now. 404 when it is not known. The
   * Primary Network is one, with the id of all ones.
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

/** Blockchains of subnets and L1s. */
export interface BlockchainsResource {
  /**
   * Lists every blockchain that was created on the network, in its genesis or by a CreateChainTx,
   * ordered by creation, newest first unless sortOrder is given. The P-Chain itself is not among them.
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
   * Returns one blockchain of the network. 404 when it is not known; the P-Chain, which no transaction
   * created, is not.
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
   * Lists the validators of a subnet, or of all subnets. Latest registration first unless sortBy or
   * sortOrder is given. The fields of an item depend on its validationStatus. The documented defaults of
   * the fee and uptime bounds apply only if such a filter is used; otherwise every validation is listed.
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
   * Sends what P-Chain transactions change in the state of validators, in the order of the chain, as
   * server-sent events. What happens without a transaction is not sent: a validator that begins or ends
   * its time on a subnet by the clock, and a validator of an L1 whose balance has run out. Each `item`
   * event has one of them as JSON. A `rewind` event says that the service took back what it had indexed
   * above a block. An `id` is a cursor with which the stream continues behind that event.
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
   * Lists every validation of the node, past, present and pending, on any subnet. Latest registration
   * first unless sortOrder is given. The fields of an item depend on its validationStatus.
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
   * Lists the validators of L1s with their weight and what is left of their balance, those that began
   * latest first. Without includeInactiveL1Validators only those that have a balance and so take part
   * are listed.
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

/** Networks as a whole. */
export interface NetworksResource {
  /**
   * Returns how many validators and delegators the Primary Network of a network has now, and how much
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
   * Lists delegations to validators of the Primary Network. The reward fields of an item depend on its
   * delegationStatus.
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

/** Pending rewards of active stakes, and rewards that were paid. */
export interface RewardsResource {
  /**
   * Lists the rewards of the Primary Network that were paid to the given addresses or for the given
   * nodes, the latest first unless sortOrder is given. At least one of addresses and nodeIds is
   * required; with both, rewards must match both. An auto-renewed validator is paid at the end of each
   * of its cycles.
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
   * Lists the rewards that active stakes will pay to the given addresses or for the given nodes. At
   * least one of addresses and nodeIds is required.
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

/** Information about addresses. */
export interface AddressesResource {
  /**
   * Finds the latest transaction that created or spent an output of one of the addresses, alone or with
   * other owners. When the transaction spent such outputs, utxoId is the first of them; otherwise it is
   * the first that it created. Responds with 404 when there is no such transaction.
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
   * As `data.addresses.getLastActivity`, with more addresses, which are in the body. Some deployments
   * respond with 201 instead of 200.
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
   * Returns, for each given address, the ids of the Primary Network chains that it has interacted with.
   * Not paged.
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

/** Blocks of the Primary Network chains. */
export interface BlocksResource {
  /**
   * Lists the blocks of a Primary Network chain that the node proposed, the latest first. A service that
   * reads the C-Chain from a node without a block index does not know who proposed its blocks, and
   * returns 501 for it.
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
   * Lists the blocks of a Primary Network chain, the latest first. Where the C-Chain is indexed as an
   * EVM chain, `data.evm.listBlocks` has its gas, fees and EVM transactions.
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
   * Sends the blocks of a Primary Network chain as they are indexed, lowest first, as server-sent
   * events. Where the C-Chain is indexed as an EVM chain, `data.evm.streamBlocks` has its gas, fees and
   * EVM transactions. Each `item` event has one of them as JSON. A `rewind` event says that the service
   * took back what it had indexed above a block. An `id` is a cursor with which the stream continues
   * behind that event.
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
   * Returns one block of a Primary Network chain by its id or height. 404 when the chain has no such
   * block, or it is not indexed yet.
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

/** Transactions and token transfers of EVM chains. */
export interface EvmResource {
  /**
   * Returns the EVM chains that the service indexes, ordered by EVM chain id, each with what a wallet
   * needs to connect to it. Not paged.
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
   * Returns a transaction of an EVM chain with its token transfers and internal transactions, and the
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
   * Returns the transaction that deployed the contract at an address. If there is no contract at the
   * address, the status is 404.
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
   * Lists the ERC-20 transfers that a wallet address sent or received, over a range of blocks that
   * includes startBlock and excludes endBlock.
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
   * Lists the ERC-721 transfers that a wallet address sent or received, over a range of blocks that
   * includes startBlock and excludes endBlock.
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
   * Lists the ERC-1155 transfers that a wallet address sent or received, over a range of blocks that
   * includes startBlock and excludes endBlock.
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
   * Returns an EVM chain that the service indexes, with what a wallet needs to connect to it; also while
   * its data is unavailable.
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
   * Lists the EVM chains on which transactions concern an address: as sender or receiver of a
   * transaction, of a call inside it, or of tokens. If the data of a chain is unavailable, the status is
   * that of its operations.
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
   * Lists the blocks of all EVM chains that have data, newest first by the times of the blocks. Chains
   * that are unavailable are left out; `data.evm.listChains` names them.
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
   * Lists the transactions of all EVM chains that have data, newest first by the times of their blocks.
   * Chains that are unavailable are left out; `data.evm.listChains` names them.
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
   * Lists the blocks of an EVM chain that are indexed, newest first.
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
   * Sends the blocks of an EVM chain as they are indexed, lowest first, as server-sent events. Each
   * `item` event has one of them as JSON. A `rewind` event says that the service took back what it had
   * indexed above a block. An `id` is a cursor with which the stream continues behind that event.
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
   * Returns a block of an EVM chain, by its number or its hash. If it is not indexed, the status is 404.
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
   * Lists the transactions of a block of an EVM chain, in the order of the block.
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
   * Sends the transactions of an EVM chain as they are indexed, in the order of the chain, as
   * server-sent events. A transaction concerns an address as its sender or recipient, as the contract
   * that it creates, and as a party of a call inside it or of a token transfer. Each `item` event has
   * one of them as JSON. A `rewind` event says that the service took back what it had indexed above a
   * block. An `id` is a cursor with which the stream continues behind that event.
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
   * Lists the transactions that concern an address, over a range of blocks that includes startBlock and
   * excludes endBlock: it sent or received the transaction, a call inside that was not reverted, or
   * tokens. Each comes with those token transfers and internal transactions alone that have the address
   * as sender or receiver; `data.evm.getTransaction` returns all of them.
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
   * Lists the same as the first version, with a field for the reputation of each ERC-20 token.
   * Reputations are judgements of third parties: a deployment that has none says null, and knows no
   * token to filter.
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
   * Lists the transactions whose sender or receiver an address is, newest first, over a range of blocks
   * that includes startBlock and excludes endBlock. The receiver of a creation is the contract.
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
   * Lists the internal transactions whose sender or receiver an address is, newest first, over a range
   * of blocks that includes startBlock and excludes endBlock: calls that carry value, and creations.
   * Those that were reverted are listed and marked. The list is empty where a deployment does not read
   * traces of the chain.
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
   * Returns what an account holds of the token that pays for gas after a block, as the chain's node has
   * it. If the node no longer has the state of that block, the status is 501.
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
   * Lists the ERC-20 tokens that an account holds after a block, by contract address, and its native
   * balance. Which tokens it holds follows from their transfers, or from contractAddresses; how much of
   * each, and the native balance, the chain's node reports at that block. If the node no longer has the
   * state of that block, the status is 501.
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
   * Lists the ERC-721 tokens whose last transfer was to an account, by contract address and id, and its
   * native balance, which the chain's node reports. If the node no longer has the state of the listing's
   * block, the status is 501.
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
   * Lists the ERC-1155 tokens that an account holds after a block by the sums of their transfers, by
   * contract address and id, and its native balance, which the chain's node reports. If the node no
   * longer has the state of that block, the status is 501.
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
   * Lists the ERC-721 and ERC-1155 tokens that an account holds by their transfers, those of ERC-721
   * first, by contract address and id.
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
   * Lists the transfers of the token or collection of a contract, newest first, over a range of blocks
   * that includes startBlock and excludes endBlock.
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
   * Sends the token transfers of an EVM chain as they are indexed, in the order of the log, as
   * server-sent events. An item has erc20Token, erc721Token or erc1155Token. Each `item` event has one
   * of them as JSON. A `rewind` event says that the service took back what it had indexed above a block.
   * An `id` is a cursor with which the stream continues behind that event.
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
   * Sends the logs of an EVM chain in their order as its blocks are indexed, as server-sent events. Logs
   * are not indexed: they are read from the chain's node, so that a service without a node of the chain
   * returns 501, and one whose node cannot be reached 502 or 503. All such streams of a chain share 50
   * blocks a second of its node, and a block costs a stream's caller one compute unit; a caller who has
   * spent the allowance gets heartbeats until it suffices. Each `item` event has one of them as JSON. A
   * `rewind` event says that the service took back what it had indexed above a block. An `id` is a
   * cursor with which the stream continues behind that event.
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
   * Returns the standard of a contract's tokens, what the contract provides about them, and how it was
   * deployed. If the address is neither a token that has moved nor a contract whose deployment is
   * indexed, the status is 404.
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
   * Lists the contracts that an account or contract created, or that were created in the transactions of
   * an account, newest first. An address that was deployed to more than once is listed with each
   * deployment.
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

/** Metadata of NFTs. */
export interface NftsResource {
  /**
   * Lists the tokens of a collection that have moved, by id, with their metadata; ERC-721 tokens with
   * their owners.
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
   * Returns a token with its metadata, an ERC-721 token with its owner. If it has never moved, the
   * status is 404.
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
   * Makes the service read the metadata of one token again. It can be called once per hour for each
   * token; further calls get 429, which clients do not retry. Some deployments respond with 201 instead
   * of 200.
   *
   * Sent again only when it surely was not processed.
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

/** Interchain messages. */
export interface IcmResource {
  /**
   * Lists the interchain messages that an address sent or received, ordered by timestamp, the latest
   * first. The fields of an item depend on its status.
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
   * Returns one interchain message by its id, with the transactions of its two chains as far as they are
   * indexed. A chain that is not available makes the response 503, since the state of the message would
   * not be known.
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
   * Lists the interchain messages of all indexed chains, ordered by timestamp, the latest first. The
   * filters may be combined: a message must fit each of them. The fields of an item depend on its
   * status.
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
   * Sends interchain messages as they are sent, received, executed and acknowledged on indexed chains,
   * as server-sent events: each time the message with all that is known of it by then. The filters may
   * be combined, as in the list. The `rewind` event also has the chainId of the chain that was taken
   * back. Each `item` event has one of them as JSON. A `rewind` event says that the service took back
   * what it had indexed above a block. An `id` is a cursor with which the stream continues behind that
   * event.
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

/** How far the chains are indexed. */
export interface StatusResource {
  /**
   * Returns for each indexed chain its height and its node's, how long ago the index last had every
   * block of the node, and whether it is catching up. Other responses say the height and that time of
   * their chains in the headers x-indexed-height and x-indexed-time.
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
   * Returns whether the database and each chain that the service indexes can be queried. A chain whose
   * data is missing is down; the others can still be queried. How far behind its node each chain is,
   * `data.status.get` says.
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
   * Responds as soon as the process handles requests, whatever the state of its chains and database is.
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

/** Older routes of operations that have a newer one, for deployments that lack it. */
export interface FormerResource {
  /**
   * Returns the same as `data.evm.listAddressChains`, under a route that older clients call.
   *
   * `GET /v1/chains/address/{address}`
   *
   * @deprecated Kept for existing callers.
   * @example
   * ```ts
   * for await (const chain of data.former.listAddressChains({ address })) console.log(chain.chainId);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/get-address-chains/}
   */
  readonly listAddressChains: (params: GetAddressChainsParams, options?: ListOptions) => List<GetAddressChainsItem, GetAddressChainsExtra>;

  /**
   * Returns the same as `data.evm.listLatestBlocksAllChains`, under a route that older clients call.
   *
   * `GET /v1/chains/allBlocks`
   *
   * @deprecated Kept for existing callers.
   * @example
   * ```ts
   * for await (const b of data.former.listLatestBlocksAllChains()) console.log(b.chainId, b.blockNumber);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-all-latest-blocks/}
   */
  readonly listLatestBlocksAllChains: (params?: ListAllLatestBlocksParams, options?: ListOptions) => List<ListAllLatestBlocksItem, ListAllLatestBlocksExtra>;

  /**
   * Returns the same as `data.evm.listLatestTransactionsAllChains`, under a route that older clients
   * call.
   *
   * `GET /v1/chains/allTransactions`
   *
   * @deprecated Kept for existing callers.
   * @example
   * ```ts
   * for await (const t of data.former.listLatestTransactionsAllChains()) console.log(t.txHash);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/data/list-all-latest-transactions/}
   */
  readonly listLatestTransactionsAllChains: (params?: ListAllLatestTransactionsParams, options?: ListOptions) => List<ListAllLatestTransactionsItem, ListAllLatestTransactionsExtra>;

  /**
   * Returns what `data.icm.get` returns, with the former name of the contract's field.
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
   * Returns what `data.icm.list` returns, with the former name of the contract's field.
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
   * Returns what `data.icm.listByAddress` returns, with the former name of the contract's field.
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

/** Requests of API keys, and what they cost. */
export interface UsageResource {
  /**
   * Returns how many requests were sent with the API key of this request, by period, and what they cost.
   * A key with the privilege usage gets those of all keys.
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
   * Lists the requests that were sent with the API key of this request, newest first. A key with the
   * privilege usage gets those of all keys. A page may have fewer items than pageSize, or none, although
   * more pages follow.
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
   * Returns how many requests to the RPC of a chain were relayed, by period. A deployment that relays
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
   * Returns how many requests to the public RPC of a subnet's chain were relayed, by period. A
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

/** Messages that are posted to a URL as things happen. */
export interface WebhooksResource {
  /**
   * Lists the webhooks of the API key, oldest first.
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
   * Creates a webhook: a URL to which the service posts a message for each event, beginning with the
   * blocks that follow. It belongs to the API key of the request, and its messages are signed with the
   * shared secret of that key, which is made with the first webhook. Webhooks need an API key. Some
   * deployments respond with 201 instead of 200.
   *
   * Sent again only when it surely was not processed.
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
   * Gives the API key a new shared secret. Messages are signed with it from their next attempt on. Some
   * deployments respond with 201 instead of 200.
   *
   * Sent again only when it surely was not processed.
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
   * Returns the shared secret of the API key. A receiver compares the header x-signature of a message
   * with the HMAC-SHA256 of its canonical JSON (RFC 8785, which is how bodies are sent) by the bytes of
   * the secret, in base64.
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
   * Returns a webhook of the API key.
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
   * Changes the given fields of a webhook and keeps the others. One that becomes active again is
   * notified of the blocks from then on, not of those that it missed.
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
   * Deactivates a webhook: it is notified of no further block, and messages that wait are kept for as
   * long as they would be tried. `data.webhooks.update` activates it again.
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
   * Lists the addresses that a webhook watches, in the order of their bytes. Only webhooks for addresses
   * have any.
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
   * Makes a webhook for address_activity watch more addresses, from the next block that it is notified
   * of. A webhook watches at most 1000 addresses.
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
   * Makes a webhook for address_activity stop watching addresses. Those that it does not watch are
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
   * Sends a message of the event type test to the URL of a webhook, signed and retried as any other, and
   * returns it. Some deployments respond with 201 instead of 200.
   *
   * Sent again only when it surely was not processed.
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
   * Lists the messages of a webhook, newest first. Received ones are kept for a day, dead letters (which
   * were not received within a day of attempts) for a week.
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
   * Sends a message again, such as a dead letter, with the id that it had and for another day of
   * attempts, whatever others wait. Some deployments respond with 201 instead of 200.
   *
   * Sent again only when it surely was not processed.
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
  /** Aggregated validator signatures of Warp messages. */
  readonly signatures: SignaturesResource;
  /** Background operations, such as exports. */
  readonly operations: OperationsResource;
  /** Transactions of the Primary Network chains. */
  readonly transactions: TransactionsResource;
  /** Outputs of the Primary Network chains. */
  readonly utxos: UtxosResource;
  /** Balances on the Primary Network chains. */
  readonly balances: BalancesResource;
  /** Assets of the X-Chain. */
  readonly assets: AssetsResource;
  /** Vertices of the X-Chain, from before it had blocks. */
  readonly vertices: VerticesResource;
  /** The supply of AVAX. */
  readonly supply: SupplyResource;
  /** Subnets and L1s. */
  readonly subnets: SubnetsResource;
  /** Blockchains of subnets and L1s. */
  readonly blockchains: BlockchainsResource;
  /** Validators of the Primary Network and of subnets. */
  readonly validators: ValidatorsResource;
  /** Validators of L1s, which pay a continuous fee. */
  readonly l1Validators: L1ValidatorsResource;
  /** Networks as a whole. */
  readonly networks: NetworksResource;
  /** Delegations to validators of the Primary Network. */
  readonly delegators: DelegatorsResource;
  /** Pending rewards of active stakes, and rewards that were paid. */
  readonly rewards: RewardsResource;
  /** Information about addresses. */
  readonly addresses: AddressesResource;
  /** Blocks of the Primary Network chains. */
  readonly blocks: BlocksResource;
  /** Transactions and token transfers of EVM chains. */
  readonly evm: EvmResource;
  /** Metadata of NFTs. */
  readonly nfts: NftsResource;
  /** Interchain messages. */
  readonly icm: IcmResource;
  /** How far the chains are indexed. */
  readonly status: StatusResource;
  /** Health of the service. */
  readonly health: HealthResource;
  /** Older routes of operations that have a newer one, for deployments that lack it. */
  readonly former: FormerResource;
  /** Requests of API keys, and what they cost. */
  readonly usage: UsageResource;
  /** Messages that are posted to a URL as things happen. */
  readonly webhooks: WebhooksResource;
}
