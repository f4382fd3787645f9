// Generated from specs/pchain/openrpc.yaml; do not edit.

/** Amounts in the smallest unit of each asset, by cb58 asset id. */
export interface AssetAmounts {
  [key: string]: string;
}

/** Names one unspent output. */
export interface UtxoId {
  /** Transaction that made the output, cb58. */
  txID: string;
  /**
   * Place of the output in that transaction.
   * Range: 0 to 4294967295.
   */
  outputIndex: number;
}

/**
 * How bytes are written: `hex` is 0x, the bytes and a 4-byte checksum; `hexnc` has no checksum; `hexc`
 * is another name of `hex`; `json` is the object form, which holds numbers beyond 2^53 as plain JSON
 * numbers.
 */
export type Encoding = "hex" | "hexnc" | "hexc" | "json" | (string & {});

/** An output that a transaction makes. */
export interface TxOutput {
  /** Asset, cb58. */
  assetID: string;
  /** Feature extension that understands the output, cb58. */
  fxID: string;
  /**
   * Holds the addresses, amount, locktime and threshold; outputs that may be staked while locked nest
   * theirs.
   */
  output: {
    [key: string]: unknown;
  };
}

/** An output that a transaction spends. */
export interface TxInput {
  /** Transaction that made the spent output, cb58. */
  txID: string;
  /**
   * Place of the spent output in it.
   * Range: 0 to 4294967295.
   */
  outputIndex: number;
  /** Asset, cb58. */
  assetID: string;
  /** Feature extension that understands the input, cb58. */
  fxID: string;
  /** Holds `amount` and `signatureIndices`. */
  input: {
    [key: string]: unknown;
  };
}

/** What every transaction that moves funds carries. */
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
  /** Outputs made. */
  outputs: TxOutput[];
  /** Outputs spent. */
  inputs: TxInput[];
  /**
   * Free bytes as 0x hex.
   * @example 0x
   */
  memo: string;
}

/**
 * A transaction without its signatures. The named fields are those of transactions that move funds;
 * each type adds its own.
 */
export type UnsignedTx = {
  /**
   * 1 is mainnet, 5 fuji, 12345 a local network.
   * Range: 0 to 4294967295.
   */
  networkID?: number;
  /** Chain that the transaction is for, cb58. */
  blockchainID?: string;
  /** Outputs made. */
  outputs?: TxOutput[];
  /**
   * Outputs spent; imports and exports from before the Banff upgrade hold the whole base transaction
   * here.
   */
  inputs?: TxInput[] | BaseTx;
  /** Free bytes as 0x hex. */
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
   * A transaction without its signatures. The named fields are those of transactions that move funds;
   * each type adds its own.
   */
  unsignedTx: UnsignedTx;
  /** One credential per input that needs one. */
  credentials: Credential[];
  /** Transaction id, cb58; current nodes add it. */
  id?: string;
}

/** A block in JSON form. Commit and abort blocks carry no transaction. */
export interface Block {
  /**
   * Id of the block before this one, cb58.
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
  /** Transactions of a standard block; in a proposal block those that go with the proposal. */
  txs?: Tx[];
  /** The proposal of a proposal block, or the transaction of an atomic block. */
  tx?: Tx;
}

