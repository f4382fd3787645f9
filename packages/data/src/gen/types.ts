// Generated from specs/data/openapi.yaml; do not edit.

/** A delegation that is active now. */
export interface ActiveDelegator {
  /** Transaction that registered the delegation, cb58. */
  txHash: string;
  /** Validator that is delegated to. */
  nodeId: string;
  /** Addresses that receive the reward. */
  rewardAddresses: string[];
  /** Delegated stake, in nAVAX. */
  amountDelegated: string;
  /** Share of the reward that the validator keeps, in percent. */
  delegationFee: string;
  /** Unix time in seconds at which the delegation starts. */
  startTimestamp: number;
  /** Unix time in seconds at which the delegation ends. */
  endTimestamp: number;
  /** Always active. */
  delegationStatus: "active";
  /** Reward before the validator's fee that the delegation would earn, in nAVAX. */
  estimatedGrossReward: string;
  /** Reward after the validator's fee that the delegation would earn, in nAVAX. */
  estimatedNetReward: string;
}

/**
 * A validation that is active now. geolocation is required, and null when the location of the node is
 * not known.
 */
export interface ActiveValidator {
  /** Transaction that registered the validator, cb58. */
  txHash: string;
  /**
   * Node of the validator.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /** Subnet that it validates, cb58. */
  subnetId: string;
  /** Stake or weight of the validator, in nAVAX on the Primary Network. */
  amountStaked: string;
  /**
   * Share of delegation rewards that the validator keeps, in percent, for example "2.0000000000000000".
   * Absent on subnets, which have no such fee; deployments may send null.
   */
  delegationFee?: string | null;
  /** Unix time in seconds at which the validation starts. */
  startTimestamp: number;
  /** Unix time in seconds at which the validation ends, as registered. */
  endTimestamp: number;
  /** BLS key of the validator. Absent when it was registered without one. */
  blsCredentials?: BlsCredentials;
  /** Always active. */
  validationStatus: "active";
  /** Number of delegations to it. */
  delegatorCount: number;
  /** Stake delegated to it, in nAVAX. */
  amountDelegated?: string;
  /** Rewards that will be paid at the end if the uptime requirement is met. */
  potentialRewards: ValidatorRewards;
  /** The validator's share of the subnet's total stake, in percent. */
  stakePercentage: number;
  /** Share of the time that the node was online, as seen by its peers, 0 to 100. */
  uptimePerformance: number;
  /** Version of the node's software. Absent when not known. */
  avalancheGoVersion?: string;
  /**
   * Stake that can still be delegated to it, in nAVAX. The total of own and delegated stake is limited
   * to five times the own stake and to 3 million AVAX.
   */
  delegationCapacity?: string;
  /** How well other nodes reach the node. */
  validatorHealth: ValidatorHealth;
  /** Approximate location of the node; null when not known. */
  geolocation: Geolocation | null;
}

/** Addresses on an EVM chain. */
export interface AddressActivityMetadata {
  /**
   * Only transactions with a log whose first topic is one of these, 32 bytes of hex with 0x prefix. EVM
   * chains only.
   * At most 20 items.
   */
  eventSignatures?: string[];
  /**
   * EVM addresses, 20 bytes of hex with 0x prefix; at most 1000.
   * At most 1000 items.
   */
  addresses: string[];
}

/**
 * Kind of event of an address: a transaction that concerns it, a balance that passes a threshold, or a
 * transaction that pays a reward to it.
 */
export type AddressActivitySubEvent = "balance_change" | "balance_threshold" | "reward_distribution";

/** The chains that each requested address has interacted with. */
export interface AddressChainInteractions {
  /** One entry per requested address. */
  addresses: AddressChains[];
}

/** Chains that one address has interacted with. */
export interface AddressChains {
  /** The address, bech32 without chain prefix. */
  address: string;
  /** Ids of the chains, cb58; never an alias. */
  blockchainIds: string[];
}

/** The EVM chains on which transactions concern an address. */
export interface AddressEvmChains {
  /** Those that the service indexes, ordered by EVM chain id. */
  indexedChains?: EvmChain[];
  /** Ids of other chains. Empty, as this service knows only those that it indexes. */
  unindexedChains?: string[];
}

/** Sender or receiver of a transfer or transaction, with what is known about the address. */
export interface AddressParty {
  /** Name of the contract or its token. Absent when not known. */
  name?: string;
  /** Symbol of the token. Absent when the address is not a token. */
  symbol?: string;
  /** Decimal places of the token. Absent when the address is not a token. */
  decimals?: number;
  /** URI of the logo. Absent when not known. */
  logoUri?: string;
  /** The address, hex with 0x prefix in EIP-55 mixed case. */
  address: string;
}

/** The addresses that a request is about. */
export interface AddressesRequest {
  /**
   * Addresses as one comma-separated value: bech32 with the prefix of the network, optionally after P-,
   * X- or C-. At most 1024.
   * @example fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw
   */
  addresses: string;
}

/**
 * The message to sign, and how much of the signing subnet must sign. At least one of message and
 * justification is required; the sum of the two percentages is at most 100.
 */
export interface AggregateSignaturesRequest {
  /**
   * Unsigned Warp message, hex with optional 0x prefix. Deployments also accept the ABI-encoded data of
   * the Warp precompile's SendWarpMessage event.
   */
  message?: string;
  /** Additional data that the signers need to verify the message, hex with optional 0x prefix. */
  justification?: string;
  /** Subnet whose validators sign, hex or cb58. Default: the subnet of the source blockchain. */
  signingSubnetId?: string;
  /**
   * Share of the signing subnet's weight that must sign, in percent. Deployments treat 0 as not given.
   * Range: 0 to 100; Default: 67.
   */
  quorumPercentage?: number;
  /**
   * Share above the quorum that the service tries to reach, in percent. More signatures take longer, but
   * are less likely to become invalid when weights change.
   * Range: 0 to 100; Default: 0.
   */
  quorumPercentageBuffer?: number;
  /**
   * P-Chain height that determines the validator set. 0 means the proposed height.
   * At least 0; Default: 0.
   */
  pChainHeight?: number;
}

/** Who may use a precompile of an EVM chain. */
export interface AllowListConfig {
  /** Unix time in seconds from which the precompile is enabled. */
  blockTimestamp?: number;
  /** Addresses that may grant and revoke every role. */
  adminAddresses?: string[];
  /** Addresses that may enable and disable other addresses. */
  managerAddresses?: string[];
  /** Addresses that may use the precompile. */
  enabledAddresses?: string[];
}

/** A request with an API key. */
export interface ApiLog {
  /**
   * Organisation of the key. Empty on deployments without organisations.
   * @example
   */
  orgId: string;
  /**
   * Id of the request. Deployments may use that of the response's header x-request-id.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  logId: string;
  /**
   * Time of the request, Unix time in seconds.
   * @example 1766016003
   */
  eventTimestamp: number;
  /**
   * Id of the key.
   * @example key_0123456789ab
   */
  apiKeyId: string;
  /**
   * Name of the key's owner.
   * @example explorer
   */
  apiKeyAlias: string;
  /**
   * Region in which the request was handled. Empty on deployments without regions.
   * @example
   */
  hostRegion: string;
  /** Kind of the request. */
  requestType: RequestType;
  /**
   * Path of the request. Deployments may give the path of the operation, with its parameters in braces.
   * @example /v1/chains/{chainId}/transactions/{txHash}
   */
  requestPath: string;
  /**
   * Compute units that were charged.
   * @example 20
   */
  apiCreditsConsumed: number;
  /**
   * Milliseconds to the response.
   * @example 12
   */
  requestDurationMsecs: number;
  /**
   * Status of the response.
   * @example 200
   */
  responseCode: number;
  /**
   * EVM chain id, or alias of the Primary Network's chain, that the path named. Absent where it named
   * none.
   * @example 43114
   */
  chainId?: string;
  /**
   * JSON-RPC method of a request that was relayed to a node.
   * @example eth_call
   */
  rpcMethod?: string;
  /** Who sent the request. */
  metadata: ApiLogClient;
}

/** Who sent a request. Each text is empty where the deployment does not keep it. */
export interface ApiLogClient {
  /**
   * IP address of the sender.
   * @example 203.0.113.7
   */
  ipAddress: string;
  /**
   * Host name that the request was sent to.
   * @example data.example.org
   */
  host: string;
  /**
   * Program that sent it, as it calls itself.
   * @example primary-network-sdk
   */
  userAgent: string;
}

/** A page of requests. */
export interface ApiLogPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /**
   * Organisation of the keys. Empty on deployments without organisations.
   * @example
   */
  orgId: string;
  /** Requests of this page. */
  logs: ApiLog[];
}

/** Requests of API keys by period. */
export interface ApiUsage {
  /**
   * Length of the periods, as in the request.
   * @example daily
   */
  aggregateDuration: string;
  /**
   * Organisation of the keys. Empty on deployments without organisations.
   * @example
   */
  orgId: string;
  /** The periods with requests, oldest first. */
  metrics: ApiUsagePeriod[];
}

/** Requests of one period. */
export interface ApiUsagePeriod {
  /**
   * Start of the period, Unix time in seconds.
   * @example 1766016000
   */
  timestamp: number;
  /** The groups with requests; one without groupBy. */
  values: ApiUsageValue[];
}

/** Requests of one group in one period. */
export interface ApiUsageValue {
  /**
   * Value that the requests of the group share. Absent without groups, and for requests that concern no
   * single chain.
   * @example /v1/chains/{chainId}/transactions/{txHash}
   */
  groupValue?: string | number;
  /**
   * Number of requests.
   * @example 1200
   */
  totalRequests: number;
  /**
   * Requests per second of the part of the period that is in the range and has passed.
   * @example 0.0138
   */
  requestsPerSecond: number;
  /**
   * Share of the requests whose status was below 400, in percent.
   * @example 99.5
   */
  successRatePercent: number;
  /**
   * Median time to the response in milliseconds. Deployments may round it by up to a tenth.
   * @example 12
   */
  medianResponseTimeMsecs: number;
  /**
   * Number of requests whose status was 400 to 499.
   * @example 6
   */
  invalidRequests: number;
  /**
   * Compute units of the requests.
   * @example 24000
   */
  apiCreditsUsed: number;
  /**
   * Compute units of the invalid requests.
   * @example 120
   */
  apiCreditsWasted: number;
  /** What the requests were grouped by; None when they were not. */
  groupedBy: UsageGroupedBy;
}

/** An amount of one asset. */
export interface AssetAmount {
  /**
   * Id of the asset, cb58.
   * @example FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z
   */
  assetId: string;
  /**
   * Name of the asset.
   * @example Avalanche
   */
  name: string;
  /**
   * Ticker of the asset.
   * @example AVAX
   */
  symbol: string;
  /**
   * Number of decimal places of a whole unit.
   * @example 9
   */
  denomination: number;
  /** Type of the output of the asset, for example secp256k1. */
  type: AssetType;
  /**
   * Integer amount in the smallest unit (nAVAX for AVAX).
   * @example 2000000000000
   */
  amount: string;
}

/** The sum of some outputs of one asset. */
export interface AssetBalance {
  /**
   * Id of the asset, cb58.
   * @example FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z
   */
  assetId: string;
  /**
   * Name of the asset.
   * @example Avalanche
   */
  name: string;
  /**
   * Ticker of the asset.
   * @example AVAX
   */
  symbol: string;
  /**
   * Number of decimal places of a whole unit.
   * @example 9
   */
  denomination: number;
  /** Type of the output of the asset, for example secp256k1. */
  type: AssetType;
  /**
   * Integer amount in the smallest unit (nAVAX for AVAX).
   * @example 2000000000000
   */
  amount: string;
  /**
   * Number of outputs.
   * @example 1
   */
  utxoCount: number;
}

/** Type of the output of the asset: a fungible amount or a non-fungible token. */
export type AssetType = "secp256k1" | "nft" | (string & {});

/** Amounts of AVAX, as decimal strings of whole AVAX. */
export interface AvaxSupply {
  /** The total supply without the amount that is locked. Staked AVAX is included. */
  circulatingSupply: string;
  /** The amount that the genesis created and the amount paid as rewards, without the amount burned. */
  totalSupply: string;
  /** The amount that the P-Chain has burned, including the fees of L1 validators. */
  totalPBurned: string;
  /** The amount that the C-Chain has burned as fees of EVM transactions and of atomic transactions. */
  totalCBurned: string;
  /** The amount that the X-Chain has burned. */
  totalXBurned: string;
  /**
   * The stake of the Primary Network's active validators and delegators. An auto-renewed validator's
   * stake includes rewards that it staked again.
   */
  totalStaked: string;
  /** The amount in P-Chain outputs that can only be staked until a time that is still to come. */
  totalLocked: string;
  /**
   * The amount of all rewards paid so far. A reward that an auto-renewed validator stakes again counts
   * when it is paid.
   */
  totalRewards: string;
  /** Time of the latest block that the amounts include, in ISO 8601 format. */
  lastUpdated: string;
  /**
   * The amount that the network's genesis created, without allocations of a test network's C-Chain
   * genesis.
   */
  genesisUnlock: string;
  /** The fees that L1 validators have paid from their balances. */
  l1ValidatorFees: string;
}

/** Addresses of the P-Chain, some of which have to sign. */
export interface BalanceOwner {
  /** Addresses in bech32. */
  addresses: string[];
  /** Number of signatures required. */
  threshold: number;
}

/** The balances of addresses on a chain. */
export interface Balances {
  /** By kind, with the kinds of the chain. Those of the C-Chain are among those of the others. */
  balances: PChainBalances | XChainBalances | CChainBalances;
  /** Chain of the balances. */
  chainInfo: ChainInfo;
}

/** A page of blocks. */
export interface BlockPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Blocks of this page. */
  blocks: PrimaryNetworkBlock[];
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** A blockchain that belongs to a subnet. */
export interface Blockchain {
  /** Unix time in seconds of the block that created it. */
  createBlockTimestamp: number;
  /** Height of the P-Chain block that created it; "-1" for chains created at genesis. */
  createBlockNumber: string;
  /** Id of the blockchain, cb58. */
  blockchainId: string;
  /** Id of its virtual machine, cb58. */
  vmId: string;
  /** Subnet that validates it, cb58. */
  subnetId: string;
  /** Name of the blockchain. */
  blockchainName: string;
  /** EVM chain id. Absent when the chain is not an EVM. May exceed 2^53. */
  evmChainId?: number | bigint;
  /** Genesis of the blockchain. Absent when it is not known or too large. */
  genesisData?: GenesisData;
}

/**
 * A Primary Network chain: an alias, or the cb58 id of a chain that the service lists. The listed ids
 * are, in this order, the P-Chain of every network, the X-Chain of mainnet and fuji, and the C-Chain
 * of mainnet and fuji; a service for another network accepts the X-Chain and C-Chain ids of that
 * network.
 */
export type BlockchainId = "p-chain" | "x-chain" | "c-chain" | "11111111111111111111111111111111LpoYY" | "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM" | "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm" | "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5" | "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp" | (string & {});

/** The blockchain that a CreateChainTx created. */
export interface BlockchainInfo {
  /** Name of the chain. */
  chainName: string;
  /** Id of the chain's virtual machine, cb58. */
  vmId: string;
  /** Genesis of the chain. Absent when it is too large. */
  genesisData?: GenesisData;
}

/** A page of blockchains. */
export interface BlockchainPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Blockchains of this page. */
  blockchains: Blockchain[];
}

/** BLS key of a validator with the proof of possession of the secret key. */
export interface BlsCredentials {
  /** Compressed BLS12-381 public key, 48 bytes, hex. */
  publicKey: string;
  /** BLS signature over the public key, 96 bytes, hex. */
  proofOfPossession: string;
}

/**
 * What the addresses have in the atomic memory of the C-Chain, one item for each asset and other
 * chain.
 */
export interface CChainBalances {
  /** Exported to another chain, which has not imported it, without a lock that still holds. */
  atomicMemoryUnlocked: SharedAssetBalance[];
  /** Exported to another chain, which has not imported it, with a lock that still holds. */
  atomicMemoryLocked: SharedAssetBalance[];
}

