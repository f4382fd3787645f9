/** The health of chains, and the rows that show it. */
import { expect, it } from "vitest";
import { chainRows } from "./chain-rows.ts";
import { healthOf, worst } from "./health-of.ts";

it.each([
  [{ state: "following", catchingUp: false }, "good", "Live", undefined],
  [{ state: "resting", catchingUp: false }, "good", "Live", undefined],
  [
    { state: "catching-up", catchingUp: true, blocksBehind: 12, secondsLeft: 90 },
    "behind",
    "Behind",
    "12 blocks to go, about 1 min 30 s.",
  ],
  [
    { state: "following", catchingUp: true, blocksBehind: 0, secondsBehind: 120 },
    "behind",
    "Behind",
    "The index is not receiving blocks. Last up to date 2 min ago.",
  ],
  [{ state: "connecting", catchingUp: true }, "behind", "Connecting", "The node has not responded yet."],
  [{ state: "waiting", catchingUp: true }, "bad", "Retrying", "The node's last response was an error."],
  [
    { state: "stopped", catchingUp: true },
    "bad",
    "Stopped",
    "The node's blocks contradict those that are indexed.",
  ],
])("the status %j is %s: %s, %s", (status, tone, word, reason) =>
  expect(healthOf(status, false)).toEqual({ tone, word, ...(reason && { reason }) }),
);

it("says that a recorded chain is one", () =>
  expect(healthOf({ state: "waiting", catchingUp: true }, true)).toEqual({
    tone: "recorded",
    word: "Recorded",
  }));

it("takes the worst part for the whole", () => {
  const [good, bad] = [{ tone: "good", word: "Live" } as const, { tone: "bad", word: "Stopped" } as const];
  expect(worst([good, bad])).toBe(bad);
  expect(worst([bad, good])).toBe(bad);
});

it("shows both sides of the C-Chain in one row, and other chains by their names", () => {
  const status = (chain: string) => ({
    network: "fuji",
    chain,
    catchingUp: false,
    state: "following" as const,
  });
  const rows = chainRows(["p-chain", "c-chain", "evm-43112", "evm-77100", "evm-5"].map(status), [
    { chainId: "43112", chainName: "C-Chain" },
    { chainId: "77100", chainName: "Lima" },
  ]);
  expect(rows.map(({ name, sides }) => [name, sides.map(({ alias, label }) => [alias, label])])).toEqual([
    ["P-Chain", [["p-chain", undefined]]],
    [
      "C-Chain",
      [
        ["c-chain", "atomic"],
        ["43112", "EVM"],
      ],
    ],
    ["Lima", [["77100", undefined]]],
    ["EVM chain 5", [["5", undefined]]],
  ]);
});
