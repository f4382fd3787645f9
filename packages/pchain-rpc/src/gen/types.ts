// Generated from specs/pchain/openrpc.yaml; do not edit.

/** Amounts in the smallest unit of each asset, by cb58 asset id. */
export interface AssetAmounts {
  [key: string]: string;
}

/** Id of an unspent output. */
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
 * Encoding of bytes. `hex` is 0x, the bytes and a 4-byte checksum. `hexnc` has no checksum. `hexc` is
 * an alias of `hex`. `json` is an object whose integers beyond 2^53 are plain JSON numbers.
 */
export type Encoding = "hex" | "hexnc" | "hexc" | "json" | (string & {});

/** An output that a transaction creates. */
export interface TxOutput {
  /** Asset, cb58. */
  assetID: string;
  /** Feature extension of the output, cb58. */
  fxID: string;
  /**
   * Addresses, amount, locktime and threshold. In outputs that can be staked while locked, they are
   * nested one level deeper.
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
  /** Amount and signature indices, in `amount` and `signatureIndices`. */
  input: {
    [key: string]: unknown;
  };
}

/** Fields of every transaction that transfers funds. */
export interface BaseTx {
  /**
   * Network id: 1 is mainnet, 5 is fuji, 12345 is a local network.
   * Range: 0 to 4294967295.
   */
  networkID: number;
  /**
   * Chain that the transaction is for, cb58.
   * @example 11111111111111111111111111111111LpoYY
   */
  blockchainID: string;
  /** Outputs that the transaction creates. */
  outputs: TxOutput[];
  /** Inputs that the transaction spends. */
  inputs: TxInput[];
  /**
   * Arbitrary bytes, 0x hex.
   * @example 0x
   */
  memo: string;
}

/**
 * A transaction without its signatures. The listed fields belong to transactions that transfer funds.
 * Each type adds its own.
 */
export type UnsignedTx = {
  /**
   * Network id: 1 is mainnet, 5 is fuji, 12345 is a local network.
   * Range: 0 to 4294967295.
   */
  networkID?: number;
  /** Chain that the transaction is for, cb58. */
  blockchainID?: string;
  /** Outputs that the transaction creates. */
  outputs?: TxOutput[];
  /**
   * Inputs that the transaction spends. In imports and exports from before the Banff upgrade, the whole
   * base transaction.
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
   * A transaction without its signatures. The listed fields belong to transactions that transfer funds.
   * Each type adds its own.
   */
  unsignedTx: UnsignedTx;
  /** Credentials, one per input that needs one. */
  credentials: Credential[];
  /** Transaction id, cb58. Current nodes add it. */
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
   * Id of the block, cb58. Current nodes add it.
   * @example d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG
   */
  id?: string;
  /**
   * Unix time of the block, from the Banff upgrade on.
   * Unit: seconds; At least 0.
   */
  time?: number | bigint;
  /** Transactions of a standard block. In a proposal block, the transactions next to the proposal. */
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
  /** Name of the blockchain, given at its creation. Names are not unique. */
  name: string;
  /** Id of the subnet that validates the blockchain, cb58. */
  subnetID: string;
  /** Id of the virtual machine that the blockchain runs, cb58. */
  vmID: string;
}

/**
 * Status of a blockchain. `Validating`: this node validates it. `Syncing`: this node runs it without
 * validating. `Created`: it exists, but this node does not validate it. `Preferred`: proposed and
 * likely to be created, but not yet accepted. `Unknown`: never proposed, or proposed but not
 * preferred. You may propose it again.
 */
export type BlockchainStatus = "Validating" | "Created" | "Preferred" | "Syncing" | "Unknown" | (string & {});

/**
 * Owner of funds or rights. Any `threshold` of `addresses` may spend or sign once `locktime` has
 * passed.
 */
export interface Owner {
  /** Unix time in seconds before which the owner cannot spend. 0 if there is no lock. */
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
  /** Proof of possession of the secret key, 96 bytes as 0x hex. Nodes use this spelling. */
  proofOfPossession?: string;
  /** The same proof, spelled as in the documentation of the interface. Use the field that is present. */
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
   * Unix time at which the delegation ends.
   * Unit: seconds.
   */
  endTime: string;
  /**
   * Delegated stake.
   * Unit: nAVAX.
   */
  weight: string;
  /** Id of the node that receives the delegation. */
  nodeID: string;
  /**
   * Potential reward, paid if the validator meets the requirements.
   * Unit: nAVAX.
   */
  potentialReward: string;
  /** Owner who receives the reward. */
  rewardOwner: Owner;
}

