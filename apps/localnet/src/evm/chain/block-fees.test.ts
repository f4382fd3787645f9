/** Tips of two blocks with the estimates that a node of avalanchego 1.15.0 gave after them. */
import { expect, test } from "vitest";
import { type BlockFees, TipSuggestion, tipsAt } from "./block-fees.ts";

const block = (timestamp: number, tips: readonly bigint[]): BlockFees => ({
  timestamp,
  gasUsed: 21_000n * BigInt(tips.length),
  gasLimit: 20_000_000n,
  baseFee: 1n,
  tips: tips.map((tip) => ({ gas: 21_000n, tip })),
});
const GENESIS = block(0, []);
const FIRST = block(1_000, [1n, 2n, 2n]);
const SECOND = block(1_002, [7n, 9n, 500n, 3_000_000_000n]);

test("percentiles of tips are weighted by the limits", () => {
  const shares = [0, 10, 40, 50, 90, 100];
  expect(tipsAt(GENESIS, [10, 50])).toEqual([0n, 0n]);
  expect(tipsAt(FIRST, shares)).toEqual([1n, 1n, 2n, 2n, 2n, 2n]);
  expect(tipsAt(SECOND, shares)).toEqual([7n, 7n, 9n, 9n, 3_000_000_000n, 3_000_000_000n]);
});

test.each([
  { why: "without a block", blocks: [GENESIS], now: 1_002, want: 1n },
  { why: "after the first block", blocks: [GENESIS, FIRST], now: 1_002, want: 1n },
  { why: "after both", blocks: [GENESIS, FIRST, SECOND], now: 1_002, want: 2n },
  { why: "of the last minute", blocks: [GENESIS, FIRST, SECOND], now: 1_061, want: 9n },
  { why: "of no recent block", blocks: [GENESIS, FIRST, SECOND], now: 1_063, want: 1n },
  { why: "of no more than 150 wei", blocks: [GENESIS, block(1_000, [999n])], now: 1_000, want: 150n },
])("the suggested tip $why is $want", ({ blocks, now, want }) => {
  expect(new TipSuggestion().suggest(blocks, now)).toBe(want);
});

test("the suggestion stays while no block is new", () => {
  const suggestion = new TipSuggestion();
  expect(suggestion.suggest([GENESIS, FIRST, SECOND], 1_002)).toBe(2n);
  expect(suggestion.suggest([GENESIS, FIRST, SECOND], 9_999)).toBe(2n);
  expect(suggestion.suggest([GENESIS, FIRST, SECOND, block(9_000, [5n])], 9_999)).toBe(2n);
});
