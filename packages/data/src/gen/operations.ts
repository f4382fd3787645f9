// Generated from specs/data/openapi.yaml; do not edit.

import type { Operation } from "@primary-network/core/client";
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
const get = (id: string, path: string, params: Operation["params"], more?: object): Operation =>
  ({ id, method: "GET", path, retry: "safe", params, ...more });

/** Aggregate signatures for a Warp message. */
export const aggregateSignatures: Operation = {
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
};

/** Parameters of {@link aggregateSignatures}. */
export interface AggregateSignaturesParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Unsigned Warp message, as hex with an optional 0x prefix. Deployments also accept the ABI-encoded
   * data of a SendWarpMessage event of the Warp precompile.
   */
  message?: string | undefined;
  /** Extra data that signers need to verify the message, as hex with an optional 0x prefix. */
  justification?: string | undefined;
  /** Subnet whose validators sign, in hex or cb58. Default: the subnet of the source blockchain. */
  signingSubnetId?: string | undefined;
  /**
   * Share of the signing subnet's weight that must sign, in percent. Deployments treat 0 as unset.
   * Range: 0 to 100; Default: 67.
   */
  quorumPercentage?: number | undefined;
  /**
   * Share above the quorum that the service aims for, in percent. Extra signatures take longer to
   * collect, but make it more likely that the result stays valid when weights change.
   * Range: 0 to 100; Default: 0.
   */
  quorumPercentageBuffer?: number | undefined;
  /**
   * P-Chain height that determines the validator set. Pass 0 for the height at which the P-Chain
   * verifies the request of an L1's manager, and for the proposed height of any other message.
   * At least 0; Default: 0.
   */
  pChainHeight?: number | undefined;
}

/** Response of {@link aggregateSignatures}. */
export type AggregateSignaturesResult = SignedMessage;

/** Aggregate signatures for a transaction. */
export const aggregateSignaturesForTransaction: Operation = /* @__PURE__ */ get("aggregateSignaturesForTransaction", "/v1/signatureAggregator/{network}/aggregateSignatures/{txHash}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  txHash: PATH_STRING_REQUIRED,
});

/** Parameters of {@link aggregateSignaturesForTransaction}. */
export interface AggregateSignaturesForTransactionParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Id of a P-Chain or X-Chain transaction (cb58).
   * @example 3P91K6nuDFvDodcRuJTsgdf9SvYe5pMiKk38HppsoeAiEztCP
   */
  txHash: string;
}

/** Response of {@link aggregateSignaturesForTransaction}. */
export type AggregateSignaturesForTransactionResult = SignedMessage;

/** Start an export of transactions. */
export const exportTransactions: Operation = {
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
};

/** Parameters of {@link exportTransactions}. */
export type ExportTransactionsParams = EvmExportRequest | PrimaryNetworkExportRequest;

/** Response of {@link exportTransactions}. */
export type ExportTransactionsResult = OperationRecord;

/** Get the state of an operation. */
export const getOperation: Operation = /* @__PURE__ */ get("getOperation", "/v1/operations/{operationId}", {
  operationId: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getOperation}. */
export interface GetOperationParams {
  /**
   * Operation id, a UUID, from the response that started the operation.
   * @example aa22054a-cb7c-4a4e-9b83-59f2ede74138
   */
  operationId: string;
}

/** Response of {@link getOperation}. */
export type GetOperationResult = OperationRecord;

/** List transactions of a Primary Network chain. */
export const listTransactions: Operation = /* @__PURE__ */ get("listTransactions", "/v1/networks/{network}/blockchains/{blockchainId}/transactions", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or blockchain id (cb58).
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix,
   * with or without a leading `P-` or `X-`. For C-Chain atomic transactions, 0x addresses work too. At
   * most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Limits the list to transactions about this L1 validation, such as ConvertSubnetToL1Tx or
   * IncreaseL1ValidatorBalanceTx. P-Chain only. Combines with `txTypes` and the timestamps.
   * @example nLXAKvzVRTYjrBW1tef4gS14RbnPvAW7o9q2fwdVEesE7rvmR
   */
  l1ValidationId?: string | undefined;
  /**
   * Limits the list to transactions of these types. Repeat the parameter for each type. An unknown type
   * is refused with 400.
   */
  txTypes?: readonly PrimaryNetworkTxType[] | undefined;
  /**
   * Limits the list to items later than this time, in Unix seconds (exclusive).
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Limits the list to items earlier than this time, in Unix seconds (exclusive).
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listTransactions}. */
export type ListTransactionsResult = TransactionPage;

/** One item of {@link listTransactions}. */
export type ListTransactionsItem = PrimaryNetworkTransaction;

/** Fields of a page of {@link listTransactions} besides its items. */
export interface ListTransactionsExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** List active staking transactions. */
export const listStakingTransactions: Operation = /* @__PURE__ */ get("listStakingTransactions", "/v1/networks/{network}/blockchains/{blockchainId}/transactions:listStaking", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * The P-Chain, by alias or blockchain id (cb58). No other chain has staking transactions.
   * @example p-chain
   */
  blockchainId: PChainId;
  /**
   * P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix,
   * with or without a leading `P-` or `X-`. At most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Limits the list to transactions of these types. Repeat the parameter for each type. An unknown type
   * is refused with 400.
   */
  txTypes?: readonly PrimaryNetworkTxType[] | undefined;
  /**
   * Limits the list to items later than this time, in Unix seconds (exclusive).
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Limits the list to items earlier than this time, in Unix seconds (exclusive).
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listStakingTransactions}. */
export type ListStakingTransactionsResult = StakingTransactionPage;

/** One item of {@link listStakingTransactions}. */
export type ListStakingTransactionsItem = PChainTransaction;

/** Fields of a page of {@link listStakingTransactions} besides its items. */
export interface ListStakingTransactionsExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** Stream transactions of a Primary Network chain. */
export const streamPrimaryTransactions: Operation = /* @__PURE__ */ get("streamPrimaryTransactions", "/v1/networks/{network}/blockchains/{blockchainId}/transactions:stream", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or blockchain id (cb58).
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * P-Chain or X-Chain addresses as one comma-separated value, in the same form as for listTransactions.
   * At most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Limits the list to transactions of these types. Repeat the parameter for each type. An unknown type
   * is refused with 400.
   */
  txTypes?: readonly PrimaryNetworkTxType[] | undefined;
  /**
   * Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new
   * items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamPrimaryTransactions}. */
export type StreamPrimaryTransactionsItem = PrimaryNetworkTransaction;

/** Get a transaction of a Primary Network chain. */
export const getPrimaryTransaction: Operation = /* @__PURE__ */ get("getPrimaryTransaction", "/v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  txHash: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getPrimaryTransaction}. */
export interface GetPrimaryTransactionParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or blockchain id (cb58).
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Id of the transaction (cb58 or 0x-prefixed hex).
   * @example 3P91K6nuDFvDodcRuJTsgdf9SvYe5pMiKk38HppsoeAiEztCP
   */
  txHash: string;
}

/** Response of {@link getPrimaryTransaction}. */
export type GetPrimaryTransactionResult = PrimaryNetworkTransaction;

/** List UTXOs of addresses. */
export const listUtxos: Operation = /* @__PURE__ */ get("listUtxos", "/v1/networks/{network}/blockchains/{blockchainId}/utxos", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or blockchain id (cb58).
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix,
   * with or without a leading `P-` or `X-`. At most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Limits the list to UTXOs of this asset (cb58). X-Chain only; other chains ignore it.
   * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
   */
  assetId?: string | undefined;
  /**
   * Limits the list to UTXOs of at least this amount, in nAVAX. May exceed 2^53. Fractions are rounded
   * up.
   * At least 0; Default: 0.
   * @example 1000000
   */
  minUtxoAmount?: (number | bigint) | undefined;
  /**
   * Includes spent UTXOs when true.
   * @example true
   */
  includeSpent?: boolean | undefined;
  /**
   * Sort key, `timestamp` or `amount`. Default: timestamp.
   * @example timestamp
   */
  sortBy?: ("timestamp" | "amount") | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listUtxos}. */
export type ListUtxosResult = UtxoPage;

/** One item of {@link listUtxos}. */
export type ListUtxosItem = Utxo;

/** Fields of a page of {@link listUtxos} besides its items. */
export interface ListUtxosExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** List UTXOs of many addresses. */
export const queryUtxos: Operation = {
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
};

/** Parameters of {@link queryUtxos}. */
export interface QueryUtxosParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or blockchain id (cb58).
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 1024; Default: 10.
   * @example 100
   */
  pageSize?: number | undefined;
  /**
   * Limits the list to UTXOs of this asset (cb58). X-Chain only; other chains ignore it.
   * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
   */
  assetId?: string | undefined;
  /**
   * Limits the list to UTXOs of at least this amount, in nAVAX. May exceed 2^53. Fractions are rounded
   * up.
   * At least 0; Default: 0.
   * @example 1000000
   */
  minUtxoAmount?: (number | bigint) | undefined;
  /**
   * Includes spent UTXOs when true.
   * @example true
   */
  includeSpent?: boolean | undefined;
  /**
   * Sort key, `timestamp` or `amount`. Default: timestamp.
   * @example timestamp
   */
  sortBy?: ("timestamp" | "amount") | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
  /**
   * Addresses as one comma-separated value. Each is bech32 with the network's prefix, with or without a
   * leading `P-`, `X-` or `C-`. At most 1024.
   * @example fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw
   */
  addresses: string | readonly string[];
}

/** Response of {@link queryUtxos}. */
export type QueryUtxosResult = UtxoPage;

/** One item of {@link queryUtxos}. */
export type QueryUtxosItem = Utxo;

/** Fields of a page of {@link queryUtxos} besides its items. */
export interface QueryUtxosExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** Get balances on a Primary Network chain. */
export const getBalances: Operation = /* @__PURE__ */ get("getBalances", "/v1/networks/{network}/blockchains/{blockchainId}/balances", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  addresses: QUERY_ARRAY_REQUIRED_CSV_ADDRESS,
  blockTimestamp: QUERY_INTEGER_MIN_0,
});

/** Parameters of {@link getBalances}. */
export interface GetBalancesParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or blockchain id (cb58).
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix,
   * with or without a leading `P-` or `X-`. At most 64.
   * At most 64 items.
   */
  addresses: readonly string[] | string;
  /**
   * Time of the balances, in Unix seconds. Includes all blocks up to this time and applies the locks in
   * force then. Default: the latest indexed block with the locks in force now.
   * At least 0.
   * @example 1766016000
   */
  blockTimestamp?: number | undefined;
}

/** Response of {@link getBalances}. */
export type GetBalancesResult = Balances;

/** Get the last activity of addresses on a Primary Network chain. */
export const getLastActivity: Operation = /* @__PURE__ */ get("getLastActivity", "/v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  addresses: QUERY_ARRAY_REQUIRED_CSV_ADDRESS,
});

/** Parameters of {@link getLastActivity}. */
export interface GetLastActivityParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or blockchain id (cb58).
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix,
   * with or without a leading `P-` or `X-`. At most 64.
   * At most 64 items.
   */
  addresses: readonly string[] | string;
}

