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
  /** POST: Aggregate validator signatures for a Warp message. */
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
     * Aggregate validator signatures for a Warp message
     * @description Requests signatures of the message from the validators of the signing subnet, and aggregates them until the quorum is reached. At least one of message and justification is required, and quorumPercentage plus quorumPercentageBuffer must be at most 100. Some deployments respond with 201 instead of 200.
     */
    post: operations["aggregateSignatures"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Aggregate validator signatures for a transaction. */
  "/v1/signatureAggregator/{network}/aggregateSignatures/{txHash}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Aggregate validator signatures for a transaction
     * @description Finds the Warp message about an L1 that belongs to a P-Chain or X-Chain transaction, and aggregates the validator signatures for it. Some deployments respond with 201 instead of 200.
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
     * @description Starts an export in the background and returns its record. Poll getOperation until its status is final. The result is a CSV file, whose columns the request types describe. An export that grows too large is cut at the end of a day, and metadata.nextDate is the day at which the next export should begin; the first day is never cut. Each call starts another export, so a client must not retry a call that the service may have received. The number of unfinished exports per caller is limited; one more gets 429, which clients do not retry: call again once an export has ended. Some deployments respond with 201 instead of 200.
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
     * @description Returns the record of an operation that exportTransactions started. Once the status is COMPLETED or COMPLETED_WITH_WARNING, metadata.downloadUrl is a link to the result, valid for one hour without a key. The file is kept for a day; until then, each call returns a new link.
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
  /** GET: List the latest transactions of a Primary Network chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the latest transactions of a Primary Network chain
     * @description Ordered by timestamp. txTypes and the timestamps can be used as filters only together with addresses or, on the P-Chain, with l1ValidationId. If the transactions have very many outputs, a page may contain fewer transactions than pageSize, or none, although more follow. The schema of the items depends on the chain.
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
     * @description Lists the staking transactions of the P-Chain that are active for the given addresses. The filters have the same meaning as in listTransactions and also need addresses; a page may be shorter than pageSize for the same reason.
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
  /** GET: Stream the transactions of a Primary Network chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/transactions:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream the transactions of a Primary Network chain
     * @description Sends the transactions of the P-, X- or C-Chain in the order of the chain as they are indexed, as server-sent events. txTypes can be used as a filter only together with addresses. The schema of the items depends on the chain. Each `item` event has one of them as JSON. A `rewind` event says that the service took back what it had indexed above a block. An `id` is a cursor with which the stream continues behind that event.
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
     * @description Returns one transaction in the form in which listTransactions lists it, with the outputs that it consumed and emitted as they are now. On the C-Chain these are the atomic transactions; getTransaction returns the others. 404 when the chain has no such transaction, or it is not indexed yet.
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
   * GET: List outputs of addresses on a Primary Network chain.
   * POST: List outputs of many addresses on a Primary Network chain.
   */
  "/v1/networks/{network}/blockchains/{blockchainId}/utxos": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List outputs of addresses on a Primary Network chain
     * @description Lists the outputs that the given addresses can spend together: those whose owners among the addresses reach the threshold. Ordered by timestamp, newest first, or by amount, largest first, unless sortOrder is given. An output that was moved to another chain is listed on the chain that created it and on the chain that can spend it. The schema of the items depends on the chain.
     */
    get: operations["listUtxos"];
    put?: never;
    /**
     * List outputs of many addresses on a Primary Network chain
     * @description As listUtxos, with more addresses, which are in the body, and with larger pages. Some deployments respond with 201 instead of 200.
     */
    post: operations["queryUtxos"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the balances of addresses on a Primary Network chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/balances": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the balances of addresses on a Primary Network chain
     * @description Adds up the outputs that the given addresses can spend together: those whose owners among the addresses reach the threshold. An output is in exactly one list, and one that was exported is in the lists of the atomic memory of the chain that created it, until the other chain imports it. So the balances of the chains can be added. Lists without an output are empty. Balances are those of the latest indexed block, or of the last block up to blockTimestamp. On the C-Chain there is only atomic memory: accounts hold the rest.
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
   * POST: Get the last activity of many addresses on a Primary Network chain.
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
     * @description Finds the latest transaction that created or spent an output of one of the addresses, alone or with other owners. When the transaction spent such outputs, utxoId is the first of them; otherwise it is the first that it created. Responds with 404 when there is no such transaction.
     */
    get: operations["getLastActivity"];
    put?: never;
    /**
     * Get the last activity of many addresses on a Primary Network chain
     * @description As getLastActivity, with more addresses, which are in the body. Some deployments respond with 201 instead of 200.
     */
    post: operations["queryLastActivity"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get an asset of the X-Chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an asset of the X-Chain
     * @description Returns the name of an asset of the X-Chain, when it was created, and whether more of it can be minted.
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
  /** GET: List the latest transactions of an asset of the X-Chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the latest transactions of an asset of the X-Chain
     * @description Lists the transactions that created the asset, or that spent or created outputs of it, the latest first.
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
  /** GET: List the latest vertices of the X-Chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/vertices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the latest vertices of the X-Chain
     * @description Lists vertices of the X-Chain, the latest first. The X-Chain's transactions were accepted in vertices of a graph until it got blocks (the Cortina upgrade, April 2023). A deployment that does not index vertices responds with 501.
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
     * @description Returns a vertex of the X-Chain. The X-Chain's transactions were accepted in vertices of a graph until it got blocks (the Cortina upgrade, April 2023). A deployment that does not index vertices responds with 501.
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
  /** GET: List the vertices of the X-Chain at a height. */
  "/v1/networks/{network}/blockchains/{blockchainId}/vertices:listByHeight": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the vertices of the X-Chain at a height
     * @description Lists the vertices of the X-Chain at a height of the graph. The X-Chain's transactions were accepted in vertices of a graph until it got blocks (the Cortina upgrade, April 2023). A deployment that does not index vertices responds with 501.
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
     * @description Lists every subnet of the network with its owners and blockchains, ordered by creation, newest first unless sortOrder is given.
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
     * @description Returns one subnet with its owners and blockchains as they are now. 404 when it is not known. The Primary Network is one, with the id of all ones.
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
     * @description Lists every blockchain that was created on the network, in its genesis or by a CreateChainTx, ordered by creation, newest first unless sortOrder is given. The P-Chain itself is not among them.
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
     * @description Returns one blockchain of the network. 404 when it is not known; the P-Chain, which no transaction created, is not.
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
     * @description Lists the validators of a subnet, or of all subnets. Latest registration first unless sortBy or sortOrder is given. The fields of an item depend on its validationStatus. The documented defaults of the fee and uptime bounds apply only if such a filter is used; otherwise every validation is listed.
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
  /** GET: Stream the changes of validators. */
  "/v1/networks/{network}/validators:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream the changes of validators
     * @description Sends what P-Chain transactions change in the state of validators, in the order of the chain, as server-sent events. What happens without a transaction is not sent: a validator that begins or ends its time on a subnet by the clock, and a validator of an L1 whose balance has run out. Each `item` event has one of them as JSON. A `rewind` event says that the service took back what it had indexed above a block. An `id` is a cursor with which the stream continues behind that event.
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
  /** GET: List the validations of one node. */
  "/v1/networks/{network}/validators/{nodeId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the validations of one node
     * @description Lists every validation of the node, past, present and pending, on any subnet. Latest registration first unless sortOrder is given. The fields of an item depend on its validationStatus.
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
     * @description Lists delegations to validators of the Primary Network. The reward fields of an item depend on its delegationStatus.
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
  /** GET: List validators of L1s. */
  "/v1/networks/{network}/l1Validators": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List validators of L1s
     * @description Lists the validators of L1s with their weight and what is left of their balance, those that began latest first. Without includeInactiveL1Validators only those that have a balance and so take part are listed.
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
     * @description Returns how many validators and delegators the Primary Network of a network has now, and how much they stake.
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
  /** GET: List rewards that were paid. */
  "/v1/networks/{network}/rewards": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List rewards that were paid
     * @description Lists the rewards of the Primary Network that were paid to the given addresses or for the given nodes, the latest first unless sortOrder is given. At least one of addresses and nodeIds is required; with both, rewards must match both. An auto-renewed validator is paid at the end of each of its cycles.
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
     * @description Lists the rewards that active stakes will pay to the given addresses or for the given nodes. At least one of addresses and nodeIds is required.
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
  /** GET: List the chains that addresses have interacted with. */
  "/v1/networks/{network}/addresses:listChainIds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the chains that addresses have interacted with
     * @description Returns, for each given address, the ids of the Primary Network chains that it has interacted with. Not paged.
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
  /** GET: List the latest blocks that a node proposed. */
  "/v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the latest blocks that a node proposed
     * @description Lists the blocks of a Primary Network chain that the node proposed, the latest first. A service that reads the C-Chain from a node without a block index does not know who proposed its blocks, and returns 501 for it.
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
  /** GET: List the latest blocks of a Primary Network chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/blocks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the latest blocks of a Primary Network chain
     * @description Lists the blocks of a Primary Network chain, the latest first. Where the C-Chain is indexed as an EVM chain, listEvmBlocks has its gas, fees and EVM transactions.
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
  /** GET: Stream the blocks of a Primary Network chain. */
  "/v1/networks/{network}/blockchains/{blockchainId}/blocks:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream the blocks of a Primary Network chain
     * @description Sends the blocks of a Primary Network chain as they are indexed, lowest first, as server-sent events. Where the C-Chain is indexed as an EVM chain, streamEvmBlocks has its gas, fees and EVM transactions. Each `item` event has one of them as JSON. A `rewind` event says that the service took back what it had indexed above a block. An `id` is a cursor with which the stream continues behind that event.
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
     * @description Returns one block of a Primary Network chain by its id or height. 404 when the chain has no such block, or it is not indexed yet.
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
  /** GET: List the EVM chains that are indexed. */
  "/v1/chains": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the EVM chains that are indexed
     * @description Returns the EVM chains that the service indexes, ordered by EVM chain id, each with what a wallet needs to connect to it. Not paged.
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
     * @description Returns a transaction of an EVM chain with its token transfers and internal transactions, and the interchain message that it sent or delivered.
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
     * @description Returns the transaction that deployed the contract at an address. If there is no contract at the address, the status is 404.
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
     * @description Lists the ERC-20 transfers that a wallet address sent or received, over a range of blocks that includes startBlock and excludes endBlock.
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
     * @description Lists the ERC-721 transfers that a wallet address sent or received, over a range of blocks that includes startBlock and excludes endBlock.
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
     * @description Lists the ERC-1155 transfers that a wallet address sent or received, over a range of blocks that includes startBlock and excludes endBlock.
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
     * @description Returns an EVM chain that the service indexes, with what a wallet needs to connect to it; also while its data is unavailable.
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
  /** GET: List the EVM chains of an address. */
  "/v1/address/{address}/chains": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the EVM chains of an address
     * @description Lists the EVM chains on which transactions concern an address: as sender or receiver of a transaction, of a call inside it, or of tokens. If the data of a chain is unavailable, the status is that of its operations.
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
  /** GET: List the EVM chains of an address by the former route. */
  "/v1/chains/address/{address}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the EVM chains of an address by the former route
     * @deprecated
     * @description Returns the same as listAddressChains, under a route that older clients call.
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
     * @description Lists the blocks of all EVM chains that have data, newest first by the times of the blocks. Chains that are unavailable are left out; listChains names them.
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
  /** GET: List the latest blocks of all EVM chains by the former route. */
  "/v1/chains/allBlocks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the latest blocks of all EVM chains by the former route
     * @deprecated
     * @description Returns the same as listLatestBlocksAllChains, under a route that older clients call.
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
     * @description Lists the transactions of all EVM chains that have data, newest first by the times of their blocks. Chains that are unavailable are left out; listChains names them.
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
  /** GET: List the latest transactions of all EVM chains by the former route. */
  "/v1/chains/allTransactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the latest transactions of all EVM chains by the former route
     * @deprecated
     * @description Returns the same as listLatestTransactionsAllChains, under a route that older clients call.
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
  /** GET: List the latest blocks of an EVM chain. */
  "/v1/chains/{chainId}/blocks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the latest blocks of an EVM chain
     * @description Lists the blocks of an EVM chain that are indexed, newest first.
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
  /** GET: Stream the blocks of an EVM chain. */
  "/v1/chains/{chainId}/blocks:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream the blocks of an EVM chain
     * @description Sends the blocks of an EVM chain as they are indexed, lowest first, as server-sent events. Each `item` event has one of them as JSON. A `rewind` event says that the service took back what it had indexed above a block. An `id` is a cursor with which the stream continues behind that event.
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
     * @description Returns a block of an EVM chain, by its number or its hash. If it is not indexed, the status is 404.
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
  /** GET: List the transactions of a block. */
  "/v1/chains/{chainId}/blocks/{blockId}/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the transactions of a block
     * @description Lists the transactions of a block of an EVM chain, in the order of the block.
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
  /** GET: List the latest transactions of an EVM chain. */
  "/v1/chains/{chainId}/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the latest transactions of an EVM chain
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
  /** GET: Stream the transactions of an EVM chain. */
  "/v1/chains/{chainId}/transactions:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream the transactions of an EVM chain
     * @description Sends the transactions of an EVM chain as they are indexed, in the order of the chain, as server-sent events. A transaction concerns an address as its sender or recipient, as the contract that it creates, and as a party of a call inside it or of a token transfer. Each `item` event has one of them as JSON. A `rewind` event says that the service took back what it had indexed above a block. An `id` is a cursor with which the stream continues behind that event.
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
  /** GET: List the transactions of an address. */
  "/v1/chains/{chainId}/addresses/{address}/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the transactions of an address
     * @description Lists the transactions that concern an address, over a range of blocks that includes startBlock and excludes endBlock: it sent or received the transaction, a call inside that was not reverted, or tokens. Each comes with those token transfers and internal transactions alone that have the address as sender or receiver; getTransaction returns all of them.
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
  /** GET: List the transactions of an address, with the reputation of tokens. */
  "/v2/chains/{chainId}/addresses/{address}/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the transactions of an address, with the reputation of tokens
     * @description Lists the same as the first version, with a field for the reputation of each ERC-20 token. Reputations are judgements of third parties: a deployment that has none says null, and knows no token to filter.
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
  /** GET: List the transactions that an address sent or received. */
  "/v1/chains/{chainId}/addresses/{address}/transactions:listNative": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the transactions that an address sent or received
     * @description Lists the transactions whose sender or receiver an address is, newest first, over a range of blocks that includes startBlock and excludes endBlock. The receiver of a creation is the contract.
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
     * @description Lists the internal transactions whose sender or receiver an address is, newest first, over a range of blocks that includes startBlock and excludes endBlock: calls that carry value, and creations. Those that were reverted are listed and marked. The list is empty where a deployment does not read traces of the chain.
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
     * @description Returns what an account holds of the token that pays for gas after a block, as the chain's node has it. If the node no longer has the state of that block, the status is 501.
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
  /** GET: List the ERC-20 balances of an account. */
  "/v1/chains/{chainId}/addresses/{address}/balances:listErc20": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the ERC-20 balances of an account
     * @description Lists the ERC-20 tokens that an account holds after a block, by contract address, and its native balance. Which tokens it holds follows from their transfers, or from contractAddresses; how much of each, and the native balance, the chain's node reports at that block. If the node no longer has the state of that block, the status is 501.
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
  /** GET: List the ERC-721 tokens of an account. */
  "/v1/chains/{chainId}/addresses/{address}/balances:listErc721": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the ERC-721 tokens of an account
     * @description Lists the ERC-721 tokens whose last transfer was to an account, by contract address and id, and its native balance, which the chain's node reports. If the node no longer has the state of the listing's block, the status is 501.
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
  /** GET: List the ERC-1155 balances of an account. */
  "/v1/chains/{chainId}/addresses/{address}/balances:listErc1155": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the ERC-1155 balances of an account
     * @description Lists the ERC-1155 tokens that an account holds after a block by the sums of their transfers, by contract address and id, and its native balance, which the chain's node reports. If the node no longer has the state of that block, the status is 501.
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
  /** GET: List the NFTs of an account. */
  "/v1/chains/{chainId}/addresses/{address}/balances:listCollectibles": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the NFTs of an account
     * @description Lists the ERC-721 and ERC-1155 tokens that an account holds by their transfers, those of ERC-721 first, by contract address and id.
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
  /** GET: List the transfers of a token. */
  "/v1/chains/{chainId}/tokens/{address}/transfers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the transfers of a token
     * @description Lists the transfers of the token or collection of a contract, newest first, over a range of blocks that includes startBlock and excludes endBlock.
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
  /** GET: Stream the token transfers of an EVM chain. */
  "/v1/chains/{chainId}/transfers:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream the token transfers of an EVM chain
     * @description Sends the token transfers of an EVM chain as they are indexed, in the order of the log, as server-sent events. An item has erc20Token, erc721Token or erc1155Token. Each `item` event has one of them as JSON. A `rewind` event says that the service took back what it had indexed above a block. An `id` is a cursor with which the stream continues behind that event.
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
  /** GET: Stream the logs of an EVM chain. */
  "/v1/chains/{chainId}/logs:stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream the logs of an EVM chain
     * @description Sends the logs of an EVM chain in their order as its blocks are indexed, as server-sent events. Logs are not indexed: they are read from the chain's node, so that a service without a node of the chain returns 501, and one whose node cannot be reached 502 or 503. All such streams of a chain share 50 blocks a second of its node, and a block costs a stream's caller one compute unit; a caller who has spent the allowance gets heartbeats until it suffices. Each `item` event has one of them as JSON. A `rewind` event says that the service took back what it had indexed above a block. An `id` is a cursor with which the stream continues behind that event.
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
     * @description Returns the standard of a contract's tokens, what the contract provides about them, and how it was deployed. If the address is neither a token that has moved nor a contract whose deployment is indexed, the status is 404.
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
  /** GET: List the contracts that an address deployed. */
  "/v1/chains/{chainId}/contracts/{address}/deployments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the contracts that an address deployed
     * @description Lists the contracts that an account or contract created, or that were created in the transactions of an account, newest first. An address that was deployed to more than once is listed with each deployment.
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
  /** GET: List the tokens of a collection. */
  "/v1/chains/{chainId}/nfts/collections/{address}/tokens": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the tokens of a collection
     * @description Lists the tokens of a collection that have moved, by id, with their metadata; ERC-721 tokens with their owners.
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
  /** GET: Get a token of a collection. */
  "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a token of a collection
     * @description Returns a token with its metadata, an ERC-721 token with its owner. If it has never moved, the status is 404.
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
     * @description Makes the service read the metadata of one token again. It can be called once per hour for each token; further calls get 429, which clients do not retry. Some deployments respond with 201 instead of 200.
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
     * @description Lists the webhooks of the API key, oldest first.
     */
    get: operations["listWebhooks"];
    put?: never;
    /**
     * Create a webhook
     * @description Creates a webhook: a URL to which the service posts a message for each event, beginning with the blocks that follow. It belongs to the API key of the request, and its messages are signed with the shared secret of that key, which is made with the first webhook. Webhooks need an API key. Some deployments respond with 201 instead of 200.
     */
    post: operations["createWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** POST: Make or replace the shared secret. */
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
     * Make or replace the shared secret
     * @description Gives the API key a new shared secret. Messages are signed with it from their next attempt on. Some deployments respond with 201 instead of 200.
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
     * @description Returns the shared secret of the API key. A receiver compares the header x-signature of a message with the HMAC-SHA256 of its canonical JSON (RFC 8785, which is how bodies are sent) by the bytes of the secret, in base64.
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
   * PATCH: Change a webhook.
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
     * @description Returns a webhook of the API key.
     */
    get: operations["getWebhook"];
    put?: never;
    post?: never;
    /**
     * Deactivate a webhook
     * @description Deactivates a webhook: it is notified of no further block, and messages that wait are kept for as long as they would be tried. updateWebhook activates it again.
     */
    delete: operations["deactivateWebhook"];
    options?: never;
    head?: never;
    /**
     * Change a webhook
     * @description Changes the given fields of a webhook and keeps the others. One that becomes active again is notified of the blocks from then on, not of those that it missed.
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
     * @description Lists the addresses that a webhook watches, in the order of their bytes. Only webhooks for addresses have any.
     */
    get: operations["listWebhookAddresses"];
    put?: never;
    post?: never;
    /**
     * Remove addresses from a webhook
     * @description Makes a webhook for address_activity stop watching addresses. Those that it does not watch are ignored.
     */
    delete: operations["removeWebhookAddresses"];
    options?: never;
    head?: never;
    /**
     * Add addresses to a webhook
     * @description Makes a webhook for address_activity watch more addresses, from the next block that it is notified of. A webhook watches at most 1000 addresses.
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
     * @description Sends a message of the event type test to the URL of a webhook, signed and retried as any other, and returns it. Some deployments respond with 201 instead of 200.
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
     * @description Lists the messages of a webhook, newest first. Received ones are kept for a day, dead letters (which were not received within a day of attempts) for a week.
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
  /** POST: Send a message again. */
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
     * Send a message again
     * @description Sends a message again, such as a dead letter, with the id that it had and for another day of attempts, whatever others wait. Some deployments respond with 201 instead of 200.
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
     * @description Returns how many requests were sent with the API key of this request, by period, and what they cost. A key with the privilege usage gets those of all keys.
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
  /** GET: List the requests of API keys. */
  "/v1/apiLogs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the requests of API keys
     * @description Lists the requests that were sent with the API key of this request, newest first. A key with the privilege usage gets those of all keys. A page may have fewer items than pageSize, or none, although more pages follow.
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
  /** GET: Get the usage of an RPC. */
  "/v1/rpcUsageMetrics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the usage of an RPC
     * @description Returns how many requests to the RPC of a chain were relayed, by period. A deployment that relays none responds with 501.
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
  /** GET: Get the usage of a subnet's RPC. */
  "/v1/subnetRpcUsageMetrics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the usage of a subnet's RPC
     * @description Returns how many requests to the public RPC of a subnet's chain were relayed, by period. A deployment that relays none responds with 501.
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
     * @description Lists the interchain messages that an address sent or received, ordered by timestamp, the latest first. The fields of an item depend on its status.
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
  /** GET: Get how far each chain is indexed. */
  "/v1/status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get how far each chain is indexed
     * @description Returns for each indexed chain its height and its node's, how long ago the index last had every block of the node, and whether it is catching up. Other responses say the height and that time of their chains in the headers x-indexed-height and x-indexed-time.
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
     * @description Returns whether the database and each chain that the service indexes can be queried. A chain whose data is missing is down; the others can still be queried. How far behind its node each chain is, getStatus says.
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
  /** GET: Get whether the service is running. */
  "/v1/live-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get whether the service is running
     * @description Responds as soon as the process handles requests, whatever the state of its chains and database is.
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
     * @description Returns one interchain message by its id, with the transactions of its two chains as far as they are indexed. A chain that is not available makes the response 503, since the state of the message would not be known.
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
     * @description Lists the interchain messages of all indexed chains, ordered by timestamp, the latest first. The filters may be combined: a message must fit each of them. The fields of an item depend on its status.
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
     * @description Sends interchain messages as they are sent, received, executed and acknowledged on indexed chains, as server-sent events: each time the message with all that is known of it by then. The filters may be combined, as in the list. The `rewind` event also has the chainId of the chain that was taken back. Each `item` event has one of them as JSON. A `rewind` event says that the service took back what it had indexed above a block. An `id` is a cursor with which the stream continues behind that event.
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
  /** GET: Get an interchain message under its former name. */
  "/v1/teleporter/messages/{messageId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an interchain message under its former name
     * @deprecated
     * @description Returns what getIcmMessage returns, with the former name of the contract's field.
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
  /** GET: List interchain messages of all chains under their former name. */
  "/v1/teleporter/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List interchain messages of all chains under their former name
     * @deprecated
     * @description Returns what listAllIcmMessages returns, with the former name of the contract's field.
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
  /** GET: List interchain messages of an address under their former name. */
  "/v1/teleporter/addresses/{address}/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List interchain messages of an address under their former name
     * @deprecated
     * @description Returns what listIcmMessages returns, with the former name of the contract's field.
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
    /** @description A parameter is invalid or malformed. The message names it. */
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
    /** @description Credentials are required but missing or not valid. */
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
    /** @description No such path, or the resource does not exist. */
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
    /** @description The rate limit is exceeded. Wait as long as retry-after says. */
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
    /** @description An unexpected error in the service. */
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
    /** @description This deployment does not offer the operation, or does not index the chain that is asked for. The message says which; sending the request again does not help. */
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
    /** @description The node of one chain is unavailable. Operations on other chains are not affected, and the chain itself may be fine. */
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
    /** @description The operation that was started, in its current state. */
    OperationRecord: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": OperationRecord;
      };
    };
    /** @description A page of outputs. */
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
    /** @description The metadata will be read again. The body is empty. */
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
     * @description Network to query. fuji and testnet are two names of the same test network.
     * @example fuji
     */
    Network: Network;
    /**
     * @description Chain to query, by alias or by cb58 id.
     * @example p-chain
     */
    BlockchainId: BlockchainId;
    /**
     * @description Only transactions of these types. Repeat the parameter for each type. An unknown type is refused with 400.
     * @example [
     *       "AddPermissionlessValidatorTx",
     *       "AddPermissionlessDelegatorTx"
     *     ]
     */
    TxTypes: PrimaryNetworkTxType[];
    /**
     * @description Only items after this Unix time in seconds, which is excluded.
     * @example 1764547200
     */
    StartTimestamp: number;
    /**
     * @description Only items before this Unix time in seconds, which is excluded.
     * @example 1767225600
     */
    EndTimestamp: number;
    /**
     * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
     * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
     */
    PageToken: string;
    /**
     * @description Maximum number of items in a page.
     * @example 25
     */
    PageSize: number;
    /**
     * @description Sort order of the listing, asc or desc.
     * @example desc
     */
    SortOrder: SortOrder;
    /**
     * @description X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network, optionally after P- or X-. Deployments accept at most 64.
     * @example [
     *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
     *     ]
     */
    Addresses: string[];
    /**
     * @description Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header wins over it.
     * @example earliest
     */
    Since: string;
    /**
     * @description Node ids as one comma-separated value. Deployments accept at most 64.
     * @example [
     *       "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
     *     ]
     */
    NodeIds: string[];
    /**
     * @description Node to query, NodeID- followed by cb58.
     * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
     */
    NodeId: string;
    /**
     * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
     * @example 43113
     */
    EvmChainId: string;
    /**
     * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
     * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
     */
    EvmAddress: string;
    /**
     * @description First block of the range, inclusive. Without endBlock the range ends at the latest block.
     * @example 6479329
     */
    StartBlock: number;
    /**
     * @description End of the range, exclusive. Without startBlock the range begins at genesis.
     * @example 6479330
     */
    EndBlock: number;
  };
  headers: {
    /** @description Height up to which each chain of the response is indexed, as a dictionary of RFC 8941 by chain: p-chain=251310, evm-43113=48600000. The response has at least these blocks; a page of a list has exactly these. */
    IndexedHeight: string;
    /** @description Unix time in seconds at which the index of each chain last had every block of its node, as a dictionary of RFC 8941 by chain. A chain whose index never was that far is missing. */
    IndexedTime: string;
    /** @description Seconds to wait before the next request. */
    RetryAfter: number;
    /** @description Limit and window that apply to the caller. */
    RateLimitPolicy: string;
    /** @description Compute units that the caller may spend in the window. */
    RateLimitLimit: number;
    /** @description Compute units that are left in the window. */
    RateLimitRemaining: number;
    /** @description Seconds until the next window starts. */
    RateLimitReset: number;
    /** @description Names what the response depends on: a request that sends it back as If-None-Match gets 304 without a body while that is what it was. A response that depends on the time, on a node or on prices has none; a later page of such a list has one. */
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
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
      };
      cookie?: never;
    };
    /** @description The message to sign, and how much of the signing subnet must sign it. */
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
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Id of a P-Chain or X-Chain transaction, cb58.
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
    /** @description What to export. */
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
         * @description Id of the operation, a UUID, from the response that started it.
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
         * @description X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network, optionally after P- or X-. EVM addresses with 0x prefix are accepted too, for atomic transactions of the C-Chain. Deployments accept at most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses?: string[];
        /**
         * @description Only transactions about the L1 validation with this id, such as ConvertSubnetToL1Tx or IncreaseL1ValidatorBalanceTx. P-Chain only; txTypes and the timestamps can be combined with it.
         * @example nLXAKvzVRTYjrBW1tef4gS14RbnPvAW7o9q2fwdVEesE7rvmR
         */
        l1ValidationId?: string;
        /**
         * @description Only transactions of these types. Repeat the parameter for each type. An unknown type is refused with 400.
         * @example [
         *       "AddPermissionlessValidatorTx",
         *       "AddPermissionlessDelegatorTx"
         *     ]
         */
        txTypes?: components["parameters"]["TxTypes"];
        /**
         * @description Only items after this Unix time in seconds, which is excluded.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Only items before this Unix time in seconds, which is excluded.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or by cb58 id.
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
         * @description X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network, optionally after P- or X-. Deployments accept at most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses?: components["parameters"]["Addresses"];
        /**
         * @description Only transactions of these types. Repeat the parameter for each type. An unknown type is refused with 400.
         * @example [
         *       "AddPermissionlessValidatorTx",
         *       "AddPermissionlessDelegatorTx"
         *     ]
         */
        txTypes?: components["parameters"]["TxTypes"];
        /**
         * @description Only items after this Unix time in seconds, which is excluded.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Only items before this Unix time in seconds, which is excluded.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description The P-Chain, by alias or by cb58 id; no other chain has staking transactions.
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
         * @description X-Chain or P-Chain addresses as one comma-separated value, as in the list of transactions. Deployments accept at most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses?: string[];
        /**
         * @description Only transactions of these types. Repeat the parameter for each type. An unknown type is refused with 400.
         * @example [
         *       "AddPermissionlessValidatorTx",
         *       "AddPermissionlessDelegatorTx"
         *     ]
         */
        txTypes?: components["parameters"]["TxTypes"];
        /**
         * @description Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header wins over it.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or by cb58 id.
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events without end. The schema is that of an `item` event's data. */
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
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or by cb58 id.
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
        /**
         * @description Id of the transaction, cb58. Hex with 0x prefix is accepted too.
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
         * @description X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network, optionally after P- or X-. Deployments accept at most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses?: components["parameters"]["Addresses"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Only outputs of this asset, cb58. X-Chain only; other chains ignore it.
         * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
         */
        assetId?: string;
        /**
         * @description Only outputs of at least this amount, inclusive, in the smallest unit of the network token (nAVAX). May exceed 2^53. A fraction is rounded up.
         * @example 1000000
         */
        minUtxoAmount?: number | bigint;
        /**
         * @description Whether spent outputs are listed too.
         * @example true
         */
        includeSpent?: boolean;
        /**
         * @description Sort key of the listing.
         * @example timestamp
         */
        sortBy?: "timestamp" | "amount";
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or by cb58 id.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 100
         */
        pageSize?: number;
        /**
         * @description Only outputs of this asset, cb58. X-Chain only; other chains ignore it.
         * @example U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK
         */
        assetId?: string;
        /**
         * @description Only outputs of at least this amount, inclusive, in the smallest unit of the network token (nAVAX). May exceed 2^53. A fraction is rounded up.
         * @example 1000000
         */
        minUtxoAmount?: number | bigint;
        /**
         * @description Whether spent outputs are listed too.
         * @example true
         */
        includeSpent?: boolean;
        /**
         * @description Sort key of the listing.
         * @example timestamp
         */
        sortBy?: "timestamp" | "amount";
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or by cb58 id.
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
         * @description X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network, optionally after P- or X-. Deployments accept at most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses: string[];
        /**
         * @description Unix time in seconds at which the balances are read: of the blocks up to then, with the locks of then. Default: the latest indexed block, with the locks of now.
         * @example 1766016000
         */
        blockTimestamp?: number;
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or by cb58 id.
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
         * @description X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network, optionally after P- or X-. Deployments accept at most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses: string[];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or by cb58 id.
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
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or by cb58 id.
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
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description The X-Chain, by alias or by cb58 id.
         * @example x-chain
         */
        blockchainId: XChainId;
        /**
         * @description Asset to query, cb58.
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
         * @description Only transactions of these types. Repeat the parameter for each type. An unknown type is refused with 400.
         * @example [
         *       "AddPermissionlessValidatorTx",
         *       "AddPermissionlessDelegatorTx"
         *     ]
         */
        txTypes?: components["parameters"]["TxTypes"];
        /**
         * @description Only items after this Unix time in seconds, which is excluded.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Only items before this Unix time in seconds, which is excluded.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description The X-Chain, by alias or by cb58 id.
         * @example x-chain
         */
        blockchainId: XChainId;
        /**
         * @description Asset to query, cb58.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description The X-Chain, by alias or by cb58 id.
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
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description The X-Chain, by alias or by cb58 id.
         * @example x-chain
         */
        blockchainId: XChainId;
        /**
         * @description Id of the vertex, cb58.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description The X-Chain, by alias or by cb58 id.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 500
         */
        pageSize?: number;
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
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
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Id of the subnet, cb58. Hex with 0x prefix is accepted too.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 500
         */
        pageSize?: number;
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
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
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Id of the blockchain, cb58; x-chain and c-chain stand for the network's own.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Node ids as one comma-separated value. A validator matches if its node id contains one of the values, so parts of ids are accepted. Deployments accept at most 64.
         * @example [
         *       "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
         *     ]
         */
        nodeIds?: string[];
        /**
         * @description Sort key of the listing. delegationFee is available only for validators of mainnet, with subnetId set to the id of the Primary Network.
         * @example timeRemaining
         */
        sortBy?: "blockIndex" | "delegationCapacity" | "timeRemaining" | "delegationFee" | "uptimePerformance";
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
        /**
         * @description Only validations in this state.
         * @example active
         */
        validationStatus?: ValidationStatus;
        /**
         * @description Only validators whose delegation capacity is at least this, a decimal string of nAVAX.
         * @example 25000000000
         */
        minDelegationCapacity?: string;
        /**
         * @description Only validators whose delegation capacity is at most this, a decimal string of nAVAX.
         * @example 3000000000000000
         */
        maxDelegationCapacity?: string;
        /**
         * @description Only validators whose time until the end of the validation is at least this, in seconds.
         * @example 86400
         */
        minTimeRemaining?: number;
        /**
         * @description Only validators whose time until the end of the validation is at most this, in seconds.
         * @example 2592000
         */
        maxTimeRemaining?: number;
        /**
         * @description Only validators whose delegation fee is at least this, in percent. Subnet validations have no fee and are not returned when this is given. The default of 2 applies only if the other fee bound is given alone.
         * @example 2
         */
        minFeePercentage?: number;
        /**
         * @description Only validators whose delegation fee is at most this, in percent. Subnet validations have no fee and are not returned when this is given. The default of 100 applies only if the other fee bound is given alone.
         * @example 10
         */
        maxFeePercentage?: number;
        /**
         * @description Only validators whose uptime, as seen by its peers, is at least this, in percent. Only active validations have an uptime, so other validations are not returned when this is given. The default of 90 applies only if the other uptime bound is given alone.
         * @example 90
         */
        minUptimePerformance?: number;
        /**
         * @description Only validators whose uptime, as seen by its peers, is at most this, in percent. Only active validations have an uptime, so other validations are not returned when this is given. The default of 100 applies only if the other uptime bound is given alone.
         * @example 100
         */
        maxUptimePerformance?: number;
        /**
         * @description Only validators of this subnet, cb58. Default: all subnets. The Primary Network is 11111111111111111111111111111111LpoYY.
         * @example 11111111111111111111111111111111LpoYY
         */
        subnetId?: string;
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
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
         * @description Node ids as one comma-separated value. Deployments accept at most 64.
         * @example [
         *       "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
         *     ]
         */
        nodeIds?: components["parameters"]["NodeIds"];
        /**
         * @description Only validators of this subnet, by its id in cb58.
         * @example 11111111111111111111111111111111LpoYY
         */
        subnetId?: string;
        /**
         * @description Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header wins over it.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events without end. The schema is that of an `item` event's data. */
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Only validations in this state.
         * @example active
         */
        validationStatus?: ValidationStatus;
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Node to query, NodeID- followed by cb58.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Only delegations whose reward goes to one of these addresses, as one comma-separated value. Deployments accept at most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        rewardAddresses?: string[];
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
        /**
         * @description Only delegations in this state.
         * @example completed
         */
        delegationStatus?: DelegationStatus;
        /**
         * @description Node ids as one comma-separated value. Deployments accept at most 64.
         * @example [
         *       "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
         *     ]
         */
        nodeIds?: components["parameters"]["NodeIds"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
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
         * @description Only the validation with this id, cb58. Hex with 0x prefix is accepted too.
         * @example nLXAKvzVRTYjrBW1tef4gS14RbnPvAW7o9q2fwdVEesE7rvmR
         */
        l1ValidationId?: string;
        /**
         * @description Whether validators without a balance are listed too, and those that were removed.
         * @example true
         */
        includeInactiveL1Validators?: boolean;
        /**
         * @description Only validators that this node runs.
         * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
         */
        nodeId?: string;
        /**
         * @description Only validators of this L1, cb58. Hex with 0x prefix is accepted too.
         * @example 29uVeLPJB1eQJkzRemU8g8wZDw5uJRqpab5U2mX9euieVwiEbL
         */
        subnetId?: string;
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
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
         * @description Network to query. fuji and testnet are two names of the same test network.
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
         * @description X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network, optionally after P- or X-. Deployments accept at most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses?: components["parameters"]["Addresses"];
        /**
         * @description Node ids as one comma-separated value. Deployments accept at most 64.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
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
         * @description X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network, optionally after P- or X-. Deployments accept at most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses?: components["parameters"]["Addresses"];
        /**
         * @description Node ids as one comma-separated value. Deployments accept at most 64.
         * @example [
         *       "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
         *     ]
         */
        nodeIds?: components["parameters"]["NodeIds"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
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
         * @description X-Chain or P-Chain addresses as one comma-separated value: bech32 with the prefix of the network, optionally after P- or X-. Deployments accept at most 64.
         * @example [
         *       "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"
         *     ]
         */
        addresses: string[];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
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
         * @description Only items after this Unix time in seconds, which is excluded.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Only items before this Unix time in seconds, which is excluded.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or by cb58 id.
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
        /**
         * @description Node to query, NodeID- followed by cb58.
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
         * @description Only items after this Unix time in seconds, which is excluded.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Only items before this Unix time in seconds, which is excluded.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or by cb58 id.
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
         * @description Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header wins over it.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or by cb58 id.
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events without end. The schema is that of an `item` event's data. */
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
         * @description Network to query. fuji and testnet are two names of the same test network.
         * @example fuji
         */
        network: components["parameters"]["Network"];
        /**
         * @description Chain to query, by alias or by cb58 id.
         * @example p-chain
         */
        blockchainId: components["parameters"]["BlockchainId"];
        /**
         * @description Id of the block in cb58, or its height. Hex with 0x prefix is accepted too.
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
         * @description Only chains of this network.
         * @example fuji
         */
        network?: Network;
        /**
         * @description Only chains for which the service indexes this feature.
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
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Hash of the transaction, 32 bytes of hex with 0x prefix.
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
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description First block of the range, inclusive. Without endBlock the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the range, exclusive. Without startBlock the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description First block of the range, inclusive. Without endBlock the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the range, exclusive. Without startBlock the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description First block of the range, inclusive. Without endBlock the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the range, exclusive. Without startBlock the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
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
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description Only chains of this network.
         * @example fuji
         */
        network?: Network;
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
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
         * @description Only chains of this network.
         * @example fuji
         */
        network?: Network;
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
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
         * @description Only chains of this network.
         * @example fuji
         */
        network?: Network;
        /**
         * @description Only transactions that succeeded, or failed.
         * @example success
         */
        status?: TransactionStatus;
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
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
         * @description Only chains of this network.
         * @example fuji
         */
        network?: Network;
        /**
         * @description Only transactions that succeeded, or failed.
         * @example success
         */
        status?: TransactionStatus;
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
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
         * @description Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header wins over it.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events without end. The schema is that of an `item` event's data. */
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
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Block to query, by number or by hash.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page. 0 stands for as many as a page may have.
         * @example 25
         */
        pageSize?: number;
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Block to query, by number or by hash.
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
         * @description Only transactions that succeeded, or failed.
         * @example success
         */
        status?: TransactionStatus;
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
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
         * @description Only transactions that concern one of these addresses, as one comma-separated value.
         * @example [
         *       "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
         *     ]
         */
        addresses?: string[];
        /**
         * @description Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header wins over it.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events without end. The schema is that of an `item` event's data. */
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
         * @description First block of the range, inclusive. Without endBlock the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the range, exclusive. Without startBlock the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description First block of the range, inclusive. Without endBlock the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the range, exclusive. Without startBlock the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Whether transfers of tokens that are known to be malicious are left out.
         * @example true
         */
        filterSpamTokens?: boolean;
        /**
         * @description Sort order of the listing, asc or desc.
         * @example desc
         */
        sortOrder?: components["parameters"]["SortOrder"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description First block of the range, inclusive. Without endBlock the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the range, exclusive. Without startBlock the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description First block of the range, inclusive. Without endBlock the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the range, exclusive. Without startBlock the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description Number of the block after which the balances are read, a decimal integer. It must be indexed. By default the last indexed block.
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
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description Number of the block after which the balances are read, a decimal integer. It must be indexed. By default the last indexed block.
         * @example 6479329
         */
        blockNumber?: string;
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page. A page may have fewer, even if it is not the last one.
         * @example 25
         */
        pageSize?: number;
        /**
         * @description Whether tokens with the reputation Malicious are left out. A deployment without a security analysis knows none.
         * @example false
         */
        filterSpamTokens?: boolean;
        /**
         * @description Only these tokens, as one comma-separated value of contract addresses. Tokens that the transfers of the account do not show are found too.
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
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page. A page may have fewer, even if it is not the last one.
         * @example 25
         */
        pageSize?: number;
        /**
         * @description Only tokens of this contract.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        contractAddress?: string;
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description Number of the block after which the balances are read, a decimal integer. It must be indexed. By default the last indexed block.
         * @example 6479329
         */
        blockNumber?: string;
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page. A page may have fewer, even if it is not the last one.
         * @example 25
         */
        pageSize?: number;
        /**
         * @description Only tokens of this contract.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        contractAddress?: string;
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page. A page may have fewer, even if it is not the last one.
         * @example 25
         */
        pageSize?: number;
        /**
         * @description Only tokens of this contract.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        contractAddress?: string;
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
         * @description First block of the range, inclusive. Without endBlock the range ends at the latest block.
         * @example 6479329
         */
        startBlock?: components["parameters"]["StartBlock"];
        /**
         * @description End of the range, exclusive. Without startBlock the range begins at genesis.
         * @example 6479330
         */
        endBlock?: components["parameters"]["EndBlock"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Address of the contract, 20 bytes of hex with 0x prefix.
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
         * @description Only transfers from or to one of these addresses, as one comma-separated value.
         * @example [
         *       "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
         *     ]
         */
        addresses?: string[];
        /**
         * @description Only transfers of the tokens of these contracts, as one comma-separated value.
         * @example [
         *       "0x5425890298aed601595a70AB815c96711a31Bc65"
         *     ]
         */
        tokens?: string[];
        /**
         * @description Only transfers of tokens of these standards, as one comma-separated value.
         * @example [
         *       "ERC-20"
         *     ]
         */
        kinds?: ("ERC-20" | "ERC-721" | "ERC-1155")[];
        /**
         * @description Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header wins over it.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events without end. The schema is that of an `item` event's data. */
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
         * @description Only logs of these contracts, as one comma-separated value.
         * @example [
         *       "0x5425890298aed601595a70AB815c96711a31Bc65"
         *     ]
         */
        addresses?: string[];
        /**
         * @description Only logs whose first topic is one of these, 32 bytes of hex with 0x prefix each, as one comma- separated value.
         * @example [
         *       "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
         *     ]
         */
        topics?: string[];
        /**
         * @description Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header wins over it.
         * @example earliest
         */
        since?: components["parameters"]["Since"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events without end. The schema is that of an `item` event's data. */
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
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Address of the contract, 20 bytes of hex with 0x prefix.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Address of the account or contract, 20 bytes of hex with 0x prefix.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Address of the contract, 20 bytes of hex with 0x prefix.
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
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Address of the contract, 20 bytes of hex with 0x prefix.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        address: string;
        /**
         * @description Id of the token in its collection, a decimal integer of 0 to 2^256 - 1 without leading zeros.
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
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
         * @example 43113
         */
        chainId: components["parameters"]["EvmChainId"];
        /**
         * @description Address of the token's contract, 20 bytes of hex with 0x prefix.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        address: string;
        /**
         * @description Id of the token in its collection, a decimal integer of 0 to 2^256 - 1 without leading zeros.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Only webhooks in this state.
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
    /** @description What to listen to, and where to post it. */
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
      /** @description The changed webhook. */
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
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
      /** @description The changed webhook. */
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
      /** @description The changed webhook. */
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
      /** @description The message, which waits to be sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": WebhookMessage;
        };
      };
      /** @description The message, which waits to be sent. */
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Only messages in this state.
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
      /** @description The message, which waits to be sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": WebhookMessage;
        };
      };
      /** @description The message, which waits to be sent. */
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
         * @description Organisation whose keys are meant. A service without organisations ignores it.
         * @example org-1
         */
        orgId?: string;
        /**
         * @description Start of the range, Unix time in seconds, rounded down to midnight UTC. Default: a day before the end for minutes, a week for hours, 30 days for days, 12 weeks for weeks, a year for months.
         * @example 1766016000
         */
        startTimestamp?: number;
        /**
         * @description End of the range, Unix time in seconds, rounded down to midnight UTC and excluded. Without it the range ends now.
         * @example 1766188800
         */
        endTimestamp?: number;
        /**
         * @description Length of the periods. Default: daily.
         * @example daily
         */
        timeInterval?: UsageInterval;
        /**
         * @description What the requests are grouped by.
         * @example requestPath
         */
        groupBy?: UsageGroup;
        /**
         * @description Only requests whose path named this chain, by EVM chain id, blockchain id or alias.
         * @example 43114
         */
        chainId?: string;
        /**
         * @description Only requests with a response of this status.
         * @example 200
         */
        responseCode?: string;
        /**
         * @description Only requests of this kind.
         * @example data
         */
        requestType?: RequestType;
        /**
         * @description Only requests with this key, by its id. A key reads its own requests alone unless it has the privilege usage.
         * @example key_0123456789ab
         */
        apiKeyId?: string;
        /**
         * @description Only requests with this path, as responses give it.
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
         * @description Organisation whose keys are meant. A service without organisations ignores it.
         * @example org-1
         */
        orgId?: string;
        /**
         * @description Start of the range, Unix time in seconds, rounded down to midnight UTC. Default: as long ago as requests are kept.
         * @example 1766016000
         */
        startTimestamp?: number;
        /**
         * @description End of the range, Unix time in seconds, rounded down to midnight UTC and excluded. Without it the range ends now.
         * @example 1766188800
         */
        endTimestamp?: number;
        /**
         * @description Only requests whose path named this chain, by EVM chain id, blockchain id or alias.
         * @example 43114
         */
        chainId?: string;
        /**
         * @description Only requests with a response of this status.
         * @example 200
         */
        responseCode?: string;
        /**
         * @description Only requests of this kind.
         * @example data
         */
        requestType?: RequestType;
        /**
         * @description Only requests with this key, by its id. A key reads its own requests alone unless it has the privilege usage.
         * @example key_0123456789ab
         */
        apiKeyId?: string;
        /**
         * @description Only requests with this path, as responses give it.
         * @example /v1/chains/{chainId}/transactions/{txHash}
         */
        requestPath?: string;
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
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
         * @description Start of the range, Unix time in seconds, rounded down to midnight UTC. Default: 30 days before the end.
         * @example 1766016000
         */
        startTimestamp?: number;
        /**
         * @description End of the range, Unix time in seconds, rounded down to midnight UTC and excluded. Without it the range ends now.
         * @example 1766188800
         */
        endTimestamp?: number;
        /**
         * @description What the requests are grouped by.
         * @example rpcMethod
         */
        groupBy?: RpcUsageGroup;
        /**
         * @description Chain whose requests are counted, by EVM chain id.
         * @example 43114
         */
        chainId?: string;
        /**
         * @description Only requests with a response of this status.
         * @example 200
         */
        responseCode?: string;
        /**
         * @description Only requests of this JSON-RPC method.
         * @example eth_call
         */
        rpcMethod?: string;
        /**
         * @description Only requests with this token, which lifts rate limits.
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
         * @description Start of the range, Unix time in seconds, rounded down to midnight UTC. Default: 30 days before the end.
         * @example 1766016000
         */
        startTimestamp?: number;
        /**
         * @description End of the range, Unix time in seconds, rounded down to midnight UTC and excluded. Without it the range ends now.
         * @example 1766188800
         */
        endTimestamp?: number;
        /**
         * @description What the requests are grouped by.
         * @example rpcMethod
         */
        groupBy?: RpcUsageGroup;
        /**
         * @description Chain whose requests are counted, by EVM chain id.
         * @example 43114
         */
        chainId?: string;
        /**
         * @description Only requests with a response of this status.
         * @example 200
         */
        responseCode?: string;
        /**
         * @description Only requests of this JSON-RPC method.
         * @example eth_call
         */
        rpcMethod?: string;
        /**
         * @description Only requests with this token, which lifts rate limits.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Only messages between chains of this network. Default: messages of every network.
         * @example fuji
         */
        network?: Network;
      };
      header?: never;
      path: {
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
      /** @description How far each chain is indexed. */
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
         * @description Id of the message, 32 bytes of hex with 0x prefix, in any letter case.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Only messages sent from this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
         */
        sourceBlockchainId?: string;
        /**
         * @description Only messages sent to this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example 173750
         */
        destinationBlockchainId?: string;
        /**
         * @description Only messages sent from or to this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example 43113
         */
        blockchainId?: string;
        /**
         * @description Only messages of this sender, 20 bytes of hex with 0x prefix, in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        from?: string;
        /**
         * @description Only messages to this recipient, 20 bytes of hex with 0x prefix, in any letter case.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        to?: string;
        /**
         * @description Only messages between chains of this network. Default: messages of every network.
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
         * @description Only messages sent from this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
         */
        sourceBlockchainId?: string;
        /**
         * @description Only messages sent to this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example 173750
         */
        destinationBlockchainId?: string;
        /**
         * @description Only messages sent from or to this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example 43113
         */
        blockchainId?: string;
        /**
         * @description Only messages of this sender, 20 bytes of hex with 0x prefix, in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        from?: string;
        /**
         * @description Only messages to this recipient, 20 bytes of hex with 0x prefix, in any letter case.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        to?: string;
        /**
         * @description Only messages between chains of this network. Default: messages of every network.
         * @example fuji
         */
        network?: Network;
        /**
         * @description Where the stream begins: the id of one of its events, behind which it continues; `earliest` for the first block that is indexed; or `latest` for what is indexed from now on. A Last-Event-ID header wins over it.
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
      /** @description Events without end. The schema is that of an `item` event's data. */
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
         * @description Id of the message, 32 bytes of hex with 0x prefix, in any letter case.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Only messages sent from this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
         */
        sourceBlockchainId?: string;
        /**
         * @description Only messages sent to this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example 173750
         */
        destinationBlockchainId?: string;
        /**
         * @description Only messages sent from or to this chain, by blockchain id or by the EVM chain id of an indexed chain.
         * @example 43113
         */
        blockchainId?: string;
        /**
         * @description Only messages of this sender, 20 bytes of hex with 0x prefix, in any letter case.
         * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
         */
        from?: string;
        /**
         * @description Only messages to this recipient, 20 bytes of hex with 0x prefix, in any letter case.
         * @example 0x5425890298aed601595a70AB815c96711a31Bc65
         */
        to?: string;
        /**
         * @description Only messages between chains of this network. Default: messages of every network.
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
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 25
         */
        pageSize?: components["parameters"]["PageSize"];
        /**
         * @description Only messages between chains of this network. Default: messages of every network.
         * @example fuji
         */
        network?: Network;
      };
      header?: never;
      path: {
        /**
         * @description EVM address to query, 20 bytes of hex with 0x prefix, in any letter case.
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
