// Generated from specs/data/openapi.yaml; do not edit.

import type {
  AddressChainInteractions,
  AddressEvmChains,
  ApiLog,
  ApiLogPage,
  ApiUsage,
  AvaxSupply,
  Balances,
  BlockPage,
  Blockchain,
  BlockchainId,
  BlockchainPage,
  ChainInfo,
  CollectibleBalance,
  CollectibleBalancePage,
  Currency,
  DelegationStatus,
  Delegator,
  DelegatorPage,
  Erc1155BalancePage,
  Erc1155TokenBalance,
  Erc1155TransferListItem,
  Erc1155TransferPage,
  Erc20BalancePage,
  Erc20TokenBalance,
  Erc20TransferListItem,
  Erc20TransferPage,
  Erc721BalancePage,
  Erc721TokenBalance,
  Erc721TransferListItem,
  Erc721TransferPage,
  EvmAddressActivityRequest,
  EvmAddressActivityWebhook,
  EvmBlock,
  EvmBlockPage,
  EvmChain,
  EvmChainFeature,
  EvmChainList,
  EvmContract,
  EvmContractPage,
  EvmExportRequest,
  EvmLog,
  EvmTransactionDetail,
  EvmTransactionListItem,
  EvmTransactionListItemV2,
  EvmTransactionPage,
  EvmTransactionPageV2,
  HealthReport,
  HistoricalReward,
  HistoricalRewardPage,
  IcmMessage,
  IcmMessagePage,
  IndexStatus,
  InternalTransactionListItem,
  InternalTransactionPage,
  L1Validator,
  L1ValidatorPage,
  LastActivity,
  ListedTeleporterMessage,
  NativeBalance,
  NativeTokenBalance,
  NativeTransactionListItem,
  NativeTransactionPage,
  Network,
  NetworkDetails,
  Nft,
  NftPage,
  OperationRecord,
  PChainId,
  PChainTransaction,
  PendingReward,
  PendingRewardPage,
  PrimaryNetworkAddressActivityRequest,
  PrimaryNetworkBlock,
  PrimaryNetworkExportRequest,
  PrimaryNetworkTransaction,
  PrimaryNetworkTxType,
  RequestType,
  RpcUsage,
  RpcUsageGroup,
  RpcUsageInterval,
  SharedSecret,
  SignedMessage,
  SortOrder,
  StakingTransactionPage,
  Subnet,
  SubnetPage,
  TeleporterMessage,
  TeleporterMessagePage,
  TokenTransfer,
  TokenTransferPage,
  TransactionPage,
  TransactionStatus,
  UsageGroup,
  UsageInterval,
  Utxo,
  UtxoPage,
  ValidationStatus,
  Validator,
  ValidatorActivityRequest,
  ValidatorEvent,
  ValidatorPage,
  Vertex,
  VertexPage,
  Webhook,
  WebhookAddressPage,
  WebhookMessage,
  WebhookMessagePage,
  WebhookMessageStatus,
  WebhookPage,
  WebhookStatus,
  XChainAsset,
  XChainId,
  XChainLinearTransaction,
  XChainNonLinearTransaction,
  XChainTransactionPage,
} from "./types.ts";

export type {
  ActiveDelegator,
  ActiveValidator,
  AddressActivityMetadata,
  AddressActivitySubEvent,
  AddressChainInteractions,
  AddressChains,
  AddressEvmChains,
  AddressParty,
  AddressesRequest,
  AggregateSignaturesRequest,
  AllowListConfig,
  ApiLog,
  ApiLogClient,
  ApiLogPage,
  ApiUsage,
  ApiUsagePeriod,
  ApiUsageValue,
  AssetAmount,
  AssetBalance,
  AssetType,
  AvaxSupply,
  BalanceOwner,
  Balances,
  BlockPage,
  Blockchain,
  BlockchainId,
  BlockchainInfo,
  BlockchainPage,
  BlsCredentials,
  CChainBalances,
  CChainExportTransaction,
  CChainImportTransaction,
  CChainTransactionBase,
  CallType,
  ChainIndexStatus,
  ChainInfo,
  ChainName,
  CollectibleBalance,
  CollectibleBalancePage,
  CompletedDelegator,
  CompletedValidator,
  ContractDeployment,
  CreateWebhookRequest,
  Currency,
  DataError,
  DelegationStatus,
  Delegator,
  DelegatorBase,
  DelegatorPage,
  DelegatorTotals,
  DeliveredIcmMessage,
  DeliveredSourceNotIndexedIcmMessage,
  DeliveredSourceNotIndexedTeleporterMessage,
  DeliveredTeleporterMessage,
  Erc1155BalancePage,
  Erc1155Contract,
  Erc1155Metadata,
  Erc1155Token,
  Erc1155TokenBalance,
  Erc1155Transfer,
  Erc1155TransferListItem,
  Erc1155TransferPage,
  Erc20BalancePage,
  Erc20Contract,
  Erc20Token,
  Erc20TokenBalance,
  Erc20TokenV2,
  Erc20Transfer,
  Erc20TransferListItem,
  Erc20TransferPage,
  Erc20TransferV2,
  Erc721BalancePage,
  Erc721Contract,
  Erc721Metadata,
  Erc721Token,
  Erc721TokenBalance,
  Erc721Transfer,
  Erc721TransferListItem,
  Erc721TransferPage,
  ErrorBody,
  EvmAddressActivityRequest,
  EvmAddressActivityWebhook,
  EvmBlock,
  EvmBlockPage,
  EvmChain,
  EvmChainFeature,
  EvmChainList,
  EvmChainStatus,
  EvmContract,
  EvmContractBase,
  EvmContractPage,
  EvmExportOptions,
  EvmExportRequest,
  EvmFeeConfig,
  EvmGenesis,
  EvmGenesisConfig,
  EvmInput,
  EvmLog,
  EvmMethod,
  EvmOutput,
  EvmTransactionDetail,
  EvmTransactionListItem,
  EvmTransactionListItemV2,
  EvmTransactionPage,
  EvmTransactionPageV2,
  EvmVmName,
  ExportDates,
  ExportRequest,
  GenesisAccount,
  GenesisAlloc,
  GenesisData,
  GenesisStorage,
  Geolocation,
  HealthReport,
  HistoricalReward,
  HistoricalRewardPage,
  IcmDestinationTransaction,
  IcmMessage,
  IcmMessageBase,
  IcmMessageContent,
  IcmMessagePage,
  IcmReceipt,
  IcmRewardDetails,
  IcmSourceTransaction,
  IndexStatus,
  InternalTransaction,
  InternalTransactionListItem,
  InternalTransactionPage,
  InternalTxType,
  L1Validator,
  L1ValidatorDetails,
  L1ValidatorManagerDetails,
  L1ValidatorPage,
  LastActivity,
  ListedTeleporterMessage,
  MessageDirection,
  NativeBalance,
  NativeTokenBalance,
  NativeTransaction,
  NativeTransactionListItem,
  NativeTransactionPage,
  Network,
  NetworkDetails,
  NetworkToken,
  NetworkTokenDetails,
  NextPageToken,
  Nft,
  NftIndexStatus,
  NftMetadata,
  NftPage,
  OperationCode,
  OperationMetadata,
  OperationRecord,
  OperationStatus,
  OperationType,
  PChainBalances,
  PChainId,
  PChainSharedAssetBalance,
  PChainTransaction,
  PChainTxType,
  PChainUtxo,
  PartHealth,
  PendingDelegator,
  PendingIcmMessage,
  PendingReward,
  PendingRewardPage,
  PendingTeleporterMessage,
  PendingValidator,
  PricedAssetAmount,
  PrimaryNetworkAddressActivityMetadata,
  PrimaryNetworkAddressActivityRequest,
  PrimaryNetworkAddressActivityWebhook,
  PrimaryNetworkBlock,
  PrimaryNetworkExportOptions,
  PrimaryNetworkExportRequest,
  PrimaryNetworkTransaction,
  PrimaryNetworkTxType,
  ProposerDetails,
  RawGenesis,
  RemovedValidator,
  RequestType,
  RewardType,
  RpcUsage,
  RpcUsageGroup,
  RpcUsageGroupedBy,
  RpcUsageInterval,
  RpcUsagePeriod,
  RpcUsageValue,
  SharedAssetBalance,
  SharedSecret,
  SignedMessage,
  SortOrder,
  StakingTransactionPage,
  Subnet,
  SubnetOwnership,
  SubnetPage,
  TeleporterMessage,
  TeleporterMessageBase,
  TeleporterMessageInfo,
  TeleporterMessagePage,
  TokenPrice,
  TokenTransfer,
  TokenTransferPage,
  TransactionPage,
  TransactionStatus,
  TransferPosition,
  UnknownContract,
  UpdateWebhookRequest,
  UsageCounts,
  UsageGroup,
  UsageGroupedBy,
  UsageInterval,
  Utxo,
  UtxoCredential,
  UtxoPage,
  UtxoType,
  ValidationStatus,
  Validator,
  ValidatorActivityMetadata,
  ValidatorActivityRequest,
  ValidatorActivitySubEvent,
  ValidatorActivityWebhook,
  ValidatorBase,
  ValidatorEvent,
  ValidatorEventKind,
  ValidatorHealth,
  ValidatorPage,
  ValidatorRewards,
  ValidatorTotals,
  VersionStake,
  Vertex,
  VertexPage,
  WarpConfig,
  Webhook,
  WebhookAddressPage,
  WebhookAddressesRequest,
  WebhookMessage,
  WebhookMessagePage,
  WebhookMessageStatus,
  WebhookPage,
  WebhookStatus,
  XChainAsset,
  XChainBalances,
  XChainId,
  XChainLinearTransaction,
  XChainNonLinearTransaction,
  XChainTransactionBase,
  XChainTransactionPage,
  XChainTxType,
  XOrCChainUtxo,
} from "./types.ts";

const PATH_STRING_REQUIRED_FALLBACK = { in: "path", type: "string", required: true, fallback: true } as const;
const BODY_STRING = { in: "body", type: "string" } as const;
const PATH_STRING_REQUIRED = { in: "path", type: "string", required: true } as const;
const BODY_STRING_REQUIRED = { in: "body", type: "string", required: true } as const;
const QUERY_ARRAY_CSV_ADDRESS = { in: "query", type: "array", csv: true, address: true } as const;
const QUERY_STRING = { in: "query", type: "string" } as const;
const QUERY_ARRAY = { in: "query", type: "array" } as const;
const QUERY_INTEGER_MIN_0 = { in: "query", type: "integer", min: 0 } as const;
const QUERY_INTEGER_MIN_1_MAX_100 = { in: "query", type: "integer", min: 1, max: 100 } as const;
const QUERY_BOOLEAN = { in: "query", type: "boolean" } as const;
const QUERY_ARRAY_REQUIRED_CSV_ADDRESS = { in: "query", type: "array", required: true, csv: true, address: true } as const;
const QUERY_ARRAY_CSV = { in: "query", type: "array", csv: true } as const;
const PATH_NUMERIC_REQUIRED = { in: "path", type: "numeric", required: true } as const;
const QUERY_STRING_FALLBACK = { in: "query", type: "string", fallback: true } as const;
const QUERY_NUMERIC = { in: "query", type: "numeric" } as const;
const QUERY_INTEGER_MIN_1_MAX_500 = { in: "query", type: "integer", min: 1, max: 500 } as const;
const BODY_BOOLEAN = { in: "body", type: "boolean" } as const;
const QUERY_INTEGER_MIN_0_MAX_9007199254740991 = { in: "query", type: "integer", min: 0, max: 9007199254740991 } as const;
const get = <
  const Id extends string,
  const Path extends string,
  const Params extends object,
  const More extends object = Record<never, never>,
>(
  id: Id,
  path: Path,
  params: Params,
  more?: More,
) => ({ id, method: "GET", path, retry: "safe", params, ...(more as More) }) as const;

/**
 * Aggregate validator signatures for a Warp message.
 *
 * Requests signatures of the message from the validators of the signing subnet, and aggregates them
 * until the quorum is reached. At least one of message and justification is required, and
 * quorumPercentage plus quorumPercentageBuffer must be at most 100. Some deployments respond with 201
 * instead of 200.
 *
 * `POST /v1/signatureAggregator/{network}/aggregateSignatures`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const aggregateSignatures = {
  id: "aggregateSignatures",
  method: "POST",
  path: "/v1/signatureAggregator/{network}/aggregateSignatures",
  retry: "safe",
  params: {
    network: PATH_STRING_REQUIRED_FALLBACK,
    message: BODY_STRING,
    justification: BODY_STRING,
    signingSubnetId: BODY_STRING,
    quorumPercentage: { in: "body", type: "integer", min: 0, max: 100 },
    quorumPercentageBuffer: { in: "body", type: "integer", min: 0, max: 100 },
    pChainHeight: { in: "body", type: "integer", min: 0 },
  },
  rules: [
    { kind: "anyOf", names: ["message", "justification"] },
    { kind: "sumAtMost", names: ["quorumPercentage", "quorumPercentageBuffer"], max: 100 },
  ],
} as const;

/** Parameters of {@link aggregateSignatures}. */
export interface AggregateSignaturesParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Unsigned Warp message, hex with optional 0x prefix. Deployments also accept the ABI-encoded data of
   * the Warp precompile's SendWarpMessage event.
   */
  message?: string | undefined;
  /** Additional data that the signers need to verify the message, hex with optional 0x prefix. */
  justification?: string | undefined;
  /** Subnet whose validators sign, hex or cb58. Default: the subnet of the source blockchain. */
  signingSubnetId?: string | undefined;
  /**
   * Share of the signing subnet's weight that must sign, in percent. Deployments treat 0 as not given.
   * Range: 0 to 100; Default: 67.
   */
  quorumPercentage?: number | undefined;
  /**
   * Share above the quorum that the service tries to reach, in percent. More signatures take longer, but
   * are less likely to become invalid when weights change.
   * Range: 0 to 100; Default: 0.
   */
  quorumPercentageBuffer?: number | undefined;
  /**
   * P-Chain height that determines the validator set. 0 means the proposed height.
   * At least 0; Default: 0.
   */
  pChainHeight?: number | undefined;
}

/** Response of {@link aggregateSignatures}. */
export type AggregateSignaturesResult = SignedMessage;

/**
 * Aggregate validator signatures for a transaction.
 *
 * Finds the Warp message about an L1 that belongs to a P-Chain or X-Chain transaction, and aggregates
 * the validator signatures for it. Some deployments respond with 201 instead of 200.
 *
 * `GET /v1/signatureAggregator/{network}/aggregateSignatures/{txHash}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const aggregateSignaturesForTransaction = /* @__PURE__ */ get("aggregateSignaturesForTransaction", "/v1/signatureAggregator/{network}/aggregateSignatures/{txHash}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  txHash: PATH_STRING_REQUIRED,
});

/** Parameters of {@link aggregateSignaturesForTransaction}. */
export interface AggregateSignaturesForTransactionParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Id of a P-Chain or X-Chain transaction, cb58.
   * @example 3P91K6nuDFvDodcRuJTsgdf9SvYe5pMiKk38HppsoeAiEztCP
   */
  txHash: string;
}

/** Response of {@link aggregateSignaturesForTransaction}. */
export type AggregateSignaturesForTransactionResult = SignedMessage;

/**
 * Start an export of transactions.
 *
 * Starts an export in the background and returns its record. Poll getOperation until its status is
 * final. The result is a CSV file, whose columns the request types describe. An export that grows too
 * large is cut at the end of a day, and metadata.nextDate is the day at which the next export should
 * begin; the first day is never cut. Each call starts another export, so a client must not retry a
 * call that the service may have received. The number of unfinished exports per caller is limited; one
 * more gets 429, which clients do not retry: call again once an export has ended. Some deployments
 * respond with 201 instead of 200.
 *
 * `POST /v1/operations/transactions:export`
 *
 * Sent again only when it surely was not processed.
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const exportTransactions = {
  id: "exportTransactions",
  method: "POST",
  path: "/v1/operations/transactions:export",
  retry: "unsafe",
  finalStatuses: [429],
  params: {
    firstDate: BODY_STRING,
    lastDate: BODY_STRING,
    startDate: BODY_STRING,
    endDate: BODY_STRING,
    type: BODY_STRING_REQUIRED,
    options: { in: "body", type: "object", required: true },
  },
} as const;

/** Parameters of {@link exportTransactions}. */
export type ExportTransactionsParams = EvmExportRequest | PrimaryNetworkExportRequest;

/** Response of {@link exportTransactions}. */
export type ExportTransactionsResult = OperationRecord;

/**
 * Get the state of an operation.
 *
 * Returns the record of an operation that exportTransactions started. Once the status is COMPLETED or
 * COMPLETED_WITH_WARNING, metadata.downloadUrl is a link to the result, valid for one hour without a
 * key. The file is kept for a day; until then, each call returns a new link.
 *
 * `GET /v1/operations/{operationId}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getOperation = /* @__PURE__ */ get("getOperation", "/v1/operations/{operationId}", {
  operationId: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getOperation}. */
export interface GetOperationParams {
  /**
   * Id of the operation, a UUID, from the response that started it.
   * @example aa22054a-cb7c-4a4e-9b83-59f2ede74138
   */
  operationId: string;
}

/** Response of {@link getOperation}. */
export type GetOperationResult = OperationRecord;

/**
 * List the latest transactions of a Primary Network chain.
 *
 * Ordered by timestamp. txTypes and the timestamps can be used as filters only together with addresses
 * or, on the P-Chain, with l1ValidationId. If the transactions have very many outputs, a page may
 * contain fewer transactions than pageSize, or none, although more follow. The schema of the items
 * depends on the chain.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listTransactions = /* @__PURE__ */ get("listTransactions", "/v1/networks/{network}/blockchains/{blockchainId}/transactions", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  addresses: QUERY_ARRAY_CSV_ADDRESS,
  l1ValidationId: QUERY_STRING,
  txTypes: QUERY_ARRAY,
  startTimestamp: QUERY_INTEGER_MIN_0,
  endTimestamp: QUERY_INTEGER_MIN_0,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  sortOrder: QUERY_STRING,
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listTransactions}. */
export interface ListTransactionsParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or by cb58 id.
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network,
   * optionally after P- or X-. EVM addresses with 0x prefix are accepted too, for atomic transactions of
   * the C-Chain. Deployments accept at most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Only transactions about the L1 validation with this id, such as ConvertSubnetToL1Tx or
   * IncreaseL1ValidatorBalanceTx. P-Chain only; txTypes and the timestamps can be combined with it.
   * @example nLXAKvzVRTYjrBW1tef4gS14RbnPvAW7o9q2fwdVEesE7rvmR
   */
  l1ValidationId?: string | undefined;
  /**
   * Only transactions of these types. Repeat the parameter for each type. An unknown type is refused
   * with 400.
   */
  txTypes?: readonly PrimaryNetworkTxType[] | undefined;
  /**
   * Only items after this Unix time in seconds, which is excluded.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Only items before this Unix time in seconds, which is excluded.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listTransactions}. */
export type ListTransactionsResult = TransactionPage;

/** One item of {@link listTransactions}. */
export type ListTransactionsItem = PrimaryNetworkTransaction;

/** What a page of {@link listTransactions} carries beside its items. */
export interface ListTransactionsExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/**
 * List active staking transactions.
 *
 * Lists the staking transactions of the P-Chain that are active for the given addresses. The filters
 * have the same meaning as in listTransactions and also need addresses; a page may be shorter than
 * pageSize for the same reason.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions:listStaking`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listStakingTransactions = /* @__PURE__ */ get("listStakingTransactions", "/v1/networks/{network}/blockchains/{blockchainId}/transactions:listStaking", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  addresses: QUERY_ARRAY_CSV_ADDRESS,
  txTypes: QUERY_ARRAY,
  startTimestamp: QUERY_INTEGER_MIN_0,
  endTimestamp: QUERY_INTEGER_MIN_0,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  sortOrder: QUERY_STRING,
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listStakingTransactions}. */
export interface ListStakingTransactionsParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * The P-Chain, by alias or by cb58 id; no other chain has staking transactions.
   * @example p-chain
   */
  blockchainId: PChainId;
  /**
   * X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network,
   * optionally after P- or X-. Deployments accept at most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Only transactions of these types. Repeat the parameter for each type. An unknown type is refused
   * with 400.
   */
  txTypes?: readonly PrimaryNetworkTxType[] | undefined;
  /**
   * Only items after this Unix time in seconds, which is excluded.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Only items before this Unix time in seconds, which is excluded.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listStakingTransactions}. */
export type ListStakingTransactionsResult = StakingTransactionPage;

/** One item of {@link listStakingTransactions}. */
export type ListStakingTransactionsItem = PChainTransaction;

/** What a page of {@link listStakingTransactions} carries beside its items. */
export interface ListStakingTransactionsExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/**
 * Stream the transactions of a Primary Network chain.
 *
 * Sends the transactions of the P-, X- or C-Chain in the order of the chain as they are indexed, as
 * server- sent events. txTypes can be used as a filter only together with addresses. The schema of the
 * items depends on the chain. Each `item` event has one of them as JSON. A `rewind` event says that
 * the service took back what it had indexed above a block. An `id` is a cursor with which the stream
 * continues behind that event.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions:stream`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const streamPrimaryTransactions = /* @__PURE__ */ get("streamPrimaryTransactions", "/v1/networks/{network}/blockchains/{blockchainId}/transactions:stream", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  addresses: QUERY_ARRAY_CSV_ADDRESS,
  txTypes: QUERY_ARRAY,
  since: QUERY_STRING,
}, {
  stream: true,
});

