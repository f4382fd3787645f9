/** Cases in which `export` refuses before it writes anything. */
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exportIndex } from "./export.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-export-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const CHAIN = `evmChains: [{ evmChainId: 7, blockchainId: c-chain, name: C, rpcUrl: "http://n", token: { name: A, symbol: A } }]`;

it.each([
  {
    why: "a database that is down, without EVM chains",
    chain: "",
    flags: {},
    want: /^The export failed. Run it again to resume/,
  },
  {
    why: "48 buckets",
    chain: CHAIN,
    flags: { buckets: "48" },
    want: /^buckets must be a power of two from 1 to 256, not 48\.$/,
  },
  {
    why: "buckets in words",
    chain: CHAIN,
    flags: { buckets: "many" },
    want: '--buckets must be a whole number, not "many".',
  },
  {
    why: "a height below zero",
    chain: CHAIN,
    flags: { toHeight: "-1" },
    want: '--to-height must be a whole number, not "-1".',
  },
  {
    why: "a database that is down",
    chain: CHAIN,
    flags: {},
    want: /^The export failed. Run it again to resume/,
  },
])("refuses $why", async ({ chain, flags, want }) => {
  const config = join(folder, "config.yaml");
  await writeFile(
    config,
    `networks: { fuji: { nodeUrl: "http://n", ${chain} } }\ndatabase: { url: "postgresql://127.0.0.1:1/d" }\n`,
  );
  const parquet = join(folder, "archive");
  const out = { print: () => {}, tell: () => {} };
  await expect(exportIndex({ config, parquet, buckets: "64", ...flags }, {}, out)).rejects.toThrow(want);
  expect(existsSync(parquet)).toBe(false);
});