/** Response of {@link getLastActivity}. */
export type GetLastActivityResult = LastActivity;

/** Get the last activity of many addresses. */
export const queryLastActivity: Operation = {
  id: "queryLastActivity",
  method: "POST",
  path: "/v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses",
  retry: "safe",
  params: {
    network: PATH_STRING_REQUIRED_FALLBACK,
    blockchainId: PATH_STRING_REQUIRED,
    addresses: { in: "body", type: "string", required: true, address: true },
  },
};

/** Parameters of {@link queryLastActivity}. */
export interface QueryLastActivityParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or blockchain id (cb58).
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Addresses as one comma-separated value. Each is bech32 with the network's prefix, with or without a
   * leading `P-`, `X-` or `C-`. At most 1024.
   * @example fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw
   */
  addresses: string | readonly string[];
}

/** Response of {@link queryLastActivity}. */
export type QueryLastActivityResult = LastActivity;

/** Get an X-Chain asset. */
export const getAsset: Operation = /* @__PURE__ */ get("getAsset", "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  assetId: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getAsset}. */
export interface GetAssetParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * The X-Chain, by alias or blockchain id (cb58).
   * @example x-chain
   */
  blockchainId: XChainId;
  /**
   * Id of the asset (cb58).
   * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
   */
  assetId: string;
}

/** Response of {@link getAsset}. */
export type GetAssetResult = XChainAsset;

/** List transactions of an X-Chain asset. */
export const listAssetTransactions: Operation = /* @__PURE__ */ get("listAssetTransactions", "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * The X-Chain, by alias or blockchain id (cb58).
   * @example x-chain
   */
  blockchainId: XChainId;
  /**
   * Id of the asset (cb58).
   * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
   */
  assetId: string;
  /**
   * Limits the list to transactions of these types. Repeat the parameter for each type. An unknown type
   * is refused with 400.
   */
  txTypes?: readonly PrimaryNetworkTxType[] | undefined;
  /**
   * Limits the list to items later than this time, in Unix seconds (exclusive).
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Limits the list to items earlier than this time, in Unix seconds (exclusive).
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listAssetTransactions}. */
export type ListAssetTransactionsResult = XChainTransactionPage;

/** One item of {@link listAssetTransactions}. */
export type ListAssetTransactionsItem = XChainLinearTransaction | XChainNonLinearTransaction;

/** Fields of a page of {@link listAssetTransactions} besides its items. */
export interface ListAssetTransactionsExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** List vertices of the X-Chain. */
export const listVertices: Operation = /* @__PURE__ */ get("listVertices", "/v1/networks/{network}/blockchains/{blockchainId}/vertices", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * The X-Chain, by alias or blockchain id (cb58).
   * @example x-chain
   */
  blockchainId: XChainId;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listVertices}. */
export type ListVerticesResult = VertexPage;

/** One item of {@link listVertices}. */
export type ListVerticesItem = Vertex;

/** Fields of a page of {@link listVertices} besides its items. */
export interface ListVerticesExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** Get a vertex of the X-Chain. */
export const getVertex: Operation = /* @__PURE__ */ get("getVertex", "/v1/networks/{network}/blockchains/{blockchainId}/vertices/{vertexHash}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  vertexHash: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getVertex}. */
export interface GetVertexParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * The X-Chain, by alias or blockchain id (cb58).
   * @example x-chain
   */
  blockchainId: XChainId;
  /**
   * Id of the vertex (cb58).
   * @example haP1CW56cspZY7aEuqHNrtpvhqCaMTxQaYe6j5u2Mbn4L2Gqr
   */
  vertexHash: string;
}

/** Response of {@link getVertex}. */
export type GetVertexResult = Vertex;

/** List vertices of the X-Chain at a height. */
export const listVerticesByHeight: Operation = /* @__PURE__ */ get("listVerticesByHeight", "/v1/networks/{network}/blockchains/{blockchainId}/vertices:listByHeight", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * The X-Chain, by alias or blockchain id (cb58).
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
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listVerticesByHeight}. */
export type ListVerticesByHeightResult = VertexPage;

/** One item of {@link listVerticesByHeight}. */
export type ListVerticesByHeightItem = Vertex;

/** Fields of a page of {@link listVerticesByHeight} besides its items. */
export interface ListVerticesByHeightExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** Get the supply of AVAX. */
export const getAvaxSupply: Operation = /* @__PURE__ */ get("getAvaxSupply", "/v1/avax/supply", {});

/** {@link getAvaxSupply} takes no parameters. */
export type GetAvaxSupplyParams = Record<string, never>;

/** Response of {@link getAvaxSupply}. */
export type GetAvaxSupplyResult = AvaxSupply;

/** List subnets and L1s. */
export const listSubnets: Operation = /* @__PURE__ */ get("listSubnets", "/v1/networks/{network}/subnets", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 10000; Default: 100.
   * @example 500
   */
  pageSize?: number | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listSubnets}. */
export type ListSubnetsResult = SubnetPage;

/** One item of {@link listSubnets}. */
export type ListSubnetsItem = Subnet;

/** {@link listSubnets} pages have no fields besides their items. */
export type ListSubnetsExtra = Record<never, never>;

/** Get a subnet or L1. */
export const getSubnetById: Operation = /* @__PURE__ */ get("getSubnetById", "/v1/networks/{network}/subnets/{subnetId}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  subnetId: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getSubnetById}. */
export interface GetSubnetByIdParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Id of the subnet (cb58 or 0x-prefixed hex).
   * @example 29uVeLPJB1eQJkzRemU8g8wZDw5uJRqpab5U2mX9euieVwiEbL
   */
  subnetId: string;
}

/** Response of {@link getSubnetById}. */
export type GetSubnetByIdResult = Subnet;

/** List blockchains. */
export const listBlockchains: Operation = /* @__PURE__ */ get("listBlockchains", "/v1/networks/{network}/blockchains", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 10000; Default: 100.
   * @example 500
   */
  pageSize?: number | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listBlockchains}. */
export type ListBlockchainsResult = BlockchainPage;

/** One item of {@link listBlockchains}. */
export type ListBlockchainsItem = Blockchain;

/** {@link listBlockchains} pages have no fields besides their items. */
export type ListBlockchainsExtra = Record<never, never>;

/** Get a blockchain. */
export const getBlockchain: Operation = /* @__PURE__ */ get("getBlockchain", "/v1/networks/{network}/blockchains/{blockchainId}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getBlockchain}. */
export interface GetBlockchainParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Id of the blockchain (cb58), or `x-chain` or `c-chain` for the chains of the Primary Network.
   * @example 2D8RG4UpSXbPbvPCAWppNJyqTG2i2CAXSkTgmTBBvs7GKNZjsY
   */
  blockchainId: string;
}

/** Response of {@link getBlockchain}. */
export type GetBlockchainResult = Blockchain;

/** List validators. */
export const listValidators: Operation = /* @__PURE__ */ get("listValidators", "/v1/networks/{network}/validators", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Node ids, or parts of them, as one comma-separated value. A validator matches if its node id
   * contains one of them. At most 64.
   * At most 64 items.
   */
  nodeIds?: readonly string[] | string | undefined;
  /**
   * Sort key. `blockIndex`, the default, is the order of registration. `delegationFee` works on mainnet
   * only, with `subnetId` set to the Primary Network.
   * @example timeRemaining
   */
  sortBy?: ("blockIndex" | "delegationCapacity" | "timeRemaining" | "delegationFee" | "uptimePerformance") | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
  /**
   * Limits the list to validations with this status.
   * @example active
   */
  validationStatus?: ValidationStatus | undefined;
  /**
   * Smallest delegation capacity to list, in nAVAX, as a decimal string.
   * Range: 0 to 720000000000000000.
   * @example 25000000000
   */
  minDelegationCapacity?: string | number | bigint | undefined;
  /**
   * Largest delegation capacity to list, in nAVAX, as a decimal string.
   * Range: 0 to 720000000000000000.
   * @example 3000000000000000
   */
  maxDelegationCapacity?: string | number | bigint | undefined;
  /**
   * Shortest time until the validation ends, in seconds.
   * Range: 0 to 2147483647.
   * @example 86400
   */
  minTimeRemaining?: number | undefined;
  /**
   * Longest time until the validation ends, in seconds.
   * Range: 0 to 2147483647.
   * @example 2592000
   */
  maxTimeRemaining?: number | undefined;
  /**
   * Lowest delegation fee to list, in percent. Default: 2 when you set only `maxFeePercentage`. Leaves
   * out subnet validations, which have no fee.
   * Range: 2 to 100.
   * @example 2
   */
  minFeePercentage?: number | undefined;
  /**
   * Highest delegation fee to list, in percent. Default: 100 when you set only `minFeePercentage`.
   * Leaves out subnet validations, which have no fee.
   * Range: 2 to 100.
   * @example 10
   */
  maxFeePercentage?: number | undefined;
  /**
   * Lowest uptime to list, in percent, as seen by the node's peers. Default: 90 when you set only
   * `maxUptimePerformance`. Leaves out validations that are not active, which have no uptime.
   * Range: 0 to 100.
   * @example 90
   */
  minUptimePerformance?: number | undefined;
  /**
   * Highest uptime to list, in percent, as seen by the node's peers. Default: 100 when you set only
   * `minUptimePerformance`. Leaves out validations that are not active, which have no uptime.
   * Range: 0 to 100.
   * @example 100
   */
  maxUptimePerformance?: number | undefined;
  /**
   * Limits the list to validators of this subnet (cb58). Default: all subnets. The Primary Network is
   * 11111111111111111111111111111111LpoYY.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetId?: string | undefined;
}

/** Response of {@link listValidators}. */
export type ListValidatorsResult = ValidatorPage;

/** One item of {@link listValidators}. */
export type ListValidatorsItem = Validator;

/** {@link listValidators} pages have no fields besides their items. */
export type ListValidatorsExtra = Record<never, never>;

/** Stream changes of validators. */
export const streamValidatorEvents: Operation = /* @__PURE__ */ get("streamValidatorEvents", "/v1/networks/{network}/validators:stream", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Node ids as one comma-separated value. At most 64.
   * At most 64 items.
   */
  nodeIds?: readonly string[] | string | undefined;
  /**
   * Limits the stream to validators of this subnet, by subnet id (cb58).
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetId?: string | undefined;
  /**
   * Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new
   * items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamValidatorEvents}. */
export type StreamValidatorEventsItem = ValidatorEvent;

/** List validations of a node. */
export const listValidatorsByNode: Operation = /* @__PURE__ */ get("listValidatorsByNode", "/v1/networks/{network}/validators/{nodeId}", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Node to query, as `NodeID-` followed by cb58.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Limits the list to validations with this status.
   * @example active
   */
  validationStatus?: ValidationStatus | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listValidatorsByNode}. */
export type ListValidatorsByNodeResult = ValidatorPage;

/** One item of {@link listValidatorsByNode}. */
export type ListValidatorsByNodeItem = Validator;

/** {@link listValidatorsByNode} pages have no fields besides their items. */
export type ListValidatorsByNodeExtra = Record<never, never>;

/** List delegations. */
export const listDelegators: Operation = /* @__PURE__ */ get("listDelegators", "/v1/networks/{network}/delegators", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Limits the list to delegations that pay their reward to one of these addresses, as one
   * comma-separated value. At most 64.
   * At most 64 items.
   */
  rewardAddresses?: readonly string[] | string | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
  /**
   * Limits the list to delegations with this status.
   * @example completed
   */
  delegationStatus?: DelegationStatus | undefined;
  /**
   * Node ids as one comma-separated value. At most 64.
   * At most 64 items.
   */
  nodeIds?: readonly string[] | string | undefined;
}

/** Response of {@link listDelegators}. */
export type ListDelegatorsResult = DelegatorPage;

/** One item of {@link listDelegators}. */
export type ListDelegatorsItem = Delegator;

/** {@link listDelegators} pages have no fields besides their items. */
export type ListDelegatorsExtra = Record<never, never>;

/** List L1 validators. */
export const listL1Validators: Operation = /* @__PURE__ */ get("listL1Validators", "/v1/networks/{network}/l1Validators", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Limits the list to this validation id (cb58 or 0x-prefixed hex).
   * @example nLXAKvzVRTYjrBW1tef4gS14RbnPvAW7o9q2fwdVEesE7rvmR
   */
  l1ValidationId?: string | undefined;
  /**
   * Includes validators without a balance and removed validators when true.
   * Default: false.
   * @example true
   */
  includeInactiveL1Validators?: boolean | undefined;
  /**
   * Limits the list to validators run by this node.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId?: string | undefined;
  /**
   * Limits the list to validators of this L1, by subnet id (cb58 or 0x-prefixed hex).
   * @example 29uVeLPJB1eQJkzRemU8g8wZDw5uJRqpab5U2mX9euieVwiEbL
   */
  subnetId?: string | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listL1Validators}. */
export type ListL1ValidatorsResult = L1ValidatorPage;

/** One item of {@link listL1Validators}. */
export type ListL1ValidatorsItem = L1Validator;

/** Fields of a page of {@link listL1Validators} besides its items. */
export interface ListL1ValidatorsExtra {
  /** Height of the P-Chain block at which the list is read. The same on all pages. */
  blockHeight: string;
}

/** Get the staking totals of a network. */
export const getNetwork: Operation = /* @__PURE__ */ get("getNetwork", "/v1/networks/{network}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
});

/** Parameters of {@link getNetwork}. */
export interface GetNetworkParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
}

/** Response of {@link getNetwork}. */
export type GetNetworkResult = NetworkDetails;

/** List paid rewards. */
export const listHistoricalRewards: Operation = /* @__PURE__ */ get("listHistoricalRewards", "/v1/networks/{network}/rewards", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix,
   * with or without a leading `P-` or `X-`. At most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Node ids as one comma-separated value. At most 64.
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
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listHistoricalRewards}. */
export type ListHistoricalRewardsResult = HistoricalRewardPage;

/** One item of {@link listHistoricalRewards}. */
export type ListHistoricalRewardsItem = HistoricalReward;

/** {@link listHistoricalRewards} pages have no fields besides their items. */
export type ListHistoricalRewardsExtra = Record<never, never>;

/** List pending rewards. */
export const listPendingRewards: Operation = /* @__PURE__ */ get("listPendingRewards", "/v1/networks/{network}/rewards:listPending", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix,
   * with or without a leading `P-` or `X-`. At most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Node ids as one comma-separated value. At most 64.
   * At most 64 items.
   */
  nodeIds?: readonly string[] | string | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
}

/** Response of {@link listPendingRewards}. */
export type ListPendingRewardsResult = PendingRewardPage;

/** One item of {@link listPendingRewards}. */
export type ListPendingRewardsItem = PendingReward;

/** {@link listPendingRewards} pages have no fields besides their items. */
export type ListPendingRewardsExtra = Record<never, never>;

/** List the chains of addresses. */
export const listChainIds: Operation = /* @__PURE__ */ get("listChainIds", "/v1/networks/{network}/addresses:listChainIds", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  addresses: QUERY_ARRAY_REQUIRED_CSV_ADDRESS,
});

