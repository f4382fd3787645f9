// Generated from specs/data/openapi.yaml; do not edit.

/** An active delegation. */
export interface ActiveDelegator {
  /** Id of the transaction that registered the delegation (cb58). */
  txHash: string;
  /** Node id of the validator. */
  nodeId: string;
  /** Addresses that receive the reward. */
  rewardAddresses: string[];
  /** Delegated stake, in nAVAX. */
  amountDelegated: string;
  /** Share of the reward that the validator keeps, in percent. */
  delegationFee: string;
  /** Start of the delegation, in Unix seconds. */
  startTimestamp: number;
  /** End of the delegation, in Unix seconds. */
  endTimestamp: number;
  /** Always active. */
  delegationStatus: "active";
  /** Estimated reward before the validator's fee, in nAVAX. */
  estimatedGrossReward: string;
  /** Estimated reward after the validator's fee, in nAVAX. */
  estimatedNetReward: string;
}

/** An active validation. `geolocation` is required, and null if the node's location is unknown. */
export interface ActiveValidator {
  /** Id of the transaction that registered the validator (cb58). */
  txHash: string;
  /**
   * Node id of the validator.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /** Id of the subnet that the node validates (cb58). */
  subnetId: string;
  /** Stake or weight of the validator. In nAVAX on the Primary Network. */
  amountStaked: string;
  /**
   * Share of delegation rewards that the validator keeps, in percent, such as "2.0000000000000000".
   * Absent on subnets, which have no such fee. Some deployments send null.
   */
  delegationFee?: string | null;
  /** Start of the validation, in Unix seconds. */
  startTimestamp: number;
  /** End of the validation as registered, in Unix seconds. */
  endTimestamp: number;
  /** BLS key of the validator. Absent if it was registered without one. */
  blsCredentials?: BlsCredentials;
  /** Always active. */
  validationStatus: "active";
  /** Number of delegations to the validator. */
  delegatorCount: number;
  /** Stake delegated to the validator, in nAVAX. */
  amountDelegated?: string;
  /** Rewards paid at the end if the node meets the uptime requirement. */
  potentialRewards: ValidatorRewards;
  /** Share of the subnet's total stake held by the validator, in percent. */
  stakePercentage: number;
  /** Share of time the node was online, as seen by its peers, in percent from 0 to 100. */
  uptimePerformance: number;
  /** Version of the node's software. Absent if unknown. */
  avalancheGoVersion?: string;
  /**
   * Stake that can still be delegated to the validator, in nAVAX. Its own stake and delegations together
   * may reach five times its own stake, and at most 3 million AVAX.
   */
  delegationCapacity?: string;
  /** Health of the node, as seen by other nodes. */
  validatorHealth: ValidatorHealth;
  /** Approximate location of the node. Null if unknown. */
  geolocation: Geolocation | null;
}

/** Addresses to watch on an EVM chain. */
export interface AddressActivityMetadata {
  /**
   * Limits the webhook to transactions with one of these values as the first topic of a log. Each is 32
   * bytes of 0x-prefixed hex. EVM chains only.
   * At most 20 items.
   */
  eventSignatures?: string[];
  /**
   * EVM addresses, each 20 bytes of 0x-prefixed hex. At most 1000.
   * At most 1000 items.
   */
  addresses: string[];
}

/**
 * Kind of address event. `balance_change` is a transaction that involves the address,
 * `balance_threshold` a balance that crosses a threshold, and `reward_distribution` a transaction that
 * pays it a reward.
 */
export type AddressActivitySubEvent = "balance_change" | "balance_threshold" | "reward_distribution";

/** Chains used by each requested address. */
export interface AddressChainInteractions {
  /** One entry per requested address. */
  addresses: AddressChains[];
}

/** Chains used by one address. */
export interface AddressChains {
  /** The address, in bech32 without a chain prefix. */
  address: string;
  /** Ids of the chains (cb58), never aliases. */
  blockchainIds: string[];
}

/** EVM chains that an address has used. */
export interface AddressEvmChains {
  /** Chains that the service indexes, ordered by EVM chain id. */
  indexedChains?: EvmChain[];
  /** Ids of other chains. Always empty, because the service knows only the chains it indexes. */
  unindexedChains?: string[];
}

/** Sender or receiver of a transfer or transaction, with known details of the address. */
export interface AddressParty {
  /** Name of the contract or token. Absent if unknown. */
  name?: string;
  /** Symbol of the token. Absent if the address is not a token. */
  symbol?: string;
  /** Decimal places of the token. Absent if the address is not a token. */
  decimals?: number;
  /** URI of the logo. Absent if unknown. */
  logoUri?: string;
  /** The address, as 0x-prefixed hex with EIP-55 checksum. */
  address: string;
}

/** Addresses of a request. */
export interface AddressesRequest {
  /**
   * Addresses as one comma-separated value. Each is bech32 with the network's prefix, with or without a
   * leading `P-`, `X-` or `C-`. At most 1024.
   * @example fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw
   */
  addresses: string;
}

/**
 * The message to sign and the quorum to reach. Set `message`, `justification` or both. The two
 * percentages must not add up to more than 100.
 */
export interface AggregateSignaturesRequest {
  /**
   * Unsigned Warp message, as hex with an optional 0x prefix. Deployments also accept the ABI-encoded
   * data of a SendWarpMessage event of the Warp precompile.
   */
  message?: string;
  /** Extra data that signers need to verify the message, as hex with an optional 0x prefix. */
  justification?: string;
  /** Subnet whose validators sign, in hex or cb58. Default: the subnet of the source blockchain. */
  signingSubnetId?: string;
  /**
   * Share of the signing subnet's weight that must sign, in percent. Deployments treat 0 as unset.
   * Range: 0 to 100; Default: 67.
   */
  quorumPercentage?: number;
  /**
   * Share above the quorum that the service aims for, in percent. Extra signatures take longer to
   * collect, but make it more likely that the result stays valid when weights change.
   * Range: 0 to 100; Default: 0.
   */
  quorumPercentageBuffer?: number;
  /**
   * P-Chain height that determines the validator set. Pass 0 for the height at which the P-Chain
   * verifies the request of an L1's manager, and for the proposed height of any other message.
   * At least 0; Default: 0.
   */
  pChainHeight?: number;
}

/** Permissions for a precompile of an EVM chain. */
export interface AllowListConfig {
  /** Time from which the precompile is enabled, in Unix seconds. */
  blockTimestamp?: number;
  /** Addresses that may grant and revoke every role. */
  adminAddresses?: string[];
  /** Addresses that may enable and disable other addresses. */
  managerAddresses?: string[];
  /** Addresses that may use the precompile. */
  enabledAddresses?: string[];
}

/** A request sent with an API key. */
export interface ApiLog {
  /**
   * Organisation of the key. Empty if the deployment has no organisations.
   * @example
   */
  orgId: string;
  /**
   * Id of the request. May equal the response header `x-request-id`.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  logId: string;
  /**
   * Time of the request, in Unix seconds.
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
   * Region that handled the request. Empty if the deployment has no regions.
   * @example
   */
  hostRegion: string;
  /** Kind of the request. */
  requestType: RequestType;
  /**
   * Path of the request. Some deployments give the operation's path with its parameters in braces.
   * @example /v1/chains/{chainId}/transactions/{txHash}
   */
  requestPath: string;
  /**
   * Compute units charged for the request.
   * @example 20
   */
  apiCreditsConsumed: number;
  /**
   * Time to the response, in milliseconds.
   * @example 12
   */
  requestDurationMsecs: number;
  /**
   * Status of the response.
   * @example 200
   */
  responseCode: number;
  /**
   * EVM chain id or Primary Network alias of the chain named in the path. Absent if the path names no
   * chain.
   * @example 43114
   */
  chainId?: string;
  /**
   * JSON-RPC method of a request that was relayed to a node.
   * @example eth_call
   */
  rpcMethod?: string;
  /** Sender of the request. */
  metadata: ApiLogClient;
}

/** Sender of a request. Each field is empty if the deployment does not record it. */
export interface ApiLogClient {
  /**
   * IP address of the sender.
   * @example 203.0.113.7
   */
  ipAddress: string;
  /**
   * Host name to which the request was sent.
   * @example data.example.org
   */
  host: string;
  /**
   * User agent, as reported by the client.
   * @example primary-network-sdk
   */
  userAgent: string;
}

/** A page of requests. */
export interface ApiLogPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /**
   * Organisation of the keys. Empty if the deployment has no organisations.
   * @example
   */
  orgId: string;
  /** Requests of this page. */
  logs: ApiLog[];
}

/** Requests of API keys, by period. */
export interface ApiUsage {
  /**
   * Length of the periods, as in the request.
   * @example daily
   */
  aggregateDuration: string;
  /**
   * Organisation of the keys. Empty if the deployment has no organisations.
   * @example
   */
  orgId: string;
  /** Periods that have requests, oldest first. */
  metrics: ApiUsagePeriod[];
}

/** Requests of one period. */
export interface ApiUsagePeriod {
  /**
   * Start of the period, in Unix seconds.
   * @example 1766016000
   */
  timestamp: number;
  /** Groups that have requests. A single group without `groupBy`. */
  values: ApiUsageValue[];
}

/** Requests of one group in one period. */
export interface ApiUsageValue {
  /**
   * Value shared by the requests of the group. Absent without groups, and for requests that involve no
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
   * Requests per second over the elapsed part of the period that lies in the range.
   * @example 0.0138
   */
  requestsPerSecond: number;
  /**
   * Share of requests with a status below 400, in percent.
   * @example 99.5
   */
  successRatePercent: number;
  /**
   * Median time to the response, in milliseconds. Deployments may round it by up to a tenth.
   * @example 12
   */
  medianResponseTimeMsecs: number;
  /**
   * Number of requests with a status from 400 to 499.
   * @example 6
   */
  invalidRequests: number;
  /**
   * Compute units spent by the requests.
   * @example 24000
   */
  apiCreditsUsed: number;
  /**
   * Compute units spent by the invalid requests.
   * @example 120
   */
  apiCreditsWasted: number;
  /** Property that requests are grouped by. `None` if they are not grouped. */
  groupedBy: UsageGroupedBy;
}

/** An amount of one asset. */
export interface AssetAmount {
  /**
   * Id of the asset (cb58).
   * @example FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z
   */
  assetId: string;
  /**
   * Name of the asset.
   * @example Avalanche
   */
  name: string;
  /**
   * Ticker symbol of the asset.
   * @example AVAX
   */
  symbol: string;
  /**
   * Number of decimal places of one whole unit.
   * @example 9
   */
  denomination: number;
  /** Output type of the asset, such as secp256k1. */
  type: AssetType;
  /**
   * Amount in the smallest unit (nAVAX for AVAX), as an integer.
   * @example 2000000000000
   */
  amount: string;
}

/** Total of one asset over several UTXOs. */
export interface AssetBalance {
  /**
   * Id of the asset (cb58).
   * @example FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z
   */
  assetId: string;
  /**
   * Name of the asset.
   * @example Avalanche
   */
  name: string;
  /**
   * Ticker symbol of the asset.
   * @example AVAX
   */
  symbol: string;
  /**
   * Number of decimal places of one whole unit.
   * @example 9
   */
  denomination: number;
  /** Output type of the asset, such as secp256k1. */
  type: AssetType;
  /**
   * Amount in the smallest unit (nAVAX for AVAX), as an integer.
   * @example 2000000000000
   */
  amount: string;
  /**
   * Number of UTXOs.
   * @example 1
   */
  utxoCount: number;
}

/** Output type of the asset: a fungible amount (`secp256k1`) or a non-fungible token (`nft`). */
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
  /** AVAX burned by the X-Chain. */
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

/** P-Chain owners of a balance, and the number of them who must sign. */
export interface BalanceOwner {
  /** Owner addresses in bech32. */
  addresses: string[];
  /** Number of signatures required. */
  threshold: number;
}

/** Balances of addresses on a chain. */
export interface Balances {
  /**
   * Balances by kind. Every chain has the two kinds of atomic memory. The P-Chain and X-Chain have more
   * kinds.
   */
  balances: PChainBalances | XChainBalances | CChainBalances;
  /** Chain of the balances. */
  chainInfo: ChainInfo;
}

/** A page of blocks. */
export interface BlockPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Blocks of this page. */
  blocks: PrimaryNetworkBlock[];
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** A blockchain of a subnet. */
export interface Blockchain {
  /** Time of the block that created the blockchain, in Unix seconds. */
  createBlockTimestamp: number;
  /** Height of the P-Chain block that created the blockchain, or "-1" for chains created at genesis. */
  createBlockNumber: string;
  /** Id of the blockchain (cb58). */
  blockchainId: string;
  /** Id of the virtual machine (cb58). */
  vmId: string;
  /** Id of the subnet that validates the blockchain (cb58). */
  subnetId: string;
  /** Name of the blockchain. */
  blockchainName: string;
  /** EVM chain id. Absent if the chain does not run an EVM. May exceed 2^53. */
  evmChainId?: number | bigint;
  /** Genesis of the blockchain. Absent if unknown or too large. */
  genesisData?: GenesisData;
}

/**
 * A Primary Network chain, as an alias or a blockchain id (cb58). The listed ids are, in order, the
 * P-Chain of every network, the X-Chain of mainnet and fuji, and the C-Chain of mainnet and fuji. A
 * service for another network accepts that network's X-Chain and C-Chain ids.
 */
export type BlockchainId = "p-chain" | "x-chain" | "c-chain" | "11111111111111111111111111111111LpoYY" | "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM" | "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm" | "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5" | "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp" | (string & {});

/** Blockchain created by a CreateChainTx. */
export interface BlockchainInfo {
  /** Name of the chain. */
  chainName: string;
  /** Id of the chain's virtual machine (cb58). */
  vmId: string;
  /** Genesis of the chain. Absent if too large. */
  genesisData?: GenesisData;
}

/** A page of blockchains. */
export interface BlockchainPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Blockchains of this page. */
  blockchains: Blockchain[];
}

/** BLS key of a validator, with proof of possession of its secret key. */
export interface BlsCredentials {
  /** Compressed BLS12-381 public key, 48 bytes in hex. */
  publicKey: string;
  /** BLS signature over the public key, 96 bytes in hex. */
  proofOfPossession: string;
}

/** Balances in the atomic memory of the C-Chain, one item per asset and other chain. */
export interface CChainBalances {
  /** Exported to another chain and not yet imported there. Not locked. */
  atomicMemoryUnlocked: SharedAssetBalance[];
  /** Exported to another chain and not yet imported there. Still locked. */
  atomicMemoryLocked: SharedAssetBalance[];
}

/** C-Chain atomic transaction that sends funds to another chain. */
export interface CChainExportTransaction {
  /** Id of the transaction (cb58). */
  txHash: string;
  /** Height of the C-Chain block. */
  blockHeight: number;
  /** Hash of the C-Chain block. */
  blockHash: string;
  /** Time of the block, in Unix seconds. */
  timestamp: number;
  /** Memo of the transaction, in hex. */
  memo: string;
  /** Total amount of the inputs per asset. */
  amountUnlocked: AssetAmount[];
  /** Total amount of the outputs per asset. */
  amountCreated: AssetAmount[];
  /** Chain that the funds come from. */
  sourceChain: string;
  /** Chain that the funds go to. */
  destinationChain: string;
  /** Always ExportTx. */
  txType: "ExportTx";
  /** EVM addresses that were debited. */
  evmInputs: EvmInput[];
  /** UTXOs created in atomic memory. */
  emittedUtxos: XOrCChainUtxo[];
}

