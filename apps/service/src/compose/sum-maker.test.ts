/** When sums for past balances are made, and of which chains. */

import { describe, expect, test } from "vitest";
import { leader } from "../../test/chain-leader.ts";
import type { ChainStatus } from "../domain/chain-status.ts";
import { SumMaker } from "./sum-maker.ts";

const HOUR = 3_600_000;

interface Watched {
  chains: readonly ChainStatus[];
  now: number;
  fault?: Error;
}

/** A maker, the chains whose sums it made, and its log. */
function watched(...chains: readonly Partial<ChainStatus>[]) {
  const state: Watched = { chains: chains.map((more) => ({ ...leader, ...more })), now: 0 };
  const runs: string[] = [];
  const log: [string, object, string][] = [];
  const logAs = (level: string) => (fields: object, message: string) => log.push([level, fields, message]);
  const stop = new AbortController();
  const maker = new SumMaker({
    sums: {
      async run(chain, network) {
        runs.push(`${network} ${chain}`);
        if (state.fault) throw state.fault;
        return runs.length === 1 ? 7 : 0;
      },
    },
    chains: {
      status: () => state.chains,
      networkIds: new Map([
        ["fuji", 5],
        ["mainnet", 1],
      ]),
    },
    monotonic: () => state.now,
    logger: { info: logAs("info"), warn: logAs("warn"), error: logAs("error") },
    signal: stop.signal,
  });
  return { state, runs, log, maker, stop };
}

describe("sums are made", () => {
  test.each<[string, readonly Partial<ChainStatus>[], readonly string[]]>([
    ["of each network", [{}, { network: "mainnet" }], ["5 p-chain", "1 p-chain"]],
    [
      "of each chain of the Primary Network",
      [{}, { chain: "x-chain" }, { chain: "c-chain" }, { chain: "evm-5" }],
      ["5 p-chain", "5 x-chain", "5 c-chain"],
    ],
    ["of those that the process leads", [{ role: "standby" }, { chain: "x-chain" }], ["5 x-chain"]],
    [
      "of none while the imports of another chain are not known",
      [{}, { chain: "x-chain", secondsBehind: undefined }, { network: "mainnet" }],
      ["1 p-chain"],
    ],
    ["while an EVM chain is back-filled", [{}, { chain: "evm-5", secondsBehind: undefined }], ["5 p-chain"]],
    ["not while it is far behind", [{ secondsBehind: 61 }], []],
    ["not while it is back-filled", [{ secondsBehind: undefined }], []],
    ["not by a process that stands by", [{ role: "standby" }], []],
    ["not by one that only reads", [{ role: "reader" }], []],
  ])("%s", async (_, chains, networks) => {
    const { maker, runs } = watched(...chains);
    await maker.step();
    expect(runs).toEqual(networks);
  });

  test("once an hour", async () => {
    const { maker, runs, log, state } = watched({});
    for (const now of [0, HOUR - 1, HOUR]) {
      state.now = now;
      await maker.step();
    }
    expect(runs).toEqual(["5 p-chain", "5 p-chain"]);
    expect(log).toEqual([
      ["info", { network: "fuji", chain: "p-chain", made: 7 }, "sums for past balances were made"],
    ]);
  });

  test("an hour after a refusal of the database, which is not logged when the service ends", async () => {
    const { maker, log, runs, state, stop } = watched({});
    state.fault = new Error("no space left on device");
    await maker.step();
    await maker.step();
    const refusal = [
      "warn",
      { network: "fuji", chain: "p-chain", error: "Error: no space left on device" },
      expect.stringMatching(/in an hour$/),
    ];
    expect(log).toEqual([refusal]);
    stop.abort();
    state.now = HOUR;
    await maker.step();
    expect(runs).toHaveLength(2);
    expect(log).toHaveLength(1);
  });
});
