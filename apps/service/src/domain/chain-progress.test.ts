/** Phase, rate and time left of a chain, from its state and its steps. */

import { expect, test } from "vitest";
import { type ChainPhase, type ChainState, ProgressOfChain, phaseOf } from "./chain-progress.ts";

const state = { height: 90, tipHeight: 100, failed: false, broken: false, wasAtTip: false };

test("the phase of a chain", () => {
  const given: [what: string, state: Partial<ChainState>, want: ChainPhase][] = [
    ["before the node responds", { height: -1, tipHeight: undefined }, "connecting"],
    ["a node that never responded", { tipHeight: undefined, failed: true }, "connecting"],
    ["below the tip", {}, "catching-up"],
    ["at the tip with work left there", { height: 100 }, "catching-up"],
    ["at the tip", { height: 100, wasAtTip: true }, "following"],
    ["a new block after the tip was reached", { height: 99, wasAtTip: true }, "following"],
    ["at most 64 blocks behind", { height: 36, wasAtTip: true }, "following"],
    ["far behind again", { height: 35, wasAtTip: true }, "catching-up"],
    ["a failure", { failed: true, wasAtTip: true }, "waiting"],
    ["broken, whatever else", { failed: true, broken: true, tipHeight: undefined }, "stopped"],
  ];
  for (const [what, change, want] of given) expect(phaseOf({ ...state, ...change }), what).toBe(want);
});

test("rate and time left", () => {
  type Step = readonly [ms: number, height: number, atTip?: boolean];
  const given: [what: string, steps: Step[], now: number, state: Partial<ChainState>, want: object][] = [
    ["no step yet", [], 0, { height: -1 }, { phase: "catching-up" }],
    [
      "half way",
      [
        [0, 0],
        [10_000, 50],
      ],
      10_000,
      { height: 50 },
      { phase: "catching-up", blocksPerSecond: 5, secondsLeft: 10 },
    ],
    [
      "nothing grew for half a minute",
      [
        [0, 0],
        [10_000, 50],
      ],
      60_000,
      { height: 50 },
      { phase: "catching-up", blocksPerSecond: 0 },
    ],
    [
      "at the tip",
      [
        [0, 0],
        [10_000, 100, true],
      ],
      10_000,
      { height: 100 },
      { phase: "following", blocksPerSecond: 10, secondsLeft: 0 },
    ],
    [
      "at the tip with work left there",
      [
        [0, 0],
        [10_000, 100],
      ],
      10_000,
      { height: 100 },
      { phase: "catching-up", blocksPerSecond: 10 },
    ],
    [
      "broken",
      [
        [0, 0],
        [10_000, 50],
      ],
      10_000,
      { height: 50, broken: true },
      { phase: "stopped", blocksPerSecond: 5 },
    ],
  ];
  for (const [what, steps, now, change, want] of given) {
    const progress = new ProgressOfChain();
    for (const [ms, height, atTip = false] of steps) progress.stepped(ms, height, atTip);
    expect(progress.at(now, { ...state, ...change }), what).toEqual({
      blocksPerSecond: undefined,
      secondsLeft: undefined,
      ...want,
    });
  }
});
