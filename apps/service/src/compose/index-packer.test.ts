/** When indexes are packed, and of which tables. */

import { describe, expect, test } from "vitest";
import { leader } from "../../test/chain-leader.ts";
import type { ChainStatus } from "../domain/chain-status.ts";
import { IndexPacker } from "./index-packer.ts";

const HOUR = 3_600_000;

const on = (chain: ChainStatus["chain"], more: Partial<ChainStatus> = {}): ChainStatus => ({
  ...leader,
  chain,
  ...more,
});

interface Watched {
  chains: readonly ChainStatus[];
  now: number;
  fault?: Error;
}

/** A packer, the groups that it packed, and its log. */
function watched(chains: readonly ChainStatus[]) {
  const state: Watched = { chains, now: 0 };
  const runs: (readonly string[])[] = [];
  const log: [string, object, string][] = [];
  const logAs = (level: string) => (fields: object, message: string) => log.push([level, fields, message]);
  const stop = new AbortController();
  const packer = new IndexPacker({
    packing: {
      async run(groups, _, { packed, removed }) {
        runs.push(groups);
        if (state.fault) throw state.fault;
        removed("left_ccnew");
        packed({ index: "one", before: 9, after: 3 });
      },
    },
    chains: { status: () => state.chains },
    monotonic: () => state.now,
    logger: { info: logAs("info"), warn: logAs("warn"), error: logAs("error") },
    signal: stop.signal,
  });
  return { state, runs, log, packer, stop };
}

describe("tables are packed", () => {
  const EVM = ["evm", "icm", "nft"];
  const filling = { secondsBehind: undefined };
  test.each<[string, readonly ChainStatus[], readonly string[]]>([
    ["of each chain that is current", [on("p-chain"), on("x-chain"), on("c-chain")], ["p", "x", "c"]],
    ["of EVM chains together", [on("evm-1"), on("evm-2")], EVM],
    [
      "not while one that shares them is back-filled",
      [on("evm-1"), on("evm-2", filling), on("x-chain")],
      ["x"],
    ],
    [
      "not while another process back-fills one",
      [on("evm-1"), on("evm-2", { role: "standby", ...filling })],
      [],
    ],
    [
      "also when one that shares them is broken",
      [on("evm-1"), on("evm-2", { broken: true, ...filling })],
      EVM,
    ],
    ["not while the chain is far behind", [on("p-chain", { secondsBehind: 61 })], []],
    ["not while earlier transactions are indexed", [on("x-chain", { earlier: { indexed: 1, of: 2 } })], []],
    ["not by a process that stands by", [on("p-chain", { role: "standby" })], []],
    ["not by one that only reads", [on("p-chain", { role: "reader" })], []],
  ])("%s", async (_, chains, groups) => {
    const { packer, runs } = watched(chains);
    await packer.step();
    expect(runs).toEqual(groups.length > 0 ? [groups] : []);
  });

  test("once an hour, by the time at which each was current", async () => {
    const { packer, runs, state } = watched([on("p-chain"), on("evm-1", filling)]);
    await packer.step();
    state.now = HOUR - 1;
    state.chains = [on("p-chain"), on("evm-1")];
    await packer.step();
    state.now = HOUR;
    await packer.step();
    expect(runs).toEqual([["p"], EVM, ["p"]]);
  });
});

describe("the log", () => {
  test("names what was packed and removed", async () => {
    const { packer, log } = watched([leader]);
    await packer.step();
    expect(log).toEqual([
      ["info", { index: "left_ccnew" }, "an index that an interrupted rebuild left was removed"],
      ["info", { index: "one", before: 9, after: 3 }, "an index was packed"],
    ]);
  });

  test("has a refusal of the database once an hour, and nothing when the service ends", async () => {
    const { packer, log, state, stop } = watched([leader]);
    state.fault = new Error("no space left on device");
    await packer.step();
    await packer.step();
    const refusal = [
      "warn",
      { error: "Error: no space left on device" },
      expect.stringMatching(/in an hour$/),
    ];
    expect(log).toEqual([refusal]);
    state.now = HOUR;
    await packer.step();
    expect(log).toEqual([refusal, refusal]);
    stop.abort();
    state.now = 2 * HOUR;
    await packer.step();
    expect(log).toHaveLength(2);
  });
});