/**
 * A current validator. Its fields depend on the subnet. Validators of the Primary Network have staking
 * fields, and L1 validators have validationID and balance. Validators of a permissioned subnet have
 * only txID, times, weight and nodeID.
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
   * Unix time at which the validation ends. Absent for L1 validators.
   * Unit: seconds.
   */
  endTime?: string;
  /**
   * Node id.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeID: string;
  /** Weight in consensus. In nAVAX on the Primary Network, and in the subnet's own unit elsewhere. */
  weight: string;
  /** Id of an L1 validation, cb58. */
  validationID?: string;
  /** BLS public key of an L1 validator, 0x hex. */
  publicKey?: string;
  /** Lowest nonce that the next weight change may use. */
  minNonce?: string;
  /**
   * Remaining balance for the continuous fee. 0 if the validator is inactive.
   * Unit: nAVAX.
   */
  balance?: string;
  /** Owner who receives the unused balance. */
  remainingBalanceOwner?: Owner;
  /** Owner who may disable the validator. */
  deactivationOwner?: Owner;
  /**
   * Potential reward, paid if the validator meets the requirements.
   * Unit: nAVAX.
   */
  potentialReward?: string;
  /**
   * Validator's share of the delegators' rewards so far.
   * Unit: nAVAX.
   */
  accruedDelegateeReward?: string;
  /**
   * Share of the delegators' rewards that the validator keeps, in percent with four decimals.
   * Unit: percent.
   * @example 10.0000
   */
  delegationFee?: string;
  /**
   * Percentage of time that this node saw the validator online, 0 to 100 with four decimals. Primary
   * Network only.
   * Unit: percent.
   * @example 99.9500
   */
  uptime?: string;
  /** True if this node is connected to the validator. Primary Network only. */
  connected?: boolean;
  /** BLS key of a validator of the Primary Network. */
  signer?: Signer;
  /** Owner who receives the validation reward. */
  validationRewardOwner?: Owner;
  /** Owner who receives the delegation fee. */
  delegationRewardOwner?: Owner;
  /** Number of delegations. */
  delegatorCount?: string;
  /**
   * Sum of the delegators' stakes.
   * Unit: nAVAX.
   */
  delegatorWeight?: string;
  /** The delegations. Present only if you passed exactly one node id. */
  delegators?: Delegator[];
  /** Owner who may change an auto-renewed validator. */
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
   * The block's bytes in the requested encoding. Blocks from the Apricot upgrade on are wrapped by the
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

/**
 * A position in a listing of outputs. To get the next page, pass the position at which the last page
 * ended.
 */
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
  /** Id of the subnet that the validator validates, cb58. */
  subnetID: string;
  /** Id of the validation, cb58. */
  validationID: string;
  /**
   * Node id.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeID: string;
  /** Weight, in a unit defined by the L1. 0 after the validator is removed. */
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
  /** Owner who may disable the validator. */
  deactivationOwner?: Owner;
  /** Lowest nonce that the next weight change may use. */
  minNonce?: string;
  /**
   * Remaining balance for the continuous fee. 0 if the validator is inactive.
   * Unit: nAVAX.
   */
  balance?: string;
  /** Height that the values apply to. */
  height?: string;
}

/**
 * Status of a transaction. `Committed`: accepted and applied. `Aborted`: a rejected proposal, for
 * example to pay a reward. `Processing`: issued but not decided. `Dropped`: refused. `reason` may
 * contain the cause. `Unknown`: this node does not know it.
 */
export type TxStatus = "Committed" | "Aborted" | "Processing" | "Dropped" | "Unknown" | (string & {});

/** A validator at a height. */
export interface HeightValidator {
  /**
   * Compressed BLS key, `0x` and 96 hex digits. Null if the validator has none.
   * @example 0x900c9b119b5c82d781d4b49be78c3fc7ae65f2b435b7ed9e3a8b9a03e475edff86d8a64827fec8db23a6f236afbf127d
   */
  publicKey: string | null;
  /** Weight of the node. On the Primary Network, this is its stake in nAVAX. */
  weight: string;
}

/** A BLS key and the nodes that use it. */
export interface WeightedValidator {
  /** BLS public key, 0x hex. Null if the validator has none. */
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
 * Constants of the dynamic transaction fee (ACP-103). The codec package accepts this value as its
 * `GasConfig`.
 */
export interface FeeConfig {
  /** Gas for a byte, a database read, a database write and a microsecond of computation, in this order. */
  weights: number[];
  /**
   * Maximum gas that can be available at once, which also limits a single block.
   * At least 0.
   */
  maxCapacity: number | bigint;
  /**
   * Gas that becomes available each second.
   * At least 0.
   */
  maxPerSecond: number | bigint;
  /**
   * Gas consumption per second at which the price does not change.
   * At least 0.
   */
  targetPerSecond: number | bigint;
  /**
   * Minimum price of gas.
   * Unit: nAVAX; At least 0.
   */
  minPrice: number | bigint;
  /**
   * Constant that dampens price changes. A larger constant means that the excess has a weaker effect.
   * At least 0.
   */
  excessConversionConstant: number | bigint;
}

/** Constants of the continuous fee of L1 validators. */
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
   * Minimum price per second.
   * Unit: nAVAX; At least 0.
   */
  minPrice?: number | bigint;
  /**
   * Constant that dampens price changes. A larger constant means that the excess has a weaker effect.
   * At least 0.
   */
  excessConversionConstant?: number | bigint;
}
