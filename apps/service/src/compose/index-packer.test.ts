/** When indexes are packed, and of which chains. */

import { describe, expect, test } from "vitest";
import { leader } from "../../test/chain-leader.ts";
import type { ChainStatus } from "../domain/chain-status.ts";
import type { PackedChains } from "../store/upkeep/pack-indexes.ts";
import { IndexPacker } from "./index-packer.ts";

const HOUR = 3_600_000;

const on = (chain: ChainStatus["chain"], more: Partial<ChainStatus> = {}): ChainStatus => ({
  ...leader,
  chain,
  ...more,
});

/** A packer, what it packed, and its log. */
function watched(chains: readonly ChainStatus[]) {
  const state = { chains, now: 0, isFree: true, fault: undefined as Error | undefined };
  const runs: PackedChains[] = [];
  const log: [string, object, string][] = [];
  const logAs = (level: string) => (fields: object, message: string) => log.push([level, fields, message]);
  const packer = new IndexPacker({
    packing: {
      async run(one, _, packed) {
        runs.push(one);
        if (state.fault) throw state.fault;
        if (state.isFree) packed({ index: "one", before: 9, after: 3 });
        return state.isFree;
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
    signal: new AbortController().signal,
  });
  return { state, runs, log, packer };
}

const filling = { secondsBehind: undefined };
const EVM = ["evm", "icm", "nft"];

test.each<[string, readonly ChainStatus[], readonly (readonly [string, readonly string[]])[]]>([
  [
    "each chain that is current",
    [on("p-chain"), on("c-chain")],
    [
      ["5/p-chain", ["p"]],
      ["5/c-chain", ["c"]],
    ],
  ],
  [
    "the chains of several networks together",
    [on("x-chain"), on("x-chain", { network: "mainnet" })],
    [["5/x-chain 1/x-chain", ["x"]]],
  ],
  ["EVM chains together", [on("evm-1"), on("evm-2", { role: "standby" })], [["evm-1 evm-2", EVM]]],
  ["not while one that shares tables is back-filled", [on("evm-1"), on("evm-2", filling)], []],
  ["without one that is broken", [on("evm-1"), on("evm-2", { broken: true })], [["evm-1", EVM]]],
  ["not while the chain is far behind", [on("p-chain", { secondsBehind: 61 })], []],
  ["not while earlier transactions are indexed", [on("x-chain", { earlier: { indexed: 1, of: 2 } })], []],
  ["not by a process that stands by", [on("p-chain", { role: "standby" })], []],
  ["not by one that only reads", [on("p-chain", { role: "reader" })], []],
])("packs %s", async (_, chains, packed) => {
  const { packer, runs } = watched(chains);
  await packer.step();
  expect(runs.map(({ chains, tables }) => [chains.join(" "), tables])).toEqual(packed);
});

describe("a chain", () => {
  test("is packed once, and again with another one that fills its tables", async () => {
    const { packer, runs, state, log } = watched([on("evm-1")]);
    await packer.step();
    state.now = 2 * HOUR;
    await packer.step();
    state.chains = [on("evm-1"), on("evm-2")];
    await packer.step();
    expect(runs.map(({ chains }) => chains)).toEqual([["evm-1"], ["evm-1", "evm-2"]]);
    const line = ["info", { index: "one", before: 9, after: 3 }, "an index was packed"];
    expect(log).toEqual([line, line]);
  });

  test.each([
    ["that the database refuses", new Error("no space left on device"), 1],
    ["while another process packs", undefined, 0],
  ])("%s is tried again after an hour, and the others at once", async (_, fault, lines) => {
    const { packer, runs, state, log } = watched([on("p-chain")]);
    Object.assign(state, { fault, isFree: false });
    await packer.step();
    expect(log).toEqual(
      Array(lines).fill([
        "warn",
        { error: "Error: no space left on device" },
        "indexes could not be packed; trying again in an hour",
      ]),
    );
    Object.assign(state, { fault: undefined, isFree: true, now: HOUR - 1 });
    state.chains = [on("p-chain"), on("x-chain")];
    await packer.step();
    state.now = HOUR;
    await packer.step();
    expect(runs.map(({ tables }) => tables)).toEqual([["p"], ["x"], ["p"]]);
  });
});
