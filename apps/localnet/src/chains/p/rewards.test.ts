import { expect, test } from "vitest";
import { AVAX, DAY } from "./params.ts";
import { calculateReward, splitReward } from "./rewards.ts";

const MILLION = 1_000_000n * AVAX;

test.each([
  // (720M - 360M) * 1M / 360M * 12 %, a whole year
  { duration: 365 * DAY, stake: MILLION, supply: 360n * MILLION, want: 120_000n * AVAX },
  { duration: 365 * DAY, stake: MILLION, supply: 400n * MILLION, want: 96_000n * AVAX },
  { duration: 365 * DAY, stake: 2n * MILLION, supply: 400n * MILLION, want: 192_000n * AVAX },
  { duration: 365 * DAY, stake: 720n * MILLION, supply: 720n * MILLION, want: 0n },
  // One day: the rate is 10 % + 2 % / 365
  { duration: DAY, stake: MILLION, supply: 360n * MILLION, want: 274_122_724_713n },
  { duration: DAY, stake: MILLION, supply: 400n * MILLION, want: 219_298_179_771n },
  { duration: DAY, stake: 2n * MILLION, supply: 400n * MILLION, want: 438_596_359_542n },
])("$stake nAVAX for $duration s at a supply of $supply earn $want", ({ duration, stake, supply, want }) => {
  expect(calculateReward(duration, stake, supply)).toBe(want);
});

test.each([
  { reward: 1_000n, shares: 20_000, want: { validator: 20n, delegator: 980n } },
  { reward: 1n, shares: 500_000, want: { validator: 1n, delegator: 0n } },
  { reward: 12_345n, shares: 1_000_000, want: { validator: 12_345n, delegator: 0n } },
  { reward: 999n, shares: 0, want: { validator: 0n, delegator: 999n } },
])("a reward of $reward at $shares millionths splits into $want", ({ reward, shares, want }) => {
  expect(splitReward(reward, shares)).toEqual(want);
});