/** Parameters of {@link listChainIds}. */
export interface ListChainIdsParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix,
   * with or without a leading `P-` or `X-`. At most 64.
   * At most 64 items.
   */
  addresses: readonly string[] | string;
}

/** Response of {@link listChainIds}. */
export type ListChainIdsResult = AddressChainInteractions;

/** List blocks proposed by a node. */
export const listBlocksByNode: Operation = /* @__PURE__ */ get("listBlocksByNode", "/v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or blockchain id (cb58).
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Node to query, as `NodeID-` followed by cb58.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /**
   * Limits the list to items later than this time, in Unix seconds (exclusive).
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Limits the list to items earlier than this time, in Unix seconds (exclusive).
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listBlocksByNode}. */
export type ListBlocksByNodeResult = BlockPage;

/** One item of {@link listBlocksByNode}. */
export type ListBlocksByNodeItem = PrimaryNetworkBlock;

/** Fields of a page of {@link listBlocksByNode} besides its items. */
export interface ListBlocksByNodeExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** List blocks of a Primary Network chain. */
export const listBlocks: Operation = /* @__PURE__ */ get("listBlocks", "/v1/networks/{network}/blockchains/{blockchainId}/blocks", {
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
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or blockchain id (cb58).
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Limits the list to items later than this time, in Unix seconds (exclusive).
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Limits the list to items earlier than this time, in Unix seconds (exclusive).
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listBlocks}. */
export type ListBlocksResult = BlockPage;

/** One item of {@link listBlocks}. */
export type ListBlocksItem = PrimaryNetworkBlock;

/** Fields of a page of {@link listBlocks} besides its items. */
export interface ListBlocksExtra {
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** Stream blocks of a Primary Network chain. */
export const streamBlocks: Operation = /* @__PURE__ */ get("streamBlocks", "/v1/networks/{network}/blockchains/{blockchainId}/blocks:stream", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  since: QUERY_STRING,
}, {
  stream: true,
});

/** Parameters of {@link streamBlocks}. */
export interface StreamBlocksParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or blockchain id (cb58).
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new
   * items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamBlocks}. */
export type StreamBlocksItem = PrimaryNetworkBlock;

/** Get a block of a Primary Network chain. */
export const getPrimaryBlock: Operation = /* @__PURE__ */ get("getPrimaryBlock", "/v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId}", {
  network: PATH_STRING_REQUIRED_FALLBACK,
  blockchainId: PATH_STRING_REQUIRED,
  blockId: PATH_NUMERIC_REQUIRED,
});

/** Parameters of {@link getPrimaryBlock}. */
export interface GetPrimaryBlockParams {
  /**
   * Network to query. `fuji` and `testnet` name the same test network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Chain to query, by alias or blockchain id (cb58).
   * @example p-chain
   */
  blockchainId: BlockchainId;
  /**
   * Id of the block (cb58 or 0x-prefixed hex), or its height.
   * @example 183472
   */
  blockId: string | number | bigint;
}

/** Response of {@link getPrimaryBlock}. */
export type GetPrimaryBlockResult = PrimaryNetworkBlock;

/** List indexed EVM chains. */
export const listChains: Operation = /* @__PURE__ */ get("listChains", "/v1/chains", {
  network: QUERY_STRING_FALLBACK,
  feature: QUERY_STRING,
}, {
  page: { items: "chains" },
});

/** Parameters of {@link listChains}. */
export interface ListChainsParams {
  /**
   * Limits the list to chains of this network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Limits the list to chains with this feature.
   * @example teleporter
   */
  feature?: EvmChainFeature | undefined;
}

/** Response of {@link listChains}. */
export type ListChainsResult = EvmChainList;

/** One item of {@link listChains}. */
export type ListChainsItem = EvmChain;

/** {@link listChains} pages have no fields besides their items. */
export type ListChainsExtra = Record<never, never>;

/** Get an EVM transaction. */
export const getTransaction: Operation = /* @__PURE__ */ get("getTransaction", "/v1/chains/{chainId}/transactions/{txHash}", {
  chainId: PATH_NUMERIC_REQUIRED,
  txHash: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getTransaction}. */
export interface GetTransactionParams {
  /**
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Hash of the transaction, as 32 bytes of 0x-prefixed hex.
   * @example 0x3e9303f81be00b4af28515dab7b914bf3dbff209ea10e7071fa24d4af0a112d4
   */
  txHash: string;
}

/** Response of {@link getTransaction}. */
export type GetTransactionResult = EvmTransactionDetail;

/** Get the transaction that deployed a contract. */
export const getDeploymentTransaction: Operation = /* @__PURE__ */ get("getDeploymentTransaction", "/v1/chains/{chainId}/contracts/{address}/transactions:getDeployment", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  currency: QUERY_STRING,
});

/** Parameters of {@link getDeploymentTransaction}. */
export interface GetDeploymentTransactionParams {
  /**
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
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

/** List ERC-20 transfers of an address. */
export const listErc20Transfers: Operation = /* @__PURE__ */ get("listErc20Transfers", "/v1/chains/{chainId}/addresses/{address}/transactions:listErc20", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listErc20Transfers}. */
export type ListErc20TransfersResult = Erc20TransferPage;

/** One item of {@link listErc20Transfers}. */
export type ListErc20TransfersItem = Erc20TransferListItem;

/** {@link listErc20Transfers} pages have no fields besides their items. */
export type ListErc20TransfersExtra = Record<never, never>;

/** List ERC-721 transfers of an address. */
export const listErc721Transfers: Operation = /* @__PURE__ */ get("listErc721Transfers", "/v1/chains/{chainId}/addresses/{address}/transactions:listErc721", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listErc721Transfers}. */
export type ListErc721TransfersResult = Erc721TransferPage;

/** One item of {@link listErc721Transfers}. */
export type ListErc721TransfersItem = Erc721TransferListItem;

/** {@link listErc721Transfers} pages have no fields besides their items. */
export type ListErc721TransfersExtra = Record<never, never>;

/** List ERC-1155 transfers of an address. */
export const listErc1155Transfers: Operation = /* @__PURE__ */ get("listErc1155Transfers", "/v1/chains/{chainId}/addresses/{address}/transactions:listErc1155", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listErc1155Transfers}. */
export type ListErc1155TransfersResult = Erc1155TransferPage;

/** One item of {@link listErc1155Transfers}. */
export type ListErc1155TransfersItem = Erc1155TransferListItem;

/** {@link listErc1155Transfers} pages have no fields besides their items. */
export type ListErc1155TransfersExtra = Record<never, never>;

/** Get an EVM chain. */
export const getEvmChain: Operation = /* @__PURE__ */ get("getEvmChain", "/v1/chains/{chainId}", {
  chainId: PATH_NUMERIC_REQUIRED,
});

/** Parameters of {@link getEvmChain}. */
export interface GetEvmChainParams {
  /**
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
}

/** Response of {@link getEvmChain}. */
export type GetEvmChainResult = EvmChain;

/** List EVM chains of an address. */
export const listAddressChains: Operation = /* @__PURE__ */ get("listAddressChains", "/v1/address/{address}/chains", {
  address: PATH_STRING_REQUIRED,
}, {
  page: { items: "indexedChains" },
});

/** Parameters of {@link listAddressChains}. */
export interface ListAddressChainsParams {
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
}

/** Response of {@link listAddressChains}. */
export type ListAddressChainsResult = AddressEvmChains;

/** One item of {@link listAddressChains}. */
export type ListAddressChainsItem = EvmChain;

/** Fields of a page of {@link listAddressChains} besides its items. */
export interface ListAddressChainsExtra {
  /** Ids of other chains. Always empty, because the service knows only the chains it indexes. */
  unindexedChains?: string[];
}

/** List EVM chains of an address (older route). */
export const getAddressChains: Operation = /* @__PURE__ */ get("getAddressChains", "/v1/chains/address/{address}", {
  address: PATH_STRING_REQUIRED,
}, {
  page: { items: "indexedChains" },
});

/** Parameters of {@link getAddressChains}. */
export interface GetAddressChainsParams {
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
}

/** Response of {@link getAddressChains}. */
export type GetAddressChainsResult = AddressEvmChains;

/** One item of {@link getAddressChains}. */
export type GetAddressChainsItem = EvmChain;

/** Fields of a page of {@link getAddressChains} besides its items. */
export interface GetAddressChainsExtra {
  /** Ids of other chains. Always empty, because the service knows only the chains it indexes. */
  unindexedChains?: string[];
}

/** List the latest blocks of all EVM chains. */
export const listLatestBlocksAllChains: Operation = /* @__PURE__ */ get("listLatestBlocksAllChains", "/v1/blocks", {
  network: QUERY_STRING_FALLBACK,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "blocks" },
});

/** Parameters of {@link listLatestBlocksAllChains}. */
export interface ListLatestBlocksAllChainsParams {
  /**
   * Limits the list to chains of this network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listLatestBlocksAllChains}. */
export type ListLatestBlocksAllChainsResult = EvmBlockPage;

/** One item of {@link listLatestBlocksAllChains}. */
export type ListLatestBlocksAllChainsItem = EvmBlock;

/** {@link listLatestBlocksAllChains} pages have no fields besides their items. */
export type ListLatestBlocksAllChainsExtra = Record<never, never>;

/** List the latest blocks of all EVM chains (older route). */
export const listAllLatestBlocks: Operation = /* @__PURE__ */ get("listAllLatestBlocks", "/v1/chains/allBlocks", {
  network: QUERY_STRING_FALLBACK,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "blocks" },
});

/** Parameters of {@link listAllLatestBlocks}. */
export interface ListAllLatestBlocksParams {
  /**
   * Limits the list to chains of this network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listAllLatestBlocks}. */
export type ListAllLatestBlocksResult = EvmBlockPage;

/** One item of {@link listAllLatestBlocks}. */
export type ListAllLatestBlocksItem = EvmBlock;

/** {@link listAllLatestBlocks} pages have no fields besides their items. */
export type ListAllLatestBlocksExtra = Record<never, never>;

/** List the latest transactions of all EVM chains. */
export const listLatestTransactionsAllChains: Operation = /* @__PURE__ */ get("listLatestTransactionsAllChains", "/v1/transactions", {
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
   * Limits the list to chains of this network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Limits the list to transactions with this result.
   * @example success
   */
  status?: TransactionStatus | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listLatestTransactionsAllChains}. */
export type ListLatestTransactionsAllChainsResult = NativeTransactionPage;

/** One item of {@link listLatestTransactionsAllChains}. */
export type ListLatestTransactionsAllChainsItem = NativeTransactionListItem;

/** {@link listLatestTransactionsAllChains} pages have no fields besides their items. */
export type ListLatestTransactionsAllChainsExtra = Record<never, never>;

/** List the latest transactions of all EVM chains (older route). */
export const listAllLatestTransactions: Operation = /* @__PURE__ */ get("listAllLatestTransactions", "/v1/chains/allTransactions", {
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
   * Limits the list to chains of this network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Limits the list to transactions with this result.
   * @example success
   */
  status?: TransactionStatus | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listAllLatestTransactions}. */
export type ListAllLatestTransactionsResult = NativeTransactionPage;

/** One item of {@link listAllLatestTransactions}. */
export type ListAllLatestTransactionsItem = NativeTransactionListItem;

/** {@link listAllLatestTransactions} pages have no fields besides their items. */
export type ListAllLatestTransactionsExtra = Record<never, never>;

/** List blocks of an EVM chain. */
export const listEvmBlocks: Operation = /* @__PURE__ */ get("listEvmBlocks", "/v1/chains/{chainId}/blocks", {
  chainId: PATH_NUMERIC_REQUIRED,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
}, {
  page: { items: "blocks" },
});

/** Parameters of {@link listEvmBlocks}. */
export interface ListEvmBlocksParams {
  /**
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listEvmBlocks}. */
export type ListEvmBlocksResult = EvmBlockPage;

/** One item of {@link listEvmBlocks}. */
export type ListEvmBlocksItem = EvmBlock;

/** {@link listEvmBlocks} pages have no fields besides their items. */
export type ListEvmBlocksExtra = Record<never, never>;

/** Stream blocks of an EVM chain. */
export const streamEvmBlocks: Operation = /* @__PURE__ */ get("streamEvmBlocks", "/v1/chains/{chainId}/blocks:stream", {
  chainId: PATH_NUMERIC_REQUIRED,
  since: QUERY_STRING,
}, {
  stream: true,
});

/** Parameters of {@link streamEvmBlocks}. */
export interface StreamEvmBlocksParams {
  /**
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new
   * items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamEvmBlocks}. */
export type StreamEvmBlocksItem = EvmBlock;

/** Get a block of an EVM chain. */
export const getEvmBlock: Operation = /* @__PURE__ */ get("getEvmBlock", "/v1/chains/{chainId}/blocks/{blockId}", {
  chainId: PATH_NUMERIC_REQUIRED,
  blockId: PATH_NUMERIC_REQUIRED,
});

/** Parameters of {@link getEvmBlock}. */
export interface GetEvmBlockParams {
  /**
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Block to query, by number or hash.
   * @example 6479329
   */
  blockId: string | number | bigint;
}

/** Response of {@link getEvmBlock}. */
export type GetEvmBlockResult = EvmBlock;

/** List transactions of an EVM block. */
export const listEvmBlockTransactions: Operation = /* @__PURE__ */ get("listEvmBlockTransactions", "/v1/chains/{chainId}/blocks/{blockId}/transactions", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Block to query, by number or hash.
   * @example 6479329
   */
  blockId: string | number | bigint;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page. Pass 0 for the largest page allowed.
   * Range: 0 to 100; Default: 0.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listEvmBlockTransactions}. */
export type ListEvmBlockTransactionsResult = NativeTransactionPage;

/** One item of {@link listEvmBlockTransactions}. */
export type ListEvmBlockTransactionsItem = NativeTransactionListItem;

/** {@link listEvmBlockTransactions} pages have no fields besides their items. */
export type ListEvmBlockTransactionsExtra = Record<never, never>;

/** List transactions of an EVM chain. */
export const listEvmTransactions: Operation = /* @__PURE__ */ get("listEvmTransactions", "/v1/chains/{chainId}/transactions", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Limits the list to transactions with this result.
   * @example success
   */
  status?: TransactionStatus | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listEvmTransactions}. */
export type ListEvmTransactionsResult = NativeTransactionPage;

/** One item of {@link listEvmTransactions}. */
export type ListEvmTransactionsItem = NativeTransactionListItem;

/** {@link listEvmTransactions} pages have no fields besides their items. */
export type ListEvmTransactionsExtra = Record<never, never>;

/** Stream transactions of an EVM chain. */
export const streamEvmTransactions: Operation = /* @__PURE__ */ get("streamEvmTransactions", "/v1/chains/{chainId}/transactions:stream", {
  chainId: PATH_NUMERIC_REQUIRED,
  addresses: QUERY_ARRAY_CSV,
  since: QUERY_STRING,
}, {
  stream: true,
});

/** Parameters of {@link streamEvmTransactions}. */
export interface StreamEvmTransactionsParams {
  /**
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Limits the stream to transactions that involve one of these addresses, as one comma-separated value.
   * At most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new
   * items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamEvmTransactions}. */
export type StreamEvmTransactionsItem = NativeTransactionListItem;

/** List transactions of an address. */
export const listAddressTransactions: Operation = /* @__PURE__ */ get("listAddressTransactions", "/v1/chains/{chainId}/addresses/{address}/transactions", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listAddressTransactions}. */
export type ListAddressTransactionsResult = EvmTransactionPage;

/** One item of {@link listAddressTransactions}. */
export type ListAddressTransactionsItem = EvmTransactionListItem;

/** {@link listAddressTransactions} pages have no fields besides their items. */
export type ListAddressTransactionsExtra = Record<never, never>;

/** List transactions of an address, with token reputations. */
export const listAddressTransactionsV2: Operation = /* @__PURE__ */ get("listAddressTransactionsV2", "/v2/chains/{chainId}/addresses/{address}/transactions", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Omits transfers of tokens known to be malicious when true.
   * @example true
   */
  filterSpamTokens?: boolean | undefined;
  /**
   * Sort order, `asc` or `desc`.
   * @example desc
   */
  sortOrder?: SortOrder | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listAddressTransactionsV2}. */
export type ListAddressTransactionsV2Result = EvmTransactionPageV2;

/** One item of {@link listAddressTransactionsV2}. */
export type ListAddressTransactionsV2Item = EvmTransactionListItemV2;

/** {@link listAddressTransactionsV2} pages have no fields besides their items. */
export type ListAddressTransactionsV2Extra = Record<never, never>;

/** List native transactions of an address. */
export const listNativeTransactions: Operation = /* @__PURE__ */ get("listNativeTransactions", "/v1/chains/{chainId}/addresses/{address}/transactions:listNative", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listNativeTransactions}. */
export type ListNativeTransactionsResult = NativeTransactionPage;

/** One item of {@link listNativeTransactions}. */
export type ListNativeTransactionsItem = NativeTransactionListItem;

/** {@link listNativeTransactions} pages have no fields besides their items. */
export type ListNativeTransactionsExtra = Record<never, never>;

/** List internal transactions of an address. */
export const listInternalTransactions: Operation = /* @__PURE__ */ get("listInternalTransactions", "/v1/chains/{chainId}/addresses/{address}/transactions:listInternals", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listInternalTransactions}. */
export type ListInternalTransactionsResult = InternalTransactionPage;

/** One item of {@link listInternalTransactions}. */
export type ListInternalTransactionsItem = InternalTransactionListItem;

/** {@link listInternalTransactions} pages have no fields besides their items. */
export type ListInternalTransactionsExtra = Record<never, never>;

/** Get the native balance of an account. */
export const getNativeBalance: Operation = /* @__PURE__ */ get("getNativeBalance", "/v1/chains/{chainId}/addresses/{address}/balances:getNative", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  blockNumber: QUERY_NUMERIC,
  currency: QUERY_STRING,
});

/** Parameters of {@link getNativeBalance}. */
export interface GetNativeBalanceParams {
  /**
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Block after which balances are read, as a decimal number. The block must be indexed. Default: the
   * last indexed block.
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

/** List ERC-20 balances of an account. */
export const listErc20Balances: Operation = /* @__PURE__ */ get("listErc20Balances", "/v1/chains/{chainId}/addresses/{address}/balances:listErc20", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Block after which balances are read, as a decimal number. The block must be indexed. Default: the
   * last indexed block.
   * @example 6479329
   */
  blockNumber?: string | number | bigint | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page. Any page may have fewer.
   * Range: 1 to 500; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Omits tokens with the reputation Malicious when true. A deployment without a security analysis omits
   * none.
   * Default: true.
   * @example false
   */
  filterSpamTokens?: boolean | undefined;
  /**
   * Limits the list to tokens of these contracts, as one comma-separated value. Also finds tokens that
   * never show up in the account's transfers.
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

/** Fields of a page of {@link listErc20Balances} besides its items. */
export interface ListErc20BalancesExtra {
  /** Balance of the chain's gas token, at the same block. */
  nativeTokenBalance: NativeTokenBalance;
}

/** List ERC-721 tokens of an account. */
export const listErc721Balances: Operation = /* @__PURE__ */ get("listErc721Balances", "/v1/chains/{chainId}/addresses/{address}/balances:listErc721", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page. Any page may have fewer.
   * Range: 1 to 500; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Limits the list to tokens of this contract.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  contractAddress?: string | undefined;
}

/** Response of {@link listErc721Balances}. */
export type ListErc721BalancesResult = Erc721BalancePage;

/** One item of {@link listErc721Balances}. */
export type ListErc721BalancesItem = Erc721TokenBalance;

/** Fields of a page of {@link listErc721Balances} besides its items. */
export interface ListErc721BalancesExtra {
  /** Balance of the chain's gas token, at the same block. */
  nativeTokenBalance: NativeTokenBalance;
}

/** List ERC-1155 balances of an account. */
export const listErc1155Balances: Operation = /* @__PURE__ */ get("listErc1155Balances", "/v1/chains/{chainId}/addresses/{address}/balances:listErc1155", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Block after which balances are read, as a decimal number. The block must be indexed. Default: the
   * last indexed block.
   * @example 6479329
   */
  blockNumber?: string | number | bigint | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page. Any page may have fewer.
   * Range: 1 to 500; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Limits the list to tokens of this contract.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  contractAddress?: string | undefined;
}

/** Response of {@link listErc1155Balances}. */
export type ListErc1155BalancesResult = Erc1155BalancePage;

/** One item of {@link listErc1155Balances}. */
export type ListErc1155BalancesItem = Erc1155TokenBalance;

/** Fields of a page of {@link listErc1155Balances} besides its items. */
export interface ListErc1155BalancesExtra {
  /** Balance of the chain's gas token, at the same block. */
  nativeTokenBalance: NativeTokenBalance;
}

/** List NFTs of an account. */
export const listCollectibleBalances: Operation = /* @__PURE__ */ get("listCollectibleBalances", "/v1/chains/{chainId}/addresses/{address}/balances:listCollectibles", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page. Any page may have fewer.
   * Range: 1 to 500; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Limits the list to tokens of this contract.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  contractAddress?: string | undefined;
}

/** Response of {@link listCollectibleBalances}. */
export type ListCollectibleBalancesResult = CollectibleBalancePage;

/** One item of {@link listCollectibleBalances}. */
export type ListCollectibleBalancesItem = CollectibleBalance;

/** {@link listCollectibleBalances} pages have no fields besides their items. */
export type ListCollectibleBalancesExtra = Record<never, never>;

/** List transfers of a token. */
export const listTokenTransfers: Operation = /* @__PURE__ */ get("listTokenTransfers", "/v1/chains/{chainId}/tokens/{address}/transfers", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Address of the contract, as 20 bytes of 0x-prefixed hex.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  address: string;
  /**
   * First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
   * At least 0.
   * @example 6479329
   */
  startBlock?: number | undefined;
  /**
   * End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
   * At least 0.
   * @example 6479330
   */
  endBlock?: number | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listTokenTransfers}. */
export type ListTokenTransfersResult = TokenTransferPage;

/** One item of {@link listTokenTransfers}. */
export type ListTokenTransfersItem = TokenTransfer;

/** {@link listTokenTransfers} pages have no fields besides their items. */
export type ListTokenTransfersExtra = Record<never, never>;

/** Stream token transfers of an EVM chain. */
export const streamEvmTransfers: Operation = /* @__PURE__ */ get("streamEvmTransfers", "/v1/chains/{chainId}/transfers:stream", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Limits the stream to transfers from or to one of these addresses, as one comma-separated value. At
   * most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Limits the stream to transfers of these token contracts, as one comma-separated value. At most 64.
   * At most 64 items.
   */
  tokens?: readonly string[] | string | undefined;
  /**
   * Limits the stream to tokens of these standards, as one comma-separated value.
   * At most 3 items.
   */
  kinds?: readonly ("ERC-20" | "ERC-721" | "ERC-1155")[] | string | undefined;
  /**
   * Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new
   * items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamEvmTransfers}. */
export type StreamEvmTransfersItem = TokenTransfer;

/** Stream logs of an EVM chain. */
export const streamEvmLogs: Operation = /* @__PURE__ */ get("streamEvmLogs", "/v1/chains/{chainId}/logs:stream", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Limits the stream to logs of these contracts, as one comma-separated value. At most 64.
   * At most 64 items.
   */
  addresses?: readonly string[] | string | undefined;
  /**
   * Limits the stream to logs with one of these first topics, as one comma-separated value. Each is 32
   * bytes of 0x-prefixed hex. At most 64.
   * At most 64 items.
   */
  topics?: readonly string[] | string | undefined;
  /**
   * Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new
   * items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamEvmLogs}. */
export type StreamEvmLogsItem = EvmLog;

/** Get the metadata of a contract. */
export const getContractMetadata: Operation = /* @__PURE__ */ get("getContractMetadata", "/v1/chains/{chainId}/addresses/{address}", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getContractMetadata}. */
export interface GetContractMetadataParams {
  /**
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Address of the contract, as 20 bytes of 0x-prefixed hex.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  address: string;
}

/** Response of {@link getContractMetadata}. */
export type GetContractMetadataResult = EvmContract;

/** List contracts deployed by an address. */
export const listContractDeployments: Operation = /* @__PURE__ */ get("listContractDeployments", "/v1/chains/{chainId}/contracts/{address}/deployments", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Address of the account or contract, as 20 bytes of 0x-prefixed hex.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listContractDeployments}. */
export type ListContractDeploymentsResult = EvmContractPage;

/** One item of {@link listContractDeployments}. */
export type ListContractDeploymentsItem = EvmContract;

/** {@link listContractDeployments} pages have no fields besides their items. */
export type ListContractDeploymentsExtra = Record<never, never>;

/** List NFTs of a collection. */
export const listNfts: Operation = /* @__PURE__ */ get("listNfts", "/v1/chains/{chainId}/nfts/collections/{address}/tokens", {
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
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Address of the contract, as 20 bytes of 0x-prefixed hex.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  address: string;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listNfts}. */
export type ListNftsResult = NftPage;

/** One item of {@link listNfts}. */
export type ListNftsItem = Nft;

/** {@link listNfts} pages have no fields besides their items. */
export type ListNftsExtra = Record<never, never>;

/** Get an NFT. */
export const getNft: Operation = /* @__PURE__ */ get("getNft", "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}", {
  chainId: PATH_NUMERIC_REQUIRED,
  address: PATH_STRING_REQUIRED,
  tokenId: PATH_NUMERIC_REQUIRED,
});

/** Parameters of {@link getNft}. */
export interface GetNftParams {
  /**
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Address of the contract, as 20 bytes of 0x-prefixed hex.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  address: string;
  /**
   * Token id in the collection, a decimal integer from 0 to 2^256 - 1 without leading zeros.
   * @example 1721
   */
  tokenId: string | number | bigint;
}

/** Response of {@link getNft}. */
export type GetNftResult = Nft;

/** Reindex the metadata of an NFT. */
export const reindexNft: Operation = {
  id: "reindexNft",
  method: "POST",
  path: "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex",
  retry: "unsafe",
  finalStatuses: [429],
  params: { chainId: PATH_NUMERIC_REQUIRED, address: PATH_STRING_REQUIRED, tokenId: PATH_NUMERIC_REQUIRED },
};

/** Parameters of {@link reindexNft}. */
export interface ReindexNftParams {
  /**
   * Chain to query, by EVM chain id or blockchain id. The service must index this chain.
   * @example 43113
   */
  chainId: string | number | bigint;
  /**
   * Address of the token's contract, as 20 bytes of 0x-prefixed hex.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  address: string;
  /**
   * Token id in the collection, a decimal integer from 0 to 2^256 - 1 without leading zeros.
   * @example 1721
   */
  tokenId: string | number | bigint;
}

/** {@link reindexNft} returns no body. */
export type ReindexNftResult = undefined;

/** List webhooks. */
export const listWebhooks: Operation = /* @__PURE__ */ get("listWebhooks", "/v1/webhooks", {
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  status: QUERY_STRING,
}, {
  page: { items: "webhooks" },
});

/** Parameters of {@link listWebhooks}. */
export interface ListWebhooksParams {
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Limits the list to webhooks with this status.
   * @example active
   */
  status?: WebhookStatus | undefined;
}

/** Response of {@link listWebhooks}. */
export type ListWebhooksResult = WebhookPage;

/** One item of {@link listWebhooks}. */
export type ListWebhooksItem = Webhook;

/** {@link listWebhooks} pages have no fields besides their items. */
export type ListWebhooksExtra = Record<never, never>;

/** Create a webhook. */
export const createWebhook: Operation = {
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
};

/** Parameters of {@link createWebhook}. */
export type CreateWebhookParams = EvmAddressActivityRequest | PrimaryNetworkAddressActivityRequest | ValidatorActivityRequest;

/** Response of {@link createWebhook}. */
export type CreateWebhookResult = Webhook;

/** Create or replace the shared secret. */
export const rotateWebhookSecret: Operation = {
  id: "rotateWebhookSecret",
  method: "POST",
  path: "/v1/webhooks:generateOrRotateSharedSecret",
  retry: "unsafe",
  params: {},
};

/** {@link rotateWebhookSecret} takes no parameters. */
export type RotateWebhookSecretParams = Record<string, never>;

/** Response of {@link rotateWebhookSecret}. */
export type RotateWebhookSecretResult = SharedSecret;

/** Get the shared secret. */
export const getWebhookSecret: Operation = /* @__PURE__ */ get("getWebhookSecret", "/v1/webhooks:getSharedSecret", {});

/** {@link getWebhookSecret} takes no parameters. */
export type GetWebhookSecretParams = Record<string, never>;

/** Response of {@link getWebhookSecret}. */
export type GetWebhookSecretResult = SharedSecret;

/** Get a webhook. */
export const getWebhook: Operation = /* @__PURE__ */ get("getWebhook", "/v1/webhooks/{id}", {
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

/** Update a webhook. */
export const updateWebhook: Operation = {
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
};

/** Parameters of {@link updateWebhook}. */
export interface UpdateWebhookParams {
  /**
   * Id of the webhook, a UUID.
   * @example f33de69c-d13b-4691-908f-870d6e2e6b04
   */
  id: string;
  /**
   * URL to post messages to, http or https. Public deployments accept only hosts on the public internet,
   * on the usual ports.
   */
  url?: string | undefined;
  /** Name of the webhook. */
  name?: string | undefined;
  /** Description of the webhook. */
  description?: string | undefined;
  /** New status. */
  status?: WebhookStatus | undefined;
  /** Includes internal transactions in messages. Webhooks for `address_activity` only. */
  includeInternalTxs?: boolean | undefined;
  /** Includes the transaction's logs in messages. Webhooks for `address_activity` only. */
  includeLogs?: boolean | undefined;
}

/** Response of {@link updateWebhook}. */
export type UpdateWebhookResult = Webhook;

/** Deactivate a webhook. */
export const deactivateWebhook: Operation = {
  id: "deactivateWebhook",
  method: "DELETE",
  path: "/v1/webhooks/{id}",
  retry: "safe",
  params: { id: PATH_STRING_REQUIRED },
};

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

/** List the addresses of a webhook. */
export const listWebhookAddresses: Operation = /* @__PURE__ */ get("listWebhookAddresses", "/v1/webhooks/{id}/addresses", {
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_100,
  id: PATH_STRING_REQUIRED,
}, {
  page: { items: "addresses" },
});

/** Parameters of {@link listWebhookAddresses}. */
export interface ListWebhookAddressesParams {
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
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

/** Fields of a page of {@link listWebhookAddresses} besides its items. */
export interface ListWebhookAddressesExtra {
  /** Number of addresses that the webhook watches. */
  totalAddresses: number;
}

/** Add addresses to a webhook. */
export const addWebhookAddresses: Operation = {
  id: "addWebhookAddresses",
  method: "PATCH",
  path: "/v1/webhooks/{id}/addresses",
  retry: "safe",
  params: { id: PATH_STRING_REQUIRED, addresses: { in: "body", type: "array", required: true } },
};

/** Parameters of {@link addWebhookAddresses}. */
export interface AddWebhookAddressesParams {
  /**
   * Id of the webhook, a UUID.
   * @example f33de69c-d13b-4691-908f-870d6e2e6b04
   */
  id: string;
  /**
   * EVM addresses, each 20 bytes of 0x-prefixed hex.
   * At most 1000 items.
   */
  addresses: readonly string[];
}

/** Response of {@link addWebhookAddresses}. */
export type AddWebhookAddressesResult = EvmAddressActivityWebhook;

/** Remove addresses from a webhook. */
export const removeWebhookAddresses: Operation = {
  id: "removeWebhookAddresses",
  method: "DELETE",
  path: "/v1/webhooks/{id}/addresses",
  retry: "safe",
  params: { id: PATH_STRING_REQUIRED, addresses: { in: "body", type: "array", required: true } },
};

/** Parameters of {@link removeWebhookAddresses}. */
export interface RemoveWebhookAddressesParams {
  /**
   * Id of the webhook, a UUID.
   * @example f33de69c-d13b-4691-908f-870d6e2e6b04
   */
  id: string;
  /**
   * EVM addresses, each 20 bytes of 0x-prefixed hex.
   * At most 1000 items.
   */
  addresses: readonly string[];
}

/** Response of {@link removeWebhookAddresses}. */
export type RemoveWebhookAddressesResult = EvmAddressActivityWebhook;

/** Send a test message. */
export const testWebhook: Operation = {
  id: "testWebhook",
  method: "POST",
  path: "/v1/webhooks/{id}:test",
  retry: "unsafe",
  params: { id: PATH_STRING_REQUIRED },
};

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

/** List the messages of a webhook. */
export const listWebhookMessages: Operation = /* @__PURE__ */ get("listWebhookMessages", "/v1/webhooks/{id}/messages", {
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
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Limits the list to messages with this status.
   * @example dead
   */
  status?: WebhookMessageStatus | undefined;
}

/** Response of {@link listWebhookMessages}. */
export type ListWebhookMessagesResult = WebhookMessagePage;

/** One item of {@link listWebhookMessages}. */
export type ListWebhookMessagesItem = WebhookMessage;

/** {@link listWebhookMessages} pages have no fields besides their items. */
export type ListWebhookMessagesExtra = Record<never, never>;

/** Resend a message. */
export const resendWebhookMessage: Operation = {
  id: "resendWebhookMessage",
  method: "POST",
  path: "/v1/webhooks/{id}/messages/{messageId}:resend",
  retry: "unsafe",
  params: { id: PATH_STRING_REQUIRED, messageId: PATH_STRING_REQUIRED },
};

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

/** Get the usage of API keys. */
export const getApiUsage: Operation = /* @__PURE__ */ get("getApiUsage", "/v1/apiUsageMetrics", {
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
   * Organisation that owns the keys. A service without organisations ignores it.
   * @example org-1
   */
  orgId?: string | undefined;
  /**
   * Start of the range, in Unix seconds, rounded down to midnight UTC. Default: a day before the end for
   * minutes, a week for hours, 30 days for days, 12 weeks for weeks, a year for months.
   * Range: 0 to 9007199254740991.
   * @example 1766016000
   */
  startTimestamp?: number | undefined;
  /**
   * End of the range (exclusive), in Unix seconds, rounded down to midnight UTC. Default: now.
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
   * Property that requests are grouped by.
   * @example requestPath
   */
  groupBy?: UsageGroup | undefined;
  /**
   * Includes only requests whose path names this chain, by EVM chain id, blockchain id or alias.
   * @example 43114
   */
  chainId?: string | number | bigint | undefined;
  /**
   * Includes only requests with this response status.
   * @example 200
   */
  responseCode?: string | number | bigint | undefined;
  /**
   * Includes only requests of this kind.
   * @example data
   */
  requestType?: RequestType | undefined;
  /**
   * Includes only requests with this key, by key id. Without the privilege `usage`, a key sees only its
   * own requests.
   * @example key_0123456789ab
   */
  apiKeyId?: string | undefined;
  /**
   * Includes only requests with this path, as given in responses.
   * @example /v1/chains/{chainId}/transactions/{txHash}
   */
  requestPath?: string | undefined;
}

/** Response of {@link getApiUsage}. */
export type GetApiUsageResult = ApiUsage;

/** List requests of API keys. */
export const listApiLogs: Operation = /* @__PURE__ */ get("listApiLogs", "/v1/apiLogs", {
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
   * Organisation that owns the keys. A service without organisations ignores it.
   * @example org-1
   */
  orgId?: string | undefined;
  /**
   * Start of the range, in Unix seconds, rounded down to midnight UTC. Default: the oldest request kept.
   * Range: 0 to 9007199254740991.
   * @example 1766016000
   */
  startTimestamp?: number | undefined;
  /**
   * End of the range (exclusive), in Unix seconds, rounded down to midnight UTC. Default: now.
   * Range: 0 to 9007199254740991.
   * @example 1766188800
   */
  endTimestamp?: number | undefined;
  /**
   * Includes only requests whose path names this chain, by EVM chain id, blockchain id or alias.
   * @example 43114
   */
  chainId?: string | number | bigint | undefined;
  /**
   * Includes only requests with this response status.
   * @example 200
   */
  responseCode?: string | number | bigint | undefined;
  /**
   * Includes only requests of this kind.
   * @example data
   */
  requestType?: RequestType | undefined;
  /**
   * Includes only requests with this key, by key id. Without the privilege `usage`, a key sees only its
   * own requests.
   * @example key_0123456789ab
   */
  apiKeyId?: string | undefined;
  /**
   * Includes only requests with this path, as given in responses.
   * @example /v1/chains/{chainId}/transactions/{txHash}
   */
  requestPath?: string | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
}

/** Response of {@link listApiLogs}. */
export type ListApiLogsResult = ApiLogPage;

/** One item of {@link listApiLogs}. */
export type ListApiLogsItem = ApiLog;

/** Fields of a page of {@link listApiLogs} besides its items. */
export interface ListApiLogsExtra {
  /**
   * Organisation of the keys. Empty if the deployment has no organisations.
   * @example
   */
  orgId: string;
}

/** Get the RPC usage of a chain. */
export const getRpcUsage: Operation = /* @__PURE__ */ get("getRpcUsage", "/v1/rpcUsageMetrics", {
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
   * Start of the range, in Unix seconds, rounded down to midnight UTC. Default: 30 days before the end.
   * Range: 0 to 9007199254740991.
   * @example 1766016000
   */
  startTimestamp?: number | undefined;
  /**
   * End of the range (exclusive), in Unix seconds, rounded down to midnight UTC. Default: now.
   * Range: 0 to 9007199254740991.
   * @example 1766188800
   */
  endTimestamp?: number | undefined;
  /**
   * Property that requests are grouped by.
   * @example rpcMethod
   */
  groupBy?: RpcUsageGroup | undefined;
  /**
   * Chain to count requests of, by EVM chain id.
   * @example 43114
   */
  chainId?: string | number | bigint | undefined;
  /**
   * Includes only requests with this response status.
   * @example 200
   */
  responseCode?: string | number | bigint | undefined;
  /**
   * Includes only requests of this JSON-RPC method.
   * @example eth_call
   */
  rpcMethod?: string | undefined;
  /**
   * Includes only requests with this token, which lifts rate limits.
   * @example token-1
   */
  rlBypassApiToken?: string | undefined;
}

/** Response of {@link getRpcUsage}. */
export type GetRpcUsageResult = RpcUsage;

/** Get the RPC usage of a subnet. */
export const getSubnetRpcUsage: Operation = /* @__PURE__ */ get("getSubnetRpcUsage", "/v1/subnetRpcUsageMetrics", {
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
   * Start of the range, in Unix seconds, rounded down to midnight UTC. Default: 30 days before the end.
   * Range: 0 to 9007199254740991.
   * @example 1766016000
   */
  startTimestamp?: number | undefined;
  /**
   * End of the range (exclusive), in Unix seconds, rounded down to midnight UTC. Default: now.
   * Range: 0 to 9007199254740991.
   * @example 1766188800
   */
  endTimestamp?: number | undefined;
  /**
   * Property that requests are grouped by.
   * @example rpcMethod
   */
  groupBy?: RpcUsageGroup | undefined;
  /**
   * Chain to count requests of, by EVM chain id.
   * @example 43114
   */
  chainId?: string | number | bigint | undefined;
  /**
   * Includes only requests with this response status.
   * @example 200
   */
  responseCode?: string | number | bigint | undefined;
  /**
   * Includes only requests of this JSON-RPC method.
   * @example eth_call
   */
  rpcMethod?: string | undefined;
  /**
   * Includes only requests with this token, which lifts rate limits.
   * @example token-1
   */
  rlBypassApiToken?: string | undefined;
}

/** Response of {@link getSubnetRpcUsage}. */
export type GetSubnetRpcUsageResult = RpcUsage;

/** List interchain messages of an address. */
export const listIcmMessages: Operation = /* @__PURE__ */ get("listIcmMessages", "/v1/icm/addresses/{address}/messages", {
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
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Limits the list to messages between chains of this network. Default: all networks.
   * @example fuji
   */
  network?: Network | undefined;
}

/** Response of {@link listIcmMessages}. */
export type ListIcmMessagesResult = IcmMessagePage;

/** One item of {@link listIcmMessages}. */
export type ListIcmMessagesItem = IcmMessage;

/** {@link listIcmMessages} pages have no fields besides their items. */
export type ListIcmMessagesExtra = Record<never, never>;

/** Get the indexing progress of each chain. */
export const getStatus: Operation = /* @__PURE__ */ get("getStatus", "/v1/status", {});

/** {@link getStatus} takes no parameters. */
export type GetStatusParams = Record<string, never>;

/** Response of {@link getStatus}. */
export type GetStatusResult = IndexStatus;

/** Get the health of the service. */
export const getHealth: Operation = /* @__PURE__ */ get("getHealth", "/v1/health-check", {});

/** {@link getHealth} takes no parameters. */
export type GetHealthParams = Record<string, never>;

/** Response of {@link getHealth}. */
export type GetHealthResult = HealthReport;

/** Check that the service is running. */
export const getLiveness: Operation = /* @__PURE__ */ get("getLiveness", "/v1/live-check", {});

/** {@link getLiveness} takes no parameters. */
export type GetLivenessParams = Record<string, never>;

/** Response of {@link getLiveness}. */
export type GetLivenessResult = HealthReport;

/** Get an interchain message. */
export const getIcmMessage: Operation = /* @__PURE__ */ get("getIcmMessage", "/v1/icm/messages/{messageId}", {
  messageId: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getIcmMessage}. */
export interface GetIcmMessageParams {
  /**
   * Id of the message, as 32 bytes of 0x-prefixed hex in any letter case.
   * @example 0x0000000000a078791e9a99c48f87643533ec26ff916522f7499d216c81a3b514
   */
  messageId: string;
}

/** Response of {@link getIcmMessage}. */
export type GetIcmMessageResult = IcmMessage;

/** List interchain messages of all chains. */
export const listAllIcmMessages: Operation = /* @__PURE__ */ get("listAllIcmMessages", "/v1/icm/messages", {
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
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Limits the list to messages sent from this chain, by blockchain id or by the EVM chain id of an
   * indexed chain.
   * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
   */
  sourceBlockchainId?: string | number | bigint | undefined;
  /**
   * Limits the list to messages sent to this chain, by blockchain id or by the EVM chain id of an
   * indexed chain.
   * @example 173750
   */
  destinationBlockchainId?: string | number | bigint | undefined;
  /**
   * Limits the list to messages sent from or to this chain, by blockchain id or by the EVM chain id of
   * an indexed chain.
   * @example 43113
   */
  blockchainId?: string | number | bigint | undefined;
  /**
   * Limits the list to messages from this sender, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  from?: string | undefined;
  /**
   * Limits the list to messages to this recipient, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  to?: string | undefined;
  /**
   * Limits the list to messages between chains of this network. Default: all networks.
   * @example fuji
   */
  network?: Network | undefined;
}

/** Response of {@link listAllIcmMessages}. */
export type ListAllIcmMessagesResult = IcmMessagePage;

/** One item of {@link listAllIcmMessages}. */
export type ListAllIcmMessagesItem = IcmMessage;

/** {@link listAllIcmMessages} pages have no fields besides their items. */
export type ListAllIcmMessagesExtra = Record<never, never>;

/** Stream interchain messages. */
export const streamIcmMessages: Operation = /* @__PURE__ */ get("streamIcmMessages", "/v1/icm/messages:stream", {
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
   * Limits the list to messages sent from this chain, by blockchain id or by the EVM chain id of an
   * indexed chain.
   * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
   */
  sourceBlockchainId?: string | number | bigint | undefined;
  /**
   * Limits the list to messages sent to this chain, by blockchain id or by the EVM chain id of an
   * indexed chain.
   * @example 173750
   */
  destinationBlockchainId?: string | number | bigint | undefined;
  /**
   * Limits the list to messages sent from or to this chain, by blockchain id or by the EVM chain id of
   * an indexed chain.
   * @example 43113
   */
  blockchainId?: string | number | bigint | undefined;
  /**
   * Limits the list to messages from this sender, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  from?: string | undefined;
  /**
   * Limits the list to messages to this recipient, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  to?: string | undefined;
  /**
   * Limits the list to messages between chains of this network. Default: all networks.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new
   * items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
   * Default: latest.
   * @example earliest
   */
  since?: string | undefined;
}

/** One item of {@link streamIcmMessages}. */
export type StreamIcmMessagesItem = IcmMessage;

/** Get an interchain message (older route). */
export const getTeleporterMessage: Operation = /* @__PURE__ */ get("getTeleporterMessage", "/v1/teleporter/messages/{messageId}", {
  messageId: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getTeleporterMessage}. */
export interface GetTeleporterMessageParams {
  /**
   * Id of the message, as 32 bytes of 0x-prefixed hex in any letter case.
   * @example 0x0000000000a078791e9a99c48f87643533ec26ff916522f7499d216c81a3b514
   */
  messageId: string;
}

/** Response of {@link getTeleporterMessage}. */
export type GetTeleporterMessageResult = TeleporterMessage;

/** List interchain messages of all chains (older route). */
export const listTeleporterMessages: Operation = /* @__PURE__ */ get("listTeleporterMessages", "/v1/teleporter/messages", {
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
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Limits the list to messages sent from this chain, by blockchain id or by the EVM chain id of an
   * indexed chain.
   * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
   */
  sourceBlockchainId?: string | number | bigint | undefined;
  /**
   * Limits the list to messages sent to this chain, by blockchain id or by the EVM chain id of an
   * indexed chain.
   * @example 173750
   */
  destinationBlockchainId?: string | number | bigint | undefined;
  /**
   * Limits the list to messages sent from or to this chain, by blockchain id or by the EVM chain id of
   * an indexed chain.
   * @example 43113
   */
  blockchainId?: string | number | bigint | undefined;
  /**
   * Limits the list to messages from this sender, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  from?: string | undefined;
  /**
   * Limits the list to messages to this recipient, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x5425890298aed601595a70AB815c96711a31Bc65
   */
  to?: string | undefined;
  /**
   * Limits the list to messages between chains of this network. Default: all networks.
   * @example fuji
   */
  network?: Network | undefined;
}

/** Response of {@link listTeleporterMessages}. */
export type ListTeleporterMessagesResult = TeleporterMessagePage;

/** One item of {@link listTeleporterMessages}. */
export type ListTeleporterMessagesItem = ListedTeleporterMessage;

/** {@link listTeleporterMessages} pages have no fields besides their items. */
export type ListTeleporterMessagesExtra = Record<never, never>;

/** List interchain messages of an address (older route). */
export const listTeleporterMessagesByAddress: Operation = /* @__PURE__ */ get("listTeleporterMessagesByAddress", "/v1/teleporter/addresses/{address}/messages", {
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
   * EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items per page.
   * Range: 1 to 100; Default: 10.
   * @example 25
   */
  pageSize?: number | undefined;
  /**
   * Limits the list to messages between chains of this network. Default: all networks.
   * @example fuji
   */
  network?: Network | undefined;
}

/** Response of {@link listTeleporterMessagesByAddress}. */
export type ListTeleporterMessagesByAddressResult = TeleporterMessagePage;

/** One item of {@link listTeleporterMessagesByAddress}. */
export type ListTeleporterMessagesByAddressItem = ListedTeleporterMessage;

/** {@link listTeleporterMessagesByAddress} pages have no fields besides their items. */
export type ListTeleporterMessagesByAddressExtra = Record<never, never>;

/** Name of an operation. */
export type OperationId = keyof OperationTypes;

/** Every operation of the spec, by id. */
export const operations: { readonly [Id in keyof OperationTypes]: Operation } = {
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

/** Types of every operation, by id. */
export interface OperationTypes {
  /** Aggregate signatures for a Warp message. */
  aggregateSignatures: { params: AggregateSignaturesParams; result: AggregateSignaturesResult };
  /** Aggregate signatures for a transaction. */
  aggregateSignaturesForTransaction: { params: AggregateSignaturesForTransactionParams; result: AggregateSignaturesForTransactionResult };
  /** Start an export of transactions. */
  exportTransactions: { params: ExportTransactionsParams; result: ExportTransactionsResult };
  /** Get the state of an operation. */
  getOperation: { params: GetOperationParams; result: GetOperationResult };
  /** List transactions of a Primary Network chain. */
  listTransactions: { params: ListTransactionsParams; result: ListTransactionsResult; item: ListTransactionsItem; extra: ListTransactionsExtra };
  /** List active staking transactions. */
  listStakingTransactions: { params: ListStakingTransactionsParams; result: ListStakingTransactionsResult; item: ListStakingTransactionsItem; extra: ListStakingTransactionsExtra };
  /** Stream transactions of a Primary Network chain. */
  streamPrimaryTransactions: { params: StreamPrimaryTransactionsParams; result: never; stream: StreamPrimaryTransactionsItem };
  /** Get a transaction of a Primary Network chain. */
  getPrimaryTransaction: { params: GetPrimaryTransactionParams; result: GetPrimaryTransactionResult };
  /** List UTXOs of addresses. */
  listUtxos: { params: ListUtxosParams; result: ListUtxosResult; item: ListUtxosItem; extra: ListUtxosExtra };
  /** List UTXOs of many addresses. */
  queryUtxos: { params: QueryUtxosParams; result: QueryUtxosResult; item: QueryUtxosItem; extra: QueryUtxosExtra };
  /** Get balances on a Primary Network chain. */
  getBalances: { params: GetBalancesParams; result: GetBalancesResult };
  /** Get the last activity of addresses on a Primary Network chain. */
  getLastActivity: { params: GetLastActivityParams; result: GetLastActivityResult };
  /** Get the last activity of many addresses. */
  queryLastActivity: { params: QueryLastActivityParams; result: QueryLastActivityResult };
  /** Get an X-Chain asset. */
  getAsset: { params: GetAssetParams; result: GetAssetResult };
  /** List transactions of an X-Chain asset. */
  listAssetTransactions: { params: ListAssetTransactionsParams; result: ListAssetTransactionsResult; item: ListAssetTransactionsItem; extra: ListAssetTransactionsExtra };
  /** List vertices of the X-Chain. */
  listVertices: { params: ListVerticesParams; result: ListVerticesResult; item: ListVerticesItem; extra: ListVerticesExtra };
  /** Get a vertex of the X-Chain. */
  getVertex: { params: GetVertexParams; result: GetVertexResult };
  /** List vertices of the X-Chain at a height. */
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
  /** Stream changes of validators. */
  streamValidatorEvents: { params: StreamValidatorEventsParams; result: never; stream: StreamValidatorEventsItem };
  /** List validations of a node. */
  listValidatorsByNode: { params: ListValidatorsByNodeParams; result: ListValidatorsByNodeResult; item: ListValidatorsByNodeItem; extra: ListValidatorsByNodeExtra };
  /** List delegations. */
  listDelegators: { params: ListDelegatorsParams; result: ListDelegatorsResult; item: ListDelegatorsItem; extra: ListDelegatorsExtra };
  /** List L1 validators. */
  listL1Validators: { params: ListL1ValidatorsParams; result: ListL1ValidatorsResult; item: ListL1ValidatorsItem; extra: ListL1ValidatorsExtra };
  /** Get the staking totals of a network. */
  getNetwork: { params: GetNetworkParams; result: GetNetworkResult };
  /** List paid rewards. */
  listHistoricalRewards: { params: ListHistoricalRewardsParams; result: ListHistoricalRewardsResult; item: ListHistoricalRewardsItem; extra: ListHistoricalRewardsExtra };
  /** List pending rewards. */
  listPendingRewards: { params: ListPendingRewardsParams; result: ListPendingRewardsResult; item: ListPendingRewardsItem; extra: ListPendingRewardsExtra };
  /** List the chains of addresses. */
  listChainIds: { params: ListChainIdsParams; result: ListChainIdsResult };
  /** List blocks proposed by a node. */
  listBlocksByNode: { params: ListBlocksByNodeParams; result: ListBlocksByNodeResult; item: ListBlocksByNodeItem; extra: ListBlocksByNodeExtra };
  /** List blocks of a Primary Network chain. */
  listBlocks: { params: ListBlocksParams; result: ListBlocksResult; item: ListBlocksItem; extra: ListBlocksExtra };
  /** Stream blocks of a Primary Network chain. */
  streamBlocks: { params: StreamBlocksParams; result: never; stream: StreamBlocksItem };
  /** Get a block of a Primary Network chain. */
  getPrimaryBlock: { params: GetPrimaryBlockParams; result: GetPrimaryBlockResult };
  /** List indexed EVM chains. */
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
  /** List EVM chains of an address. */
  listAddressChains: { params: ListAddressChainsParams; result: ListAddressChainsResult; item: ListAddressChainsItem; extra: ListAddressChainsExtra };
  /** List EVM chains of an address (older route). */
  getAddressChains: { params: GetAddressChainsParams; result: GetAddressChainsResult; item: GetAddressChainsItem; extra: GetAddressChainsExtra };
  /** List the latest blocks of all EVM chains. */
  listLatestBlocksAllChains: { params: ListLatestBlocksAllChainsParams; result: ListLatestBlocksAllChainsResult; item: ListLatestBlocksAllChainsItem; extra: ListLatestBlocksAllChainsExtra };
  /** List the latest blocks of all EVM chains (older route). */
  listAllLatestBlocks: { params: ListAllLatestBlocksParams; result: ListAllLatestBlocksResult; item: ListAllLatestBlocksItem; extra: ListAllLatestBlocksExtra };
  /** List the latest transactions of all EVM chains. */
  listLatestTransactionsAllChains: { params: ListLatestTransactionsAllChainsParams; result: ListLatestTransactionsAllChainsResult; item: ListLatestTransactionsAllChainsItem; extra: ListLatestTransactionsAllChainsExtra };
  /** List the latest transactions of all EVM chains (older route). */
  listAllLatestTransactions: { params: ListAllLatestTransactionsParams; result: ListAllLatestTransactionsResult; item: ListAllLatestTransactionsItem; extra: ListAllLatestTransactionsExtra };
  /** List blocks of an EVM chain. */
  listEvmBlocks: { params: ListEvmBlocksParams; result: ListEvmBlocksResult; item: ListEvmBlocksItem; extra: ListEvmBlocksExtra };
  /** Stream blocks of an EVM chain. */
  streamEvmBlocks: { params: StreamEvmBlocksParams; result: never; stream: StreamEvmBlocksItem };
  /** Get a block of an EVM chain. */
  getEvmBlock: { params: GetEvmBlockParams; result: GetEvmBlockResult };
  /** List transactions of an EVM block. */
  listEvmBlockTransactions: { params: ListEvmBlockTransactionsParams; result: ListEvmBlockTransactionsResult; item: ListEvmBlockTransactionsItem; extra: ListEvmBlockTransactionsExtra };
  /** List transactions of an EVM chain. */
  listEvmTransactions: { params: ListEvmTransactionsParams; result: ListEvmTransactionsResult; item: ListEvmTransactionsItem; extra: ListEvmTransactionsExtra };
  /** Stream transactions of an EVM chain. */
  streamEvmTransactions: { params: StreamEvmTransactionsParams; result: never; stream: StreamEvmTransactionsItem };
  /** List transactions of an address. */
  listAddressTransactions: { params: ListAddressTransactionsParams; result: ListAddressTransactionsResult; item: ListAddressTransactionsItem; extra: ListAddressTransactionsExtra };
  /** List transactions of an address, with token reputations. */
  listAddressTransactionsV2: { params: ListAddressTransactionsV2Params; result: ListAddressTransactionsV2Result; item: ListAddressTransactionsV2Item; extra: ListAddressTransactionsV2Extra };
  /** List native transactions of an address. */
  listNativeTransactions: { params: ListNativeTransactionsParams; result: ListNativeTransactionsResult; item: ListNativeTransactionsItem; extra: ListNativeTransactionsExtra };
  /** List internal transactions of an address. */
  listInternalTransactions: { params: ListInternalTransactionsParams; result: ListInternalTransactionsResult; item: ListInternalTransactionsItem; extra: ListInternalTransactionsExtra };
  /** Get the native balance of an account. */
  getNativeBalance: { params: GetNativeBalanceParams; result: GetNativeBalanceResult };
  /** List ERC-20 balances of an account. */
  listErc20Balances: { params: ListErc20BalancesParams; result: ListErc20BalancesResult; item: ListErc20BalancesItem; extra: ListErc20BalancesExtra };
  /** List ERC-721 tokens of an account. */
  listErc721Balances: { params: ListErc721BalancesParams; result: ListErc721BalancesResult; item: ListErc721BalancesItem; extra: ListErc721BalancesExtra };
  /** List ERC-1155 balances of an account. */
  listErc1155Balances: { params: ListErc1155BalancesParams; result: ListErc1155BalancesResult; item: ListErc1155BalancesItem; extra: ListErc1155BalancesExtra };
  /** List NFTs of an account. */
  listCollectibleBalances: { params: ListCollectibleBalancesParams; result: ListCollectibleBalancesResult; item: ListCollectibleBalancesItem; extra: ListCollectibleBalancesExtra };
  /** List transfers of a token. */
  listTokenTransfers: { params: ListTokenTransfersParams; result: ListTokenTransfersResult; item: ListTokenTransfersItem; extra: ListTokenTransfersExtra };
  /** Stream token transfers of an EVM chain. */
  streamEvmTransfers: { params: StreamEvmTransfersParams; result: never; stream: StreamEvmTransfersItem };
  /** Stream logs of an EVM chain. */
  streamEvmLogs: { params: StreamEvmLogsParams; result: never; stream: StreamEvmLogsItem };
  /** Get the metadata of a contract. */
  getContractMetadata: { params: GetContractMetadataParams; result: GetContractMetadataResult };
  /** List contracts deployed by an address. */
  listContractDeployments: { params: ListContractDeploymentsParams; result: ListContractDeploymentsResult; item: ListContractDeploymentsItem; extra: ListContractDeploymentsExtra };
  /** List NFTs of a collection. */
  listNfts: { params: ListNftsParams; result: ListNftsResult; item: ListNftsItem; extra: ListNftsExtra };
  /** Get an NFT. */
  getNft: { params: GetNftParams; result: GetNftResult };
  /** Reindex the metadata of an NFT. */
  reindexNft: { params: ReindexNftParams; result: ReindexNftResult };
  /** List webhooks. */
  listWebhooks: { params: ListWebhooksParams; result: ListWebhooksResult; item: ListWebhooksItem; extra: ListWebhooksExtra };
  /** Create a webhook. */
  createWebhook: { params: CreateWebhookParams; result: CreateWebhookResult };
  /** Create or replace the shared secret. */
  rotateWebhookSecret: { params: RotateWebhookSecretParams; result: RotateWebhookSecretResult };
  /** Get the shared secret. */
  getWebhookSecret: { params: GetWebhookSecretParams; result: GetWebhookSecretResult };
  /** Get a webhook. */
  getWebhook: { params: GetWebhookParams; result: GetWebhookResult };
  /** Update a webhook. */
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
  /** Resend a message. */
  resendWebhookMessage: { params: ResendWebhookMessageParams; result: ResendWebhookMessageResult };
  /** Get the usage of API keys. */
  getApiUsage: { params: GetApiUsageParams; result: GetApiUsageResult };
  /** List requests of API keys. */
  listApiLogs: { params: ListApiLogsParams; result: ListApiLogsResult; item: ListApiLogsItem; extra: ListApiLogsExtra };
  /** Get the RPC usage of a chain. */
  getRpcUsage: { params: GetRpcUsageParams; result: GetRpcUsageResult };
  /** Get the RPC usage of a subnet. */
  getSubnetRpcUsage: { params: GetSubnetRpcUsageParams; result: GetSubnetRpcUsageResult };
  /** List interchain messages of an address. */
  listIcmMessages: { params: ListIcmMessagesParams; result: ListIcmMessagesResult; item: ListIcmMessagesItem; extra: ListIcmMessagesExtra };
  /** Get the indexing progress of each chain. */
  getStatus: { params: GetStatusParams; result: GetStatusResult };
  /** Get the health of the service. */
  getHealth: { params: GetHealthParams; result: GetHealthResult };
  /** Check that the service is running. */
  getLiveness: { params: GetLivenessParams; result: GetLivenessResult };
  /** Get an interchain message. */
  getIcmMessage: { params: GetIcmMessageParams; result: GetIcmMessageResult };
  /** List interchain messages of all chains. */
  listAllIcmMessages: { params: ListAllIcmMessagesParams; result: ListAllIcmMessagesResult; item: ListAllIcmMessagesItem; extra: ListAllIcmMessagesExtra };
  /** Stream interchain messages. */
  streamIcmMessages: { params: StreamIcmMessagesParams; result: never; stream: StreamIcmMessagesItem };
  /** Get an interchain message (older route). */
  getTeleporterMessage: { params: GetTeleporterMessageParams; result: GetTeleporterMessageResult };
  /** List interchain messages of all chains (older route). */
  listTeleporterMessages: { params: ListTeleporterMessagesParams; result: ListTeleporterMessagesResult; item: ListTeleporterMessagesItem; extra: ListTeleporterMessagesExtra };
  /** List interchain messages of an address (older route). */
  listTeleporterMessagesByAddress: { params: ListTeleporterMessagesByAddressParams; result: ListTeleporterMessagesByAddressResult; item: ListTeleporterMessagesByAddressItem; extra: ListTeleporterMessagesByAddressExtra };
}