/** C-Chain atomic transaction that receives funds from another chain. */
export interface CChainImportTransaction {
  /** Id of the transaction (cb58). */
  txHash: string;
  /** Height of the C-Chain block. */
  blockHeight: number;
  /** Hash of the C-Chain block. */
  blockHash: string;
  /** Time of the block, in Unix seconds. */
  timestamp: number;
  /** Memo of the transaction, in hex. */
  memo: string;
  /** Total amount of the inputs per asset. */
  amountUnlocked: AssetAmount[];
  /** Total amount of the outputs per asset. */
  amountCreated: AssetAmount[];
  /** Chain that the funds come from. */
  sourceChain: string;
  /** Chain that the funds go to. */
  destinationChain: string;
  /** Always ImportTx. */
  txType: "ImportTx";
  /** EVM addresses that were credited. */
  evmOutputs: EvmOutput[];
  /** UTXOs spent from atomic memory. */
  consumedUtxos: XOrCChainUtxo[];
}

/** Common fields of C-Chain import and export transactions. */
export interface CChainTransactionBase {
  /** Id of the transaction (cb58). */
  txHash: string;
  /** Height of the C-Chain block. */
  blockHeight: number;
  /** Hash of the C-Chain block. */
  blockHash: string;
  /** Time of the block, in Unix seconds. */
  timestamp: number;
  /** Memo of the transaction, in hex. */
  memo: string;
  /** Total amount of the inputs per asset. */
  amountUnlocked: AssetAmount[];
  /** Total amount of the outputs per asset. */
  amountCreated: AssetAmount[];
  /** Chain that the funds come from. */
  sourceChain: string;
  /** Chain that the funds go to. */
  destinationChain: string;
}

/** Type of a native transaction: a plain transfer, a contract call or a contract creation. */
export type CallType = "NATIVE_TRANSFER" | "CONTRACT_CALL" | "CONTRACT_CREATION" | (string & {});

/** Indexing progress of a chain. */
export interface ChainIndexStatus {
  /** Network of the chain, `mainnet` or `fuji`. */
  network: string;
  /** Alias `p-chain`, `x-chain` or `c-chain`, or an EVM chain by its EVM chain id, such as `evm-43114`. */
  chain: string;
  /**
   * Height of the last indexed block. Absent before the first one.
   * At least 0.
   */
  height?: number;
  /**
   * Height of the last block reported by the node. Absent before its first response.
   * At least 0.
   */
  nodeHeight?: number;
  /**
   * Blocks up to `nodeHeight` that are not indexed yet. Absent before the node's first response.
   * At least 0.
   */
  blocksBehind?: number;
  /**
   * Seconds since the index last had every block of the node. Absent until then.
   * At least 0.
   */
  secondsBehind?: number;
  /**
   * Time when the index last had every block of the node, in Unix seconds. Absent until then.
   * At least 0.
   */
  completeAt?: number;
  /** True if the index has lacked some of the node's blocks for a while, or is not being extended. */
  catchingUp: boolean;
  /**
   * State of indexing. `connecting`: waiting for the node's first response. `catching-up`: indexing
   * earlier blocks. `following`: indexing new blocks as they arrive. `waiting`: pausing after a failed
   * attempt. `stopped`: halted because the chain contradicts itself.
   */
  state: "connecting" | "catching-up" | "following" | "waiting" | "stopped" | (string & {});
  /**
   * Blocks indexed per second over the last half minute. Absent if unknown.
   * At least 0.
   */
  blocksPerSecond?: number;
  /**
   * Seconds until the index reaches the node's last block at the current rate. Absent if unknown.
   * At least 0.
   */
  secondsLeft?: number;
}

/** Chain of a list. */
export interface ChainInfo {
  /** Alias of the chain. */
  chainName: ChainName;
  /** Network of the chain. */
  network: Network;
}

/** Alias of a Primary Network chain. */
export type ChainName = "p-chain" | "x-chain" | "c-chain" | (string & {});

/** An account's balance of one NFT, by the token standard of its contract. */
export type CollectibleBalance = Erc721TokenBalance | Erc1155TokenBalance;

/** A page of NFTs of an account. */
export interface CollectibleBalancePage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** NFTs of this page. */
  collectibleBalances: CollectibleBalance[];
}

/** A delegation that has ended. */
export interface CompletedDelegator {
  /** Id of the transaction that registered the delegation (cb58). */
  txHash: string;
  /** Node id of the validator. */
  nodeId: string;
  /** Addresses that receive the reward. */
  rewardAddresses: string[];
  /** Delegated stake, in nAVAX. */
  amountDelegated: string;
  /** Share of the reward that the validator keeps, in percent. */
  delegationFee: string;
  /** Start of the delegation, in Unix seconds. */
  startTimestamp: number;
  /** End of the delegation, in Unix seconds. */
  endTimestamp: number;
  /** Always completed. */
  delegationStatus: "completed";
  /** Reward before the validator's fee, in nAVAX. */
  grossReward: string;
  /** Reward after the validator's fee, in nAVAX. */
  netReward: string;
}

/** A validation that has ended. */
export interface CompletedValidator {
  /** Id of the transaction that registered the validator (cb58). */
  txHash: string;
  /**
   * Node id of the validator.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /** Id of the subnet that the node validates (cb58). */
  subnetId: string;
  /** Stake or weight of the validator. In nAVAX on the Primary Network. */
  amountStaked: string;
  /**
   * Share of delegation rewards that the validator keeps, in percent, such as "2.0000000000000000".
   * Absent on subnets, which have no such fee. Some deployments send null.
   */
  delegationFee?: string | null;
  /** Start of the validation, in Unix seconds. */
  startTimestamp: number;
  /** End of the validation as registered, in Unix seconds. */
  endTimestamp: number;
  /** BLS key of the validator. Absent if it was registered without one. */
  blsCredentials?: BlsCredentials;
  /** Always completed. */
  validationStatus: "completed";
  /** Number of delegations to the validator. */
  delegatorCount: number;
  /** Stake delegated to the validator, in nAVAX. */
  amountDelegated?: string;
  /** Rewards that were paid. */
  rewards: ValidatorRewards;
}

/** Deployment of a contract. */
export interface ContractDeployment {
  /** Hash of the transaction that deployed the contract. */
  txHash: string;
  /** Sender of the deploying transaction. */
  deployerAddress: string;
  /** Contract that created this one. Absent if the transaction itself did. */
  deployerContractAddress?: string;
}

/** A webhook to create. The other fields depend on `eventType`. */
export type CreateWebhookRequest = EvmAddressActivityRequest | PrimaryNetworkAddressActivityRequest | ValidatorActivityRequest;

/** Currency of prices, as a lower-case ISO 4217 code. */
export type Currency = "usd" | "eur" | "aud" | "cad" | "chf" | "clp" | "cny" | "czk" | "dkk" | "gbp" | "hkd" | "huf" | "jpy" | "nzd";

/** Error body of the data API. */
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
  /** Error message. Some deployments send an array of messages instead. Clients accept both. */
  message: string;
}

/**
 * Status of a delegation. `pending`: not started. `active`: in progress. `completed`: reached its end
 * time.
 */
export type DelegationStatus = "completed" | "active" | "pending";

/** A delegation. Its reward fields depend on `delegationStatus`. */
export type Delegator = CompletedDelegator | ActiveDelegator | PendingDelegator;

/** Common fields of a delegation with any status. */
export interface DelegatorBase {
  /** Id of the transaction that registered the delegation (cb58). */
  txHash: string;
  /** Node id of the validator. */
  nodeId: string;
  /** Addresses that receive the reward. */
  rewardAddresses: string[];
  /** Delegated stake, in nAVAX. */
  amountDelegated: string;
  /** Share of the reward that the validator keeps, in percent. */
  delegationFee: string;
  /** Start of the delegation, in Unix seconds. */
  startTimestamp: number;
  /** End of the delegation, in Unix seconds. */
  endTimestamp: number;
}

/** A page of delegations. */
export interface DelegatorPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Delegations of this page. */
  delegators: Delegator[];
}

/** Totals of active delegations on the Primary Network. */
export interface DelegatorTotals {
  /** Number of active delegations. */
  delegatorCount: number;
  /** Stake of the active delegations, in nAVAX. */
  totalAmountStaked: string;
}

/** An interchain message that was sent and delivered. */
export interface DeliveredIcmMessage {
  /** Id of the message, 32 bytes in hex. */
  messageId: string;
  /** Id of the source blockchain (cb58). */
  sourceBlockchainId: string;
  /** Id of the destination blockchain (cb58). */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty if the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty if the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, in hex. Absent if there is none. */
  data?: string;
  /** True if the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** True if the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for delivering the message. If there is none, or the source chain is not indexed, the
   * value is 0 and the token is the zero address.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract. The same on every chain. */
  icmContractAddress: string;
  /** Always delivered. */
  status: "delivered";
  /** Transaction that sent the message. */
  sourceTransaction: IcmSourceTransaction;
  /** Transaction that delivered the message. */
  destinationTransaction: IcmDestinationTransaction;
}

/** A delivered message from a chain that the service does not index. */
export interface DeliveredSourceNotIndexedIcmMessage {
  /** Id of the message, 32 bytes in hex. */
  messageId: string;
  /** Id of the source blockchain (cb58). */
  sourceBlockchainId: string;
  /** Id of the destination blockchain (cb58). */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty if the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty if the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, in hex. Absent if there is none. */
  data?: string;
  /** True if the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** True if the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for delivering the message. If there is none, or the source chain is not indexed, the
   * value is 0 and the token is the zero address.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract. The same on every chain. */
  icmContractAddress: string;
  /** Always delivered_source_not_indexed. */
  status: "delivered_source_not_indexed";
  /** Transaction that delivered the message. */
  destinationTransaction: IcmDestinationTransaction;
}

/** A delivered message from a chain that the service does not index, in the older format. */
export interface DeliveredSourceNotIndexedTeleporterMessage {
  /** Id of the message, 32 bytes in hex. */
  messageId: string;
  /** Id of the source blockchain (cb58). */
  sourceBlockchainId: string;
  /** Id of the destination blockchain (cb58). */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty if the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty if the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, in hex. Absent if there is none. */
  data?: string;
  /** True if the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** True if the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for delivering the message. If there is none, or the source chain is not indexed, the
   * value is 0 and the token is the zero address.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract. The same on every chain. */
  teleporterContractAddress: string;
  /** Always delivered_source_not_indexed. */
  status: "delivered_source_not_indexed";
  /** Transaction that delivered the message. */
  destinationTransaction: IcmDestinationTransaction;
}

/** An interchain message that was sent and delivered, in the older format. */
export interface DeliveredTeleporterMessage {
  /** Id of the message, 32 bytes in hex. */
  messageId: string;
  /** Id of the source blockchain (cb58). */
  sourceBlockchainId: string;
  /** Id of the destination blockchain (cb58). */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty if the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty if the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, in hex. Absent if there is none. */
  data?: string;
  /** True if the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** True if the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for delivering the message. If there is none, or the source chain is not indexed, the
   * value is 0 and the token is the zero address.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract. The same on every chain. */
  teleporterContractAddress: string;
  /** Always delivered. */
  status: "delivered";
  /** Transaction that sent the message. */
  sourceTransaction: IcmSourceTransaction;
  /** Transaction that delivered the message. */
  destinationTransaction: IcmDestinationTransaction;
}

/** A page of an account's ERC-1155 balances. */
export interface Erc1155BalancePage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Balance of the chain's gas token, at the same block. */
  nativeTokenBalance: NativeTokenBalance;
  /** ERC-1155 balances of this page. */
  erc1155TokenBalances: Erc1155TokenBalance[];
}

/** Contract of an ERC-1155 collection. */
export interface Erc1155Contract {
  /** Address of the contract. */
  address: string;
  /** Name of the token. Absent if the contract does not provide it or it has not been read yet. */
  name?: string;
  /** Deployment of the contract. Absent if it is not indexed. */
  deploymentDetails?: ContractDeployment;
  /** Always ERC-1155. */
  ercType: "ERC-1155";
  /** Symbol of the token. Absent if the contract does not provide it or it has not been read yet. */
  symbol?: string;
}

/** Metadata of an ERC-1155 token. */
export interface Erc1155Metadata {
  /** Indexing status of the metadata. */
  indexStatus: NftIndexStatus;
  /** Time when the metadata was last read, in Unix seconds. */
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
  /** Number of decimal places of one whole token. */
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
  /** Token id in the collection, a decimal integer. */
  tokenId: string;
  /** URI of the token's metadata. Empty if the contract does not provide it or it has not been read yet. */
  tokenUri: string;
  /** Metadata read from `tokenUri`. */
  metadata: Erc1155Metadata;
}

/** An account's balance of an ERC-1155 token. */
export interface Erc1155TokenBalance {
  /** Contract address of the collection. */
  address: string;
  /** Always ERC-1155. */
  ercType: "ERC-1155";
  /** Token id in the collection, a decimal integer. */
  tokenId: string;
  /** URI of the token's metadata. Empty if the contract does not provide it or it has not been read yet. */
  tokenUri: string;
  /** Metadata read from `tokenUri`. */
  metadata: Erc1155Metadata;
  /** EVM chain id of the chain, as a decimal number. */
  chainId: string;
  /** Balance of the token: the sum of its transfers up to the block. */
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
  /** The token transferred. */
  erc1155Token: Erc1155Token;
}

/** An ERC-1155 transfer with its position on the chain. */
export interface Erc1155TransferListItem {
  /** Number of the block. */
  blockNumber: string;
  /** Time of the block, in Unix seconds. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** Hash of the transaction. */
  txHash: string;
  /** Time of the block, in Unix milliseconds. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Sender. */
  from: AddressParty;
  /** Receiver. */
  to: AddressParty;
  /** Position of the transfer's event in the block. */
  logIndex: number;
  /** Number of tokens. */
  value: string;
  /** The token transferred. */
  erc1155Token: Erc1155Token;
}

/** A page of ERC-1155 transfers. */
export interface Erc1155TransferPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** ERC-1155 transfers of this page. */
  transactions: Erc1155TransferListItem[];
}

/** A page of an account's ERC-20 balances. */
export interface Erc20BalancePage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Balance of the chain's gas token, at the same block. */
  nativeTokenBalance: NativeTokenBalance;
  /** ERC-20 balances of this page. */
  erc20TokenBalances: Erc20TokenBalance[];
}

/** Contract of an ERC-20 token. */
export interface Erc20Contract {
  /** Address of the contract. */
  address: string;
  /** Name of the token. Absent if the contract does not provide it or it has not been read yet. */
  name?: string;
  /** Deployment of the contract. Absent if it is not indexed. */
  deploymentDetails?: ContractDeployment;
  /** Always ERC-20. */
  ercType: "ERC-20";
  /** Symbol of the token. Absent if the contract does not provide it or it has not been read yet. */
  symbol?: string;
  /** Number of decimal places of one whole token. 0 if the contract does not provide it. */
  decimals: number;
}

/** An ERC-20 token. */
export interface Erc20Token {
  /** Contract address of the token. */
  address: string;
  /** Name of the token. Empty if the contract does not provide it. */
  name: string;
  /** Symbol of the token. Empty if the contract does not provide it. */
  symbol: string;
  /** URI of the token's logo. Absent if unknown. */
  logoUri?: string;
  /** Always ERC-20. */
  ercType: "ERC-20";
  /** Number of decimal places of one whole token. 0 if the contract does not provide it. */
  decimals: number;
  /** Price of one whole token. Absent if unknown. */
  price?: TokenPrice;
}

