// Generated from specs/pchain/openrpc.yaml; do not edit.

/** Amounts in the smallest unit of each asset, by cb58 asset id. */
export interface AssetAmounts {
  [key: string]: string;
}

/** Identifies one unspent output. */
export interface UtxoId {
  /** Transaction that created the output, cb58. */
  txID: string;
  /**
   * Index of the output in that transaction.
   * Range: 0 to 4294967295.
   */
  outputIndex: number;
}

/**
 * Encoding of bytes: `hex` is 0x, the bytes and a 4-byte checksum; `hexnc` has no checksum; `hexc` is
 * another name of `hex`; `json` is an object, in which integers beyond 2^53 are plain JSON numbers.
 */
export type Encoding = "hex" | "hexnc" | "hexc" | "json" | (string & {});

/** An output that a transaction creates. */
export interface TxOutput {
  /** Asset, cb58. */
  assetID: string;
  /** Feature extension of the output, cb58. */
  fxID: string;
  /**
   * Contains addresses, amount, locktime and threshold; in outputs that can be staked while locked, they
   * are nested one level deeper.
   */
  output: {
    [key: string]: unknown;
  };
}

/** An output that a transaction spends. */
export interface TxInput {
  /** Transaction that created the spent output, cb58. */
  txID: string;
  /**
   * Index of the output in that transaction.
   * Range: 0 to 4294967295.
   */
  outputIndex: number;
  /** Asset, cb58. */
  assetID: string;
  /** Feature extension of the input, cb58. */
  fxID: string;
  /** Contains `amount` and `signatureIndices`. */
  input: {
    [key: string]: unknown;
  };
}

/** Fields of every transaction that transfers funds. */
export interface BaseTx {
  /**
   * 1 is mainnet, 5 fuji, 12345 a local network.
   * Range: 0 to 4294967295.
   */
  networkID: number;
  /**
   * Chain that the transaction is for, cb58.
   * @example 11111111111111111111111111111111LpoYY
   */
  blockchainID: string;
  /** Outputs that are created. */
  outputs: TxOutput[];
  /** Outputs that are spent. */
  inputs: TxInput[];
  /**
   * Arbitrary bytes, 0x hex.
   * @example 0x
   */
  memo: string;
}

/**
 * A transaction without its signatures. The listed fields are those of transactions that transfer
 * funds; each type adds its own.
 */
export type UnsignedTx = {
  /**
   * 1 is mainnet, 5 fuji, 12345 a local network.
   * Range: 0 to 4294967295.
   */
  networkID?: number;
  /** Chain that the transaction is for, cb58. */
  blockchainID?: string;
  /** Outputs that are created. */
  outputs?: TxOutput[];
  /**
   * Outputs that are spent; in imports and exports from before the Banff upgrade, the whole base
   * transaction.
   */
  inputs?: TxInput[] | BaseTx;
  /** Arbitrary bytes, 0x hex. */
  memo?: string;
} & {
  [key: string]: unknown;
};

/** Signatures that unlock one input. */
export interface Credential {
  /** Signatures, each 65 bytes as 0x hex. */
  signatures: string[];
}

/** A signed transaction in JSON form. */
export interface Tx {
  /**
   * A transaction without its signatures. The listed fields are those of transactions that transfer
   * funds; each type adds its own.
   */
  unsignedTx: UnsignedTx;
  /** One credential per input that needs one. */
  credentials: Credential[];
  /** Transaction id, cb58; current nodes add it. */
  id?: string;
}

/** A block in JSON form. Commit and abort blocks contain no transaction. */
export interface Block {
  /**
   * Id of the parent block, cb58.
   * @example 5615di9ytxujackzaXNrVuWQy5y8Yrt8chPCscMr5Ku9YxJ1S
   */
  parentID: string;
  /**
   * Height of the block.
   * At least 0.
   */
  height: number | bigint;
  /**
   * Id of the block, cb58; current nodes add it.
   * @example d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG
   */
  id?: string;
  /**
   * Unix time of the block, from the Banff upgrade on.
   * Unit: seconds; At least 0.
   */
  time?: number | bigint;
  /** Transactions of a standard block; in a proposal block, the transactions next to the proposal. */
  txs?: Tx[];
  /** The proposal of a proposal block, or the transaction of an atomic block. */
  tx?: Tx;
}

/** One block. */
export interface BlockResult {
  /** The bytes in hex, or an object if the encoding is `json`. */
  block: string | Block;
  /** The encoding of `block`. */
  encoding: Encoding;
}

/** A blockchain created by a transaction on the P-Chain. */
export interface Blockchain {
  /** Blockchain id, cb58. */
  id: string;
  /** Name given at creation; not unique. */
  name: string;
  /** Subnet that validates it, cb58. */
  subnetID: string;
  /** Virtual machine it runs, cb58. */
  vmID: string;
}

