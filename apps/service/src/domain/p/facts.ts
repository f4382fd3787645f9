/** Facts of P-Chain blocks, which the indexer passes to the store. */

import type { ProposedBlockFact } from "../proposed-block.ts";
import type { TxFact } from "./tx-fact.ts";

/** Amounts are decimal strings in the smallest unit, times Unix seconds, ids and addresses hex with 0x. */
export interface BlockFact extends ProposedBlockFact {
  /** Supply of AVAX after it, nAVAX. */
  supply: string;
}

/** An output, with the chains on which it was created and can be spent. */
export interface UtxoFact {
  utxoId: string;
  txId: string;
  outputIndex: number;
  /** Null for AVAX. */
  assetId: string | null;
  amount: string;
  locktime: string;
  stakeableLocktime: string;
  threshold: number;
  /** Empty for an output of another chain: inputs do not name owners. */
  addresses: string[];
  /**
   * The signers of an output of another chain: as many of its owners as spend it together. Null for the
   * chain's own.
   */
  signers?: string[] | null;
  /** Null for an output that is no stake. */
  kind: "STAKE" | null;
  rewardType: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE" | null;
  /** Chain that created it, and the one that can spend it; null for the chain whose fact it is. */
  createdOn: string | null;
  consumedOn: string | null;
  height: number;
  time: number;
  /** Transaction that created it, where that is not `txId`: for rewards the RewardValidatorTx. */
  emittingTx: string | null;
  stakeStart: number | null;
  stakeEnd: number | null;
}

/** A transaction spends an output. */
export interface SpendFact {
  utxoId: string;
  consumingTx: string;
  consumedHeight: number;
  consumedTime: number;
}

/** A validator or delegator, from the transaction that registers it. */
export interface StakerFact {
  txId: string;
  kind: "validator" | "delegator";
  nodeId: string;
  subnetId: string;
  weight: string;
  startTime: number;
  /** `NO_END` while an auto-renewed validator continues. */
  endTime: number;
  /**
   * True when the validator is auto-renewed (ACP-236); weight, times and reward are then in its
   * `RenewalFact`s.
   */
  renews: boolean;
  /** Millionths; null for delegators and on permissioned subnets. */
  feeShares: number | null;
  /** Reward at full uptime; null until the term begins, which fixes it. */
  potentialReward: string | null;
  /** The distinct addresses of the two owners below. */
  rewardAddresses: string[];
  /** Owner of the reward of the own stake. */
  ownAddresses: string[];
  /** Owner of the validator's share of delegation rewards; null for delegators and on permissioned subnets. */
  feeAddresses: string[] | null;
  blsPublicKey: string | null;
  blsProof: string | null;
  height: number;
  idx: number;
}

/** The reward of a pending staker, fixed when its term begins. */
export interface PromotionFact {
  txId: string;
  potentialReward: string;
  promotedHeight: number;
}

/** End time of a validator that continues until it is stopped: later than any time. */
export const NO_END: number = Number.MAX_SAFE_INTEGER;

/** State of an auto-renewed validator from a height on (ACP-236; avalanchego `state.StakingInfo`). Amounts in nAVAX. */
export interface RenewalFact {
  txId: string;
  height: number;
  /** Unix seconds of the cycle. */
  startTime: number;
  endTime: number;
  /** Stake, including the rewards that were staked again. */
  weight: string;
  /** Reward of this cycle at full uptime. */
  potentialReward: string;
  /** Share of the rewards that is staked again, millionths. */
  compoundShares: number;
  /** Seconds of the next cycle; 0 when this one is the last. */
  nextPeriod: number;
  /** The validator's share of the rewards of delegations that ended in this cycle. */
  cycleFees: string;
  /** Rewards staked again in earlier cycles: own ones, and shares of delegations. They are paid when the validator stops. */
  accruedReward: string;
  accruedFees: string;
  /** Paid so far. */
  paidReward: string;
  paidFees: string;
}

/** A RewardValidatorTx ends a term, or a RewardAutoRenewedValidatorTx the last cycle. */
export interface TermEndFact {
  txId: string;
  rewardTx: string;
  rewardHeight: number;
  rewardTime: number;
  /** Reward paid for the own stake; 0 when fee or rounding left nothing, null when the reward was refused. */
  rewardAmount: string | null;
  /** Paid to the validator as its share of delegations. */
  feeAmount: string;
}

/** A term or cycle that begins or ends, as it changes the stakes of a subnet. */
export interface StakeStepFact {
  subnetId: string;
  kind: StakerFact["kind"];
  time: number;
  /** 1 where a staker begins, -1 where one ends, 0 where only its weight changes. */
  count: number;
  /** Change of the weight, negative where it falls. */
  weight: string;
}

/** A change of the AVAX that is locked until a time. */
export interface LockFact {
  /** Unix seconds, decimal: the codec allows times that no number holds. */
  locktime: string;
  /** nAVAX, negative for an output that is spent. */
  amount: string;
}

/** A RemoveSubnetValidatorTx. */
export interface RemovalFact {
  nodeId: string;
  subnetId: string;
  removedTx: string;
  removedHeight: number;
  removedTime: number;
}

export interface SubnetFact {
  subnetId: string;
  height: number;
  idx: number;
  time: number;
}

/** The owner of a subnet from this position on. */
export interface SubnetOwnerFact {
  subnetId: string;
  height: number;
  idx: number;
  locktime: string;
  threshold: number;
  addresses: string[];
}

/** A subnet becomes an L1. */
export interface ConversionFact {
  subnetId: string;
  conversionTx: string;
  conversionHeight: number;
  managerChain: string;
  managerAddress: string;
}

export interface BlockchainFact {
  blockchainId: string;
  subnetId: string;
  name: string;
  vmId: string;
  genesis: string;
  isEvm: boolean;
  evmChainId: string | null;
  height: number;
  idx: number;
  time: number;
}

/** A transaction concerns an L1 validation. */
export interface ValidationLinkFact {
  validationId: string;
  height: number;
  idx: number;
  type: string;
  time: number;
}

/** An L1 validation after the batch. */
export interface L1ValidationFact {
  validationId: string;
  subnetId: string;
  nodeId: string;
  /** 0 once it is removed. */
  weight: string;
  /** Cumulative fee since 1970, in nAVAX, at which this validation's balance is used up; 0 when inactive. */
  paidUntil: string;
  blsPublicKey: string;
  blsProof: string;
  refundThreshold: number;
  refundAddresses: string[];
  /** Owner who may deactivate it. */
  disableThreshold: number;
  disableAddresses: string[];
  /** Where it began. */
  height: number;
  time: number;
}

/** The state of an L1 validation from a transaction on. */
export interface L1StateFact extends Pick<L1ValidationFact, "validationId" | "weight" | "paidUntil"> {
  height: number;
  idx: number;
}

/** The facts of consecutive blocks, in order. */
export interface Facts {
  /** nAVAX that the genesis creates on all chains; "0" in the facts of blocks. */
  created: string;
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
  l1States: L1StateFact[];
  stakeSteps: StakeStepFact[];
  locks: LockFact[];
}

export function noFacts(): Facts {
  return {
    created: "0",
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
    l1States: [],
    stakeSteps: [],
    locks: [],
  };
}