/** Parameters of {@link streamPrimaryTransactions}. */
export interface StreamPrimaryTransactionsParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or by cb58 id.
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * X-Chain or P-Chain addresses as one comma-separated value, as in the list of transactions.
   * Deployments accept at most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Only transactions of these types. Repeat the parameter for each type. An unknown type is refused
   * with 400.
   */
  txTypes?: readonly PrimaryNetworkTxType[] | undefined;
  /**
   * Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the
   * first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header
   * wins over it.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamPrimaryTransactions}. */
export type StreamPrimaryTransactionsItem = PrimaryNetworkTransaction;

/**
 * Get a transaction of a Primary Network chain.
 *
 * Returns one transaction in the form in which listTransactions lists it, with the outputs that it
 * consumed and emitted as they are now. On the C-Chain these are the atomic transactions;
 * getTransaction returns the others. 404 when the chain has no such transaction, or it is not indexed
 * yet.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getPrimaryTransaction = /* @__PURE__ */ get("getPrimaryTransaction", "/v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  txHash: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getPrimaryTransaction}. */
export interface GetPrimaryTransactionParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or by cb58 id.
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Id of the transaction, cb58. Hex with 0x prefix is accepted too.
   * @example 3P91K6nuDFvDodcRuJTsgdf9SvYe5pMiKk38HppsoeAiEztCP
   */
  txHash: string;
}

/** Response of {@link getPrimaryTransaction}. */
export type GetPrimaryTransactionResult = PrimaryNetworkTransaction;

/**
 * List outputs of addresses on a Primary Network chain.
 *
 * Lists the outputs that the given addresses can spend together: those whose owners among the
 * addresses reach the threshold. Ordered by timestamp, newest first, or by amount, largest first,
 * unless sortOrder is given. An output that was moved to another chain is listed on the chain that
 * created it and on the chain that can spend it. The schema of the items depends on the chain.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/utxos`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listUtxos = /* @__PURE__ */ get("listUtxos", "/v1/networks/{network}/blockchains/{blockchainId}/utxos", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  addresses: QUERY_ARRAY_CSV_ADDRESS,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  assetId: QUERY_STRING,
  minUtxoAmount: { in: "query", type: "number", min: 0 },
  includeSpent: QUERY_BOOLEAN,
  sortBy: QUERY_STRING,
  sortOrder: QUERY_STRING,
}, {
  page: { items: "utxos" },
});

/** Parameters of {@link listUtxos}. */
export interface ListUtxosParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or by cb58 id.
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network,
   * optionally after P- or X-. Deployments accept at most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Only outputs of this asset, cb58. X-Chain only; other chains ignore it.
   * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
   */
  assetId?: string | undefined;
  /**
   * Only outputs of at least this amount, inclusive, in the smallest unit of the network token (nAVAX).
   * May exceed 2^53. A fraction is rounded up.
   * At least 0; Default: 0.
   * @example 1000000
   */
  minUtxoAmount?: (number | bigint) | undefined;
  /**
   * Whether spent outputs are listed too.
   * @example true
   */
  includeSpent?: boolean | undefined;
  /**
   * Sort key of the listing.
   * @example timestamp
   */
  sortBy?: ("timestamp" | "amount") | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listUtxos}. */
export type ListUtxosResult = UtxoPage;

/** One item of {@link listUtxos}. */
export type ListUtxosItem = Utxo;

/** What a page of {@link listUtxos} carries beside its items. */
export interface ListUtxosExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/**
 * List outputs of many addresses on a Primary Network chain.
 *
 * As listUtxos, with more addresses, which are in the body, and with larger pages. Some deployments
 * respond with 201 instead of 200.
 *
 * `POST /v1/networks/{network}/blockchains/{blockchainId}/utxos`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const queryUtxos = {
  id: "queryUtxos",
  method: "POST",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/utxos",
  retry: "safe",
  params: {
    network: PATH_STRING_REQUIRED_FALLBACK,
    blockchainId: PATH_STRING_REQUIRED,
    pageToken: QUERY_STRING,
    pageSize: { in: "query", type: "integer", min: 1, max: 1024 },
    assetId: QUERY_STRING,
    minUtxoAmount: { in: "query", type: "number", min: 0 },
    includeSpent: QUERY_BOOLEAN,
    sortBy: QUERY_STRING,
    sortOrder: QUERY_STRING,
    addresses: { in: "body", type: "string", required: true, address: true },
  },
  page: { items: "utxos" },
} as const;

/** Parameters of {@link queryUtxos}. */
export interface QueryUtxosParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or by cb58 id.
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 1024; Default: 10.
   * @example 100
   */
  pageSize?: number | undefined;
  /**
   * Only outputs of this asset, cb58. X-Chain only; other chains ignore it.
   * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
   */
  assetId?: string | undefined;
  /**
   * Only outputs of at least this amount, inclusive, in the smallest unit of the network token (nAVAX).
   * May exceed 2^53. A fraction is rounded up.
   * At least 0; Default: 0.
   * @example 1000000
   */
  minUtxoAmount?: (number | bigint) | undefined;
  /**
   * Whether spent outputs are listed too.
   * @example true
   */
  includeSpent?: boolean | undefined;
  /**
   * Sort key of the listing.
   * @example timestamp
   */
  sortBy?: ("timestamp" | "amount") | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
  /**
   * Addresses as one comma-separated value: bech32 with the prefix of the network, optionally after P-,
   * X- or C-. At most 1024.
   * @example fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw
   */
  addresses: string | readonly string[];
}

/** Response of {@link queryUtxos}. */
export type QueryUtxosResult = UtxoPage;

/** One item of {@link queryUtxos}. */
export type QueryUtxosItem = Utxo;

/** What a page of {@link queryUtxos} carries beside its items. */
export interface QueryUtxosExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/**
 * Get the balances of addresses on a Primary Network chain.
 *
 * Adds up the outputs that the given addresses can spend together: those whose owners among the
 * addresses reach the threshold. An output is in exactly one list, and one that was exported is in the
 * lists of the atomic memory of the chain that created it, until the other chain imports it. So the
 * balances of the chains can be added. Lists without an output are empty. Balances are those of the
 * latest indexed block, or of the last block up to blockTimestamp. On the C-Chain there is only atomic
 * memory: accounts hold the rest.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/balances`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getBalances = /* @__PURE__ */ get("getBalances", "/v1/networks/{network}/blockchains/{blockchainId}/balances", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  addresses: QUERY_ARRAY_REQUIRED_CSV_ADDRESS,
  blockTimestamp: QUERY_INTEGER_MIN_0,
});

/** Parameters of {@link getBalances}. */
export interface GetBalancesParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or by cb58 id.
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network,
   * optionally after P- or X-. Deployments accept at most 64.
   * At most 64 items.
   */
  addresses: readonly string[] | string;
  /**
   * Unix time in seconds at which the balances are read: of the blocks up to then, with the locks of
   * then. Default: the latest indexed block, with the locks of now.
   * At least 0.
   * @example 1766016000
   */
  blockTimestamp?: number | undefined;
}

/** Response of {@link getBalances}. */
export type GetBalancesResult = Balances;

/**
 * Get the last activity of addresses on a Primary Network chain.
 *
 * Finds the latest transaction that created or spent an output of one of the addresses, alone or with
 * other owners. When the transaction spent such outputs, utxoId is the first of them; otherwise it is
 * the first that it created. Responds with 404 when there is no such transaction.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getLastActivity = /* @__PURE__ */ get("getLastActivity", "/v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  addresses: QUERY_ARRAY_REQUIRED_CSV_ADDRESS,
});

/** Parameters of {@link getLastActivity}. */
export interface GetLastActivityParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or by cb58 id.
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network,
   * optionally after P- or X-. Deployments accept at most 64.
   * At most 64 items.
   */
  addresses: readonly string[] | string;
}

/** Response of {@link getLastActivity}. */
export type GetLastActivityResult = LastActivity;

/**
 * Get the last activity of many addresses on a Primary Network chain.
 *
 * As getLastActivity, with more addresses, which are in the body. Some deployments respond with 201
 * instead of 200.
 *
 * `POST /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const queryLastActivity = {
  id: "queryLastActivity",
  method: "POST",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses",
  retry: "safe",
  params: {
    network: PATH_STRING_REQUIRED_FALLBACK,
    blockchainId: PATH_STRING_REQUIRED,
    addresses: { in: "body", type: "string", required: true, address: true },
  },
} as const;

/** Parameters of {@link queryLastActivity}. */
export interface QueryLastActivityParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or by cb58 id.
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Addresses as one comma-separated value: bech32 with the prefix of the network, optionally after P-,
   * X- or C-. At most 1024.
   * @example fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw
   */
  addresses: string | readonly string[];
}

/** Response of {@link queryLastActivity}. */
export type QueryLastActivityResult = LastActivity;

/**
 * Get an asset of the X-Chain.
 *
 * Returns the name of an asset of the X-Chain, when it was created, and whether more of it can be
 * minted.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getAsset = /* @__PURE__ */ get("getAsset", "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  assetId: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getAsset}. */
export interface GetAssetParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * The X-Chain, by alias or by cb58 id.
   * @example x-chain
   */
  blockchainId: XChainId;
  /**
   * Asset to query, cb58.
   * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
   */
  assetId: string;
}

/** Response of {@link getAsset}. */
export type GetAssetResult = XChainAsset;

/**
 * List the latest transactions of an asset of the X-Chain.
 *
 * Lists the transactions that created the asset, or that spent or created outputs of it, the latest
 * first.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listAssetTransactions = /* @__PURE__ */ get("listAssetTransactions", "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  assetId: PATH_STRING_REQUIRED,
  txTypes: QUERY_ARRAY,
  startTimestamp: QUERY_INTEGER_MIN_0,
  endTimestamp: QUERY_INTEGER_MIN_0,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listAssetTransactions}. */
export interface ListAssetTransactionsParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * The X-Chain, by alias or by cb58 id.
   * @example x-chain
   */
  blockchainId: XChainId;
  /**
   * Asset to query, cb58.
   * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
   */
  assetId: string;
  /**
   * Only transactions of these types. Repeat the parameter for each type. An unknown type is refused
   * with 400.
   */
  txTypes?: readonly PrimaryNetworkTxType[] | undefined;
  /**
   * Only items after this Unix time in seconds, which is excluded.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Only items before this Unix time in seconds, which is excluded.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listAssetTransactions}. */
export type ListAssetTransactionsResult = XChainTransactionPage;

/** One item of {@link listAssetTransactions}. */
export type ListAssetTransactionsItem = XChainLinearTransaction | XChainNonLinearTransaction;

/** What a page of {@link listAssetTransactions} carries beside its items. */
export interface ListAssetTransactionsExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/**
 * List the latest vertices of the X-Chain.
 *
 * Lists vertices of the X-Chain, the latest first. The X-Chain's transactions were accepted in
 * vertices of a graph until it got blocks (the Cortina upgrade, April 2023). A deployment that does
 * not index vertices responds with 501.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/vertices`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listVertices = /* @__PURE__ */ get("listVertices", "/v1/networks/{network}/blockchains/{blockchainId}/vertices", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "vertices" },
});

/** Parameters of {@link listVertices}. */
export interface ListVerticesParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * The X-Chain, by alias or by cb58 id.
   * @example x-chain
   */
  blockchainId: XChainId;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listVertices}. */
export type ListVerticesResult = VertexPage;

/** One item of {@link listVertices}. */
export type ListVerticesItem = Vertex;

/** What a page of {@link listVertices} carries beside its items. */
export interface ListVerticesExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/**
 * Get a vertex of the X-Chain.
 *
 * Returns a vertex of the X-Chain. The X-Chain's transactions were accepted in vertices of a graph
 * until it got blocks (the Cortina upgrade, April 2023). A deployment that does not index vertices
 * responds with 501.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/vertices/{vertexHash}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getVertex = /* @__PURE__ */ get("getVertex", "/v1/networks/{network}/blockchains/{blockchainId}/vertices/{vertexHash}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  vertexHash: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getVertex}. */
export interface GetVertexParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * The X-Chain, by alias or by cb58 id.
   * @example x-chain
   */
  blockchainId: XChainId;
  /**
   * Id of the vertex, cb58.
   * @example haP1CW56cspZY7aEuqHNrtpvhqCaMTxQaYe6j5u2Mbn4L2Gqr
   */
  vertexHash: string;
}

/** Response of {@link getVertex}. */
export type GetVertexResult = Vertex;

/**
 * List the vertices of the X-Chain at a height.
 *
 * Lists the vertices of the X-Chain at a height of the graph. The X-Chain's transactions were accepted
 * in vertices of a graph until it got blocks (the Cortina upgrade, April 2023). A deployment that does
 * not index vertices responds with 501.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/vertices:listByHeight`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listVerticesByHeight = /* @__PURE__ */ get("listVerticesByHeight", "/v1/networks/{network}/blockchains/{blockchainId}/vertices:listByHeight", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  vertexHeight: { in: "query", type: "integer", required: true, min: 0 },
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  sortOrder: QUERY_STRING,
}, {
  page: { items: "vertices" },
});

/** Parameters of {@link listVerticesByHeight}. */
export interface ListVerticesByHeightParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * The X-Chain, by alias or by cb58 id.
   * @example x-chain
   */
  blockchainId: XChainId;
  /**
   * Height in the graph.
   * At least 0.
   * @example 3451
   */
  vertexHeight: number;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listVerticesByHeight}. */
export type ListVerticesByHeightResult = VertexPage;

/** One item of {@link listVerticesByHeight}. */
export type ListVerticesByHeightItem = Vertex;

/** What a page of {@link listVerticesByHeight} carries beside its items. */
export interface ListVerticesByHeightExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/**
 * Get the supply of AVAX.
 *
 * Returns how much AVAX there is, is staked, was paid as rewards and was burned on each chain. A
 * deployment that does not keep what each chain has burned responds with 501.
 *
 * `GET /v1/avax/supply`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getAvaxSupply = /* @__PURE__ */ get("getAvaxSupply", "/v1/avax/supply", {});

/** {@link getAvaxSupply} takes no parameters. */
export type GetAvaxSupplyParams = Record<string, never>;

/** Response of {@link getAvaxSupply}. */
export type GetAvaxSupplyResult = AvaxSupply;

/**
 * List subnets and L1s.
 *
 * Lists every subnet of the network with its owners and blockchains, ordered by creation, newest first
 * unless sortOrder is given.
 *
 * `GET /v1/networks/{network}/subnets`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listSubnets = /* @__PURE__ */ get("listSubnets", "/v1/networks/{network}/subnets", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  pageToken: QUERY_STRING,
  pageSize: { in: "query", type: "integer", min: 1, max: 10000 },
  sortOrder: QUERY_STRING,
}, {
  page: { items: "subnets" },
});

/** Parameters of {@link listSubnets}. */
export interface ListSubnetsParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 10000; Default: 100.
   * @example 500
   */
  pageSize?: number | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listSubnets}. */
export type ListSubnetsResult = SubnetPage;

/** One item of {@link listSubnets}. */
export type ListSubnetsItem = Subnet;

/** {@link listSubnets} pages carry nothing beside their items. */
export type ListSubnetsExtra = Record<never, never>;

/**
 * Get a subnet or L1.
 *
 * Returns one subnet with its owners and blockchains as they are now. 404 when it is not known. The
 * Primary Network is one, with the id of all ones.
 *
 * `GET /v1/networks/{network}/subnets/{subnetId}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getSubnetById = /* @__PURE__ */ get("getSubnetById", "/v1/networks/{network}/subnets/{subnetId}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  subnetId: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getSubnetById}. */
export interface GetSubnetByIdParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Id of the subnet, cb58. Hex with 0x prefix is accepted too.
   * @example 29uVeLPJB1eQJkzRemU8g8wZDw5uJRqpab5U2mX9euieVwiEbL
   */
  subnetId: string;
}

/** Response of {@link getSubnetById}. */
export type GetSubnetByIdResult = Subnet;

/**
 * List blockchains.
 *
 * Lists every blockchain that was created on the network, in its genesis or by a CreateChainTx,
 * ordered by creation, newest first unless sortOrder is given. The P-Chain itself is not among them.
 *
 * `GET /v1/networks/{network}/blockchains`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listBlockchains = /* @__PURE__ */ get("listBlockchains", "/v1/networks/{network}/blockchains", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  pageToken: QUERY_STRING,
  pageSize: { in: "query", type: "integer", min: 1, max: 10000 },
  sortOrder: QUERY_STRING,
}, {
  page: { items: "blockchains" },
});

/** Parameters of {@link listBlockchains}. */
export interface ListBlockchainsParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 10000; Default: 100.
   * @example 500
   */
  pageSize?: number | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listBlockchains}. */
export type ListBlockchainsResult = BlockchainPage;

/** One item of {@link listBlockchains}. */
export type ListBlockchainsItem = Blockchain;

/** {@link listBlockchains} pages carry nothing beside their items. */
export type ListBlockchainsExtra = Record<never, never>;

/**
 * Get a blockchain.
 *
 * Returns one blockchain of the network. 404 when it is not known; the P-Chain, which no transaction
 * created, is not.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getBlockchain = /* @__PURE__ */ get("getBlockchain", "/v1/networks/{network}/blockchains/{blockchainId}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getBlockchain}. */
export interface GetBlockchainParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Id of the blockchain, cb58; x-chain and c-chain stand for the network's own.
   * @example 2D8RG4UpSXbPbvPCAWppNJyqTG2i2CAXSkTgmTBBvs7GKNZjsY
   */
  blockchainId: string;
}

/** Response of {@link getBlockchain}. */
export type GetBlockchainResult = Blockchain;