/** A C-Chain atomic transaction that sends funds to another chain. */
export interface CChainExportTransaction {
  /** Id of the transaction, cb58. */
  txHash: string;
  /** Height of the C-Chain block. */
  blockHeight: number;
  /** Hash of the C-Chain block. */
  blockHash: string;
  /** Unix time in seconds of the block. */
  timestamp: number;
  /** Memo of the transaction, hex. */
  memo: string;
  /** Total amounts of the inputs, one per asset. */
  amountUnlocked: AssetAmount[];
  /** Total amounts of the outputs, one per asset. */
  amountCreated: AssetAmount[];
  /** Source chain of the funds. */
  sourceChain: string;
  /** Destination chain of the funds. */
  destinationChain: string;
  /** Always ExportTx. */
  txType: "ExportTx";
  /** EVM addresses that were debited. */
  evmInputs: EvmInput[];
  /** Outputs created in atomic memory. */
  emittedUtxos: XOrCChainUtxo[];
}

/** A C-Chain atomic transaction that brings funds in from another chain. */
export interface CChainImportTransaction {
  /** Id of the transaction, cb58. */
  txHash: string;
  /** Height of the C-Chain block. */
  blockHeight: number;
  /** Hash of the C-Chain block. */
  blockHash: string;
  /** Unix time in seconds of the block. */
  timestamp: number;
  /** Memo of the transaction, hex. */
  memo: string;
  /** Total amounts of the inputs, one per asset. */
  amountUnlocked: AssetAmount[];
  /** Total amounts of the outputs, one per asset. */
  amountCreated: AssetAmount[];
  /** Source chain of the funds. */
  sourceChain: string;
  /** Destination chain of the funds. */
  destinationChain: string;
  /** Always ImportTx. */
  txType: "ImportTx";
  /** EVM addresses that were credited. */
  evmOutputs: EvmOutput[];
  /** Outputs in atomic memory that were spent. */
  consumedUtxos: XOrCChainUtxo[];
}

/** Common fields of both C-Chain atomic transactions. */
export interface CChainTransactionBase {
  /** Id of the transaction, cb58. */
  txHash: string;
  /** Height of the C-Chain block. */
  blockHeight: number;
  /** Hash of the C-Chain block. */
  blockHash: string;
  /** Unix time in seconds of the block. */
  timestamp: number;
  /** Memo of the transaction, hex. */
  memo: string;
  /** Total amounts of the inputs, one per asset. */
  amountUnlocked: AssetAmount[];
  /** Total amounts of the outputs, one per asset. */
  amountCreated: AssetAmount[];
  /** Source chain of the funds. */
  sourceChain: string;
  /** Destination chain of the funds. */
  destinationChain: string;
}

/** Type of a native transaction: a plain transfer, a contract call, or a contract creation. */
export type CallType = "NATIVE_TRANSFER" | "CONTRACT_CALL" | "CONTRACT_CREATION" | (string & {});

/** How far a chain is indexed. */
export interface ChainIndexStatus {
  /** Network of the chain, mainnet or fuji. */
  network: string;
  /** Alias p-chain, x-chain or c-chain, or an EVM chain by its EVM chain id as in evm-43114. */
  chain: string;
  /**
   * Height of the last indexed block. Absent before the first.
   * At least 0.
   */
  height?: number;
  /**
   * Height of the last block that the node reported. Absent before its first response.
   * At least 0.
   */
  nodeHeight?: number;
  /**
   * Blocks up to nodeHeight that are not indexed. Absent before the node's first response.
   * At least 0.
   */
  blocksBehind?: number;
  /**
   * Seconds since the index last had every block of the node. Absent until it had.
   * At least 0.
   */
  secondsBehind?: number;
  /**
   * Unix time in seconds at which the index last had every block of the node. Absent until it had.
   * At least 0.
   */
  completeAt?: number;
  /** Whether blocks are missing that the node has had for some time, or the index is not being extended. */
  catchingUp: boolean;
  /**
   * State connecting is before the node's first response, catching-up while earlier blocks are indexed,
   * following when new blocks are indexed as they come, waiting after a failed attempt, stopped while
   * the chain contradicts itself.
   */
  state: "connecting" | "catching-up" | "following" | "waiting" | "stopped" | (string & {});
  /**
   * Blocks indexed per second within the last half minute. Absent when it is not known.
   * At least 0.
   */
  blocksPerSecond?: number;
  /**
   * Seconds until the node's last block is reached at this rate. Absent when it is not known.
   * At least 0.
   */
  secondsLeft?: number;
}

/** The chain of a listing. */
export interface ChainInfo {
  /** Alias of the chain. */
  chainName: ChainName;
  /** Network of the chain. */
  network: Network;
}

/** Alias of a Primary Network chain. */
export type ChainName = "p-chain" | "x-chain" | "c-chain" | (string & {});

/** What an account holds of an NFT, by the standard of its contract. */
export type CollectibleBalance = Erc721TokenBalance | Erc1155TokenBalance;

/** A page of NFTs of an account. */
export interface CollectibleBalancePage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** NFTs of this page. */
  collectibleBalances: CollectibleBalance[];
}

/** A delegation that reached its end time. */
export interface CompletedDelegator {
  /** Transaction that registered the delegation, cb58. */
  txHash: string;
  /** Validator that is delegated to. */
  nodeId: string;
  /** Addresses that receive the reward. */
  rewardAddresses: string[];
  /** Delegated stake, in nAVAX. */
  amountDelegated: string;
  /** Share of the reward that the validator keeps, in percent. */
  delegationFee: string;
  /** Unix time in seconds at which the delegation starts. */
  startTimestamp: number;
  /** Unix time in seconds at which the delegation ends. */
  endTimestamp: number;
  /** Always completed. */
  delegationStatus: "completed";
  /** Reward before the validator's fee, in nAVAX. */
  grossReward: string;
  /** Reward after the validator's fee, in nAVAX. */
  netReward: string;
}

/** A validation that reached its end time. */
export interface CompletedValidator {
  /** Transaction that registered the validator, cb58. */
  txHash: string;
  /**
   * Node of the validator.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /** Subnet that it validates, cb58. */
  subnetId: string;
  /** Stake or weight of the validator, in nAVAX on the Primary Network. */
  amountStaked: string;
  /**
   * Share of delegation rewards that the validator keeps, in percent, for example "2.0000000000000000".
   * Absent on subnets, which have no such fee; deployments may send null.
   */
  delegationFee?: string | null;
  /** Unix time in seconds at which the validation starts. */
  startTimestamp: number;
  /** Unix time in seconds at which the validation ends, as registered. */
  endTimestamp: number;
  /** BLS key of the validator. Absent when it was registered without one. */
  blsCredentials?: BlsCredentials;
  /** Always completed. */
  validationStatus: "completed";
  /** Number of delegations to it. */
  delegatorCount: number;
  /** Stake delegated to it, in nAVAX. */
  amountDelegated?: string;
  /** Rewards that were paid. */
  rewards: ValidatorRewards;
}

/** How a contract was deployed. */
export interface ContractDeployment {
  /** Hash of the transaction that deployed it. */
  txHash: string;
  /** Sender of that transaction. */
  deployerAddress: string;
  /** Contract that deployed it. Absent when the transaction itself did. */
  deployerContractAddress?: string;
}

/** A webhook to create. What it listens to depends on eventType. */
export type CreateWebhookRequest = EvmAddressActivityRequest | PrimaryNetworkAddressActivityRequest | ValidatorActivityRequest;

/** Currency of prices, as a lower-case ISO 4217 code. */
export type Currency = "usd" | "eur" | "aud" | "cad" | "chf" | "clp" | "cny" | "czk" | "dkk" | "gbp" | "hkd" | "huf" | "jpy" | "nzd";

/** Error body of the data service. */
export interface DataError {
  /**
   * HTTP status of the response, repeated in the body.
   * @example 400
   */
  statusCode: number;
  /**
   * Reason phrase of the status.
   * @example Bad Request
   */
  error: string;
  /** Error message. Some deployments send an array of messages instead; clients accept both. */
  message: string;
}

/** State of a delegation. pending: not started; active: in progress; completed: reached its end time. */
export type DelegationStatus = "completed" | "active" | "pending";

/** A delegation. Its reward fields depend on delegationStatus. */
export type Delegator = CompletedDelegator | ActiveDelegator | PendingDelegator;

/** Common fields of a delegation in every state. */
export interface DelegatorBase {
  /** Transaction that registered the delegation, cb58. */
  txHash: string;
  /** Validator that is delegated to. */
  nodeId: string;
  /** Addresses that receive the reward. */
  rewardAddresses: string[];
  /** Delegated stake, in nAVAX. */
  amountDelegated: string;
  /** Share of the reward that the validator keeps, in percent. */
  delegationFee: string;
  /** Unix time in seconds at which the delegation starts. */
  startTimestamp: number;
  /** Unix time in seconds at which the delegation ends. */
  endTimestamp: number;
}

/** A page of delegations. */
export interface DelegatorPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Delegations of this page. */
  delegators: Delegator[];
}

/** Totals of the active delegators of the Primary Network. */
export interface DelegatorTotals {
  /** Number of active delegations. */
  delegatorCount: number;
  /** Stake of the active delegations, in nAVAX. */
  totalAmountStaked: string;
}

/** A message that was sent and delivered. */
export interface DeliveredIcmMessage {
  /** Id of the message, 32 bytes hex. */
  messageId: string;
  /** Blockchain that the message comes from, cb58. */
  sourceBlockchainId: string;
  /** Blockchain that it goes to, cb58. */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty when the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty when the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, hex. Absent when there is none. */
  data?: string;
  /** Whether the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** Whether the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for its delivery. The value is 0 and the token the zero address when no reward was
   * offered, or the source chain is not indexed.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract, the same on every chain. */
  icmContractAddress: string;
  /** Always delivered. */
  status: "delivered";
  /** Transaction that sent it. */
  sourceTransaction: IcmSourceTransaction;
  /** Transaction that delivered it. */
  destinationTransaction: IcmDestinationTransaction;
}

/** A delivered message from a chain that the service does not index. */
export interface DeliveredSourceNotIndexedIcmMessage {
  /** Id of the message, 32 bytes hex. */
  messageId: string;
  /** Blockchain that the message comes from, cb58. */
  sourceBlockchainId: string;
  /** Blockchain that it goes to, cb58. */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty when the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty when the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, hex. Absent when there is none. */
  data?: string;
  /** Whether the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** Whether the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for its delivery. The value is 0 and the token the zero address when no reward was
   * offered, or the source chain is not indexed.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract, the same on every chain. */
  icmContractAddress: string;
  /** Always delivered_source_not_indexed. */
  status: "delivered_source_not_indexed";
  /** Transaction that delivered it. */
  destinationTransaction: IcmDestinationTransaction;
}

/** A delivered message from a chain that the service does not index, under its former name. */
export interface DeliveredSourceNotIndexedTeleporterMessage {
  /** Id of the message, 32 bytes hex. */
  messageId: string;
  /** Blockchain that the message comes from, cb58. */
  sourceBlockchainId: string;
  /** Blockchain that it goes to, cb58. */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty when the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty when the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, hex. Absent when there is none. */
  data?: string;
  /** Whether the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** Whether the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for its delivery. The value is 0 and the token the zero address when no reward was
   * offered, or the source chain is not indexed.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract, the same on every chain. */
  teleporterContractAddress: string;
  /** Always delivered_source_not_indexed. */
  status: "delivered_source_not_indexed";
  /** Transaction that delivered it. */
  destinationTransaction: IcmDestinationTransaction;
}

/** A message that was sent and delivered, under its former name. */
export interface DeliveredTeleporterMessage {
  /** Id of the message, 32 bytes hex. */
  messageId: string;
  /** Blockchain that the message comes from, cb58. */
  sourceBlockchainId: string;
  /** Blockchain that it goes to, cb58. */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty when the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty when the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, hex. Absent when there is none. */
  data?: string;
  /** Whether the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** Whether the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for its delivery. The value is 0 and the token the zero address when no reward was
   * offered, or the source chain is not indexed.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract, the same on every chain. */
  teleporterContractAddress: string;
  /** Always delivered. */
  status: "delivered";
  /** Transaction that sent it. */
  sourceTransaction: IcmSourceTransaction;
  /** Transaction that delivered it. */
  destinationTransaction: IcmDestinationTransaction;
}

/** A page of ERC-1155 balances of an account. */
export interface Erc1155BalancePage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** What the account holds of the token that pays for gas, at the same block. */
  nativeTokenBalance: NativeTokenBalance;
  /** ERC-1155 balances of this page. */
  erc1155TokenBalances: Erc1155TokenBalance[];
}

/** A contract of an ERC-1155 collection. */
export interface Erc1155Contract {
  /** Address of the contract. */
  address: string;
  /**
   * Name of the contract's token. Absent when the contract does not provide it, or it has not been read
   * yet.
   */
  name?: string;
  /** How the contract was deployed. Absent when its deployment is not indexed. */
  deploymentDetails?: ContractDeployment;
  /** Always ERC-1155. */
  ercType: "ERC-1155";
  /** Symbol of the token. Absent when the contract does not provide it, or it has not been read yet. */
  symbol?: string;
}

/** Metadata of an ERC-1155 token. */
export interface Erc1155Metadata {
  /** Indexing status of the metadata. */
  indexStatus: NftIndexStatus;
  /** Unix time in seconds at which the metadata was last read. */
  metadataLastUpdatedTimestamp?: number;
  /** Name of the token. */
  name?: string;
  /** Symbol of the token. */
  symbol?: string;
  /** URI of the image. */
  imageUri?: string;
  /** Description of the token. */
  description?: string;
  /** URI of the animation. */
  animationUri?: string;
  /** URL of a page about the token. */
  externalUrl?: string;
  /** Background colour. */
  background?: string;
  /** Number of decimal places of a whole token. */
  decimals?: number;
  /** Properties of the token, as JSON text. */
  properties?: string;
}

/** An ERC-1155 token of one collection. */
export interface Erc1155Token {
  /** Contract address of the collection. */
  address: string;
  /** Always ERC-1155. */
  ercType: "ERC-1155";
  /** Id of the token in its collection, a decimal integer. */
  tokenId: string;
  /**
   * URI of the token's metadata. Empty when it has not been read yet, or the contract does not provide
   * it.
   */
  tokenUri: string;
  /** Metadata that was read from tokenUri. */
  metadata: Erc1155Metadata;
}

/** What an account holds of an ERC-1155 token. */
export interface Erc1155TokenBalance {
  /** Contract address of the collection. */
  address: string;
  /** Always ERC-1155. */
  ercType: "ERC-1155";
  /** Id of the token in its collection, a decimal integer. */
  tokenId: string;
  /**
   * URI of the token's metadata. Empty when it has not been read yet, or the contract does not provide
   * it.
   */
  tokenUri: string;
  /** Metadata that was read from tokenUri. */
  metadata: Erc1155Metadata;
  /** EVM chain id of the chain, decimal. */
  chainId: string;
  /** Balance of the token, the sum of its transfers up to the block. */
  balance: string;
}

/** A transfer of ERC-1155 tokens. */
export interface Erc1155Transfer {
  /** Sender. */
  from: AddressParty;
  /** Receiver. */
  to: AddressParty;
  /** Position of the transfer's event in the block. */
  logIndex: number;
  /** Number of tokens. */
  value: string;
  /** Token that was transferred. */
  erc1155Token: Erc1155Token;
}

/** A listed ERC-1155 transfer with its position on the chain. */
export interface Erc1155TransferListItem {
  /** Number of the block. */
  blockNumber: string;
  /** Unix time in seconds of the block. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** Hash of the transaction. */
  txHash: string;
  /** Unix time in milliseconds of the block. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Sender. */
  from: AddressParty;
  /** Receiver. */
  to: AddressParty;
  /** Position of the transfer's event in the block. */
  logIndex: number;
  /** Number of tokens. */
  value: string;
  /** Token that was transferred. */
  erc1155Token: Erc1155Token;
}

/** A page of ERC-1155 transfers. */
export interface Erc1155TransferPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** ERC-1155 transfers of this page. */
  transactions: Erc1155TransferListItem[];
}

/** A page of ERC-20 balances of an account. */
export interface Erc20BalancePage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** What the account holds of the token that pays for gas, at the same block. */
  nativeTokenBalance: NativeTokenBalance;
  /** ERC-20 balances of this page. */
  erc20TokenBalances: Erc20TokenBalance[];
}

