/** A network as a whole. */

import { operation } from "../request/operation.ts";
import { seenOn } from "./heights.ts";
import { networkOf } from "./served-network.ts";

/** Decimals of a ratio. */
const DIGITS = 6;

/** A ratio of two amounts as a decimal text, rounded down. */
export function ratio(part: bigint, whole: bigint): string {
  if (whole === 0n) return `0.${"0".repeat(DIGITS)}`;
  const digits = ((part * 10n ** BigInt(DIGITS)) / whole).toString().padStart(DIGITS + 1, "0");
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`;
}

export const getNetwork = operation("getNetwork", { basis: "clock" }, async (params, context) => {
  const { store, clock } = context;
  const { networkId } = networkOf(context, params.network).identity;
  const snapshot = { ...(await seenOn(store, networkId, "p-chain")), time: Math.floor(clock() / 1000) };
  const totals = await store.stakeTotals.read(networkId, snapshot);
  const { staked, delegated, supply } = totals;
  return {
    validatorDetails: {
      validatorCount: totals.validators,
      totalAmountStaked: staked,
      estimatedAnnualStakingReward: totals.promised,
      // Which software a node runs is not in the chain.
      stakingDistributionByVersion: [],
      stakingRatio: ratio(BigInt(staked) + BigInt(delegated), BigInt(supply)),
    },
    delegatorDetails: { delegatorCount: totals.delegators, totalAmountStaked: delegated },
  };
});
