/** Freshness is a matter of now: an index that nobody renews goes stale by itself. */

import { expect, test } from "vitest";
import { Freshness, type FreshnessBounds, freshnessBound } from "./chain-status.ts";

const BOUND = 60;

test("an index is fresh if it was at the tip within the bound", () => {
  type Step = readonly [time: number, atTip: boolean];
  const given: [steps: Step[], now: number, want: object][] = [
    [[], 5_000, { fresh: false }],
    [[[1_000, false]], 5_000, { polledAt: 1, fresh: false }],
    [[[1_000, true]], 1_000, { polledAt: 1, secondsBehind: 0, fresh: true }],
    [[[1_000, true]], 61_999, { polledAt: 1, secondsBehind: 60, fresh: true }],
    [[[1_000, true]], 62_000, { polledAt: 1, secondsBehind: 61, fresh: false }],
    // The chain goes on indexing, but does not reach the tip any more.
    [
      [
        [1_000, true],
        [90_000, false],
      ],
      91_000,
      { polledAt: 90, secondsBehind: 90, fresh: false },
    ],
    [
      [
        [1_000, true],
        [90_000, true],
      ],
      91_000,
      { polledAt: 90, secondsBehind: 1, fresh: true },
    ],
    // A clock that was set back.
    [[[90_000, true]], 10_000, { polledAt: 90, secondsBehind: 0, fresh: true }],
  ];
  for (const [steps, now, want] of given) {
    const freshness = new Freshness();
    for (const [time, atTip] of steps) freshness.stepped(time, atTip);
    expect(freshness.at(now, BOUND)).toEqual({ polledAt: undefined, secondsBehind: undefined, ...want });
  }
});

test.each<[bounds: FreshnessBounds, want: number]>([
  [30, 30],
  ["off", Number.POSITIVE_INFINITY],
  [{}, 60],
  [{ default: 20 }, 20],
  [{ default: 20, "x-chain": 5 }, 20],
  [{ default: 20, "p-chain": "off" }, Number.POSITIVE_INFINITY],
  [{ "p-chain": "off", "fuji/p-chain": 7 }, 7],
  [{ "p-chain": 9, "mainnet/p-chain": 7 }, 9],
])("of the bounds %j the P-Chain of fuji has %d seconds", (bounds, want) => {
  expect(freshnessBound(bounds, "fuji", "p-chain")).toBe(want);
});

test("without a bound an index is fresh that was never at the tip", () => {
  expect(new Freshness().at(5_000, Number.POSITIVE_INFINITY)).toMatchObject({ fresh: true });
});

test("what a leader reports counts from when it happened, and never takes back what was known", () => {
  const freshness = new Freshness();
  freshness.reported(null, null);
  expect(freshness.at(9_000, 60)).toMatchObject({ fresh: false, polledAt: undefined });
  freshness.reported(5_000, 4_000);
  expect(freshness.at(9_000, 60)).toEqual({ fresh: true, polledAt: 5, secondsBehind: 5 });
  freshness.reported(4_900, 3_900);
  expect(freshness.ages(9_000)).toEqual({ polledAgo: 4_000, atTipAgo: 5_000 });
});