/** A contract of an ERC-20 token. */
export interface Erc20Contract {
  /** Address of the contract. */
  address: string;
  /**
   * Name of the contract's token. Absent when the contract does not provide it, or it has not been read
   * yet.
   */
  name?: string;
  /** How the contract was deployed. Absent when its deployment is not indexed. */
  deploymentDetails?: ContractDeployment;
  /** Always ERC-20. */
  ercType: "ERC-20";
  /** Symbol of the token. Absent when the contract does not provide it, or it has not been read yet. */
  symbol?: string;
  /** Number of decimal places of a whole token. 0 when the contract does not provide it. */
  decimals: number;
}

/** An ERC-20 token. */
export interface Erc20Token {
  /** Contract address of the token. */
  address: string;
  /** Name of the token. Empty when the contract does not provide it. */
  name: string;
  /** Symbol of the token. Empty when the contract does not provide it. */
  symbol: string;
  /** URI of the token's logo. Absent when not known. */
  logoUri?: string;
  /** Always ERC-20. */
  ercType: "ERC-20";
  /** Number of decimal places of a whole token. 0 when the contract does not provide it. */
  decimals: number;
  /** Price of a whole token. Absent when not known. */
  price?: TokenPrice;
}

/** What an account holds of an ERC-20 token. */
export interface Erc20TokenBalance {
  /** Contract address of the token. */
  address: string;
  /** Name of the token. Empty when the contract does not provide it. */
  name: string;
  /** Symbol of the token. Empty when the contract does not provide it. */
  symbol: string;
  /** Number of decimal places of a whole token. 0 when the contract does not provide it. */
  decimals: number;
  /** URI of the token's logo. Absent when not known. */
  logoUri?: string;
  /** Always ERC-20. */
  ercType: "ERC-20";
  /** Price of a whole token. Absent when not known. */
  price?: TokenPrice;
  /** EVM chain id of the chain, decimal. */
  chainId: string;
  /**
   * Balance in the smallest unit of the token: what the contract reports at the block (balanceOf), which
   * holds for tokens that are rebased or minted without events too. If the contract reports none, the
   * sum of its transfers.
   */
  balance: string;
  /** Worth of the balance. Absent when the price or the number of decimal places is not known. */
  balanceValue?: TokenPrice;
  /** Whether a security analysis found the token harmful. Null when there was none. */
  tokenReputation: ("Malicious" | "Benign" | (string & {})) | null;
}

/** An ERC-20 token, and whether it is known to be malicious. */
export interface Erc20TokenV2 {
  /** Contract address of the token. */
  address: string;
  /** Name of the token. Empty when the contract does not provide it. */
  name: string;
  /** Symbol of the token. Empty when the contract does not provide it. */
  symbol: string;
  /** URI of the token's logo. Absent when not known. */
  logoUri?: string;
  /** Always ERC-20. */
  ercType: "ERC-20";
  /** Number of decimal places of a whole token. 0 when the contract does not provide it. */
  decimals: number;
  /** Price of a whole token. Absent when not known. */
  price?: TokenPrice;
  /** Judgement of a security analysis. Null when there is none. */
  tokenReputation: "Malicious" | "Benign" | null;
}

/** A transfer of an ERC-20 token. */
export interface Erc20Transfer {
  /** Sender. */
  from: AddressParty;
  /** Receiver. */
  to: AddressParty;
  /** Position of the transfer's event in the block. */
  logIndex: number;
  /** Amount in the smallest unit of the token. */
  value: string;
  /** Token that was transferred. */
  erc20Token: Erc20Token;
}

/** A listed ERC-20 transfer with its position on the chain. */
export interface Erc20TransferListItem {
  /** Number of the block. */
  blockNumber: string;
  /** Unix time in seconds of the block. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** Hash of the transaction. */
  txHash: string;
  /** Unix time in milliseconds of the block. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Sender. */
  from: AddressParty;
  /** Receiver. */
  to: AddressParty;
  /** Position of the transfer's event in the block. */
  logIndex: number;
  /** Amount in the smallest unit of the token. */
  value: string;
  /** Token that was transferred. */
  erc20Token: Erc20Token;
}

/** A page of ERC-20 transfers. */
export interface Erc20TransferPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** ERC-20 transfers of this page. */
  transactions: Erc20TransferListItem[];
}

/** A transfer of an ERC-20 token, with the reputation of the token. */
export interface Erc20TransferV2 {
  /** Sender. */
  from: AddressParty;
  /** Receiver. */
  to: AddressParty;
  /** Position of the transfer's event in the block. */
  logIndex: number;
  /** Amount in the smallest unit of the token. */
  value: string;
  /** Token that was transferred. */
  erc20Token: Erc20TokenV2;
}

/** A page of ERC-721 tokens of an account. */
export interface Erc721BalancePage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** What the account holds of the token that pays for gas, at the same block. */
  nativeTokenBalance: NativeTokenBalance;
  /** ERC-721 tokens of this page. */
  erc721TokenBalances: Erc721TokenBalance[];
}

/** A contract of an ERC-721 collection. */
export interface Erc721Contract {
  /** Address of the contract. */
  address: string;
  /**
   * Name of the contract's token. Absent when the contract does not provide it, or it has not been read
   * yet.
   */
  name?: string;
  /** How the contract was deployed. Absent when its deployment is not indexed. */
  deploymentDetails?: ContractDeployment;
  /** Always ERC-721. */
  ercType: "ERC-721";
  /** Symbol of the token. Absent when the contract does not provide it, or it has not been read yet. */
  symbol?: string;
}

/** Metadata of an ERC-721 token. */
export interface Erc721Metadata {
  /** Indexing status of the metadata. */
  indexStatus: NftIndexStatus;
  /** Unix time in seconds at which the metadata was last read. */
  metadataLastUpdatedTimestamp?: number;
  /** Name of the token. */
  name?: string;
  /** Symbol of the token. */
  symbol?: string;
  /** URI of the image. */
  imageUri?: string;
  /** Description of the token. */
  description?: string;
  /** URI of the animation. */
  animationUri?: string;
  /** URL of a page about the token. */
  externalUrl?: string;
  /** Background colour. */
  background?: string;
  /** Attributes of the token, as JSON text. */
  attributes?: string;
}

/** An ERC-721 token of one collection. */
export interface Erc721Token {
  /** Contract address of the collection. */
  address: string;
  /** Name of the collection. */
  name: string;
  /** Symbol of the collection. */
  symbol: string;
  /** Always ERC-721. */
  ercType: "ERC-721";
  /** Id of the token in its collection, a decimal integer. */
  tokenId: string;
  /**
   * URI of the token's metadata. Empty when it has not been read yet, or the contract does not provide
   * it.
   */
  tokenUri: string;
  /** Metadata that was read from tokenUri. */
  metadata: Erc721Metadata;
  /** Current owner of the token; the zero address when it was burned. Absent when not known. */
  ownerAddress?: string;
  /** URI of the collection's logo. Absent when not known. */
  logoUri?: string;
  /** Price of the token. Absent when not known. */
  price?: TokenPrice;
}

/** An ERC-721 token that an account holds. */
export interface Erc721TokenBalance {
  /** Contract address of the collection. */
  address: string;
  /** Name of the collection. */
  name: string;
  /** Symbol of the collection. */
  symbol: string;
  /** Always ERC-721. */
  ercType: "ERC-721";
  /** Id of the token in its collection, a decimal integer. */
  tokenId: string;
  /**
   * URI of the token's metadata. Empty when it has not been read yet, or the contract does not provide
   * it.
   */
  tokenUri: string;
  /** Metadata that was read from tokenUri. */
  metadata: Erc721Metadata;
  /** Current owner of the token; the zero address when it was burned. Absent when not known. */
  ownerAddress?: string;
  /** URI of the collection's logo. Absent when not known. */
  logoUri?: string;
  /** Price of the token. Absent when not known. */
  price?: TokenPrice;
  /** EVM chain id of the chain, decimal. */
  chainId: string;
}

/** A transfer of an ERC-721 token. */
export interface Erc721Transfer {
  /** Sender. */
  from: AddressParty;
  /** Receiver. */
  to: AddressParty;
  /** Position of the transfer's event in the block. */
  logIndex: number;
  /** Token that was transferred. */
  erc721Token: Erc721Token;
}

/** A listed ERC-721 transfer with its position on the chain. */
export interface Erc721TransferListItem {
  /** Number of the block. */
  blockNumber: string;
  /** Unix time in seconds of the block. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** Hash of the transaction. */
  txHash: string;
  /** Unix time in milliseconds of the block. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Sender. */
  from: AddressParty;
  /** Receiver. */
  to: AddressParty;
  /** Position of the transfer's event in the block. */
  logIndex: number;
  /** Token that was transferred. */
  erc721Token: Erc721Token;
}

/** A page of ERC-721 transfers. */
export interface Erc721TransferPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** ERC-721 transfers of this page. */
  transactions: Erc721TransferListItem[];
}

/** Fields of every error body of the two HTTP services, besides the message. */
export interface ErrorBody {
  /**
   * HTTP status of the response, repeated in the body.
   * @example 400
   */
  statusCode: number;
  /**
   * Reason phrase of the status.
   * @example Bad Request
   */
  error: string;
}

/** A webhook for the transactions of addresses on an EVM chain. */
export interface EvmAddressActivityRequest {
  /** Always address_activity. */
  eventType: "address_activity";
  /**
   * URL to which messages are posted, http or https. Public deployments accept only hosts on the public
   * internet, on the usual ports.
   */
  url: string;
  /** Name of the webhook. */
  name?: string;
  /** Description of the webhook. */
  description?: string;
  /** Chain of the addresses, by EVM chain id or by blockchain id. */
  chainId: string;
  /** What to listen to. */
  metadata: AddressActivityMetadata;
  /**
   * Whether messages contain internal transactions, where the node's traces are indexed.
   * Default: false.
   */
  includeInternalTxs?: boolean;
  /**
   * Whether messages contain the logs of the transaction.
   * Default: false.
   */
  includeLogs?: boolean;
}

/**
 * A webhook for the transactions of addresses on an EVM chain: as sender or recipient of the
 * transaction, of an internal transaction or of a token transfer, or as the created contract.
 */
export interface EvmAddressActivityWebhook {
  /** Id of the webhook, a UUID. */
  id: string;
  /** URL to which messages are posted. */
  url: string;
  /** EVM chain id. */
  chainId: string;
  /** State of the webhook. */
  status: WebhookStatus;
  /** Unix time in seconds at which it was created. */
  createdAt: number;
  /** Name that its owner gave it; empty without one. */
  name: string;
  /** Description that its owner gave it; empty without one. */
  description: string;
  /** Always address_activity. */
  eventType: "address_activity";
  /** What it listens to. */
  metadata: AddressActivityMetadata;
  /** Whether messages contain internal transactions. */
  includeInternalTxs?: boolean;
  /** Whether messages contain the logs of the transaction. */
  includeLogs?: boolean;
}

/** A block of an EVM chain. */
export interface EvmBlock {
  /** EVM chain id. */
  chainId: string;
  /** Number of the block. */
  blockNumber: string;
  /** Unix time in seconds of the block. */
  blockTimestamp: number;
  /** Unix time in milliseconds of the block. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Minimum delay excess of the block. Absent on chains without it. */
  blockMinDelayExcess?: number | bigint;
  /** Hash of the block. */
  blockHash: string;
  /** Number of transactions in the block. */
  txCount: number;
  /**
   * Base fee of the block in wei. 0 before base fees existed. Since the Helicon upgrade the C-Chain
   * executes blocks after it accepts them, and a header has the highest possible base fee: here is the
   * one that the receipts show. A price that contains a whole tip and is below its transaction's cap
   * shows it exactly; without one, it is the highest that fits the header and every price.
   */
  baseFee: string;
  /** Gas that the block's transactions were charged, by their receipts. */
  gasUsed: string;
  /** Most gas that the block's transactions may use. */
  gasLimit: string;
  /** Gas that the block itself had to pay for. 0 on chains without it. */
  gasCost: string;
  /** Hash of the parent block. */
  parentHash: string;
  /** Fees of the block's transactions in wei. */
  feesSpent: string;
  /** Number of transactions of the chain up to the block, including it. */
  cumulativeTransactions: string;
}

/** A page of blocks of EVM chains. */
export interface EvmBlockPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Blocks of this page. */
  blocks: EvmBlock[];
}

/** An EVM chain, with what a wallet needs to connect to it. */
export interface EvmChain {
  /** EVM chain id, a decimal number. */
  chainId: string;
  /** Whether the chain's data is available now. */
  status: EvmChainStatus;
  /** Name of the chain. */
  chainName: string;
  /** Description of the chain. */
  description: string;
  /** Virtual machine that the chain runs. */
  vmName: EvmVmName;
  /** URL of the chain's JSON-RPC. Empty when the deployment does not publish it. */
  rpcUrl: string;
  /** Whether the chain belongs to a test network. */
  isTestnet: boolean;
  /** Token that pays for gas. */
  networkToken: NetworkToken;
  /** Blockchain id, cb58. Absent when the chain does not belong to Avalanche. */
  platformChainId?: string;
  /** Subnet that validates the chain, cb58. Absent when not known. */
  subnetId?: string;
  /** Id of the virtual machine, cb58. Absent when not known. */
  vmId?: string;
  /** A block explorer of the chain. Absent when not known. */
  explorerUrl?: string;
  /** WebSocket URL of the chain's JSON-RPC. Absent when not known. */
  wsUrl?: string;
  /** Contracts that applications use on the chain. Absent when not known. */
  utilityAddresses?: {
    /** Address of the Multicall contract. Absent when not known. */
    multicall?: string;
  };
  /** URI of the chain's logo. Absent when not known. */
  chainLogoUri?: string;
  /** Whether the chain is hidden from the public list. Absent when it is not. */
  private?: boolean;
  /** Features that are indexed in addition to the chain's transactions. */
  enabledFeatures?: EvmChainFeature[];
}

/**
 * A feature that a deployment indexes for an EVM chain: metadata of NFTs, events for webhooks, or
 * interchain messages.
 */
export type EvmChainFeature = "nftIndexing" | "webhooks" | "teleporter" | (string & {});

/** The EVM chains that a deployment indexes. */
export interface EvmChainList {
  /** The EVM chains. */
  chains: EvmChain[];
}

/** Whether the data of an EVM chain is available now. */
export type EvmChainStatus = "OK" | "UNAVAILABLE" | (string & {});

/** A contract, by the standard of its tokens. */
export type EvmContract = Erc20Contract | Erc721Contract | Erc1155Contract | UnknownContract;

/** Common fields of contracts. */
export interface EvmContractBase {
  /** Address of the contract. */
  address: string;
  /**
   * Name of the contract's token. Absent when the contract does not provide it, or it has not been read
   * yet.
   */
  name?: string;
  /** How the contract was deployed. Absent when its deployment is not indexed. */
  deploymentDetails?: ContractDeployment;
}

/** A page of contracts. */
export interface EvmContractPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Contracts of this page. */
  contracts: EvmContract[];
}

/** What an EVM export covers. */
export interface EvmExportOptions {
  /** EVM addresses whose transactions are exported, at most 64. */
  addresses: string[];
  /** EVM chain ids or blockchain ids to export from. */
  includeChains: string[];
}

/**
 * Export of EVM transactions as CSV (RFC 4180, UTF-8, a header row), with one row per transfer in
 * which one of the addresses is the sender or the receiver. Rows are ordered by the time of their
 * block, then by EVM chain id, block number and position in the block; within a transaction, the
 * transaction itself comes first, then its internal transactions, then token transfers in the order of
 * the log. The column movementType is the type of the row: TRANSACTION (the transaction itself, also a
 * failed one, which transfers no value but whose fee was paid by from), INTERNAL (value transferred,
 * or a contract created, by an internal call; only if the deployment reads traces), ERC-20, ERC-721 or
 * ERC-1155. Columns: timestamp, chainId, blockNumber, blockHash, txHash, txIndex, txStatus (1 or 0),
 * movementType, logIndex, from, to (for a creation, the new contract), value (in the smallest unit; 1
 * for ERC-721), tokenAddress, tokenName, tokenSymbol, tokenDecimals, tokenId, methodHash, gasUsed,
 * gasPrice, fee (gasUsed times gasPrice, in wei). Times are UTC; a field that does not apply, or is
 * not known, is empty.
 */
export interface EvmExportRequest {
  /** First day to export, YYYY-MM-DD, in UTC. */
  firstDate?: string;
  /** Last day to export, YYYY-MM-DD, in UTC. */
  lastDate?: string;
  /**
   * Older name of firstDate. Use that instead.
   * @deprecated Kept for existing callers.
   */
  startDate?: string;
  /**
   * Older name of lastDate. Use that instead.
   * @deprecated Kept for existing callers.
   */
  endDate?: string;
  /** Always TRANSACTION_EXPORT_EVM. */
  type: "TRANSACTION_EXPORT_EVM";
  /** What the export covers. */
  options: EvmExportOptions;
}

