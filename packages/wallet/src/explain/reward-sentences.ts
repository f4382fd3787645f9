/** Sentences on the rewards that a stake can earn. */
import type { TransferableOutput } from "@primary-network/codec";
import type { Context } from "../context.ts";
import type { Transaction } from "../document/transaction.ts";
import { estimateReward } from "../staking-rules.ts";
import type { Names } from "./names.ts";

/** Facts that an estimate needs. */
export type RewardFacts = Partial<Pick<Context, "staking" | "time">>;

/** Returns the units that a transaction stakes. */
export const stakeOf = (outputs: readonly TransferableOutput[]): bigint =>
  outputs.reduce((sum, { output }) => sum + (output.type === "LockOut" ? output.output : output).amount, 0n);

/** A stake of AVAX, and the seconds for which it is staked at once. */
function stakeIn({ chain, tx }: Transaction, time: number): { stake: bigint; seconds: number } | undefined {
  if (chain !== "P") return undefined;
  if (tx.type === "AddAutoRenewedValidatorTx")
    return { stake: stakeOf(tx.stakeOutputs), seconds: Number(tx.period) };
  const isTerm = tx.type === "AddPermissionlessValidatorTx" || tx.type === "AddPermissionlessDelegatorTx";
  // Other subnets have assets and rates of their own.
  if (!isTerm || tx.subnetId.some((byte) => byte !== 0)) return undefined;
  return { stake: tx.validator.weight, seconds: Number(tx.validator.end) - time };
}

/** Estimates the reward in nAVAX of a term that begins now. Undefined without a stake or without the rules. */
export function rewardOf(transaction: Transaction, { staking, time }: RewardFacts): bigint | undefined {
  if (staking === undefined || time === undefined) return undefined;
  const term = stakeIn(transaction, time);
  return term && term.seconds > 0 ? estimateReward(term.stake, term.seconds, staking) : undefined;
}

/** Says what a stake can earn. */
export function rewardSentences({ tx }: Transaction, reward: bigint | undefined, names: Names): string[] {
  if (reward === undefined) return [];
  const amount = names.avax(reward);
  if (tx.type === "AddAutoRenewedValidatorTx")
    return [`A cycle can earn about ${amount}, if the node is online for enough of it.`];
  const fee = tx.type === "AddPermissionlessDelegatorTx" ? ", less the part that the validator keeps" : "";
  return [`The stake can earn about ${amount}${fee}, if the node is online for enough of the term.`];
}