/**
 * List validators.
 *
 * Lists the validators of a subnet, or of all subnets. Latest registration first unless sortBy or
 * sortOrder is given. The fields of an item depend on its validationStatus. The documented defaults of
 * the fee and uptime bounds apply only if such a filter is used; otherwise every validation is listed.
 *
 * `GET /v1/networks/{network}/validators`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listValidators = /* @__PURE__ */ get("listValidators", "/v1/networks/{network}/validators", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  nodeIds: QUERY_ARRAY_CSV,
  sortBy: QUERY_STRING,
  sortOrder: QUERY_STRING,
  validationStatus: QUERY_STRING,
  minDelegationCapacity: { in: "query", type: "numeric", min: 0, max: 720000000000000000 },
  maxDelegationCapacity: { in: "query", type: "numeric", min: 0, max: 720000000000000000 },
  minTimeRemaining: { in: "query", type: "number", min: 0, max: 2147483647 },
  maxTimeRemaining: { in: "query", type: "number", min: 0, max: 2147483647 },
  minFeePercentage: { in: "query", type: "number", min: 2, max: 100 },
  maxFeePercentage: { in: "query", type: "number", min: 2, max: 100 },
  minUptimePerformance: { in: "query", type: "number", min: 0, max: 100 },
  maxUptimePerformance: { in: "query", type: "number", min: 0, max: 100 },
  subnetId: QUERY_STRING,
}, {
  page: { items: "validators" },
});

/** Parameters of {@link listValidators}. */
export interface ListValidatorsParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Node ids as one comma-separated value. A validator matches if its node id contains one of the
   * values, so parts of ids are accepted. Deployments accept at most 64.
   * At most 64 items.
   */
  nodeIds?: readonly string[] | string | undefined;
  /**
   * Sort key of the listing. delegationFee is available only for validators of mainnet, with subnetId
   * set to the id of the Primary Network.
   * @example timeRemaining
   */
  sortBy?: ("blockIndex" | "delegationCapacity" | "timeRemaining" | "delegationFee" | "uptimePerformance") | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
  /**
   * Only validations in this state.
   * @example active
   */
  validationStatus?: ValidationStatus | undefined;
  /**
   * Only validators whose delegation capacity is at least this, a decimal string of nAVAX.
   * Range: 0 to 720000000000000000.
   * @example 25000000000
   */
  minDelegationCapacity?: string | number | bigint | undefined;
  /**
   * Only validators whose delegation capacity is at most this, a decimal string of nAVAX.
   * Range: 0 to 720000000000000000.
   * @example 3000000000000000
   */
  maxDelegationCapacity?: string | number | bigint | undefined;
  /**
   * Only validators whose time until the end of the validation is at least this, in seconds.
   * Range: 0 to 2147483647.
   * @example 86400
   */
  minTimeRemaining?: number | undefined;
  /**
   * Only validators whose time until the end of the validation is at most this, in seconds.
   * Range: 0 to 2147483647.
   * @example 2592000
   */
  maxTimeRemaining?: number | undefined;
  /**
   * Only validators whose delegation fee is at least this, in percent. Subnet validations have no fee
   * and are not returned when this is given. The default of 2 applies only if the other fee bound is
   * given alone.
   * Range: 2 to 100.
   * @example 2
   */
  minFeePercentage?: number | undefined;
  /**
   * Only validators whose delegation fee is at most this, in percent. Subnet validations have no fee and
   * are not returned when this is given. The default of 100 applies only if the other fee bound is given
   * alone.
   * Range: 2 to 100.
   * @example 10
   */
  maxFeePercentage?: number | undefined;
  /**
   * Only validators whose uptime, as seen by its peers, is at least this, in percent. Only active
   * validations have an uptime, so other validations are not returned when this is given. The default of
   * 90 applies only if the other uptime bound is given alone.
   * Range: 0 to 100.
   * @example 90
   */
  minUptimePerformance?: number | undefined;
  /**
   * Only validators whose uptime, as seen by its peers, is at most this, in percent. Only active
   * validations have an uptime, so other validations are not returned when this is given. The default of
   * 100 applies only if the other uptime bound is given alone.
   * Range: 0 to 100.
   * @example 100
   */
  maxUptimePerformance?: number | undefined;
  /**
   * Only validators of this subnet, cb58. Default: all subnets. The Primary Network is
   * 11111111111111111111111111111111LpoYY.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetId?: string | undefined;
}

/** Response of {@link listValidators}. */
export type ListValidatorsResult = ValidatorPage;

/** One item of {@link listValidators}. */
export type ListValidatorsItem = Validator;

/** {@link listValidators} pages carry nothing beside their items. */
export type ListValidatorsExtra = Record<never, never>;

/**
 * Stream the changes of validators.
 *
 * Sends what P-Chain transactions change in the state of validators, in the order of the chain, as
 * server- sent events. What happens without a transaction is not sent: a validator that begins or ends
 * its time on a subnet by the clock, and a validator of an L1 whose balance has run out. Each `item`
 * event has one of them as JSON. A `rewind` event says that the service took back what it had indexed
 * above a block. An `id` is a cursor with which the stream continues behind that event.
 *
 * `GET /v1/networks/{network}/validators:stream`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const streamValidatorEvents = /* @__PURE__ */ get("streamValidatorEvents", "/v1/networks/{network}/validators:stream", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  nodeIds: QUERY_ARRAY_CSV,
  subnetId: QUERY_STRING,
  since: QUERY_STRING,
}, {
  stream: true,
});

/** Parameters of {@link streamValidatorEvents}. */
export interface StreamValidatorEventsParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Node ids as one comma-separated value. Deployments accept at most 64.
   * At most 64 items.
   */
  nodeIds?: readonly string[] | string | undefined;
  /**
   * Only validators of this subnet, by its id in cb58.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetId?: string | undefined;
  /**
   * Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the
   * first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header
   * wins over it.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamValidatorEvents}. */
export type StreamValidatorEventsItem = ValidatorEvent;

/**
 * List the validations of one node.
 *
 * Lists every validation of the node, past, present and pending, on any subnet. Latest registration
 * first unless sortOrder is given. The fields of an item depend on its validationStatus.
 *
 * `GET /v1/networks/{network}/validators/{nodeId}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listValidatorsByNode = /* @__PURE__ */ get("listValidatorsByNode", "/v1/networks/{network}/validators/{nodeId}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  nodeId: PATH_STRING_REQUIRED,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  validationStatus: QUERY_STRING,
  sortOrder: QUERY_STRING,
}, {
  page: { items: "validators" },
});

/** Parameters of {@link listValidatorsByNode}. */
export interface ListValidatorsByNodeParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Node to query, NodeID- followed by cb58.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Only validations in this state.
   * @example active
   */
  validationStatus?: ValidationStatus | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listValidatorsByNode}. */
export type ListValidatorsByNodeResult = ValidatorPage;

/** One item of {@link listValidatorsByNode}. */
export type ListValidatorsByNodeItem = Validator;

/** {@link listValidatorsByNode} pages carry nothing beside their items. */
export type ListValidatorsByNodeExtra = Record<never, never>;

/**
 * List delegations.
 *
 * Lists delegations to validators of the Primary Network. The reward fields of an item depend on its
 * delegationStatus.
 *
 * `GET /v1/networks/{network}/delegators`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listDelegators = /* @__PURE__ */ get("listDelegators", "/v1/networks/{network}/delegators", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  rewardAddresses: QUERY_ARRAY_CSV_ADDRESS,
  sortOrder: QUERY_STRING,
  delegationStatus: QUERY_STRING,
  nodeIds: QUERY_ARRAY_CSV,
}, {
  page: { items: "delegators" },
});

/** Parameters of {@link listDelegators}. */
export interface ListDelegatorsParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Only delegations whose reward goes to one of these addresses, as one comma-separated value.
   * Deployments accept at most 64.
   * At most 64 items.
   */
  rewardAddresses?: readonly string[] | string | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
  /**
   * Only delegations in this state.
   * @example completed
   */
  delegationStatus?: DelegationStatus | undefined;
  /**
   * Node ids as one comma-separated value. Deployments accept at most 64.
   * At most 64 items.
   */
  nodeIds?: readonly string[] | string | undefined;
}

/** Response of {@link listDelegators}. */
export type ListDelegatorsResult = DelegatorPage;

/** One item of {@link listDelegators}. */
export type ListDelegatorsItem = Delegator;

/** {@link listDelegators} pages carry nothing beside their items. */
export type ListDelegatorsExtra = Record<never, never>;

/**
 * List validators of L1s.
 *
 * Lists the validators of L1s with their weight and what is left of their balance, those that began
 * latest first. Without includeInactiveL1Validators only those that have a balance and so take part
 * are listed.
 *
 * `GET /v1/networks/{network}/l1Validators`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listL1Validators = /* @__PURE__ */ get("listL1Validators", "/v1/networks/{network}/l1Validators", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  l1ValidationId: QUERY_STRING,
  includeInactiveL1Validators: QUERY_BOOLEAN,
  nodeId: QUERY_STRING,
  subnetId: QUERY_STRING,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "validators" },
});

/** Parameters of {@link listL1Validators}. */
export interface ListL1ValidatorsParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Only the validation with this id, cb58. Hex with 0x prefix is accepted too.
   * @example nLXAKvzVRTYjrBW1tef4gS14RbnPvAW7o9q2fwdVEesE7rvmR
   */
  l1ValidationId?: string | undefined;
  /**
   * Whether validators without a balance are listed too, and those that were removed.
   * Default: false.
   * @example true
   */
  includeInactiveL1Validators?: boolean | undefined;
  /**
   * Only validators that this node runs.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId?: string | undefined;
  /**
   * Only validators of this L1, cb58. Hex with 0x prefix is accepted too.
   * @example 29uVeLPJB1eQJkzRemU8g8wZDw5uJRqpab5U2mX9euieVwiEbL
   */
  subnetId?: string | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listL1Validators}. */
export type ListL1ValidatorsResult = L1ValidatorPage;

/** One item of {@link listL1Validators}. */
export type ListL1ValidatorsItem = L1Validator;

/** What a page of {@link listL1Validators} carries beside its items. */
export interface ListL1ValidatorsExtra {
  /** Height of the P-Chain block after which the validators are as listed; the same on all pages. */
  blockHeight: string;
}

/**
 * Get the staking totals of a network.
 *
 * Returns how many validators and delegators the Primary Network of a network has now, and how much
 * they stake.
 *
 * `GET /v1/networks/{network}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getNetwork = /* @__PURE__ */ get("getNetwork", "/v1/networks/{network}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
});

/** Parameters of {@link getNetwork}. */
export interface GetNetworkParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
}

/** Response of {@link getNetwork}. */
export type GetNetworkResult = NetworkDetails;

/**
 * List rewards that were paid.
 *
 * Lists the rewards of the Primary Network that were paid to the given addresses or for the given
 * nodes, the latest first unless sortOrder is given. At least one of addresses and nodeIds is
 * required; with both, rewards must match both. An auto-renewed validator is paid at the end of each
 * of its cycles.
 *
 * `GET /v1/networks/{network}/rewards`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listHistoricalRewards = /* @__PURE__ */ get("listHistoricalRewards", "/v1/networks/{network}/rewards", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  addresses: QUERY_ARRAY_CSV_ADDRESS,
  nodeIds: QUERY_ARRAY_CSV,
  currency: QUERY_STRING,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  sortOrder: QUERY_STRING,
}, {
  rules: [{ kind: "anyOf", names: ["addresses", "nodeIds"] }],
  page: { items: "historicalRewards" },
});

/** Parameters of {@link listHistoricalRewards}. */
export interface ListHistoricalRewardsParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network,
   * optionally after P- or X-. Deployments accept at most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Node ids as one comma-separated value. Deployments accept at most 64.
   * At most 64 items.
   */
  nodeIds?: readonly string[] | string | undefined;
  /**
   * Currency of the prices in the response.
   * Default: usd.
   * @example eur
   */
  currency?: Currency | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listHistoricalRewards}. */
export type ListHistoricalRewardsResult = HistoricalRewardPage;

/** One item of {@link listHistoricalRewards}. */
export type ListHistoricalRewardsItem = HistoricalReward;

/** {@link listHistoricalRewards} pages carry nothing beside their items. */
export type ListHistoricalRewardsExtra = Record<never, never>;

/**
 * List pending rewards.
 *
 * Lists the rewards that active stakes will pay to the given addresses or for the given nodes. At
 * least one of addresses and nodeIds is required.
 *
 * `GET /v1/networks/{network}/rewards:listPending`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listPendingRewards = /* @__PURE__ */ get("listPendingRewards", "/v1/networks/{network}/rewards:listPending", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  addresses: QUERY_ARRAY_CSV_ADDRESS,
  nodeIds: QUERY_ARRAY_CSV,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  sortOrder: QUERY_STRING,
}, {
  rules: [{ kind: "anyOf", names: ["addresses", "nodeIds"] }],
  page: { items: "pendingRewards" },
});

/** Parameters of {@link listPendingRewards}. */
export interface ListPendingRewardsParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network,
   * optionally after P- or X-. Deployments accept at most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Node ids as one comma-separated value. Deployments accept at most 64.
   * At most 64 items.
   */
  nodeIds?: readonly string[] | string | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listPendingRewards}. */
export type ListPendingRewardsResult = PendingRewardPage;

/** One item of {@link listPendingRewards}. */
export type ListPendingRewardsItem = PendingReward;

/** {@link listPendingRewards} pages carry nothing beside their items. */
export type ListPendingRewardsExtra = Record<never, never>;

/**
 * List the chains that addresses have interacted with.
 *
 * Returns, for each given address, the ids of the Primary Network chains that it has interacted with.
 * Not paged.
 *
 * `GET /v1/networks/{network}/addresses:listChainIds`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listChainIds = /* @__PURE__ */ get("listChainIds", "/v1/networks/{network}/addresses:listChainIds", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  addresses: QUERY_ARRAY_REQUIRED_CSV_ADDRESS,
});

/** Parameters of {@link listChainIds}. */
export interface ListChainIdsParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network,
   * optionally after P- or X-. Deployments accept at most 64.
   * At most 64 items.
   */
  addresses: readonly string[] | string;
}

/** Response of {@link listChainIds}. */
export type ListChainIdsResult = AddressChainInteractions;

/**
 * List the latest blocks that a node proposed.
 *
 * Lists the blocks of a Primary Network chain that the node proposed, the latest first. A service that
 * reads the C-Chain from a node without a block index does not know who proposed its blocks, and
 * returns 501 for it.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listBlocksByNode = /* @__PURE__ */ get("listBlocksByNode", "/v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  nodeId: PATH_STRING_REQUIRED,
  startTimestamp: QUERY_INTEGER_MIN_0,
  endTimestamp: QUERY_INTEGER_MIN_0,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "blocks" },
});

/** Parameters of {@link listBlocksByNode}. */
export interface ListBlocksByNodeParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or by cb58 id.
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Node to query, NodeID- followed by cb58.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /**
   * Only items after this Unix time in seconds, which is excluded.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Only items before this Unix time in seconds, which is excluded.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listBlocksByNode}. */
export type ListBlocksByNodeResult = BlockPage;

/** One item of {@link listBlocksByNode}. */
export type ListBlocksByNodeItem = PrimaryNetworkBlock;

/** What a page of {@link listBlocksByNode} carries beside its items. */
export interface ListBlocksByNodeExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/**
 * List the latest blocks of a Primary Network chain.
 *
 * Lists the blocks of a Primary Network chain, the latest first. Where the C-Chain is indexed as an
 * EVM chain, listEvmBlocks has its gas, fees and EVM transactions.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listBlocks = /* @__PURE__ */ get("listBlocks", "/v1/networks/{network}/blockchains/{blockchainId}/blocks", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  startTimestamp: QUERY_INTEGER_MIN_0,
  endTimestamp: QUERY_INTEGER_MIN_0,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "blocks" },
});

/** Parameters of {@link listBlocks}. */
export interface ListBlocksParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or by cb58 id.
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Only items after this Unix time in seconds, which is excluded.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Only items before this Unix time in seconds, which is excluded.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listBlocks}. */
export type ListBlocksResult = BlockPage;

/** One item of {@link listBlocks}. */
export type ListBlocksItem = PrimaryNetworkBlock;

/** What a page of {@link listBlocks} carries beside its items. */
export interface ListBlocksExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/**
 * Stream the blocks of a Primary Network chain.
 *
 * Sends the blocks of a Primary Network chain as they are indexed, lowest first, as server-sent
 * events. Where the C-Chain is indexed as an EVM chain, streamEvmBlocks has its gas, fees and EVM
 * transactions. Each `item` event has one of them as JSON. A `rewind` event says that the service took
 * back what it had indexed above a block. An `id` is a cursor with which the stream continues behind
 * that event.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks:stream`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const streamBlocks = /* @__PURE__ */ get("streamBlocks", "/v1/networks/{network}/blockchains/{blockchainId}/blocks:stream", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  since: QUERY_STRING,
}, {
  stream: true,
});

/** Parameters of {@link streamBlocks}. */
export interface StreamBlocksParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or by cb58 id.
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the
   * first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header
   * wins over it.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamBlocks}. */
export type StreamBlocksItem = PrimaryNetworkBlock;

/**
 * Get a block of a Primary Network chain.
 *
 * Returns one block of a Primary Network chain by its id or height. 404 when the chain has no such
 * block, or it is not indexed yet.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getPrimaryBlock = /* @__PURE__ */ get("getPrimaryBlock", "/v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  blockId: PATH_NUMERIC_REQUIRED,
});

/** Parameters of {@link getPrimaryBlock}. */
export interface GetPrimaryBlockParams {
  /**
   * Network to query. fuji and testnet are two names of the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or by cb58 id.
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Id of the block in cb58, or its height. Hex with 0x prefix is accepted too.
   * @example 183472
   */
  blockId: string | number | bigint;
}

/** Response of {@link getPrimaryBlock}. */
export type GetPrimaryBlockResult = PrimaryNetworkBlock;

/**
 * List the EVM chains that are indexed.
 *
 * Returns the EVM chains that the service indexes, ordered by EVM chain id, each with what a wallet
 * needs to connect to it. Not paged.
 *
 * `GET /v1/chains`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listChains = /* @__PURE__ */ get("listChains", "/v1/chains", {
  network: QUERY_STRING_FALLBACK,
  feature: QUERY_STRING,
}, {
  page: { items: "chains" },
});

/** Parameters of {@link listChains}. */
export interface ListChainsParams {
  /**
   * Only chains of this network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Only chains for which the service indexes this feature.
   * @example teleporter
   */
  feature?: EvmChainFeature | undefined;
}

/** Response of {@link listChains}. */
export type ListChainsResult = EvmChainList;

/** One item of {@link listChains}. */
export type ListChainsItem = EvmChain;

/** {@link listChains} pages carry nothing beside their items. */
export type ListChainsExtra = Record<never, never>;

/**
 * Get an EVM transaction.
 *
 * Returns a transaction of an EVM chain with its token transfers and internal transactions, and the
 * interchain message that it sent or delivered.
 *
 * `GET /v1/chains/{chainId}/transactions/{txHash}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getTransaction = /* @__PURE__ */ get("getTransaction", "/v1/chains/{chainId}/transactions/{txHash}", {
  chainId: PATH_NUMERIC_REQUIRED,
  txHash: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getTransaction}. */
export interface GetTransactionParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Hash of the transaction, 32 bytes of hex with 0x prefix.
   * @example 0x3e9303f81be00b4af28515dab7b914bf3dbff209ea10e7071fa24d4af0a112d4
   */
  txHash: string;
}

/** Response of {@link getTransaction}. */
export type GetTransactionResult = EvmTransactionDetail;