/** An account's balance of an ERC-20 token. */
export interface Erc20TokenBalance {
  /** Contract address of the token. */
  address: string;
  /** Name of the token. Empty if the contract does not provide it. */
  name: string;
  /** Symbol of the token. Empty if the contract does not provide it. */
  symbol: string;
  /** Number of decimal places of one whole token. 0 if the contract does not provide it. */
  decimals: number;
  /** URI of the token's logo. Absent if unknown. */
  logoUri?: string;
  /** Always ERC-20. */
  ercType: "ERC-20";
  /** Price of one whole token. Absent if unknown. */
  price?: TokenPrice;
  /** EVM chain id of the chain, as a decimal number. */
  chainId: string;
  /**
   * Balance in the smallest unit of the token, as the contract reports it at the block (`balanceOf`).
   * This is also correct for tokens that rebase or mint without events. If the contract reports no
   * balance, this is the sum of the token's transfers.
   */
  balance: string;
  /** Value of the balance. Absent if the price or the number of decimal places is unknown. */
  balanceValue?: TokenPrice;
  /** Result of a security analysis of the token. Null if there was none. */
  tokenReputation: ("Malicious" | "Benign" | (string & {})) | null;
}

/** An ERC-20 token with its reputation. */
export interface Erc20TokenV2 {
  /** Contract address of the token. */
  address: string;
  /** Name of the token. Empty if the contract does not provide it. */
  name: string;
  /** Symbol of the token. Empty if the contract does not provide it. */
  symbol: string;
  /** URI of the token's logo. Absent if unknown. */
  logoUri?: string;
  /** Always ERC-20. */
  ercType: "ERC-20";
  /** Number of decimal places of one whole token. 0 if the contract does not provide it. */
  decimals: number;
  /** Price of one whole token. Absent if unknown. */
  price?: TokenPrice;
  /** Result of a security analysis of the token. Null if there was none. */
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
  /** The token transferred. */
  erc20Token: Erc20Token;
}

/** An ERC-20 transfer with its position on the chain. */
export interface Erc20TransferListItem {
  /** Number of the block. */
  blockNumber: string;
  /** Time of the block, in Unix seconds. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** Hash of the transaction. */
  txHash: string;
  /** Time of the block, in Unix milliseconds. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Sender. */
  from: AddressParty;
  /** Receiver. */
  to: AddressParty;
  /** Position of the transfer's event in the block. */
  logIndex: number;
  /** Amount in the smallest unit of the token. */
  value: string;
  /** The token transferred. */
  erc20Token: Erc20Token;
}

/** A page of ERC-20 transfers. */
export interface Erc20TransferPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** ERC-20 transfers of this page. */
  transactions: Erc20TransferListItem[];
}

/** A transfer of an ERC-20 token, with the token's reputation. */
export interface Erc20TransferV2 {
  /** Sender. */
  from: AddressParty;
  /** Receiver. */
  to: AddressParty;
  /** Position of the transfer's event in the block. */
  logIndex: number;
  /** Amount in the smallest unit of the token. */
  value: string;
  /** The token transferred. */
  erc20Token: Erc20TokenV2;
}

/** A page of an account's ERC-721 tokens. */
export interface Erc721BalancePage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Balance of the chain's gas token, at the same block. */
  nativeTokenBalance: NativeTokenBalance;
  /** ERC-721 tokens of this page. */
  erc721TokenBalances: Erc721TokenBalance[];
}

/** Contract of an ERC-721 collection. */
export interface Erc721Contract {
  /** Address of the contract. */
  address: string;
  /** Name of the token. Absent if the contract does not provide it or it has not been read yet. */
  name?: string;
  /** Deployment of the contract. Absent if it is not indexed. */
  deploymentDetails?: ContractDeployment;
  /** Always ERC-721. */
  ercType: "ERC-721";
  /** Symbol of the token. Absent if the contract does not provide it or it has not been read yet. */
  symbol?: string;
}

/** Metadata of an ERC-721 token. */
export interface Erc721Metadata {
  /** Indexing status of the metadata. */
  indexStatus: NftIndexStatus;
  /** Time when the metadata was last read, in Unix seconds. */
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
  /** Token id in the collection, a decimal integer. */
  tokenId: string;
  /** URI of the token's metadata. Empty if the contract does not provide it or it has not been read yet. */
  tokenUri: string;
  /** Metadata read from `tokenUri`. */
  metadata: Erc721Metadata;
  /** Current owner of the token, or the zero address if it was burned. Absent if unknown. */
  ownerAddress?: string;
  /** URI of the collection's logo. Absent if unknown. */
  logoUri?: string;
  /** Price of the token. Absent if unknown. */
  price?: TokenPrice;
}

/** An ERC-721 token held by an account. */
export interface Erc721TokenBalance {
  /** Contract address of the collection. */
  address: string;
  /** Name of the collection. */
  name: string;
  /** Symbol of the collection. */
  symbol: string;
  /** Always ERC-721. */
  ercType: "ERC-721";
  /** Token id in the collection, a decimal integer. */
  tokenId: string;
  /** URI of the token's metadata. Empty if the contract does not provide it or it has not been read yet. */
  tokenUri: string;
  /** Metadata read from `tokenUri`. */
  metadata: Erc721Metadata;
  /** Current owner of the token, or the zero address if it was burned. Absent if unknown. */
  ownerAddress?: string;
  /** URI of the collection's logo. Absent if unknown. */
  logoUri?: string;
  /** Price of the token. Absent if unknown. */
  price?: TokenPrice;
  /** EVM chain id of the chain, as a decimal number. */
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
  /** The token transferred. */
  erc721Token: Erc721Token;
}

/** An ERC-721 transfer with its position on the chain. */
export interface Erc721TransferListItem {
  /** Number of the block. */
  blockNumber: string;
  /** Time of the block, in Unix seconds. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** Hash of the transaction. */
  txHash: string;
  /** Time of the block, in Unix milliseconds. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Sender. */
  from: AddressParty;
  /** Receiver. */
  to: AddressParty;
  /** Position of the transfer's event in the block. */
  logIndex: number;
  /** The token transferred. */
  erc721Token: Erc721Token;
}

/** A page of ERC-721 transfers. */
export interface Erc721TransferPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** ERC-721 transfers of this page. */
  transactions: Erc721TransferListItem[];
}

/** Fields that every error body of the two HTTP services has besides the message. */
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

/** A webhook to create for addresses on an EVM chain. */
export interface EvmAddressActivityRequest {
  /** Always address_activity. */
  eventType: "address_activity";
  /**
   * URL to post messages to, http or https. Public deployments accept only hosts on the public internet,
   * on the usual ports.
   */
  url: string;
  /** Name of the webhook. */
  name?: string;
  /** Description of the webhook. */
  description?: string;
  /** Chain of the addresses, by EVM chain id or blockchain id. */
  chainId: string;
  /** The addresses or validators to watch. */
  metadata: AddressActivityMetadata;
  /**
   * Includes internal transactions in messages, where the node's traces are indexed.
   * Default: false.
   */
  includeInternalTxs?: boolean;
  /**
   * Includes the transaction's logs in messages.
   * Default: false.
   */
  includeLogs?: boolean;
}

/**
 * A webhook for addresses on an EVM chain. It matches every transaction in which an address is the
 * sender or receiver of the transaction, of an internal transaction or of a token transfer, or the
 * contract created.
 */
export interface EvmAddressActivityWebhook {
  /** Id of the webhook, a UUID. */
  id: string;
  /** URL to which messages are posted. */
  url: string;
  /** EVM chain id. */
  chainId: string;
  /** Status of the webhook. */
  status: WebhookStatus;
  /** Time of creation, in Unix seconds. */
  createdAt: number;
  /** Name given by the owner. Empty if there is none. */
  name: string;
  /** Description given by the owner. Empty if there is none. */
  description: string;
  /** Always address_activity. */
  eventType: "address_activity";
  /** The addresses or validators that the webhook watches. */
  metadata: AddressActivityMetadata;
  /** True if messages contain internal transactions. */
  includeInternalTxs?: boolean;
  /** Includes the transaction's logs in messages. */
  includeLogs?: boolean;
}

/** A block of an EVM chain. */
export interface EvmBlock {
  /** EVM chain id. */
  chainId: string;
  /** Number of the block. */
  blockNumber: string;
  /** Time of the block, in Unix seconds. */
  blockTimestamp: number;
  /** Time of the block, in Unix milliseconds. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Minimum delay excess of the block. Absent on chains without it. */
  blockMinDelayExcess?: number | bigint;
  /** Hash of the block. */
  blockHash: string;
  /** Number of transactions in the block. */
  txCount: number;
  /**
   * Base fee of the block, in wei. 0 before base fees existed.
   *
   * Since the Helicon upgrade, the C-Chain executes blocks after accepting them, and the header holds
   * the highest possible base fee. This field holds the base fee that the receipts imply. It is exact if
   * a transaction paid its full tip and stayed below its fee cap. Otherwise it is the highest value that
   * fits the header and every gas price.
   */
  baseFee: string;
  /** Gas charged to the block's transactions, from their receipts. */
  gasUsed: string;
  /** Maximum gas of the block's transactions. */
  gasLimit: string;
  /** Gas that the block itself had to pay for. 0 on chains without it. */
  gasCost: string;
  /** Hash of the parent block. */
  parentHash: string;
  /** Fees of the block's transactions, in wei. */
  feesSpent: string;
  /** Number of transactions on the chain up to and including this block. */
  cumulativeTransactions: string;
}

/** A page of blocks of EVM chains. */
export interface EvmBlockPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Blocks of this page. */
  blocks: EvmBlock[];
}

/** An EVM chain, with the settings a wallet needs to connect. */
export interface EvmChain {
  /** EVM chain id, as a decimal number. */
  chainId: string;
  /** Availability of the chain's data. */
  status: EvmChainStatus;
  /** Name of the chain. */
  chainName: string;
  /** Description of the chain. */
  description: string;
  /** Virtual machine that the chain runs. */
  vmName: EvmVmName;
  /** URL of the chain's JSON-RPC. Empty if the deployment does not publish it. */
  rpcUrl: string;
  /** True if the chain belongs to a test network. */
  isTestnet: boolean;
  /** Gas token of the chain. */
  networkToken: NetworkToken;
  /** Blockchain id (cb58). Absent if the chain does not belong to Avalanche. */
  platformChainId?: string;
  /** Id of the subnet that validates the chain (cb58). Absent if unknown. */
  subnetId?: string;
  /** Id of the virtual machine (cb58). Absent if unknown. */
  vmId?: string;
  /** Block explorer of the chain. Absent if unknown. */
  explorerUrl?: string;
  /** WebSocket URL of the chain's JSON-RPC. Absent if unknown. */
  wsUrl?: string;
  /** Contracts that applications use on the chain. Absent if unknown. */
  utilityAddresses?: {
    /** Address of the Multicall contract. Absent if unknown. */
    multicall?: string;
  };
  /** URI of the chain's logo. Absent if unknown. */
  chainLogoUri?: string;
  /** True if the chain is hidden from the public list. Absent otherwise. */
  private?: boolean;
  /** Features indexed in addition to transactions. */
  enabledFeatures?: EvmChainFeature[];
}

/** Feature indexed for an EVM chain: NFT metadata, events for webhooks, or interchain messages. */
export type EvmChainFeature = "nftIndexing" | "webhooks" | "teleporter" | (string & {});

/** EVM chains that a deployment indexes. */
export interface EvmChainList {
  /** The EVM chains. */
  chains: EvmChain[];
}

/** Availability of an EVM chain's data. */
export type EvmChainStatus = "OK" | "UNAVAILABLE" | (string & {});

/** A contract, by its token standard. */
export type EvmContract = Erc20Contract | Erc721Contract | Erc1155Contract | UnknownContract;

/** Common fields of all contracts. */
export interface EvmContractBase {
  /** Address of the contract. */
  address: string;
  /** Name of the token. Absent if the contract does not provide it or it has not been read yet. */
  name?: string;
  /** Deployment of the contract. Absent if it is not indexed. */
  deploymentDetails?: ContractDeployment;
}

/** A page of contracts. */
export interface EvmContractPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Contracts of this page. */
  contracts: EvmContract[];
}

/** Addresses and chains of an EVM export. */
export interface EvmExportOptions {
  /** EVM addresses whose transactions are exported. At most 64. */
  addresses: string[];
  /** EVM chain ids or blockchain ids of the chains to export from. */
  includeChains: string[];
}

/**
 * Export of EVM transactions as CSV (RFC 4180, UTF-8, with a header row). Each row is a transfer in
 * which one of the addresses is the sender or receiver.
 *
 * Rows are ordered by block time, EVM chain id, block number and position in the block. Within a
 * transaction, the transaction itself comes first, then its internal transactions, then token
 * transfers in log order.
 *
 * The column `movementType` is the type of the row:
 *
 * - TRANSACTION: the transaction itself. A failed one is included too: it transfers no value, but
 * `from` paid its fee.
 * - INTERNAL: value transferred or a contract created by an internal call. Only if the deployment
 * reads traces.
 * - ERC-20, ERC-721 or ERC-1155: a token transfer.
 *
 * Columns: `timestamp`, `chainId`, `blockNumber`, `blockHash`, `txHash`, `txIndex`, `txStatus` (1 or
 * 0), `movementType`, `logIndex`, `from`, `to` (the new contract for a creation), `value` (in the
 * smallest unit; 1 for ERC-721), `tokenAddress`, `tokenName`, `tokenSymbol`, `tokenDecimals`,
 * `tokenId`, `methodHash`, `gasUsed`, `gasPrice`, `fee` (`gasUsed` times `gasPrice`, in wei).
 *
 * Times are UTC. A field that does not apply or is unknown is empty.
 */
export interface EvmExportRequest {
  /** First day to export, as YYYY-MM-DD in UTC. */
  firstDate?: string;
  /** Last day to export, as YYYY-MM-DD in UTC. */
  lastDate?: string;
  /**
   * Older name of `firstDate`.
   * @deprecated Use `firstDate`.
   */
  startDate?: string;
  /**
   * Older name of `lastDate`.
   * @deprecated Use `lastDate`.
   */
  endDate?: string;
  /** Always TRANSACTION_EXPORT_EVM. */
  type: "TRANSACTION_EXPORT_EVM";
  /** Addresses and chains to export. */
  options: EvmExportOptions;
}

/** Dynamic fee parameters of an EVM chain. Each may exceed 2^53. */
export interface EvmFeeConfig {
  /** Divisor that slows changes of the base fee. */
  baseFeeChangeDenominator?: number | bigint;
  /** Change of the block gas cost per second of deviation from the target rate. */
  blockGasCostStep?: number | bigint;
  /** Maximum gas of a block. */
  gasLimit?: number | bigint;
  /** Highest block gas cost. */
  maxBlockGasCost?: number | bigint;
  /** Lowest base fee, in wei. */
  minBaseFee?: number | bigint;
  /** Lowest block gas cost. */
  minBlockGasCost?: number | bigint;
  /** Target time between blocks, in seconds. */
  targetBlockRate?: number | bigint;
  /** Target gas use per ten seconds. */
  targetGas?: number | bigint;
}

/** Genesis of an EVM chain. Quantities are 0x-prefixed hex strings. */
export interface EvmGenesis {
  /** Amount given to each airdrop address, in hex. Null without an airdrop. */
  airdropAmount?: string | null;
  /** Hash of the airdrop list. */
  airdropHash?: string;
  /** Accounts that exist at genesis. */
  alloc?: GenesisAlloc;
  /** Base fee of the genesis block in wei, in hex. Null if unset. */
  baseFeePerGas?: string | null;
  /** Blob gas used by the genesis block, in hex. Null if unset. */
  blobGasUsed?: string | null;
  /** Address credited by the genesis block. */
  coinbase?: string;
  /** Chain configuration: upgrades and the heights or times at which they activate. */
  config?: EvmGenesisConfig;
  /** Difficulty of the genesis block, in hex. */
  difficulty?: string;
  /** Excess blob gas of the genesis block, in hex. Null if unset. */
  excessBlobGas?: string | null;
  /** Extra data of the genesis block, in hex. */
  extraData?: string;
  /** Gas limit of the genesis block, in hex. */
  gasLimit?: string;
  /** Gas used by the genesis block, in hex. */
  gasUsed?: string;
  /** Mix hash of the genesis block. */
  mixHash?: string;
  /** Nonce of the genesis block, in hex. */
  nonce?: string;
  /** Number of the genesis block, in hex. */
  number?: string;
  /** Parent hash of the genesis block. */
  parentHash?: string;
  /** Time of the genesis block in Unix seconds, in hex. */
  timestamp?: string;
}