/** Parameters of the dynamic fees of an EVM chain. Each may exceed 2^53. */
export interface EvmFeeConfig {
  /** Divisor that slows changes of the base fee. */
  baseFeeChangeDenominator?: number | bigint;
  /** Change of the block gas cost per second of deviation from the target rate. */
  blockGasCostStep?: number | bigint;
  /** Maximum gas of a block. */
  gasLimit?: number | bigint;
  /** Upper bound of the block gas cost. */
  maxBlockGasCost?: number | bigint;
  /** Lower bound of the base fee, in wei. */
  minBaseFee?: number | bigint;
  /** Lower bound of the block gas cost. */
  minBlockGasCost?: number | bigint;
  /** Target time between blocks, in seconds. */
  targetBlockRate?: number | bigint;
  /** Target gas consumption per ten seconds. */
  targetGas?: number | bigint;
}

/** Genesis of an EVM chain. Quantities are hex strings with 0x prefix. */
export interface EvmGenesis {
  /** Amount given to each airdrop address, hex; null when there is no airdrop. */
  airdropAmount?: string | null;
  /** Hash of the airdrop list. */
  airdropHash?: string;
  /** Accounts that exist at genesis. */
  alloc?: GenesisAlloc;
  /** Base fee of the genesis block in wei, hex; null when unset. */
  baseFeePerGas?: string | null;
  /** Blob gas used by the genesis block, hex; null when unset. */
  blobGasUsed?: string | null;
  /** Address credited by the genesis block. */
  coinbase?: string;
  /** Chain configuration: upgrades, and the heights or times at which they activate. */
  config?: EvmGenesisConfig;
  /** Difficulty of the genesis block, hex. */
  difficulty?: string;
  /** Excess blob gas of the genesis block, hex; null when unset. */
  excessBlobGas?: string | null;
  /** Extra data of the genesis block, hex. */
  extraData?: string;
  /** Gas limit of the genesis block, hex. */
  gasLimit?: string;
  /** Gas used by the genesis block, hex. */
  gasUsed?: string;
  /** Mix hash of the genesis block. */
  mixHash?: string;
  /** Nonce of the genesis block, hex. */
  nonce?: string;
  /** Number of the genesis block, hex. */
  number?: string;
  /** Parent hash of the genesis block. */
  parentHash?: string;
  /** Unix time in seconds of the genesis block, hex. */
  timestamp?: string;
}

/** Configuration of an EVM chain: upgrades, and when they activate. */
export interface EvmGenesisConfig {
  /** EVM chain id. May exceed 2^53. */
  chainId?: number | bigint;
  /** Block from which the Berlin rules apply. */
  berlinBlock?: number;
  /** Block from which the Byzantium rules apply. */
  byzantiumBlock?: number;
  /** Block from which the Constantinople rules apply. */
  constantinopleBlock?: number;
  /** Block from which the EIP-150 rules apply. */
  eip150Block?: number;
  /** Block from which the EIP-155 rules apply. */
  eip155Block?: number;
  /** Block from which the EIP-158 rules apply. */
  eip158Block?: number;
  /** Block from which the Homestead rules apply. */
  homesteadBlock?: number;
  /** Block from which the Istanbul rules apply. */
  istanbulBlock?: number;
  /** Block from which the London rules apply. */
  londonBlock?: number;
  /** Block from which the Muir Glacier rules apply. */
  muirGlacierBlock?: number;
  /** Block from which the Petersburg rules apply. */
  petersburgBlock?: number;
  /** Hash of the block at which EIP-150 activated. */
  eip150Hash?: string;
  /** Unix time in seconds from which the Subnet-EVM rules apply. */
  subnetEVMTimestamp?: number;
  /** Whether block producers may choose the recipient of fees. */
  allowFeeRecipients?: boolean;
  /** Parameters of the dynamic fees. */
  feeConfig?: EvmFeeConfig;
  /** Settings of the Warp precompile. */
  warpConfig?: WarpConfig;
  /** Who may send transactions. */
  txAllowListConfig?: AllowListConfig;
  /** Who may deploy contracts. */
  contractDeployerAllowListConfig?: AllowListConfig;
  /** Who may mint the native token. */
  contractNativeMinterConfig?: AllowListConfig;
  /** Who may change the fee parameters. */
  feeManagerConfig?: AllowListConfig;
  /** Who may change the recipient of fees. */
  rewardManagerConfig?: AllowListConfig;
}

/** Funds that an export debits from an EVM address. */
export interface EvmInput {
  /** EVM address that is debited, hex with 0x prefix. */
  fromAddress: string;
  /** Asset and amount that are debited. */
  asset: AssetAmount;
  /** Signatures of the EVM address. */
  credentials: UtxoCredential[];
}

/** A log of a contract, with its transaction and block. */
export interface EvmLog {
  /** Number of the block. */
  blockNumber: string;
  /** Unix time in seconds of the block. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** Hash of the transaction. */
  txHash: string;
  /** Position of the transaction in the block. */
  transactionIndex: number;
  /** Position of the log in the block. */
  logIndex: number;
  /** Contract that wrote the log. */
  address: string;
  /** None to four topics, 32 bytes of hex with 0x prefix each. */
  topics: string[];
  /** Data of the log in hex with 0x prefix. */
  data: string;
}

/** The method that a transaction called. */
export interface EvmMethod {
  /** Type of the call. */
  callType: CallType;
  /** Four-byte selector of the method, hex. Empty for other call types. */
  methodHash?: string;
  /** Signature of the method when known; "Native Transfer" or "Contract Created" for other call types. */
  methodName?: string;
}

/** Funds that an import credits to an EVM address. */
export interface EvmOutput {
  /** EVM address that is credited, hex with 0x prefix. */
  toAddress: string;
  /** Asset and amount that are credited. */
  asset: AssetAmount;
}

/** An EVM transaction with all its transfers. */
export interface EvmTransactionDetail {
  /** ERC-20 transfers. Absent when there are none. */
  erc20Transfers?: Erc20Transfer[];
  /** ERC-721 transfers. Absent when there are none. */
  erc721Transfers?: Erc721Transfer[];
  /** ERC-1155 transfers. Absent when there are none. */
  erc1155Transfers?: Erc1155Transfer[];
  /**
   * Internal transactions. Absent when there are none, or when the deployment does not read traces of
   * the chain.
   */
  internalTransactions?: InternalTransaction[];
  /** Gas token of the chain and its price. */
  networkTokenDetails: NetworkTokenDetails;
  /** The transaction itself. */
  nativeTransaction: NativeTransaction;
  /** Interchain message that it sent or delivered. Absent when there is none. */
  teleporterMessageInfo?: TeleporterMessageInfo;
}

/** A listed transaction, with those of its parts that have the address as sender or receiver. */
export interface EvmTransactionListItem {
  /** The transaction itself. */
  nativeTransaction: NativeTransactionListItem;
  /** ERC-20 transfers of the address. Absent when there are none. */
  erc20Transfers?: Erc20Transfer[];
  /** ERC-721 transfers of the address. Absent when there are none. */
  erc721Transfers?: Erc721Transfer[];
  /** ERC-1155 transfers of the address. Absent when there are none. */
  erc1155Transfers?: Erc1155Transfer[];
  /** Internal transactions of the address. Absent when there are none. */
  internalTransactions?: InternalTransaction[];
}

/** A listed transaction, with those of its parts that have the address as sender or receiver. */
export interface EvmTransactionListItemV2 {
  /** The transaction itself. */
  nativeTransaction: NativeTransactionListItem;
  /** ERC-20 transfers of the address. Absent when there are none. */
  erc20Transfers?: Erc20TransferV2[];
  /** ERC-721 transfers of the address. Absent when there are none. */
  erc721Transfers?: Erc721Transfer[];
  /** ERC-1155 transfers of the address. Absent when there are none. */
  erc1155Transfers?: Erc1155Transfer[];
  /** Internal transactions of the address. Absent when there are none. */
  internalTransactions?: InternalTransaction[];
}

/** A page of an address' transactions. */
export interface EvmTransactionPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Transactions of this page. */
  transactions: EvmTransactionListItem[];
}

/** A page of an address' transactions. */
export interface EvmTransactionPageV2 {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Transactions of this page. */
  transactions: EvmTransactionListItemV2[];
}

/** Virtual machine that a chain runs. */
export type EvmVmName = "EVM" | "BITCOIN" | "ETHEREUM" | (string & {});

/**
 * Range of days that an export covers, both ends inclusive, in UTC. By default it starts at the first
 * block and ends at the last block that was known when the export was requested; later blocks are
 * never included. A day may be given by its current or by its older name, but not by both.
 */
export interface ExportDates {
  /** First day to export, YYYY-MM-DD, in UTC. */
  firstDate?: string;
  /** Last day to export, YYYY-MM-DD, in UTC. */
  lastDate?: string;
  /**
   * Older name of firstDate. Use that instead.
   * @deprecated Kept for existing callers.
   */
  startDate?: string;
  /**
   * Older name of lastDate. Use that instead.
   * @deprecated Kept for existing callers.
   */
  endDate?: string;
}

/**
 * What to export. The interface documents the EVM form; deployments also accept the Primary Network
 * form.
 */
export type ExportRequest = EvmExportRequest | PrimaryNetworkExportRequest;

/** An account of an EVM genesis. */
export interface GenesisAccount {
  /** Balance in wei, hex. */
  balance?: string;
  /** Contract code, hex. Absent on plain accounts. */
  code?: string;
  /** Storage of the contract. */
  storage?: GenesisStorage;
}

/** Accounts of an EVM genesis, by address in hex. */
export interface GenesisAlloc {
  [key: string]: GenesisAccount;
}

/**
 * Genesis of a blockchain: an object when the chain runs an EVM, otherwise the raw genesis as a
 * string. Its content is chosen by its creator, so the size is bounded. If the fields of an EVM
 * genesis have other types than documented, the genesis is returned as its JSON text. A genesis of
 * more than 131072 bytes (as JSON text, or in hex), or with objects and arrays nested more than 32
 * levels deep, is omitted. If the geneses of a page together exceed 16 MiB, the oldest are omitted.
 */
export type GenesisData = EvmGenesis | RawGenesis;

/** Storage of a contract at genesis: from slot to value, both 32 bytes of hex. */
export interface GenesisStorage {
  [key: string]: string;
}

/** Approximate location of a node, derived from its IP address. */
export interface Geolocation {
  /** City. */
  city: string;
  /** Country. */
  country: string;
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode: string;
  /** Degrees north, -90 to 90. */
  latitude: number;
  /** Degrees east, -180 to 180. */
  longitude: number;
}

/**
 * Health of the service and of its parts, database, EVM chains as in evm-43114, and others as in
 * mainnet/p-chain.
 */
export interface HealthReport {
  /**
   * Whether every part is up.
   * @example ok
   */
  status?: "ok" | "error" | "shutting_down" | (string & {});
  /** The parts that are up. */
  info?: {
    [key: string]: PartHealth;
  } | null;
  /** The parts that are down. */
  error?: {
    [key: string]: PartHealth;
  } | null;
  /** All parts. */
  details?: {
    [key: string]: PartHealth;
  };
}

/** A reward that was paid at the end of a stake. */
export interface HistoricalReward {
  /** Addresses that own the reward. */
  addresses: string[];
  /** Staking transaction, cb58. */
  txHash: string;
  /** Staked amount, in nAVAX; of an auto-renewed validator that of the cycle. */
  amountStaked: string;
  /** Validator that was registered or delegated to. */
  nodeId: string;
  /**
   * Unix time in seconds at which the staking started, as in PendingReward: the time of the block that
   * accepted the transaction, or the start of the cycle.
   */
  startTimestamp: number;
  /** Unix time in seconds at which the staking ended, or the cycle. */
  endTimestamp: number;
  /** Type of the reward. */
  rewardType: RewardType;
  /** Output that holds the reward, cb58. */
  utxoId: string;
  /** Index of that output. */
  outputIndex: number;
  /** The reward. */
  reward: PricedAssetAmount;
  /** Transaction that paid the reward, cb58. */
  rewardTxHash: string;
}

/** A page of rewards that were paid. */
export interface HistoricalRewardPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Rewards of this page. */
  historicalRewards: HistoricalReward[];
}

/** Transaction that delivered a message. */
export interface IcmDestinationTransaction {
  /** Hash of the transaction. */
  txHash: string;
  /** Unix time in seconds of its block. */
  timestamp: number;
  /** Gas used by the transaction. */
  gasSpent: string;
  /** Address that may redeem the reward. */
  rewardRedeemer: string;
  /** Address that delivered the message. */
  delivererAddress: string;
}

/** An interchain message. Which of its two transactions are known depends on status. */
export type IcmMessage = PendingIcmMessage | DeliveredIcmMessage | DeliveredSourceNotIndexedIcmMessage;

/** Common fields of an interchain message in every state. */
export interface IcmMessageBase {
  /** Id of the message, 32 bytes hex. */
  messageId: string;
  /** Blockchain that the message comes from, cb58. */
  sourceBlockchainId: string;
  /** Blockchain that it goes to, cb58. */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty when the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty when the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, hex. Absent when there is none. */
  data?: string;
  /** Whether the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** Whether the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for its delivery. The value is 0 and the token the zero address when no reward was
   * offered, or the source chain is not indexed.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract, the same on every chain. */
  icmContractAddress: string;
}

/** What an interchain message says, in every state. */
export interface IcmMessageContent {
  /** Id of the message, 32 bytes hex. */
  messageId: string;
  /** Blockchain that the message comes from, cb58. */
  sourceBlockchainId: string;
  /** Blockchain that it goes to, cb58. */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty when the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty when the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, hex. Absent when there is none. */
  data?: string;
  /** Whether the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** Whether the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for its delivery. The value is 0 and the token the zero address when no reward was
   * offered, or the source chain is not indexed.
   */
  rewardDetails: IcmRewardDetails;
}

/** A page of interchain messages. */
export interface IcmMessagePage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Interchain messages of this page. */
  messages: IcmMessage[];
}

/** Confirmation that an earlier message in the opposite direction was delivered. */
export interface IcmReceipt {
  /** Nonce of the message that was delivered. */
  receivedMessageNonce: string;
  /** Address that may redeem its reward. */
  relayerRewardAddress: string;
}

/** Reward offered for delivering a message. */
export interface IcmRewardDetails {
  /** Contract address of the token. */
  address: string;
  /** Name of the token. Empty when the contract does not provide it. */
  name: string;
  /** Symbol of the token. Empty when the contract does not provide it. */
  symbol: string;
  /** URI of the token's logo. Absent when not known. */
  logoUri?: string;
  /** Always ERC-20. */
  ercType: "ERC-20";
  /** Number of decimal places of a whole token. 0 when the contract does not provide it. */
  decimals: number;
  /** Price of a whole token. Absent when not known. */
  price?: TokenPrice;
  /** Amount in the smallest unit of the token. */
  value: string;
}

/** Transaction that sent a message. */
export interface IcmSourceTransaction {
  /** Hash of the transaction. */
  txHash: string;
  /** Unix time in seconds of its block. */
  timestamp: number;
  /** Gas used by the transaction. */
  gasSpent: string;
}

/** How far each chain is indexed. */
export interface IndexStatus {
  /** The chains that the service indexes. */
  chains: ChainIndexStatus[];
}

/**
 * A value transfer or a contract creation by a contract. Only calls with value, and creations, are
 * listed.
 */
export interface InternalTransaction {
  /** Contract that called. */
  from: AddressParty;
  /** Address that was called or created. The zero address when a creation failed. */
  to: AddressParty;
  /** EVM instruction that caused the internal transaction. */
  internalTxType: InternalTxType;
  /** Value in wei. */
  value: string;
  /** Whether the call was reverted. */
  isReverted: boolean;
  /** Gas used by the call. */
  gasUsed: string;
  /** Gas limit of the call. */
  gasLimit: string;
}

