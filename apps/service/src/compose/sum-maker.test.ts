/** When sums for past balances are made, and of which networks. */

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

/** A maker, the networks whose sums it made, and its log. */
function watched(...chains: readonly Partial<ChainStatus>[]) {
  const state: Watched = { chains: chains.map((more) => ({ ...leader, ...more })), now: 0 };
  const runs: number[] = [];
  const log: [string, object, string][] = [];
  const logAs = (level: string) => (fields: object, message: string) => log.push([level, fields, message]);
  const stop = new AbortController();
  const maker = new SumMaker({
    sums: {
      async run(network) {
        runs.push(network);
        if (state.fault) throw state.fault;
        return runs.length === 1 ? 7 : 0;
      },
    },
    chains: () => state.chains,
    networkIds: new Map([
      ["fuji", 5],
      ["mainnet", 1],
    ]),
    monotonic: () => state.now,
    logger: { info: logAs("info"), warn: logAs("warn"), error: logAs("error") },
    signal: stop.signal,
  });
  return { state, runs, log, maker, stop };
}

describe("sums are made", () => {
  test.each<[string, readonly Partial<ChainStatus>[], readonly number[]]>([
    ["of each network", [{}, { network: "mainnet" }], [5, 1]],
    ["of the P-Chain alone", [{ chain: "x-chain" }, { chain: "evm-5" }], []],
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
    expect(runs).toEqual([5, 5]);
    expect(log).toEqual([["info", { network: "fuji", made: 7 }, "sums for past balances were made"]]);
  });

  test("an hour after a refusal of the database, which is not logged when the service ends", async () => {
    const { maker, log, runs, state, stop } = watched({});
    state.fault = new Error("no space left on device");
    await maker.step();
    await maker.step();
    const refusal = [
      "warn",
      { network: "fuji", error: "Error: no space left on device" },
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