/** One block. */
export interface BlockResult {
  /** The bytes as hex text, or the object form when `json` was asked. */
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
 * `Validating`: this node validates it. `Syncing`: this node takes part without validating. `Created`:
 * it exists, this node does not validate it. `Preferred`: proposed and likely to be created, not yet
 * accepted. `Unknown`: never proposed, or the proposal is not preferred and may be made again.
 */
export type BlockchainStatus = "Validating" | "Created" | "Preferred" | "Syncing" | "Unknown" | (string & {});

/** Who may spend or act: any `threshold` of `addresses`, once `locktime` has passed. */
export interface Owner {
  /** Unix time in seconds before which the owner cannot spend; 0 when never locked. */
  locktime: string;
  /** How many of the addresses have to sign. */
  threshold: string;
  /** P-Chain addresses, each with its `P-` prefix. */
  addresses: string[];
}

/** BLS key of a validator. */
export interface Signer {
  /** BLS public key, 48 bytes as 0x hex. */
  publicKey: string;
  /** Proof that the validator holds the key, 96 bytes as 0x hex; the name that nodes send. */
  proofOfPossession?: string;
  /** The same proof under the spelling that the interface's documentation uses; read whichever is there. */
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
   * Reward if the validator is found worthy of it.
   * Unit: nAVAX.
   */
  potentialReward: string;
  /** Who receives the reward. */
  rewardOwner: Owner;
}

/**
 * A current validator. Which fields are there depends on the subnet: staking fields on the Primary
 * Network, validationID and balance on an L1, only txID, times, weight and nodeID on a permissioned
 * subnet.
 */
export interface Validator {
  /** Transaction that added the staker, cb58. */
  txID?: string;
  /**
   * Unix time at which validation starts.
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
  /** Stake as sampled by consensus: nAVAX on the Primary Network, a number of its own on other subnets. */
  weight: string;
  /** Id of an L1 validation, cb58. */
  validationID?: string;
  /** BLS public key of an L1 validator, 0x hex. */
  publicKey?: string;
  /** Lowest nonce that the next weight change is accepted with. */
  minNonce?: string;
  /**
   * What is left for the continuous fee; 0 when inactive.
   * Unit: nAVAX.
   */
  balance?: string;
  /** Who gets the unused balance. */
  remainingBalanceOwner?: Owner;
  /** Who may disable the validator. */
  deactivationOwner?: Owner;
  /**
   * Reward if the validator is found worthy of it.
   * Unit: nAVAX.
   */
  potentialReward?: string;
  /**
   * Share of delegators' rewards earned so far.
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
  /** How many delegations there are. */
  delegatorCount?: string;
  /**
   * Sum of their stakes.
   * Unit: nAVAX.
   */
  delegatorWeight?: string;
  /** The delegations; only when exactly one node id was asked for. */
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

/** An accepted block as the index keeps it. */
export interface IndexContainer {
  /**
   * Id of the block, cb58.
   * @example d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG
   */
  id: string;
  /**
   * The block's bytes in the encoding asked for; blocks from the Apricot upgrade on are wrapped by the
   * proposer layer.
   */
  bytes: string;
  /** When this node accepted the block, RFC 3339 with nanoseconds. */
  timestamp: string;
  /** The encoding of `bytes`. */
  encoding: Encoding;
  /** Place in the order of acceptance, counted from 0. */
  index: string;
}

/** A place in the listing of outputs: pass what one page ended with to start the next. */
export interface UtxoIndex {
  /** Address that the place belongs to. */
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
  /** How many of them have to sign. */
  threshold: string;
}

/** One validation of an L1. */
export interface L1Validator {
  /** Subnet that is validated, cb58. */
  subnetID: string;
  /** Id of the validation, cb58. */
  validationID: string;
  /**
   * Node id.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeID: string;
  /** Weight in the L1's own measure; 0 once removed. */
  weight: string;
  /**
   * Unix time at which validation started.
   * Unit: seconds.
   */
  startTime?: string;
  /** BLS public key, 0x hex. */
  publicKey?: string;
  /** Who gets the unused balance. */
  remainingBalanceOwner?: Owner;
  /** Who may disable the validator. */
  deactivationOwner?: Owner;
  /** Lowest nonce that the next weight change is accepted with. */
  minNonce?: string;
  /**
   * What is left for the continuous fee; 0 when inactive.
   * Unit: nAVAX.
   */
  balance?: string;
  /** Height at which this holds. */
  height?: string;
}

/**
 * `Committed`: accepted and applied. `Aborted`: a proposal, such as that to pay a reward, which was
 * rejected. `Processing`: issued, not decided. `Dropped`: refused, `reason` may say why. `Unknown`:
 * this node has not seen it.
 */
export type TxStatus = "Committed" | "Aborted" | "Processing" | "Dropped" | "Unknown" | (string & {});

/** A validator as it was at a height. */
export interface HeightValidator {
  /**
   * Compressed BLS key, `0x` and 96 hex digits; null when the validator has none.
   * @example 0x900c9b119b5c82d781d4b49be78c3fc7ae65f2b435b7ed9e3a8b9a03e475edff86d8a64827fec8db23a6f236afbf127d
   */
  publicKey: string | null;
  /** Weight of the node; nAVAX staked to it on the Primary Network. */
  weight: string;
}

/** A key and the nodes behind it. */
export interface WeightedValidator {
  /** BLS public key, 0x hex; null when the validator has none. */
  publicKey?: string | null;
  /** Weight of the key. */
  weight: string;
  /** Nodes that use the key. */
  nodeIDs: string[];
}

/** Who signs for a subnet at a height. */
export interface ValidatorSet {
  /** The validators that have a BLS key. */
  validators: WeightedValidator[];
  /** Weight of all validators, with and without a key. */
  totalWeight: string;
}

/**
 * How the dynamic fee of transactions is computed (ACP-103). The codec package takes this value as its
 * `GasConfig`.
 */
export interface FeeConfig {
  /** Gas for a byte, a database read, a database write and a microsecond of computation, in this order. */
  weights: number[];
  /**
   * Most gas that is ever available at once, and the most that one block can hold.
   * At least 0.
   */
  maxCapacity: number | bigint;
  /**
   * Gas that becomes available each second.
   * At least 0.
   */
  maxPerSecond: number | bigint;
  /**
   * Consumption per second at which the price stands still.
   * At least 0.
   */
  targetPerSecond: number | bigint;
  /**
   * Lowest price of gas.
   * Unit: nAVAX; At least 0.
   */
  minPrice: number | bigint;
  /**
   * How strongly the excess moves the price: more is weaker.
   * At least 0.
   */
  excessConversionConstant: number | bigint;
}

/** How the continuous fee of L1 validators is reckoned. */
export interface ValidatorFeeConfig {
  /**
   * Most L1 validators that may be active.
   * At least 0.
   */
  capacity?: number | bigint;
  /**
   * Number of active L1 validators at which the price stands still.
   * At least 0.
   */
  target?: number | bigint;
  /**
   * Lowest price per second.
   * Unit: nAVAX; At least 0.
   */
  minPrice?: number | bigint;
  /**
   * How strongly the excess moves the price: more is weaker.
   * At least 0.
   */
  excessConversionConstant?: number | bigint;
}

export interface components {
  schemas: {
    AssetAmounts: AssetAmounts;
    UtxoId: UtxoId;
    Encoding: Encoding;
    TxOutput: TxOutput;
    TxInput: TxInput;
    BaseTx: BaseTx;
    UnsignedTx: UnsignedTx;
    Credential: Credential;
    Tx: Tx;
    Block: Block;
    BlockResult: BlockResult;
    Blockchain: Blockchain;
    BlockchainStatus: BlockchainStatus;
    Owner: Owner;
    Signer: Signer;
    Delegator: Delegator;
    Validator: Validator;
    IndexContainer: IndexContainer;
    UtxoIndex: UtxoIndex;
    Subnet: Subnet;
    L1Validator: L1Validator;
    TxStatus: TxStatus;
    HeightValidator: HeightValidator;
    WeightedValidator: WeightedValidator;
    ValidatorSet: ValidatorSet;
    FeeConfig: FeeConfig;
    ValidatorFeeConfig: ValidatorFeeConfig;
  };
}