/**
 * Get the transaction that deployed a contract.
 *
 * Returns the transaction that deployed the contract at an address. If there is no contract at the
 * address, the status is 404.
 *
 * `GET /v1/chains/{chainId}/contracts/{address}/transactions:getDeployment`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getDeploymentTransaction = /* @__PURE__ */ get("getDeploymentTransaction", "/v1/chains/{chainId}/contracts/{address}/transactions:getDeployment", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  currency: QUERY_STRING,
});

/** Parameters of {@link getDeploymentTransaction}. */
export interface GetDeploymentTransactionParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Currency of the prices in the response.
   * Default: usd.
   * @example eur
   */
  currency?: Currency | undefined;
}

/** Response of {@link getDeploymentTransaction}. */
export type GetDeploymentTransactionResult = EvmTransactionDetail;

/**
 * List ERC-20 transfers of an address.
 *
 * Lists the ERC-20 transfers that a wallet address sent or received, over a range of blocks that
 * includes startBlock and excludes endBlock.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc20`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listErc20Transfers = /* @__PURE__ */ get("listErc20Transfers", "/v1/chains/{chainId}/addresses/{address}/transactions:listErc20", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  startBlock: QUERY_INTEGER_MIN_0,
  endBlock: QUERY_INTEGER_MIN_0,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listErc20Transfers}. */
export interface ListErc20TransfersParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range, inclusive. Without endBlock the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the range, exclusive. Without startBlock the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listErc20Transfers}. */
export type ListErc20TransfersResult = Erc20TransferPage;

/** One item of {@link listErc20Transfers}. */
export type ListErc20TransfersItem = Erc20TransferListItem;

/** {@link listErc20Transfers} pages carry nothing beside their items. */
export type ListErc20TransfersExtra = Record<never, never>;

/**
 * List ERC-721 transfers of an address.
 *
 * Lists the ERC-721 transfers that a wallet address sent or received, over a range of blocks that
 * includes startBlock and excludes endBlock.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc721`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listErc721Transfers = /* @__PURE__ */ get("listErc721Transfers", "/v1/chains/{chainId}/addresses/{address}/transactions:listErc721", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  startBlock: QUERY_INTEGER_MIN_0,
  endBlock: QUERY_INTEGER_MIN_0,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listErc721Transfers}. */
export interface ListErc721TransfersParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range, inclusive. Without endBlock the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the range, exclusive. Without startBlock the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listErc721Transfers}. */
export type ListErc721TransfersResult = Erc721TransferPage;

/** One item of {@link listErc721Transfers}. */
export type ListErc721TransfersItem = Erc721TransferListItem;

/** {@link listErc721Transfers} pages carry nothing beside their items. */
export type ListErc721TransfersExtra = Record<never, never>;

/**
 * List ERC-1155 transfers of an address.
 *
 * Lists the ERC-1155 transfers that a wallet address sent or received, over a range of blocks that
 * includes startBlock and excludes endBlock.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc1155`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listErc1155Transfers = /* @__PURE__ */ get("listErc1155Transfers", "/v1/chains/{chainId}/addresses/{address}/transactions:listErc1155", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  startBlock: QUERY_INTEGER_MIN_0,
  endBlock: QUERY_INTEGER_MIN_0,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listErc1155Transfers}. */
export interface ListErc1155TransfersParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range, inclusive. Without endBlock the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the range, exclusive. Without startBlock the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listErc1155Transfers}. */
export type ListErc1155TransfersResult = Erc1155TransferPage;

/** One item of {@link listErc1155Transfers}. */
export type ListErc1155TransfersItem = Erc1155TransferListItem;

/** {@link listErc1155Transfers} pages carry nothing beside their items. */
export type ListErc1155TransfersExtra = Record<never, never>;

/**
 * Get an EVM chain.
 *
 * Returns an EVM chain that the service indexes, with what a wallet needs to connect to it; also while
 * its data is unavailable.
 *
 * `GET /v1/chains/{chainId}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getEvmChain = /* @__PURE__ */ get("getEvmChain", "/v1/chains/{chainId}", {
  chainId: PATH_NUMERIC_REQUIRED,
});

/** Parameters of {@link getEvmChain}. */
export interface GetEvmChainParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
}

/** Response of {@link getEvmChain}. */
export type GetEvmChainResult = EvmChain;

/**
 * List the EVM chains of an address.
 *
 * Lists the EVM chains on which transactions concern an address: as sender or receiver of a
 * transaction, of a call inside it, or of tokens. If the data of a chain is unavailable, the status is
 * that of its operations.
 *
 * `GET /v1/address/{address}/chains`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listAddressChains = /* @__PURE__ */ get("listAddressChains", "/v1/address/{address}/chains", {
  address: PATH_STRING_REQUIRED,
}, {
  page: { items: "indexedChains" },
});

/** Parameters of {@link listAddressChains}. */
export interface ListAddressChainsParams {
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
}

/** Response of {@link listAddressChains}. */
export type ListAddressChainsResult = AddressEvmChains;

/** One item of {@link listAddressChains}. */
export type ListAddressChainsItem = EvmChain;

/** What a page of {@link listAddressChains} carries beside its items. */
export interface ListAddressChainsExtra {
  /** Ids of other chains. Empty, as this service knows only those that it indexes. */
  unindexedChains?: string[];
}

/**
 * List the EVM chains of an address by the former route.
 *
 * Returns the same as listAddressChains, under a route that older clients call.
 *
 * `GET /v1/chains/address/{address}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 *
 * @deprecated Kept for existing callers.
 */
export const getAddressChains = /* @__PURE__ */ get("getAddressChains", "/v1/chains/address/{address}", {
  address: PATH_STRING_REQUIRED,
}, {
  page: { items: "indexedChains" },
});

/** Parameters of {@link getAddressChains}. */
export interface GetAddressChainsParams {
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
}

/** Response of {@link getAddressChains}. */
export type GetAddressChainsResult = AddressEvmChains;

/** One item of {@link getAddressChains}. */
export type GetAddressChainsItem = EvmChain;

/** What a page of {@link getAddressChains} carries beside its items. */
export interface GetAddressChainsExtra {
  /** Ids of other chains. Empty, as this service knows only those that it indexes. */
  unindexedChains?: string[];
}

/**
 * List the latest blocks of all EVM chains.
 *
 * Lists the blocks of all EVM chains that have data, newest first by the times of the blocks. Chains
 * that are unavailable are left out; listChains names them.
 *
 * `GET /v1/blocks`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listLatestBlocksAllChains = /* @__PURE__ */ get("listLatestBlocksAllChains", "/v1/blocks", {
  network: QUERY_STRING_FALLBACK,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "blocks" },
});

/** Parameters of {@link listLatestBlocksAllChains}. */
export interface ListLatestBlocksAllChainsParams {
  /**
   * Only chains of this network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listLatestBlocksAllChains}. */
export type ListLatestBlocksAllChainsResult = EvmBlockPage;

/** One item of {@link listLatestBlocksAllChains}. */
export type ListLatestBlocksAllChainsItem = EvmBlock;

/** {@link listLatestBlocksAllChains} pages carry nothing beside their items. */
export type ListLatestBlocksAllChainsExtra = Record<never, never>;

/**
 * List the latest blocks of all EVM chains by the former route.
 *
 * Returns the same as listLatestBlocksAllChains, under a route that older clients call.
 *
 * `GET /v1/chains/allBlocks`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 *
 * @deprecated Kept for existing callers.
 */
export const listAllLatestBlocks = /* @__PURE__ */ get("listAllLatestBlocks", "/v1/chains/allBlocks", {
  network: QUERY_STRING_FALLBACK,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "blocks" },
});

/** Parameters of {@link listAllLatestBlocks}. */
export interface ListAllLatestBlocksParams {
  /**
   * Only chains of this network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listAllLatestBlocks}. */
export type ListAllLatestBlocksResult = EvmBlockPage;

/** One item of {@link listAllLatestBlocks}. */
export type ListAllLatestBlocksItem = EvmBlock;

/** {@link listAllLatestBlocks} pages carry nothing beside their items. */
export type ListAllLatestBlocksExtra = Record<never, never>;

/**
 * List the latest transactions of all EVM chains.
 *
 * Lists the transactions of all EVM chains that have data, newest first by the times of their blocks.
 * Chains that are unavailable are left out; listChains names them.
 *
 * `GET /v1/transactions`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listLatestTransactionsAllChains = /* @__PURE__ */ get("listLatestTransactionsAllChains", "/v1/transactions", {
  network: QUERY_STRING_FALLBACK,
  status: QUERY_STRING,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listLatestTransactionsAllChains}. */
export interface ListLatestTransactionsAllChainsParams {
  /**
   * Only chains of this network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Only transactions that succeeded, or failed.
   * @example success
   */
  status?: TransactionStatus | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listLatestTransactionsAllChains}. */
export type ListLatestTransactionsAllChainsResult = NativeTransactionPage;

/** One item of {@link listLatestTransactionsAllChains}. */
export type ListLatestTransactionsAllChainsItem = NativeTransactionListItem;

/** {@link listLatestTransactionsAllChains} pages carry nothing beside their items. */
export type ListLatestTransactionsAllChainsExtra = Record<never, never>;

/**
 * List the latest transactions of all EVM chains by the former route.
 *
 * Returns the same as listLatestTransactionsAllChains, under a route that older clients call.
 *
 * `GET /v1/chains/allTransactions`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 *
 * @deprecated Kept for existing callers.
 */
export const listAllLatestTransactions = /* @__PURE__ */ get("listAllLatestTransactions", "/v1/chains/allTransactions", {
  network: QUERY_STRING_FALLBACK,
  status: QUERY_STRING,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listAllLatestTransactions}. */
export interface ListAllLatestTransactionsParams {
  /**
   * Only chains of this network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Only transactions that succeeded, or failed.
   * @example success
   */
  status?: TransactionStatus | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listAllLatestTransactions}. */
export type ListAllLatestTransactionsResult = NativeTransactionPage;

/** One item of {@link listAllLatestTransactions}. */
export type ListAllLatestTransactionsItem = NativeTransactionListItem;

/** {@link listAllLatestTransactions} pages carry nothing beside their items. */
export type ListAllLatestTransactionsExtra = Record<never, never>;

/**
 * List the latest blocks of an EVM chain.
 *
 * Lists the blocks of an EVM chain that are indexed, newest first.
 *
 * `GET /v1/chains/{chainId}/blocks`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listEvmBlocks = /* @__PURE__ */ get("listEvmBlocks", "/v1/chains/{chainId}/blocks", {
  chainId: PATH_NUMERIC_REQUIRED,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "blocks" },
});

/** Parameters of {@link listEvmBlocks}. */
export interface ListEvmBlocksParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listEvmBlocks}. */
export type ListEvmBlocksResult = EvmBlockPage;

/** One item of {@link listEvmBlocks}. */
export type ListEvmBlocksItem = EvmBlock;

/** {@link listEvmBlocks} pages carry nothing beside their items. */
export type ListEvmBlocksExtra = Record<never, never>;

/**
 * Stream the blocks of an EVM chain.
 *
 * Sends the blocks of an EVM chain as they are indexed, lowest first, as server-sent events. Each
 * `item` event has one of them as JSON. A `rewind` event says that the service took back what it had
 * indexed above a block. An `id` is a cursor with which the stream continues behind that event.
 *
 * `GET /v1/chains/{chainId}/blocks:stream`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const streamEvmBlocks = /* @__PURE__ */ get("streamEvmBlocks", "/v1/chains/{chainId}/blocks:stream", {
  chainId: PATH_NUMERIC_REQUIRED,
  since: QUERY_STRING,
}, {
  stream: true,
});

/** Parameters of {@link streamEvmBlocks}. */
export interface StreamEvmBlocksParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the
   * first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header
   * wins over it.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamEvmBlocks}. */
export type StreamEvmBlocksItem = EvmBlock;

/**
 * Get a block of an EVM chain.
 *
 * Returns a block of an EVM chain, by its number or its hash. If it is not indexed, the status is 404.
 *
 * `GET /v1/chains/{chainId}/blocks/{blockId}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getEvmBlock = /* @__PURE__ */ get("getEvmBlock", "/v1/chains/{chainId}/blocks/{blockId}", {
  chainId: PATH_NUMERIC_REQUIRED,
  blockId: PATH_NUMERIC_REQUIRED,
});

/** Parameters of {@link getEvmBlock}. */
export interface GetEvmBlockParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Block to query, by number or by hash.
   * @example 6479329
   */
  blockId: string | number | bigint;
}

/** Response of {@link getEvmBlock}. */
export type GetEvmBlockResult = EvmBlock;

/**
 * List the transactions of a block.
 *
 * Lists the transactions of a block of an EVM chain, in the order of the block.
 *
 * `GET /v1/chains/{chainId}/blocks/{blockId}/transactions`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listEvmBlockTransactions = /* @__PURE__ */ get("listEvmBlockTransactions", "/v1/chains/{chainId}/blocks/{blockId}/transactions", {
  chainId: PATH_NUMERIC_REQUIRED,
  blockId: PATH_NUMERIC_REQUIRED,
  pageToken: QUERY_STRING,
  pageSize: { in: "query", type: "integer", min: 0, max: 100 },
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listEvmBlockTransactions}. */
export interface ListEvmBlockTransactionsParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Block to query, by number or by hash.
   * @example 6479329
   */
  blockId: string | number | bigint;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page. 0 stands for as many as a page may have.
   * Range: 0 to 100; Default: 0.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listEvmBlockTransactions}. */
export type ListEvmBlockTransactionsResult = NativeTransactionPage;

/** One item of {@link listEvmBlockTransactions}. */
export type ListEvmBlockTransactionsItem = NativeTransactionListItem;

/** {@link listEvmBlockTransactions} pages carry nothing beside their items. */
export type ListEvmBlockTransactionsExtra = Record<never, never>;

/**
 * List the latest transactions of an EVM chain.
 *
 * Lists the transactions of an EVM chain, newest first.
 *
 * `GET /v1/chains/{chainId}/transactions`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listEvmTransactions = /* @__PURE__ */ get("listEvmTransactions", "/v1/chains/{chainId}/transactions", {
  chainId: PATH_NUMERIC_REQUIRED,
  status: QUERY_STRING,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listEvmTransactions}. */
export interface ListEvmTransactionsParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Only transactions that succeeded, or failed.
   * @example success
   */
  status?: TransactionStatus | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listEvmTransactions}. */
export type ListEvmTransactionsResult = NativeTransactionPage;

/** One item of {@link listEvmTransactions}. */
export type ListEvmTransactionsItem = NativeTransactionListItem;

/** {@link listEvmTransactions} pages carry nothing beside their items. */
export type ListEvmTransactionsExtra = Record<never, never>;

/**
 * Stream the transactions of an EVM chain.
 *
 * Sends the transactions of an EVM chain as they are indexed, in the order of the chain, as
 * server-sent events. A transaction concerns an address as its sender or recipient, as the contract
 * that it creates, and as a party of a call inside it or of a token transfer. Each `item` event has
 * one of them as JSON. A `rewind` event says that the service took back what it had indexed above a
 * block. An `id` is a cursor with which the stream continues behind that event.
 *
 * `GET /v1/chains/{chainId}/transactions:stream`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const streamEvmTransactions = /* @__PURE__ */ get("streamEvmTransactions", "/v1/chains/{chainId}/transactions:stream", {
  chainId: PATH_NUMERIC_REQUIRED,
  addresses: QUERY_ARRAY_CSV,
  since: QUERY_STRING,
}, {
  stream: true,
});

/** Parameters of {@link streamEvmTransactions}. */
export interface StreamEvmTransactionsParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Only transactions that concern one of these addresses, as one comma-separated value.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the
   * first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header
   * wins over it.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamEvmTransactions}. */
export type StreamEvmTransactionsItem = NativeTransactionListItem;

/**
 * List the transactions of an address.
 *
 * Lists the transactions that concern an address, over a range of blocks that includes startBlock and
 * excludes endBlock: it sent or received the transaction, a call inside that was not reverted, or
 * tokens. Each comes with those token transfers and internal transactions alone that have the address
 * as sender or receiver; getTransaction returns all of them.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/transactions`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listAddressTransactions = /* @__PURE__ */ get("listAddressTransactions", "/v1/chains/{chainId}/addresses/{address}/transactions", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  startBlock: QUERY_INTEGER_MIN_0,
  endBlock: QUERY_INTEGER_MIN_0,
  sortOrder: QUERY_STRING,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listAddressTransactions}. */
export interface ListAddressTransactionsParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range, inclusive. Without endBlock the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the range, exclusive. Without startBlock the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listAddressTransactions}. */
export type ListAddressTransactionsResult = EvmTransactionPage;

/** One item of {@link listAddressTransactions}. */
export type ListAddressTransactionsItem = EvmTransactionListItem;

/** {@link listAddressTransactions} pages carry nothing beside their items. */
export type ListAddressTransactionsExtra = Record<never, never>;

/**
 * List the transactions of an address, with the reputation of tokens.
 *
 * Lists the same as the first version, with a field for the reputation of each ERC-20 token.
 * Reputations are judgements of third parties: a deployment that has none says null, and knows no
 * token to filter.
 *
 * `GET /v2/chains/{chainId}/addresses/{address}/transactions`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listAddressTransactionsV2 = /* @__PURE__ */ get("listAddressTransactionsV2", "/v2/chains/{chainId}/addresses/{address}/transactions", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  startBlock: QUERY_INTEGER_MIN_0,
  endBlock: QUERY_INTEGER_MIN_0,
  filterSpamTokens: QUERY_BOOLEAN,
  sortOrder: QUERY_STRING,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listAddressTransactionsV2}. */
export interface ListAddressTransactionsV2Params {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range, inclusive. Without endBlock the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the range, exclusive. Without startBlock the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Whether transfers of tokens that are known to be malicious are left out.
   * @example true
   */
  filterSpamTokens?: boolean | undefined;
  /**
   * Sort order of the listing, asc or desc.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listAddressTransactionsV2}. */
export type ListAddressTransactionsV2Result = EvmTransactionPageV2;

/** One item of {@link listAddressTransactionsV2}. */
export type ListAddressTransactionsV2Item = EvmTransactionListItemV2;

/** {@link listAddressTransactionsV2} pages carry nothing beside their items. */
export type ListAddressTransactionsV2Extra = Record<never, never>;

/**
 * List the transactions that an address sent or received.
 *
 * Lists the transactions whose sender or receiver an address is, newest first, over a range of blocks
 * that includes startBlock and excludes endBlock. The receiver of a creation is the contract.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listNative`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listNativeTransactions = /* @__PURE__ */ get("listNativeTransactions", "/v1/chains/{chainId}/addresses/{address}/transactions:listNative", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  startBlock: QUERY_INTEGER_MIN_0,
  endBlock: QUERY_INTEGER_MIN_0,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listNativeTransactions}. */
export interface ListNativeTransactionsParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range, inclusive. Without endBlock the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the range, exclusive. Without startBlock the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listNativeTransactions}. */
export type ListNativeTransactionsResult = NativeTransactionPage;

/** One item of {@link listNativeTransactions}. */
export type ListNativeTransactionsItem = NativeTransactionListItem;

/** {@link listNativeTransactions} pages carry nothing beside their items. */
export type ListNativeTransactionsExtra = Record<never, never>;

/**
 * List internal transactions of an address.
 *
 * Lists the internal transactions whose sender or receiver an address is, newest first, over a range
 * of blocks that includes startBlock and excludes endBlock: calls that carry value, and creations.
 * Those that were reverted are listed and marked. The list is empty where a deployment does not read
 * traces of the chain.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listInternals`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listInternalTransactions = /* @__PURE__ */ get("listInternalTransactions", "/v1/chains/{chainId}/addresses/{address}/transactions:listInternals", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  startBlock: QUERY_INTEGER_MIN_0,
  endBlock: QUERY_INTEGER_MIN_0,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "transactions" },
});

