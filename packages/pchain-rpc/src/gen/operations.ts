// Generated from specs/pchain/openrpc.yaml; do not edit.

import type {
  AssetAmounts,
  BlockResult,
  Blockchain,
  BlockchainStatus,
  Encoding,
  IndexContainer,
  UtxoId,
  Validator,
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
  IndexContainer,
  Owner,
  Signer,
  Tx,
  TxInput,
  TxOutput,
  UnsignedTx,
  UtxoId,
  Validator,
} from "./types.ts";

/**
 * Balances of a set of addresses.
 *
 * Adds up the unspent outputs that the addresses own, by asset and by whether they are locked. The
 * fields without a plural are the AVAX entry of the maps.
 *
 * `platform.getBalance` at `/ext/bc/P`
 *
 * Fails with:
 * - -32000 `couldn't parse address "…": …`
 *
 * @deprecated Deprecated since node version v1.9.12.
 */
export const getBalance = {
  id: "getBalance",
  rpc: "platform.getBalance",
  path: "/ext/bc/P",
  retry: "safe",
  params: { addresses: { type: "array", required: true } },
} as const;

/** Parameters of {@link getBalance}. */
export interface GetBalanceParams {
  /** Addresses with their `P-` prefix, or raw cb58 ids. */
  addresses: readonly string[];
}

/** Answer of {@link getBalance}. */
export interface GetBalanceResult {
  /**
   * AVAX in all.
   * Unit: nAVAX.
   */
  balance?: string;
  /**
   * AVAX that may be spent now.
   * Unit: nAVAX.
   */
  unlocked?: string;
  /**
   * AVAX that is locked and may be staked.
   * Unit: nAVAX.
   */
  lockedStakeable?: string;
  /**
   * AVAX that is locked and may not be staked.
   * Unit: nAVAX.
   */
  lockedNotStakeable?: string;
  /** All of each asset: the sum of the other three. */
  balances: AssetAmounts;
  /** What may be spent now. */
  unlockeds: AssetAmounts;
  /** What is locked and may be staked. */
  lockedStakeables: AssetAmounts;
  /** What is locked and may not be staked. */
  lockedNotStakeables: AssetAmounts;
  /** The outputs counted; null when there are none. */
  utxoIDs: UtxoId[] | null;
}

/**
 * A block by id.
 *
 * Returns an accepted block as bytes or in JSON form.
 *
 * `platform.getBlock` at `/ext/bc/P`
 *
 * Fails with:
 * - -32000 `couldn't get block with id …: not found`
 */
export const getBlock = {
  id: "getBlock",
  rpc: "platform.getBlock",
  path: "/ext/bc/P",
  retry: "safe",
  params: { blockID: { type: "string", required: true }, encoding: { type: "string" } },
} as const;

