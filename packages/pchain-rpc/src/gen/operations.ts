// Generated from specs/pchain/openrpc.yaml; do not edit.

import type { RpcOperation } from "@primary-network/core/client";
import type {
  AssetAmounts,
  BlockResult,
  Blockchain,
  BlockchainStatus,
  Encoding,
  FeeConfig,
  HeightValidator,
  IndexContainer,
  L1Validator,
  Subnet,
  Tx,
  TxStatus,
  UtxoId,
  UtxoIndex,
  Validator,
  ValidatorFeeConfig,
  ValidatorSet,
} from "./types.ts";

export type {
  AssetAmounts,
  BaseTx,
  Block,
  BlockResult,
  Blockchain,
  BlockchainStatus,
  Credential,
  Delegator,
  Encoding,
  FeeConfig,
  HeightValidator,
  IndexContainer,
  L1Validator,
  Owner,
  Signer,
  Subnet,
  Tx,
  TxInput,
  TxOutput,
  TxStatus,
  UnsignedTx,
  UtxoId,
  UtxoIndex,
  Validator,
  ValidatorFeeConfig,
  ValidatorSet,
  WeightedValidator,
} from "./types.ts";

const ARRAY_REQUIRED_ADDRESS = { type: "array", required: true, address: true } as const;
const STRING_REQUIRED = { type: "string", required: true } as const;
const STRING = { type: "string" } as const;
const INTEGER_REQUIRED_MIN_0 = { type: "integer", required: true, min: 0 } as const;
const platform = (id: string, params: RpcOperation["params"]): RpcOperation =>
  ({ id, rpc: `platform.${id}`, path: "/ext/bc/P", retry: "safe", params });

/** Balances of a set of addresses. */
export const getBalance: RpcOperation = /* @__PURE__ */ platform("getBalance", {
  addresses: ARRAY_REQUIRED_ADDRESS,
});

/** Parameters of {@link getBalance}. */
export interface GetBalanceParams {
  /** Addresses with their `P-` prefix, or raw cb58 ids. */
  addresses: readonly string[];
}

/** Response of {@link getBalance}. */
export interface GetBalanceResult {
  /**
   * Total AVAX.
   * Unit: nAVAX.
   */
  balance?: string;
  /**
   * AVAX that can be spent now.
   * Unit: nAVAX.
   */
  unlocked?: string;
  /**
   * AVAX that is locked and can be staked.
   * Unit: nAVAX.
   */
  lockedStakeable?: string;
  /**
   * AVAX that is locked and cannot be staked.
   * Unit: nAVAX.
   */
  lockedNotStakeable?: string;
  /** Total of each asset, which is the sum of the other three maps. */
  balances: AssetAmounts;
  /** Amounts that can be spent now. */
  unlockeds: AssetAmounts;
  /** Amounts that are locked and can be staked. */
  lockedStakeables: AssetAmounts;
  /** Amounts that are locked and cannot be staked. */
  lockedNotStakeables: AssetAmounts;
  /** The counted outputs. Null if there are none. */
  utxoIDs: UtxoId[] | null;
}

/** A block by id. */
export const getBlock: RpcOperation = /* @__PURE__ */ platform("getBlock", {
  blockID: STRING_REQUIRED,
  encoding: STRING,
});