/**
 * `Validating`: this node validates it. `Syncing`: this node runs it without validating. `Created`: it
 * exists, but this node does not validate it. `Preferred`: proposed and likely to be created, not yet
 * accepted. `Unknown`: never proposed, or the proposal is not preferred and may be repeated.
 */
export type BlockchainStatus = "Validating" | "Created" | "Preferred" | "Syncing" | "Unknown" | (string & {});

/** Who may spend or sign: any `threshold` of `addresses`, once `locktime` has passed. */
export interface Owner {
  /** Unix time in seconds before which the owner cannot spend; 0 when never locked. */
  locktime: string;
  /** Number of signatures required. */
  threshold: string;
  /** P-Chain addresses, each with its `P-` prefix. */
  addresses: string[];
}

/** BLS key of a validator. */
export interface Signer {
  /** BLS public key, 48 bytes as 0x hex. */
  publicKey: string;
  /** Proof of possession of the secret key, 96 bytes as 0x hex; nodes use this spelling. */
  proofOfPossession?: string;
  /** The same proof, spelled as in the interface's documentation; use the one that is present. */
  proofOfPosession?: string;
}

/** A delegation to a current validator. */
export interface Delegator {
  /** Transaction that added the delegator, cb58. */
  txID: string;
  /**
   * Unix time at which the delegation starts.
   * Unit: seconds.
   */
  startTime: string;
  /**
   * Unix time at which it ends.
   * Unit: seconds.
   */
  endTime: string;
  /**
   * Delegated stake.
   * Unit: nAVAX.
   */
  weight: string;
  /** Node delegated to. */
  nodeID: string;
  /**
   * Reward if the validator meets the requirements.
   * Unit: nAVAX.
   */
  potentialReward: string;
  /** Who receives the reward. */
  rewardOwner: Owner;
}

/**
 * A current validator. Which fields are present depends on the subnet: staking fields on the Primary
 * Network, validationID and balance on an L1, only txID, times, weight and nodeID on a permissioned
 * subnet.
 */
export interface Validator {
  /** Transaction that added the staker, cb58. */
  txID?: string;
  /**
   * Unix time at which the validation starts.
   * Unit: seconds.
   */
  startTime: string;
  /**
   * Unix time at which it ends; absent for validators of an L1.
   * Unit: seconds.
   */
  endTime?: string;
  /**
   * Node id.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeID: string;
  /** Weight in consensus: nAVAX on the Primary Network, in a unit of their own on other subnets. */
  weight: string;
  /** Id of an L1 validation, cb58. */
  validationID?: string;
  /** BLS public key of an L1 validator, 0x hex. */
  publicKey?: string;
  /** Lowest nonce that the next weight change is accepted with. */
  minNonce?: string;
  /**
   * Remaining balance for the continuous fee; 0 when inactive.
   * Unit: nAVAX.
   */
  balance?: string;
  /** Owner who receives the unused balance. */
  remainingBalanceOwner?: Owner;
  /** Who may disable the validator. */
  deactivationOwner?: Owner;
  /**
   * Reward if the validator meets the requirements.
   * Unit: nAVAX.
   */
  potentialReward?: string;
  /**
   * Validator's share of the delegators' rewards earned so far.
   * Unit: nAVAX.
   */
  accruedDelegateeReward?: string;
  /**
   * Share of delegators' rewards that the validator keeps, in percent with four decimals.
   * Unit: percent.
   * @example 10.0000
   */
  delegationFee?: string;
  /**
   * Share of the time this node saw the validator online, 0 to 100 with four decimals; Primary Network
   * only.
   * Unit: percent.
   * @example 99.9500
   */
  uptime?: string;
  /** Whether this node is connected to it; Primary Network only. */
  connected?: boolean;
  /** BLS key of a validator of the Primary Network. */
  signer?: Signer;
  /** Who receives the validation reward. */
  validationRewardOwner?: Owner;
  /** Who receives the delegation fee. */
  delegationRewardOwner?: Owner;
  /** Number of delegations. */
  delegatorCount?: string;
  /**
   * Sum of their stakes.
   * Unit: nAVAX.
   */
  delegatorWeight?: string;
  /** The delegations; only when exactly one node id was given. */
  delegators?: Delegator[];
  /** Who may change an auto-renewed validator. */
  validatorAuthority?: Owner;
  /**
   * Length of the next period of an auto-renewed validator.
   * Unit: seconds.
   */
  nextPeriod?: string;
  /** Share of the reward that an auto-renewed validator stakes again, out of 1,000,000. */
  autoCompoundRewardShares?: string;
}