/** Parameters of {@link getBlock}. */
export interface GetBlockParams {
  /**
   * Block id, cb58.
   * @example d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG
   */
  blockID: string;
  /**
   * How the block is returned.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Answer of {@link getBlock}. */
export type GetBlockResult = BlockResult;

/**
 * A block by height.
 *
 * Returns the accepted block at a height as bytes or in JSON form.
 *
 * `platform.getBlockByHeight` at `/ext/bc/P`
 *
 * Fails with:
 * - -32000 `couldn't get block at height …: not found`
 */
export const getBlockByHeight = {
  id: "getBlockByHeight",
  rpc: "platform.getBlockByHeight",
  path: "/ext/bc/P",
  retry: "safe",
  params: { height: { type: "integer", required: true, min: 0 }, encoding: { type: "string" } },
} as const;

/** Parameters of {@link getBlockByHeight}. */
export interface GetBlockByHeightParams {
  /**
   * Height of the block.
   * At least 0.
   * @example 1000001
   */
  height: number | bigint;
  /**
   * How the block is returned.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Answer of {@link getBlockByHeight}. */
export type GetBlockByHeightResult = BlockResult;

/**
 * Every blockchain but the P-Chain.
 *
 * Lists all blockchains that were created on the P-Chain: those of subnets first, those of the Primary
 * Network last.
 *
 * `platform.getBlockchains` at `/ext/bc/P`
 *
 * @deprecated Deprecated since node version v1.9.12.
 */
export const getBlockchains = {
  id: "getBlockchains",
  rpc: "platform.getBlockchains",
  path: "/ext/bc/P",
  retry: "safe",
  params: {},
} as const;

/** {@link getBlockchains} takes no parameters. */
export type GetBlockchainsParams = Record<string, never>;

/** Answer of {@link getBlockchains}. */
export interface GetBlockchainsResult {
  /** The blockchains. */
  blockchains: Blockchain[];
}

/**
 * How far a blockchain has come.
 *
 * Says whether a blockchain exists, and what this node does for it.
 *
 * `platform.getBlockchainStatus` at `/ext/bc/P`
 *
 * Fails with:
 * - -32000 `argument 'blockchainID' not given`
 * - -32000 `problem parsing blockchainID "…": …`
 */
export const getBlockchainStatus = {
  id: "getBlockchainStatus",
  rpc: "platform.getBlockchainStatus",
  path: "/ext/bc/P",
  retry: "safe",
  params: { blockchainID: { type: "string", required: true } },
} as const;

/** Parameters of {@link getBlockchainStatus}. */
export interface GetBlockchainStatusParams {
  /**
   * Blockchain id, cb58, or an alias that the node knows.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  blockchainID: string;
}

/** Answer of {@link getBlockchainStatus}. */
export interface GetBlockchainStatusResult {
  /**
   * `Validating`: this node validates it. `Syncing`: this node takes part without validating. `Created`:
   * it exists, this node does not validate it. `Preferred`: proposed and likely to be created, not yet
   * accepted. `Unknown`: never proposed, or the proposal is not preferred and may be made again.
   */
  status: BlockchainStatus;
}

/**
 * Upper bound of the supply of a subnet's staking token.
 *
 * Returns an upper bound of the tokens that can stake the subnet. Burnt tokens, fees among them, are
 * not taken off.
 *
 * `platform.getCurrentSupply` at `/ext/bc/P`
 */
export const getCurrentSupply = {
  id: "getCurrentSupply",
  rpc: "platform.getCurrentSupply",
  path: "/ext/bc/P",
  retry: "safe",
  params: { subnetID: { type: "string" } },
} as const;

/** Parameters of {@link getCurrentSupply}. */
export interface GetCurrentSupplyParams {
  /**
   * Subnet id, cb58; the Primary Network when left out.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetID?: string | undefined;
}

/** Answer of {@link getCurrentSupply}. */
export interface GetCurrentSupplyResult {
  /** Upper bound of the supply; in the subnet's own token for a subnet that has one. */
  supply: string;
  /** Height at which the figure holds. */
  height?: string;
}

/**
 * Validators at the last accepted block.
 *
 * Lists the validators of a subnet. Node ids that do not validate now are left out without an error,
 * and an unknown subnet has no validators.
 *
 * `platform.getCurrentValidators` at `/ext/bc/P`
 */
export const getCurrentValidators = {
  id: "getCurrentValidators",
  rpc: "platform.getCurrentValidators",
  path: "/ext/bc/P",
  retry: "safe",
  params: { subnetID: { type: "string" }, nodeIDs: { type: "array" } },
} as const;

/** Parameters of {@link getCurrentValidators}. */
export interface GetCurrentValidatorsParams {
  /**
   * Subnet id, cb58; the Primary Network when left out.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetID?: string | undefined;
  /** Only these nodes; all when left out. With exactly one, its delegations are listed too. */
  nodeIDs?: readonly string[] | undefined;
}

/** Answer of {@link getCurrentValidators}. */
export interface GetCurrentValidatorsResult {
  /** The validators. */
  validators: Validator[];
}

/**
 * The block accepted last.
 *
 * Returns the newest block that the index holds.
 *
 * `index.getLastAccepted` at `/ext/index/P/block`
 *
 * Fails with:
 * - -32000 `not found`
 */
export const indexGetLastAccepted = {
  id: "indexGetLastAccepted",
  rpc: "index.getLastAccepted",
  path: "/ext/index/P/block",
  retry: "safe",
  params: { encoding: { type: "string" } },
} as const;

/** Parameters of {@link indexGetLastAccepted}. */
export interface IndexGetLastAcceptedParams {
  /**
   * How the bytes are returned.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Answer of {@link indexGetLastAccepted}. */
export type IndexGetLastAcceptedResult = IndexContainer;

/**
 * The block at a place of the index.
 *
 * Returns the block that was accepted at this place.
 *
 * `index.getContainerByIndex` at `/ext/index/P/block`
 *
 * Fails with:
 * - -32000 `not found`
 */
export const indexGetContainerByIndex = {
  id: "indexGetContainerByIndex",
  rpc: "index.getContainerByIndex",
  path: "/ext/index/P/block",
  retry: "safe",
  params: { index: { type: "integer", required: true, min: 0 }, encoding: { type: "string" } },
} as const;

/** Parameters of {@link indexGetContainerByIndex}. */
export interface IndexGetContainerByIndexParams {
  /**
   * Place in the order of acceptance, counted from 0.
   * At least 0.
   * @example 1000000
   */
  index: number | bigint;
  /**
   * How the bytes are returned.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Answer of {@link indexGetContainerByIndex}. */
export type IndexGetContainerByIndexResult = IndexContainer;

/**
 * A block of the index by id.
 *
 * Returns an accepted block by its id.
 *
 * `index.getContainerByID` at `/ext/index/P/block`
 *
 * Fails with:
 * - -32000 `not found`
 */
export const indexGetContainerByID = {
  id: "indexGetContainerByID",
  rpc: "index.getContainerByID",
  path: "/ext/index/P/block",
  retry: "safe",
  params: { id: { type: "string", required: true }, encoding: { type: "string" } },
} as const;

/** Parameters of {@link indexGetContainerByID}. */
export interface IndexGetContainerByIDParams {
  /**
   * Block id, cb58.
   * @example d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG
   */
  id: string;
  /**
   * How the bytes are returned.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Answer of {@link indexGetContainerByID}. */
export type IndexGetContainerByIDResult = IndexContainer;

/**
 * Consecutive blocks of the index.
 *
 * Returns blocks in the order of acceptance, from a place on. Fewer come back at the end of the index.
 *
 * `index.getContainerRange` at `/ext/index/P/block`
 *
 * Fails with:
 * - -32000 `not found`
 */
export const indexGetContainerRange = {
  id: "indexGetContainerRange",
  rpc: "index.getContainerRange",
  path: "/ext/index/P/block",
  retry: "safe",
  params: {
    startIndex: { type: "integer", required: true, min: 0 },
    numToFetch: { type: "integer", required: true, min: 1, max: 1024 },
    encoding: { type: "string" },
  },
} as const;

/** Parameters of {@link indexGetContainerRange}. */
export interface IndexGetContainerRangeParams {
  /**
   * Place of the first block.
   * At least 0.
   * @example 1000000
   */
  startIndex: number | bigint;
  /**
   * How many blocks are wanted.
   * Range: 1 to 1024.
   * @example 1
   */
  numToFetch: number | bigint;
  /**
   * How the bytes are returned.
   * Default: hex.
   */
  encoding?: Encoding | undefined;
}

/** Answer of {@link indexGetContainerRange}. */
export interface IndexGetContainerRangeResult {
  /** The blocks. */
  containers: IndexContainer[];
}

/**
 * The place of a block in the index.
 *
 * Returns where in the order of acceptance a block is.
 *
 * `index.getIndex` at `/ext/index/P/block`
 *
 * Fails with:
 * - -32000 `not found`
 */
export const indexGetIndex = {
  id: "indexGetIndex",
  rpc: "index.getIndex",
  path: "/ext/index/P/block",
  retry: "safe",
  params: { id: { type: "string", required: true } },
} as const;

/** Parameters of {@link indexGetIndex}. */
export interface IndexGetIndexParams {
  /**
   * Block id, cb58.
   * @example d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG
   */
  id: string;
}

/** Answer of {@link indexGetIndex}. */
export interface IndexGetIndexResult {
  /** Place in the order of acceptance, counted from 0. */
  index: string;
}

/**
 * Whether a block is in the index.
 *
 * Says whether a block has been accepted, without an error when it has not.
 *
 * `index.isAccepted` at `/ext/index/P/block`
 */
export const indexIsAccepted = {
  id: "indexIsAccepted",
  rpc: "index.isAccepted",
  path: "/ext/index/P/block",
  retry: "safe",
  params: { id: { type: "string", required: true } },
} as const;

/** Parameters of {@link indexIsAccepted}. */
export interface IndexIsAcceptedParams {
  /**
   * Block id, cb58.
   * @example d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG
   */
  id: string;
}

/** Answer of {@link indexIsAccepted}. */
export interface IndexIsAcceptedResult {
  /** True when the index holds the block. */
  isAccepted: boolean;
}

/** Every operation of the spec, by id. */
export const operations = {
  /** Balances of a set of addresses. */
  getBalance,
  /** A block by id. */
  getBlock,
  /** A block by height. */
  getBlockByHeight,
  /** Every blockchain but the P-Chain. */
  getBlockchains,
  /** How far a blockchain has come. */
  getBlockchainStatus,
  /** Upper bound of the supply of a subnet's staking token. */
  getCurrentSupply,
  /** Validators at the last accepted block. */
  getCurrentValidators,
  /** The block accepted last. */
  indexGetLastAccepted,
  /** The block at a place of the index. */
  indexGetContainerByIndex,
  /** A block of the index by id. */
  indexGetContainerByID,
  /** Consecutive blocks of the index. */
  indexGetContainerRange,
  /** The place of a block in the index. */
  indexGetIndex,
  /** Whether a block is in the index. */
  indexIsAccepted,
} as const;

/** Name of an operation. */
export type OperationId = keyof typeof operations;

/** Types of every operation, by id. */
export interface OperationTypes {
  getBalance: { params: GetBalanceParams; result: GetBalanceResult };
  getBlock: { params: GetBlockParams; result: GetBlockResult };
  getBlockByHeight: { params: GetBlockByHeightParams; result: GetBlockByHeightResult };
  getBlockchains: { params: GetBlockchainsParams; result: GetBlockchainsResult };
  getBlockchainStatus: { params: GetBlockchainStatusParams; result: GetBlockchainStatusResult };
  getCurrentSupply: { params: GetCurrentSupplyParams; result: GetCurrentSupplyResult };
  getCurrentValidators: { params: GetCurrentValidatorsParams; result: GetCurrentValidatorsResult };
  indexGetLastAccepted: { params: IndexGetLastAcceptedParams; result: IndexGetLastAcceptedResult };
  indexGetContainerByIndex: { params: IndexGetContainerByIndexParams; result: IndexGetContainerByIndexResult };
  indexGetContainerByID: { params: IndexGetContainerByIDParams; result: IndexGetContainerByIDResult };
  indexGetContainerRange: { params: IndexGetContainerRangeParams; result: IndexGetContainerRangeResult };
  indexGetIndex: { params: IndexGetIndexParams; result: IndexGetIndexResult };
  indexIsAccepted: { params: IndexIsAcceptedParams; result: IndexIsAcceptedResult };
}