/** A listed internal transaction with its position on the chain. */
export interface InternalTransactionListItem {
  /** Number of the block. */
  blockNumber: string;
  /** Unix time in seconds of the block. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** Hash of the transaction. */
  txHash: string;
  /** Unix time in milliseconds of the block. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Contract that called. */
  from: AddressParty;
  /** Address that was called or created. The zero address when a creation failed. */
  to: AddressParty;
  /** EVM instruction that caused the internal transaction. */
  internalTxType: InternalTxType;
  /** Value in wei. */
  value: string;
  /** Whether the call was reverted. */
  isReverted: boolean;
  /** Gas used by the call. */
  gasUsed: string;
  /** Gas limit of the call. */
  gasLimit: string;
}

/** A page of internal transactions. */
export interface InternalTransactionPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Internal transactions of this page. */
  transactions: InternalTransactionListItem[];
}

/** EVM instruction that caused the internal transaction. */
export type InternalTxType = "UNKNOWN" | "CALL" | "CREATE" | "CREATE2" | "CREATE3" | "CALLCODE" | "DELEGATECALL" | "STATICCALL" | (string & {});

/** A validator of an L1, as it is after a block of the P-Chain. */
export interface L1Validator {
  /** Id of the validation, cb58. A node that joins an L1 again gets another one. */
  validationId: string;
  /** The same id as 32 bytes of hex. */
  validationIdHex: string;
  /** Node of the validator. */
  nodeId: string;
  /** Subnet of the L1, cb58. */
  subnetId: string;
  /** Voting weight of the validator; 0 when it was removed. May exceed 2^53. */
  weight: number | bigint;
  /** What is left for the continuous fee, in nAVAX; 0 when the validator is inactive. May exceed 2^53. */
  remainingBalance: number | bigint;
  /** Unix time in seconds of the transaction that began the validation. */
  creationTimestamp: number;
  /** BLS key of the validator with its proof of possession. */
  blsCredentials: BlsCredentials;
  /** Who gets what is left of the balance when the validator is deactivated or removed. */
  remainingBalanceOwner: BalanceOwner;
  /** Who may deactivate the validator. */
  deactivationOwner: BalanceOwner;
}

/** State of one L1 validator after a transaction. */
export interface L1ValidatorDetails {
  /** Id of the validation, cb58. */
  validationId: string;
  /** The same id as 32 bytes of hex. */
  validationIdHex: string;
  /** Node of the validator. */
  nodeId: string;
  /** Subnet of the L1, cb58. */
  subnetId: string;
  /** Voting weight of the validator; 0 when it was removed. May exceed 2^53. */
  weight: number | bigint;
  /** Remaining balance for the continuous fee, in nAVAX. May exceed 2^53. */
  remainingBalance: number | bigint;
  /**
   * Change of the balance by this transaction, in nAVAX; negative when balance was returned. Absent when
   * the transaction did not change it.
   */
  balanceChange?: number | bigint;
  /**
   * BLS key of the validator with its proof of possession. Its fields are not guaranteed; a service
   * normally returns publicKey and proofOfPossession.
   */
  blsCredentials?: Record<string, unknown>;
}

/** Contract that manages the validators of an L1. */
export interface L1ValidatorManagerDetails {
  /** Id of the blockchain where the contract is deployed, cb58. */
  blockchainId: string;
  /** Address of the contract, hex with 0x prefix. */
  contractAddress: string;
}

/** A page of validators of L1s. */
export interface L1ValidatorPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Validators of this page. */
  validators: L1Validator[];
  /** Height of the P-Chain block after which the validators are as listed; the same on all pages. */
  blockHeight: string;
}

/** The last transaction that created or spent an output of some addresses. */
export interface LastActivity {
  /** Unix time in seconds of the transaction. */
  timestamp: number;
  /** Height of its block, 0 for a transaction from before the X-Chain had blocks. */
  blockNumber: string;
  /** Id of the transaction, cb58. */
  txHash: string;
  /** Id of the output that it created or spent, cb58. */
  utxoId: string;
  /** Whether it spent the output. */
  isConsumed: boolean;
  /** Alias of the chain. */
  chainName: ChainName;
  /** Network of the chain. */
  network: Network;
}

/**
 * An interchain message in a list under its former name. One whose source is not indexed has the
 * fields of the present name.
 */
export type ListedTeleporterMessage = PendingTeleporterMessage | DeliveredTeleporterMessage | DeliveredSourceNotIndexedIcmMessage;

/** Whether the transaction sent or delivered the interchain message. */
export type MessageDirection = "SOURCE_TRANSACTION" | "DESTINATION_TRANSACTION" | (string & {});

/** Native balance of an account. */
export interface NativeBalance {
  /** What the account holds of the token that pays for gas. */
  nativeTokenBalance: NativeTokenBalance;
}

/** What an account holds of the token that pays for gas. */
export interface NativeTokenBalance {
  /** Name of the token. */
  name: string;
  /** Symbol of the token. */
  symbol: string;
  /** Number of decimal places of a whole token. */
  decimals: number;
  /** URI of the token's logo. Absent when not known. */
  logoUri?: string;
  /** EVM chain id of the chain, decimal. */
  chainId: string;
  /** Price of a whole token. Absent when not known. */
  price?: TokenPrice;
  /** Balance in the smallest unit of the token, as the chain's node has it at the block. */
  balance: string;
  /** Worth of the balance. Absent when the price or the number of decimal places is not known. */
  balanceValue?: TokenPrice;
}

/** An EVM transaction as recorded on its chain. */
export interface NativeTransaction {
  /** Number of the block. */
  blockNumber: string;
  /** Unix time in seconds of the block. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** EVM chain id. */
  chainId: string;
  /** Position of the transaction in its block. */
  blockIndex: number;
  /** Hash of the transaction. */
  txHash: string;
  /**
   * "1" when it succeeded, "0" when it failed.
   * @example 1
   */
  txStatus: string;
  /** Envelope of the transaction: 0 legacy, 1 EIP-2930, 2 EIP-1559. */
  txType: number;
  /** Gas limit of the transaction. */
  gasLimit: string;
  /** Gas used by the transaction. */
  gasUsed: string;
  /** Price paid per unit of gas, in wei. */
  gasPrice: string;
  /** Nonce of the sender. */
  nonce: string;
  /** Sender. */
  from: AddressParty;
  /** Receiver; for a creation, the new contract. */
  to: AddressParty;
  /** Method that was called. Absent when not known. */
  method?: EvmMethod;
  /** Value in wei. */
  value: string;
  /** Unix time in milliseconds of the block. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Minimum delay excess of the block. Absent on chains without it. */
  blockMinDelayExcess?: number | bigint;
  /** Input data, hex with 0x prefix. */
  input: string;
  /** Base fee of the block in wei, as a block's `baseFee`. */
  baseFeePerGas: string;
  /** Maximum price per unit of gas, in wei. Only on EIP-1559 transactions. */
  maxFeePerGas?: string;
  /** Maximum priority fee per unit of gas, in wei. Only on EIP-1559 transactions. */
  maxPriorityFeePerGas?: string;
}

/** An EVM transaction as recorded on its chain, without its input. */
export interface NativeTransactionListItem {
  /** Number of the block. */
  blockNumber: string;
  /** Unix time in seconds of the block. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** EVM chain id. */
  chainId: string;
  /** Position of the transaction in its block. */
  blockIndex: number;
  /** Hash of the transaction. */
  txHash: string;
  /**
   * "1" when it succeeded, "0" when it failed.
   * @example 1
   */
  txStatus: string;
  /** Envelope of the transaction: 0 legacy, 1 EIP-2930, 2 EIP-1559. */
  txType: number;
  /** Gas limit of the transaction. */
  gasLimit: string;
  /** Gas used by the transaction. */
  gasUsed: string;
  /** Price paid per unit of gas, in wei. */
  gasPrice: string;
  /** Nonce of the sender. */
  nonce: string;
  /** Sender. */
  from: AddressParty;
  /** Receiver; for a creation, the new contract. */
  to: AddressParty;
  /** Method that was called. Absent when not known. */
  method?: EvmMethod;
  /** Value in wei. */
  value: string;
  /** Unix time in milliseconds of the block. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Minimum delay excess of the block. Absent on chains without it. */
  blockMinDelayExcess?: number | bigint;
}

/** A page of transactions without their parts. */
export interface NativeTransactionPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Transactions of this page. */
  transactions: NativeTransactionListItem[];
}

/** Name of a network. fuji and testnet are two names of the same test network. */
export type Network = "mainnet" | "fuji" | "testnet";

/** What is staked on the Primary Network of a network. */
export interface NetworkDetails {
  /** Totals of the active validators. */
  validatorDetails: ValidatorTotals;
  /** Totals of the active delegators. */
  delegatorDetails: DelegatorTotals;
}

/** Token that pays for gas on an EVM chain. */
export interface NetworkToken {
  /** Name of the token. */
  name: string;
  /** Symbol of the token. */
  symbol: string;
  /** Number of decimal places of a whole token. */
  decimals: number;
  /** URI of the token's logo. Absent when not known. */
  logoUri?: string;
  /** Description of the token. Absent when there is none. */
  description?: string;
}

/** Gas token of the chain and its price. */
export interface NetworkTokenDetails {
  /** The token. */
  networkToken: NetworkToken;
  /** Current price. Absent when not known. */
  currentPrice?: TokenPrice;
  /** Price at the time of the transaction. Only on transactions older than 24 hours. */
  historicalPrice?: TokenPrice;
}

/**
 * Token of the page after this one. Absent when no more data exists. Pass it back as pageToken with
 * the same filters.
 */
export type NextPageToken = string;

/** A token of a collection, by the standard of its contract. */
export type Nft = Erc721Token | Erc1155Token;

/**
 * Indexing status of a token's metadata, or the reason why it could not be read. Deployments use upper
 * case; a lower-case indexed may appear too and means INDEXED.
 */
export type NftIndexStatus = "UNKNOWN" | "MISSING_TOKEN" | "INVALID_TOKEN_URI" | "INVALID_TOKEN_URI_SCHEME" | "UNREACHABLE_TOKEN_URI" | "THROTTLED_TOKEN_URI" | "METADATA_CONTENT_TOO_LARGE" | "INVALID_METADATA" | "INVALID_METADATA_JSON" | "INDEXED" | "UNINDEXED" | (string & {});

/** Common fields of ERC-721 and ERC-1155 metadata. */
export interface NftMetadata {
  /** Indexing status of the metadata. */
  indexStatus: NftIndexStatus;
  /** Unix time in seconds at which the metadata was last read. */
  metadataLastUpdatedTimestamp?: number;
  /** Name of the token. */
  name?: string;
  /** Symbol of the token. */
  symbol?: string;
  /** URI of the image. */
  imageUri?: string;
  /** Description of the token. */
  description?: string;
  /** URI of the animation. */
  animationUri?: string;
  /** URL of a page about the token. */
  externalUrl?: string;
  /** Background colour. */
  background?: string;
}

/** A page of tokens of a collection. */
export interface NftPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Tokens of this page. */
  tokens: Nft[];
}

/**
 * Error or warning code of an operation. WarnTruncatedExport: the export was truncated because it grew
 * too large.
 */
export type OperationCode = "ErrInvalidRequest" | "ErrInternal" | "WarnTruncatedExport" | (string & {});

/** Result of an operation. */
export interface OperationMetadata {
  /** Error or warning code. Absent otherwise. */
  code?: OperationCode;
  /** URL of the result, a CSV file. Only when the status is COMPLETED or COMPLETED_WITH_WARNING. */
  downloadUrl?: string;
  /**
   * First day that a truncated export does not contain, YYYY-MM-DD: use it as firstDate of the next
   * export.
   */
  nextDate?: string;
}

/** State of an asynchronous operation. */
export interface OperationRecord {
  /** Id of the operation, a UUID. */
  operationId: string;
  /** Type of the operation. */
  operationType: OperationType;
  /** Current state. */
  operationStatus: OperationStatus;
  /** Message about the state. Absent when there is none. */
  message?: string;
  /** Result. Absent until there is one. */
  metadata?: OperationMetadata;
  /** Unix time in seconds at which it was created. */
  createdAtTimestamp: number;
  /** Unix time in seconds at which its state last changed. */
  updatedAtTimestamp: number;
}

/** State of an operation. RUNNING is the only one that changes by itself; the others are final. */
export type OperationStatus = "RUNNING" | "COMPLETED" | "COMPLETED_WITH_WARNING" | "FAILED" | (string & {});

/** Type of an operation. */
export type OperationType = "TRANSACTION_EXPORT_PRIMARY_NETWORK" | "TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING" | "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE" | "TRANSACTION_EXPORT_EVM" | (string & {});

/** Balances on the P-Chain by kind, one item for each asset. */
export interface PChainBalances {
  /** Not staked, and without a lock that still holds. */
  unlockedUnstaked: AssetBalance[];
  /** Staked, and without a lock that holds longer than the stake. */
  unlockedStaked: AssetBalance[];
  /** Not staked, and with a lock against any use. */
  lockedPlatform: AssetBalance[];
  /** Not staked, and with a lock that permits staking only. */
  lockedStakeable: AssetBalance[];
  /** Staked, with a lock that holds longer than the stake. */
  lockedStaked: AssetBalance[];
  /** Staked for a term that has not begun. */
  pendingStaked: AssetBalance[];
  /** Exported to another chain, which has not imported it, without a lock that still holds. */
  atomicMemoryUnlocked: PChainSharedAssetBalance[];
  /** Exported to another chain, which has not imported it, with a lock that still holds. */
  atomicMemoryLocked: PChainSharedAssetBalance[];
}

/** The P-Chain, by its alias or by its cb58 id of all ones. */
export type PChainId = "p-chain" | "11111111111111111111111111111111LpoYY";

/** The sum of some outputs of one asset that the P-Chain exported to one other chain. */
export interface PChainSharedAssetBalance {
  /**
   * Id of the asset, cb58.
   * @example FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z
   */
  assetId: string;
  /**
   * Name of the asset.
   * @example Avalanche
   */
  name: string;
  /**
   * Ticker of the asset.
   * @example AVAX
   */
  symbol: string;
  /**
   * Number of decimal places of a whole unit.
   * @example 9
   */
  denomination: number;
  /** Type of the output of the asset, for example secp256k1. */
  type: AssetType;
  /**
   * Integer amount in the smallest unit (nAVAX for AVAX).
   * @example 2000000000000
   */
  amount: string;
  /**
   * Number of outputs.
   * @example 1
   */
  utxoCount: number;
  /**
   * Id of the other chain, which can import them, cb58.
   * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
   */
  sharedWithChainId: string;
  /**
   * State of the export. This service says pendingExport: the other chain has not imported the outputs.
   * @example pendingExport
   */
  status: string;
}

/** A P-Chain transaction. Which optional fields are present depends on its type. */
export interface PChainTransaction {
  /** Id of the transaction, cb58. */
  txHash: string;
  /** Type of the transaction. */
  txType: PChainTxType;
  /** Unix time in seconds of the block that contains the transaction. */
  blockTimestamp: number;
  /** Height of that block. */
  blockNumber: string;
  /** Id of that block, cb58. */
  blockHash: string;
  /** Outputs that the transaction spent. */
  consumedUtxos: PChainUtxo[];
  /** Outputs that the transaction created. */
  emittedUtxos: PChainUtxo[];
  /** Chain from which an ImportTx imports. Only on imports. */
  sourceChain?: string;
  /** Chain to which an ExportTx exports. Only on exports. */
  destinationChain?: string;
  /** Amounts that the transaction transferred, one per asset. */
  value: AssetAmount[];
  /** Amounts burned as fees, one per asset. */
  amountBurned: AssetAmount[];
  /** Amounts locked as stake, one per asset. */
  amountStaked: AssetAmount[];
  /** Amounts added to the balances of L1 validators, one per asset. */
  amountL1ValidatorBalanceBurned: AssetAmount[];
  /** Unix time in seconds at which the staking starts. Only on staking transactions. */
  startTimestamp?: number;
  /** Unix time in seconds at which the staking ends. Only on staking transactions. */
  endTimestamp?: number;
  /**
   * Share of delegation rewards that the validator keeps, in percent. Only on AddValidatorTx and
   * AddPermissionlessValidatorTx.
   */
  delegationFeePercent?: string;
  /** Node that the transaction is about. Only on staking transactions and RemoveSubnetValidatorTx. */
  nodeId?: string;
  /**
   * Subnet that the transaction is about, cb58. Only on staking transactions, RemoveSubnetValidatorTx,
   * CreateChainTx and CreateSubnetTx.
   */
  subnetId?: string;
  /** Contract that manages the validators after the conversion. Only on ConvertSubnetToL1Tx. */
  l1ValidatorManagerDetails?: L1ValidatorManagerDetails;
  /** L1 validators that the transaction changed. Only on L1 transactions. */
  l1ValidatorDetails?: L1ValidatorDetails[];
  /** Reward in nAVAX that the staking would earn at full uptime. Only on staking transactions. */
  estimatedReward?: string;
  /** RewardValidatorTx that ended the staking. Only once it has ended. */
  rewardTxHash?: string;
  /** Addresses that receive the reward. Only on staking transactions. */
  rewardAddresses?: string[];
  /** Memo of the transaction, hex. */
  memo?: string;
  /** Staking transaction that is rewarded. Only on RewardValidatorTx. */
  stakingTxHash?: string;
  /** Owners that the transaction set. Only on CreateSubnetTx and TransferSubnetOwnershipTx. */
  subnetOwnershipInfo?: SubnetOwnership;
  /** BLS key of the validator. Only on AddPermissionlessValidatorTx. */
  blsCredentials?: BlsCredentials;
  /** Blockchain that the transaction created. Only on CreateChainTx. */
  blockchainInfo?: BlockchainInfo;
}