/** Parameters of {@link listInternalTransactions}. */
export interface ListInternalTransactionsParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range, inclusive. Without endBlock the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the range, exclusive. Without startBlock the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listInternalTransactions}. */
export type ListInternalTransactionsResult = InternalTransactionPage;

/** One item of {@link listInternalTransactions}. */
export type ListInternalTransactionsItem = InternalTransactionListItem;

/** {@link listInternalTransactions} pages carry nothing beside their items. */
export type ListInternalTransactionsExtra = Record<never, never>;

/**
 * Get the native balance of an account.
 *
 * Returns what an account holds of the token that pays for gas after a block, as the chain's node has
 * it. If the node no longer has the state of that block, the status is 501.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/balances:getNative`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getNativeBalance = /* @__PURE__ */ get("getNativeBalance", "/v1/chains/{chainId}/addresses/{address}/balances:getNative", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  blockNumber: QUERY_NUMERIC,
  currency: QUERY_STRING,
});

/** Parameters of {@link getNativeBalance}. */
export interface GetNativeBalanceParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Number of the block after which the balances are read, a decimal integer. It must be indexed. By
   * default the last indexed block.
   * @example 6479329
   */
  blockNumber?: string | number | bigint | undefined;
  /**
   * Currency of the prices in the response.
   * Default: usd.
   * @example eur
   */
  currency?: Currency | undefined;
}

/** Response of {@link getNativeBalance}. */
export type GetNativeBalanceResult = NativeBalance;

/**
 * List the ERC-20 balances of an account.
 *
 * Lists the ERC-20 tokens that an account holds after a block, by contract address, and its native
 * balance. Which tokens it holds follows from their transfers, or from contractAddresses; how much of
 * each, and the native balance, the chain's node reports at that block. If the node no longer has the
 * state of that block, the status is 501.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc20`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listErc20Balances = /* @__PURE__ */ get("listErc20Balances", "/v1/chains/{chainId}/addresses/{address}/balances:listErc20", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  blockNumber: QUERY_NUMERIC,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_500,
  filterSpamTokens: QUERY_BOOLEAN,
  contractAddresses: QUERY_ARRAY_CSV,
  currency: QUERY_STRING,
}, {
  page: { items: "erc20TokenBalances" },
});

/** Parameters of {@link listErc20Balances}. */
export interface ListErc20BalancesParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Number of the block after which the balances are read, a decimal integer. It must be indexed. By
   * default the last indexed block.
   * @example 6479329
   */
  blockNumber?: string | number | bigint | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page. A page may have fewer, even if it is not the last one.
   * Range: 1 to 500; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Whether tokens with the reputation Malicious are left out. A deployment without a security analysis
   * knows none.
   * Default: true.
   * @example false
   */
  filterSpamTokens?: boolean | undefined;
  /**
   * Only these tokens, as one comma-separated value of contract addresses. Tokens that the transfers of
   * the account do not show are found too.
   * At most 64 items.
   */
  contractAddresses?: readonly string[] | string | undefined;
  /**
   * Currency of the prices in the response.
   * Default: usd.
   * @example eur
   */
  currency?: Currency | undefined;
}

/** Response of {@link listErc20Balances}. */
export type ListErc20BalancesResult = Erc20BalancePage;

/** One item of {@link listErc20Balances}. */
export type ListErc20BalancesItem = Erc20TokenBalance;

/** What a page of {@link listErc20Balances} carries beside its items. */
export interface ListErc20BalancesExtra {
  /** What the account holds of the token that pays for gas, at the same block. */
  nativeTokenBalance: NativeTokenBalance;
}

/**
 * List the ERC-721 tokens of an account.
 *
 * Lists the ERC-721 tokens whose last transfer was to an account, by contract address and id, and its
 * native balance, which the chain's node reports. If the node no longer has the state of the listing's
 * block, the status is 501.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc721`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listErc721Balances = /* @__PURE__ */ get("listErc721Balances", "/v1/chains/{chainId}/addresses/{address}/balances:listErc721", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_500,
  contractAddress: QUERY_STRING,
}, {
  page: { items: "erc721TokenBalances" },
});

/** Parameters of {@link listErc721Balances}. */
export interface ListErc721BalancesParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page. A page may have fewer, even if it is not the last one.
   * Range: 1 to 500; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Only tokens of this contract.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  contractAddress?: string | undefined;
}

/** Response of {@link listErc721Balances}. */
export type ListErc721BalancesResult = Erc721BalancePage;

/** One item of {@link listErc721Balances}. */
export type ListErc721BalancesItem = Erc721TokenBalance;

/** What a page of {@link listErc721Balances} carries beside its items. */
export interface ListErc721BalancesExtra {
  /** What the account holds of the token that pays for gas, at the same block. */
  nativeTokenBalance: NativeTokenBalance;
}

/**
 * List the ERC-1155 balances of an account.
 *
 * Lists the ERC-1155 tokens that an account holds after a block by the sums of their transfers, by
 * contract address and id, and its native balance, which the chain's node reports. If the node no
 * longer has the state of that block, the status is 501.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc1155`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listErc1155Balances = /* @__PURE__ */ get("listErc1155Balances", "/v1/chains/{chainId}/addresses/{address}/balances:listErc1155", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  blockNumber: QUERY_NUMERIC,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_500,
  contractAddress: QUERY_STRING,
}, {
  page: { items: "erc1155TokenBalances" },
});

/** Parameters of {@link listErc1155Balances}. */
export interface ListErc1155BalancesParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Number of the block after which the balances are read, a decimal integer. It must be indexed. By
   * default the last indexed block.
   * @example 6479329
   */
  blockNumber?: string | number | bigint | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page. A page may have fewer, even if it is not the last one.
   * Range: 1 to 500; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Only tokens of this contract.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  contractAddress?: string | undefined;
}

/** Response of {@link listErc1155Balances}. */
export type ListErc1155BalancesResult = Erc1155BalancePage;

/** One item of {@link listErc1155Balances}. */
export type ListErc1155BalancesItem = Erc1155TokenBalance;

/** What a page of {@link listErc1155Balances} carries beside its items. */
export interface ListErc1155BalancesExtra {
  /** What the account holds of the token that pays for gas, at the same block. */
  nativeTokenBalance: NativeTokenBalance;
}

/**
 * List the NFTs of an account.
 *
 * Lists the ERC-721 and ERC-1155 tokens that an account holds by their transfers, those of ERC-721
 * first, by contract address and id.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/balances:listCollectibles`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listCollectibleBalances = /* @__PURE__ */ get("listCollectibleBalances", "/v1/chains/{chainId}/addresses/{address}/balances:listCollectibles", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_500,
  contractAddress: QUERY_STRING,
}, {
  page: { items: "collectibleBalances" },
});

/** Parameters of {@link listCollectibleBalances}. */
export interface ListCollectibleBalancesParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page. A page may have fewer, even if it is not the last one.
   * Range: 1 to 500; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Only tokens of this contract.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  contractAddress?: string | undefined;
}

/** Response of {@link listCollectibleBalances}. */
export type ListCollectibleBalancesResult = CollectibleBalancePage;

/** One item of {@link listCollectibleBalances}. */
export type ListCollectibleBalancesItem = CollectibleBalance;

/** {@link listCollectibleBalances} pages carry nothing beside their items. */
export type ListCollectibleBalancesExtra = Record<never, never>;

/**
 * List the transfers of a token.
 *
 * Lists the transfers of the token or collection of a contract, newest first, over a range of blocks
 * that includes startBlock and excludes endBlock.
 *
 * `GET /v1/chains/{chainId}/tokens/{address}/transfers`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listTokenTransfers = /* @__PURE__ */ get("listTokenTransfers", "/v1/chains/{chainId}/tokens/{address}/transfers", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  startBlock: QUERY_INTEGER_MIN_0,
  endBlock: QUERY_INTEGER_MIN_0,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "transfers" },
});

/** Parameters of {@link listTokenTransfers}. */
export interface ListTokenTransfersParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Address of the contract, 20 bytes of hex with 0x prefix.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  address: string;
  /**
   * First block of the range, inclusive. Without endBlock the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the range, exclusive. Without startBlock the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listTokenTransfers}. */
export type ListTokenTransfersResult = TokenTransferPage;

/** One item of {@link listTokenTransfers}. */
export type ListTokenTransfersItem = TokenTransfer;

/** {@link listTokenTransfers} pages carry nothing beside their items. */
export type ListTokenTransfersExtra = Record<never, never>;

/**
 * Stream the token transfers of an EVM chain.
 *
 * Sends the token transfers of an EVM chain as they are indexed, in the order of the log, as
 * server-sent events. An item has erc20Token, erc721Token or erc1155Token. Each `item` event has one
 * of them as JSON. A `rewind` event says that the service took back what it had indexed above a block.
 * An `id` is a cursor with which the stream continues behind that event.
 *
 * `GET /v1/chains/{chainId}/transfers:stream`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const streamEvmTransfers = /* @__PURE__ */ get("streamEvmTransfers", "/v1/chains/{chainId}/transfers:stream", {
  chainId: PATH_NUMERIC_REQUIRED,
  addresses: QUERY_ARRAY_CSV,
  tokens: QUERY_ARRAY_CSV,
  kinds: QUERY_ARRAY_CSV,
  since: QUERY_STRING,
}, {
  stream: true,
});

/** Parameters of {@link streamEvmTransfers}. */
export interface StreamEvmTransfersParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Only transfers from or to one of these addresses, as one comma-separated value.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Only transfers of the tokens of these contracts, as one comma-separated value.
   * At most 64 items.
   */
  tokens?: readonly string[] | string | undefined;
  /**
   * Only transfers of tokens of these standards, as one comma-separated value.
   * At most 3 items.
   */
  kinds?: readonly ("ERC-20" | "ERC-721" | "ERC-1155")[] | string | undefined;
  /**
   * Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the
   * first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header
   * wins over it.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamEvmTransfers}. */
export type StreamEvmTransfersItem = TokenTransfer;

/**
 * Stream the logs of an EVM chain.
 *
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
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const streamEvmLogs = /* @__PURE__ */ get("streamEvmLogs", "/v1/chains/{chainId}/logs:stream", {
  chainId: PATH_NUMERIC_REQUIRED,
  addresses: QUERY_ARRAY_CSV,
  topics: QUERY_ARRAY_CSV,
  since: QUERY_STRING,
}, {
  stream: true,
});

/** Parameters of {@link streamEvmLogs}. */
export interface StreamEvmLogsParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Only logs of these contracts, as one comma-separated value.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Only logs whose first topic is one of these, 32 bytes of hex with 0x prefix each, as one comma-
   * separated value.
   * At most 64 items.
   */
  topics?: readonly string[] | string | undefined;
  /**
   * Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the
   * first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header
   * wins over it.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamEvmLogs}. */
export type StreamEvmLogsItem = EvmLog;

/**
 * Get the metadata of a contract.
 *
 * Returns the standard of a contract's tokens, what the contract provides about them, and how it was
 * deployed. If the address is neither a token that has moved nor a contract whose deployment is
 * indexed, the status is 404.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getContractMetadata = /* @__PURE__ */ get("getContractMetadata", "/v1/chains/{chainId}/addresses/{address}", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getContractMetadata}. */
export interface GetContractMetadataParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Address of the contract, 20 bytes of hex with 0x prefix.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  address: string;
}

/** Response of {@link getContractMetadata}. */
export type GetContractMetadataResult = EvmContract;

/**
 * List the contracts that an address deployed.
 *
 * Lists the contracts that an account or contract created, or that were created in the transactions of
 * an account, newest first. An address that was deployed to more than once is listed with each
 * deployment.
 *
 * `GET /v1/chains/{chainId}/contracts/{address}/deployments`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listContractDeployments = /* @__PURE__ */ get("listContractDeployments", "/v1/chains/{chainId}/contracts/{address}/deployments", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "contracts" },
});

/** Parameters of {@link listContractDeployments}. */
export interface ListContractDeploymentsParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Address of the account or contract, 20 bytes of hex with 0x prefix.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listContractDeployments}. */
export type ListContractDeploymentsResult = EvmContractPage;

/** One item of {@link listContractDeployments}. */
export type ListContractDeploymentsItem = EvmContract;

/** {@link listContractDeployments} pages carry nothing beside their items. */
export type ListContractDeploymentsExtra = Record<never, never>;

/**
 * List the tokens of a collection.
 *
 * Lists the tokens of a collection that have moved, by id, with their metadata; ERC-721 tokens with
 * their owners.
 *
 * `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listNfts = /* @__PURE__ */ get("listNfts", "/v1/chains/{chainId}/nfts/collections/{address}/tokens", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "tokens" },
});

/** Parameters of {@link listNfts}. */
export interface ListNftsParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Address of the contract, 20 bytes of hex with 0x prefix.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  address: string;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listNfts}. */
export type ListNftsResult = NftPage;

/** One item of {@link listNfts}. */
export type ListNftsItem = Nft;

/** {@link listNfts} pages carry nothing beside their items. */
export type ListNftsExtra = Record<never, never>;

/**
 * Get a token of a collection.
 *
 * Returns a token with its metadata, an ERC-721 token with its owner. If it has never moved, the
 * status is 404.
 *
 * `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getNft = /* @__PURE__ */ get("getNft", "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  tokenId: PATH_NUMERIC_REQUIRED,
});

/** Parameters of {@link getNft}. */
export interface GetNftParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Address of the contract, 20 bytes of hex with 0x prefix.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  address: string;
  /**
   * Id of the token in its collection, a decimal integer of 0 to 2^256 - 1 without leading zeros.
   * @example 1721
   */
  tokenId: string | number | bigint;
}

/** Response of {@link getNft}. */
export type GetNftResult = Nft;

/**
 * Reindex the metadata of an NFT.
 *
 * Makes the service read the metadata of one token again. It can be called once per hour for each
 * token; further calls get 429, which clients do not retry. Some deployments respond with 201 instead
 * of 200.
 *
 * `POST /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex`
 *
 * Sent again only when it surely was not processed.
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const reindexNft = {
  id: "reindexNft",
  method: "POST",
  path: "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex",
  retry: "unsafe",
  finalStatuses: [429],
  params: { chainId: PATH_NUMERIC_REQUIRED, address: PATH_STRING_REQUIRED, tokenId: PATH_NUMERIC_REQUIRED },
} as const;

/** Parameters of {@link reindexNft}. */
export interface ReindexNftParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Address of the token's contract, 20 bytes of hex with 0x prefix.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  address: string;
  /**
   * Id of the token in its collection, a decimal integer of 0 to 2^256 - 1 without leading zeros.
   * @example 1721
   */
  tokenId: string | number | bigint;
}

/** {@link reindexNft} has a response without a body. */
export type ReindexNftResult = undefined;

/**
 * List webhooks.
 *
 * Lists the webhooks of the API key, oldest first.
 *
 * `GET /v1/webhooks`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listWebhooks = /* @__PURE__ */ get("listWebhooks", "/v1/webhooks", {
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  status: QUERY_STRING,
}, {
  page: { items: "webhooks" },
});

/** Parameters of {@link listWebhooks}. */
export interface ListWebhooksParams {
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Only webhooks in this state.
   * @example active
   */
  status?: WebhookStatus | undefined;
}

/** Response of {@link listWebhooks}. */
export type ListWebhooksResult = WebhookPage;

/** One item of {@link listWebhooks}. */
export type ListWebhooksItem = Webhook;

/** {@link listWebhooks} pages carry nothing beside their items. */
export type ListWebhooksExtra = Record<never, never>;

/**
 * Create a webhook.
 *
 * Creates a webhook: a URL to which the service posts a message for each event, beginning with the
 * blocks that follow. It belongs to the API key of the request, and its messages are signed with the
 * shared secret of that key, which is made with the first webhook. Webhooks need an API key. Some
 * deployments respond with 201 instead of 200.
 *
 * `POST /v1/webhooks`
 *
 * Sent again only when it surely was not processed.
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const createWebhook = {
  id: "createWebhook",
  method: "POST",
  path: "/v1/webhooks",
  retry: "unsafe",
  params: {
    eventType: BODY_STRING_REQUIRED,
    url: BODY_STRING_REQUIRED,
    name: BODY_STRING,
    description: BODY_STRING,
    chainId: BODY_STRING,
    metadata: { in: "body", type: "object", required: true },
    includeInternalTxs: BODY_BOOLEAN,
    includeLogs: BODY_BOOLEAN,
    network: BODY_STRING,
  },
} as const;

/** Parameters of {@link createWebhook}. */
export type CreateWebhookParams = EvmAddressActivityRequest | PrimaryNetworkAddressActivityRequest | ValidatorActivityRequest;

/** Response of {@link createWebhook}. */
export type CreateWebhookResult = Webhook;

/**
 * Make or replace the shared secret.
 *
 * Gives the API key a new shared secret. Messages are signed with it from their next attempt on. Some
 * deployments respond with 201 instead of 200.
 *
 * `POST /v1/webhooks:generateOrRotateSharedSecret`
 *
 * Sent again only when it surely was not processed.
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const rotateWebhookSecret = {
  id: "rotateWebhookSecret",
  method: "POST",
  path: "/v1/webhooks:generateOrRotateSharedSecret",
  retry: "unsafe",
  params: {},
} as const;

/** {@link rotateWebhookSecret} takes no parameters. */
export type RotateWebhookSecretParams = Record<string, never>;

/** Response of {@link rotateWebhookSecret}. */
export type RotateWebhookSecretResult = SharedSecret;

/**
 * Get the shared secret.
 *
 * Returns the shared secret of the API key. A receiver compares the header x-signature of a message
 * with the HMAC-SHA256 of its canonical JSON (RFC 8785, which is how bodies are sent) by the bytes of
 * the secret, in base64.
 *
 * `GET /v1/webhooks:getSharedSecret`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getWebhookSecret = /* @__PURE__ */ get("getWebhookSecret", "/v1/webhooks:getSharedSecret", {});

/** {@link getWebhookSecret} takes no parameters. */
export type GetWebhookSecretParams = Record<string, never>;

/** Response of {@link getWebhookSecret}. */
export type GetWebhookSecretResult = SharedSecret;

