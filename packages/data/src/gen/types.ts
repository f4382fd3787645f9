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

/** Amounts of AVAX on mainnet, as decimal strings of whole AVAX. */
export interface AvaxSupply {
  /** The amount in circulation. */
  circulatingSupply: string;
  /** The amount that was created and not burned. */
  totalSupply: string;
  /** The amount that the P-Chain has burned, the fees of L1 validators included. */
  totalPBurned: string;
  /** The amount that the C-Chain has burned. */
  totalCBurned: string;
  /** The amount that the X-Chain has burned. */
  totalXBurned: string;
  /** The amount that is staked. */
  totalStaked: string;
  /** The amount that is locked. */
  totalLocked: string;
  /** The amount of all rewards. */
  totalRewards: string;
  /** Time of the amounts, ISO 8601. */
  lastUpdated: string;
  /** The amount that the genesis created. */
  genesisUnlock: string;
  /** The amount of all fees of L1 validators. */
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
     * @description Sends the transactions of the P-, X- or C-Chain in the order of the chain as they are indexed, as server- sent events. txTypes can be used as a filter only together with addresses. The schema of the items depends on the chain. Each `item` event has one of them as JSON. A `rewind` event says that the service took back what it had indexed above a block. An `id` is a cursor with which the stream continues behind that event.
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
     * @description Returns how much AVAX there is, is staked, was paid as rewards and was burned on each chain. A deployment that does not keep what each chain has burned responds with 501.
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
     * @description Sends what P-Chain transactions change in the state of validators, in the order of the chain, as server- sent events. What happens without a transaction is not sent: a validator that begins or ends its time on a subnet by the clock, and a validator of an L1 whose balance has run out. Each `item` event has one of them as JSON. A `rewind` event says that the service took back what it had indexed above a block. An `id` is a cursor with which the stream continues behind that event.
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
