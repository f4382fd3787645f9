/** Stakers: one per staking transaction, and the order in which their terms begin and end. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { OutputOwners, TransferableOutput } from "@primary-network/codec";
import type {
  AddAutoRenewedValidatorTx,
  AddDelegatorTx,
  AddPermissionlessDelegatorTx,
  AddPermissionlessValidatorTx,
  AddSubnetValidatorTx,
  AddValidatorTx,
} from "@primary-network/codec/p";
import { compareBytes } from "../byte-order.ts";

/** Validators of the Primary Network with a fixed term. */
export type FixedTermValidatorTx = AddValidatorTx | AddPermissionlessValidatorTx;
/** Validators of the Primary Network. */
export type ValidatorTx = FixedTermValidatorTx | AddAutoRenewedValidatorTx;
/** Delegators of the Primary Network. */
export type DelegatorTx = AddDelegatorTx | AddPermissionlessDelegatorTx;
/** A transaction that begins a term. */
export type StakingTx = ValidatorTx | DelegatorTx | AddSubnetValidatorTx;

interface StakerFields {
  readonly txId: Uint8Array;
  readonly nodeId: Uint8Array;
  readonly subnetId: Uint8Array;
  /** nAVAX on the Primary Network. */
  readonly weight: bigint;
  /** Unix seconds. */
  readonly start: number;
  readonly end: number;
  /** nAVAX paid when the term succeeds; 0 while pending and on permissioned subnets. */
  readonly potentialReward: bigint;
}

/** A staker, discriminated by its role. */
export type Staker =
  | (StakerFields & { readonly role: "validator"; readonly tx: ValidatorTx })
  | (StakerFields & { readonly role: "delegator"; readonly tx: DelegatorTx })
  | (StakerFields & { readonly role: "permissioned"; readonly tx: AddSubnetValidatorTx });

/** A Primary Network validator. */
export type ValidatorStaker = Extract<Staker, { role: "validator" }>;

// At the same instant permissioned terms end first, then delegations, then the validators they need.
const END_RANK = { permissioned: 0, delegator: 1, validator: 2 } as const;
// Validators must exist before delegations to them begin.
const START_RANK = { validator: 0, delegator: 1, permissioned: 2 } as const;

/** Order in which current terms end. */
export function compareByEnd(left: Staker, right: Staker): number {
  return (
    left.end - right.end || END_RANK[left.role] - END_RANK[right.role] || compareBytes(left.txId, right.txId)
  );
}

/** Order in which pending terms begin. */
export function compareByStart(left: Staker, right: Staker): number {
  return (
    left.start - right.start ||
    START_RANK[left.role] - START_RANK[right.role] ||
    compareBytes(left.txId, right.txId)
  );
}

/** Inserts a staker into a sorted list. */
export function insertStaker(
  list: Staker[],
  staker: Staker,
  compare: (a: Staker, b: Staker) => number,
): void {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = list[middle];
    if (other !== undefined && compare(other, staker) < 0) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, staker);
}

/** Outputs returned to their owners at the end of the term; none on permissioned subnets. */
export function stakeOutputsOf(tx: StakingTx): readonly TransferableOutput[] {
  return tx.type === "AddSubnetValidatorTx" ? [] : tx.stakeOutputs;
}

/** The owners of a validator's own reward and of its share of the delegations' rewards. */
export function rewardOwnersOf(tx: ValidatorTx): { validation: OutputOwners; delegation: OutputOwners } {
  return tx.type === "AddValidatorTx"
    ? { validation: tx.rewardsOwner, delegation: tx.rewardsOwner }
    : { validation: tx.validatorRewardsOwner, delegation: tx.delegatorRewardsOwner };
}

/** The validator's BLS key and its proof, if it registered one. */
export function signerOf(
  tx: StakingTx,
): { publicKey: Uint8Array; proofOfPossession: Uint8Array } | undefined {
  const registers = tx.type === "AddPermissionlessValidatorTx" || tx.type === "AddAutoRenewedValidatorTx";
  return registers && tx.signer.type === "ProofOfPossession" ? tx.signer : undefined;
}

/** Text key of a staker's transaction. */
export const stakerKey = (staker: Pick<Staker, "txId">): string => bytesToHex(staker.txId);
