/** Freshness is a matter of now: an index that nobody renews goes stale by itself. */

import { expect, test } from "vitest";
import { Freshness } from "./chain-status.ts";

const BOUND = 60;

test("an index is fresh if it was at the tip within the bound", () => {
  type Step = readonly [time: number, atTip: boolean];
  const given: [steps: Step[], now: number, want: object][] = [
    [[], 5_000, { fresh: false }],
    [[[1_000, false]], 5_000, { polledAt: 1, fresh: false }],
    [[[1_000, true]], 1_000, { polledAt: 1, secondsBehind: 0, fresh: true }],
    [[[1_000, true]], 61_999, { polledAt: 1, secondsBehind: 60, fresh: true }],
    [[[1_000, true]], 62_000, { polledAt: 1, secondsBehind: 61, fresh: false }],
    // It goes on indexing, but does not reach the tip any more.
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