/**
 * Get a webhook.
 *
 * Returns a webhook of the API key.
 *
 * `GET /v1/webhooks/{id}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getWebhook = /* @__PURE__ */ get("getWebhook", "/v1/webhooks/{id}", {
  id: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getWebhook}. */
export interface GetWebhookParams {
  /**
   * Id of the webhook, a UUID.
   * @example f33de69c-d13b-4691-908f-870d6e2e6b04
   */
  id: string;
}

/** Response of {@link getWebhook}. */
export type GetWebhookResult = Webhook;

/**
 * Change a webhook.
 *
 * Changes the given fields of a webhook and keeps the others. One that becomes active again is
 * notified of the blocks from then on, not of those that it missed.
 *
 * `PATCH /v1/webhooks/{id}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const updateWebhook = {
  id: "updateWebhook",
  method: "PATCH",
  path: "/v1/webhooks/{id}",
  retry: "safe",
  params: {
    id: PATH_STRING_REQUIRED,
    url: BODY_STRING,
    name: BODY_STRING,
    description: BODY_STRING,
    status: BODY_STRING,
    includeInternalTxs: BODY_BOOLEAN,
    includeLogs: BODY_BOOLEAN,
  },
} as const;

/** Parameters of {@link updateWebhook}. */
export interface UpdateWebhookParams {
  /**
   * Id of the webhook, a UUID.
   * @example f33de69c-d13b-4691-908f-870d6e2e6b04
   */
  id: string;
  /**
   * URL to which messages are posted, http or https. Public deployments accept only hosts on the public
   * internet, on the usual ports.
   */
  url?: string | undefined;
  /** Name of the webhook. */
  name?: string | undefined;
  /** Description of the webhook. */
  description?: string | undefined;
  /** New state. */
  status?: WebhookStatus | undefined;
  /** Whether messages contain internal transactions. Only of a webhook for address_activity. */
  includeInternalTxs?: boolean | undefined;
  /** Whether messages contain the logs of the transaction. Only of a webhook for address_activity. */
  includeLogs?: boolean | undefined;
}

/** Response of {@link updateWebhook}. */
export type UpdateWebhookResult = Webhook;

/**
 * Deactivate a webhook.
 *
 * Deactivates a webhook: it is notified of no further block, and messages that wait are kept for as
 * long as they would be tried. updateWebhook activates it again.
 *
 * `DELETE /v1/webhooks/{id}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const deactivateWebhook = {
  id: "deactivateWebhook",
  method: "DELETE",
  path: "/v1/webhooks/{id}",
  retry: "safe",
  params: { id: PATH_STRING_REQUIRED },
} as const;

/** Parameters of {@link deactivateWebhook}. */
export interface DeactivateWebhookParams {
  /**
   * Id of the webhook, a UUID.
   * @example f33de69c-d13b-4691-908f-870d6e2e6b04
   */
  id: string;
}

/** Response of {@link deactivateWebhook}. */
export type DeactivateWebhookResult = Webhook;

/**
 * List the addresses of a webhook.
 *
 * Lists the addresses that a webhook watches, in the order of their bytes. Only webhooks for addresses
 * have any.
 *
 * `GET /v1/webhooks/{id}/addresses`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listWebhookAddresses = /* @__PURE__ */ get("listWebhookAddresses", "/v1/webhooks/{id}/addresses", {
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  id: PATH_STRING_REQUIRED,
}, {
  page: { items: "addresses" },
});

/** Parameters of {@link listWebhookAddresses}. */
export interface ListWebhookAddressesParams {
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Id of the webhook, a UUID.
   * @example f33de69c-d13b-4691-908f-870d6e2e6b04
   */
  id: string;
}

/** Response of {@link listWebhookAddresses}. */
export type ListWebhookAddressesResult = WebhookAddressPage;

/** One item of {@link listWebhookAddresses}. */
export type ListWebhookAddressesItem = string;

/** What a page of {@link listWebhookAddresses} carries beside its items. */
export interface ListWebhookAddressesExtra {
  /** How many addresses the webhook watches. */
  totalAddresses: number;
}

/**
 * Add addresses to a webhook.
 *
 * Makes a webhook for address_activity watch more addresses, from the next block that it is notified
 * of. A webhook watches at most 1000 addresses.
 *
 * `PATCH /v1/webhooks/{id}/addresses`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const addWebhookAddresses = {
  id: "addWebhookAddresses",
  method: "PATCH",
  path: "/v1/webhooks/{id}/addresses",
  retry: "safe",
  params: { id: PATH_STRING_REQUIRED, addresses: { in: "body", type: "array", required: true } },
} as const;

/** Parameters of {@link addWebhookAddresses}. */
export interface AddWebhookAddressesParams {
  /**
   * Id of the webhook, a UUID.
   * @example f33de69c-d13b-4691-908f-870d6e2e6b04
   */
  id: string;
  /**
   * EVM addresses, 20 bytes of hex with 0x prefix.
   * At most 1000 items.
   */
  addresses: readonly string[];
}

/** Response of {@link addWebhookAddresses}. */
export type AddWebhookAddressesResult = EvmAddressActivityWebhook;

/**
 * Remove addresses from a webhook.
 *
 * Makes a webhook for address_activity stop watching addresses. Those that it does not watch are
 * ignored.
 *
 * `DELETE /v1/webhooks/{id}/addresses`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const removeWebhookAddresses = {
  id: "removeWebhookAddresses",
  method: "DELETE",
  path: "/v1/webhooks/{id}/addresses",
  retry: "safe",
  params: { id: PATH_STRING_REQUIRED, addresses: { in: "body", type: "array", required: true } },
} as const;

/** Parameters of {@link removeWebhookAddresses}. */
export interface RemoveWebhookAddressesParams {
  /**
   * Id of the webhook, a UUID.
   * @example f33de69c-d13b-4691-908f-870d6e2e6b04
   */
  id: string;
  /**
   * EVM addresses, 20 bytes of hex with 0x prefix.
   * At most 1000 items.
   */
  addresses: readonly string[];
}

/** Response of {@link removeWebhookAddresses}. */
export type RemoveWebhookAddressesResult = EvmAddressActivityWebhook;

/**
 * Send a test message.
 *
 * Sends a message of the event type test to the URL of a webhook, signed and retried as any other, and
 * returns it. Some deployments respond with 201 instead of 200.
 *
 * `POST /v1/webhooks/{id}:test`
 *
 * Sent again only when it surely was not processed.
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const testWebhook = {
  id: "testWebhook",
  method: "POST",
  path: "/v1/webhooks/{id}:test",
  retry: "unsafe",
  params: { id: PATH_STRING_REQUIRED },
} as const;

/** Parameters of {@link testWebhook}. */
export interface TestWebhookParams {
  /**
   * Id of the webhook, a UUID.
   * @example f33de69c-d13b-4691-908f-870d6e2e6b04
   */
  id: string;
}

/** Response of {@link testWebhook}. */
export type TestWebhookResult = WebhookMessage;

/**
 * List the messages of a webhook.
 *
 * Lists the messages of a webhook, newest first. Received ones are kept for a day, dead letters (which
 * were not received within a day of attempts) for a week.
 *
 * `GET /v1/webhooks/{id}/messages`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listWebhookMessages = /* @__PURE__ */ get("listWebhookMessages", "/v1/webhooks/{id}/messages", {
  id: PATH_STRING_REQUIRED,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  status: QUERY_STRING,
}, {
  page: { items: "messages" },
});

/** Parameters of {@link listWebhookMessages}. */
export interface ListWebhookMessagesParams {
  /**
   * Id of the webhook, a UUID.
   * @example f33de69c-d13b-4691-908f-870d6e2e6b04
   */
  id: string;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Only messages in this state.
   * @example dead
   */
  status?: WebhookMessageStatus | undefined;
}

/** Response of {@link listWebhookMessages}. */
export type ListWebhookMessagesResult = WebhookMessagePage;

/** One item of {@link listWebhookMessages}. */
export type ListWebhookMessagesItem = WebhookMessage;

/** {@link listWebhookMessages} pages carry nothing beside their items. */
export type ListWebhookMessagesExtra = Record<never, never>;

/**
 * Send a message again.
 *
 * Sends a message again, such as a dead letter, with the id that it had and for another day of
 * attempts, whatever others wait. Some deployments respond with 201 instead of 200.
 *
 * `POST /v1/webhooks/{id}/messages/{messageId}:resend`
 *
 * Sent again only when it surely was not processed.
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const resendWebhookMessage = {
  id: "resendWebhookMessage",
  method: "POST",
  path: "/v1/webhooks/{id}/messages/{messageId}:resend",
  retry: "unsafe",
  params: { id: PATH_STRING_REQUIRED, messageId: PATH_STRING_REQUIRED },
} as const;

/** Parameters of {@link resendWebhookMessage}. */
export interface ResendWebhookMessageParams {
  /**
   * Id of the webhook, a UUID.
   * @example f33de69c-d13b-4691-908f-870d6e2e6b04
   */
  id: string;
  /**
   * Id of the message, a UUID.
   * @example bc9732db-2430-4296-afc3-c51267beb14a
   */
  messageId: string;
}

/** Response of {@link resendWebhookMessage}. */
export type ResendWebhookMessageResult = WebhookMessage;

/**
 * Get the usage of API keys.
 *
 * Returns how many requests were sent with the API key of this request, by period, and what they cost.
 * A key with the privilege usage gets those of all keys.
 *
 * `GET /v1/apiUsageMetrics`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getApiUsage = /* @__PURE__ */ get("getApiUsage", "/v1/apiUsageMetrics", {
  orgId: QUERY_STRING,
  startTimestamp: QUERY_INTEGER_MIN_0_MAX_9007199254740991,
  endTimestamp: QUERY_INTEGER_MIN_0_MAX_9007199254740991,
  timeInterval: QUERY_STRING,
  groupBy: QUERY_STRING,
  chainId: QUERY_NUMERIC,
  responseCode: QUERY_NUMERIC,
  requestType: QUERY_STRING,
  apiKeyId: QUERY_STRING,
  requestPath: QUERY_STRING,
});

/** Parameters of {@link getApiUsage}. */
export interface GetApiUsageParams {
  /**
   * Organisation whose keys are meant. A service without organisations ignores it.
   * @example org-1
   */
  orgId?: string | undefined;
  /**
   * Start of the range, Unix time in seconds, rounded down to midnight UTC. Default: a day before the
   * end for minutes, a week for hours, 30 days for days, 12 weeks for weeks, a year for months.
   * Range: 0 to 9007199254740991.
   * @example 1766016000
   */
  startTimestamp?: number | undefined;
  /**
   * End of the range, Unix time in seconds, rounded down to midnight UTC and excluded. Without it the
   * range ends now.
   * Range: 0 to 9007199254740991.
   * @example 1766188800
   */
  endTimestamp?: number | undefined;
  /**
   * Length of the periods. Default: daily.
   * @example daily
   */
  timeInterval?: UsageInterval | undefined;
  /**
   * What the requests are grouped by.
   * @example requestPath
   */
  groupBy?: UsageGroup | undefined;
  /**
   * Only requests whose path named this chain, by EVM chain id, blockchain id or alias.
   * @example 43114
   */
  chainId?: string | number | bigint | undefined;
  /**
   * Only requests with a response of this status.
   * @example 200
   */
  responseCode?: string | number | bigint | undefined;
  /**
   * Only requests of this kind.
   * @example data
   */
  requestType?: RequestType | undefined;
  /**
   * Only requests with this key, by its id. A key reads its own requests alone unless it has the
   * privilege usage.
   * @example key_0123456789ab
   */
  apiKeyId?: string | undefined;
  /**
   * Only requests with this path, as responses give it.
   * @example /v1/chains/{chainId}/transactions/{txHash}
   */
  requestPath?: string | undefined;
}

/** Response of {@link getApiUsage}. */
export type GetApiUsageResult = ApiUsage;

/**
 * List the requests of API keys.
 *
 * Lists the requests that were sent with the API key of this request, newest first. A key with the
 * privilege usage gets those of all keys. A page may have fewer items than pageSize, or none, although
 * more pages follow.
 *
 * `GET /v1/apiLogs`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listApiLogs = /* @__PURE__ */ get("listApiLogs", "/v1/apiLogs", {
  orgId: QUERY_STRING,
  startTimestamp: QUERY_INTEGER_MIN_0_MAX_9007199254740991,
  endTimestamp: QUERY_INTEGER_MIN_0_MAX_9007199254740991,
  chainId: QUERY_NUMERIC,
  responseCode: QUERY_NUMERIC,
  requestType: QUERY_STRING,
  apiKeyId: QUERY_STRING,
  requestPath: QUERY_STRING,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "logs" },
});

/** Parameters of {@link listApiLogs}. */
export interface ListApiLogsParams {
  /**
   * Organisation whose keys are meant. A service without organisations ignores it.
   * @example org-1
   */
  orgId?: string | undefined;
  /**
   * Start of the range, Unix time in seconds, rounded down to midnight UTC. Default: as long ago as
   * requests are kept.
   * Range: 0 to 9007199254740991.
   * @example 1766016000
   */
  startTimestamp?: number | undefined;
  /**
   * End of the range, Unix time in seconds, rounded down to midnight UTC and excluded. Without it the
   * range ends now.
   * Range: 0 to 9007199254740991.
   * @example 1766188800
   */
  endTimestamp?: number | undefined;
  /**
   * Only requests whose path named this chain, by EVM chain id, blockchain id or alias.
   * @example 43114
   */
  chainId?: string | number | bigint | undefined;
  /**
   * Only requests with a response of this status.
   * @example 200
   */
  responseCode?: string | number | bigint | undefined;
  /**
   * Only requests of this kind.
   * @example data
   */
  requestType?: RequestType | undefined;
  /**
   * Only requests with this key, by its id. A key reads its own requests alone unless it has the
   * privilege usage.
   * @example key_0123456789ab
   */
  apiKeyId?: string | undefined;
  /**
   * Only requests with this path, as responses give it.
   * @example /v1/chains/{chainId}/transactions/{txHash}
   */
  requestPath?: string | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listApiLogs}. */
export type ListApiLogsResult = ApiLogPage;

/** One item of {@link listApiLogs}. */
export type ListApiLogsItem = ApiLog;

/** What a page of {@link listApiLogs} carries beside its items. */
export interface ListApiLogsExtra {
  /**
   * Organisation of the keys. Empty on deployments without organisations.
   * @example
   */
  orgId: string;
}

/**
 * Get the usage of an RPC.
 *
 * Returns how many requests to the RPC of a chain were relayed, by period. A deployment that relays
 * none responds with 501.
 *
 * `GET /v1/rpcUsageMetrics`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getRpcUsage = /* @__PURE__ */ get("getRpcUsage", "/v1/rpcUsageMetrics", {
  timeInterval: QUERY_STRING,
  startTimestamp: QUERY_INTEGER_MIN_0_MAX_9007199254740991,
  endTimestamp: QUERY_INTEGER_MIN_0_MAX_9007199254740991,
  groupBy: QUERY_STRING,
  chainId: QUERY_NUMERIC,
  responseCode: QUERY_NUMERIC,
  rpcMethod: QUERY_STRING,
  rlBypassApiToken: QUERY_STRING,
});

/** Parameters of {@link getRpcUsage}. */
export interface GetRpcUsageParams {
  /**
   * Length of the periods. Default: daily.
   * @example daily
   */
  timeInterval?: RpcUsageInterval | undefined;
  /**
   * Start of the range, Unix time in seconds, rounded down to midnight UTC. Default: 30 days before the
   * end.
   * Range: 0 to 9007199254740991.
   * @example 1766016000
   */
  startTimestamp?: number | undefined;
  /**
   * End of the range, Unix time in seconds, rounded down to midnight UTC and excluded. Without it the
   * range ends now.
   * Range: 0 to 9007199254740991.
   * @example 1766188800
   */
  endTimestamp?: number | undefined;
  /**
   * What the requests are grouped by.
   * @example rpcMethod
   */
  groupBy?: RpcUsageGroup | undefined;
  /**
   * Chain whose requests are counted, by EVM chain id.
   * @example 43114
   */
  chainId?: string | number | bigint | undefined;
  /**
   * Only requests with a response of this status.
   * @example 200
   */
  responseCode?: string | number | bigint | undefined;
  /**
   * Only requests of this JSON-RPC method.
   * @example eth_call
   */
  rpcMethod?: string | undefined;
  /**
   * Only requests with this token, which lifts rate limits.
   * @example token-1
   */
  rlBypassApiToken?: string | undefined;
}

/** Response of {@link getRpcUsage}. */
export type GetRpcUsageResult = RpcUsage;

/**
 * Get the usage of a subnet's RPC.
 *
 * Returns how many requests to the public RPC of a subnet's chain were relayed, by period. A
 * deployment that relays none responds with 501.
 *
 * `GET /v1/subnetRpcUsageMetrics`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getSubnetRpcUsage = /* @__PURE__ */ get("getSubnetRpcUsage", "/v1/subnetRpcUsageMetrics", {
  timeInterval: QUERY_STRING,
  startTimestamp: QUERY_INTEGER_MIN_0_MAX_9007199254740991,
  endTimestamp: QUERY_INTEGER_MIN_0_MAX_9007199254740991,
  groupBy: QUERY_STRING,
  chainId: QUERY_NUMERIC,
  responseCode: QUERY_NUMERIC,
  rpcMethod: QUERY_STRING,
  rlBypassApiToken: QUERY_STRING,
});

/** Parameters of {@link getSubnetRpcUsage}. */
export interface GetSubnetRpcUsageParams {
  /**
   * Length of the periods. Default: daily.
   * @example daily
   */
  timeInterval?: RpcUsageInterval | undefined;
  /**
   * Start of the range, Unix time in seconds, rounded down to midnight UTC. Default: 30 days before the
   * end.
   * Range: 0 to 9007199254740991.
   * @example 1766016000
   */
  startTimestamp?: number | undefined;
  /**
   * End of the range, Unix time in seconds, rounded down to midnight UTC and excluded. Without it the
   * range ends now.
   * Range: 0 to 9007199254740991.
   * @example 1766188800
   */
  endTimestamp?: number | undefined;
  /**
   * What the requests are grouped by.
   * @example rpcMethod
   */
  groupBy?: RpcUsageGroup | undefined;
  /**
   * Chain whose requests are counted, by EVM chain id.
   * @example 43114
   */
  chainId?: string | number | bigint | undefined;
  /**
   * Only requests with a response of this status.
   * @example 200
   */
  responseCode?: string | number | bigint | undefined;
  /**
   * Only requests of this JSON-RPC method.
   * @example eth_call
   */
  rpcMethod?: string | undefined;
  /**
   * Only requests with this token, which lifts rate limits.
   * @example token-1
   */
  rlBypassApiToken?: string | undefined;
}

/** Response of {@link getSubnetRpcUsage}. */
export type GetSubnetRpcUsageResult = RpcUsage;

/**
 * List interchain messages of an address.
 *
 * Lists the interchain messages that an address sent or received, ordered by timestamp, the latest
 * first. The fields of an item depend on its status.
 *
 * `GET /v1/icm/addresses/{address}/messages`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listIcmMessages = /* @__PURE__ */ get("listIcmMessages", "/v1/icm/addresses/{address}/messages", {
  address: PATH_STRING_REQUIRED,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  network: QUERY_STRING_FALLBACK,
}, {
  page: { items: "messages" },
});

/** Parameters of {@link listIcmMessages}. */
export interface ListIcmMessagesParams {
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Only messages between chains of this network. Default: messages of every network.
   * @example fuji
   */
  network?: Network | undefined;
}

/** Response of {@link listIcmMessages}. */
export type ListIcmMessagesResult = IcmMessagePage;

/** One item of {@link listIcmMessages}. */
export type ListIcmMessagesItem = IcmMessage;

/** {@link listIcmMessages} pages carry nothing beside their items. */
export type ListIcmMessagesExtra = Record<never, never>;

/**
 * Get how far each chain is indexed.
 *
 * Returns for each indexed chain its height and its node's, how long ago the index last had every
 * block of the node, and whether it is catching up. Other responses say the height and that time of
 * their chains in the headers x-indexed-height and x-indexed-time.
 *
 * `GET /v1/status`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getStatus = /* @__PURE__ */ get("getStatus", "/v1/status", {});

/** {@link getStatus} takes no parameters. */
export type GetStatusParams = Record<string, never>;

/** Response of {@link getStatus}. */
export type GetStatusResult = IndexStatus;

/**
 * Get the health of the service.
 *
 * Returns whether the database and each chain that the service indexes can be queried. A chain whose
 * data is missing is down; the others can still be queried. How far behind its node each chain is,
 * getStatus says.
 *
 * `GET /v1/health-check`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getHealth = /* @__PURE__ */ get("getHealth", "/v1/health-check", {});

/** {@link getHealth} takes no parameters. */
export type GetHealthParams = Record<string, never>;

/** Response of {@link getHealth}. */
export type GetHealthResult = HealthReport;