/** Configuration of an EVM chain: upgrades and when they activate. */
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
  /** Time from which the Subnet-EVM rules apply, in Unix seconds. */
  subnetEVMTimestamp?: number;
  /** True if block producers may choose the recipient of fees. */
  allowFeeRecipients?: boolean;
  /** Parameters of the dynamic fees. */
  feeConfig?: EvmFeeConfig;
  /** Settings of the Warp precompile. */
  warpConfig?: WarpConfig;
  /** Permissions to send transactions. */
  txAllowListConfig?: AllowListConfig;
  /** Permissions to deploy contracts. */
  contractDeployerAllowListConfig?: AllowListConfig;
  /** Permissions to mint the native token. */
  contractNativeMinterConfig?: AllowListConfig;
  /** Permissions to change the fee parameters. */
  feeManagerConfig?: AllowListConfig;
  /** Permissions to change the recipient of fees. */
  rewardManagerConfig?: AllowListConfig;
}

/** Funds that an export takes from an EVM address. */
export interface EvmInput {
  /** EVM address that is debited, as 0x-prefixed hex. */
  fromAddress: string;
  /** Asset and amount taken. */
  asset: AssetAmount;
  /** Signatures of the EVM address. */
  credentials: UtxoCredential[];
}

/** A contract log, with its transaction and block. */
export interface EvmLog {
  /** Number of the block. */
  blockNumber: string;
  /** Time of the block, in Unix seconds. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** Hash of the transaction. */
  txHash: string;
  /** Position of the transaction in the block. */
  transactionIndex: number;
  /** Position of the log in the block. */
  logIndex: number;
  /** Contract that emitted the log. */
  address: string;
  /** Topics of the log, from none to four. Each is 32 bytes of 0x-prefixed hex. */
  topics: string[];
  /** Data of the log, as 0x-prefixed hex. */
  data: string;
}

/** Method that a transaction called. */
export interface EvmMethod {
  /** Type of the call. */
  callType: CallType;
  /** Four-byte selector of the method, in hex. Empty for other call types. */
  methodHash?: string;
  /** Signature of the method, if known. "Native Transfer" or "Contract Created" for other call types. */
  methodName?: string;
}

/** Funds that an import adds to an EVM address. */
export interface EvmOutput {
  /** EVM address that is credited, as 0x-prefixed hex. */
  toAddress: string;
  /** Asset and amount added. */
  asset: AssetAmount;
}

/** An EVM transaction with all its transfers. */
export interface EvmTransactionDetail {
  /** ERC-20 transfers. Absent if there are none. */
  erc20Transfers?: Erc20Transfer[];
  /** ERC-721 transfers. Absent if there are none. */
  erc721Transfers?: Erc721Transfer[];
  /** ERC-1155 transfers. Absent if there are none. */
  erc1155Transfers?: Erc1155Transfer[];
  /**
   * Internal transactions. Absent if there are none, or if the deployment does not read traces of the
   * chain.
   */
  internalTransactions?: InternalTransaction[];
  /** Gas token of the chain and its price. */
  networkTokenDetails: NetworkTokenDetails;
  /** The transaction itself. */
  nativeTransaction: NativeTransaction;
  /** Interchain message sent or delivered by the transaction. Absent if there is none. */
  teleporterMessageInfo?: TeleporterMessageInfo;
}

/** A transaction with only the transfers and internal transactions that involve the address. */
export interface EvmTransactionListItem {
  /** The transaction itself. */
  nativeTransaction: NativeTransactionListItem;
  /** ERC-20 transfers of the address. Absent if there are none. */
  erc20Transfers?: Erc20Transfer[];
  /** ERC-721 transfers of the address. Absent if there are none. */
  erc721Transfers?: Erc721Transfer[];
  /** ERC-1155 transfers of the address. Absent if there are none. */
  erc1155Transfers?: Erc1155Transfer[];
  /** Internal transactions of the address. Absent if there are none. */
  internalTransactions?: InternalTransaction[];
}

/** A transaction with only the transfers and internal transactions that involve the address. */
export interface EvmTransactionListItemV2 {
  /** The transaction itself. */
  nativeTransaction: NativeTransactionListItem;
  /** ERC-20 transfers of the address. Absent if there are none. */
  erc20Transfers?: Erc20TransferV2[];
  /** ERC-721 transfers of the address. Absent if there are none. */
  erc721Transfers?: Erc721Transfer[];
  /** ERC-1155 transfers of the address. Absent if there are none. */
  erc1155Transfers?: Erc1155Transfer[];
  /** Internal transactions of the address. Absent if there are none. */
  internalTransactions?: InternalTransaction[];
}

/** A page of an address's transactions. */
export interface EvmTransactionPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Transactions of this page. */
  transactions: EvmTransactionListItem[];
}

/** A page of an address's transactions. */
export interface EvmTransactionPageV2 {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Transactions of this page. */
  transactions: EvmTransactionListItemV2[];
}

/** Virtual machine that a chain runs. */
export type EvmVmName = "EVM" | "BITCOIN" | "ETHEREUM" | (string & {});

/**
 * Days that an export covers, in UTC, both ends included. Default: from the first block to the last
 * block known at the time of the request. Later blocks are never included. You can use the current or
 * the older name of a field, but not both.
 */
export interface ExportDates {
  /** First day to export, as YYYY-MM-DD in UTC. */
  firstDate?: string;
  /** Last day to export, as YYYY-MM-DD in UTC. */
  lastDate?: string;
  /**
   * Older name of `firstDate`.
   * @deprecated Use `firstDate`.
   */
  startDate?: string;
  /**
   * Older name of `lastDate`.
   * @deprecated Use `lastDate`.
   */
  endDate?: string;
}

/**
 * The transactions to export. The published interface documents the EVM form. Deployments also accept
 * the Primary Network form.
 */
export type ExportRequest = EvmExportRequest | PrimaryNetworkExportRequest;

/** An account at genesis of an EVM chain. */
export interface GenesisAccount {
  /** Balance in wei, in hex. */
  balance?: string;
  /** Contract code, in hex. Absent on plain accounts. */
  code?: string;
  /** Storage of the contract. */
  storage?: GenesisStorage;
}

/** Accounts at genesis of an EVM chain, by address in hex. */
export interface GenesisAlloc {
  [key: string]: GenesisAccount;
}

/**
 * Genesis of a blockchain. An object if the chain runs an EVM, otherwise the raw genesis as a string.
 * If the fields of an EVM genesis have other types than documented, the genesis is returned as JSON
 * text.
 *
 * The creator of a chain chooses its genesis, so its size is limited. A genesis is left out if it
 * exceeds 131072 bytes (as JSON text or in hex) or nests objects and arrays more than 32 levels deep.
 * If the geneses of a page together exceed 16 MiB, the oldest are left out.
 */
export type GenesisData = EvmGenesis | RawGenesis;

/** Storage of a contract at genesis, from slot to value. Both are 32 bytes in hex. */
export interface GenesisStorage {
  [key: string]: string;
}

/** Approximate location of a node, derived from its IP address. */
export interface Geolocation {
  /** Name of the city. */
  city: string;
  /** Name of the country. */
  country: string;
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode: string;
  /** Degrees north, -90 to 90. */
  latitude: number;
  /** Degrees east, -180 to 180. */
  longitude: number;
}

/**
 * Health of the service and its parts. Parts are the database, EVM chains such as `evm-43114`, and
 * other chains such as `mainnet/p-chain`.
 */
export interface HealthReport {
  /**
   * Overall state. `ok` only if every part is up.
   * @example ok
   */
  status?: "ok" | "error" | "shutting_down" | (string & {});
  /** Parts that are up. */
  info?: {
    [key: string]: PartHealth;
  } | null;
  /** Parts that are down. */
  error?: {
    [key: string]: PartHealth;
  } | null;
  /** All parts. */
  details?: {
    [key: string]: PartHealth;
  };
}

/** A reward paid at the end of a stake. */
export interface HistoricalReward {
  /** Addresses that own the reward. */
  addresses: string[];
  /** Id of the staking transaction (cb58). */
  txHash: string;
  /** Staked amount, in nAVAX. For an auto-renewed validator, the stake of the cycle. */
  amountStaked: string;
  /** Validator that was registered or delegated to. */
  nodeId: string;
  /**
   * Start of the staking period, in Unix seconds: the time of the block that accepted the transaction,
   * or the start of the cycle.
   */
  startTimestamp: number;
  /** End of the staking period or cycle, in Unix seconds. */
  endTimestamp: number;
  /** Type of the reward. */
  rewardType: RewardType;
  /** Id of the UTXO that holds the reward (cb58). */
  utxoId: string;
  /** Index of that UTXO in its transaction. */
  outputIndex: number;
  /** The reward. */
  reward: PricedAssetAmount;
  /** Id of the transaction that paid the reward (cb58). */
  rewardTxHash: string;
}

/** A page of paid rewards. */
export interface HistoricalRewardPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Rewards of this page. */
  historicalRewards: HistoricalReward[];
}

/** Transaction that delivered a message. */
export interface IcmDestinationTransaction {
  /** Hash of the transaction. */
  txHash: string;
  /** Time of the transaction's block, in Unix seconds. */
  timestamp: number;
  /** Gas used by the transaction. */
  gasSpent: string;
  /** Address that may redeem the reward. */
  rewardRedeemer: string;
  /** Address that delivered the message. */
  delivererAddress: string;
}

/** An interchain message. Its `status` determines which of its two transactions are known. */
export type IcmMessage = PendingIcmMessage | DeliveredIcmMessage | DeliveredSourceNotIndexedIcmMessage;

/** Common fields of an interchain message with any status. */
export interface IcmMessageBase {
  /** Id of the message, 32 bytes in hex. */
  messageId: string;
  /** Id of the source blockchain (cb58). */
  sourceBlockchainId: string;
  /** Id of the destination blockchain (cb58). */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty if the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty if the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, in hex. Absent if there is none. */
  data?: string;
  /** True if the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** True if the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for delivering the message. If there is none, or the source chain is not indexed, the
   * value is 0 and the token is the zero address.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract. The same on every chain. */
  icmContractAddress: string;
}

/** Content of an interchain message with any status. */
export interface IcmMessageContent {
  /** Id of the message, 32 bytes in hex. */
  messageId: string;
  /** Id of the source blockchain (cb58). */
  sourceBlockchainId: string;
  /** Id of the destination blockchain (cb58). */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty if the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty if the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, in hex. Absent if there is none. */
  data?: string;
  /** True if the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** True if the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for delivering the message. If there is none, or the source chain is not indexed, the
   * value is 0 and the token is the zero address.
   */
  rewardDetails: IcmRewardDetails;
}

/** A page of interchain messages. */
export interface IcmMessagePage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Interchain messages of this page. */
  messages: IcmMessage[];
}

/** Receipt for an earlier message in the opposite direction. */
export interface IcmReceipt {
  /** Nonce of the delivered message. */
  receivedMessageNonce: string;
  /** Address that may redeem the reward of that message. */
  relayerRewardAddress: string;
}

/** Reward offered for delivering a message. */
export interface IcmRewardDetails {
  /** Contract address of the token. */
  address: string;
  /** Name of the token. Empty if the contract does not provide it. */
  name: string;
  /** Symbol of the token. Empty if the contract does not provide it. */
  symbol: string;
  /** URI of the token's logo. Absent if unknown. */
  logoUri?: string;
  /** Always ERC-20. */
  ercType: "ERC-20";
  /** Number of decimal places of one whole token. 0 if the contract does not provide it. */
  decimals: number;
  /** Price of one whole token. Absent if unknown. */
  price?: TokenPrice;
  /** Amount in the smallest unit of the token. */
  value: string;
}

/** Transaction that sent a message. */
export interface IcmSourceTransaction {
  /** Hash of the transaction. */
  txHash: string;
  /** Time of the transaction's block, in Unix seconds. */
  timestamp: number;
  /** Gas used by the transaction. */
  gasSpent: string;
}

/** The indexing progress of each chain. */
export interface IndexStatus {
  /** Chains that the service indexes. */
  chains: ChainIndexStatus[];
}

/** A value transfer or contract creation by a contract. Calls without value are not included. */
export interface InternalTransaction {
  /** Contract that made the call. */
  from: AddressParty;
  /** Address that was called or created. The zero address if a creation failed. */
  to: AddressParty;
  /** EVM instruction that caused the internal transaction. */
  internalTxType: InternalTxType;
  /** Value, in wei. */
  value: string;
  /** True if the call was reverted. */
  isReverted: boolean;
  /** Gas used by the call. */
  gasUsed: string;
  /** Gas limit of the call. */
  gasLimit: string;
}

/** An internal transaction with its position on the chain. */
export interface InternalTransactionListItem {
  /** Number of the block. */
  blockNumber: string;
  /** Time of the block, in Unix seconds. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** Hash of the transaction. */
  txHash: string;
  /** Time of the block, in Unix milliseconds. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Contract that made the call. */
  from: AddressParty;
  /** Address that was called or created. The zero address if a creation failed. */
  to: AddressParty;
  /** EVM instruction that caused the internal transaction. */
  internalTxType: InternalTxType;
  /** Value, in wei. */
  value: string;
  /** True if the call was reverted. */
  isReverted: boolean;
  /** Gas used by the call. */
  gasUsed: string;
  /** Gas limit of the call. */
  gasLimit: string;
}

/** A page of internal transactions. */
export interface InternalTransactionPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Internal transactions of this page. */
  transactions: InternalTransactionListItem[];
}

/** EVM instruction that caused the internal transaction. */
export type InternalTxType = "UNKNOWN" | "CALL" | "CREATE" | "CREATE2" | "CREATE3" | "CALLCODE" | "DELEGATECALL" | "STATICCALL" | (string & {});

/** A validator of an L1, as of a P-Chain block. */
export interface L1Validator {
  /** Id of the validation (cb58). A node that rejoins an L1 gets a new one. */
  validationId: string;
  /** Id of the validation as 32 bytes in hex. */
  validationIdHex: string;
  /** Node id of the validator. */
  nodeId: string;
  /** Id of the L1's subnet (cb58). */
  subnetId: string;
  /** Voting weight of the validator. 0 once it is removed. May exceed 2^53. */
  weight: number | bigint;
  /** Balance left for the continuous fee, in nAVAX. 0 if the validator is inactive. May exceed 2^53. */
  remainingBalance: number | bigint;
  /** Time of the transaction that started the validation, in Unix seconds. */
  creationTimestamp: number;
  /** BLS key of the validator, with proof of possession. */
  blsCredentials: BlsCredentials;
  /** Owner who receives the remaining balance when the validator is deactivated or removed. */
  remainingBalanceOwner: BalanceOwner;
  /** Owner who may deactivate the validator. */
  deactivationOwner: BalanceOwner;
}

/** State of an L1 validator after a transaction. */
export interface L1ValidatorDetails {
  /** Id of the validation (cb58). */
  validationId: string;
  /** Id of the validation as 32 bytes in hex. */
  validationIdHex: string;
  /** Node id of the validator. */
  nodeId: string;
  /** Id of the L1's subnet (cb58). */
  subnetId: string;
  /** Voting weight of the validator. 0 once it is removed. May exceed 2^53. */
  weight: number | bigint;
  /** Balance left for the continuous fee, in nAVAX. May exceed 2^53. */
  remainingBalance: number | bigint;
  /**
   * Change of the balance by this transaction, in nAVAX. Negative if balance was returned. Absent if the
   * balance did not change.
   */
  balanceChange?: number | bigint;
  /**
   * BLS key of the validator, with proof of possession. Its fields are not guaranteed, but a service
   * normally returns `publicKey` and `proofOfPossession`.
   */
  blsCredentials?: Record<string, unknown>;
}

