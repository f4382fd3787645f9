/** Files that `clean` removes, and cases in which it refuses. */
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockDataDir } from "@primary-network/service";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type CleanFlags, runClean } from "./run-clean.ts";

let root: string;
let dataDir: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "primary-network-clean-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(root, "data-"));
  await mkdir(join(dataDir, "local-2Fy3sXQ9bWvLdHaA-evm-helicon-1800000000", "base"), { recursive: true });
  await mkdir(join(dataDir, ".locks", "0123456789abcdef"), { recursive: true });
  await mkdir(join(dataDir, "local-2Fy3sXQ9bWvLdHaA.unusable-2026"));
  await mkdir(join(dataDir, "avalanchego-0123456789abcdef"));
  const files = [
    ["start-times.json", 10],
    ["local-2Fy3sXQ9bWvLdHaA-evm-helicon-1800000000/PG_VERSION", 3],
    ["local-2Fy3sXQ9bWvLdHaA-evm-helicon-1800000000/base/1", 1_000],
    ["local-2Fy3sXQ9bWvLdHaA-evm-helicon-1800000000.world", 100],
    ["local-2Fy3sXQ9bWvLdHaA-evm-helicon-1800000000.lock", 0],
    ["local-2Fy3sXQ9bWvLdHaA.unusable-2026/PG_VERSION", 3],
    ["avalanchego-0123456789abcdef/genesis.json", 20],
  ] as const;
  for (const [name, bytes] of files) await writeFile(join(dataDir, name), "x".repeat(bytes));
});

async function run(flags: Partial<CleanFlags> = {}) {
  const lines: string[] = [];
  await runClean(
    { dataDir, dryRun: false, cache: false, ...flags },
    { print: (text) => void lines.push(text), tell: () => {} },
  );
  return lines.join("\n");
}

const everything = async () => (await readdir(dataDir, { recursive: true })).sort();

it("removes all that dev keeps, with the folder, and says how much", async () => {
  const printed = await run();
  expect(printed).toContain(`Removed ${join(dataDir, "start-times.json")} (10 bytes)`);
  expect(printed).toContain("-1800000000 (1003 bytes)");
  await expect(readdir(dataDir)).rejects.toThrow("ENOENT");
  expect(await run()).toBe(`Nothing to remove: ${dataDir} does not exist or is empty.`);
});

it("only lists in a dry run", async () => {
  const before = await everything();
  const { bytes, removed, ...rest } = JSON.parse(await run({ dryRun: true, json: true }));
  expect(rest).toEqual({ dryRun: true, folder: dataDir });
  expect(removed).toHaveLength((await readdir(dataDir)).length);
  expect(bytes).toBe(removed.reduce((sum: number, entry: { bytes: number }) => sum + entry.bytes, 0));
  expect(bytes).toBeGreaterThanOrEqual(1_136);
  expect(await everything()).toEqual(before);
});

it.each(["notes.txt", "local-photos of 2026", "node_modules", "local-", ".git", "start-times.json.bak"])(
  "removes nothing of a folder with %j",
  async (name) => {
    await writeFile(join(dataDir, name), "mine");
    const before = await everything();
    await expect(run()).rejects.toThrow(/holds files that dev did not create: .*Nothing was removed/);
    expect(await everything()).toEqual(before);
  },
);

it.each([".locks/0123456789abcdef", "local-2Fy3sXQ9bWvLdHaA-evm-helicon-1800000000"])(
  "removes nothing while %s is in use",
  async (name) => {
    const lock = await lockDataDir(join(dataDir, name));
    const before = await everything();
    await expect(run()).rejects.toThrow(/is in use by this process: end it first\. Nothing was removed/);
    expect(await everything()).toEqual(before);
    lock.release();
    await run();
    await expect(readdir(dataDir)).rejects.toThrow("ENOENT");
  },
);

it("removes cached networks only when asked, and nothing else of their folder", async () => {
  const cacheDir = await mkdtemp(join(root, "cache-"));
  const entry = `${"ab".repeat(32)}.world`;
  for (const name of [entry, "other"]) await writeFile(join(cacheDir, name), "12345");
  await run({ cacheDir });
  expect(await readdir(cacheDir)).toEqual([entry, "other"]);
  expect(await run({ cacheDir, cache: true, dryRun: true })).toContain(
    `Would remove ${join(cacheDir, entry)} (5 bytes)`,
  );
  expect(await run({ cacheDir, cache: true })).toBe(
    `Removed ${join(cacheDir, entry)} (5 bytes)\n5 bytes in total.`,
  );
  expect(await readdir(cacheDir)).toEqual(["other"]);
});

it("removes no link's target, and no folder behind a link", async () => {
  const precious = await mkdtemp(join(root, "precious-"));
  await writeFile(join(precious, "photo"), "x");
  await symlink(precious, join(dataDir, "local-abc"));
  await run();
  expect(await readdir(precious)).toEqual(["photo"]);
  dataDir = join(root, "link");
  await symlink(precious, dataDir);
  await expect(run()).rejects.toThrow("is not a folder. Nothing was removed");
});