/**
 * Type of a P-Chain transaction. UNKNOWN is a type that the service does not know; newer node releases
 * add types.
 */
export type PChainTxType = "AddValidatorTx" | "AddSubnetValidatorTx" | "AddDelegatorTx" | "CreateChainTx" | "CreateSubnetTx" | "ImportTx" | "ExportTx" | "AdvanceTimeTx" | "RewardValidatorTx" | "RemoveSubnetValidatorTx" | "TransformSubnetTx" | "AddPermissionlessValidatorTx" | "AddPermissionlessDelegatorTx" | "BaseTx" | "TransferSubnetOwnershipTx" | "ConvertSubnetToL1Tx" | "RegisterL1ValidatorTx" | "SetL1ValidatorWeightTx" | "DisableL1ValidatorTx" | "IncreaseL1ValidatorBalanceTx" | "AddAutoRenewedValidatorTx" | "SetAutoRenewedValidatorConfigTx" | "RewardAutoRenewedValidatorTx" | "UNKNOWN" | (string & {});

/** An unspent or spent output of the P-Chain. */
export interface PChainUtxo {
  /**
   * Owners of the output, bech32 without chain prefix. Of an imported output whose creation is not
   * indexed, those who signed the import: as many as its threshold.
   */
  addresses: string[];
  /** Asset and amount of the output. */
  asset: AssetAmount;
  /** Id of the chain on which the output is or can be spent, cb58. */
  consumedOnChainId: string;
  /** Transaction that spent the output. Absent while unspent, and on staked outputs. */
  consumingTxHash?: string;
  /** Id of the chain that created the output, cb58. */
  createdOnChainId: string;
  /** Id of the output, cb58. */
  utxoId: string;
  /** The output in the node's hex form, with a four-byte checksum at the end. */
  utxoBytes?: string;
  /**
   * Amount in the smallest unit, the same as asset.amount. Use asset instead.
   * @deprecated Kept for existing callers.
   */
  amount: string;
  /**
   * Id of the asset, the same as asset.assetId. Use asset instead.
   * @deprecated Kept for existing callers.
   */
  assetId: string;
  /** Height of the block that created the output. */
  blockNumber: string;
  /** Unix time in seconds of that block. */
  blockTimestamp: number;
  /** Height of the block that spent the output. Absent while unspent. */
  consumingBlockNumber?: string;
  /** Unix time in seconds of the block that spent the output. Absent while unspent. */
  consumingBlockTimestamp?: number;
  /** Unix time in seconds before which the output cannot be spent at all. Absent when 0. */
  platformLocktime?: number | bigint;
  /** Position of the output in its transaction, from 0. */
  outputIndex: number;
  /** Type of the reward. Only on reward outputs. */
  rewardType?: RewardType;
  /**
   * Unix time in seconds before which the output can be staked but not spent. Absent when it has no such
   * lock.
   */
  stakeableLocktime?: number | bigint;
  /** Whether the output is a locked stake. */
  staked?: boolean;
  /** Number of owner signatures required to spend the output. */
  threshold?: number;
  /** Transaction that created the output. */
  txHash: string;
  /** Unix time in seconds at which the stake ends. Only on staked outputs. */
  utxoEndTimestamp?: number;
  /** Unix time in seconds at which the stake starts. Only on staked outputs. */
  utxoStartTimestamp?: number;
  /** Whether the output locks a stake or transfers funds. */
  utxoType: UtxoType;
}

/** Health of one part of the service. */
export interface PartHealth {
  /**
   * Whether the part can be used.
   * @example up
   */
  status?: "up" | "down" | (string & {});
}

/** A delegation that is registered and has not started. */
export interface PendingDelegator {
  /** Transaction that registered the delegation, cb58. */
  txHash: string;
  /** Validator that is delegated to. */
  nodeId: string;
  /** Addresses that receive the reward. */
  rewardAddresses: string[];
  /** Delegated stake, in nAVAX. */
  amountDelegated: string;
  /** Share of the reward that the validator keeps, in percent. */
  delegationFee: string;
  /** Unix time in seconds at which the delegation starts. */
  startTimestamp: number;
  /** Unix time in seconds at which the delegation ends. */
  endTimestamp: number;
  /** Always pending. */
  delegationStatus: "pending";
  /** Reward before the validator's fee that the delegation would earn, in nAVAX. */
  estimatedGrossReward: string;
  /** Reward after the validator's fee that the delegation would earn, in nAVAX. */
  estimatedNetReward: string;
}

/** A message that was sent and is not delivered yet. */
export interface PendingIcmMessage {
  /** Id of the message, 32 bytes hex. */
  messageId: string;
  /** Blockchain that the message comes from, cb58. */
  sourceBlockchainId: string;
  /** Blockchain that it goes to, cb58. */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty when the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty when the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, hex. Absent when there is none. */
  data?: string;
  /** Whether the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** Whether the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for its delivery. The value is 0 and the token the zero address when no reward was
   * offered, or the source chain is not indexed.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract, the same on every chain. */
  icmContractAddress: string;
  /** Always pending. */
  status: "pending";
  /** Transaction that sent it. */
  sourceTransaction: IcmSourceTransaction;
}

/** A reward that an active stake will earn if the uptime requirement is met. */
export interface PendingReward {
  /** Addresses that will receive the reward. */
  addresses: string[];
  /** Staking transaction, cb58. */
  txHash: string;
  /** Staked amount, in nAVAX. */
  amountStaked: string;
  /** Validator that was registered or delegated to. */
  nodeId: string;
  /**
   * Unix time in seconds at which the staking started: the time of the block that accepted the
   * transaction.
   */
  startTimestamp: number;
  /** Unix time in seconds at which the staking ends. */
  endTimestamp: number;
  /** Type of the reward. */
  rewardType: RewardType;
  /** Elapsed share of the staking period, in percent, 0 to 100. */
  progress: number;
  /** Estimated reward. */
  estimatedReward: AssetAmount;
}

/** A page of pending rewards. */
export interface PendingRewardPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Pending rewards of this page. */
  pendingRewards: PendingReward[];
}

/** A message that was sent and is not delivered yet, under its former name. */
export interface PendingTeleporterMessage {
  /** Id of the message, 32 bytes hex. */
  messageId: string;
  /** Blockchain that the message comes from, cb58. */
  sourceBlockchainId: string;
  /** Blockchain that it goes to, cb58. */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty when the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty when the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, hex. Absent when there is none. */
  data?: string;
  /** Whether the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** Whether the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for its delivery. The value is 0 and the token the zero address when no reward was
   * offered, or the source chain is not indexed.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract, the same on every chain. */
  teleporterContractAddress: string;
  /** Always pending. */
  status: "pending";
  /** Transaction that sent it. */
  sourceTransaction: IcmSourceTransaction;
}

/** A validation that is registered and has not started. */
export interface PendingValidator {
  /** Transaction that registered the validator, cb58. */
  txHash: string;
  /**
   * Node of the validator.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /** Subnet that it validates, cb58. */
  subnetId: string;
  /** Stake or weight of the validator, in nAVAX on the Primary Network. */
  amountStaked: string;
  /**
   * Share of delegation rewards that the validator keeps, in percent, for example "2.0000000000000000".
   * Absent on subnets, which have no such fee; deployments may send null.
   */
  delegationFee?: string | null;
  /** Unix time in seconds at which the validation starts. */
  startTimestamp: number;
  /** Unix time in seconds at which the validation ends, as registered. */
  endTimestamp: number;
  /** BLS key of the validator. Absent when it was registered without one. */
  blsCredentials?: BlsCredentials;
  /** Always pending. */
  validationStatus: "pending";
}

/** An amount of one asset, with the asset's price where it is known. */
export interface PricedAssetAmount {
  /** Id of the asset, cb58. */
  assetId: string;
  /** Name of the asset. */
  name: string;
  /** Ticker of the asset. */
  symbol: string;
  /** Number of decimal places of a whole unit. */
  denomination: number;
  /** Type of the output of the asset, for example secp256k1. */
  type: AssetType;
  /** Integer amount in the smallest unit (nAVAX for AVAX). */
  amount: string;
  /**
   * Price of one whole unit when the reward was paid. Only where the service has prices, and of rewards
   * that were paid more than a day ago.
   */
  historicalPrice?: TokenPrice;
}

/** Addresses on a chain of the Primary Network, and the kinds of events to tell. */
export interface PrimaryNetworkAddressActivityMetadata {
  /**
   * Only transactions with a log whose first topic is one of these, 32 bytes of hex with 0x prefix. EVM
   * chains only.
   * At most 20 items.
   */
  eventSignatures?: string[];
  /** Always addresses. */
  keyType: "addresses";
  /**
   * Addresses in bech32, on the C-Chain also EVM addresses; at most 1000.
   * At most 1000 items.
   */
  keys: string[];
  /** Kinds of events to tell. */
  subEvents: {
    /** Kinds of events. */
    addressActivitySubEvents: AddressActivitySubEvent[];
  };
  /** Balance for balance_threshold, which this service does not tell (501). */
  balanceThresholdFilter?: {
    /** Kind of balance. */
    balanceType: "unlockedUnstaked" | "unlockedStaked" | "lockedPlatform" | "lockedStakeable" | "lockedStaked" | "pendingStaked" | "unlocked" | "locked" | "atomicMemoryUnlocked" | "atomicMemoryLocked";
    /** Balance in nAVAX. */
    balanceThreshold: string;
  };
}

/** A webhook for the transactions of addresses on a chain of the Primary Network. */
export interface PrimaryNetworkAddressActivityRequest {
  /** Always primary_network_address_activity. */
  eventType: "primary_network_address_activity";
  /**
   * URL to which messages are posted, http or https. Public deployments accept only hosts on the public
   * internet, on the usual ports.
   */
  url: string;
  /** Name of the webhook. */
  name?: string;
  /** Description of the webhook. */
  description?: string;
  /** Network of the chain. */
  network: Network;
  /** Chain of the addresses, by alias or by cb58 id. */
  chainId: string;
  /** What to listen to. */
  metadata: PrimaryNetworkAddressActivityMetadata;
}

/** A webhook for the transactions of addresses on a chain of the Primary Network. */
export interface PrimaryNetworkAddressActivityWebhook {
  /** Id of the webhook, a UUID. */
  id: string;
  /** URL to which messages are posted. */
  url: string;
  /** Chain of the addresses, an alias. */
  chainId: string;
  /** State of the webhook. */
  status: WebhookStatus;
  /** Unix time in seconds at which it was created. */
  createdAt: number;
  /** Name that its owner gave it; empty without one. */
  name: string;
  /** Description that its owner gave it; empty without one. */
  description: string;
  /** Always primary_network_address_activity. */
  eventType: "primary_network_address_activity";
  /** What it listens to. */
  metadata: PrimaryNetworkAddressActivityMetadata;
}

/** A block of a Primary Network chain. */
export interface PrimaryNetworkBlock {
  /** Height of the block. */
  blockNumber: string;
  /** Id of the block, cb58; on the C-Chain its hash, hex with 0x prefix. */
  blockHash: string;
  /** Id of the parent block, in the same form. */
  parentHash: string;
  /** Unix time in seconds of the block. */
  blockTimestamp: number;
  /**
   * Type of the block, by the name that the node gives it. The C-Chain's have none, and are all
   * EvmBlock.
   */
  blockType: string;
  /** Number of transactions in the block; on the C-Chain of the atomic ones, which cross between chains. */
  txCount: number;
  /** Ids of these transactions, in the order of the block. */
  transactions: string[];
  /** Size of the block in bytes. */
  blockSizeBytes: number;
  /**
   * Fees accrued by each L1 validator up to this block, in nAVAX. May exceed 2^53. Only on P-Chain
   * blocks.
   */
  l1ValidatorsAccruedFees?: number | bigint;
  /** Number of active L1 validators after the block. Only on P-Chain blocks. */
  activeL1Validators?: number;
  /** Total supply after the block, in nAVAX. Only on P-Chain blocks. */
  currentSupply?: string;
  /** How the proposer was chosen. Absent when not known. */
  proposerDetails?: ProposerDetails;
}

/** What a Primary Network export covers. */
export interface PrimaryNetworkExportOptions {
  /**
   * X-Chain and P-Chain addresses, bech32 with or without chain prefix, whose outputs are exported from
   * all included chains. All must belong to one network, which determines the network of the export. At
   * least one address must be given here or in cChainEvmAddresses.
   */
  addresses?: string[];
  /**
   * EVM addresses whose C-Chain atomic transactions are exported with all their rows. They select
   * nothing on other chains.
   */
  cChainEvmAddresses?: string[];
  /**
   * Chains to export from, into one file; duplicates are ignored. Without addresses, the id of a chain
   * determines the network.
   */
  includeChains: BlockchainId[];
}

/**
 * Export of Primary Network transactions as CSV (RFC 4180, UTF-8, a header row), with one row per
 * output that a transaction spent or created and that one of the addresses owns. Rows are ordered by
 * the time of their block, then by chain (p-chain, x-chain, c-chain), block number and position in the
 * block; within a transaction, spent outputs come before created ones. The column fundTransferType is
 * one of CREDIT (created), DEBIT (spent), CREDIT_STAKING_SET (created as locked stake), CREDIT_ATOMIC
 * (created for another chain, by an export) and DEBIT_ATOMIC (spent from another chain, by an import;
 * of its owners the column addresses has those who signed where the index does not have the other
 * chain). On each chain, the sum of an address's CREDIT and CREDIT_STAKING_SET rows minus the sum of
 * its DEBIT rows is the change of its balance since genesis, including stake. The column chain is
 * p-chain, x-chain or c-chain. On the C-Chain, only atomic transactions are exported: what an export
 * debits from an account is a DEBIT and what an import credits to it is a CREDIT, each a row with the
 * account in addresses and without the fields of an output; their sum is the change of the account by
 * atomic transactions. A transaction of one of the cChainEvmAddresses is exported with all its rows,
 * regardless of their owners. An NFT or a property has amount 1; a mint output has amount 0 and
 * utxoType mint. Times are UTC, amounts are in the smallest unit, amountAvax is in AVAX, multiple
 * addresses are separated by spaces; a field that does not apply is empty.
 */
export interface PrimaryNetworkExportRequest {
  /** First day to export, YYYY-MM-DD, in UTC. */
  firstDate?: string;
  /** Last day to export, YYYY-MM-DD, in UTC. */
  lastDate?: string;
  /**
   * Older name of firstDate. Use that instead.
   * @deprecated Kept for existing callers.
   */
  startDate?: string;
  /**
   * Older name of lastDate. Use that instead.
   * @deprecated Kept for existing callers.
   */
  endDate?: string;
  /**
   * Which transactions are exported, and with which columns. TRANSACTION_EXPORT_PRIMARY_NETWORK: all;
   * timestamp, network, chain, blockNumber, blockHash, txHash, txType, fundTransferType, utxoId,
   * creationTxHash, outputIndex, addresses, threshold, assetId, amount, amountAvax, assetType
   * (secp256k1, nft or property), utxoType (transfer or mint), groupId (of an NFT), platformLocktime,
   * stakeableLocktime, otherChain, rewardType, memo. TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING: those
   * that lock stake or end its period, which exist only on the P-Chain (other chains add no rows);
   * timestamp, network, chain, blockNumber, txHash, txType, fundTransferType, utxoId, addresses,
   * assetId, amount, amountAvax, rewardType, stakingTxHash, nodeId, subnetId, startTimestamp,
   * endTimestamp, delegationFeePercent. TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE: all; date, chain,
   * txHash, txType, fundTransferType, addresses, assetId, amount.
   */
  type: "TRANSACTION_EXPORT_PRIMARY_NETWORK" | "TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING" | "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE";
  /** What the export covers. */
  options: PrimaryNetworkExportOptions;
}

