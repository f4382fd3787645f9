/** The P-Chain transactions that change the state of a validator, and the validators that they concern. */

import type { TransactionRow } from "../../store/p/transaction.ts";

/** Kinds of events, by the name in a webhook's filter, with their transactions. */
const TYPES: { readonly [subEvent: string]: readonly string[] } = {
  validator_stake: [
    "AddValidatorTx",
    "AddSubnetValidatorTx",
    "AddPermissionlessValidatorTx",
    "AddAutoRenewedValidatorTx",
  ],
  delegator_stake: ["AddDelegatorTx", "AddPermissionlessDelegatorTx"],
  reward_distribution: ["RewardValidatorTx", "RewardAutoRenewedValidatorTx"],
  l1_validator_balance_increased: ["IncreaseL1ValidatorBalanceTx"],
  l1_validator_disabled: ["DisableL1ValidatorTx"],
  l1_validator_removed: ["SetL1ValidatorWeightTx"],
};

/** Names of the kinds of events that an index can tell. */
export const validatorSubEvents: readonly string[] = Object.keys(TYPES);

/** Types of the transactions of some kinds of events. */
export const typesOf = (subEvents: readonly string[]): string[] =>
  subEvents.flatMap((name) => TYPES[name] ?? []);

/** The kind of event that a transaction is; undefined of none. A weight of 0 removes a validator, any other only changes it. */
export function subEventOf({ type, detail }: Pick<TransactionRow, "type" | "detail">): string | undefined {
  if (type === "SetL1ValidatorWeightTx" && !detail.l1ValidatorDetails?.some(({ weight }) => weight === "0"))
    return undefined;
  return validatorSubEvents.find((name) => TYPES[name]?.includes(type));
}

/** A validator that a transaction is about; ids are hex with 0x. */
export interface ValidatorOfTx {
  readonly nodeId: string;
  readonly subnetId: string;
}

/** @param stakes the staking transactions of rewards, by their ids */
export function validatorsOf(
  { detail }: Pick<TransactionRow, "detail">,
  stakes: ReadonlyMap<string, ValidatorOfTx>,
  primary: string,
): readonly ValidatorOfTx[] {
  const rewarded = detail.stakingTxHash === undefined ? undefined : stakes.get(detail.stakingTxHash);
  if (rewarded) return [rewarded];
  const { nodeId, subnetId = primary, l1ValidatorDetails = [] } = detail;
  return nodeId === undefined ? l1ValidatorDetails : [{ nodeId, subnetId }];
}
