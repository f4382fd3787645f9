/** What the store returns: facts at a snapshot. */

import type { BlockchainFact, BlockFact, StakerFact, SubnetFact, UtxoFact } from "../domain/p/facts.ts";
import type { ValidationStatus } from "../domain/p/staking-status.ts";
import type { TxFact } from "../domain/p/tx-fact.ts";

/** Bytes up to which the genesis of one blockchain is shown: 128 KiB. */
export const MAX_SHOWN_GENESIS = 131_072;

/** Bytes of all that one page shows of them: 16 MiB, the newest chains first. */
export const MAX_SHOWN_GENESES = 16_777_216;

export interface BlockchainRow extends Omit<BlockchainFact, "genesis"> {
  /** Null when it is not shown. */
  genesis: string | null;
}

export interface SubnetRow extends SubnetFact {
  locktime: string;
  threshold: number;
  addresses: string[];
  conversionTx: string | null;
  managerChain: string | null;
  managerAddress: string | null;
  blockchains: BlockchainRow[];
}

export interface ValidatorRow extends StakerFact {
  status: ValidationStatus;
  delegatorCount: number;
  delegated: string;
  /** nAVAX that may still be delegated; null where nobody can delegate. */
  capacity: string | null;
  /** Percent; null when the node said nothing of it, or outside of the active state. */
  uptime: string | null;
  connected: boolean | null;
  /** Stake and delegations of the whole subnet at the snapshot; null outside of the active state. */
  subnetStake: string | null;
  /** Reward of the running delegations that will go to the validator. */
  expectedFees: string;
  rewardTx: string | null;
  rewardAmount: string | null;
  /** Shares of delegations paid so far. */
  paidFees: string;
  removedTx: string | null;
  removedTime: number | null;
}

export interface DelegatorRow extends StakerFact {
  status: ValidationStatus;
  /** Millionths, of the validator. */
  validatorFeeShares: number;
  rewardTx: string | null;
  rewardAmount: string | null;
  feeAmount: string | null;
}

/** What a term that runs will pay to one owner. */
export interface PendingRewardRow {
  type: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE";
  txId: string;
  nodeId: string;
  /** Staked by the transaction. */
  weight: string;
  /** Of the block that accepted the transaction. */
  startTime: number;
  endTime: number;
  addresses: string[];
  amount: string;
}

export interface BlockRow extends Omit<BlockFact, "supply"> {
  /** Supply of AVAX after it, nAVAX; null for blocks that do not change it. */
  supply: string | null;
  /** Ids of its transactions, in order. */
  txs: string[];
}

/** An output with what spent it, as of the snapshot. */
export interface UtxoRow extends UtxoFact {
  consumingTx: string | null;
  consumedHeight: number | null;
  consumedTime: number | null;
  /** Whether the stake is still locked. */
  staked: boolean;
}

export interface TransactionRow extends TxFact {
  blockId: string;
  consumed: UtxoRow[];
  emitted: UtxoRow[];
  potentialReward: string | null;
  rewardTx: string | null;
  blockchain: BlockchainRow | null;
}