/**
 * Get whether the service is running.
 *
 * Responds as soon as the process handles requests, whatever the state of its chains and database is.
 *
 * `GET /v1/live-check`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getLiveness = /* @__PURE__ */ get("getLiveness", "/v1/live-check", {});

/** {@link getLiveness} takes no parameters. */
export type GetLivenessParams = Record<string, never>;

/** Response of {@link getLiveness}. */
export type GetLivenessResult = HealthReport;

/**
 * Get an interchain message.
 *
 * Returns one interchain message by its id, with the transactions of its two chains as far as they are
 * indexed. A chain that is not available makes the response 503, since the state of the message would
 * not be known.
 *
 * `GET /v1/icm/messages/{messageId}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getIcmMessage = /* @__PURE__ */ get("getIcmMessage", "/v1/icm/messages/{messageId}", {
  messageId: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getIcmMessage}. */
export interface GetIcmMessageParams {
  /**
   * Id of the message, 32 bytes of hex with 0x prefix, in any letter case.
   * @example 0x0000000000a078791e9a99c48f87643533ec26ff916522f7499d216c81a3b514
   */
  messageId: string;
}

/** Response of {@link getIcmMessage}. */
export type GetIcmMessageResult = IcmMessage;

/**
 * List interchain messages of all chains.
 *
 * Lists the interchain messages of all indexed chains, ordered by timestamp, the latest first. The
 * filters may be combined: a message must fit each of them. The fields of an item depend on its
 * status.
 *
 * `GET /v1/icm/messages`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listAllIcmMessages = /* @__PURE__ */ get("listAllIcmMessages", "/v1/icm/messages", {
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  sourceBlockchainId: QUERY_NUMERIC,
  destinationBlockchainId: QUERY_NUMERIC,
  blockchainId: QUERY_NUMERIC,
  from: QUERY_STRING,
  to: QUERY_STRING,
  network: QUERY_STRING_FALLBACK,
}, {
  page: { items: "messages" },
});

/** Parameters of {@link listAllIcmMessages}. */
export interface ListAllIcmMessagesParams {
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Only messages sent from this chain, by blockchain id or by the EVM chain id of an indexed chain.
   * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
   */
  sourceBlockchainId?: string | number | bigint | undefined;
  /**
   * Only messages sent to this chain, by blockchain id or by the EVM chain id of an indexed chain.
   * @example 173750
   */
  destinationBlockchainId?: string | number | bigint | undefined;
  /**
   * Only messages sent from or to this chain, by blockchain id or by the EVM chain id of an indexed
   * chain.
   * @example 43113
   */
  blockchainId?: string | number | bigint | undefined;
  /**
   * Only messages of this sender, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  from?: string | undefined;
  /**
   * Only messages to this recipient, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  to?: string | undefined;
  /**
   * Only messages between chains of this network. Default: messages of every network.
   * @example fuji
   */
  network?: Network | undefined;
}

/** Response of {@link listAllIcmMessages}. */
export type ListAllIcmMessagesResult = IcmMessagePage;

/** One item of {@link listAllIcmMessages}. */
export type ListAllIcmMessagesItem = IcmMessage;

/** {@link listAllIcmMessages} pages carry nothing beside their items. */
export type ListAllIcmMessagesExtra = Record<never, never>;

/**
 * Stream interchain messages.
 *
 * Sends interchain messages as they are sent, received, executed and acknowledged on indexed chains,
 * as server-sent events: each time the message with all that is known of it by then. The filters may
 * be combined, as in the list. The `rewind` event also has the chainId of the chain that was taken
 * back. Each `item` event has one of them as JSON. A `rewind` event says that the service took back
 * what it had indexed above a block. An `id` is a cursor with which the stream continues behind that
 * event.
 *
 * `GET /v1/icm/messages:stream`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const streamIcmMessages = /* @__PURE__ */ get("streamIcmMessages", "/v1/icm/messages:stream", {
  sourceBlockchainId: QUERY_NUMERIC,
  destinationBlockchainId: QUERY_NUMERIC,
  blockchainId: QUERY_NUMERIC,
  from: QUERY_STRING,
  to: QUERY_STRING,
  network: QUERY_STRING_FALLBACK,
  since: QUERY_STRING,
}, {
  stream: true,
});

/** Parameters of {@link streamIcmMessages}. */
export interface StreamIcmMessagesParams {
  /**
   * Only messages sent from this chain, by blockchain id or by the EVM chain id of an indexed chain.
   * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
   */
  sourceBlockchainId?: string | number | bigint | undefined;
  /**
   * Only messages sent to this chain, by blockchain id or by the EVM chain id of an indexed chain.
   * @example 173750
   */
  destinationBlockchainId?: string | number | bigint | undefined;
  /**
   * Only messages sent from or to this chain, by blockchain id or by the EVM chain id of an indexed
   * chain.
   * @example 43113
   */
  blockchainId?: string | number | bigint | undefined;
  /**
   * Only messages of this sender, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  from?: string | undefined;
  /**
   * Only messages to this recipient, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  to?: string | undefined;
  /**
   * Only messages between chains of this network. Default: messages of every network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the
   * first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header
   * wins over it.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamIcmMessages}. */
export type StreamIcmMessagesItem = IcmMessage;

/**
 * Get an interchain message under its former name.
 *
 * Returns what getIcmMessage returns, with the former name of the contract's field.
 *
 * `GET /v1/teleporter/messages/{messageId}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 *
 * @deprecated Use getIcmMessage.
 */
export const getTeleporterMessage = /* @__PURE__ */ get("getTeleporterMessage", "/v1/teleporter/messages/{messageId}", {
  messageId: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getTeleporterMessage}. */
export interface GetTeleporterMessageParams {
  /**
   * Id of the message, 32 bytes of hex with 0x prefix, in any letter case.
   * @example 0x0000000000a078791e9a99c48f87643533ec26ff916522f7499d216c81a3b514
   */
  messageId: string;
}

/** Response of {@link getTeleporterMessage}. */
export type GetTeleporterMessageResult = TeleporterMessage;

/**
 * List interchain messages of all chains under their former name.
 *
 * Returns what listAllIcmMessages returns, with the former name of the contract's field.
 *
 * `GET /v1/teleporter/messages`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 *
 * @deprecated Use listAllIcmMessages.
 */
export const listTeleporterMessages = /* @__PURE__ */ get("listTeleporterMessages", "/v1/teleporter/messages", {
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  sourceBlockchainId: QUERY_NUMERIC,
  destinationBlockchainId: QUERY_NUMERIC,
  blockchainId: QUERY_NUMERIC,
  from: QUERY_STRING,
  to: QUERY_STRING,
  network: QUERY_STRING_FALLBACK,
}, {
  page: { items: "messages" },
});

/** Parameters of {@link listTeleporterMessages}. */
export interface ListTeleporterMessagesParams {
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Only messages sent from this chain, by blockchain id or by the EVM chain id of an indexed chain.
   * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
   */
  sourceBlockchainId?: string | number | bigint | undefined;
  /**
   * Only messages sent to this chain, by blockchain id or by the EVM chain id of an indexed chain.
   * @example 173750
   */
  destinationBlockchainId?: string | number | bigint | undefined;
  /**
   * Only messages sent from or to this chain, by blockchain id or by the EVM chain id of an indexed
   * chain.
   * @example 43113
   */
  blockchainId?: string | number | bigint | undefined;
  /**
   * Only messages of this sender, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  from?: string | undefined;
  /**
   * Only messages to this recipient, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  to?: string | undefined;
  /**
   * Only messages between chains of this network. Default: messages of every network.
   * @example fuji
   */
  network?: Network | undefined;
}

/** Response of {@link listTeleporterMessages}. */
export type ListTeleporterMessagesResult = TeleporterMessagePage;

/** One item of {@link listTeleporterMessages}. */
export type ListTeleporterMessagesItem = ListedTeleporterMessage;

/** {@link listTeleporterMessages} pages carry nothing beside their items. */
export type ListTeleporterMessagesExtra = Record<never, never>;

/**
 * List interchain messages of an address under their former name.
 *
 * Returns what listIcmMessages returns, with the former name of the contract's field.
 *
 * `GET /v1/teleporter/addresses/{address}/messages`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 *
 * @deprecated Use listIcmMessages.
 */
export const listTeleporterMessagesByAddress = /* @__PURE__ */ get("listTeleporterMessagesByAddress", "/v1/teleporter/addresses/{address}/messages", {
  address: PATH_STRING_REQUIRED,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  network: QUERY_STRING_FALLBACK,
}, {
  page: { items: "messages" },
});

/** Parameters of {@link listTeleporterMessagesByAddress}. */
export interface ListTeleporterMessagesByAddressParams {
  /**
   * EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Only messages between chains of this network. Default: messages of every network.
   * @example fuji
   */
  network?: Network | undefined;
}

/** Response of {@link listTeleporterMessagesByAddress}. */
export type ListTeleporterMessagesByAddressResult = TeleporterMessagePage;

/** One item of {@link listTeleporterMessagesByAddress}. */
export type ListTeleporterMessagesByAddressItem = ListedTeleporterMessage;

/** {@link listTeleporterMessagesByAddress} pages carry nothing beside their items. */
export type ListTeleporterMessagesByAddressExtra = Record<never, never>;

/** The entries of {@link operations}. */
export type Operations = {
  /** Aggregate validator signatures for a Warp message. */
  readonly aggregateSignatures: typeof aggregateSignatures;
  /** Aggregate validator signatures for a transaction. */
  readonly aggregateSignaturesForTransaction: typeof aggregateSignaturesForTransaction;
  /** Start an export of transactions. */
  readonly exportTransactions: typeof exportTransactions;
  /** Get the state of an operation. */
  readonly getOperation: typeof getOperation;
  /** List the latest transactions of a Primary Network chain. */
  readonly listTransactions: typeof listTransactions;
  /** List active staking transactions. */
  readonly listStakingTransactions: typeof listStakingTransactions;
  /** Stream the transactions of a Primary Network chain. */
  readonly streamPrimaryTransactions: typeof streamPrimaryTransactions;
  /** Get a transaction of a Primary Network chain. */
  readonly getPrimaryTransaction: typeof getPrimaryTransaction;
  /** List outputs of addresses on a Primary Network chain. */
  readonly listUtxos: typeof listUtxos;
  /** List outputs of many addresses on a Primary Network chain. */
  readonly queryUtxos: typeof queryUtxos;
  /** Get the balances of addresses on a Primary Network chain. */
  readonly getBalances: typeof getBalances;
  /** Get the last activity of addresses on a Primary Network chain. */
  readonly getLastActivity: typeof getLastActivity;
  /** Get the last activity of many addresses on a Primary Network chain. */
  readonly queryLastActivity: typeof queryLastActivity;
  /** Get an asset of the X-Chain. */
  readonly getAsset: typeof getAsset;
  /** List the latest transactions of an asset of the X-Chain. */
  readonly listAssetTransactions: typeof listAssetTransactions;
  /** List the latest vertices of the X-Chain. */
  readonly listVertices: typeof listVertices;
  /** Get a vertex of the X-Chain. */
  readonly getVertex: typeof getVertex;
  /** List the vertices of the X-Chain at a height. */
  readonly listVerticesByHeight: typeof listVerticesByHeight;
  /** Get the supply of AVAX. */
  readonly getAvaxSupply: typeof getAvaxSupply;
  /** List subnets and L1s. */
  readonly listSubnets: typeof listSubnets;
  /** Get a subnet or L1. */
  readonly getSubnetById: typeof getSubnetById;
  /** List blockchains. */
  readonly listBlockchains: typeof listBlockchains;
  /** Get a blockchain. */
  readonly getBlockchain: typeof getBlockchain;
  /** List validators. */
  readonly listValidators: typeof listValidators;
  /** Stream the changes of validators. */
  readonly streamValidatorEvents: typeof streamValidatorEvents;
  /** List the validations of one node. */
  readonly listValidatorsByNode: typeof listValidatorsByNode;
  /** List delegations. */
  readonly listDelegators: typeof listDelegators;
  /** List validators of L1s. */
  readonly listL1Validators: typeof listL1Validators;
  /** Get the staking totals of a network. */
  readonly getNetwork: typeof getNetwork;
  /** List rewards that were paid. */
  readonly listHistoricalRewards: typeof listHistoricalRewards;
  /** List pending rewards. */
  readonly listPendingRewards: typeof listPendingRewards;
  /** List the chains that addresses have interacted with. */
  readonly listChainIds: typeof listChainIds;
  /** List the latest blocks that a node proposed. */
  readonly listBlocksByNode: typeof listBlocksByNode;
  /** List the latest blocks of a Primary Network chain. */
  readonly listBlocks: typeof listBlocks;
  /** Stream the blocks of a Primary Network chain. */
  readonly streamBlocks: typeof streamBlocks;
  /** Get a block of a Primary Network chain. */
  readonly getPrimaryBlock: typeof getPrimaryBlock;
  /** List the EVM chains that are indexed. */
  readonly listChains: typeof listChains;
  /** Get an EVM transaction. */
  readonly getTransaction: typeof getTransaction;
  /** Get the transaction that deployed a contract. */
  readonly getDeploymentTransaction: typeof getDeploymentTransaction;
  /** List ERC-20 transfers of an address. */
  readonly listErc20Transfers: typeof listErc20Transfers;
  /** List ERC-721 transfers of an address. */
  readonly listErc721Transfers: typeof listErc721Transfers;
  /** List ERC-1155 transfers of an address. */
  readonly listErc1155Transfers: typeof listErc1155Transfers;
  /** Get an EVM chain. */
  readonly getEvmChain: typeof getEvmChain;
  /** List the EVM chains of an address. */
  readonly listAddressChains: typeof listAddressChains;
  /** List the EVM chains of an address by the former route. */
  readonly getAddressChains: typeof getAddressChains;
  /** List the latest blocks of all EVM chains. */
  readonly listLatestBlocksAllChains: typeof listLatestBlocksAllChains;
  /** List the latest blocks of all EVM chains by the former route. */
  readonly listAllLatestBlocks: typeof listAllLatestBlocks;
  /** List the latest transactions of all EVM chains. */
  readonly listLatestTransactionsAllChains: typeof listLatestTransactionsAllChains;
  /** List the latest transactions of all EVM chains by the former route. */
  readonly listAllLatestTransactions: typeof listAllLatestTransactions;
  /** List the latest blocks of an EVM chain. */
  readonly listEvmBlocks: typeof listEvmBlocks;
  /** Stream the blocks of an EVM chain. */
  readonly streamEvmBlocks: typeof streamEvmBlocks;
  /** Get a block of an EVM chain. */
  readonly getEvmBlock: typeof getEvmBlock;
  /** List the transactions of a block. */
  readonly listEvmBlockTransactions: typeof listEvmBlockTransactions;
  /** List the latest transactions of an EVM chain. */
  readonly listEvmTransactions: typeof listEvmTransactions;
  /** Stream the transactions of an EVM chain. */
  readonly streamEvmTransactions: typeof streamEvmTransactions;
  /** List the transactions of an address. */
  readonly listAddressTransactions: typeof listAddressTransactions;
  /** List the transactions of an address, with the reputation of tokens. */
  readonly listAddressTransactionsV2: typeof listAddressTransactionsV2;
  /** List the transactions that an address sent or received. */
  readonly listNativeTransactions: typeof listNativeTransactions;
  /** List internal transactions of an address. */
  readonly listInternalTransactions: typeof listInternalTransactions;
  /** Get the native balance of an account. */
  readonly getNativeBalance: typeof getNativeBalance;
  /** List the ERC-20 balances of an account. */
  readonly listErc20Balances: typeof listErc20Balances;
  /** List the ERC-721 tokens of an account. */
  readonly listErc721Balances: typeof listErc721Balances;
  /** List the ERC-1155 balances of an account. */
  readonly listErc1155Balances: typeof listErc1155Balances;
  /** List the NFTs of an account. */
  readonly listCollectibleBalances: typeof listCollectibleBalances;
  /** List the transfers of a token. */
  readonly listTokenTransfers: typeof listTokenTransfers;
  /** Stream the token transfers of an EVM chain. */
  readonly streamEvmTransfers: typeof streamEvmTransfers;
  /** Stream the logs of an EVM chain. */
  readonly streamEvmLogs: typeof streamEvmLogs;
  /** Get the metadata of a contract. */
  readonly getContractMetadata: typeof getContractMetadata;
  /** List the contracts that an address deployed. */
  readonly listContractDeployments: typeof listContractDeployments;
  /** List the tokens of a collection. */
  readonly listNfts: typeof listNfts;
  /** Get a token of a collection. */
  readonly getNft: typeof getNft;
  /** Reindex the metadata of an NFT. */
  readonly reindexNft: typeof reindexNft;
  /** List webhooks. */
  readonly listWebhooks: typeof listWebhooks;
  /** Create a webhook. */
  readonly createWebhook: typeof createWebhook;
  /** Make or replace the shared secret. */
  readonly rotateWebhookSecret: typeof rotateWebhookSecret;
  /** Get the shared secret. */
  readonly getWebhookSecret: typeof getWebhookSecret;
  /** Get a webhook. */
  readonly getWebhook: typeof getWebhook;
  /** Change a webhook. */
  readonly updateWebhook: typeof updateWebhook;
  /** Deactivate a webhook. */
  readonly deactivateWebhook: typeof deactivateWebhook;
  /** List the addresses of a webhook. */
  readonly listWebhookAddresses: typeof listWebhookAddresses;
  /** Add addresses to a webhook. */
  readonly addWebhookAddresses: typeof addWebhookAddresses;
  /** Remove addresses from a webhook. */
  readonly removeWebhookAddresses: typeof removeWebhookAddresses;
  /** Send a test message. */
  readonly testWebhook: typeof testWebhook;
  /** List the messages of a webhook. */
  readonly listWebhookMessages: typeof listWebhookMessages;
  /** Send a message again. */
  readonly resendWebhookMessage: typeof resendWebhookMessage;
  /** Get the usage of API keys. */
  readonly getApiUsage: typeof getApiUsage;
  /** List the requests of API keys. */
  readonly listApiLogs: typeof listApiLogs;
  /** Get the usage of an RPC. */
  readonly getRpcUsage: typeof getRpcUsage;
  /** Get the usage of a subnet's RPC. */
  readonly getSubnetRpcUsage: typeof getSubnetRpcUsage;
  /** List interchain messages of an address. */
  readonly listIcmMessages: typeof listIcmMessages;
  /** Get how far each chain is indexed. */
  readonly getStatus: typeof getStatus;
  /** Get the health of the service. */
  readonly getHealth: typeof getHealth;
  /** Get whether the service is running. */
  readonly getLiveness: typeof getLiveness;
  /** Get an interchain message. */
  readonly getIcmMessage: typeof getIcmMessage;
  /** List interchain messages of all chains. */
  readonly listAllIcmMessages: typeof listAllIcmMessages;
  /** Stream interchain messages. */
  readonly streamIcmMessages: typeof streamIcmMessages;
  /** Get an interchain message under its former name. */
  readonly getTeleporterMessage: typeof getTeleporterMessage;
  /** List interchain messages of all chains under their former name. */
  readonly listTeleporterMessages: typeof listTeleporterMessages;
  /** List interchain messages of an address under their former name. */
  readonly listTeleporterMessagesByAddress: typeof listTeleporterMessagesByAddress;
};

/** Every operation of the spec, by id. */
export const operations: Operations = {
  aggregateSignatures,
  aggregateSignaturesForTransaction,
  exportTransactions,
  getOperation,
  listTransactions,
  listStakingTransactions,
  streamPrimaryTransactions,
  getPrimaryTransaction,
  listUtxos,
  queryUtxos,
  getBalances,
  getLastActivity,
  queryLastActivity,
  getAsset,
  listAssetTransactions,
  listVertices,
  getVertex,
  listVerticesByHeight,
  getAvaxSupply,
  listSubnets,
  getSubnetById,
  listBlockchains,
  getBlockchain,
  listValidators,
  streamValidatorEvents,
  listValidatorsByNode,
  listDelegators,
  listL1Validators,
  getNetwork,
  listHistoricalRewards,
  listPendingRewards,
  listChainIds,
  listBlocksByNode,
  listBlocks,
  streamBlocks,
  getPrimaryBlock,
  listChains,
  getTransaction,
  getDeploymentTransaction,
  listErc20Transfers,
  listErc721Transfers,
  listErc1155Transfers,
  getEvmChain,
  listAddressChains,
  getAddressChains,
  listLatestBlocksAllChains,
  listAllLatestBlocks,
  listLatestTransactionsAllChains,
  listAllLatestTransactions,
  listEvmBlocks,
  streamEvmBlocks,
  getEvmBlock,
  listEvmBlockTransactions,
  listEvmTransactions,
  streamEvmTransactions,
  listAddressTransactions,
  listAddressTransactionsV2,
  listNativeTransactions,
  listInternalTransactions,
  getNativeBalance,
  listErc20Balances,
  listErc721Balances,
  listErc1155Balances,
  listCollectibleBalances,
  listTokenTransfers,
  streamEvmTransfers,
  streamEvmLogs,
  getContractMetadata,
  listContractDeployments,
  listNfts,
  getNft,
  reindexNft,
  listWebhooks,
  createWebhook,
  rotateWebhookSecret,
  getWebhookSecret,
  getWebhook,
  updateWebhook,
  deactivateWebhook,
  listWebhookAddresses,
  addWebhookAddresses,
  removeWebhookAddresses,
  testWebhook,
  listWebhookMessages,
  resendWebhookMessage,
  getApiUsage,
  listApiLogs,
  getRpcUsage,
  getSubnetRpcUsage,
  listIcmMessages,
  getStatus,
  getHealth,
  getLiveness,
  getIcmMessage,
  listAllIcmMessages,
  streamIcmMessages,
  getTeleporterMessage,
  listTeleporterMessages,
  listTeleporterMessagesByAddress,
};

/** Name of an operation. */
export type OperationId = keyof Operations;

/** Types of every operation, by id. */
export interface OperationTypes {
  /** Aggregate validator signatures for a Warp message. */
  aggregateSignatures: { params: AggregateSignaturesParams; result: AggregateSignaturesResult };
  /** Aggregate validator signatures for a transaction. */
  aggregateSignaturesForTransaction: { params: AggregateSignaturesForTransactionParams; result: AggregateSignaturesForTransactionResult };
  /** Start an export of transactions. */
  exportTransactions: { params: ExportTransactionsParams; result: ExportTransactionsResult };
  /** Get the state of an operation. */
  getOperation: { params: GetOperationParams; result: GetOperationResult };
  /** List the latest transactions of a Primary Network chain. */
  listTransactions: { params: ListTransactionsParams; result: ListTransactionsResult; item: ListTransactionsItem; extra: ListTransactionsExtra };
  /** List active staking transactions. */
  listStakingTransactions: { params: ListStakingTransactionsParams; result: ListStakingTransactionsResult; item: ListStakingTransactionsItem; extra: ListStakingTransactionsExtra };
  /** Stream the transactions of a Primary Network chain. */
  streamPrimaryTransactions: { params: StreamPrimaryTransactionsParams; result: never; stream: StreamPrimaryTransactionsItem };
  /** Get a transaction of a Primary Network chain. */
  getPrimaryTransaction: { params: GetPrimaryTransactionParams; result: GetPrimaryTransactionResult };
  /** List outputs of addresses on a Primary Network chain. */
  listUtxos: { params: ListUtxosParams; result: ListUtxosResult; item: ListUtxosItem; extra: ListUtxosExtra };
  /** List outputs of many addresses on a Primary Network chain. */
  queryUtxos: { params: QueryUtxosParams; result: QueryUtxosResult; item: QueryUtxosItem; extra: QueryUtxosExtra };
  /** Get the balances of addresses on a Primary Network chain. */
  getBalances: { params: GetBalancesParams; result: GetBalancesResult };
  /** Get the last activity of addresses on a Primary Network chain. */
  getLastActivity: { params: GetLastActivityParams; result: GetLastActivityResult };
  /** Get the last activity of many addresses on a Primary Network chain. */
  queryLastActivity: { params: QueryLastActivityParams; result: QueryLastActivityResult };
  /** Get an asset of the X-Chain. */
  getAsset: { params: GetAssetParams; result: GetAssetResult };
  /** List the latest transactions of an asset of the X-Chain. */
  listAssetTransactions: { params: ListAssetTransactionsParams; result: ListAssetTransactionsResult; item: ListAssetTransactionsItem; extra: ListAssetTransactionsExtra };
  /** List the latest vertices of the X-Chain. */
  listVertices: { params: ListVerticesParams; result: ListVerticesResult; item: ListVerticesItem; extra: ListVerticesExtra };
  /** Get a vertex of the X-Chain. */
  getVertex: { params: GetVertexParams; result: GetVertexResult };
  /** List the vertices of the X-Chain at a height. */
  listVerticesByHeight: { params: ListVerticesByHeightParams; result: ListVerticesByHeightResult; item: ListVerticesByHeightItem; extra: ListVerticesByHeightExtra };
  /** Get the supply of AVAX. */
  getAvaxSupply: { params: GetAvaxSupplyParams; result: GetAvaxSupplyResult };
  /** List subnets and L1s. */
  listSubnets: { params: ListSubnetsParams; result: ListSubnetsResult; item: ListSubnetsItem; extra: ListSubnetsExtra };
  /** Get a subnet or L1. */
  getSubnetById: { params: GetSubnetByIdParams; result: GetSubnetByIdResult };
  /** List blockchains. */
  listBlockchains: { params: ListBlockchainsParams; result: ListBlockchainsResult; item: ListBlockchainsItem; extra: ListBlockchainsExtra };
  /** Get a blockchain. */
  getBlockchain: { params: GetBlockchainParams; result: GetBlockchainResult };
  /** List validators. */
  listValidators: { params: ListValidatorsParams; result: ListValidatorsResult; item: ListValidatorsItem; extra: ListValidatorsExtra };
  /** Stream the changes of validators. */
  streamValidatorEvents: { params: StreamValidatorEventsParams; result: never; stream: StreamValidatorEventsItem };
  /** List the validations of one node. */
  listValidatorsByNode: { params: ListValidatorsByNodeParams; result: ListValidatorsByNodeResult; item: ListValidatorsByNodeItem; extra: ListValidatorsByNodeExtra };
  /** List delegations. */
  listDelegators: { params: ListDelegatorsParams; result: ListDelegatorsResult; item: ListDelegatorsItem; extra: ListDelegatorsExtra };
  /** List validators of L1s. */
  listL1Validators: { params: ListL1ValidatorsParams; result: ListL1ValidatorsResult; item: ListL1ValidatorsItem; extra: ListL1ValidatorsExtra };
  /** Get the staking totals of a network. */
  getNetwork: { params: GetNetworkParams; result: GetNetworkResult };
  /** List rewards that were paid. */
  listHistoricalRewards: { params: ListHistoricalRewardsParams; result: ListHistoricalRewardsResult; item: ListHistoricalRewardsItem; extra: ListHistoricalRewardsExtra };
  /** List pending rewards. */
  listPendingRewards: { params: ListPendingRewardsParams; result: ListPendingRewardsResult; item: ListPendingRewardsItem; extra: ListPendingRewardsExtra };
  /** List the chains that addresses have interacted with. */
  listChainIds: { params: ListChainIdsParams; result: ListChainIdsResult };
  /** List the latest blocks that a node proposed. */
  listBlocksByNode: { params: ListBlocksByNodeParams; result: ListBlocksByNodeResult; item: ListBlocksByNodeItem; extra: ListBlocksByNodeExtra };
  /** List the latest blocks of a Primary Network chain. */
  listBlocks: { params: ListBlocksParams; result: ListBlocksResult; item: ListBlocksItem; extra: ListBlocksExtra };
  /** Stream the blocks of a Primary Network chain. */
  streamBlocks: { params: StreamBlocksParams; result: never; stream: StreamBlocksItem };
  /** Get a block of a Primary Network chain. */
  getPrimaryBlock: { params: GetPrimaryBlockParams; result: GetPrimaryBlockResult };
  /** List the EVM chains that are indexed. */
  listChains: { params: ListChainsParams; result: ListChainsResult; item: ListChainsItem; extra: ListChainsExtra };
  /** Get an EVM transaction. */
  getTransaction: { params: GetTransactionParams; result: GetTransactionResult };
  /** Get the transaction that deployed a contract. */
  getDeploymentTransaction: { params: GetDeploymentTransactionParams; result: GetDeploymentTransactionResult };
  /** List ERC-20 transfers of an address. */
  listErc20Transfers: { params: ListErc20TransfersParams; result: ListErc20TransfersResult; item: ListErc20TransfersItem; extra: ListErc20TransfersExtra };
  /** List ERC-721 transfers of an address. */
  listErc721Transfers: { params: ListErc721TransfersParams; result: ListErc721TransfersResult; item: ListErc721TransfersItem; extra: ListErc721TransfersExtra };
  /** List ERC-1155 transfers of an address. */
  listErc1155Transfers: { params: ListErc1155TransfersParams; result: ListErc1155TransfersResult; item: ListErc1155TransfersItem; extra: ListErc1155TransfersExtra };
  /** Get an EVM chain. */
  getEvmChain: { params: GetEvmChainParams; result: GetEvmChainResult };
  /** List the EVM chains of an address. */
  listAddressChains: { params: ListAddressChainsParams; result: ListAddressChainsResult; item: ListAddressChainsItem; extra: ListAddressChainsExtra };
  /** List the EVM chains of an address by the former route. */
  getAddressChains: { params: GetAddressChainsParams; result: GetAddressChainsResult; item: GetAddressChainsItem; extra: GetAddressChainsExtra };
  /** List the latest blocks of all EVM chains. */
  listLatestBlocksAllChains: { params: ListLatestBlocksAllChainsParams; result: ListLatestBlocksAllChainsResult; item: ListLatestBlocksAllChainsItem; extra: ListLatestBlocksAllChainsExtra };
  /** List the latest blocks of all EVM chains by the former route. */
  listAllLatestBlocks: { params: ListAllLatestBlocksParams; result: ListAllLatestBlocksResult; item: ListAllLatestBlocksItem; extra: ListAllLatestBlocksExtra };
  /** List the latest transactions of all EVM chains. */
  listLatestTransactionsAllChains: { params: ListLatestTransactionsAllChainsParams; result: ListLatestTransactionsAllChainsResult; item: ListLatestTransactionsAllChainsItem; extra: ListLatestTransactionsAllChainsExtra };
  /** List the latest transactions of all EVM chains by the former route. */
  listAllLatestTransactions: { params: ListAllLatestTransactionsParams; result: ListAllLatestTransactionsResult; item: ListAllLatestTransactionsItem; extra: ListAllLatestTransactionsExtra };
  /** List the latest blocks of an EVM chain. */
  listEvmBlocks: { params: ListEvmBlocksParams; result: ListEvmBlocksResult; item: ListEvmBlocksItem; extra: ListEvmBlocksExtra };
  /** Stream the blocks of an EVM chain. */
  streamEvmBlocks: { params: StreamEvmBlocksParams; result: never; stream: StreamEvmBlocksItem };
  /** Get a block of an EVM chain. */
  getEvmBlock: { params: GetEvmBlockParams; result: GetEvmBlockResult };
  /** List the transactions of a block. */
  listEvmBlockTransactions: { params: ListEvmBlockTransactionsParams; result: ListEvmBlockTransactionsResult; item: ListEvmBlockTransactionsItem; extra: ListEvmBlockTransactionsExtra };
  /** List the latest transactions of an EVM chain. */
  listEvmTransactions: { params: ListEvmTransactionsParams; result: ListEvmTransactionsResult; item: ListEvmTransactionsItem; extra: ListEvmTransactionsExtra };
  /** Stream the transactions of an EVM chain. */
  streamEvmTransactions: { params: StreamEvmTransactionsParams; result: never; stream: StreamEvmTransactionsItem };
  /** List the transactions of an address. */
  listAddressTransactions: { params: ListAddressTransactionsParams; result: ListAddressTransactionsResult; item: ListAddressTransactionsItem; extra: ListAddressTransactionsExtra };
  /** List the transactions of an address, with the reputation of tokens. */
  listAddressTransactionsV2: { params: ListAddressTransactionsV2Params; result: ListAddressTransactionsV2Result; item: ListAddressTransactionsV2Item; extra: ListAddressTransactionsV2Extra };
  /** List the transactions that an address sent or received. */
  listNativeTransactions: { params: ListNativeTransactionsParams; result: ListNativeTransactionsResult; item: ListNativeTransactionsItem; extra: ListNativeTransactionsExtra };
  /** List internal transactions of an address. */
  listInternalTransactions: { params: ListInternalTransactionsParams; result: ListInternalTransactionsResult; item: ListInternalTransactionsItem; extra: ListInternalTransactionsExtra };
  /** Get the native balance of an account. */
  getNativeBalance: { params: GetNativeBalanceParams; result: GetNativeBalanceResult };
  /** List the ERC-20 balances of an account. */
  listErc20Balances: { params: ListErc20BalancesParams; result: ListErc20BalancesResult; item: ListErc20BalancesItem; extra: ListErc20BalancesExtra };
  /** List the ERC-721 tokens of an account. */
  listErc721Balances: { params: ListErc721BalancesParams; result: ListErc721BalancesResult; item: ListErc721BalancesItem; extra: ListErc721BalancesExtra };
  /** List the ERC-1155 balances of an account. */
  listErc1155Balances: { params: ListErc1155BalancesParams; result: ListErc1155BalancesResult; item: ListErc1155BalancesItem; extra: ListErc1155BalancesExtra };
  /** List the NFTs of an account. */
  listCollectibleBalances: { params: ListCollectibleBalancesParams; result: ListCollectibleBalancesResult; item: ListCollectibleBalancesItem; extra: ListCollectibleBalancesExtra };
  /** List the transfers of a token. */
  listTokenTransfers: { params: ListTokenTransfersParams; result: ListTokenTransfersResult; item: ListTokenTransfersItem; extra: ListTokenTransfersExtra };
  /** Stream the token transfers of an EVM chain. */
  streamEvmTransfers: { params: StreamEvmTransfersParams; result: never; stream: StreamEvmTransfersItem };
  /** Stream the logs of an EVM chain. */
  streamEvmLogs: { params: StreamEvmLogsParams; result: never; stream: StreamEvmLogsItem };
  /** Get the metadata of a contract. */
  getContractMetadata: { params: GetContractMetadataParams; result: GetContractMetadataResult };
  /** List the contracts that an address deployed. */
  listContractDeployments: { params: ListContractDeploymentsParams; result: ListContractDeploymentsResult; item: ListContractDeploymentsItem; extra: ListContractDeploymentsExtra };
  /** List the tokens of a collection. */
  listNfts: { params: ListNftsParams; result: ListNftsResult; item: ListNftsItem; extra: ListNftsExtra };
  /** Get a token of a collection. */
  getNft: { params: GetNftParams; result: GetNftResult };
  /** Reindex the metadata of an NFT. */
  reindexNft: { params: ReindexNftParams; result: ReindexNftResult };
  /** List webhooks. */
  listWebhooks: { params: ListWebhooksParams; result: ListWebhooksResult; item: ListWebhooksItem; extra: ListWebhooksExtra };
  /** Create a webhook. */
  createWebhook: { params: CreateWebhookParams; result: CreateWebhookResult };
  /** Make or replace the shared secret. */
  rotateWebhookSecret: { params: RotateWebhookSecretParams; result: RotateWebhookSecretResult };
  /** Get the shared secret. */
  getWebhookSecret: { params: GetWebhookSecretParams; result: GetWebhookSecretResult };
  /** Get a webhook. */
  getWebhook: { params: GetWebhookParams; result: GetWebhookResult };
  /** Change a webhook. */
  updateWebhook: { params: UpdateWebhookParams; result: UpdateWebhookResult };
  /** Deactivate a webhook. */
  deactivateWebhook: { params: DeactivateWebhookParams; result: DeactivateWebhookResult };
  /** List the addresses of a webhook. */
  listWebhookAddresses: { params: ListWebhookAddressesParams; result: ListWebhookAddressesResult; item: ListWebhookAddressesItem; extra: ListWebhookAddressesExtra };
  /** Add addresses to a webhook. */
  addWebhookAddresses: { params: AddWebhookAddressesParams; result: AddWebhookAddressesResult };
  /** Remove addresses from a webhook. */
  removeWebhookAddresses: { params: RemoveWebhookAddressesParams; result: RemoveWebhookAddressesResult };
  /** Send a test message. */
  testWebhook: { params: TestWebhookParams; result: TestWebhookResult };
  /** List the messages of a webhook. */
  listWebhookMessages: { params: ListWebhookMessagesParams; result: ListWebhookMessagesResult; item: ListWebhookMessagesItem; extra: ListWebhookMessagesExtra };
  /** Send a message again. */
  resendWebhookMessage: { params: ResendWebhookMessageParams; result: ResendWebhookMessageResult };
  /** Get the usage of API keys. */
  getApiUsage: { params: GetApiUsageParams; result: GetApiUsageResult };
  /** List the requests of API keys. */
  listApiLogs: { params: ListApiLogsParams; result: ListApiLogsResult; item: ListApiLogsItem; extra: ListApiLogsExtra };
  /** Get the usage of an RPC. */
  getRpcUsage: { params: GetRpcUsageParams; result: GetRpcUsageResult };
  /** Get the usage of a subnet's RPC. */
  getSubnetRpcUsage: { params: GetSubnetRpcUsageParams; result: GetSubnetRpcUsageResult };
  /** List interchain messages of an address. */
  listIcmMessages: { params: ListIcmMessagesParams; result: ListIcmMessagesResult; item: ListIcmMessagesItem; extra: ListIcmMessagesExtra };
  /** Get how far each chain is indexed. */
  getStatus: { params: GetStatusParams; result: GetStatusResult };
  /** Get the health of the service. */
  getHealth: { params: GetHealthParams; result: GetHealthResult };
  /** Get whether the service is running. */
  getLiveness: { params: GetLivenessParams; result: GetLivenessResult };
  /** Get an interchain message. */
  getIcmMessage: { params: GetIcmMessageParams; result: GetIcmMessageResult };
  /** List interchain messages of all chains. */
  listAllIcmMessages: { params: ListAllIcmMessagesParams; result: ListAllIcmMessagesResult; item: ListAllIcmMessagesItem; extra: ListAllIcmMessagesExtra };
  /** Stream interchain messages. */
  streamIcmMessages: { params: StreamIcmMessagesParams; result: never; stream: StreamIcmMessagesItem };
  /** Get an interchain message under its former name. */
  getTeleporterMessage: { params: GetTeleporterMessageParams; result: GetTeleporterMessageResult };
  /** List interchain messages of all chains under their former name. */
  listTeleporterMessages: { params: ListTeleporterMessagesParams; result: ListTeleporterMessagesResult; item: ListTeleporterMessagesItem; extra: ListTeleporterMessagesExtra };
  /** List interchain messages of an address under their former name. */
  listTeleporterMessagesByAddress: { params: ListTeleporterMessagesByAddressParams; result: ListTeleporterMessagesByAddressResult; item: ListTeleporterMessagesByAddressItem; extra: ListTeleporterMessagesByAddressExtra };
}