/** Contract that manages the validators of an L1. */
export interface L1ValidatorManagerDetails {
  /** Id of the blockchain that holds the contract (cb58). */
  blockchainId: string;
  /** Address of the contract, as 0x-prefixed hex. */
  contractAddress: string;
}

/** A page of L1 validators. */
export interface L1ValidatorPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Validators of this page. */
  validators: L1Validator[];
  /** Height of the P-Chain block at which the list is read. The same on all pages. */
  blockHeight: string;
}

/** Latest transaction that created or spent a UTXO of some addresses. */
export interface LastActivity {
  /** Time of the transaction, in Unix seconds. */
  timestamp: number;
  /** Height of the transaction's block. 0 for a transaction older than the X-Chain's first block. */
  blockNumber: string;
  /** Id of the transaction (cb58). */
  txHash: string;
  /** Id of the UTXO that the transaction created or spent (cb58). */
  utxoId: string;
  /** True if the transaction spent the UTXO. */
  isConsumed: boolean;
  /** Alias of the chain. */
  chainName: ChainName;
  /** Network of the chain. */
  network: Network;
}

/**
 * An interchain message in a list, in the older format. A message whose source is not indexed has the
 * fields of the current format.
 */
export type ListedTeleporterMessage = PendingTeleporterMessage | DeliveredTeleporterMessage | DeliveredSourceNotIndexedIcmMessage;

/** Direction of the interchain message: sent or delivered by the transaction. */
export type MessageDirection = "SOURCE_TRANSACTION" | "DESTINATION_TRANSACTION" | (string & {});

/** Native balance of an account. */
export interface NativeBalance {
  /** Balance of the chain's gas token. */
  nativeTokenBalance: NativeTokenBalance;
}

/** An account's balance of the chain's gas token. */
export interface NativeTokenBalance {
  /** Name of the token. */
  name: string;
  /** Symbol of the token. */
  symbol: string;
  /** Number of decimal places of one whole token. */
  decimals: number;
  /** URI of the token's logo. Absent if unknown. */
  logoUri?: string;
  /** EVM chain id of the chain, as a decimal number. */
  chainId: string;
  /** Price of one whole token. Absent if unknown. */
  price?: TokenPrice;
  /** Balance in the smallest unit of the token, as the chain's node reports it at the block. */
  balance: string;
  /** Value of the balance. Absent if the price or the number of decimal places is unknown. */
  balanceValue?: TokenPrice;
}

/** An EVM transaction. */
export interface NativeTransaction {
  /** Number of the block. */
  blockNumber: string;
  /** Time of the block, in Unix seconds. */
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
   * Result of the transaction: "1" for success, "0" for failure.
   * @example 1
   */
  txStatus: string;
  /** Envelope of the transaction: 0 for legacy, 1 for EIP-2930, 2 for EIP-1559. */
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
  /** Receiver, or the new contract if the transaction created one. */
  to: AddressParty;
  /** Method that the transaction called. Absent if unknown. */
  method?: EvmMethod;
  /** Value, in wei. */
  value: string;
  /** Time of the block, in Unix milliseconds. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Minimum delay excess of the block. Absent on chains without it. */
  blockMinDelayExcess?: number | bigint;
  /** Input data, as 0x-prefixed hex. */
  input: string;
  /** Base fee of the block, in wei. The same as the block's `baseFee`. */
  baseFeePerGas: string;
  /** Maximum price per unit of gas, in wei. EIP-1559 transactions only. */
  maxFeePerGas?: string;
  /** Maximum priority fee per unit of gas, in wei. EIP-1559 transactions only. */
  maxPriorityFeePerGas?: string;
}

/** An EVM transaction without its input data. */
export interface NativeTransactionListItem {
  /** Number of the block. */
  blockNumber: string;
  /** Time of the block, in Unix seconds. */
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
   * Result of the transaction: "1" for success, "0" for failure.
   * @example 1
   */
  txStatus: string;
  /** Envelope of the transaction: 0 for legacy, 1 for EIP-2930, 2 for EIP-1559. */
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
  /** Receiver, or the new contract if the transaction created one. */
  to: AddressParty;
  /** Method that the transaction called. Absent if unknown. */
  method?: EvmMethod;
  /** Value, in wei. */
  value: string;
  /** Time of the block, in Unix milliseconds. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
  /** Minimum delay excess of the block. Absent on chains without it. */
  blockMinDelayExcess?: number | bigint;
}

/** A page of transactions without transfers or internal transactions. */
export interface NativeTransactionPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Transactions of this page. */
  transactions: NativeTransactionListItem[];
}

/** Name of a network. `fuji` and `testnet` name the same test network. */
export type Network = "mainnet" | "fuji" | "testnet";

/** Staking totals of a network. */
export interface NetworkDetails {
  /** Totals of the active validators. */
  validatorDetails: ValidatorTotals;
  /** Totals of the active delegators. */
  delegatorDetails: DelegatorTotals;
}

/** Gas token of an EVM chain. */
export interface NetworkToken {
  /** Name of the token. */
  name: string;
  /** Symbol of the token. */
  symbol: string;
  /** Number of decimal places of one whole token. */
  decimals: number;
  /** URI of the token's logo. Absent if unknown. */
  logoUri?: string;
  /** Description of the token. Absent if there is none. */
  description?: string;
}

/** Gas token of the chain and its price. */
export interface NetworkTokenDetails {
  /** The token. */
  networkToken: NetworkToken;
  /** Current price. Absent if unknown. */
  currentPrice?: TokenPrice;
  /** Price at the time of the transaction. Only on transactions older than 24 hours. */
  historicalPrice?: TokenPrice;
}

/** Token of the next page. Absent on the last page. Pass it as pageToken with the same filters. */
export type NextPageToken = string;

/** A token of a collection, by the token standard of its contract. */
export type Nft = Erc721Token | Erc1155Token;

/**
 * Indexing status of a token's metadata, or the reason why it could not be read. Deployments use upper
 * case. A lower-case `indexed` means INDEXED.
 */
export type NftIndexStatus = "UNKNOWN" | "MISSING_TOKEN" | "INVALID_TOKEN_URI" | "INVALID_TOKEN_URI_SCHEME" | "UNREACHABLE_TOKEN_URI" | "THROTTLED_TOKEN_URI" | "METADATA_CONTENT_TOO_LARGE" | "INVALID_METADATA" | "INVALID_METADATA_JSON" | "INDEXED" | "UNINDEXED" | (string & {});

/** Common fields of ERC-721 and ERC-1155 metadata. */
export interface NftMetadata {
  /** Indexing status of the metadata. */
  indexStatus: NftIndexStatus;
  /** Time when the metadata was last read, in Unix seconds. */
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
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Tokens of this page. */
  tokens: Nft[];
}

/**
 * Error or warning code of an operation. WarnTruncatedExport means that the export grew too large and
 * ends early.
 */
export type OperationCode = "ErrInvalidRequest" | "ErrInternal" | "WarnTruncatedExport" | (string & {});

/** Result of an operation. */
export interface OperationMetadata {
  /** Error or warning code. Absent if there is none. */
  code?: OperationCode;
  /** URL of the result, a CSV file. Only when the status is COMPLETED or COMPLETED_WITH_WARNING. */
  downloadUrl?: string;
  /** First day missing from a truncated export, as YYYY-MM-DD. Use it as `firstDate` of the next export. */
  nextDate?: string;
}

/** State of an asynchronous operation. */
export interface OperationRecord {
  /** Operation id, a UUID. */
  operationId: string;
  /** Type of the operation. */
  operationType: OperationType;
  /** Current status. */
  operationStatus: OperationStatus;
  /** Message about the status. Absent if there is none. */
  message?: string;
  /** Result of the operation. Absent until there is one. */
  metadata?: OperationMetadata;
  /** Time of creation, in Unix seconds. */
  createdAtTimestamp: number;
  /** Time of the last status change, in Unix seconds. */
  updatedAtTimestamp: number;
}

/** Status of an operation. RUNNING is the only status that changes. All others are final. */
export type OperationStatus = "RUNNING" | "COMPLETED" | "COMPLETED_WITH_WARNING" | "FAILED" | (string & {});

/** Type of an operation. */
export type OperationType = "TRANSACTION_EXPORT_PRIMARY_NETWORK" | "TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING" | "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE" | "TRANSACTION_EXPORT_EVM" | (string & {});

/** Balances on the P-Chain by kind, one item per asset. */
export interface PChainBalances {
  /** Not staked and not locked. */
  unlockedUnstaked: AssetBalance[];
  /** Staked, with no lock that outlasts the stake. */
  unlockedStaked: AssetBalance[];
  /** Not staked, and locked against any use. */
  lockedPlatform: AssetBalance[];
  /** Not staked, and locked against any use except staking. */
  lockedStakeable: AssetBalance[];
  /** Staked, with a lock that outlasts the stake. */
  lockedStaked: AssetBalance[];
  /** Staked for a period that has not started. */
  pendingStaked: AssetBalance[];
  /** Exported to another chain and not yet imported there. Not locked. */
  atomicMemoryUnlocked: PChainSharedAssetBalance[];
  /** Exported to another chain and not yet imported there. Still locked. */
  atomicMemoryLocked: PChainSharedAssetBalance[];
}

/** The P-Chain, as its alias or its blockchain id 11111111111111111111111111111111LpoYY. */
export type PChainId = "p-chain" | "11111111111111111111111111111111LpoYY";

/** Total of one asset over several UTXOs that the P-Chain exported to one other chain. */
export interface PChainSharedAssetBalance {
  /**
   * Id of the asset (cb58).
   * @example FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z
   */
  assetId: string;
  /**
   * Name of the asset.
   * @example Avalanche
   */
  name: string;
  /**
   * Ticker symbol of the asset.
   * @example AVAX
   */
  symbol: string;
  /**
   * Number of decimal places of one whole unit.
   * @example 9
   */
  denomination: number;
  /** Output type of the asset, such as secp256k1. */
  type: AssetType;
  /**
   * Amount in the smallest unit (nAVAX for AVAX), as an integer.
   * @example 2000000000000
   */
  amount: string;
  /**
   * Number of UTXOs.
   * @example 1
   */
  utxoCount: number;
  /**
   * Id of the other chain, which can import the UTXOs (cb58).
   * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
   */
  sharedWithChainId: string;
  /**
   * State of the export. This service returns `pendingExport`: the other chain has not imported the
   * UTXOs yet.
   * @example pendingExport
   */
  status: string;
}

/** A P-Chain transaction. Its type determines which optional fields are present. */
export interface PChainTransaction {
  /** Id of the transaction (cb58). */
  txHash: string;
  /** Type of the transaction. */
  txType: PChainTxType;
  /** Time of the block, in Unix seconds. */
  blockTimestamp: number;
  /** Height of the block. */
  blockNumber: string;
  /** Id of the block (cb58). */
  blockHash: string;
  /** UTXOs that the transaction spent. */
  consumedUtxos: PChainUtxo[];
  /** UTXOs that the transaction created. */
  emittedUtxos: PChainUtxo[];
  /** Chain that the funds come from. Imports only. */
  sourceChain?: string;
  /** Chain that the funds go to. Exports only. */
  destinationChain?: string;
  /** Amounts transferred, one per asset. */
  value: AssetAmount[];
  /** Amounts burned as fees, one per asset. */
  amountBurned: AssetAmount[];
  /** Amounts locked as stake, one per asset. */
  amountStaked: AssetAmount[];
  /** Amounts added to the balances of L1 validators, one per asset. */
  amountL1ValidatorBalanceBurned: AssetAmount[];
  /** Start of the staking period, in Unix seconds. Staking transactions only. */
  startTimestamp?: number;
  /** End of the staking period, in Unix seconds. Staking transactions only. */
  endTimestamp?: number;
  /**
   * Share of delegation rewards that the validator keeps, in percent. AddValidatorTx and
   * AddPermissionlessValidatorTx only.
   */
  delegationFeePercent?: string;
  /** Node id of the validator. Staking transactions and RemoveSubnetValidatorTx only. */
  nodeId?: string;
  /**
   * Id of the subnet (cb58). Staking transactions, RemoveSubnetValidatorTx, CreateChainTx and
   * CreateSubnetTx only.
   */
  subnetId?: string;
  /** Contract that manages the validators after the conversion. ConvertSubnetToL1Tx only. */
  l1ValidatorManagerDetails?: L1ValidatorManagerDetails;
  /** L1 validators that the transaction changed. L1 transactions only. */
  l1ValidatorDetails?: L1ValidatorDetails[];
  /** Reward for the stake at full uptime, in nAVAX. Staking transactions only. */
  estimatedReward?: string;
  /** Id of the RewardValidatorTx that ended the stake. Absent until the stake has ended. */
  rewardTxHash?: string;
  /** Addresses that receive the reward. Staking transactions only. */
  rewardAddresses?: string[];
  /** Memo of the transaction, in hex. */
  memo?: string;
  /** Id of the staking transaction that is rewarded. RewardValidatorTx only. */
  stakingTxHash?: string;
  /** Owners that the transaction set. CreateSubnetTx and TransferSubnetOwnershipTx only. */
  subnetOwnershipInfo?: SubnetOwnership;
  /** BLS key of the validator. AddPermissionlessValidatorTx only. */
  blsCredentials?: BlsCredentials;
  /** Blockchain that the transaction created. CreateChainTx only. */
  blockchainInfo?: BlockchainInfo;
}

/**
 * Type of a P-Chain transaction. UNKNOWN is a type that the service does not know, because newer node
 * releases add types.
 */
export type PChainTxType = "AddValidatorTx" | "AddSubnetValidatorTx" | "AddDelegatorTx" | "CreateChainTx" | "CreateSubnetTx" | "ImportTx" | "ExportTx" | "AdvanceTimeTx" | "RewardValidatorTx" | "RemoveSubnetValidatorTx" | "TransformSubnetTx" | "AddPermissionlessValidatorTx" | "AddPermissionlessDelegatorTx" | "BaseTx" | "TransferSubnetOwnershipTx" | "ConvertSubnetToL1Tx" | "RegisterL1ValidatorTx" | "SetL1ValidatorWeightTx" | "DisableL1ValidatorTx" | "IncreaseL1ValidatorBalanceTx" | "AddAutoRenewedValidatorTx" | "SetAutoRenewedValidatorConfigTx" | "RewardAutoRenewedValidatorTx" | "UNKNOWN" | (string & {});

/** A UTXO of the P-Chain, unspent or spent. */
export interface PChainUtxo {
  /**
   * Owners of the UTXO, in bech32 without a chain prefix. If the UTXO was imported from a chain that is
   * not indexed, only the owners who signed the import, as many as its threshold.
   */
  addresses: string[];
  /** Asset and amount of the UTXO. */
  asset: AssetAmount;
  /** Id of the chain that spent the UTXO or can spend it (cb58). */
  consumedOnChainId: string;
  /** Id of the transaction that spent the UTXO. Absent while unspent, and on staked UTXOs. */
  consumingTxHash?: string;
  /** Id of the chain that created the UTXO (cb58). */
  createdOnChainId: string;
  /** Id of the UTXO (cb58). */
  utxoId: string;
  /** The UTXO in the node's hex form, with a four-byte checksum at the end. */
  utxoBytes?: string;
  /**
   * Amount in the smallest unit, the same as `asset.amount`.
   * @deprecated Use `asset`.
   */
  amount: string;
  /**
   * Id of the asset, the same as `asset.assetId`.
   * @deprecated Use `asset`.
   */
  assetId: string;
  /** Height of the block that created the UTXO. */
  blockNumber: string;
  /** Time of that block, in Unix seconds. */
  blockTimestamp: number;
  /** Height of the block that spent the UTXO. Absent while unspent. */
  consumingBlockNumber?: string;
  /** Time of the block that spent the UTXO, in Unix seconds. Absent while unspent. */
  consumingBlockTimestamp?: number;
  /** Time until which the UTXO cannot be used at all, in Unix seconds. Absent if 0. */
  platformLocktime?: number | bigint;
  /** Position of the UTXO in its transaction, starting at 0. */
  outputIndex: number;
  /** Type of the reward. Reward UTXOs only. */
  rewardType?: RewardType;
  /** Time until which the UTXO can be staked but not spent, in Unix seconds. Absent without such a lock. */
  stakeableLocktime?: number | bigint;
  /** True if the UTXO is a locked stake. */
  staked?: boolean;
  /** Number of owner signatures required to spend the UTXO. */
  threshold?: number;
  /** Id of the transaction that created the UTXO. */
  txHash: string;
  /** End of the stake, in Unix seconds. Staked UTXOs only. */
  utxoEndTimestamp?: number;
  /** Start of the stake, in Unix seconds. Staked UTXOs only. */
  utxoStartTimestamp?: number;
  /** Type of the UTXO: it locks a stake or transfers funds. */
  utxoType: UtxoType;
}

