/** A P-Chain's history as a story: what happened, and to what. The models read it, `facts.ts` tells it to a store. */

/** Where a transaction stands. */
export interface TxPosition {
  readonly height: number;
  /** Position in its block. */
  readonly idx: number;
  /** Unix seconds of the block. */
  readonly time: number;
}

export interface Owner {
  readonly locktime: bigint;
  readonly threshold: number;
  readonly addresses: readonly string[];
}

export interface Amount {
  readonly asset: string;
  readonly amount: bigint;
}

export interface Output extends Owner {
  readonly id: string;
  /** Transaction whose output it is by number; for rewards the staking one. */
  readonly txId: string;
  readonly index: number;
  readonly asset: string;
  readonly amount: bigint;
  readonly stakeableLocktime: bigint;
  readonly createdOn: string;
  readonly consumedOn: string;
  /** Where the P-Chain learned of it. */
  readonly made: TxPosition;
  readonly reward?: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE";
  /** The term that it is the stake of. */
  readonly stakeOf?: Term;
  spent?: Tx;
}

/** What is said of an L1 validation by a transaction. */
export interface L1Detail {
  readonly validationId: string;
  readonly nodeId: string;
  readonly subnetId: string;
  readonly weight: bigint;
  readonly remainingBalance: bigint;
  readonly balanceChange?: bigint;
}

export interface Manager {
  readonly blockchainId: string;
  readonly contractAddress: string;
}

/** What a transaction says that never changes, beside its outputs and its term. */
export interface Said {
  readonly value?: Amount;
  readonly burned?: Amount;
  readonly staked?: Amount;
  readonly l1Balance?: Amount;
  readonly memo?: string;
  readonly sourceChain?: string;
  readonly destinationChain?: string;
  readonly nodeId?: string;
  readonly subnetId?: string;
  readonly owner?: Owner;
  readonly manager?: Manager;
  readonly l1?: readonly L1Detail[];
}

export interface Tx extends TxPosition {
  readonly id: string;
  readonly type: string;
  readonly said: Said;
  readonly consumed: Output[];
  readonly emitted: Output[];
  /** The term that it registers. */
  term?: Term;
  /** The term that it ends. */
  ends?: Term;
  /** The chain that it creates. */
  blockchain?: Blockchain;
}

/** A validation or delegation. */
export interface Term {
  readonly tx: Tx;
  readonly kind: "validator" | "delegator";
  /** By an AddSubnetValidatorTx: nothing is staked, nothing is earned. */
  readonly permissioned: boolean;
  readonly nodeId: string;
  readonly subnetId: string;
  readonly weight: bigint;
  readonly start: number;
  readonly end: number;
  /** Millionths of delegation rewards that the validator keeps. */
  readonly feeShares?: number;
  /** Who gets the reward of the own stake. */
  readonly own: readonly string[];
  /** Who gets the validator's share of delegations. */
  readonly fee?: readonly string[];
  readonly bls?: { readonly publicKey: string; readonly proofOfPossession: string };
  /** The validation that a delegation is part of. */
  readonly validation?: Term;
  /** The reward, and the height that fixed it: of the block in which the term began. */
  promise?: { readonly amount: bigint; readonly height: number };
  removed?: Tx;
  /** By its RewardValidatorTx; `own` was paid for the stake, `fee` to the validator for delegations. */
  ended?: { readonly tx: Tx; readonly rewarded: boolean; readonly own: bigint; readonly fee: bigint };
}

export interface Blockchain {
  readonly tx: Tx;
  readonly id: string;
  readonly name: string;
  readonly vmId: string;
  readonly subnetId: string;
  /** Bytes in hex, or for an EVM chain its id in a genesis. */
  readonly genesis: string | { readonly chainId: bigint };
}

export interface Subnet {
  readonly id: string;
  readonly made: TxPosition;
  /** In their order; each holds from its position on. */
  readonly owners: { readonly from: TxPosition; readonly owner: Owner }[];
  readonly blockchains: Blockchain[];
  converted?: { readonly tx: Tx; readonly manager: Manager };
}

/** The container around a block. */
export interface Container {
  readonly id: string;
  readonly parent: string;
  readonly nodeId: string;
  readonly pChainHeight: number;
  readonly time: number;
}

export interface Block {
  readonly height: number;
  readonly id: string;
  readonly parentId: string;
  readonly type: string;
  readonly time: number;
  readonly size: number;
  readonly supply: bigint;
  readonly container?: Container;
  readonly txs: Tx[];
}

/** What the node says of a validator's node. */
export interface Heard {
  readonly nodeId: string;
  /** Percent. */
  readonly uptime: number;
  readonly connected: boolean;
}

/** Blocks that are committed at once, and what the node was heard to say after them. */
export interface Batch {
  /** Height of the last block. */
  readonly to: number;
  readonly polls: readonly (readonly Heard[])[];
}

export interface History {
  readonly blocks: readonly Block[];
  readonly outputs: readonly Output[];
  readonly terms: readonly Term[];
  readonly subnets: readonly Subnet[];
  readonly batches: readonly Batch[];
}

/** What a listing may know: blocks up to a height, the first polls, and the time. */
export interface Snapshot {
  readonly height: number;
  /** Number of polls heard. */
  readonly polls: number;
  /** Unix seconds. */
  readonly time: number;
}

/** Whether something had happened at a snapshot. */
export function known(position: { readonly height: number } | undefined, { height }: Snapshot): boolean {
  return position !== undefined && position.height <= height;
}
