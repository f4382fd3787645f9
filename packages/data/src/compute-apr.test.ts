/** Annual rates: of what is paid, and of what will be, over the whole period of a stake. */
import { expect, it } from "vitest";
import { computeApr, type Delegator, type Validator } from "./index.ts";

const DAY = 86_400;
const base = {
  ...{ txHash: "tx", nodeId: "NodeID-1", subnetId: "1" },
  ...{ amountStaked: "2000000000000", startTimestamp: 1_000_000, endTimestamp: 1_000_000 + 365 * DAY },
};
const rewards = (validationRewardAmount: string, delegationRewardAmount = "0", rewardTxHash?: string) => ({
  ...{ validationRewardAmount, delegationRewardAmount },
  ...(rewardTxHash !== undefined && { rewardTxHash }),
});
const active = (fields: object): Validator => ({
  ...{ validationStatus: "active", delegatorCount: 0, stakePercentage: 1, uptimePerformance: 100 },
  ...{
    validatorHealth: {
      reachabilityPercent: 100,
      benchedPChainRequestsPercent: 0,
      benchedXChainRequestsPercent: 0,
      benchedCChainRequestsPercent: 0,
    },
  },
  ...{ geolocation: null, potentialRewards: rewards("160000000000", "40000000000") },
  ...base,
  ...fields,
});
const completed = (fields: object): Validator => ({
  ...{
    validationStatus: "completed",
    delegatorCount: 0,
    rewards: rewards("160000000000", "40000000000", "tx"),
  },
  ...base,
  ...fields,
});
const delegation = {
  ...{ txHash: "tx", nodeId: "NodeID-1", rewardAddresses: [], delegationFee: "2" },
  ...{ amountDelegated: "1000", startTimestamp: 0, endTimestamp: 73 * DAY },
};

it.each<[what: string, staker: Validator | Delegator, want: number | undefined]>([
  ["a year", active({}), 8],
  [
    "half a year, with half the reward",
    active({ endTimestamp: base.startTimestamp + 182.5 * DAY, potentialRewards: rewards("80000000000") }),
    8,
  ],
  ["a validation that has ended, by what was paid", completed({}), 8],
  ["one whose uptime was too low", completed({ rewards: rewards("0", "0", "tx") }), 0],
  ["one whose reward is not decided yet", completed({ rewards: rewards("0") }), undefined],
  ["one of a service that names no transaction", completed({ rewards: rewards("160000000000") }), 8],
  ["one of a service that leaves rewards out", completed({ rewards: undefined }), undefined],
  ["a permissioned subnet", active({ amountStaked: "0", potentialRewards: rewards("0") }), undefined],
  ["a period of no length", active({ endTimestamp: base.startTimestamp }), undefined],
  ["a validation that has not started", { ...base, validationStatus: "pending" }, undefined],
  [
    "one that was removed",
    { ...base, validationStatus: "removed", removeTxHash: "tx", removeTimestamp: 1 },
    undefined,
  ],
  [
    "a delegation, after the fee",
    { ...delegation, delegationStatus: "active", estimatedGrossReward: "20", estimatedNetReward: "18" },
    9,
  ],
  [
    "a delegation that has ended",
    { ...delegation, delegationStatus: "completed", grossReward: "20", netReward: "16" },
    8,
  ],
  [
    "a delegation that has not started",
    { ...delegation, delegationStatus: "pending", estimatedGrossReward: "0", estimatedNetReward: "0" },
    undefined,
  ],
])("%s", (_, staker, want) => {
  const rate = computeApr(staker);
  expect(rate === undefined ? rate : Number(rate.toFixed(9))).toBe(want);
});

it.each([
  ["active", active({}), 10],
  ["completed", completed({}), 10],
])("counts the fees on delegations when asked: %s", (_, staker, want) => {
  expect(computeApr(staker, { delegationFees: true })).toBeCloseTo(want, 9);
});