/** Health of one part of the service. */
export interface PartHealth {
  /**
   * State of the part: `up` if it can be used.
   * @example up
   */
  status?: "up" | "down" | (string & {});
}

/** A delegation that is registered and has not started. */
export interface PendingDelegator {
  /** Id of the transaction that registered the delegation (cb58). */
  txHash: string;
  /** Node id of the validator. */
  nodeId: string;
  /** Addresses that receive the reward. */
  rewardAddresses: string[];
  /** Delegated stake, in nAVAX. */
  amountDelegated: string;
  /** Share of the reward that the validator keeps, in percent. */
  delegationFee: string;
  /** Start of the delegation, in Unix seconds. */
  startTimestamp: number;
  /** End of the delegation, in Unix seconds. */
  endTimestamp: number;
  /** Always pending. */
  delegationStatus: "pending";
  /** Estimated reward before the validator's fee, in nAVAX. */
  estimatedGrossReward: string;
  /** Estimated reward after the validator's fee, in nAVAX. */
  estimatedNetReward: string;
}

/** An interchain message that was sent and is not delivered yet. */
export interface PendingIcmMessage {
  /** Id of the message, 32 bytes in hex. */
  messageId: string;
  /** Id of the source blockchain (cb58). */
  sourceBlockchainId: string;
  /** Id of the destination blockchain (cb58). */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty if the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty if the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, in hex. Absent if there is none. */
  data?: string;
  /** True if the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** True if the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for delivering the message. If there is none, or the source chain is not indexed, the
   * value is 0 and the token is the zero address.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract. The same on every chain. */
  icmContractAddress: string;
  /** Always pending. */
  status: "pending";
  /** Transaction that sent the message. */
  sourceTransaction: IcmSourceTransaction;
}

/** A reward that an active stake earns if the node meets the uptime requirement. */
export interface PendingReward {
  /** Addresses that will receive the reward. */
  addresses: string[];
  /** Id of the staking transaction (cb58). */
  txHash: string;
  /** Staked amount, in nAVAX. */
  amountStaked: string;
  /** Validator that was registered or delegated to. */
  nodeId: string;
  /** Start of the staking period, in Unix seconds: the time of the block that accepted the transaction. */
  startTimestamp: number;
  /** End of the staking period, in Unix seconds. */
  endTimestamp: number;
  /** Type of the reward. */
  rewardType: RewardType;
  /** Elapsed share of the staking period, in percent from 0 to 100. */
  progress: number;
  /** Estimated reward. */
  estimatedReward: AssetAmount;
}

/** A page of pending rewards. */
export interface PendingRewardPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Pending rewards of this page. */
  pendingRewards: PendingReward[];
}

/** An interchain message that was sent and is not delivered yet, in the older format. */
export interface PendingTeleporterMessage {
  /** Id of the message, 32 bytes in hex. */
  messageId: string;
  /** Id of the source blockchain (cb58). */
  sourceBlockchainId: string;
  /** Id of the destination blockchain (cb58). */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty if the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty if the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, in hex. Absent if there is none. */
  data?: string;
  /** True if the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** True if the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for delivering the message. If there is none, or the source chain is not indexed, the
   * value is 0 and the token is the zero address.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract. The same on every chain. */
  teleporterContractAddress: string;
  /** Always pending. */
  status: "pending";
  /** Transaction that sent the message. */
  sourceTransaction: IcmSourceTransaction;
}

/** A validation that is registered and has not started. */
export interface PendingValidator {
  /** Id of the transaction that registered the validator (cb58). */
  txHash: string;
  /**
   * Node id of the validator.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /** Id of the subnet that the node validates (cb58). */
  subnetId: string;
  /** Stake or weight of the validator. In nAVAX on the Primary Network. */
  amountStaked: string;
  /**
   * Share of delegation rewards that the validator keeps, in percent, such as "2.0000000000000000".
   * Absent on subnets, which have no such fee. Some deployments send null.
   */
  delegationFee?: string | null;
  /** Start of the validation, in Unix seconds. */
  startTimestamp: number;
  /** End of the validation as registered, in Unix seconds. */
  endTimestamp: number;
  /** BLS key of the validator. Absent if it was registered without one. */
  blsCredentials?: BlsCredentials;
  /** Always pending. */
  validationStatus: "pending";
}

/** An amount of one asset, with its price where known. */
export interface PricedAssetAmount {
  /** Id of the asset (cb58). */
  assetId: string;
  /** Name of the asset. */
  name: string;
  /** Ticker symbol of the asset. */
  symbol: string;
  /** Number of decimal places of one whole unit. */
  denomination: number;
  /** Output type of the asset, such as secp256k1. */
  type: AssetType;
  /** Amount in the smallest unit (nAVAX for AVAX), as an integer. */
  amount: string;
  /**
   * Price of one whole unit when the reward was paid. Absent if the service has no prices, and for
   * rewards paid within the last day.
   */
  historicalPrice?: TokenPrice;
}

/** Addresses to watch on a Primary Network chain, and the kinds of events to report. */
export interface PrimaryNetworkAddressActivityMetadata {
  /**
   * Limits the webhook to transactions with one of these values as the first topic of a log. Each is 32
   * bytes of 0x-prefixed hex. EVM chains only.
   * At most 20 items.
   */
  eventSignatures?: string[];
  /** Always addresses. */
  keyType: "addresses";
  /**
   * Addresses in bech32. On the C-Chain, EVM addresses work too. At most 1000.
   * At most 1000 items.
   */
  keys: string[];
  /** Kinds of events to report. */
  subEvents: {
    /** Kinds of events to report. */
    addressActivitySubEvents: AddressActivitySubEvent[];
  };
  /** Balance for `balance_threshold`, which this service does not support (501). */
  balanceThresholdFilter?: {
    /** Kind of balance. */
    balanceType: "unlockedUnstaked" | "unlockedStaked" | "lockedPlatform" | "lockedStakeable" | "lockedStaked" | "pendingStaked" | "unlocked" | "locked" | "atomicMemoryUnlocked" | "atomicMemoryLocked";
    /** Threshold, in nAVAX. */
    balanceThreshold: string;
  };
}

/**
 * A webhook for addresses on a Primary Network chain. It matches every transaction that involves one
 * of them.
 */
export interface PrimaryNetworkAddressActivityRequest {
  /** Always primary_network_address_activity. */
  eventType: "primary_network_address_activity";
  /**
   * URL to post messages to, http or https. Public deployments accept only hosts on the public internet,
   * on the usual ports.
   */
  url: string;
  /** Name of the webhook. */
  name?: string;
  /** Description of the webhook. */
  description?: string;
  /** Network of the chain. */
  network: Network;
  /** Chain of the addresses, by alias or blockchain id (cb58). */
  chainId: string;
  /** The addresses or validators to watch. */
  metadata: PrimaryNetworkAddressActivityMetadata;
}

/**
 * A webhook for addresses on a Primary Network chain. It matches every transaction that involves one
 * of them.
 */
export interface PrimaryNetworkAddressActivityWebhook {
  /** Id of the webhook, a UUID. */
  id: string;
  /** URL to which messages are posted. */
  url: string;
  /** Chain of the addresses, as an alias. */
  chainId: string;
  /** Status of the webhook. */
  status: WebhookStatus;
  /** Time of creation, in Unix seconds. */
  createdAt: number;
  /** Name given by the owner. Empty if there is none. */
  name: string;
  /** Description given by the owner. Empty if there is none. */
  description: string;
  /** Always primary_network_address_activity. */
  eventType: "primary_network_address_activity";
  /** The addresses or validators that the webhook watches. */
  metadata: PrimaryNetworkAddressActivityMetadata;
}

/** A block of a Primary Network chain. */
export interface PrimaryNetworkBlock {
  /** Height of the block. */
  blockNumber: string;
  /** Id of the block (cb58). On the C-Chain, its hash as 0x-prefixed hex. */
  blockHash: string;
  /** Id of the parent block, in the same form as `blockHash`. */
  parentHash: string;
  /** Time of the block, in Unix seconds. */
  blockTimestamp: number;
  /** Type of the block, as named by the node. C-Chain blocks have no types and are all EvmBlock. */
  blockType: string;
  /**
   * Number of transactions in the block. On the C-Chain, this counts only atomic transactions, which
   * move funds between chains.
   */
  txCount: number;
  /** Ids of these transactions, in block order. */
  transactions: string[];
  /** Size of the block in bytes. */
  blockSizeBytes: number;
  /** Fees accrued by each L1 validator up to this block, in nAVAX. May exceed 2^53. P-Chain blocks only. */
  l1ValidatorsAccruedFees?: number | bigint;
  /** Number of active L1 validators after the block. P-Chain blocks only. */
  activeL1Validators?: number;
  /** Total supply after the block, in nAVAX. P-Chain blocks only. */
  currentSupply?: string;
  /** Choice of the block's proposer. Absent if unknown. */
  proposerDetails?: ProposerDetails;
}

/** Addresses and chains of a Primary Network export. */
export interface PrimaryNetworkExportOptions {
  /**
   * P-Chain and X-Chain addresses, in bech32 with or without a chain prefix. Their UTXOs are exported
   * from all chains in `includeChains`. All addresses must belong to the same network, which is then the
   * network of the export. Set at least one address here or in `cChainEvmAddresses`.
   */
  addresses?: string[];
  /**
   * EVM addresses whose C-Chain atomic transactions are exported with all their rows. They have no
   * effect on other chains.
   */
  cChainEvmAddresses?: string[];
  /**
   * Chains to export from, into one file. Duplicates are ignored. Without `addresses`, a blockchain id
   * determines the network.
   */
  includeChains: BlockchainId[];
}

/**
 * Export of Primary Network transactions as CSV (RFC 4180, UTF-8, with a header row). Each row is a
 * UTXO that a transaction spent or created and that one of the addresses owns.
 *
 * Rows are ordered by block time, chain (`p-chain`, `x-chain`, `c-chain`), block number and position
 * in the block. Within a transaction, spent UTXOs come before created ones.
 *
 * The column `fundTransferType` is one of:
 *
 * - CREDIT: created.
 * - DEBIT: spent.
 * - CREDIT_STAKING_SET: created as locked stake.
 * - CREDIT_ATOMIC: created for another chain, by an export.
 * - DEBIT_ATOMIC: spent from another chain, by an import. If the index lacks that chain, `addresses`
 * contains only the owners who signed.
 *
 * On each chain, the CREDIT and CREDIT_STAKING_SET rows of an address minus its DEBIT rows add up to
 * the change of its balance since genesis, stake included.
 *
 * On the C-Chain, only atomic transactions are exported. An amount that an export takes from an
 * account is a DEBIT, and an amount that an import adds to it is a CREDIT. These rows have the account
 * in `addresses` and no UTXO fields, and they add up to the change of the account by atomic
 * transactions. A transaction of one of the `cChainEvmAddresses` is exported with all its rows,
 * whoever owns them.
 *
 * An NFT or property has amount 1. A mint output has amount 0 and the `utxoType` mint. Times are UTC.
 * Amounts are in the smallest unit, `amountAvax` is in AVAX. Spaces separate multiple addresses. A
 * field that does not apply is empty.
 */
export interface PrimaryNetworkExportRequest {
  /** First day to export, as YYYY-MM-DD in UTC. */
  firstDate?: string;
  /** Last day to export, as YYYY-MM-DD in UTC. */
  lastDate?: string;
  /**
   * Older name of `firstDate`.
   * @deprecated Use `firstDate`.
   */
  startDate?: string;
  /**
   * Older name of `lastDate`.
   * @deprecated Use `lastDate`.
   */
  endDate?: string;
  /**
   * Type of the export, which determines its transactions and columns:
   *
   * - TRANSACTION_EXPORT_PRIMARY_NETWORK: all transactions. Columns: `timestamp`, `network`, `chain`,
   * `blockNumber`, `blockHash`, `txHash`, `txType`, `fundTransferType`, `utxoId`, `creationTxHash`,
   * `outputIndex`, `addresses`, `threshold`, `assetId`, `amount`, `amountAvax`, `assetType` (secp256k1,
   * nft or property), `utxoType` (transfer or mint), `groupId` (of an NFT), `platformLocktime`,
   * `stakeableLocktime`, `otherChain`, `rewardType`, `memo`.
   * - TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING: transactions that lock stake or end its period. They
   * exist only on the P-Chain, so other chains add no rows. Columns: `timestamp`, `network`, `chain`,
   * `blockNumber`, `txHash`, `txType`, `fundTransferType`, `utxoId`, `addresses`, `assetId`, `amount`,
   * `amountAvax`, `rewardType`, `stakingTxHash`, `nodeId`, `subnetId`, `startTimestamp`, `endTimestamp`,
   * `delegationFeePercent`.
   * - TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE: all transactions. Columns: `date`, `chain`, `txHash`,
   * `txType`, `fundTransferType`, `addresses`, `assetId`, `amount`.
   */
  type: "TRANSACTION_EXPORT_PRIMARY_NETWORK" | "TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING" | "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE";
  /** Addresses and chains to export. */
  options: PrimaryNetworkExportOptions;
}

/**
 * A transaction of a Primary Network chain. To tell the chains apart, look for `blockTimestamp`
 * (P-Chain), `chainFormat` (X-Chain), or `evmOutputs` or `evmInputs` (C-Chain).
 */
export type PrimaryNetworkTransaction = PChainTransaction | XChainLinearTransaction | XChainNonLinearTransaction | CChainImportTransaction | CChainExportTransaction;

/**
 * Type of a transaction on any Primary Network chain, as named by the node. UNKNOWN is a type that the
 * service does not know, because newer node releases add types.
 */
export type PrimaryNetworkTxType = "AddValidatorTx" | "AddSubnetValidatorTx" | "AddDelegatorTx" | "CreateChainTx" | "CreateSubnetTx" | "ImportTx" | "ExportTx" | "AdvanceTimeTx" | "RewardValidatorTx" | "RemoveSubnetValidatorTx" | "TransformSubnetTx" | "AddPermissionlessValidatorTx" | "AddPermissionlessDelegatorTx" | "BaseTx" | "TransferSubnetOwnershipTx" | "ConvertSubnetToL1Tx" | "RegisterL1ValidatorTx" | "SetL1ValidatorWeightTx" | "DisableL1ValidatorTx" | "IncreaseL1ValidatorBalanceTx" | "AddAutoRenewedValidatorTx" | "SetAutoRenewedValidatorConfigTx" | "RewardAutoRenewedValidatorTx" | "UNKNOWN" | "CreateAssetTx" | "OperationTx" | (string & {});

