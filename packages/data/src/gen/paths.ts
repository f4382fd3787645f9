// Generated from specs/data/openapi.yaml; do not edit.

import type {
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

/** Requests by path and method, in the form that openapi-fetch reads. */
export interface paths {
  /** POST: Aggregate signatures for a Warp message. */
  "/v1/signatureAggregator/{network}/aggregateSignatures": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Aggregate signatures for a Warp message
     * @description Collects signatures for a Warp message from the validators of the signing subnet and aggregates them until the quorum is reached. Set `message`, `justification` or both. `quorumPercentage` plus `quorumPercentageBuffer` must not exceed 100. Some deployments respond with 201 instead of 200.
     */
    post: operations["aggregateSignatures"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Aggregate signatures for a transaction. */
  "/v1/signatureAggregator/{network}/aggregateSignatures/{txHash}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Aggregate signatures for a transaction
     * @description Finds the Warp message about an L1 in a P-Chain or X-Chain transaction and aggregates the validator signatures for it. Some deployments respond with 201 instead of 200.
     */
    get: operations["aggregateSignaturesForTransaction"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** POST: Start an export of transactions. */
  "/v1/operations/transactions:export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start an export of transactions
     * @description Starts an export in the background and returns its record. Poll getOperation until the status is final. The result is a CSV file, whose columns the request types list.
     *
     *     An export that grows too large ends early, at the end of a day. The first day is always complete. `metadata.nextDate` is then the first day of the next export.
     *
     *     Each call starts another export, so clients do not retry a call that the service may have received. Each caller may run a limited number of exports at once. One more fails with 429, which clients do not retry: call again when an export has ended. Some deployments respond with 201 instead of 200.
     */
    post: operations["exportTransactions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the state of an operation. */
  "/v1/operations/{operationId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the state of an operation
     * @description Returns the record of an operation started by exportTransactions. Once the status is COMPLETED or COMPLETED_WITH_WARNING, `metadata.downloadUrl` links to the result. The link works for one hour and needs no key. The service keeps the file for a day and returns a new link on each call until then.
     */
    get: operations["getOperation"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List transactions of a Primary Network chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List transactions of a Primary Network chain
     * @description Lists the transactions of a chain. Newest first unless you set `sortOrder`. The chain determines the schema of the items. You can filter by `txTypes` and timestamps only together with `addresses` or, on the P-Chain, `l1ValidationId`. If transactions have very many UTXOs, a page may hold fewer transactions than `pageSize`, or none, while more follow.
     */
    get: operations["listTransactions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List active staking transactions. */
  "/v1/networks/{network}/blockchains/{blockchainId}/transactions:listStaking": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List active staking transactions
     * @description Lists the P-Chain staking transactions whose stake is active. Newest first unless you set `sortOrder`. You can filter by `txTypes` and timestamps only together with `addresses`. As in listTransactions, a page may hold fewer transactions than `pageSize`.
     */
    get: operations["listStakingTransactions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Stream transactions of a Primary Network chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/transactions:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream transactions of a Primary Network chain
     * @description Streams the transactions of the P-Chain, X-Chain or C-Chain as server-sent events, in chain order, as they are indexed. The chain determines the schema of the items. You can filter by `txTypes` only together with `addresses`.
     *
     *     Each `item` event carries one transaction as JSON. A `rewind` event means that the service has withdrawn everything above block `height`. The `id` of an event is a cursor: pass it as `since` to resume after that event.
     */
    get: operations["streamPrimaryTransactions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get a transaction of a Primary Network chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a transaction of a Primary Network chain
     * @description Returns one transaction as listTransactions does, with the current state of the UTXOs that it spent and created. On the C-Chain, this covers atomic transactions. For all others, use getTransaction. Fails with 404 if the transaction does not exist or is not indexed yet.
     */
    get: operations["getPrimaryTransaction"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /**
   * GET: List UTXOs of addresses.
   * POST: List UTXOs of many addresses.
   */
  "/v1/networks/{network}/blockchains/{blockchainId}/utxos": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List UTXOs of addresses
     * @description Lists the UTXOs that the addresses can spend together: enough of them are owners to reach the threshold. Newest first, or largest first when sorted by amount, unless you set `sortOrder`. A UTXO moved to another chain is listed on both chains: the one that created it and the one that can spend it. The chain determines the schema of the items.
     */
    get: operations["listUtxos"];
    put?: never;
    /**
     * List UTXOs of many addresses
     * @description Does the same as listUtxos for up to 1024 addresses in the request body, with larger pages. Some deployments respond with 201 instead of 200.
     */
    post: operations["queryUtxos"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get balances on a Primary Network chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/balances": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get balances on a Primary Network chain
     * @description Returns balances by kind. Each kind has one item per asset, and atomic memory has one per asset and other chain. The balances cover the UTXOs that the addresses can spend together: enough of them are owners to reach the threshold. Each UTXO counts in exactly one kind. A kind without UTXOs is an empty list.
     *
     *     An exported UTXO counts in the atomic memory of the chain that created it until the other chain imports it, so you can add up the balances of all chains. The C-Chain has atomic memory only. For the balance of a C-Chain account, use getNativeBalance.
     *
     *     Balances are as of the latest indexed block, or of `blockTimestamp` if you set it.
     */
    get: operations["getBalances"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /**
   * GET: Get the last activity of addresses on a Primary Network chain.
   * POST: Get the last activity of many addresses.
   */
  "/v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the last activity of addresses on a Primary Network chain
     * @description Returns the latest transaction that created or spent a UTXO of one of the addresses, alone or with other owners. `utxoId` is the first such UTXO that the transaction spent, or the first that it created if it spent none. Fails with 404 if there is no such transaction.
     */
    get: operations["getLastActivity"];
    put?: never;
    /**
     * Get the last activity of many addresses
     * @description Does the same as getLastActivity for up to 1024 addresses in the request body. Some deployments respond with 201 instead of 200.
     */
    post: operations["queryLastActivity"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get an X-Chain asset. */
  "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an X-Chain asset
     * @description Returns the name, symbol and creation time of an X-Chain asset, and whether more of it can be minted.
     */
    get: operations["getAsset"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List transactions of an X-Chain asset. */
  "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List transactions of an X-Chain asset
     * @description Lists the transactions that created the asset, or that spent or created UTXOs of it, newest first.
     */
    get: operations["listAssetTransactions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List vertices of the X-Chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/vertices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List vertices of the X-Chain
     * @description Lists the vertices of the X-Chain, newest first. The X-Chain held its transactions in vertices of a graph until it got blocks in the Cortina upgrade (April 2023). A deployment that does not index vertices responds with 501.
     */
    get: operations["listVertices"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get a vertex of the X-Chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/vertices/{vertexHash}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a vertex of the X-Chain
     * @description Returns one vertex of the X-Chain. The X-Chain held its transactions in vertices of a graph until it got blocks in the Cortina upgrade (April 2023). A deployment that does not index vertices responds with 501.
     */
    get: operations["getVertex"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List vertices of the X-Chain at a height. */
  "/v1/networks/{network}/blockchains/{blockchainId}/vertices:listByHeight": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List vertices of the X-Chain at a height
     * @description Lists the vertices at one height of the X-Chain's graph. The X-Chain held its transactions in vertices of a graph until it got blocks in the Cortina upgrade (April 2023). A deployment that does not index vertices responds with 501.
     */
    get: operations["listVerticesByHeight"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the supply of AVAX. */
  "/v1/avax/supply": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the supply of AVAX
     * @description Returns the supply of AVAX on mainnet, and the amounts staked, locked, paid as rewards and burned on each chain. A deployment without mainnet returns the supply of its test network. A deployment that doesn't index the X-Chain or the C-Chain's EVM blocks responds with 501.
     */
    get: operations["getAvaxSupply"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List subnets and L1s. */
  "/v1/networks/{network}/subnets": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List subnets and L1s
     * @description Lists every subnet of the network with its owners and blockchains. Newest first unless you set `sortOrder`.
     */
    get: operations["listSubnets"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get a subnet or L1. */
  "/v1/networks/{network}/subnets/{subnetId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a subnet or L1
     * @description Returns one subnet with its current owners and blockchains. The Primary Network is a subnet too, with the id 11111111111111111111111111111111LpoYY. Fails with 404 if the subnet is unknown.
     */
    get: operations["getSubnetById"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List blockchains. */
  "/v1/networks/{network}/blockchains": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List blockchains
     * @description Lists every blockchain created on the network, at genesis or by a CreateChainTx. Newest first unless you set `sortOrder`. The P-Chain itself is not listed.
     */
    get: operations["listBlockchains"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get a blockchain. */
  "/v1/networks/{network}/blockchains/{blockchainId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a blockchain
     * @description Returns one blockchain of the network. Fails with 404 for an unknown blockchain, and for the P-Chain, which no transaction created.
     */
    get: operations["getBlockchain"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List validators. */
  "/v1/networks/{network}/validators": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List validators
     * @description Lists the validators of one subnet, or of all subnets. Newest registration first unless you set `sortBy` or `sortOrder`. The fields of an item depend on its `validationStatus`. A filter by fee or uptime leaves out validators that have none.
     */
    get: operations["listValidators"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Stream changes of validators. */
  "/v1/networks/{network}/validators:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream changes of validators
     * @description Streams every change that a P-Chain transaction makes to a validator as server-sent events, in chain order. Changes without a transaction are not sent, such as a subnet validator that starts or ends by the clock, or an L1 validator that runs out of balance.
     *
     *     Each `item` event carries one change as JSON. A `rewind` event means that the service has withdrawn everything above block `height`. The `id` of an event is a cursor: pass it as `since` to resume after that event.
     */
    get: operations["streamValidatorEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List validations of a node. */
  "/v1/networks/{network}/validators/{nodeId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List validations of a node
     * @description Lists the past, current and pending validations of a node, on every subnet. Newest registration first unless you set `sortOrder`. The fields of an item depend on its `validationStatus`.
     */
    get: operations["listValidatorsByNode"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List delegations. */
  "/v1/networks/{network}/delegators": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List delegations
     * @description Lists delegations to validators of the Primary Network. Newest registration first unless you set `sortOrder`. The reward fields of an item depend on its `delegationStatus`.
     */
    get: operations["listDelegators"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List L1 validators. */
  "/v1/networks/{network}/l1Validators": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List L1 validators
     * @description Lists the validators of L1s with their weight and remaining balance, newest first. By default, the list contains only active validators, which still have a balance.
     */
    get: operations["listL1Validators"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the staking totals of a network. */
  "/v1/networks/{network}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the staking totals of a network
     * @description Returns the current number of validators and delegators on the Primary Network, and the AVAX that they stake.
     */
    get: operations["getNetwork"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List paid rewards. */
  "/v1/networks/{network}/rewards": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List paid rewards
     * @description Lists the Primary Network rewards paid to the given addresses or for the given nodes. Newest first unless you set `sortOrder`. Set `addresses`, `nodeIds` or both; with both, a reward must match both. An auto-renewed validator is paid at the end of each cycle.
     */
    get: operations["listHistoricalRewards"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List pending rewards. */
  "/v1/networks/{network}/rewards:listPending": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List pending rewards
     * @description Lists the rewards that active stakes will pay to the given addresses or for the given nodes. Newest stake first unless you set `sortOrder`. Set `addresses`, `nodeIds` or both; with both, a reward must match both.
     */
    get: operations["listPendingRewards"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the chains of addresses. */
  "/v1/networks/{network}/addresses:listChainIds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the chains of addresses
     * @description Lists the Primary Network chains that each address has used, as blockchain ids. The response is not paged.
     */
    get: operations["listChainIds"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List blocks proposed by a node. */
  "/v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List blocks proposed by a node
     * @description Lists the blocks of a Primary Network chain that this node proposed, newest first. Fails with 501 for the C-Chain if the service reads it from a node without a block index, because the proposers are then unknown.
     */
    get: operations["listBlocksByNode"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List blocks of a Primary Network chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/blocks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List blocks of a Primary Network chain
     * @description Lists the blocks of a Primary Network chain, newest first. For the gas, fees and EVM transactions of C-Chain blocks, use listEvmBlocks.
     */
    get: operations["listBlocks"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Stream blocks of a Primary Network chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/blocks:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream blocks of a Primary Network chain
     * @description Streams the blocks of a Primary Network chain as server-sent events, lowest first, as they are indexed. For the gas, fees and EVM transactions of C-Chain blocks, use streamEvmBlocks.
     *
     *     Each `item` event carries one block as JSON. A `rewind` event means that the service has withdrawn everything above block `height`. The `id` of an event is a cursor: pass it as `since` to resume after that event.
     */
    get: operations["streamBlocks"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get a block of a Primary Network chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a block of a Primary Network chain
     * @description Returns one block of a Primary Network chain, by id or height. Fails with 404 if the block does not exist or is not indexed yet.
     */
    get: operations["getPrimaryBlock"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List indexed EVM chains. */
  "/v1/chains": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List indexed EVM chains
     * @description Lists the EVM chains that the service indexes, with the settings a wallet needs to connect. Ordered by EVM chain id. The response is not paged.
     */
    get: operations["listChains"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get an EVM transaction. */
  "/v1/chains/{chainId}/transactions/{txHash}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an EVM transaction
     * @description Returns one EVM transaction with all its token transfers and internal transactions, and the interchain message that it sent or delivered.
     */
    get: operations["getTransaction"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the transaction that deployed a contract. */
  "/v1/chains/{chainId}/contracts/{address}/transactions:getDeployment": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the transaction that deployed a contract
     * @description Returns the transaction that deployed the contract at this address. Fails with 404 if there is no contract.
     */
    get: operations["getDeploymentTransaction"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List ERC-20 transfers of an address. */
  "/v1/chains/{chainId}/addresses/{address}/transactions:listErc20": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List ERC-20 transfers of an address
     * @description Lists the ERC-20 transfers that an address sent or received, newest first.
     */
    get: operations["listErc20Transfers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List ERC-721 transfers of an address. */
  "/v1/chains/{chainId}/addresses/{address}/transactions:listErc721": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List ERC-721 transfers of an address
     * @description Lists the ERC-721 transfers that an address sent or received, newest first.
     */
    get: operations["listErc721Transfers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List ERC-1155 transfers of an address. */
  "/v1/chains/{chainId}/addresses/{address}/transactions:listErc1155": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List ERC-1155 transfers of an address
     * @description Lists the ERC-1155 transfers that an address sent or received, newest first.
     */
    get: operations["listErc1155Transfers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get an EVM chain. */
  "/v1/chains/{chainId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an EVM chain
     * @description Returns an EVM chain that the service indexes, with the settings a wallet needs to connect. Also works while the chain's data is unavailable.
     */
    get: operations["getEvmChain"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List EVM chains of an address. */
  "/v1/address/{address}/chains": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List EVM chains of an address
     * @description Lists the EVM chains on which an address sent or received a transaction, an internal call or tokens. If a chain's data is unavailable, the request fails with the same status as other operations on that chain.
     */
    get: operations["listAddressChains"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List EVM chains of an address (older route). */
  "/v1/chains/address/{address}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List EVM chains of an address (older route)
     * @deprecated
     * @description Returns the same as listAddressChains, under the route that older clients call.
     */
    get: operations["getAddressChains"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the latest blocks of all EVM chains. */
  "/v1/blocks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the latest blocks of all EVM chains
     * @description Lists blocks of all EVM chains, newest first by block time. Chains whose data is unavailable are left out. See listChains for their status.
     */
    get: operations["listLatestBlocksAllChains"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the latest blocks of all EVM chains (older route). */
  "/v1/chains/allBlocks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the latest blocks of all EVM chains (older route)
     * @deprecated
     * @description Returns the same as listLatestBlocksAllChains, under the route that older clients call.
     */
    get: operations["listAllLatestBlocks"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the latest transactions of all EVM chains. */
  "/v1/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the latest transactions of all EVM chains
     * @description Lists transactions of all EVM chains, newest first by block time. Chains whose data is unavailable are left out. See listChains for their status.
     */
    get: operations["listLatestTransactionsAllChains"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the latest transactions of all EVM chains (older route). */
  "/v1/chains/allTransactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the latest transactions of all EVM chains (older route)
     * @deprecated
     * @description Returns the same as listLatestTransactionsAllChains, under the route that older clients call.
     */
    get: operations["listAllLatestTransactions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List blocks of an EVM chain. */
  "/v1/chains/{chainId}/blocks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List blocks of an EVM chain
     * @description Lists the indexed blocks of an EVM chain, newest first.
     */
    get: operations["listEvmBlocks"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Stream blocks of an EVM chain. */
  "/v1/chains/{chainId}/blocks:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream blocks of an EVM chain
     * @description Streams the blocks of an EVM chain as server-sent events, lowest first, as they are indexed.
     *
     *     Each `item` event carries one block as JSON. A `rewind` event means that the service has withdrawn everything above block `height`. The `id` of an event is a cursor: pass it as `since` to resume after that event.
     */
    get: operations["streamEvmBlocks"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get a block of an EVM chain. */
  "/v1/chains/{chainId}/blocks/{blockId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a block of an EVM chain
     * @description Returns one block of an EVM chain, by number or hash. Fails with 404 if the block is not indexed.
     */
    get: operations["getEvmBlock"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List transactions of an EVM block. */
  "/v1/chains/{chainId}/blocks/{blockId}/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List transactions of an EVM block
     * @description Lists the transactions of one block, in block order.
     */
    get: operations["listEvmBlockTransactions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List transactions of an EVM chain. */
  "/v1/chains/{chainId}/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List transactions of an EVM chain
     * @description Lists the transactions of an EVM chain, newest first.
     */
    get: operations["listEvmTransactions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Stream transactions of an EVM chain. */
  "/v1/chains/{chainId}/transactions:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream transactions of an EVM chain
     * @description Streams the transactions of an EVM chain as server-sent events, in chain order, as they are indexed. A transaction matches an address that sent or received it, an internal call or a token transfer, and the address of a contract that it created.
     *
     *     Each `item` event carries one transaction as JSON. A `rewind` event means that the service has withdrawn everything above block `height`. The `id` of an event is a cursor: pass it as `since` to resume after that event.
     */
    get: operations["streamEvmTransactions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List transactions of an address. */
  "/v1/chains/{chainId}/addresses/{address}/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List transactions of an address
     * @description Lists the transactions that involve an address: it sent or received the transaction itself, an internal call that was not reverted, or tokens. Newest first unless you set `sortOrder`. Each item contains only the token transfers and internal transactions of this address. For all of them, use getTransaction.
     */
    get: operations["listAddressTransactions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List transactions of an address, with token reputations. */
  "/v2/chains/{chainId}/addresses/{address}/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List transactions of an address, with token reputations
     * @description Lists the same transactions as listAddressTransactions and adds `tokenReputation` to each ERC-20 token. Reputations come from third parties. On a deployment without them, the field is null and the spam filter removes nothing.
     */
    get: operations["listAddressTransactionsV2"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List native transactions of an address. */
  "/v1/chains/{chainId}/addresses/{address}/transactions:listNative": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List native transactions of an address
     * @description Lists the transactions that an address sent or received, newest first, without token transfers. The receiver of a contract creation is the new contract.
     */
    get: operations["listNativeTransactions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List internal transactions of an address. */
  "/v1/chains/{chainId}/addresses/{address}/transactions:listInternals": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List internal transactions of an address
     * @description Lists the internal transactions that an address sent or received, newest first. They are calls that carry value, and contract creations. Reverted ones are included and marked with `isReverted`. The list is empty if the deployment does not read traces of the chain.
     */
    get: operations["listInternalTransactions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the native balance of an account. */
  "/v1/chains/{chainId}/addresses/{address}/balances:getNative": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the native balance of an account
     * @description Returns an account's balance of the chain's gas token after a block, read from the chain's node. Fails with 501 if the node no longer has the state of that block.
     */
    get: operations["getNativeBalance"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List ERC-20 balances of an account. */
  "/v1/chains/{chainId}/addresses/{address}/balances:listErc20": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List ERC-20 balances of an account
     * @description Lists the ERC-20 tokens an account holds after a block, ordered by contract address, with its native balance. The index finds the tokens by their transfers, or you name them in `contractAddresses`. The amounts come from the chain's node. Fails with 501 if the node no longer has the state of that block.
     */
    get: operations["listErc20Balances"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List ERC-721 tokens of an account. */
  "/v1/chains/{chainId}/addresses/{address}/balances:listErc721": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List ERC-721 tokens of an account
     * @description Lists the ERC-721 tokens last transferred to an account, ordered by contract address and token id. Includes the account's native balance, which comes from the chain's node. Fails with 501 if the node no longer has the state of the block at which the list is read.
     */
    get: operations["listErc721Balances"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List ERC-1155 balances of an account. */
  "/v1/chains/{chainId}/addresses/{address}/balances:listErc1155": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List ERC-1155 balances of an account
     * @description Lists the ERC-1155 tokens an account holds after a block, ordered by contract address and token id. Each balance is the sum of the token's transfers. Includes the account's native balance, which comes from the chain's node. Fails with 501 if the node no longer has the state of that block.
     */
    get: operations["listErc1155Balances"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List NFTs of an account. */
  "/v1/chains/{chainId}/addresses/{address}/balances:listCollectibles": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List NFTs of an account
     * @description Lists the ERC-721 and ERC-1155 tokens an account holds, according to their transfers. Ordered by standard (ERC-721 first), contract address and token id.
     */
    get: operations["listCollectibleBalances"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List transfers of a token. */
  "/v1/chains/{chainId}/tokens/{address}/transfers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List transfers of a token
     * @description Lists the transfers of the token or collection of a contract, newest first.
     */
    get: operations["listTokenTransfers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Stream token transfers of an EVM chain. */
  "/v1/chains/{chainId}/transfers:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream token transfers of an EVM chain
     * @description Streams the token transfers of an EVM chain as server-sent events, in log order, as they are indexed. Each item has one of `erc20Token`, `erc721Token` and `erc1155Token`.
     *
     *     Each `item` event carries one transfer as JSON. A `rewind` event means that the service has withdrawn everything above block `height`. The `id` of an event is a cursor: pass it as `since` to resume after that event.
     */
    get: operations["streamEvmTransfers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Stream logs of an EVM chain. */
  "/v1/chains/{chainId}/logs:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream logs of an EVM chain
     * @description Streams the logs of an EVM chain as server-sent events, in order, as its blocks are indexed. Logs are not part of the index: the service reads them from the chain's node. A service without a node for the chain responds with 501. If the node is unreachable, you get 502 or 503.
     *
     *     All log streams of a chain share 50 blocks per second of its node. Each block costs the caller one compute unit. When your allowance is spent, you get heartbeats until it has recovered.
     *
     *     Each `item` event carries one log as JSON. A `rewind` event means that the service has withdrawn everything above block `height`. The `id` of an event is a cursor: pass it as `since` to resume after that event.
     */
    get: operations["streamEvmLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the metadata of a contract. */
  "/v1/chains/{chainId}/addresses/{address}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the metadata of a contract
     * @description Returns the token standard of a contract, its token metadata, and its deployment. Fails with 404 if its tokens have never moved and its deployment is not indexed.
     */
    get: operations["getContractMetadata"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List contracts deployed by an address. */
  "/v1/chains/{chainId}/contracts/{address}/deployments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List contracts deployed by an address
     * @description Lists the contracts that an account or contract created, newest first. For an account, this includes contracts created by other contracts within its transactions. An address with several deployments appears once for each.
     */
    get: operations["listContractDeployments"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List NFTs of a collection. */
  "/v1/chains/{chainId}/nfts/collections/{address}/tokens": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List NFTs of a collection
     * @description Lists the tokens of a collection with their metadata, ordered by token id. ERC-721 tokens come with their owner. A token is listed from its first transfer on, which is usually its mint.
     */
    get: operations["listNfts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get an NFT. */
  "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an NFT
     * @description Returns one token of a collection with its metadata. An ERC-721 token comes with its owner. Fails with 404 if the token has never been transferred, not even by a mint.
     */
    get: operations["getNft"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** POST: Reindex the metadata of an NFT. */
  "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reindex the metadata of an NFT
     * @description Makes the service read the metadata of one token again. You can call this once per hour for each token. Further calls fail with 429, which clients do not retry. Some deployments respond with 201 instead of 200.
     */
    post: operations["reindexNft"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /**
   * POST: Create a webhook.
   * GET: List webhooks.
   */
  "/v1/webhooks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhooks
     * @description Lists the webhooks of your API key, oldest first.
     */
    get: operations["listWebhooks"];
    put?: never;
    /**
     * Create a webhook
     * @description Creates a webhook. From the next block on, the service posts a message to your URL for each matching event. Requires an API key, which owns the webhook. Messages are signed with the key's shared secret, which is created with the first webhook. Some deployments respond with 201 instead of 200.
     */
    post: operations["createWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** POST: Create or replace the shared secret. */
  "/v1/webhooks:generateOrRotateSharedSecret": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create or replace the shared secret
     * @description Gives your API key a new shared secret. Each message is signed with it from its next attempt on. Some deployments respond with 201 instead of 200.
     */
    post: operations["rotateWebhookSecret"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the shared secret. */
  "/v1/webhooks:getSharedSecret": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the shared secret
     * @description Returns the shared secret of your API key. To verify a message, compute the HMAC-SHA256 of its canonical JSON (RFC 8785, the form in which bodies are sent) with the bytes of the secret, encode it in base64, and compare it with the header `x-signature`.
     */
    get: operations["getWebhookSecret"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /**
   * GET: Get a webhook.
   * PATCH: Update a webhook.
   * DELETE: Deactivate a webhook.
   */
  "/v1/webhooks/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a webhook
     * @description Returns one webhook of your API key.
     */
    get: operations["getWebhook"];
    put?: never;
    post?: never;
    /**
     * Deactivate a webhook
     * @description Deactivates a webhook, so that it no longer watches new blocks. Messages that are still waiting are kept until their day of attempts is over. To reactivate it, use updateWebhook.
     */
    delete: operations["deactivateWebhook"];
    options?: never;
    head?: never;
    /**
     * Update a webhook
     * @description Changes the fields you pass and keeps the others. A reactivated webhook starts with the next block and does not catch up on missed ones.
     */
    patch: operations["updateWebhook"];
    trace?: never;
  };
  /**
   * GET: List the addresses of a webhook.
   * PATCH: Add addresses to a webhook.
   * DELETE: Remove addresses from a webhook.
   */
  "/v1/webhooks/{id}/addresses": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the addresses of a webhook
     * @description Lists the addresses that a webhook watches, in byte order. Only webhooks for addresses have any.
     */
    get: operations["listWebhookAddresses"];
    put?: never;
    post?: never;
    /**
     * Remove addresses from a webhook
     * @description Removes addresses from a webhook for `address_activity`. Addresses that it does not watch are ignored.
     */
    delete: operations["removeWebhookAddresses"];
    options?: never;
    head?: never;
    /**
     * Add addresses to a webhook
     * @description Adds addresses to a webhook for `address_activity`. The webhook watches them from its next block on. It holds at most 1000 addresses.
     */
    patch: operations["addWebhookAddresses"];
    trace?: never;
  };
  /** POST: Send a test message. */
  "/v1/webhooks/{id}:test": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a test message
     * @description Sends a message with the event type `test` to the webhook's URL and returns it. The service signs and retries it like any other message. Some deployments respond with 201 instead of 200.
     */
    post: operations["testWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the messages of a webhook. */
  "/v1/webhooks/{id}/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the messages of a webhook
     * @description Lists the messages of a webhook, newest first. Delivered messages are kept for a day. Dead letters, which could not be delivered within a day of attempts, are kept for a week.
     */
    get: operations["listWebhookMessages"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** POST: Resend a message. */
  "/v1/webhooks/{id}/messages/{messageId}:resend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resend a message
     * @description Sends a message again, such as a dead letter, with the same id and for another day of attempts. It does not wait for other messages in the queue. Some deployments respond with 201 instead of 200.
     */
    post: operations["resendWebhookMessage"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the usage of API keys. */
  "/v1/apiUsageMetrics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the usage of API keys
     * @description Returns the number and cost of requests sent with your API key, by period. A key with the privilege `usage` sees the requests of all keys.
     */
    get: operations["getApiUsage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List requests of API keys. */
  "/v1/apiLogs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List requests of API keys
     * @description Lists the requests sent with your API key, newest first. A key with the privilege `usage` sees the requests of all keys. A page may hold fewer items than `pageSize`, or none, while more follow.
     */
    get: operations["listApiLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the RPC usage of a chain. */
  "/v1/rpcUsageMetrics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the RPC usage of a chain
     * @description Returns the number of requests relayed to the RPC of a chain, by period. A deployment that relays none responds with 501.
     */
    get: operations["getRpcUsage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the RPC usage of a subnet. */
  "/v1/subnetRpcUsageMetrics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the RPC usage of a subnet
     * @description Returns the number of requests relayed to the public RPC of a subnet's chain, by period. A deployment that relays none responds with 501.
     */
    get: operations["getSubnetRpcUsage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List interchain messages of an address. */
  "/v1/icm/addresses/{address}/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List interchain messages of an address
     * @description Lists the interchain messages that an address sent or received, newest first. The fields of an item depend on its `status`.
     */
    get: operations["listIcmMessages"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the indexing progress of each chain. */
  "/v1/status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the indexing progress of each chain
     * @description Returns the indexed height of each chain, the height of its node, the time since the index was last complete, and whether the chain is catching up. Other responses carry the height and time of their chains in the headers `x-indexed-height` and `x-indexed-time`.
     */
    get: operations["getStatus"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the health of the service. */
  "/v1/health-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the health of the service
     * @description Reports the health of the database and of each indexed chain. A chain whose data is missing is down while the others keep working. For the lag of each chain, use getStatus.
     */
    get: operations["getHealth"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Check that the service is running. */
  "/v1/live-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check that the service is running
     * @description Responds as soon as the process handles requests, regardless of its chains and database.
     */
    get: operations["getLiveness"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get an interchain message. */
  "/v1/icm/messages/{messageId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an interchain message
     * @description Returns one interchain message by id, with its source and destination transactions where indexed. Fails with 503 if one of the chains is unavailable, because the state of the message is then unknown.
     */
    get: operations["getIcmMessage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List interchain messages of all chains. */
  "/v1/icm/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List interchain messages of all chains
     * @description Lists the interchain messages of all indexed chains, newest first. A message must match every filter you set. The fields of an item depend on its `status`.
     */
    get: operations["listAllIcmMessages"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Stream interchain messages. */
  "/v1/icm/messages:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream interchain messages
     * @description Streams interchain messages as server-sent events when they are sent, received, executed and acknowledged on indexed chains. Each step sends the whole message with all that is known so far. You can combine the filters, as in listAllIcmMessages.
     *
     *     Each `item` event carries one message as JSON. A `rewind` event means that the service has withdrawn everything above block `height` of the chain `chainId`. The `id` of an event is a cursor: pass it as `since` to resume after that event.
     */
    get: operations["streamIcmMessages"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get an interchain message (older route). */
  "/v1/teleporter/messages/{messageId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an interchain message (older route)
     * @deprecated
     * @description Returns the same as getIcmMessage, with the former name of the contract field.
     */
    get: operations["getTeleporterMessage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List interchain messages of all chains (older route). */
  "/v1/teleporter/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List interchain messages of all chains (older route)
     * @deprecated
     * @description Returns the same as listAllIcmMessages, with the former name of the contract field.
     */
    get: operations["listTeleporterMessages"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List interchain messages of an address (older route). */
  "/v1/teleporter/addresses/{address}/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List interchain messages of an address (older route)
     * @deprecated
     * @description Returns the same as listIcmMessages, with the former name of the contract field.
     */
    get: operations["listTeleporterMessagesByAddress"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    ActiveDelegator: ActiveDelegator;
    ActiveValidator: ActiveValidator;
    AddressActivityMetadata: AddressActivityMetadata;
    AddressActivitySubEvent: AddressActivitySubEvent;
    AddressChainInteractions: AddressChainInteractions;
    AddressChains: AddressChains;
    AddressEvmChains: AddressEvmChains;
    AddressParty: AddressParty;
    AddressesRequest: AddressesRequest;
    AggregateSignaturesRequest: AggregateSignaturesRequest;
    AllowListConfig: AllowListConfig;
    ApiLog: ApiLog;
    ApiLogClient: ApiLogClient;
    ApiLogPage: ApiLogPage;
    ApiUsage: ApiUsage;
    ApiUsagePeriod: ApiUsagePeriod;
    ApiUsageValue: ApiUsageValue;
    AssetAmount: AssetAmount;
    AssetBalance: AssetBalance;
    AssetType: AssetType;
    AvaxSupply: AvaxSupply;
    BalanceOwner: BalanceOwner;
    Balances: Balances;
    BlockPage: BlockPage;
    Blockchain: Blockchain;
    BlockchainId: BlockchainId;
    BlockchainInfo: BlockchainInfo;
    BlockchainPage: BlockchainPage;
    BlsCredentials: BlsCredentials;
    CChainBalances: CChainBalances;
    CChainExportTransaction: CChainExportTransaction;
    CChainImportTransaction: CChainImportTransaction;
    CChainTransactionBase: CChainTransactionBase;
    CallType: CallType;
    ChainIndexStatus: ChainIndexStatus;
    ChainInfo: ChainInfo;
    ChainName: ChainName;
    CollectibleBalance: CollectibleBalance;
    CollectibleBalancePage: CollectibleBalancePage;
    CompletedDelegator: CompletedDelegator;
    CompletedValidator: CompletedValidator;
    ContractDeployment: ContractDeployment;
    CreateWebhookRequest: CreateWebhookRequest;
    Currency: Currency;
    DataError: DataError;
    DelegationStatus: DelegationStatus;
    Delegator: Delegator;
    DelegatorBase: DelegatorBase;
    DelegatorPage: DelegatorPage;
    DelegatorTotals: DelegatorTotals;
    DeliveredIcmMessage: DeliveredIcmMessage;
    DeliveredSourceNotIndexedIcmMessage: DeliveredSourceNotIndexedIcmMessage;
    DeliveredSourceNotIndexedTeleporterMessage: DeliveredSourceNotIndexedTeleporterMessage;
    DeliveredTeleporterMessage: DeliveredTeleporterMessage;
    Erc1155BalancePage: Erc1155BalancePage;
    Erc1155Contract: Erc1155Contract;
    Erc1155Metadata: Erc1155Metadata;
    Erc1155Token: Erc1155Token;
    Erc1155TokenBalance: Erc1155TokenBalance;
    Erc1155Transfer: Erc1155Transfer;
    Erc1155TransferListItem: Erc1155TransferListItem;
    Erc1155TransferPage: Erc1155TransferPage;
    Erc20BalancePage: Erc20BalancePage;
    Erc20Contract: Erc20Contract;
    Erc20Token: Erc20Token;
    Erc20TokenBalance: Erc20TokenBalance;
    Erc20TokenV2: Erc20TokenV2;
    Erc20Transfer: Erc20Transfer;
    Erc20TransferListItem: Erc20TransferListItem;
    Erc20TransferPage: Erc20TransferPage;
    Erc20TransferV2: Erc20TransferV2;
    Erc721BalancePage: Erc721BalancePage;
    Erc721Contract: Erc721Contract;
    Erc721Metadata: Erc721Metadata;
    Erc721Token: Erc721Token;
    Erc721TokenBalance: Erc721TokenBalance;
    Erc721Transfer: Erc721Transfer;
    Erc721TransferListItem: Erc721TransferListItem;
    Erc721TransferPage: Erc721TransferPage;
    ErrorBody: ErrorBody;
    EvmAddressActivityRequest: EvmAddressActivityRequest;
    EvmAddressActivityWebhook: EvmAddressActivityWebhook;
    EvmBlock: EvmBlock;
    EvmBlockPage: EvmBlockPage;
    EvmChain: EvmChain;
    EvmChainFeature: EvmChainFeature;
    EvmChainList: EvmChainList;
    EvmChainStatus: EvmChainStatus;
    EvmContract: EvmContract;
    EvmContractBase: EvmContractBase;
    EvmContractPage: EvmContractPage;
    EvmExportOptions: EvmExportOptions;
    EvmExportRequest: EvmExportRequest;
    EvmFeeConfig: EvmFeeConfig;
    EvmGenesis: EvmGenesis;
    EvmGenesisConfig: EvmGenesisConfig;
    EvmInput: EvmInput;
    EvmLog: EvmLog;
    EvmMethod: EvmMethod;
    EvmOutput: EvmOutput;
    EvmTransactionDetail: EvmTransactionDetail;
    EvmTransactionListItem: EvmTransactionListItem;
    EvmTransactionListItemV2: EvmTransactionListItemV2;
    EvmTransactionPage: EvmTransactionPage;
    EvmTransactionPageV2: EvmTransactionPageV2;
    EvmVmName: EvmVmName;
    ExportDates: ExportDates;
    ExportRequest: ExportRequest;
    GenesisAccount: GenesisAccount;
    GenesisAlloc: GenesisAlloc;
    GenesisData: GenesisData;
    GenesisStorage: GenesisStorage;
    Geolocation: Geolocation;
    HealthReport: HealthReport;
    HistoricalReward: HistoricalReward;
    HistoricalRewardPage: HistoricalRewardPage;
    IcmDestinationTransaction: IcmDestinationTransaction;
    IcmMessage: IcmMessage;
    IcmMessageBase: IcmMessageBase;
    IcmMessageContent: IcmMessageContent;
    IcmMessagePage: IcmMessagePage;
    IcmReceipt: IcmReceipt;
    IcmRewardDetails: IcmRewardDetails;
    IcmSourceTransaction: IcmSourceTransaction;
    IndexStatus: IndexStatus;
    InternalTransaction: InternalTransaction;
    InternalTransactionListItem: InternalTransactionListItem;
    InternalTransactionPage: InternalTransactionPage;
    InternalTxType: InternalTxType;
    L1Validator: L1Validator;
    L1ValidatorDetails: L1ValidatorDetails;
    L1ValidatorManagerDetails: L1ValidatorManagerDetails;
    L1ValidatorPage: L1ValidatorPage;
    LastActivity: LastActivity;
    ListedTeleporterMessage: ListedTeleporterMessage;
    MessageDirection: MessageDirection;
    NativeBalance: NativeBalance;
    NativeTokenBalance: NativeTokenBalance;
    NativeTransaction: NativeTransaction;
    NativeTransactionListItem: NativeTransactionListItem;
    NativeTransactionPage: NativeTransactionPage;
    Network: Network;
    NetworkDetails: NetworkDetails;
    NetworkToken: NetworkToken;
    NetworkTokenDetails: NetworkTokenDetails;
    NextPageToken: NextPageToken;
    Nft: Nft;
    NftIndexStatus: NftIndexStatus;
    NftMetadata: NftMetadata;
    NftPage: NftPage;
    OperationCode: OperationCode;
    OperationMetadata: OperationMetadata;
    OperationRecord: OperationRecord;
    OperationStatus: OperationStatus;
    OperationType: OperationType;
    PChainBalances: PChainBalances;
    PChainId: PChainId;
    PChainSharedAssetBalance: PChainSharedAssetBalance;
    PChainTransaction: PChainTransaction;
    PChainTxType: PChainTxType;
    PChainUtxo: PChainUtxo;
    PartHealth: PartHealth;
    PendingDelegator: PendingDelegator;
    PendingIcmMessage: PendingIcmMessage;
    PendingReward: PendingReward;
    PendingRewardPage: PendingRewardPage;
    PendingTeleporterMessage: PendingTeleporterMessage;
    PendingValidator: PendingValidator;
    PricedAssetAmount: PricedAssetAmount;
    PrimaryNetworkAddressActivityMetadata: PrimaryNetworkAddressActivityMetadata;
    PrimaryNetworkAddressActivityRequest: PrimaryNetworkAddressActivityRequest;
    PrimaryNetworkAddressActivityWebhook: PrimaryNetworkAddressActivityWebhook;
    PrimaryNetworkBlock: PrimaryNetworkBlock;
    PrimaryNetworkExportOptions: PrimaryNetworkExportOptions;
    PrimaryNetworkExportRequest: PrimaryNetworkExportRequest;
    PrimaryNetworkTransaction: PrimaryNetworkTransaction;
    PrimaryNetworkTxType: PrimaryNetworkTxType;
    ProposerDetails: ProposerDetails;
    RawGenesis: RawGenesis;
    RemovedValidator: RemovedValidator;
    RequestType: RequestType;
    RewardType: RewardType;
    RpcUsage: RpcUsage;
    RpcUsageGroup: RpcUsageGroup;
    RpcUsageGroupedBy: RpcUsageGroupedBy;
    RpcUsageInterval: RpcUsageInterval;
    RpcUsagePeriod: RpcUsagePeriod;
    RpcUsageValue: RpcUsageValue;
    SharedAssetBalance: SharedAssetBalance;
    SharedSecret: SharedSecret;
    SignedMessage: SignedMessage;
    SortOrder: SortOrder;
    StakingTransactionPage: StakingTransactionPage;
    Subnet: Subnet;
    SubnetOwnership: SubnetOwnership;
    SubnetPage: SubnetPage;
    TeleporterMessage: TeleporterMessage;
    TeleporterMessageBase: TeleporterMessageBase;
    TeleporterMessageInfo: TeleporterMessageInfo;
    TeleporterMessagePage: TeleporterMessagePage;
    TokenPrice: TokenPrice;
    TokenTransfer: TokenTransfer;
    TokenTransferPage: TokenTransferPage;
    TransactionPage: TransactionPage;
    TransactionStatus: TransactionStatus;
    TransferPosition: TransferPosition;
    UnknownContract: UnknownContract;
    UpdateWebhookRequest: UpdateWebhookRequest;
    UsageCounts: UsageCounts;
    UsageGroup: UsageGroup;
    UsageGroupedBy: UsageGroupedBy;
    UsageInterval: UsageInterval;
    Utxo: Utxo;
    UtxoCredential: UtxoCredential;
    UtxoPage: UtxoPage;
    UtxoType: UtxoType;
    ValidationStatus: ValidationStatus;
    Validator: Validator;
    ValidatorActivityMetadata: ValidatorActivityMetadata;
    ValidatorActivityRequest: ValidatorActivityRequest;
    ValidatorActivitySubEvent: ValidatorActivitySubEvent;
    ValidatorActivityWebhook: ValidatorActivityWebhook;
    ValidatorBase: ValidatorBase;
    ValidatorEvent: ValidatorEvent;
    ValidatorEventKind: ValidatorEventKind;
    ValidatorHealth: ValidatorHealth;
    ValidatorPage: ValidatorPage;
    ValidatorRewards: ValidatorRewards;
    ValidatorTotals: ValidatorTotals;
    VersionStake: VersionStake;
    Vertex: Vertex;
    VertexPage: VertexPage;
    WarpConfig: WarpConfig;
    Webhook: Webhook;
    WebhookAddressPage: WebhookAddressPage;
    WebhookAddressesRequest: WebhookAddressesRequest;
    WebhookMessage: WebhookMessage;
    WebhookMessagePage: WebhookMessagePage;
    WebhookMessageStatus: WebhookMessageStatus;
    WebhookPage: WebhookPage;
    WebhookStatus: WebhookStatus;
    XChainAsset: XChainAsset;
    XChainBalances: XChainBalances;
    XChainId: XChainId;
    XChainLinearTransaction: XChainLinearTransaction;
    XChainNonLinearTransaction: XChainNonLinearTransaction;
    XChainTransactionBase: XChainTransactionBase;
    XChainTransactionPage: XChainTransactionPage;
    XChainTxType: XChainTxType;
    XOrCChainUtxo: XOrCChainUtxo;
  };
  responses: {
    /** @description The message with its aggregated signature. */
    SignedMessage: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content: {
        "application/json": SignedMessage;
      };
    };
    /** @description A parameter is missing or invalid. The message names it. */
    BadRequest: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content: {
        "application/json": DataError;
      };
    };
    /** @description Credentials are missing or invalid. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": DataError;
      };
    };
    /** @description The credentials are valid but do not allow this operation. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": DataError;
      };
    };
    /** @description The path or the resource does not exist. */
    NotFound: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content: {
        "application/json": DataError;
      };
    };
    /** @description The rate limit is exceeded. Wait for the seconds in `retry-after`. */
    TooManyRequests: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-policy": components["headers"]["RateLimitPolicy"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
        [name: string]: unknown;
      };
      content: {
        "application/json": DataError;
      };
    };
    /** @description The service failed unexpectedly. */
    InternalServerError: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content: {
        "application/json": DataError;
      };
    };
    /** @description The deployment does not offer this operation, does not index this chain, or does not have the earlier blocks that the request needs. The message says which. Retrying does not help. */
    NotImplemented: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content: {
        "application/json": DataError;
      };
    };
    /** @description The node or another upstream service sent an invalid response. */
    BadGateway: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content: {
        "application/json": DataError;
      };
    };
    /** @description The node of this chain is unavailable. Operations on other chains still work, and the chain itself may be healthy. */
    ServiceUnavailable: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content: {
        "application/json": DataError;
      };
    };
    /** @description The new operation in its current state. */
    OperationRecord: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": OperationRecord;
      };
    };
    /** @description A page of UTXOs. */
    UtxoPage: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        etag: components["headers"]["Etag"];
        [name: string]: unknown;
      };
      content: {
        "application/json": UtxoPage;
      };
    };
    /** @description The last activity of the addresses. */
    LastActivity: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        etag: components["headers"]["Etag"];
        [name: string]: unknown;
      };
      content: {
        "application/json": LastActivity;
      };
    };
    /** @description The service will read the metadata again. The body is empty. */
    ReindexTriggered: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: {
    /**
     * @description Network to query. `fuji` and `testnet` name the same test network.
     * @example fuji
     */
    Network: Network;
    /**
     * @description Chain to query, by alias or blockchain id (cb58).
     * @example p-chain
     */
    BlockchainId: BlockchainId;
    /**
     * @description Limits the list to transactions of these types. Repeat the parameter for each type. An unknown type is refused with 400.
     * @example [
     *       "AddPermissionlessValidatorTx",
     *       "AddPermissionlessDelegatorTx"
     *     ]
     */
    TxTypes: PrimaryNetworkTxType[];
    /**
     * @description Limits the list to items later than this time, in Unix seconds (exclusive).
     * @example 1764547200
     */
    StartTimestamp: number;
    /**
     * @description Limits the list to items earlier than this time, in Unix seconds (exclusive).
     * @example 1767225600
     */
    EndTimestamp: number;
    /**
     * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
     * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
     */
    PageToken: string;
    /**
     * @description Maximum number of items per page.
     * @example 25
     */
    PageSize: number;
    /**
     * @description Sort order, `asc` or `desc`.
     * @example desc
     */
    SortOrder: SortOrder;
    /**
     * @description P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix, with or without a leading `P-` or `X-`. At most 64.
     * @example [
     *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
     *     ]
     */
    Addresses: string[];
    /**
     * @description Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
     * @example earliest
     */
    Since: string;
    /**
     * @description Node ids as one comma-separated value. At most 64.
     * @example [
     *       "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
     *     ]
     */
    NodeIds: string[];
    /**
     * @description Node to query, as `NodeID-` followed by cb58.
     * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
     */
    NodeId: string;
    /**
     * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
     * @example 43113
     */
    EvmChainId: string;
    /**
     * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
     * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
     */
    EvmAddress: string;
    /**
     * @description First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
     * @example 6479329
     */
    StartBlock: number;
    /**
     * @description End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
     * @example 6479330
     */
    EndBlock: number;
  };
  headers: {
    /** @description Indexed height of each chain in the response, as a dictionary of RFC 8941: p-chain=251310, evm-43113=48600000. A response includes at least the blocks up to this height. A page of a list includes exactly these blocks. */
    IndexedHeight: string;
    /** @description Unix time in seconds when the index of each chain last had every block of its node, as a dictionary of RFC 8941. A chain that has never caught up is missing. */
    IndexedTime: string;
    /** @description Seconds to wait before the next request. */
    RetryAfter: number;
    /** @description Limit and window that apply to you. */
    RateLimitPolicy: string;
    /** @description Compute units that you may spend in the window. */
    RateLimitLimit: number;
    /** @description Compute units left in the window. */
    RateLimitRemaining: number;
    /** @description Seconds until the next window starts. */
    RateLimitReset: number;
    /** @description Version of the response. Send it back as If-None-Match, and an unchanged response returns an empty 304. Responses that depend on the time, on a node or on prices have no ETag, but later pages of such a list have one. */
    Etag: string;
  };
}

export interface operations {
  aggregateSignatures: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
      };
      cookie?: never;
    };
    /** @description The message to sign and the quorum that must sign it. */
    requestBody: {
      content: {
        "application/json": AggregateSignaturesRequest;
      };
    };
    responses: {
      200: components["responses"]["SignedMessage"];
      201: components["responses"]["SignedMessage"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  aggregateSignaturesForTransaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Id of a P-Chain or X-Chain transaction (cb58).
         * @example 3P91K6nuDFvDodcRuJTsgdf9SvYe5pMiKk38HppsoeAiEztCP
         */
        txHash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components["responses"]["SignedMessage"];
      201: components["responses"]["SignedMessage"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  exportTransactions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The transactions to export. */
    requestBody: {
      content: {
        "application/json": ExportRequest;
      };
    };
    responses: {
      200: components["responses"]["OperationRecord"];
      201: components["responses"]["OperationRecord"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getOperation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Operation id, a UUID, from the response that started the operation.
         * @example aa22054a-cb7c-4a4e-9b83-59f2ede74138
         */
        operationId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The operation in its current state. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": OperationRecord;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listTransactions: {
    parameters: {
      query?: {
        /**
         * @description P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix, with or without a leading `P-` or `X-`. For C-Chain atomic transactions, 0x addresses work too. At most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses?: string[];
        /**
         * @description Limits the list to transactions about this L1 validation, such as ConvertSubnetToL1Tx or IncreaseL1ValidatorBalanceTx. P-Chain only. Combines with `txTypes` and the timestamps.
         * @example nLXAKvzVRTYjrBW1tef4gS14RbnPvAW7o9q2fwdVEesE7rvmR
         */
        l1ValidationId?: string;
        /**
         * @description Limits the list to transactions of these types. Repeat the parameter for each type. An unknown type is refused with 400.
         * @example [
         *       "AddPermissionlessValidatorTx",
         *       "AddPermissionlessDelegatorTx"
         *     ]
         */
        txTypes?: components["parameters"]["TxTypes"];
        /**
         * @description Limits the list to items later than this time, in Unix seconds (exclusive).
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Limits the list to items earlier than this time, in Unix seconds (exclusive).
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or blockchain id (cb58).
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transactions. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": TransactionPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listStakingTransactions: {
    parameters: {
      query?: {
        /**
         * @description P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix, with or without a leading `P-` or `X-`. At most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses?: components["parameters"]["Addresses"];
        /**
         * @description Limits the list to transactions of these types. Repeat the parameter for each type. An unknown type is refused with 400.
         * @example [
         *       "AddPermissionlessValidatorTx",
         *       "AddPermissionlessDelegatorTx"
         *     ]
         */
        txTypes?: components["parameters"]["TxTypes"];
        /**
         * @description Limits the list to items later than this time, in Unix seconds (exclusive).
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Limits the list to items earlier than this time, in Unix seconds (exclusive).
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description The P-Chain, by alias or blockchain id (cb58). No other chain has staking transactions.
         * @example p-chain
         */
        blockchainId: PChainId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of staking transactions. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": StakingTransactionPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  streamPrimaryTransactions: {
    parameters: {
      query?: {
        /**
         * @description P-Chain or X-Chain addresses as one comma-separated value, in the same form as for listTransactions. At most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses?: string[];
        /**
         * @description Limits the list to transactions of these types. Repeat the parameter for each type. An unknown type is refused with 400.
         * @example [
         *       "AddPermissionlessValidatorTx",
         *       "AddPermissionlessDelegatorTx"
         *     ]
         */
        txTypes?: components["parameters"]["TxTypes"];
        /**
         * @description Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or blockchain id (cb58).
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An endless series of events. The schema describes the data of an `item` event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": PrimaryNetworkTransaction;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getPrimaryTransaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or blockchain id (cb58).
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
        /**
         * @description Id of the transaction (cb58 or 0x-prefixed hex).
         * @example 3P91K6nuDFvDodcRuJTsgdf9SvYe5pMiKk38HppsoeAiEztCP
         */
        txHash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The transaction. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": PrimaryNetworkTransaction;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listUtxos: {
    parameters: {
      query?: {
        /**
         * @description P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix, with or without a leading `P-` or `X-`. At most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses?: components["parameters"]["Addresses"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Limits the list to UTXOs of this asset (cb58). X-Chain only; other chains ignore it.
         * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
         */
        assetId?: string;
        /**
         * @description Limits the list to UTXOs of at least this amount, in nAVAX. May exceed 2^53. Fractions are rounded up.
         * @example 1000000
         */
        minUtxoAmount?: number | bigint;
        /**
         * @description Includes spent UTXOs when true.
         * @example true
         */
        includeSpent?: boolean;
        /**
         * @description Sort key, `timestamp` or `amount`. Default: timestamp.
         * @example timestamp
         */
        sortBy?: "timestamp" | "amount";
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or blockchain id (cb58).
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components["responses"]["UtxoPage"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  queryUtxos: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 100
         */
        pageSize?: number;
        /**
         * @description Limits the list to UTXOs of this asset (cb58). X-Chain only; other chains ignore it.
         * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
         */
        assetId?: string;
        /**
         * @description Limits the list to UTXOs of at least this amount, in nAVAX. May exceed 2^53. Fractions are rounded up.
         * @example 1000000
         */
        minUtxoAmount?: number | bigint;
        /**
         * @description Includes spent UTXOs when true.
         * @example true
         */
        includeSpent?: boolean;
        /**
         * @description Sort key, `timestamp` or `amount`. Default: timestamp.
         * @example timestamp
         */
        sortBy?: "timestamp" | "amount";
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or blockchain id (cb58).
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
      };
      cookie?: never;
    };
    /** @description The addresses. */
    requestBody: {
      content: {
        "application/json": AddressesRequest;
      };
    };
    responses: {
      200: components["responses"]["UtxoPage"];
      201: components["responses"]["UtxoPage"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getBalances: {
    parameters: {
      query: {
        /**
         * @description P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix, with or without a leading `P-` or `X-`. At most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses: string[];
        /**
         * @description Time of the balances, in Unix seconds. Includes all blocks up to this time and applies the locks in force then. Default: the latest indexed block with the locks in force now.
         * @example 1766016000
         */
        blockTimestamp?: number;
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or blockchain id (cb58).
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The balances. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": Balances;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getLastActivity: {
    parameters: {
      query: {
        /**
         * @description P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix, with or without a leading `P-` or `X-`. At most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses: string[];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or blockchain id (cb58).
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components["responses"]["LastActivity"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  queryLastActivity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or blockchain id (cb58).
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
      };
      cookie?: never;
    };
    /** @description The addresses. */
    requestBody: {
      content: {
        "application/json": AddressesRequest;
      };
    };
    responses: {
      200: components["responses"]["LastActivity"];
      201: components["responses"]["LastActivity"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getAsset: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description The X-Chain, by alias or blockchain id (cb58).
         * @example x-chain
         */
        blockchainId: XChainId;
        /**
         * @description Id of the asset (cb58).
         * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
         */
        assetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The asset. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": XChainAsset;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listAssetTransactions: {
    parameters: {
      query?: {
        /**
         * @description Limits the list to transactions of these types. Repeat the parameter for each type. An unknown type is refused with 400.
         * @example [
         *       "AddPermissionlessValidatorTx",
         *       "AddPermissionlessDelegatorTx"
         *     ]
         */
        txTypes?: components["parameters"]["TxTypes"];
        /**
         * @description Limits the list to items later than this time, in Unix seconds (exclusive).
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Limits the list to items earlier than this time, in Unix seconds (exclusive).
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description The X-Chain, by alias or blockchain id (cb58).
         * @example x-chain
         */
        blockchainId: XChainId;
        /**
         * @description Id of the asset (cb58).
         * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
         */
        assetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transactions. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": XChainTransactionPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listVertices: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description The X-Chain, by alias or blockchain id (cb58).
         * @example x-chain
         */
        blockchainId: XChainId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of vertices. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": VertexPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getVertex: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description The X-Chain, by alias or blockchain id (cb58).
         * @example x-chain
         */
        blockchainId: XChainId;
        /**
         * @description Id of the vertex (cb58).
         * @example haP1CW56cspZY7aEuqHNrtpvhqCaMTxQaYe6j5u2Mbn4L2Gqr
         */
        vertexHash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The vertex. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": Vertex;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listVerticesByHeight: {
    parameters: {
      query: {
        /**
         * @description Height in the graph.
         * @example 3451
         */
        vertexHeight: number;
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description The X-Chain, by alias or blockchain id (cb58).
         * @example x-chain
         */
        blockchainId: XChainId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of vertices. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": VertexPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getAvaxSupply: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The supply. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": AvaxSupply;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listSubnets: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 500
         */
        pageSize?: number;
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of subnets. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": SubnetPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getSubnetById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Id of the subnet (cb58 or 0x-prefixed hex).
         * @example 29uVeLPJB1eQJkzRemU8g8wZDw5uJRqpab5U2mX9euieVwiEbL
         */
        subnetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subnet. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": Subnet;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listBlockchains: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 500
         */
        pageSize?: number;
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of blockchains. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": BlockchainPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getBlockchain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Id of the blockchain (cb58), or `x-chain` or `c-chain` for the chains of the Primary Network.
         * @example 2D8RG4UpSXbPbvPCAWppNJyqTG2i2CAXSkTgmTBBvs7GKNZjsY
         */
        blockchainId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The blockchain. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": Blockchain;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listValidators: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Node ids, or parts of them, as one comma-separated value. A validator matches if its node id contains one of them. At most 64.
         * @example [
         *       "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
         *     ]
         */
        nodeIds?: string[];
        /**
         * @description Sort key. `blockIndex`, the default, is the order of registration. `delegationFee` works on mainnet only, with `subnetId` set to the Primary Network.
         * @example timeRemaining
         */
        sortBy?: "blockIndex" | "delegationCapacity" | "timeRemaining" | "delegationFee" | "uptimePerformance";
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
        /**
         * @description Limits the list to validations with this status.
         * @example active
         */
        validationStatus?: ValidationStatus;
        /**
         * @description Smallest delegation capacity to list, in nAVAX, as a decimal string.
         * @example 25000000000
         */
        minDelegationCapacity?: string;
        /**
         * @description Largest delegation capacity to list, in nAVAX, as a decimal string.
         * @example 3000000000000000
         */
        maxDelegationCapacity?: string;
        /**
         * @description Shortest time until the validation ends, in seconds.
         * @example 86400
         */
        minTimeRemaining?: number;
        /**
         * @description Longest time until the validation ends, in seconds.
         * @example 2592000
         */
        maxTimeRemaining?: number;
        /**
         * @description Lowest delegation fee to list, in percent. Default: 2 when you set only `maxFeePercentage`. Leaves out subnet validations, which have no fee.
         * @example 2
         */
        minFeePercentage?: number;
        /**
         * @description Highest delegation fee to list, in percent. Default: 100 when you set only `minFeePercentage`. Leaves out subnet validations, which have no fee.
         * @example 10
         */
        maxFeePercentage?: number;
        /**
         * @description Lowest uptime to list, in percent, as seen by the node's peers. Default: 90 when you set only `maxUptimePerformance`. Leaves out validations that are not active, which have no uptime.
         * @example 90
         */
        minUptimePerformance?: number;
        /**
         * @description Highest uptime to list, in percent, as seen by the node's peers. Default: 100 when you set only `minUptimePerformance`. Leaves out validations that are not active, which have no uptime.
         * @example 100
         */
        maxUptimePerformance?: number;
        /**
         * @description Limits the list to validators of this subnet (cb58). Default: all subnets. The Primary Network is 11111111111111111111111111111111LpoYY.
         * @example 11111111111111111111111111111111LpoYY
         */
        subnetId?: string;
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of validators. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": ValidatorPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  streamValidatorEvents: {
    parameters: {
      query?: {
        /**
         * @description Node ids as one comma-separated value. At most 64.
         * @example [
         *       "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
         *     ]
         */
        nodeIds?: components["parameters"]["NodeIds"];
        /**
         * @description Limits the stream to validators of this subnet, by subnet id (cb58).
         * @example 11111111111111111111111111111111LpoYY
         */
        subnetId?: string;
        /**
         * @description Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An endless series of events. The schema describes the data of an `item` event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": ValidatorEvent;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listValidatorsByNode: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Limits the list to validations with this status.
         * @example active
         */
        validationStatus?: ValidationStatus;
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Node to query, as `NodeID-` followed by cb58.
         * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
         */
        nodeId: components["parameters"]["NodeId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of validations. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": ValidatorPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listDelegators: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Limits the list to delegations that pay their reward to one of these addresses, as one comma-separated value. At most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        rewardAddresses?: string[];
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
        /**
         * @description Limits the list to delegations with this status.
         * @example completed
         */
        delegationStatus?: DelegationStatus;
        /**
         * @description Node ids as one comma-separated value. At most 64.
         * @example [
         *       "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
         *     ]
         */
        nodeIds?: components["parameters"]["NodeIds"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of delegations. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": DelegatorPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listL1Validators: {
    parameters: {
      query?: {
        /**
         * @description Limits the list to this validation id (cb58 or 0x-prefixed hex).
         * @example nLXAKvzVRTYjrBW1tef4gS14RbnPvAW7o9q2fwdVEesE7rvmR
         */
        l1ValidationId?: string;
        /**
         * @description Includes validators without a balance and removed validators when true.
         * @example true
         */
        includeInactiveL1Validators?: boolean;
        /**
         * @description Limits the list to validators run by this node.
         * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
         */
        nodeId?: string;
        /**
         * @description Limits the list to validators of this L1, by subnet id (cb58 or 0x-prefixed hex).
         * @example 29uVeLPJB1eQJkzRemU8g8wZDw5uJRqpab5U2mX9euieVwiEbL
         */
        subnetId?: string;
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of validators. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": L1ValidatorPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getNetwork: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The totals. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": NetworkDetails;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listHistoricalRewards: {
    parameters: {
      query?: {
        /**
         * @description P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix, with or without a leading `P-` or `X-`. At most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses?: components["parameters"]["Addresses"];
        /**
         * @description Node ids as one comma-separated value. At most 64.
         * @example [
         *       "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
         *     ]
         */
        nodeIds?: components["parameters"]["NodeIds"];
        /**
         * @description Currency of the prices in the response.
         * @example eur
         */
        currency?: Currency;
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of rewards. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": HistoricalRewardPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listPendingRewards: {
    parameters: {
      query?: {
        /**
         * @description P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix, with or without a leading `P-` or `X-`. At most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses?: components["parameters"]["Addresses"];
        /**
         * @description Node ids as one comma-separated value. At most 64.
         * @example [
         *       "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
         *     ]
         */
        nodeIds?: components["parameters"]["NodeIds"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of pending rewards. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": PendingRewardPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listChainIds: {
    parameters: {
      query: {
        /**
         * @description P-Chain or X-Chain addresses as one comma-separated value. Each is bech32 with the network's prefix, with or without a leading `P-` or `X-`. At most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses: string[];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The chains of each address. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": AddressChainInteractions;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listBlocksByNode: {
    parameters: {
      query?: {
        /**
         * @description Limits the list to items later than this time, in Unix seconds (exclusive).
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Limits the list to items earlier than this time, in Unix seconds (exclusive).
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or blockchain id (cb58).
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
        /**
         * @description Node to query, as `NodeID-` followed by cb58.
         * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
         */
        nodeId: components["parameters"]["NodeId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of blocks. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": BlockPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listBlocks: {
    parameters: {
      query?: {
        /**
         * @description Limits the list to items later than this time, in Unix seconds (exclusive).
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Limits the list to items earlier than this time, in Unix seconds (exclusive).
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or blockchain id (cb58).
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of blocks. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": BlockPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  streamBlocks: {
    parameters: {
      query?: {
        /**
         * @description Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or blockchain id (cb58).
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An endless series of events. The schema describes the data of an `item` event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": PrimaryNetworkBlock;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getPrimaryBlock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Network to query. `fuji` and `testnet` name the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or blockchain id (cb58).
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
        /**
         * @description Id of the block (cb58 or 0x-prefixed hex), or its height.
         * @example 183472
         */
        blockId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The block. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": PrimaryNetworkBlock;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listChains: {
    parameters: {
      query?: {
        /**
         * @description Limits the list to chains of this network.
         * @example fuji
         */
        network?: Network;
        /**
         * @description Limits the list to chains with this feature.
         * @example teleporter
         */
        feature?: EvmChainFeature;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The EVM chains. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmChainList;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getTransaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Hash of the transaction, as 32 bytes of 0x-prefixed hex.
         * @example 0x3e9303f81be00b4af28515dab7b914bf3dbff209ea10e7071fa24d4af0a112d4
         */
        txHash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The transaction. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmTransactionDetail;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getDeploymentTransaction: {
    parameters: {
      query?: {
        /**
         * @description Currency of the prices in the response.
         * @example eur
         */
        currency?: Currency;
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The transaction that deployed the contract. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmTransactionDetail;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listErc20Transfers: {
    parameters: {
      query?: {
        /**
         * @description First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transfers. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": Erc20TransferPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listErc721Transfers: {
    parameters: {
      query?: {
        /**
         * @description First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transfers. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": Erc721TransferPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listErc1155Transfers: {
    parameters: {
      query?: {
        /**
         * @description First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transfers. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": Erc1155TransferPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getEvmChain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The chain. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmChain;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listAddressChains: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The EVM chains of the address. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": AddressEvmChains;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getAddressChains: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The EVM chains of the address. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": AddressEvmChains;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listLatestBlocksAllChains: {
    parameters: {
      query?: {
        /**
         * @description Limits the list to chains of this network.
         * @example fuji
         */
        network?: Network;
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of blocks. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmBlockPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listAllLatestBlocks: {
    parameters: {
      query?: {
        /**
         * @description Limits the list to chains of this network.
         * @example fuji
         */
        network?: Network;
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of blocks. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmBlockPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listLatestTransactionsAllChains: {
    parameters: {
      query?: {
        /**
         * @description Limits the list to chains of this network.
         * @example fuji
         */
        network?: Network;
        /**
         * @description Limits the list to transactions with this result.
         * @example success
         */
        status?: TransactionStatus;
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transactions. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": NativeTransactionPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listAllLatestTransactions: {
    parameters: {
      query?: {
        /**
         * @description Limits the list to chains of this network.
         * @example fuji
         */
        network?: Network;
        /**
         * @description Limits the list to transactions with this result.
         * @example success
         */
        status?: TransactionStatus;
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transactions. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": NativeTransactionPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listEvmBlocks: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of blocks. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmBlockPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  streamEvmBlocks: {
    parameters: {
      query?: {
        /**
         * @description Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An endless series of events. The schema describes the data of an `item` event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": EvmBlock;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getEvmBlock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Block to query, by number or hash.
         * @example 6479329
         */
        blockId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The block. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmBlock;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listEvmBlockTransactions: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page. Pass 0 for the largest page allowed.
         * @example 25
         */
        pageSize?: number;
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Block to query, by number or hash.
         * @example 6479329
         */
        blockId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transactions. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": NativeTransactionPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listEvmTransactions: {
    parameters: {
      query?: {
        /**
         * @description Limits the list to transactions with this result.
         * @example success
         */
        status?: TransactionStatus;
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transactions. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": NativeTransactionPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  streamEvmTransactions: {
    parameters: {
      query?: {
        /**
         * @description Limits the stream to transactions that involve one of these addresses, as one comma-separated value. At most 64.
         * @example [
         *       "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
         *     ]
         */
        addresses?: string[];
        /**
         * @description Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An endless series of events. The schema describes the data of an `item` event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": NativeTransactionListItem;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listAddressTransactions: {
    parameters: {
      query?: {
        /**
         * @description First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transactions. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmTransactionPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listAddressTransactionsV2: {
    parameters: {
      query?: {
        /**
         * @description First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Omits transfers of tokens known to be malicious when true.
         * @example true
         */
        filterSpamTokens?: boolean;
        /**
         * @description Sort order, `asc` or `desc`.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transactions. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmTransactionPageV2;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listNativeTransactions: {
    parameters: {
      query?: {
        /**
         * @description First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transactions. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": NativeTransactionPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listInternalTransactions: {
    parameters: {
      query?: {
        /**
         * @description First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of internal transactions. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": InternalTransactionPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getNativeBalance: {
    parameters: {
      query?: {
        /**
         * @description Block after which balances are read, as a decimal number. The block must be indexed. Default: the last indexed block.
         * @example 6479329
         */
        blockNumber?: string;
        /**
         * @description Currency of the prices in the response.
         * @example eur
         */
        currency?: Currency;
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The balance. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": NativeBalance;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listErc20Balances: {
    parameters: {
      query?: {
        /**
         * @description Block after which balances are read, as a decimal number. The block must be indexed. Default: the last indexed block.
         * @example 6479329
         */
        blockNumber?: string;
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page. Any page may have fewer.
         * @example 25
         */
        pageSize?: number;
        /**
         * @description Omits tokens with the reputation Malicious when true. A deployment without a security analysis omits none.
         * @example false
         */
        filterSpamTokens?: boolean;
        /**
         * @description Limits the list to tokens of these contracts, as one comma-separated value. Also finds tokens that never show up in the account's transfers.
         * @example [
         *       "0x5425890298aed601595a70AB815c96711a31Bc65"
         *     ]
         */
        contractAddresses?: string[];
        /**
         * @description Currency of the prices in the response.
         * @example eur
         */
        currency?: Currency;
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of balances. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": Erc20BalancePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listErc721Balances: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page. Any page may have fewer.
         * @example 25
         */
        pageSize?: number;
        /**
         * @description Limits the list to tokens of this contract.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        contractAddress?: string;
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of tokens. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": Erc721BalancePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listErc1155Balances: {
    parameters: {
      query?: {
        /**
         * @description Block after which balances are read, as a decimal number. The block must be indexed. Default: the last indexed block.
         * @example 6479329
         */
        blockNumber?: string;
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page. Any page may have fewer.
         * @example 25
         */
        pageSize?: number;
        /**
         * @description Limits the list to tokens of this contract.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        contractAddress?: string;
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of balances. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": Erc1155BalancePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listCollectibleBalances: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page. Any page may have fewer.
         * @example 25
         */
        pageSize?: number;
        /**
         * @description Limits the list to tokens of this contract.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        contractAddress?: string;
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of tokens. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": CollectibleBalancePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listTokenTransfers: {
    parameters: {
      query?: {
        /**
         * @description First block of the range (inclusive). Without `endBlock`, the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the block range (exclusive). Without `startBlock`, the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Address of the contract, as 20 bytes of 0x-prefixed hex.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        address: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transfers. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": TokenTransferPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  streamEvmTransfers: {
    parameters: {
      query?: {
        /**
         * @description Limits the stream to transfers from or to one of these addresses, as one comma-separated value. At most 64.
         * @example [
         *       "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
         *     ]
         */
        addresses?: string[];
        /**
         * @description Limits the stream to transfers of these token contracts, as one comma-separated value. At most 64.
         * @example [
         *       "0x5425890298aed601595a70AB815c96711a31Bc65"
         *     ]
         */
        tokens?: string[];
        /**
         * @description Limits the stream to tokens of these standards, as one comma-separated value.
         * @example [
         *       "ERC-20"
         *     ]
         */
        kinds?: ("ERC-20" | "ERC-721" | "ERC-1155")[];
        /**
         * @description Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An endless series of events. The schema describes the data of an `item` event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": TokenTransfer;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  streamEvmLogs: {
    parameters: {
      query?: {
        /**
         * @description Limits the stream to logs of these contracts, as one comma-separated value. At most 64.
         * @example [
         *       "0x5425890298aed601595a70AB815c96711a31Bc65"
         *     ]
         */
        addresses?: string[];
        /**
         * @description Limits the stream to logs with one of these first topics, as one comma-separated value. Each is 32 bytes of 0x-prefixed hex. At most 64.
         * @example [
         *       "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
         *     ]
         */
        topics?: string[];
        /**
         * @description Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An endless series of events. The schema describes the data of an `item` event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": EvmLog;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getContractMetadata: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Address of the contract, as 20 bytes of 0x-prefixed hex.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        address: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The contract. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmContract;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listContractDeployments: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Address of the account or contract, as 20 bytes of 0x-prefixed hex.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of contracts. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmContractPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listNfts: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Address of the contract, as 20 bytes of 0x-prefixed hex.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        address: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of tokens. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": NftPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getNft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Address of the contract, as 20 bytes of 0x-prefixed hex.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        address: string;
        /**
         * @description Token id in the collection, a decimal integer from 0 to 2^256 - 1 without leading zeros.
         * @example 1721
         */
        tokenId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The token. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": Nft;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  reindexNft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or blockchain id. The service must index this chain.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Address of the token's contract, as 20 bytes of 0x-prefixed hex.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        address: string;
        /**
         * @description Token id in the collection, a decimal integer from 0 to 2^256 - 1 without leading zeros.
         * @example 1721
         */
        tokenId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components["responses"]["ReindexTriggered"];
      201: components["responses"]["ReindexTriggered"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Limits the list to webhooks with this status.
         * @example active
         */
        status?: WebhookStatus;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of webhooks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": WebhookPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The events to watch, and the URL to post messages to. */
    requestBody: {
      content: {
        "application/json": CreateWebhookRequest;
      };
    };
    responses: {
      /** @description The webhook. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Webhook;
        };
      };
      /** @description The webhook. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Webhook;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  rotateWebhookSecret: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The new secret. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": SharedSecret;
        };
      };
      /** @description The new secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": SharedSecret;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getWebhookSecret: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The secret. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": SharedSecret;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the webhook, a UUID.
         * @example f33de69c-d13b-4691-908f-870d6e2e6b04
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Webhook;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  deactivateWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the webhook, a UUID.
         * @example f33de69c-d13b-4691-908f-870d6e2e6b04
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook, now inactive. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Webhook;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  updateWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the webhook, a UUID.
         * @example f33de69c-d13b-4691-908f-870d6e2e6b04
         */
        id: string;
      };
      cookie?: never;
    };
    /** @description The fields to change. */
    requestBody: {
      content: {
        "application/json": UpdateWebhookRequest;
      };
    };
    responses: {
      /** @description The updated webhook. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Webhook;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listWebhookAddresses: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Id of the webhook, a UUID.
         * @example f33de69c-d13b-4691-908f-870d6e2e6b04
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of addresses. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": WebhookAddressPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  removeWebhookAddresses: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the webhook, a UUID.
         * @example f33de69c-d13b-4691-908f-870d6e2e6b04
         */
        id: string;
      };
      cookie?: never;
    };
    /** @description The addresses. */
    requestBody: {
      content: {
        "application/json": WebhookAddressesRequest;
      };
    };
    responses: {
      /** @description The updated webhook. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmAddressActivityWebhook;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  addWebhookAddresses: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the webhook, a UUID.
         * @example f33de69c-d13b-4691-908f-870d6e2e6b04
         */
        id: string;
      };
      cookie?: never;
    };
    /** @description The addresses. */
    requestBody: {
      content: {
        "application/json": WebhookAddressesRequest;
      };
    };
    responses: {
      /** @description The updated webhook. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": EvmAddressActivityWebhook;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the webhook, a UUID.
         * @example f33de69c-d13b-4691-908f-870d6e2e6b04
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message, waiting to be sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": WebhookMessage;
        };
      };
      /** @description The message, waiting to be sent. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": WebhookMessage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listWebhookMessages: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Limits the list to messages with this status.
         * @example dead
         */
        status?: WebhookMessageStatus;
      };
      header?: never;
      path: {
        /**
         * @description Id of the webhook, a UUID.
         * @example f33de69c-d13b-4691-908f-870d6e2e6b04
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of messages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": WebhookMessagePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  resendWebhookMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the webhook, a UUID.
         * @example f33de69c-d13b-4691-908f-870d6e2e6b04
         */
        id: string;
        /**
         * @description Id of the message, a UUID.
         * @example bc9732db-2430-4296-afc3-c51267beb14a
         */
        messageId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message, waiting to be sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": WebhookMessage;
        };
      };
      /** @description The message, waiting to be sent. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": WebhookMessage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getApiUsage: {
    parameters: {
      query?: {
        /**
         * @description Organisation that owns the keys. A service without organisations ignores it.
         * @example org-1
         */
        orgId?: string;
        /**
         * @description Start of the range, in Unix seconds, rounded down to midnight UTC. Default: a day before the end for minutes, a week for hours, 30 days for days, 12 weeks for weeks, a year for months.
         * @example 1766016000
         */
        startTimestamp?: number;
        /**
         * @description End of the range (exclusive), in Unix seconds, rounded down to midnight UTC. Default: now.
         * @example 1766188800
         */
        endTimestamp?: number;
        /**
         * @description Length of the periods. Default: daily.
         * @example daily
         */
        timeInterval?: UsageInterval;
        /**
         * @description Property that requests are grouped by.
         * @example requestPath
         */
        groupBy?: UsageGroup;
        /**
         * @description Includes only requests whose path names this chain, by EVM chain id, blockchain id or alias.
         * @example 43114
         */
        chainId?: string;
        /**
         * @description Includes only requests with this response status.
         * @example 200
         */
        responseCode?: string;
        /**
         * @description Includes only requests of this kind.
         * @example data
         */
        requestType?: RequestType;
        /**
         * @description Includes only requests with this key, by key id. Without the privilege `usage`, a key sees only its own requests.
         * @example key_0123456789ab
         */
        apiKeyId?: string;
        /**
         * @description Includes only requests with this path, as given in responses.
         * @example /v1/chains/{chainId}/transactions/{txHash}
         */
        requestPath?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The usage. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ApiUsage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listApiLogs: {
    parameters: {
      query?: {
        /**
         * @description Organisation that owns the keys. A service without organisations ignores it.
         * @example org-1
         */
        orgId?: string;
        /**
         * @description Start of the range, in Unix seconds, rounded down to midnight UTC. Default: the oldest request kept.
         * @example 1766016000
         */
        startTimestamp?: number;
        /**
         * @description End of the range (exclusive), in Unix seconds, rounded down to midnight UTC. Default: now.
         * @example 1766188800
         */
        endTimestamp?: number;
        /**
         * @description Includes only requests whose path names this chain, by EVM chain id, blockchain id or alias.
         * @example 43114
         */
        chainId?: string;
        /**
         * @description Includes only requests with this response status.
         * @example 200
         */
        responseCode?: string;
        /**
         * @description Includes only requests of this kind.
         * @example data
         */
        requestType?: RequestType;
        /**
         * @description Includes only requests with this key, by key id. Without the privilege `usage`, a key sees only its own requests.
         * @example key_0123456789ab
         */
        apiKeyId?: string;
        /**
         * @description Includes only requests with this path, as given in responses.
         * @example /v1/chains/{chainId}/transactions/{txHash}
         */
        requestPath?: string;
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of requests. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ApiLogPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getRpcUsage: {
    parameters: {
      query?: {
        /**
         * @description Length of the periods. Default: daily.
         * @example daily
         */
        timeInterval?: RpcUsageInterval;
        /**
         * @description Start of the range, in Unix seconds, rounded down to midnight UTC. Default: 30 days before the end.
         * @example 1766016000
         */
        startTimestamp?: number;
        /**
         * @description End of the range (exclusive), in Unix seconds, rounded down to midnight UTC. Default: now.
         * @example 1766188800
         */
        endTimestamp?: number;
        /**
         * @description Property that requests are grouped by.
         * @example rpcMethod
         */
        groupBy?: RpcUsageGroup;
        /**
         * @description Chain to count requests of, by EVM chain id.
         * @example 43114
         */
        chainId?: string;
        /**
         * @description Includes only requests with this response status.
         * @example 200
         */
        responseCode?: string;
        /**
         * @description Includes only requests of this JSON-RPC method.
         * @example eth_call
         */
        rpcMethod?: string;
        /**
         * @description Includes only requests with this token, which lifts rate limits.
         * @example token-1
         */
        rlBypassApiToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The usage. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": RpcUsage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getSubnetRpcUsage: {
    parameters: {
      query?: {
        /**
         * @description Length of the periods. Default: daily.
         * @example daily
         */
        timeInterval?: RpcUsageInterval;
        /**
         * @description Start of the range, in Unix seconds, rounded down to midnight UTC. Default: 30 days before the end.
         * @example 1766016000
         */
        startTimestamp?: number;
        /**
         * @description End of the range (exclusive), in Unix seconds, rounded down to midnight UTC. Default: now.
         * @example 1766188800
         */
        endTimestamp?: number;
        /**
         * @description Property that requests are grouped by.
         * @example rpcMethod
         */
        groupBy?: RpcUsageGroup;
        /**
         * @description Chain to count requests of, by EVM chain id.
         * @example 43114
         */
        chainId?: string;
        /**
         * @description Includes only requests with this response status.
         * @example 200
         */
        responseCode?: string;
        /**
         * @description Includes only requests of this JSON-RPC method.
         * @example eth_call
         */
        rpcMethod?: string;
        /**
         * @description Includes only requests with this token, which lifts rate limits.
         * @example token-1
         */
        rlBypassApiToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The usage. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": RpcUsage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listIcmMessages: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Limits the list to messages between chains of this network. Default: all networks.
         * @example fuji
         */
        network?: Network;
      };
      header?: never;
      path: {
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of messages. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": IcmMessagePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The indexing progress of each chain. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": IndexStatus;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The health of the service. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": HealthReport;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getLiveness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The service is running. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": HealthReport;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getIcmMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the message, as 32 bytes of 0x-prefixed hex in any letter case.
         * @example 0x0000000000a078791e9a99c48f87643533ec26ff916522f7499d216c81a3b514
         */
        messageId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": IcmMessage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listAllIcmMessages: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Limits the list to messages sent from this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
         */
        sourceBlockchainId?: string;
        /**
         * @description Limits the list to messages sent to this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example 173750
         */
        destinationBlockchainId?: string;
        /**
         * @description Limits the list to messages sent from or to this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example 43113
         */
        blockchainId?: string;
        /**
         * @description Limits the list to messages from this sender, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        from?: string;
        /**
         * @description Limits the list to messages to this recipient, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        to?: string;
        /**
         * @description Limits the list to messages between chains of this network. Default: all networks.
         * @example fuji
         */
        network?: Network;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of messages. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": IcmMessagePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  streamIcmMessages: {
    parameters: {
      query?: {
        /**
         * @description Limits the list to messages sent from this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
         */
        sourceBlockchainId?: string;
        /**
         * @description Limits the list to messages sent to this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example 173750
         */
        destinationBlockchainId?: string;
        /**
         * @description Limits the list to messages sent from or to this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example 43113
         */
        blockchainId?: string;
        /**
         * @description Limits the list to messages from this sender, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        from?: string;
        /**
         * @description Limits the list to messages to this recipient, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        to?: string;
        /**
         * @description Limits the list to messages between chains of this network. Default: all networks.
         * @example fuji
         */
        network?: Network;
        /**
         * @description Start of the stream. Pass `earliest` to start at the first indexed block, `latest` to get only new items, or the `id` of an event to resume after it. The header `Last-Event-ID` takes precedence.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An endless series of events. The schema describes the data of an `item` event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": IcmMessage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getTeleporterMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the message, as 32 bytes of 0x-prefixed hex in any letter case.
         * @example 0x0000000000a078791e9a99c48f87643533ec26ff916522f7499d216c81a3b514
         */
        messageId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": TeleporterMessage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listTeleporterMessages: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Limits the list to messages sent from this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
         */
        sourceBlockchainId?: string;
        /**
         * @description Limits the list to messages sent to this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example 173750
         */
        destinationBlockchainId?: string;
        /**
         * @description Limits the list to messages sent from or to this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example 43113
         */
        blockchainId?: string;
        /**
         * @description Limits the list to messages from this sender, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        from?: string;
        /**
         * @description Limits the list to messages to this recipient, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        to?: string;
        /**
         * @description Limits the list to messages between chains of this network. Default: all networks.
         * @example fuji
         */
        network?: Network;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of messages. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": TeleporterMessagePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listTeleporterMessagesByAddress: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items per page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Limits the list to messages between chains of this network. Default: all networks.
         * @example fuji
         */
        network?: Network;
      };
      header?: never;
      path: {
        /**
         * @description EVM address to query, as 20 bytes of 0x-prefixed hex in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        address: components["parameters"]["EvmAddress"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of messages. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": TeleporterMessagePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
}
