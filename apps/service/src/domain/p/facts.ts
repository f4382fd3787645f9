/** Facts of P-Chain blocks, which the indexer passes to the store. */

/** Fields of the container around a block; null when there is no container, or it lacks the field. */
export interface ProposerFact {
  container_id: string | null;
  container_parent: string | null;
  /** Node id of the container's signer. */
  proposer: string | null;
  /** P-Chain height whose validators could propose. */
  proposer_height: number | null;
  /** Unix seconds. */
  proposer_time: number | null;
}

/** Amounts are decimal strings in the smallest unit, times Unix seconds, ids cb58, addresses bech32 without prefix. */
export interface BlockFact extends ProposerFact {
  height: number;
  block_id: string;
  parent_id: string;
  type: string;
  time: number;
  /** Bytes. */
  size: number;
  /** Supply of AVAX after it, nAVAX. */
  supply: string;
}

/** A transaction; `detail` holds the fields of the interface that never change, as JSON. */
export interface TxFact {
  height: number;
  idx: number;
  tx_id: string;
  type: string;
  time: number;
  detail: string;
}

/** An output, with the chains on which it was created and can be spent. */
export interface UtxoFact {
  utxo_id: string;
  tx_id: string;
  output_index: number;
  asset_id: string;
  amount: string;
  locktime: string;
  stakeable_locktime: string;
  threshold: number;
  addresses: string[];
  kind: "TRANSFER" | "STAKE";
  reward_type: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE" | null;
  created_on: string;
  consumed_on: string;
  height: number;
  time: number;
  /** Transaction that created it: for rewards the RewardValidatorTx, null for the genesis. */
  emitting_tx: string | null;
  stake_start: number | null;
  stake_end: number | null;
}

/** A transaction spends an output. */
export interface SpendFact {
  utxo_id: string;
  consuming_tx: string;
  consumed_height: number;
  consumed_time: number;
}

/** A validator or delegator, from the transaction that registers it. */
export interface StakerFact {
  tx_id: string;
  kind: "validator" | "delegator";
  node_id: string;
  subnet_id: string;
  weight: string;
  start_time: number;
  /** `NO_END` while an auto-renewed validator continues. */
  end_time: number;
  /** Whether the validator is auto-renewed (ACP-236); weight, times and reward are then in its `RenewalFact`s. */
  renews: boolean;
  /** Millionths; null for delegators and on permissioned subnets. */
  fee_shares: number | null;
  /** Reward at full uptime; null until the term begins, which fixes it. */
  potential_reward: string | null;
  /** The distinct addresses of the two owners below. */
  reward_addresses: string[];
  /** Owner of the reward of the own stake. */
  own_addresses: string[];
  /** Owner of the validator's share of delegation rewards; null for delegators and on permissioned subnets. */
  fee_addresses: string[] | null;
  bls_public_key: string | null;
  bls_proof: string | null;
  height: number;
  idx: number;
}

/** The reward of a pending staker, fixed when its term begins. */
export interface PromotionFact {
  tx_id: string;
  potential_reward: string;
  promoted_height: number;
}

/** End time of a validator that continues until it is stopped: later than any time. */
export const NO_END: number = Number.MAX_SAFE_INTEGER;

/** State of an auto-renewed validator from a height on (ACP-236; avalanchego `state.StakingInfo`). Amounts in nAVAX. */
export interface RenewalFact {
  tx_id: string;
  height: number;
  /** Unix seconds of the cycle. */
  start_time: number;
  end_time: number;
  /** Stake, including the rewards that were staked again. */
  weight: string;
  /** Reward of this cycle at full uptime. */
  potential_reward: string;
  /** Share of the rewards that is staked again, millionths. */
  compound_shares: number;
  /** Seconds of the next cycle; 0 when this one is the last. */
  next_period: number;
  /** The validator's share of the rewards of delegations that ended in this cycle. */
  cycle_fees: string;
  /** Rewards staked again in earlier cycles: own ones, and shares of delegations. They are paid when the validator stops. */
  accrued_reward: string;
  accrued_fees: string;
  /** Paid so far. */
  paid_reward: string;
  paid_fees: string;
}

/** A RewardValidatorTx ends a term, or a RewardAutoRenewedValidatorTx the last cycle. */
export interface TermEndFact {
  tx_id: string;
  reward_tx: string;
  reward_height: number;
  reward_time: number;
  /** Reward paid for the own stake; 0 when fee or rounding left nothing, null when the reward was refused. */
  reward_amount: string | null;
  /** Paid to the validator as its share of delegations. */
  fee_amount: string;
}

/** A RemoveSubnetValidatorTx. */
export interface RemovalFact {
  node_id: string;
  subnet_id: string;
  removed_tx: string;
  removed_height: number;
  removed_time: number;
}

export interface SubnetFact {
  subnet_id: string;
  height: number;
  idx: number;
  time: number;
}

/** The owner of a subnet from this position on. */
export interface SubnetOwnerFact {
  subnet_id: string;
  height: number;
  idx: number;
  locktime: string;
  threshold: number;
  addresses: string[];
}

/** A subnet becomes an L1. */
export interface ConversionFact {
  subnet_id: string;
  conversion_tx: string;
  conversion_height: number;
  manager_chain: string;
  manager_address: string;
}

export interface BlockchainFact {
  blockchain_id: string;
  subnet_id: string;
  name: string;
  vm_id: string;
  genesis: string;
  is_evm: boolean;
  evm_chain_id: string | null;
  height: number;
  idx: number;
  time: number;
}

/** A transaction concerns an L1 validation. */
export interface ValidationLinkFact {
  validation_id: string;
  height: number;
  idx: number;
  type: string;
  time: number;
}

/** An L1 validation after the batch. */
export interface L1ValidationFact {
  validation_id: string;
  validation_hex: string;
  subnet_id: string;
  node_id: string;
  /** 0 once it is removed. */
  weight: string;
  /** Cumulative fee since 1970, in nAVAX, at which this validation's balance is used up; 0 when inactive. */
  paid_until: string;
  bls_public_key: string;
  bls_proof: string;
  refund_threshold: number;
  refund_addresses: string[];
}

/** The facts of consecutive blocks, in order. */
export interface Facts {
  blocks: BlockFact[];
  txs: TxFact[];
  utxos: UtxoFact[];
  spends: SpendFact[];
  stakers: StakerFact[];
  promotions: PromotionFact[];
  termEnds: TermEndFact[];
  renewals: RenewalFact[];
  removals: RemovalFact[];
  subnets: SubnetFact[];
  owners: SubnetOwnerFact[];
  conversions: ConversionFact[];
  blockchains: BlockchainFact[];
  validations: ValidationLinkFact[];
  l1Validations: L1ValidationFact[];
}

export function noFacts(): Facts {
  return {
    blocks: [],
    txs: [],
    utxos: [],
    spends: [],
    stakers: [],
    promotions: [],
    termEnds: [],
    renewals: [],
    removals: [],
    subnets: [],
    owners: [],
    conversions: [],
    blockchains: [],
    validations: [],
    l1Validations: [],
  };
}