/** Choice of a block's proposer. Every field is absent on blocks older than the proposer layer. */
export interface ProposerDetails {
  /** Id of the proposer layer's block that wraps this one (cb58). */
  proposerId?: string;
  /** Id of the wrapping block's parent (cb58). */
  proposerParentId?: string;
  /** Node id of the proposer. */
  proposerNodeId?: string;
  /** P-Chain height that determined the possible proposers. */
  proposerPChainHeight?: number;
  /** Time of the proposal, in Unix seconds. */
  proposerTimestamp?: number;
}

/** Genesis of a chain that does not run an EVM, as submitted. */
export type RawGenesis = string;

/** A subnet validation that was removed before its end time. */
export interface RemovedValidator {
  /** Id of the transaction that registered the validator (cb58). */
  txHash: string;
  /**
   * Node id of the validator.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /** Id of the subnet that the node validates (cb58). */
  subnetId: string;
  /** Stake or weight of the validator. In nAVAX on the Primary Network. */
  amountStaked: string;
  /**
   * Share of delegation rewards that the validator keeps, in percent, such as "2.0000000000000000".
   * Absent on subnets, which have no such fee. Some deployments send null.
   */
  delegationFee?: string | null;
  /** Start of the validation, in Unix seconds. */
  startTimestamp: number;
  /** End of the validation as registered, in Unix seconds. */
  endTimestamp: number;
  /** BLS key of the validator. Absent if it was registered without one. */
  blsCredentials?: BlsCredentials;
  /** Always removed. */
  validationStatus: "removed";
  /** Id of the RemoveSubnetValidatorTx (cb58). */
  removeTxHash: string;
  /** Time of the removal, in Unix seconds. */
  removeTimestamp: number;
}

/** Kind of a request: `data` for a call of these interfaces, `rpc` for one relayed to a node. */
export type RequestType = "data" | "rpc";

/** Type of a reward: for validating, for delegating, or the validator's fee on a delegation. */
export type RewardType = "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE" | (string & {});

/** Requests relayed to the nodes of a chain, by period. */
export interface RpcUsage {
  /**
   * Length of the periods, as in the request.
   * @example daily
   */
  aggregateDuration: string;
  /** Periods that have requests. */
  metrics: RpcUsagePeriod[];
  /**
   * EVM chain id.
   * @example 43114
   */
  chainId: string;
}

/** Property that relayed requests are grouped by. */
export type RpcUsageGroup = "rpcMethod" | "responseCode" | "rlBypassToken";

/** Property that relayed requests are grouped by. `None` if they are not grouped. */
export type RpcUsageGroupedBy = "rpcMethod" | "responseCode" | "rlBypassToken" | "requestPath" | "country" | "continent" | "userAgent" | "None";

/** Length of the periods in which relayed requests are counted. */
export type RpcUsageInterval = "hourly" | "daily" | "weekly" | "monthly";

/** Relayed requests of one period. */
export interface RpcUsagePeriod {
  /**
   * Start of the period, in Unix seconds.
   * @example 1766016000
   */
  timestamp: number;
  /** Groups that have requests. A single group without `groupBy`. */
  values: RpcUsageValue[];
}

/** Relayed requests of one group in one period. */
export interface RpcUsageValue {
  /**
   * Value shared by the requests of the group. Absent without groups, and for requests that involve no
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
   * Requests per second over the elapsed part of the period that lies in the range.
   * @example 0.0138
   */
  requestsPerSecond: number;
  /**
   * Share of requests with a status below 400, in percent.
   * @example 99.5
   */
  successRatePercent: number;
  /**
   * Median time to the response, in milliseconds. Deployments may round it by up to a tenth.
   * @example 12
   */
  medianResponseTimeMsecs: number;
  /**
   * Number of requests with a status from 400 to 499.
   * @example 6
   */
  invalidRequests: number;
  /**
   * Compute units spent by the requests.
   * @example 24000
   */
  apiCreditsUsed: number;
  /**
   * Compute units spent by the invalid requests.
   * @example 120
   */
  apiCreditsWasted: number;
  /** Property that relayed requests are grouped by. `None` if they are not grouped. */
  groupedBy: RpcUsageGroupedBy;
}

/** Total of one asset over several UTXOs exported to one other chain. */
export interface SharedAssetBalance {
  /**
   * Id of the asset (cb58).
   * @example FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z
   */
  assetId: string;
  /**
   * Name of the asset.
   * @example Avalanche
   */
  name: string;
  /**
   * Ticker symbol of the asset.
   * @example AVAX
   */
  symbol: string;
  /**
   * Number of decimal places of one whole unit.
   * @example 9
   */
  denomination: number;
  /** Output type of the asset, such as secp256k1. */
  type: AssetType;
  /**
   * Amount in the smallest unit (nAVAX for AVAX), as an integer.
   * @example 2000000000000
   */
  amount: string;
  /**
   * Number of UTXOs.
   * @example 1
   */
  utxoCount: number;
  /**
   * Id of the other chain, which can import the UTXOs (cb58).
   * @example yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp
   */
  sharedWithChainId: string;
}

/** Secret that signs the messages of an API key's webhooks. */
export interface SharedSecret {
  /** Secret of 32 bytes, in hex. */
  secret: string;
}

/** A Warp message with the aggregated signature of the validators. */
export interface SignedMessage {
  /** Signed message, in hex. Deployments omit the 0x prefix. */
  signedMessage: string;
}

/** Sort order: `asc` for ascending, `desc` for descending. */
export type SortOrder = "asc" | "desc";

/** A page of P-Chain staking transactions. */
export interface StakingTransactionPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Staking transactions of this page. */
  transactions: PChainTransaction[];
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** A subnet or L1 with its owners and blockchains. */
export interface Subnet {
  /** Time of the block that created the blockchain, in Unix seconds. */
  createBlockTimestamp: number;
  /** Height of the P-Chain block that created the subnet. */
  createBlockIndex: string;
  /** Id of the subnet (cb58). */
  subnetId: string;
  /**
   * Owner addresses.
   * @deprecated Use `subnetOwnershipInfo`.
   */
  ownerAddresses: string[];
  /**
   * Number of owner signatures required.
   * @deprecated Use `subnetOwnershipInfo`.
   */
  threshold: number;
  /**
   * Time until which the owners cannot sign, in Unix seconds.
   * @deprecated Use `subnetOwnershipInfo`.
   */
  locktime: number | bigint;
  /** Owners, who may change the subnet. */
  subnetOwnershipInfo: SubnetOwnership;
  /** True if the subnet has been converted to an L1. */
  isL1: boolean;
  /** Id of the ConvertSubnetToL1Tx. L1s only. */
  l1ConversionTransactionHash?: string;
  /** Contract that manages the validators. L1s only. */
  l1ValidatorManagerDetails?: L1ValidatorManagerDetails;
  /** Blockchains of the subnet. */
  blockchains: Blockchain[];
}

/** Owners of a subnet, who may change it. */
export interface SubnetOwnership {
  /** Time until which the owners cannot sign, in Unix seconds. 0 if they always can. */
  locktime: number | bigint;
  /** Number of owner signatures required. */
  threshold: number;
  /** Owner addresses in bech32. */
  addresses: string[];
}

/** A page of subnets. */
export interface SubnetPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Subnets of this page. */
  subnets: Subnet[];
}

/**
 * An interchain message in the older format. Its `status` determines which of its two transactions are
 * known.
 */
export type TeleporterMessage = PendingTeleporterMessage | DeliveredTeleporterMessage | DeliveredSourceNotIndexedTeleporterMessage;

/** Common fields of an interchain message in the older format, with any status. */
export interface TeleporterMessageBase {
  /** Id of the message, 32 bytes in hex. */
  messageId: string;
  /** Id of the source blockchain (cb58). */
  sourceBlockchainId: string;
  /** Id of the destination blockchain (cb58). */
  destinationBlockchainId: string;
  /** EVM chain id of the source blockchain. Empty if the deployment does not index it. */
  sourceEvmChainId: string;
  /** EVM chain id of the destination blockchain. Empty if the deployment does not index it. */
  destinationEvmChainId: string;
  /** Nonce of the message between the two blockchains. */
  messageNonce: string;
  /** Sender of the message. */
  from: string;
  /** Recipient of the message. */
  to: string;
  /** Payload, in hex. Absent if there is none. */
  data?: string;
  /** True if the receiver executed the message without error. */
  messageExecuted: boolean;
  /** Receipts for messages in the opposite direction. */
  receipts: IcmReceipt[];
  /** True if the receipt of this message has been delivered. */
  receiptDelivered: boolean;
  /**
   * Reward offered for delivering the message. If there is none, or the source chain is not indexed, the
   * value is 0 and the token is the zero address.
   */
  rewardDetails: IcmRewardDetails;
  /** Address of the messaging contract. The same on every chain. */
  teleporterContractAddress: string;
}

/** Interchain message sent or delivered by a transaction. */
export interface TeleporterMessageInfo {
  /** Id of the message, 32 bytes in hex. */
  teleporterMessageId: string;
  /** Direction of the message: sent or delivered by the transaction. */
  direction: MessageDirection;
  /**
   * EVM chain id of the source chain, or its blockchain id if the deployment does not index it. Only if
   * the transaction delivered the message.
   */
  sourceChainId?: string;
  /**
   * EVM chain id of the destination chain, or its blockchain id if the deployment does not index it.
   * Only if the transaction sent the message.
   */
  destinationChainId?: string;
}

/** A page of interchain messages in the older format. */
export interface TeleporterMessagePage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Interchain messages of this page. */
  messages: ListedTeleporterMessage[];
}

/** Price of one whole token. */
export interface TokenPrice {
  /** Currency of the price. */
  currencyCode: Currency;
  /**
   * Price, as a decimal string. Some deployments document it as a number and may send one.
   * @example 42.42
   */
  value: string;
}

/**
 * A token transfer, by the token standard of its contract. It has one of `erc20Token`, `erc721Token`
 * and `erc1155Token`.
 */
export type TokenTransfer = Erc20TransferListItem | Erc721TransferListItem | Erc1155TransferListItem;

/** A page of transfers of a token. */
export interface TokenTransferPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Transfers of this page. */
  transfers: TokenTransfer[];
}

/** A page of transactions of a Primary Network chain. */
export interface TransactionPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Transactions of this page. */
  transactions: PrimaryNetworkTransaction[];
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** Result of a transaction: success or failure. */
export type TransactionStatus = "failed" | "success";

/** Position of a transfer on its chain. */
export interface TransferPosition {
  /** Number of the block. */
  blockNumber: string;
  /** Time of the block, in Unix seconds. */
  blockTimestamp: number;
  /** Hash of the block. */
  blockHash: string;
  /** Hash of the transaction. */
  txHash: string;
  /** Time of the block, in Unix milliseconds. Absent on chains without it. */
  blockTimestampMilliseconds?: number;
}

/** A contract without a known token standard, or whose tokens have never moved. */
export interface UnknownContract {
  /** Address of the contract. */
  address: string;
  /** Name of the token. Absent if the contract does not provide it or it has not been read yet. */
  name?: string;
  /** Deployment of the contract. Absent if it is not indexed. */
  deploymentDetails?: ContractDeployment;
  /** Always UNKNOWN. */
  ercType: "UNKNOWN";
}

/** Fields of a webhook to change. */
export interface UpdateWebhookRequest {
  /**
   * URL to post messages to, http or https. Public deployments accept only hosts on the public internet,
   * on the usual ports.
   */
  url?: string;
  /** Name of the webhook. */
  name?: string;
  /** Description of the webhook. */
  description?: string;
  /** New status. */
  status?: WebhookStatus;
  /** Includes internal transactions in messages. Webhooks for `address_activity` only. */
  includeInternalTxs?: boolean;
  /** Includes the transaction's logs in messages. Webhooks for `address_activity` only. */
  includeLogs?: boolean;
}

/** Requests of one group in one period. */
export interface UsageCounts {
  /**
   * Value shared by the requests of the group. Absent without groups, and for requests that involve no
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
   * Requests per second over the elapsed part of the period that lies in the range.
   * @example 0.0138
   */
  requestsPerSecond: number;
  /**
   * Share of requests with a status below 400, in percent.
   * @example 99.5
   */
  successRatePercent: number;
  /**
   * Median time to the response, in milliseconds. Deployments may round it by up to a tenth.
   * @example 12
   */
  medianResponseTimeMsecs: number;
  /**
   * Number of requests with a status from 400 to 499.
   * @example 6
   */
  invalidRequests: number;
  /**
   * Compute units spent by the requests.
   * @example 24000
   */
  apiCreditsUsed: number;
  /**
   * Compute units spent by the invalid requests.
   * @example 120
   */
  apiCreditsWasted: number;
}

/** Property that requests are grouped by. */
export type UsageGroup = "requestPath" | "responseCode" | "chainId" | "apiKeyId" | "requestType";

/** Property that requests are grouped by. `None` if they are not grouped. */
export type UsageGroupedBy = "requestPath" | "responseCode" | "chainId" | "apiKeyId" | "requestType" | "None";

/**
 * Length of the periods in which requests are counted. Periods start on the minute, hour, day, Monday
 * or month, in UTC.
 */
export type UsageInterval = "minute" | "hourly" | "daily" | "weekly" | "monthly";

/**
 * A UTXO: PChainUtxo on the P-Chain, XOrCChainUtxo on the X-Chain and C-Chain. `outputIndex` is an
 * integer in the first and a string in the second.
 */
export type Utxo = PChainUtxo | XOrCChainUtxo;

/** A signature that unlocked a spent UTXO. */
export interface UtxoCredential {
  /** Recoverable secp256k1 signature, in base64. */
  signature?: string;
  /** Public key recovered from the signature, in base64. */
  publicKey?: string;
}

/** A page of UTXOs. */
export interface UtxoPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** UTXOs of this page. */
  utxos: Utxo[];
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** Type of a P-Chain UTXO: it locks a stake or transfers funds. */
export type UtxoType = "STAKE" | "TRANSFER" | (string & {});

/**
 * Status of a validation. `pending`: not started. `active`: in progress. `completed`: reached its end
 * time. `removed`: ended early by a RemoveSubnetValidatorTx.
 */
export type ValidationStatus = "completed" | "active" | "pending" | "removed";

/** A validator. Its other fields depend on `validationStatus`. */
export type Validator = CompletedValidator | ActiveValidator | PendingValidator | RemovedValidator;

/** Validators to watch, and the kinds of events to report. */
export interface ValidatorActivityMetadata {
  /**
   * Limits the webhook to transactions with one of these values as the first topic of a log. Each is 32
   * bytes of 0x-prefixed hex. EVM chains only.
   * At most 20 items.
   */
  eventSignatures?: string[];
  /** Kind of the key: a node or a subnet. */
  keyType: "nodeId" | "subnetId";
  /**
   * One node id or subnet id.
   * At most 1 items.
   */
  keys: string[];
  /** Kinds of events to report. */
  subEvents: {
    /** Kinds of events to report. */
    validatorActivitySubEvents: ValidatorActivitySubEvent[];
  };
  /**
   * Limits a webhook for a subnet to these nodes.
   * At most 100 items.
   */
  nodeIds?: string[];
  /**
   * Limits a webhook for a node to these subnets.
   * At most 100 items.
   */
  subnetIds?: string[];
  /** Balance for `l1_validator_balance_threshold`, in nAVAX. This service does not support it (501). */
  l1ValidatorFeeBalanceThreshold?: string;
}

/** A webhook for validators. It matches every transaction that changes their state. */
export interface ValidatorActivityRequest {
  /** Always validator_activity. */
  eventType: "validator_activity";
  /**
   * URL to post messages to, http or https. Public deployments accept only hosts on the public internet,
   * on the usual ports.
   */
  url: string;
  /** Name of the webhook. */
  name?: string;
  /** Description of the webhook. */
  description?: string;
  /** Network of the chain. */
  network: Network;
  /** The addresses or validators to watch. */
  metadata: ValidatorActivityMetadata;
}

