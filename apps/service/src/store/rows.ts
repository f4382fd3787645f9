/** What the store answers: facts as they are at a snapshot. */

import type {
  BlockchainFact,
  BlockFact,
  StakerFact,
  SubnetFact,
  TxFact,
  UtxoFact,
} from "../domain/p/facts.ts";
import type { ValidationStatus } from "../domain/p/staking-status.ts";

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
  conversion_tx: string | null;
  manager_chain: string | null;
  manager_address: string | null;
  blockchains: BlockchainRow[];
}

export interface ValidatorRow extends StakerFact {
  status: ValidationStatus;
  delegator_count: number;
  delegated: string;
  /** nAVAX that may still be delegated; null where nobody can delegate. */
  capacity: string | null;
  /** Percent; null when the node said nothing of it, or outside of the active state. */
  uptime: string | null;
  connected: boolean | null;
  /** Stake and delegations of the whole subnet at the snapshot; null outside of the active state. */
  subnet_stake: string | null;
  /** Reward of the running delegations that will go to the validator. */
  expected_fees: string;
  reward_tx: string | null;
  reward_amount: string | null;
  /** Shares of delegations paid so far. */
  paid_fees: string;
  removed_tx: string | null;
  removed_time: number | null;
}

export interface DelegatorRow extends StakerFact {
  status: ValidationStatus;
  /** Millionths, of the validator. */
  validator_fee_shares: number;
  reward_tx: string | null;
  reward_amount: string | null;
  fee_amount: string | null;
}

/** What a term that runs will pay to one owner. */
export interface PendingRewardRow {
  type: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE";
  tx_id: string;
  node_id: string;
  /** Staked by the transaction. */
  weight: string;
  /** Of the block that accepted the transaction. */
  start_time: number;
  end_time: number;
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
  consuming_tx: string | null;
  consumed_height: number | null;
  consumed_time: number | null;
  /** Whether the stake is still locked. */
  staked: boolean;
}

export interface TransactionRow extends TxFact {
  block_id: string;
  consumed: UtxoRow[];
  emitted: UtxoRow[];
  potential_reward: string | null;
  reward_tx: string | null;
  blockchain: BlockchainRow | null;
}
