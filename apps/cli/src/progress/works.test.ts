/** The work of the service, the start, the migrations and the site, as lines. */
import type { ChainStatus } from "@primary-network/service";
import { expect, test } from "vitest";
import { lineOf } from "./text.ts";
import { chainWork, exportWork, migrationWork, siteWork, startWork } from "./works.ts";

const chain: ChainStatus = {
  network: "fuji",
  chain: "x-chain",
  role: "leader",
  phase: "catching-up",
  height: 20,
  tipHeight: 80,
  blocksBehind: 60,
  blocksPerSecond: 6,
  secondsLeft: 10,
  ready: false,
  polledAt: undefined,
  secondsBehind: undefined,
  broken: false,
  fault: undefined,
};

test.each<[change: Partial<ChainStatus>, want: string, ended: boolean]>([
  [{}, "fuji/x-chain: catching-up, 20 of 80 blocks (25 %), 6/s, 10 s left", false],
  [
    {
      phase: "connecting",
      height: -1,
      tipHeight: undefined,
      blocksPerSecond: undefined,
      secondsLeft: undefined,
    },
    "fuji/x-chain: connecting",
    false,
  ],
  [
    { height: -1, tipHeight: undefined, earlier: { indexed: 300, of: 600 } },
    "fuji/x-chain: catching-up, 300 of 600 transactions of before the first block (50 %), 6/s, 10 s left",
    false,
  ],
  // The node's height is asked for again only once it is reached.
  [
    { height: 82, blocksPerSecond: undefined, secondsLeft: undefined },
    "fuji/x-chain: catching-up, 82 of 82 blocks (100 %)",
    false,
  ],
  [{ phase: "following", height: 80 }, "fuji/x-chain: following, 80 of 80 blocks", true],
  [
    { phase: "waiting", fault: "connection refused", secondsLeft: undefined },
    "fuji/x-chain: waiting, 20 of 80 blocks (25 %), 6/s, connection refused",
    false,
  ],
  [
    { role: "standby", phase: "following", height: 80 },
    "fuji/x-chain: following, 80 of 80 blocks, standby",
    true,
  ],
  [
    { phase: "stopped", fault: "another parent" },
    "fuji/x-chain: stopped, 20 of 80 blocks, another parent",
    true,
  ],
])("a chain with %o is %s", (change, want, ended) => {
  const work = chainWork({ ...chain, ...change });
  expect([lineOf(work), work.ended]).toEqual([want, ended]);
  expect(work.record).toMatchObject({ progress: "chain", ...change });
});

test("a chain of a local network is called local to people, and fuji in its record", () => {
  const { name, record } = chainWork(chain, true);
  expect(name).toBe("local/x-chain");
  expect(record).toMatchObject({ network: "fuji" });
});

test("an export shows its rows and the part of the time that is done", () => {
  const status = {
    operation: "one",
    type: "TRANSACTION_EXPORT_EVM",
    rows: 5_000,
    bytes: 1,
    ranges: [],
    done: 0.257,
    rowsPerSecond: 250,
    secondsLeft: 75,
  };
  expect(lineOf(exportWork(status))).toBe("export one: 25 %, 5,000 rows, 250/s, 1 min 15 s left");
});

test("migrations, the start and the site say where they are", () => {
  const site = "http://127.0.0.1:8082";
  const given = [
    [
      migrationWork({ name: "0003-c", number: 3, of: 12 }),
      "database: migrating: 0003-c, 2 of 12 migrations (16 %)",
    ],
    [migrationWork(undefined), "database: migrated"],
    [startWork({ phase: "network", done: 0, total: 1 }, 4.26), "network: building its history, 4.3 s"],
    [
      startWork({ phase: "network", done: 1, total: 1, cached: true }, 0.2),
      "network: built, as in the last run",
    ],
    [startWork({ phase: "index", done: 641, total: 641 }, 2), "index: complete, 641 blocks, 2 s"],
    [
      siteWork({ is: "running", done: 3, of: 12, task: "a#docs" }, site),
      "reference site: building, 3 of 12 steps (25 %), a#docs",
    ],
    [siteWork({ is: "built" }, site), `reference site: built, ${site}`],
    [siteWork({ is: "failed" }, site), "reference site: not built; `pnpm docs:build` says why"],
  ] as const;
  for (const [work, want] of given) expect(lineOf(work)).toBe(want);
});