/** Parameters of {@link getBlock}. */
export interface GetBlockParams {
  /**
   * Block id, cb58.
   * @example d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG
   */
  blockID: string;
  /**
   * Encoding of the returned block.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Response of {@link getBlock}. */
export type GetBlockResult = BlockResult;

/** A block by height. */
export const getBlockByHeight: RpcOperation = /* @__PURE__ */ platform("getBlockByHeight", {
  height: INTEGER_REQUIRED_MIN_0,
  encoding: STRING,
});

/** Parameters of {@link getBlockByHeight}. */
export interface GetBlockByHeightParams {
  /**
   * Height of the block.
   * At least 0.
   * @example 1000001
   */
  height: number | bigint;
  /**
   * Encoding of the returned block.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Response of {@link getBlockByHeight}. */
export type GetBlockByHeightResult = BlockResult;

/** Every blockchain except the P-Chain. */
export const getBlockchains: RpcOperation = /* @__PURE__ */ platform("getBlockchains", {});

/** {@link getBlockchains} takes no parameters. */
export type GetBlockchainsParams = Record<string, never>;

/** Response of {@link getBlockchains}. */
export interface GetBlockchainsResult {
  /** The blockchains. */
  blockchains: Blockchain[];
}

/** The status of a blockchain. */
export const getBlockchainStatus: RpcOperation = /* @__PURE__ */ platform("getBlockchainStatus", {
  blockchainID: STRING_REQUIRED,
});

/** Parameters of {@link getBlockchainStatus}. */
export interface GetBlockchainStatusParams {
  /**
   * Blockchain id, cb58, or an alias that the node knows.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  blockchainID: string;
}

/** Response of {@link getBlockchainStatus}. */
export interface GetBlockchainStatusResult {
  /**
   * Status of a blockchain. `Validating`: this node validates it. `Syncing`: this node runs it without
   * validating. `Created`: it exists, but this node does not validate it. `Preferred`: proposed and
   * likely to be created, but not yet accepted. `Unknown`: never proposed, or proposed but not
   * preferred. You may propose it again.
   */
  status: BlockchainStatus;
}

/** Upper bound of the supply of a subnet's staking token. */
export const getCurrentSupply: RpcOperation = /* @__PURE__ */ platform("getCurrentSupply", {
  subnetID: STRING,
});

/** Parameters of {@link getCurrentSupply}. */
export interface GetCurrentSupplyParams {
  /**
   * Subnet id, cb58. Default: the Primary Network.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetID?: string | undefined;
}

/** Response of {@link getCurrentSupply}. */
export interface GetCurrentSupplyResult {
  /** Upper bound of the supply, in the subnet's own token if it has one. */
  supply: string;
  /** Height that the value applies to. */
  height?: string;
}

/** Validators at the last accepted block. */
export const getCurrentValidators: RpcOperation = /* @__PURE__ */ platform("getCurrentValidators", {
  subnetID: STRING,
  nodeIDs: { type: "array" },
});

/** Parameters of {@link getCurrentValidators}. */
export interface GetCurrentValidatorsParams {
  /**
   * Subnet id, cb58. Default: the Primary Network.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetID?: string | undefined;
  /**
   * Node ids of the validators to return. Default: all. With exactly one node id, the response also
   * lists its delegations.
   */
  nodeIDs?: readonly string[] | undefined;
}

/** Response of {@link getCurrentValidators}. */
export interface GetCurrentValidatorsResult {
  /** The validators. */
  validators: Validator[];
}

/** The last accepted block. */
export const indexGetLastAccepted: RpcOperation = {
  id: "indexGetLastAccepted",
  rpc: "index.getLastAccepted",
  path: "/ext/index/P/block",
  retry: "safe",
  params: { encoding: STRING },
};

/** Parameters of {@link indexGetLastAccepted}. */
export interface IndexGetLastAcceptedParams {
  /**
   * Encoding of the returned bytes.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Response of {@link indexGetLastAccepted}. */
export type IndexGetLastAcceptedResult = IndexContainer;

/** The block at an index. */
export const indexGetContainerByIndex: RpcOperation = {
  id: "indexGetContainerByIndex",
  rpc: "index.getContainerByIndex",
  path: "/ext/index/P/block",
  retry: "safe",
  params: { index: INTEGER_REQUIRED_MIN_0, encoding: STRING },
};

/** Parameters of {@link indexGetContainerByIndex}. */
export interface IndexGetContainerByIndexParams {
  /**
   * Position in the order of acceptance, counted from 0.
   * At least 0.
   * @example 1000000
   */
  index: number | bigint;
  /**
   * Encoding of the returned bytes.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Response of {@link indexGetContainerByIndex}. */
export type IndexGetContainerByIndexResult = IndexContainer;

/** A block of the index by id. */
export const indexGetContainerByID: RpcOperation = {
  id: "indexGetContainerByID",
  rpc: "index.getContainerByID",
  path: "/ext/index/P/block",
  retry: "safe",
  params: { id: STRING_REQUIRED, encoding: STRING },
};

/** Parameters of {@link indexGetContainerByID}. */
export interface IndexGetContainerByIDParams {
  /**
   * Block id, cb58.
   * @example d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG
   */
  id: string;
  /**
   * Encoding of the returned bytes.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Response of {@link indexGetContainerByID}. */
export type IndexGetContainerByIDResult = IndexContainer;

/** Consecutive blocks of the index. */
export const indexGetContainerRange: RpcOperation = {
  id: "indexGetContainerRange",
  rpc: "index.getContainerRange",
  path: "/ext/index/P/block",
  retry: "safe",
  params: {
    startIndex: INTEGER_REQUIRED_MIN_0,
    numToFetch: { type: "integer", required: true, min: 1, max: 1024 },
    encoding: STRING,
  },
};

/** Parameters of {@link indexGetContainerRange}. */
export interface IndexGetContainerRangeParams {
  /**
   * Position of the first block.
   * At least 0.
   * @example 1000000
   */
  startIndex: number | bigint;
  /**
   * Number of blocks to return.
   * Range: 1 to 1024.
   * @example 1
   */
  numToFetch: number | bigint;
  /**
   * Encoding of the returned bytes.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Response of {@link indexGetContainerRange}. */
export interface IndexGetContainerRangeResult {
  /** The blocks. */
  containers: IndexContainer[];
}

/** The position of a block in the index. */
export const indexGetIndex: RpcOperation = {
  id: "indexGetIndex",
  rpc: "index.getIndex",
  path: "/ext/index/P/block",
  retry: "safe",
  params: { id: STRING_REQUIRED },
};

/** Parameters of {@link indexGetIndex}. */
export interface IndexGetIndexParams {
  /**
   * Block id, cb58.
   * @example d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG
   */
  id: string;
}

/** Response of {@link indexGetIndex}. */
export interface IndexGetIndexResult {
  /** Position in the order of acceptance, counted from 0. */
  index: string;
}

/** Check that a block is in the index. */
export const indexIsAccepted: RpcOperation = {
  id: "indexIsAccepted",
  rpc: "index.isAccepted",
  path: "/ext/index/P/block",
  retry: "safe",
  params: { id: STRING_REQUIRED },
};

/** Parameters of {@link indexIsAccepted}. */
export interface IndexIsAcceptedParams {
  /**
   * Block id, cb58.
   * @example d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG
   */
  id: string;
}

/** Response of {@link indexIsAccepted}. */
export interface IndexIsAcceptedResult {
  /** True if the index contains the block. */
  isAccepted: boolean;
}

/** Height of the last accepted block. */
export const getHeight: RpcOperation = /* @__PURE__ */ platform("getHeight", {});

/** {@link getHeight} takes no parameters. */
export type GetHeightParams = Record<string, never>;

/** Response of {@link getHeight}. */
export interface GetHeightResult {
  /** Height of the block. */
  height: string;
}

/** Height that proposers use now. */
export const getProposedHeight: RpcOperation = /* @__PURE__ */ platform("getProposedHeight", {});

/** {@link getProposedHeight} takes no parameters. */
export type GetProposedHeightParams = Record<string, never>;

/** Response of {@link getProposedHeight}. */
export interface GetProposedHeightResult {
  /** P-Chain height. */
  height: string;
}

/** Unspent outputs of a set of addresses. */
export const getUTXOs: RpcOperation = /* @__PURE__ */ platform("getUTXOs", {
  addresses: ARRAY_REQUIRED_ADDRESS,
  limit: { type: "integer", min: 1, max: 1024 },
  startIndex: { type: "object" },
  sourceChain: STRING,
  encoding: STRING,
});

/** Parameters of {@link getUTXOs}. */
export interface GetUTXOsParams {
  /**
   * Addresses with their `P-` prefix, or raw cb58 ids.
   * At most 1024 items.
   */
  addresses: readonly string[];
  /**
   * Maximum number of outputs to return.
   * Range: 1 to 1024; Default: 1024.
   */
  limit?: number | undefined;
  /** Position to continue from. Default: the beginning. */
  startIndex?: UtxoIndex | undefined;
  /** Id or alias of the chain that exported the outputs. Default: outputs of the P-Chain itself. */
  sourceChain?: string | undefined;
  /**
   * Encoding of the returned outputs.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Response of {@link getUTXOs}. */
export interface GetUTXOsResult {
  /** Number of returned outputs. */
  numFetched: string;
  /** The outputs. */
  utxos: string[];
  /** Position to continue from. */
  endIndex: UtxoIndex;
  /** The encoding of the bytes. */
  encoding: Encoding;
}

/** A subnet. */
export const getSubnet: RpcOperation = /* @__PURE__ */ platform("getSubnet", {
  subnetID: STRING_REQUIRED,
});

/** Parameters of {@link getSubnet}. */
export interface GetSubnetParams {
  /**
   * Subnet id, cb58.
   * @example 2bRCr6B4MiEfSjidDwxDpdCyviwnfUVqB2HGwhm947w9YYqb7r
   */
  subnetID: string;
}

/** Response of {@link getSubnet}. */
export interface GetSubnetResult {
  /** True if only the owner may add validators. */
  isPermissioned: boolean;
  /** Addresses that own the subnet. */
  controlKeys: string[];
  /** Number of owner signatures required. */
  threshold: string;
  /** Unix time before which the owner cannot act. */
  locktime: string;
  /** Transaction that made the subnet elastic. The empty id if it is not elastic. */
  subnetTransformationTxID: string;
  /** Id of the conversion to an L1. The empty id if the subnet is not an L1. */
  conversionID: string;
  /** Blockchain of the validator manager. The empty id if the subnet is not an L1. */
  managerChainID: string;
  /** Address of the validator manager, 0x hex. Null if the subnet is not an L1. */
  managerAddress: string | null;
}

/** Subnets by id. */
export const getSubnets: RpcOperation = /* @__PURE__ */ platform("getSubnets", {
  ids: { type: "array" },
});

/** Parameters of {@link getSubnets}. */
export interface GetSubnetsParams {
  /** Subnet ids. Default: all. */
  ids?: readonly string[] | undefined;
}

/** Response of {@link getSubnets}. */
export interface GetSubnetsResult {
  /** The subnets. Null if none of the requested subnets exists. */
  subnets: Subnet[] | null;
}

/** Staking asset of a subnet. */
export const getStakingAssetID: RpcOperation = /* @__PURE__ */ platform("getStakingAssetID", {
  subnetID: STRING,
});

/** Parameters of {@link getStakingAssetID}. */
export interface GetStakingAssetIDParams {
  /**
   * Subnet id, cb58. Default: the Primary Network.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetID?: string | undefined;
}

/** Response of {@link getStakingAssetID}. */
export interface GetStakingAssetIDResult {
  /** Asset id, cb58. */
  assetID: string;
}

/** A validator of an L1. */
export const getL1Validator: RpcOperation = /* @__PURE__ */ platform("getL1Validator", {
  validationID: STRING_REQUIRED,
});

/** Parameters of {@link getL1Validator}. */
export interface GetL1ValidatorParams {
  /** Validation id, cb58. */
  validationID: string;
}

/** Response of {@link getL1Validator}. */
export type GetL1ValidatorResult = L1Validator;

/** A random sample of validators. */
export const sampleValidators: RpcOperation = /* @__PURE__ */ platform("sampleValidators", {
  size: { type: "integer", required: true, min: 0, max: 65535 },
  subnetID: STRING,
});

/** Parameters of {@link sampleValidators}. */
export interface SampleValidatorsParams {
  /**
   * Number of samples.
   * Range: 0 to 65535.
   * @example 2
   */
  size: number;
  /**
   * Subnet id, cb58. Default: the Primary Network.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetID?: string | undefined;
}

/** Response of {@link sampleValidators}. */
export interface SampleValidatorsResult {
  /** Node ids. The list has `size` items. */
  validators: string[];
}

/** The subnet that validates a blockchain. */
export const validatedBy: RpcOperation = /* @__PURE__ */ platform("validatedBy", {
  blockchainID: STRING_REQUIRED,
});

/** Parameters of {@link validatedBy}. */
export interface ValidatedByParams {
  /**
   * Blockchain id, cb58.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  blockchainID: string;
}

/** Response of {@link validatedBy}. */
export interface ValidatedByResult {
  /** Subnet id, cb58. */
  subnetID: string;
}

/** The blockchains of a subnet. */
export const validates: RpcOperation = /* @__PURE__ */ platform("validates", {
  subnetID: STRING_REQUIRED,
});

/** Parameters of {@link validates}. */
export interface ValidatesParams {
  /**
   * Subnet id, cb58.
   * @example 2bRCr6B4MiEfSjidDwxDpdCyviwnfUVqB2HGwhm947w9YYqb7r
   */
  subnetID: string;
}

/** Response of {@link validates}. */
export interface ValidatesResult {
  /** Blockchain ids, cb58. */
  blockchainIDs: string[];
}

/** Send a signed transaction. */
export const issueTx: RpcOperation = {
  id: "issueTx",
  rpc: "platform.issueTx",
  path: "/ext/bc/P",
  retry: "unsafe",
  params: { tx: STRING_REQUIRED, encoding: STRING },
};

/** Parameters of {@link issueTx}. */
export interface IssueTxParams {
  /** The signed transaction in `encoding`. */
  tx: string;
  /**
   * Encoding of `tx`.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Response of {@link issueTx}. */
export interface IssueTxResult {
  /** Transaction id, cb58. */
  txID: string;
}

/** A transaction by id. */
export const getTx: RpcOperation = /* @__PURE__ */ platform("getTx", {
  txID: STRING_REQUIRED,
  encoding: STRING,
});

/** Parameters of {@link getTx}. */
export interface GetTxParams {
  /**
   * Transaction id, cb58.
   * @example DTqiagiMFdqbNQ62V2Gt1GddTVLkKUk2caGr4pyza9hTtsfta
   */
  txID: string;
  /**
   * Encoding of the returned transaction.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Response of {@link getTx}. */
export interface GetTxResult {
  /** The bytes in hex, or an object if the encoding is `json`. */
  tx: string | Tx;
  /** The encoding of `tx`. */
  encoding: Encoding;
}

/** The status of a transaction. */
export const getTxStatus: RpcOperation = /* @__PURE__ */ platform("getTxStatus", {
  txID: STRING_REQUIRED,
});

/** Parameters of {@link getTxStatus}. */
export interface GetTxStatusParams {
  /**
   * Transaction id, cb58.
   * @example DTqiagiMFdqbNQ62V2Gt1GddTVLkKUk2caGr4pyza9hTtsfta
   */
  txID: string;
}

/** Response of {@link getTxStatus}. */
export interface GetTxStatusResult {
  /**
   * Status of a transaction. `Committed`: accepted and applied. `Aborted`: a rejected proposal, for
   * example to pay a reward. `Processing`: issued but not decided. `Dropped`: refused. `reason` may
   * contain the cause. `Unknown`: this node does not know it.
   */
  status: TxStatus;
  /** Reason why the node refused the transaction. */
  reason?: string;
}

/** Stake of a set of addresses. */
export const getStake: RpcOperation = /* @__PURE__ */ platform("getStake", {
  addresses: ARRAY_REQUIRED_ADDRESS,
  validatorsOnly: { type: "boolean" },
  encoding: STRING,
});

/** Parameters of {@link getStake}. */
export interface GetStakeParams {
  /**
   * Addresses with their `P-` prefix, or raw cb58 ids.
   * At most 256 items.
   */
  addresses: readonly string[];
  /** True to count only the stake of validators and leave out delegators. */
  validatorsOnly?: boolean | undefined;
  /**
   * Encoding of the returned outputs.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Response of {@link getStake}. */
export interface GetStakeResult {
  /**
   * Staked AVAX.
   * Unit: nAVAX.
   */
  staked: string;
  /** Stake by asset. */
  stakeds: AssetAmounts;
  /** The staked outputs. */
  stakedOutputs: string[];
  /** The encoding of the bytes. */
  encoding: Encoding;
}

/** Minimum stake. */
export const getMinStake: RpcOperation = /* @__PURE__ */ platform("getMinStake", {
  subnetID: STRING,
});

/** Parameters of {@link getMinStake}. */
export interface GetMinStakeParams {
  /**
   * Subnet id, cb58. Default: the Primary Network.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetID?: string | undefined;
}

/** Response of {@link getMinStake}. */
export interface GetMinStakeResult {
  /**
   * Minimum stake of a validator.
   * Unit: nAVAX.
   */
  minValidatorStake: string;
  /**
   * Minimum stake of a delegator.
   * Unit: nAVAX.
   */
  minDelegatorStake: string;
}

/** Total stake of a subnet. */
export const getTotalStake: RpcOperation = /* @__PURE__ */ platform("getTotalStake", {
  subnetID: STRING,
});

/** Parameters of {@link getTotalStake}. */
export interface GetTotalStakeParams {
  /**
   * Subnet id, cb58. Default: the Primary Network.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetID?: string | undefined;
}

/** Response of {@link getTotalStake}. */
export interface GetTotalStakeResult {
  /**
   * Stake of the Primary Network. Absent for other subnets.
   * Unit: nAVAX.
   */
  stake?: string;
  /** Weight of all validators. */
  weight: string;
}

/** Rewards of a staking transaction. */
export const getRewardUTXOs: RpcOperation = /* @__PURE__ */ platform("getRewardUTXOs", {
  txID: STRING_REQUIRED,
  encoding: STRING,
});

/** Parameters of {@link getRewardUTXOs}. */
export interface GetRewardUTXOsParams {
  /**
   * Transaction that added the staker, cb58.
   * @example DTqiagiMFdqbNQ62V2Gt1GddTVLkKUk2caGr4pyza9hTtsfta
   */
  txID: string;
  /**
   * Encoding of the returned outputs.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Response of {@link getRewardUTXOs}. */
export interface GetRewardUTXOsResult {
  /** Number of returned outputs. */
  numFetched: string;
  /** The outputs. */
  utxos: string[];
  /** The encoding of the bytes. */
  encoding: Encoding;
}

/** Time of the chain. */
export const getTimestamp: RpcOperation = /* @__PURE__ */ platform("getTimestamp", {});

/** {@link getTimestamp} takes no parameters. */
export type GetTimestampParams = Record<string, never>;

/** Response of {@link getTimestamp}. */
export interface GetTimestampResult {
  /** Chain time, RFC 3339. */
  timestamp: string;
}

/** Validators at a height. */
export const getValidatorsAt: RpcOperation = /* @__PURE__ */ platform("getValidatorsAt", {
  height: { required: true },
  subnetID: STRING,
});

/** Parameters of {@link getValidatorsAt}. */
export interface GetValidatorsAtParams {
  /** P-Chain height, or `proposed` for the height that proposers use now. */
  height: (number | bigint) | "proposed";
  /**
   * Subnet id, cb58. Default: the Primary Network.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetID?: string | undefined;
}

/** Response of {@link getValidatorsAt}. */
export interface GetValidatorsAtResult {
  [key: string]: HeightValidator;
}

/** Validator sets of all subnets at a height. */
export const getAllValidatorsAt: RpcOperation = /* @__PURE__ */ platform("getAllValidatorsAt", {
  height: { required: true },
});

/** Parameters of {@link getAllValidatorsAt}. */
export interface GetAllValidatorsAtParams {
  /** P-Chain height, or `proposed` for the height that proposers use now. */
  height: (number | bigint) | "proposed";
}

/** Response of {@link getAllValidatorsAt}. */
export interface GetAllValidatorsAtResult {
  /** Validator sets by subnet id. */
  validatorSets: {
    [key: string]: ValidatorSet;
  };
}

/** Rules of the dynamic fee. */
export const getFeeConfig: RpcOperation = /* @__PURE__ */ platform("getFeeConfig", {});

/** {@link getFeeConfig} takes no parameters. */
export type GetFeeConfigParams = Record<string, never>;

/** Response of {@link getFeeConfig}. */
export type GetFeeConfigResult = FeeConfig;

/** The current dynamic fee. */
export const getFeeState: RpcOperation = /* @__PURE__ */ platform("getFeeState", {});

/** {@link getFeeState} takes no parameters. */
export type GetFeeStateParams = Record<string, never>;

/** Response of {@link getFeeState}. */
export interface GetFeeStateResult {
  /**
   * Gas that may be spent now.
   * At least 0.
   */
  capacity: number | bigint;
  /**
   * Gas consumption above the target.
   * At least 0.
   */
  excess: number | bigint;
  /**
   * Price per unit of gas.
   * Unit: nAVAX; At least 0.
   */
  price: number | bigint;
  /** Chain time of the values, RFC 3339. */
  timestamp: string;
}

/** Rules of the continuous fee. */
export const getValidatorFeeConfig: RpcOperation = /* @__PURE__ */ platform("getValidatorFeeConfig", {});

/** {@link getValidatorFeeConfig} takes no parameters. */
export type GetValidatorFeeConfigParams = Record<string, never>;

/** Response of {@link getValidatorFeeConfig}. */
export type GetValidatorFeeConfigResult = ValidatorFeeConfig;

/** The current continuous fee. */
export const getValidatorFeeState: RpcOperation = /* @__PURE__ */ platform("getValidatorFeeState", {});

/** {@link getValidatorFeeState} takes no parameters. */
export type GetValidatorFeeStateParams = Record<string, never>;

/** Response of {@link getValidatorFeeState}. */
export interface GetValidatorFeeStateResult {
  /**
   * Accumulated excess of active validators above the target.
   * At least 0.
   */
  excess: number | bigint;
  /**
   * Price per second.
   * Unit: nAVAX; At least 0.
   */
  price: number | bigint;
  /** Chain time of the values, RFC 3339. */
  timestamp: string;
}

/** Name of an operation. */
export type OperationId = keyof OperationTypes;

/** Every operation of the spec, by id. */
export const operations: { readonly [Id in keyof OperationTypes]: RpcOperation } = {
  getBalance,
  getBlock,
  getBlockByHeight,
  getBlockchains,
  getBlockchainStatus,
  getCurrentSupply,
  getCurrentValidators,
  indexGetLastAccepted,
  indexGetContainerByIndex,
  indexGetContainerByID,
  indexGetContainerRange,
  indexGetIndex,
  indexIsAccepted,
  getHeight,
  getProposedHeight,
  getUTXOs,
  getSubnet,
  getSubnets,
  getStakingAssetID,
  getL1Validator,
  sampleValidators,
  validatedBy,
  validates,
  issueTx,
  getTx,
  getTxStatus,
  getStake,
  getMinStake,
  getTotalStake,
  getRewardUTXOs,
  getTimestamp,
  getValidatorsAt,
  getAllValidatorsAt,
  getFeeConfig,
  getFeeState,
  getValidatorFeeConfig,
  getValidatorFeeState,
};

/** Types of every operation, by id. */
export interface OperationTypes {
  /** Balances of a set of addresses. */
  getBalance: { params: GetBalanceParams; result: GetBalanceResult };
  /** A block by id. */
  getBlock: { params: GetBlockParams; result: GetBlockResult };
  /** A block by height. */
  getBlockByHeight: { params: GetBlockByHeightParams; result: GetBlockByHeightResult };
  /** Every blockchain except the P-Chain. */
  getBlockchains: { params: GetBlockchainsParams; result: GetBlockchainsResult };
  /** The status of a blockchain. */
  getBlockchainStatus: { params: GetBlockchainStatusParams; result: GetBlockchainStatusResult };
  /** Upper bound of the supply of a subnet's staking token. */
  getCurrentSupply: { params: GetCurrentSupplyParams; result: GetCurrentSupplyResult };
  /** Validators at the last accepted block. */
  getCurrentValidators: { params: GetCurrentValidatorsParams; result: GetCurrentValidatorsResult };
  /** The last accepted block. */
  indexGetLastAccepted: { params: IndexGetLastAcceptedParams; result: IndexGetLastAcceptedResult };
  /** The block at an index. */
  indexGetContainerByIndex: { params: IndexGetContainerByIndexParams; result: IndexGetContainerByIndexResult };
  /** A block of the index by id. */
  indexGetContainerByID: { params: IndexGetContainerByIDParams; result: IndexGetContainerByIDResult };
  /** Consecutive blocks of the index. */
  indexGetContainerRange: { params: IndexGetContainerRangeParams; result: IndexGetContainerRangeResult };
  /** The position of a block in the index. */
  indexGetIndex: { params: IndexGetIndexParams; result: IndexGetIndexResult };
  /** Check that a block is in the index. */
  indexIsAccepted: { params: IndexIsAcceptedParams; result: IndexIsAcceptedResult };
  /** Height of the last accepted block. */
  getHeight: { params: GetHeightParams; result: GetHeightResult };
  /** Height that proposers use now. */
  getProposedHeight: { params: GetProposedHeightParams; result: GetProposedHeightResult };
  /** Unspent outputs of a set of addresses. */
  getUTXOs: { params: GetUTXOsParams; result: GetUTXOsResult };
  /** A subnet. */
  getSubnet: { params: GetSubnetParams; result: GetSubnetResult };
  /** Subnets by id. */
  getSubnets: { params: GetSubnetsParams; result: GetSubnetsResult };
  /** Staking asset of a subnet. */
  getStakingAssetID: { params: GetStakingAssetIDParams; result: GetStakingAssetIDResult };
  /** A validator of an L1. */
  getL1Validator: { params: GetL1ValidatorParams; result: GetL1ValidatorResult };
  /** A random sample of validators. */
  sampleValidators: { params: SampleValidatorsParams; result: SampleValidatorsResult };
  /** The subnet that validates a blockchain. */
  validatedBy: { params: ValidatedByParams; result: ValidatedByResult };
  /** The blockchains of a subnet. */
  validates: { params: ValidatesParams; result: ValidatesResult };
  /** Send a signed transaction. */
  issueTx: { params: IssueTxParams; result: IssueTxResult };
  /** A transaction by id. */
  getTx: { params: GetTxParams; result: GetTxResult };
  /** The status of a transaction. */
  getTxStatus: { params: GetTxStatusParams; result: GetTxStatusResult };
  /** Stake of a set of addresses. */
  getStake: { params: GetStakeParams; result: GetStakeResult };
  /** Minimum stake. */
  getMinStake: { params: GetMinStakeParams; result: GetMinStakeResult };
  /** Total stake of a subnet. */
  getTotalStake: { params: GetTotalStakeParams; result: GetTotalStakeResult };
  /** Rewards of a staking transaction. */
  getRewardUTXOs: { params: GetRewardUTXOsParams; result: GetRewardUTXOsResult };
  /** Time of the chain. */
  getTimestamp: { params: GetTimestampParams; result: GetTimestampResult };
  /** Validators at a height. */
  getValidatorsAt: { params: GetValidatorsAtParams; result: GetValidatorsAtResult };
  /** Validator sets of all subnets at a height. */
  getAllValidatorsAt: { params: GetAllValidatorsAtParams; result: GetAllValidatorsAtResult };
  /** Rules of the dynamic fee. */
  getFeeConfig: { params: GetFeeConfigParams; result: GetFeeConfigResult };
  /** The current dynamic fee. */
  getFeeState: { params: GetFeeStateParams; result: GetFeeStateResult };
  /** Rules of the continuous fee. */
  getValidatorFeeConfig: { params: GetValidatorFeeConfigParams; result: GetValidatorFeeConfigResult };
  /** The current continuous fee. */
  getValidatorFeeState: { params: GetValidatorFeeStateParams; result: GetValidatorFeeStateResult };
}