/**
 * A transaction of a Primary Network chain. P-Chain transactions have blockTimestamp, X-Chain ones
 * chainFormat, and C-Chain ones evmOutputs or evmInputs.
 */
export type PrimaryNetworkTransaction = PChainTransaction | XChainLinearTransaction | XChainNonLinearTransaction | CChainImportTransaction | CChainExportTransaction;

/**
 * Type of a transaction on any Primary Network chain, by the name that the node gives it. UNKNOWN is a
 * type that the service does not know; newer node releases add types.
 */
export type PrimaryNetworkTxType = "AddValidatorTx" | "AddSubnetValidatorTx" | "AddDelegatorTx" | "CreateChainTx" | "CreateSubnetTx" | "ImportTx" | "ExportTx" | "AdvanceTimeTx" | "RewardValidatorTx" | "RemoveSubnetValidatorTx" | "TransformSubnetTx" | "AddPermissionlessValidatorTx" | "AddPermissionlessDelegatorTx" | "BaseTx" | "TransferSubnetOwnershipTx" | "ConvertSubnetToL1Tx" | "RegisterL1ValidatorTx" | "SetL1ValidatorWeightTx" | "DisableL1ValidatorTx" | "IncreaseL1ValidatorBalanceTx" | "AddAutoRenewedValidatorTx" | "SetAutoRenewedValidatorConfigTx" | "RewardAutoRenewedValidatorTx" | "UNKNOWN" | "CreateAssetTx" | "OperationTx" | (string & {});

/** How the block's proposer was chosen. Every field is absent for blocks older than the proposer layer. */
export interface ProposerDetails {
  /** Id of the proposer layer's block that wraps this one, cb58. */
  proposerId?: string;
  /** Id of the wrapping block's parent, cb58. */
  proposerParentId?: string;
  /** Node that proposed the block. */
  proposerNodeId?: string;
  /** P-Chain height that determined the validators who could propose. */
  proposerPChainHeight?: number;
  /** Unix time in seconds at which the block was proposed. */
  proposerTimestamp?: number;
}

/** Genesis of a chain that is not an EVM, as it was submitted. */
export type RawGenesis = string;

/** A subnet validation that was removed before its end time. */
export interface RemovedValidator {
  /** Transaction that registered the validator, cb58. */
  txHash: string;
  /**
   * Node of the validator.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /** Subnet that it validates, cb58. */
  subnetId: string;
  /** Stake or weight of the validator, in nAVAX on the Primary Network. */
  amountStaked: string;
  /**
   * Share of delegation rewards that the validator keeps, in percent, for example "2.0000000000000000".
   * Absent on subnets, which have no such fee; deployments may send null.
   */
  delegationFee?: string | null;
  /** Unix time in seconds at which the validation starts. */
  startTimestamp: number;
  /** Unix time in seconds at which the validation ends, as registered. */
  endTimestamp: number;
  /** BLS key of the validator. Absent when it was registered without one. */
  blsCredentials?: BlsCredentials;
  /** Always removed. */
  validationStatus: "removed";
  /** RemoveSubnetValidatorTx that removed the validator, cb58. */
  removeTxHash: string;
  /** Unix time in seconds at which it was removed. */
  removeTimestamp: number;
}

/** Kind of a request. data is one to these interfaces, rpc one that was relayed to a node. */
export type RequestType = "data" | "rpc";

/** Type of a reward: for validating, for delegating, or the validator's fee on a delegation. */
export type RewardType = "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE" | (string & {});

/** Requests that were relayed to the nodes of a chain, by period. */
export interface RpcUsage {
  /**
   * Length of the periods, as in the request.
   * @example daily
   */
  aggregateDuration: string;
  /** The periods with requests. */
  metrics: RpcUsagePeriod[];
  /**
   * EVM chain id.
   * @example 43114
   */
  chainId: string;
}

/** What relayed requests are grouped by. */
export type RpcUsageGroup = "rpcMethod" | "responseCode" | "rlBypassToken";

/** What the relayed requests were grouped by; None when they were not. */
export type RpcUsageGroupedBy = "rpcMethod" | "responseCode" | "rlBypassToken" | "requestPath" | "country" | "continent" | "userAgent" | "None";

/** Length of the periods that relayed requests are counted in. */
export type RpcUsageInterval = "hourly" | "daily" | "weekly" | "monthly";

/** Relayed requests of one period. */
export interface RpcUsagePeriod {
  /**
   * Start of the period, Unix time in seconds.
   * @example 1766016000
   */
  timestamp: number;
  /** The groups with requests; one without groupBy. */
  values: RpcUsageValue[];
}

/** Relayed requests of one group in one period. */
export interface RpcUsageValue {
  /**
   * Value that the requests of the group share. Absent without groups, and for requests that concern no
   * single chain.
   * @example /v1/chains/{chainId}/transactions/{txHash}
   */
  groupValue?: string | number;
  /**
   * Number of requests.
   * @example 1200
   */
  totalRequests: number;
  /**
   * Requests per second of the part of the period that is in the range and has passed.
   * @example 0.0138
   */
  requestsPerSecond: number;
  /**
   * Share of the requests whose status was below 400, in percent.
   * @example 99.5
   */
  successRatePercent: number;
  /**
   * Median time to the response in milliseconds. Deployments may round it by up to a tenth.
   * @example 12
   */
  medianResponseTimeMsecs: number;
  /**
   * Number of requests whose status was 400 to 499.
   * @example 6
   */
  invalidRequests: number;
  /**
   * Compute units of the requests.
   * @example 24000
   */
  apiCreditsUsed: number;
  /**
   * Compute units of the invalid requests.
   * @example 120
   */
  apiCreditsWasted: number;
  /** What the relayed requests were grouped by; None when they were not. */
  groupedBy: RpcUsageGroupedBy;
}

/** The sum of some outputs of one asset that were exported to one other chain. */
export interface SharedAssetBalance {
  /**
   * Id of the asset, cb58.
   * @example FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z
   */
  assetId: string;
  /**
   * Name of the asset.
   * @example Avalanche
   */
  name: string;
  /**
   * Ticker of the asset.
   * @example AVAX
   */
  symbol: string;
  /**
   * Number of decimal places of a whole unit.
   * @example 9
   */
  denomination: number;
  /** Type of the output of the asset, for example secp256k1. */
  type: AssetType;
  /**
   * Integer amount in the smallest unit (nAVAX for AVAX).
   * @example 2000000000000
   */
  amount: string;
  /**
   * Number of outputs.
   * @example 1
   */
  utxoCount: number;
  /**
   * Id of the other chain, which can import them, cb58.
   * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
   */
  sharedWithChainId: string;
}

/** The secret with which the messages of an API key's webhooks are signed. */
export interface SharedSecret {
  /** 32 bytes in hex. */
  secret: string;
}

/** A Warp message with the aggregated signature of the validators. */
export interface SignedMessage {
  /** The signed message, hex. Deployments omit the 0x prefix. */
  signedMessage: string;
}

/** Sort order: asc for ascending, desc for descending. */
export type SortOrder = "asc" | "desc";

/** A page of staking transactions of the P-Chain. */
export interface StakingTransactionPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Staking transactions of the P-Chain of this page. */
  transactions: PChainTransaction[];
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** A subnet or L1 with its owners and blockchains. */
export interface Subnet {
  /** Unix time in seconds of the block that created it. */
  createBlockTimestamp: number;
  /** Height of the P-Chain block that created it. */
  createBlockIndex: string;
  /** Id of the subnet, cb58. */
  subnetId: string;
  /**
   * Owner addresses. Use subnetOwnershipInfo instead.
   * @deprecated Kept for existing callers.
   */
  ownerAddresses: string[];
  /**
   * Number of owner signatures required. Use subnetOwnershipInfo instead.
   * @deprecated Kept for existing callers.
   */
  threshold: number;
  /**
   * Unix time in seconds before which the owners cannot sign. Use subnetOwnershipInfo instead.
   * @deprecated Kept for existing callers.
   */
  locktime: number | bigint;
  /** Who may change the subnet. */
  subnetOwnershipInfo: SubnetOwnership;
  /** Whether the subnet has been converted to an L1. */
  isL1: boolean;
  /** ConvertSubnetToL1Tx that converted it. Only on L1s. */
  l1ConversionTransactionHash?: string;
  /** Contract that manages the validators. Only on L1s. */
  l1ValidatorManagerDetails?: L1ValidatorManagerDetails;
  /** Blockchains of the subnet. */
  blockchains: Blockchain[];
}

/** Who may change a subnet, and from which time. */
export interface SubnetOwnership {
  /** Unix time in seconds before which the owners cannot sign; 0 when they always can. */
  locktime: number | bigint;
  /** Number of owner signatures required. */
  threshold: number;
  /** Owner addresses in bech32. */
  addresses: string[];
}

/** A page of subnets. */
export interface SubnetPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Subnets of this page. */
  subnets: Subnet[];
}

/**
 * An interchain message under its former name. Which of its two transactions are known depends on
 * status.
 */
export type TeleporterMessage = PendingTeleporterMessage | DeliveredTeleporterMessage | DeliveredSourceNotIndexedTeleporterMessage;

/** Common fields of an interchain message under its former name, in every state. */
export interface TeleporterMessageBase {
  /** Id of the message, 32 bytes hex. */
  messageId: string;
  /** Blockchain that the message comes from, cb58. */
  sourceBlockchainId: string;
  /** Blockchain that it goes to, cb58. */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty when the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty when the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, hex. Absent when there is none. */
  data?: string;
  /** Whether the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** Whether the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for its delivery. The value is 0 and the token the zero address when no reward was
   * offered, or the source chain is not indexed.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract, the same on every chain. */
  teleporterContractAddress: string;
}

/** Interchain message that a transaction sent or delivered. */
export interface TeleporterMessageInfo {
  /** Id of the message, 32 bytes hex. */
  teleporterMessageId: string;
  /** Whether the transaction sent or delivered it. */
  direction: MessageDirection;
  /**
   * EVM chain id of the source chain, or its blockchain id when the deployment does not index it. Only
   * when the transaction delivered the message.
   */
  sourceChainId?: string;
  /**
   * EVM chain id of the destination chain, or its blockchain id when the deployment does not index it.
   * Only when the transaction sent the message.
   */
  destinationChainId?: string;
}

/** A page of interchain messages under their former name. */
export interface TeleporterMessagePage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Interchain messages of this page. */
  messages: ListedTeleporterMessage[];
}

/** Price of one whole token. */
export interface TokenPrice {
  /** Currency of the price. */
  currencyCode: Currency;
  /**
   * The price as a decimal string. Deployments document it as a number and may send one.
   * @example 42.42
   */
  value: string;
}

/**
 * A listed transfer of a token, by the standard of the token's contract. It has erc20Token,
 * erc721Token or erc1155Token.
 */
export type TokenTransfer = Erc20TransferListItem | Erc721TransferListItem | Erc1155TransferListItem;

/** A page of transfers of a token. */
export interface TokenTransferPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Transfers of this page. */
  transfers: TokenTransfer[];
}

/** A page of transactions of a Primary Network chain. */
export interface TransactionPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Transactions of a Primary Network chain of this page. */
  transactions: PrimaryNetworkTransaction[];
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** Whether a transaction succeeded. */
export type TransactionStatus = "failed" | "success";

/** Position of a listed transfer on its chain. */
export interface TransferPosition {
  /** Number of the block. */
  blockNumber: string;
  /** Unix time in seconds of the block. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** Hash of the transaction. */
  txHash: string;
  /** Unix time in milliseconds of the block. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
}

/** A contract of none of these standards, or whose tokens have never moved. */
export interface UnknownContract {
  /** Address of the contract. */
  address: string;
  /**
   * Name of the contract's token. Absent when the contract does not provide it, or it has not been read
   * yet.
   */
  name?: string;
  /** How the contract was deployed. Absent when its deployment is not indexed. */
  deploymentDetails?: ContractDeployment;
  /** Always UNKNOWN. */
  ercType: "UNKNOWN";
}

/** Fields of a webhook to change. */
export interface UpdateWebhookRequest {
  /**
   * URL to which messages are posted, http or https. Public deployments accept only hosts on the public
   * internet, on the usual ports.
   */
  url?: string;
  /** Name of the webhook. */
  name?: string;
  /** Description of the webhook. */
  description?: string;
  /** New state. */
  status?: WebhookStatus;
  /** Whether messages contain internal transactions. Only of a webhook for address_activity. */
  includeInternalTxs?: boolean;
  /** Whether messages contain the logs of the transaction. Only of a webhook for address_activity. */
  includeLogs?: boolean;
}

/** Requests of one group in one period. */
export interface UsageCounts {
  /**
   * Value that the requests of the group share. Absent without groups, and for requests that concern no
   * single chain.
   * @example /v1/chains/{chainId}/transactions/{txHash}
   */
  groupValue?: string | number;
  /**
   * Number of requests.
   * @example 1200
   */
  totalRequests: number;
  /**
   * Requests per second of the part of the period that is in the range and has passed.
   * @example 0.0138
   */
  requestsPerSecond: number;
  /**
   * Share of the requests whose status was below 400, in percent.
   * @example 99.5
   */
  successRatePercent: number;
  /**
   * Median time to the response in milliseconds. Deployments may round it by up to a tenth.
   * @example 12
   */
  medianResponseTimeMsecs: number;
  /**
   * Number of requests whose status was 400 to 499.
   * @example 6
   */
  invalidRequests: number;
  /**
   * Compute units of the requests.
   * @example 24000
   */
  apiCreditsUsed: number;
  /**
   * Compute units of the invalid requests.
   * @example 120
   */
  apiCreditsWasted: number;
}

/** What requests are grouped by. */
export type UsageGroup = "requestPath" | "responseCode" | "chainId" | "apiKeyId" | "requestType";

/** What the requests were grouped by; None when they were not. */
export type UsageGroupedBy = "requestPath" | "responseCode" | "chainId" | "apiKeyId" | "requestType" | "None";

/**
 * Length of the periods that requests are counted in. They begin with the minute, hour, day, Monday or
 * month, in UTC.
 */
export type UsageInterval = "minute" | "hourly" | "daily" | "weekly" | "monthly";

/**
 * An output of a transaction. Its schema is PChainUtxo on the P-Chain and XOrCChainUtxo on the X-Chain
 * and C-Chain; outputIndex is an integer in the first and a string in the second.
 */
export type Utxo = PChainUtxo | XOrCChainUtxo;

/** A signature that unlocked a spent output. */
export interface UtxoCredential {
  /** Recoverable secp256k1 signature, base64. */
  signature?: string;
  /** Public key recovered from the signature, base64. */
  publicKey?: string;
}

/** A page of outputs. */
export interface UtxoPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Outputs of this page. */
  utxos: Utxo[];
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** Type of a P-Chain output: it locks a stake or transfers funds. */
export type UtxoType = "STAKE" | "TRANSFER" | (string & {});

/**
 * State of a validation. pending: not started; active: in progress; completed: reached its end time;
 * removed: ended early by a RemoveSubnetValidatorTx.
 */
export type ValidationStatus = "completed" | "active" | "pending" | "removed";

/** A validator. Its fields beyond the common ones depend on validationStatus. */
export type Validator = CompletedValidator | ActiveValidator | PendingValidator | RemovedValidator;

/** Validators, and the kinds of events to tell. */
export interface ValidatorActivityMetadata {
  /**
   * Only transactions with a log whose first topic is one of these, 32 bytes of hex with 0x prefix. EVM
   * chains only.
   * At most 20 items.
   */
  eventSignatures?: string[];
  /** Whether the key is a node or a subnet. */
  keyType: "nodeId" | "subnetId";
  /**
   * One node id or one subnet id.
   * At most 1 items.
   */
  keys: string[];
  /** Kinds of events to tell. */
  subEvents: {
    /** Kinds of events. */
    validatorActivitySubEvents: ValidatorActivitySubEvent[];
  };
  /**
   * Only these nodes of a subnet.
   * At most 100 items.
   */
  nodeIds?: string[];
  /**
   * Only these subnets of a node.
   * At most 100 items.
   */
  subnetIds?: string[];
  /** Balance in nAVAX for l1_validator_balance_threshold, which this service does not tell (501). */
  l1ValidatorFeeBalanceThreshold?: string;
}

/** A webhook for the transactions that change the state of validators. */
export interface ValidatorActivityRequest {
  /** Always validator_activity. */
  eventType: "validator_activity";
  /**
   * URL to which messages are posted, http or https. Public deployments accept only hosts on the public
   * internet, on the usual ports.
   */
  url: string;
  /** Name of the webhook. */
  name?: string;
  /** Description of the webhook. */
  description?: string;
  /** Network of the chain. */
  network: Network;
  /** What to listen to. */
  metadata: ValidatorActivityMetadata;
}

/**
 * Kind of event of a validator, each by the transaction that causes it. A validator of an L1 that is
 * disabled because its balance has run out is not reported: no transaction does that.
 */
export type ValidatorActivitySubEvent = "validator_stake" | "delegator_stake" | "reward_distribution" | "l1_validator_balance_increased" | "l1_validator_disabled" | "l1_validator_removed" | "l1_validator_balance_threshold";

/** A webhook for the transactions that change the state of validators. */
export interface ValidatorActivityWebhook {
  /** Id of the webhook, a UUID. */
  id: string;
  /** URL to which messages are posted. */
  url: string;
  /** Always p-chain. */
  chainId: string;
  /** State of the webhook. */
  status: WebhookStatus;
  /** Unix time in seconds at which it was created. */
  createdAt: number;
  /** Name that its owner gave it; empty without one. */
  name: string;
  /** Description that its owner gave it; empty without one. */
  description: string;
  /** Always validator_activity. */
  eventType: "validator_activity";
  /** What it listens to. */
  metadata: ValidatorActivityMetadata;
}

/** Common fields of a validator in every state. */
export interface ValidatorBase {
  /** Transaction that registered the validator, cb58. */
  txHash: string;
  /**
   * Node of the validator.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /** Subnet that it validates, cb58. */
  subnetId: string;
  /** Stake or weight of the validator, in nAVAX on the Primary Network. */
  amountStaked: string;
  /**
   * Share of delegation rewards that the validator keeps, in percent, for example "2.0000000000000000".
   * Absent on subnets, which have no such fee; deployments may send null.
   */
  delegationFee?: string | null;
  /** Unix time in seconds at which the validation starts. */
  startTimestamp: number;
  /** Unix time in seconds at which the validation ends, as registered. */
  endTimestamp: number;
  /** BLS key of the validator. Absent when it was registered without one. */
  blsCredentials?: BlsCredentials;
}

/** A change of the state of a validator by a P-Chain transaction. */
export interface ValidatorEvent {
  /** What changes. */
  event: ValidatorEventKind;
  /** Node id of the validator. */
  nodeId: string;
  /** Subnet that it validates, in cb58. */
  subnetId: string;
  /** Id of the L1 validation in cb58. Only of L1 validators. */
  validationId?: string;
  /** Id of the transaction in cb58. */
  txHash: string;
  /** Type of the transaction. */
  txType: string;
  /** Height of the block. */
  blockNumber: string;
  /** Unix time in seconds of the block. */
  blockTimestamp: number;
  /** Unix time in seconds at which the validator begins. Only of those that are added. */
  startTimestamp?: number;
  /** Unix time in seconds at which the validator ends. Only of those that are added. */
  endTimestamp?: number;
  /** Weight of the L1 validator after the transaction. */
  weight?: string;
  /** Balance of the L1 validator after the transaction in nAVAX. */
  remainingBalance?: string;
}

/**
 * What a transaction changes in the state of a validator. It is added with its stake or to a
 * permissioned subnet, registered for an L1, renewed when another period of it begins, ended with its
 * reward, and removed before its end or from an L1. A validator of an L1 gets another weight, more
 * balance, or is disabled.
 */
export type ValidatorEventKind = "added" | "registered" | "renewed" | "ended" | "removed" | "weight_changed" | "balance_increased" | "disabled" | (string & {});

/** How well the other nodes of the network reach a validator. */
export interface ValidatorHealth {
  /** Share of the queried peers that reach the node, in percent, 0 to 100. */
  reachabilityPercent: number;
  /** Share of the stake whose nodes have benched the node on the P-Chain, 0 to 100. */
  benchedPChainRequestsPercent: number;
  /** Share of the stake whose nodes have benched the node on the X-Chain, 0 to 100. */
  benchedXChainRequestsPercent: number;
  /** Share of the stake whose nodes have benched the node on the C-Chain, 0 to 100. */
  benchedCChainRequestsPercent: number;
}

/** A page of validators. */
export interface ValidatorPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Validators of this page. */
  validators: Validator[];
}