/**
 * Kind of validator event, named after the transaction that causes it. An L1 validator that runs out
 * of balance causes no event, because no transaction disables it.
 */
export type ValidatorActivitySubEvent = "validator_stake" | "delegator_stake" | "reward_distribution" | "l1_validator_balance_increased" | "l1_validator_disabled" | "l1_validator_removed" | "l1_validator_balance_threshold";

/** A webhook for validators. It matches every transaction that changes their state. */
export interface ValidatorActivityWebhook {
  /** Id of the webhook, a UUID. */
  id: string;
  /** URL to which messages are posted. */
  url: string;
  /** Always p-chain. */
  chainId: string;
  /** Status of the webhook. */
  status: WebhookStatus;
  /** Time of creation, in Unix seconds. */
  createdAt: number;
  /** Name given by the owner. Empty if there is none. */
  name: string;
  /** Description given by the owner. Empty if there is none. */
  description: string;
  /** Always validator_activity. */
  eventType: "validator_activity";
  /** The addresses or validators that the webhook watches. */
  metadata: ValidatorActivityMetadata;
}

/** Common fields of a validator with any status. */
export interface ValidatorBase {
  /** Id of the transaction that registered the validator (cb58). */
  txHash: string;
  /**
   * Node id of the validator.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /** Id of the subnet that the node validates (cb58). */
  subnetId: string;
  /** Stake or weight of the validator. In nAVAX on the Primary Network. */
  amountStaked: string;
  /**
   * Share of delegation rewards that the validator keeps, in percent, such as "2.0000000000000000".
   * Absent on subnets, which have no such fee. Some deployments send null.
   */
  delegationFee?: string | null;
  /** Start of the validation, in Unix seconds. */
  startTimestamp: number;
  /** End of the validation as registered, in Unix seconds. */
  endTimestamp: number;
  /** BLS key of the validator. Absent if it was registered without one. */
  blsCredentials?: BlsCredentials;
}

/** A change to a validator by a P-Chain transaction. */
export interface ValidatorEvent {
  /** Kind of change. */
  event: ValidatorEventKind;
  /** Node id of the validator. */
  nodeId: string;
  /** Id of the subnet (cb58). */
  subnetId: string;
  /** Id of the L1 validation (cb58). L1 validators only. */
  validationId?: string;
  /** Id of the transaction (cb58). */
  txHash: string;
  /** Type of the transaction. */
  txType: string;
  /** Height of the block. */
  blockNumber: string;
  /** Time of the block, in Unix seconds. */
  blockTimestamp: number;
  /** Start of the validation, in Unix seconds. Only when a validator is added. */
  startTimestamp?: number;
  /** End of the validation, in Unix seconds. Only when a validator is added. */
  endTimestamp?: number;
  /** Weight of the L1 validator after the transaction. */
  weight?: string;
  /** Balance of the L1 validator after the transaction, in nAVAX. */
  remainingBalance?: string;
}

/**
 * Kind of change to a validator. `added`: with its stake, or to a permissioned subnet. `registered`:
 * for an L1. `renewed`: another period starts. `ended`: with its reward. `removed`: before its end, or
 * from an L1. `weight_changed`, `balance_increased` and `disabled`: L1 validators only.
 */
export type ValidatorEventKind = "added" | "registered" | "renewed" | "ended" | "removed" | "weight_changed" | "balance_increased" | "disabled" | (string & {});

/** Health of a validator, as seen by other nodes of the network. */
export interface ValidatorHealth {
  /** Share of queried peers that reach the node, in percent from 0 to 100. */
  reachabilityPercent: number;
  /** Share of the stake whose nodes have benched this node on the P-Chain, in percent from 0 to 100. */
  benchedPChainRequestsPercent: number;
  /** Share of the stake whose nodes have benched this node on the X-Chain, in percent from 0 to 100. */
  benchedXChainRequestsPercent: number;
  /** Share of the stake whose nodes have benched this node on the C-Chain, in percent from 0 to 100. */
  benchedCChainRequestsPercent: number;
}

/** A page of validators. */
export interface ValidatorPage {
  /** Token of the next page. Absent on the last page. */
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
  /** Id of the RewardValidatorTx that paid the rewards. Absent until then. */
  rewardTxHash?: string;
}

/** Totals of the active validators of the Primary Network. */
export interface ValidatorTotals {
  /** Number of active validators. */
  validatorCount: number;
  /** Own stake of the active validators, in nAVAX. */
  totalAmountStaked: string;
  /**
   * Rewards that active validations and delegations earn by their end if none is refused, in nAVAX.
   * Despite its name, this is not an annual amount.
   */
  estimatedAnnualStakingReward: string;
  /**
   * Stake by version of the validators' software. Empty if the service does not know the versions, which
   * are not on chain.
   */
  stakingDistributionByVersion: VersionStake[];
  /** Share of the supply that is staked by validators and delegators, as a decimal from 0 to 1. */
  stakingRatio: string;
}

/** Validators that run one version of the node's software. */
export interface VersionStake {
  /** Version of avalanchego. */
  version: string;
  /** Stake of these validators, in nAVAX. */
  amountStaked: string;
  /** Number of these validators. */
  validatorCount: number;
}

/** A vertex of the graph that held the X-Chain's transactions before it had blocks. */
export interface Vertex {
  /** Id of the vertex (cb58). */
  vertexHash: string;
  /** Ids of the parent vertices (cb58). */
  parentHashes: string[];
  /** Height in the graph. */
  vertexHeight: number;
  /** Position among the vertices of the same height. */
  vertexIndex: number;
  /** Time when the vertex was accepted, in Unix seconds. */
  vertexTimestamp: number;
  /** Number of transactions in the vertex. */
  txCount: number;
  /** Ids of the transactions (cb58). */
  transactions: string[];
  /** Size of the vertex in bytes. */
  vertexSizeBytes: number;
}

/** A page of vertices of the X-Chain. */
export interface VertexPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Vertices of this page. */
  vertices: Vertex[];
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** Settings of the Warp precompile. */
export interface WarpConfig {
  /** Time from which Warp is enabled, in Unix seconds. */
  blockTimestamp?: number;
  /** Share of the stake weight that must sign a message, in percent. */
  quorumNumerator?: number;
  /** True if validators of the Primary Network must sign the messages that come from it. */
  requirePrimaryNetworkSigners?: boolean;
}

/** A webhook. Its other fields depend on `eventType`. */
export type Webhook = EvmAddressActivityWebhook | PrimaryNetworkAddressActivityWebhook | ValidatorActivityWebhook;

/** A page of addresses of a webhook. */
export interface WebhookAddressPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Addresses of this page. */
  addresses: string[];
  /** Number of addresses that the webhook watches. */
  totalAddresses: number;
}

/** Addresses to add to a webhook or remove from it. */
export interface WebhookAddressesRequest {
  /**
   * EVM addresses, each 20 bytes of 0x-prefixed hex.
   * At most 1000 items.
   */
  addresses: string[];
}

/** A message of a webhook. */
export interface WebhookMessage {
  /** Id of the message, a UUID. The same on every attempt, so a receiver can recognise duplicates. */
  messageId: string;
  /** Status of the message. */
  status: WebhookMessageStatus;
  /** Number of attempts so far. */
  attempts: number;
  /** Time when the message was written, in Unix seconds. */
  createdAt: number;
  /** Time of the first attempt, in Unix seconds. Absent before it. */
  firstAttemptAt?: number;
  /** Time of the next attempt, in Unix seconds. Absent if there is none. */
  nextAttemptAt?: number;
  /** Time when the message was delivered or given up, in Unix seconds. Absent until then. */
  endedAt?: number;
  /** HTTP status of the response to the last attempt. Absent if there was none. */
  responseStatus?: number;
  /** Reason why the last attempt got no response. Absent otherwise. */
  error?: string;
  /** Body as posted, in canonical JSON (RFC 8785). */
  body: string;
}

/** A page of messages of a webhook. */
export interface WebhookMessagePage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Messages of this page. */
  messages: WebhookMessage[];
}

/**
 * Status of a message. `waiting`: waits for its first or next attempt. `delivered`: was received.
 * `dead`: was not received within a day of attempts.
 */
export type WebhookMessageStatus = "waiting" | "delivered" | "dead";

/** A page of webhooks. */
export interface WebhookPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Webhooks of this page. */
  webhooks: Webhook[];
}

/** Status of a webhook. An inactive webhook posts nothing. */
export type WebhookStatus = "active" | "inactive";

/** An asset of the X-Chain. */
export interface XChainAsset {
  /**
   * Id of the asset (cb58), which is also the id of the transaction that created it.
   * @example FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z
   */
  assetId: string;
  /**
   * Name of the asset.
   * @example Gold
   */
  name: string;
  /**
   * Ticker symbol of the asset, at most 4 characters.
   * @example GLD
   */
  symbol: string;
  /**
   * Number of decimal places of one whole unit.
   * @example 9
   */
  denomination: number;
  /** Type of the asset's outputs. */
  type: AssetType;
  /**
   * Time of the creating transaction's block, in Unix seconds.
   * @example 1766016000
   */
  createdAtTimestamp: number;
  /**
   * Supply of the asset: fixed if the creating transaction granted no right to mint, variable otherwise.
   * @example variable
   */
  cap: "fixed" | "variable" | (string & {});
}

/** Balances on the X-Chain by kind, one item per asset. Rights to mint count for nothing. */
export interface XChainBalances {
  /** Not locked. */
  unlocked: AssetBalance[];
  /** Still locked. */
  locked: AssetBalance[];
  /** Exported to another chain and not yet imported there. Not locked. */
  atomicMemoryUnlocked: SharedAssetBalance[];
  /** Exported to another chain and not yet imported there. Still locked. */
  atomicMemoryLocked: SharedAssetBalance[];
}

/**
 * The X-Chain, as its alias or its blockchain id (cb58). The listed ids belong to mainnet and fuji.
 * Other networks have their own ids.
 */
export type XChainId = "x-chain" | "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM" | "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm" | (string & {});

/** An X-Chain transaction in a block. */
export interface XChainLinearTransaction {
  /** Id of the transaction (cb58). */
  txHash: string;
  /** Time when the transaction was accepted, in Unix seconds. */
  timestamp: number;
  /** Type of the transaction. */
  txType: XChainTxType;
  /** Memo of the transaction, in hex. */
  memo: string;
  /** UTXOs that the transaction spent. */
  consumedUtxos: XOrCChainUtxo[];
  /** UTXOs that the transaction created. */
  emittedUtxos: XOrCChainUtxo[];
  /** Total amount of the spent UTXOs per asset. */
  amountUnlocked: AssetAmount[];
  /** Total amount of the created UTXOs per asset. */
  amountCreated: AssetAmount[];
  /** Chain that the funds come from. Imports only. */
  sourceChain?: string;
  /** Chain that the funds go to. Exports only. */
  destinationChain?: string;
  /** Asset that the transaction created. CreateAssetTx only. */
  assetCreated?: XChainAsset;
  /** Always linear, which means that the transaction is in a block. */
  chainFormat: "linear";
  /** Height of the block. */
  blockHeight: number;
  /** Id of the block (cb58). */
  blockHash: string;
}

/** An X-Chain transaction in vertices of a graph, from before the chain had blocks. */
export interface XChainNonLinearTransaction {
  /** Id of the transaction (cb58). */
  txHash: string;
  /** Time when the transaction was accepted, in Unix seconds. */
  timestamp: number;
  /** Type of the transaction. */
  txType: XChainTxType;
  /** Memo of the transaction, in hex. */
  memo: string;
  /** UTXOs that the transaction spent. */
  consumedUtxos: XOrCChainUtxo[];
  /** UTXOs that the transaction created. */
  emittedUtxos: XOrCChainUtxo[];
  /** Total amount of the spent UTXOs per asset. */
  amountUnlocked: AssetAmount[];
  /** Total amount of the created UTXOs per asset. */
  amountCreated: AssetAmount[];
  /** Chain that the funds come from. Imports only. */
  sourceChain?: string;
  /** Chain that the funds go to. Exports only. */
  destinationChain?: string;
  /** Asset that the transaction created. CreateAssetTx only. */
  assetCreated?: XChainAsset;
  /** Always non-linear, which means that the transaction is in vertices. */
  chainFormat: "non-linear";
  /** Vertices that contain the transaction, as objects whose fields are not guaranteed. */
  vertices: Record<string, unknown>[];
}

/** Common fields of both forms of X-Chain transactions. */
export interface XChainTransactionBase {
  /** Id of the transaction (cb58). */
  txHash: string;
  /** Time when the transaction was accepted, in Unix seconds. */
  timestamp: number;
  /** Type of the transaction. */
  txType: XChainTxType;
  /** Memo of the transaction, in hex. */
  memo: string;
  /** UTXOs that the transaction spent. */
  consumedUtxos: XOrCChainUtxo[];
  /** UTXOs that the transaction created. */
  emittedUtxos: XOrCChainUtxo[];
  /** Total amount of the spent UTXOs per asset. */
  amountUnlocked: AssetAmount[];
  /** Total amount of the created UTXOs per asset. */
  amountCreated: AssetAmount[];
  /** Chain that the funds come from. Imports only. */
  sourceChain?: string;
  /** Chain that the funds go to. Exports only. */
  destinationChain?: string;
  /** Asset that the transaction created. CreateAssetTx only. */
  assetCreated?: XChainAsset;
}

/** A page of X-Chain transactions. */
export interface XChainTransactionPage {
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
  /** Transactions of this page. */
  transactions: (XChainLinearTransaction | XChainNonLinearTransaction)[];
  /** Chain of the listing. */
  chainInfo: ChainInfo;
}

/** Type of an X-Chain transaction. UNKNOWN is a type that the service does not know. */
export type XChainTxType = "BaseTx" | "CreateAssetTx" | "OperationTx" | "ImportTx" | "ExportTx" | "UNKNOWN" | (string & {});

/** A UTXO of the X-Chain or of the C-Chain's atomic memory, unspent or spent. */
export interface XOrCChainUtxo {
  /**
   * Owners of the UTXO, in bech32 without a chain prefix. If the UTXO was imported from a chain that is
   * not indexed, only the owners who signed the import, as many as its threshold.
   */
  addresses: string[];
  /** Asset and amount of the UTXO. */
  asset: AssetAmount;
  /** Id of the chain that spent the UTXO or can spend it (cb58). */
  consumedOnChainId: string;
  /** Id of the transaction that spent the UTXO. Absent while unspent. */
  consumingTxHash?: string;
  /** Id of the chain that created the UTXO (cb58). */
  createdOnChainId: string;
  /** Id of the UTXO (cb58). */
  utxoId: string;
  /** The UTXO in the node's hex form, with a four-byte checksum at the end. */
  utxoBytes?: string;
  /** Time of the transaction that spent the UTXO, in Unix seconds. Absent while unspent. */
  consumingTxTimestamp?: number;
  /** Id of the transaction that created the UTXO. */
  creationTxHash: string;
  /** Signatures that unlocked the UTXO. Absent while unspent. */
  credentials?: UtxoCredential[];
  /** Group of a non-fungible UTXO. Absent on others. */
  groupId?: number;
  /** Time until which the UTXO cannot be spent, in Unix seconds. 0 if it has no lock. */
  locktime: number | bigint;
  /**
   * Position of the UTXO in its transaction, starting at 0. A decimal string here, an integer on the
   * P-Chain.
   */
  outputIndex: string;
  /** Payload of a non-fungible UTXO. Absent on others. */
  payload?: string;
  /** Number of owner signatures required to spend the UTXO. */
  threshold: number;
  /** Time of the transaction that created the UTXO, in Unix seconds. */
  timestamp: number;
  /** Type of the UTXO, in lower case, such as transfer or mint. */
  utxoType: string;
}