/** An accepted block as stored in the index. */
export interface IndexContainer {
  /**
   * Id of the block, cb58.
   * @example d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG
   */
  id: string;
  /**
   * The block's bytes in the requested encoding; blocks from the Apricot upgrade on are wrapped by the
   * proposer layer.
   */
  bytes: string;
  /** Time at which this node accepted the block, RFC 3339 with nanoseconds. */
  timestamp: string;
  /** The encoding of `bytes`. */
  encoding: Encoding;
  /** Position in the order of acceptance, counted from 0. */
  index: string;
}

/** A position in a listing of outputs: pass the position at which one page ended to get the next page. */
export interface UtxoIndex {
  /** Address of the position. */
  address: string;
  /** Id of the output, cb58. */
  utxo: string;
}

/** A subnet and its owner. */
export interface Subnet {
  /** Subnet id, cb58. */
  id: string;
  /** Addresses that own the subnet. */
  controlKeys: string[];
  /** Number of owner signatures required. */
  threshold: string;
}

/** One validation of an L1. */
export interface L1Validator {
  /** Subnet that it validates, cb58. */
  subnetID: string;
  /** Id of the validation, cb58. */
  validationID: string;
  /**
   * Node id.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeID: string;
  /** Weight, in a unit defined by the L1; 0 once removed. */
  weight: string;
  /**
   * Unix time at which the validation started.
   * Unit: seconds.
   */
  startTime?: string;
  /** BLS public key, 0x hex. */
  publicKey?: string;
  /** Owner who receives the unused balance. */
  remainingBalanceOwner?: Owner;
  /** Who may disable the validator. */
  deactivationOwner?: Owner;
  /** Lowest nonce that the next weight change is accepted with. */
  minNonce?: string;
  /**
   * Remaining balance for the continuous fee; 0 when inactive.
   * Unit: nAVAX.
   */
  balance?: string;
  /** Height at which the values apply. */
  height?: string;
}

/**
 * `Committed`: accepted and applied. `Aborted`: a proposal, for example to pay a reward, that was
 * rejected. `Processing`: issued and not decided. `Dropped`: refused; `reason` may contain the cause.
 * `Unknown`: this node does not know it.
 */
export type TxStatus = "Committed" | "Aborted" | "Processing" | "Dropped" | "Unknown" | (string & {});

/** A validator at a height. */
export interface HeightValidator {
  /**
   * Compressed BLS key, `0x` and 96 hex digits; null when the validator has none.
   * @example 0x900c9b119b5c82d781d4b49be78c3fc7ae65f2b435b7ed9e3a8b9a03e475edff86d8a64827fec8db23a6f236afbf127d
   */
  publicKey: string | null;
  /** Weight of the node; on the Primary Network, the nAVAX staked to it. */
  weight: string;
}

/** A BLS key and the nodes that use it. */
export interface WeightedValidator {
  /** BLS public key, 0x hex; null when the validator has none. */
  publicKey?: string | null;
  /** Weight of the key. */
  weight: string;
  /** Nodes that use the key. */
  nodeIDs: string[];
}

/** Validators that sign for a subnet at a height. */
export interface ValidatorSet {
  /** The validators that have a BLS key. */
  validators: WeightedValidator[];
  /** Weight of all validators, with and without a key. */
  totalWeight: string;
}

/**
 * How the dynamic fee of transactions is computed (ACP-103). The codec package accepts this value as
 * its `GasConfig`.
 */
export interface FeeConfig {
  /** Gas for a byte, a database read, a database write and a microsecond of computation, in this order. */
  weights: number[];
  /**
   * Maximum gas that can be available at once, and the maximum of one block.
   * At least 0.
   */
  maxCapacity: number | bigint;
  /**
   * Gas that becomes available each second.
   * At least 0.
   */
  maxPerSecond: number | bigint;
  /**
   * Consumption per second at which the price does not change.
   * At least 0.
   */
  targetPerSecond: number | bigint;
  /**
   * Lowest price of gas.
   * Unit: nAVAX; At least 0.
   */
  minPrice: number | bigint;
  /**
   * How strongly the excess changes the price: a larger constant means a weaker effect.
   * At least 0.
   */
  excessConversionConstant: number | bigint;
}

/** How the continuous fee of L1 validators is computed. */
export interface ValidatorFeeConfig {
  /**
   * Maximum number of active L1 validators.
   * At least 0.
   */
  capacity?: number | bigint;
  /**
   * Number of active L1 validators at which the price does not change.
   * At least 0.
   */
  target?: number | bigint;
  /**
   * Lowest price per second.
   * Unit: nAVAX; At least 0.
   */
  minPrice?: number | bigint;
  /**
   * How strongly the excess changes the price: a larger constant means a weaker effect.
   * At least 0.
   */
  excessConversionConstant?: number | bigint;
}