/** Rewards of one validation. */
export interface ValidatorRewards {
  /** Reward for the validator's own stake, in nAVAX. */
  validationRewardAmount: string;
  /** Reward from fees on delegations, in nAVAX. */
  delegationRewardAmount: string;
  /** Addresses that receive the rewards. */
  rewardAddresses?: string[];
  /** RewardValidatorTx that paid them. Absent until they are paid. */
  rewardTxHash?: string;
}

/** Totals of the active validators of the Primary Network. */
export interface ValidatorTotals {
  /** Number of active validators. */
  validatorCount: number;
  /** Own stake of the active validators, in nAVAX. */
  totalAmountStaked: string;
  /**
   * Rewards that the active validations and delegations will be paid at their ends if none is refused,
   * in nAVAX. In spite of its name it is not per year.
   */
  estimatedAnnualStakingReward: string;
  /**
   * Stake by the version of the validators' software. Empty where the service does not know versions,
   * which are not in the chain.
   */
  stakingDistributionByVersion: VersionStake[];
  /** Share of the supply that is staked by validators and delegators, a decimal number from 0 to 1. */
  stakingRatio: string;
}

/** Validators that run a version of the node's software. */
export interface VersionStake {
  /** Version of avalanchego. */
  version: string;
  /** Stake of the validators that run it, in nAVAX. */
  amountStaked: string;
  /** Number of validators that run it. */
  validatorCount: number;
}

/** A vertex of the graph in which the X-Chain accepted transactions before it had blocks. */
export interface Vertex {
  /** Id of the vertex, cb58. */
  vertexHash: string;
  /** Ids of the vertices that it follows, cb58. */
  parentHashes: string[];
  /** Height in the graph. */
  vertexHeight: number;
  /** Position among the vertices of its height. */
  vertexIndex: number;
  /** Unix time in seconds at which it was accepted. */
  vertexTimestamp: number;
  /** Number of its transactions. */
  txCount: number;
  /** Ids of its transactions, cb58. */
  transactions: string[];
  /** Length in bytes. */
  vertexSizeBytes: number;
}

/** A page of vertices of the X-Chain. */
export interface VertexPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Vertices of this page. */
  vertices: Vertex[];
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** Settings of the Warp precompile. */
export interface WarpConfig {
  /** Unix time in seconds from which Warp is enabled. */
  blockTimestamp?: number;
  /** Percentage of the stake weight that must sign a message. */
  quorumNumerator?: number;
  /** Whether messages from the Primary Network must be signed by its own validators. */
  requirePrimaryNetworkSigners?: boolean;
}

/** A webhook. What it listens to depends on eventType. */
export type Webhook = EvmAddressActivityWebhook | PrimaryNetworkAddressActivityWebhook | ValidatorActivityWebhook;

/** A page of the addresses of a webhook. */
export interface WebhookAddressPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Addresses of this page. */
  addresses: string[];
  /** How many addresses the webhook watches. */
  totalAddresses: number;
}

/** Addresses to add to a webhook or to remove from it. */
export interface WebhookAddressesRequest {
  /**
   * EVM addresses, 20 bytes of hex with 0x prefix.
   * At most 1000 items.
   */
  addresses: string[];
}

/** A message of a webhook. */
export interface WebhookMessage {
  /**
   * Id of the message, a UUID. It is the same in every attempt, so that a receiver knows what it has
   * had.
   */
  messageId: string;
  /** State of the message. */
  status: WebhookMessageStatus;
  /** Attempts to send it so far. */
  attempts: number;
  /** Unix time in seconds at which it was written. */
  createdAt: number;
  /** Unix time in seconds of the first attempt. Absent before it. */
  firstAttemptAt?: number;
  /** Unix time in seconds of the next attempt. Absent when there is none. */
  nextAttemptAt?: number;
  /** Unix time in seconds at which it was received or given up. Absent before. */
  endedAt?: number;
  /** HTTP status of the response to the last attempt. Absent without a response. */
  responseStatus?: number;
  /** Why the last attempt had no response. Absent otherwise. */
  error?: string;
  /** The body as it is posted, canonical JSON (RFC 8785). */
  body: string;
}

/** A page of the messages of a webhook. */
export interface WebhookMessagePage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Messages of this page. */
  messages: WebhookMessage[];
}

/**
 * State of a message: it waits for its first or next attempt, was received, or was not received within
 * a day of attempts.
 */
export type WebhookMessageStatus = "waiting" | "delivered" | "dead";

/** A page of webhooks. */
export interface WebhookPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Webhooks of this page. */
  webhooks: Webhook[];
}

/** State of a webhook. Nothing is posted to an inactive one. */
export type WebhookStatus = "active" | "inactive";

/** An asset of the X-Chain. */
export interface XChainAsset {
  /**
   * Id of the asset, cb58; also the id of the transaction.
   * @example FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z
   */
  assetId: string;
  /**
   * Name of the asset.
   * @example Gold
   */
  name: string;
  /**
   * Ticker of the asset, at most 4 characters.
   * @example GLD
   */
  symbol: string;
  /**
   * Number of decimal places of a whole unit.
   * @example 9
   */
  denomination: number;
  /** Type of the asset's outputs. */
  type: AssetType;
  /**
   * Unix time in seconds of the transaction's block.
   * @example 1766016000
   */
  createdAtTimestamp: number;
  /**
   * Whether more of the asset can be minted. Fixed when the transaction created no right to mint.
   * @example variable
   */
  cap: "fixed" | "variable" | (string & {});
}

/** Balances on the X-Chain by kind, one item for each asset. Rights to mint hold no amount. */
export interface XChainBalances {
  /** Without a lock that still holds. */
  unlocked: AssetBalance[];
  /** With a lock that still holds. */
  locked: AssetBalance[];
  /** Exported to another chain, which has not imported it, without a lock that still holds. */
  atomicMemoryUnlocked: SharedAssetBalance[];
  /** Exported to another chain, which has not imported it, with a lock that still holds. */
  atomicMemoryLocked: SharedAssetBalance[];
}

/**
 * The X-Chain, by its alias or by its cb58 id, which differs between networks. The listed ids are
 * those of mainnet and fuji.
 */
export type XChainId = "x-chain" | "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM" | "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm" | (string & {});

/** An X-Chain transaction accepted in a block. */
export interface XChainLinearTransaction {
  /** Id of the transaction, cb58. */
  txHash: string;
  /** Unix time in seconds at which it was accepted. */
  timestamp: number;
  /** Type of the transaction. */
  txType: XChainTxType;
  /** Memo of the transaction, hex. */
  memo: string;
  /** Outputs that the transaction spent. */
  consumedUtxos: XOrCChainUtxo[];
  /** Outputs that the transaction created. */
  emittedUtxos: XOrCChainUtxo[];
  /** Total amounts of the spent outputs, one per asset. */
  amountUnlocked: AssetAmount[];
  /** Total amounts of the created outputs, one per asset. */
  amountCreated: AssetAmount[];
  /** Chain from which an ImportTx imports. Only on imports. */
  sourceChain?: string;
  /** Chain to which an ExportTx exports. Only on exports. */
  destinationChain?: string;
  /** Asset that the transaction created. Only on CreateAssetTx. */
  assetCreated?: XChainAsset;
  /** Always linear: the transaction is in a block. */
  chainFormat: "linear";
  /** Height of the block. */
  blockHeight: number;
  /** Id of the block, cb58. */
  blockHash: string;
}

/** An X-Chain transaction that was accepted in vertices of a graph, before the chain had blocks. */
export interface XChainNonLinearTransaction {
  /** Id of the transaction, cb58. */
  txHash: string;
  /** Unix time in seconds at which it was accepted. */
  timestamp: number;
  /** Type of the transaction. */
  txType: XChainTxType;
  /** Memo of the transaction, hex. */
  memo: string;
  /** Outputs that the transaction spent. */
  consumedUtxos: XOrCChainUtxo[];
  /** Outputs that the transaction created. */
  emittedUtxos: XOrCChainUtxo[];
  /** Total amounts of the spent outputs, one per asset. */
  amountUnlocked: AssetAmount[];
  /** Total amounts of the created outputs, one per asset. */
  amountCreated: AssetAmount[];
  /** Chain from which an ImportTx imports. Only on imports. */
  sourceChain?: string;
  /** Chain to which an ExportTx exports. Only on exports. */
  destinationChain?: string;
  /** Asset that the transaction created. Only on CreateAssetTx. */
  assetCreated?: XChainAsset;
  /** Always non-linear: the transaction is in vertices. */
  chainFormat: "non-linear";
  /** Vertices that contained the transaction, each an object whose fields are not guaranteed. */
  vertices: Record<string, unknown>[];
}

/** Common fields of both forms of X-Chain transactions. */
export interface XChainTransactionBase {
  /** Id of the transaction, cb58. */
  txHash: string;
  /** Unix time in seconds at which it was accepted. */
  timestamp: number;
  /** Type of the transaction. */
  txType: XChainTxType;
  /** Memo of the transaction, hex. */
  memo: string;
  /** Outputs that the transaction spent. */
  consumedUtxos: XOrCChainUtxo[];
  /** Outputs that the transaction created. */
  emittedUtxos: XOrCChainUtxo[];
  /** Total amounts of the spent outputs, one per asset. */
  amountUnlocked: AssetAmount[];
  /** Total amounts of the created outputs, one per asset. */
  amountCreated: AssetAmount[];
  /** Chain from which an ImportTx imports. Only on imports. */
  sourceChain?: string;
  /** Chain to which an ExportTx exports. Only on exports. */
  destinationChain?: string;
  /** Asset that the transaction created. Only on CreateAssetTx. */
  assetCreated?: XChainAsset;
}

/** A page of transactions of the X-Chain. */
export interface XChainTransactionPage {
  /** Token of the next page. Absent on the last one. */
  nextPageToken?: NextPageToken;
  /** Transactions of this page. */
  transactions: (XChainLinearTransaction | XChainNonLinearTransaction)[];
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** Type of an X-Chain transaction. UNKNOWN is a type that the service does not know. */
export type XChainTxType = "BaseTx" | "CreateAssetTx" | "OperationTx" | "ImportTx" | "ExportTx" | "UNKNOWN" | (string & {});

/** An unspent or spent output of the X-Chain or of the C-Chain's atomic memory. */
export interface XOrCChainUtxo {
  /**
   * Owners of the output, bech32 without chain prefix. Of an imported output whose creation is not
   * indexed, those who signed the import: as many as its threshold.
   */
  addresses: string[];
  /** Asset and amount of the output. */
  asset: AssetAmount;
  /** Id of the chain on which the output is or can be spent, cb58. */
  consumedOnChainId: string;
  /** Transaction that spent the output. Absent while unspent. */
  consumingTxHash?: string;
  /** Id of the chain that created the output, cb58. */
  createdOnChainId: string;
  /** Id of the output, cb58. */
  utxoId: string;
  /** The output in the node's hex form, with a four-byte checksum at the end. */
  utxoBytes?: string;
  /** Unix time in seconds of the transaction that spent the output. Absent while unspent. */
  consumingTxTimestamp?: number;
  /** Transaction that created the output. */
  creationTxHash: string;
  /** Signatures that unlocked the output. Absent while unspent. */
  credentials?: UtxoCredential[];
  /** Group of a non-fungible output. Absent on others. */
  groupId?: number;
  /** Unix time in seconds before which the output cannot be spent; 0 when it always can. */
  locktime: number | bigint;
  /** Position of the output in its transaction, from 0; a decimal string here, an integer on the P-Chain. */
  outputIndex: string;
  /** Payload of a non-fungible output. Absent on others. */
  payload?: string;
  /** Number of owner signatures required to spend the output. */
  threshold: number;
  /** Unix time in seconds of the transaction that created the output. */
  timestamp: number;
  /** Type of the output, in lower case; transfer and mint are known. */
  utxoType: string;
}
