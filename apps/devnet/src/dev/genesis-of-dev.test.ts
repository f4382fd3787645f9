/** The genesis of the local network, whether or not it runs. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_NOW } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fixturePath } from "../../../../fixtures/fixture.ts";
import { StartTimes } from "../world/start-time.ts";
import { genesisOfDev } from "./genesis-of-dev.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-genesis-of-"));
  await new StartTimes(folder).keep("primary-network", DEFAULT_NOW);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  { given: "its start time", options: { startTime: DEFAULT_NOW, dataDir: () => "memory" } },
  { given: "the folder of its last run", options: { dataDir: () => folder } },
])("follows from $given", async ({ options: { dataDir, ...options } }) => {
  const { startTime } = await genesisOfDev({ seed: "primary-network", ...options, dataDir: dataDir() });
  expect(startTime).toBe(DEFAULT_NOW - 6 * 7 * 86_400);
});

it("is that of the file of --genesis", async () => {
  const genesis = fixturePath("avalanchego/genesis_local.json");
  const { networkID, message } = await genesisOfDev({ seed: "s", dataDir: "memory", genesis });
  expect([networkID, message]).toEqual([12_345, "{{ fun_quote }}"]);
});

it.each([
  { dataDir: "memory", want: "with --data-dir memory, nothing is kept" },
  { dataDir: "/nowhere/at-all", want: "none is in /nowhere/at-all" },
])("is not known without a start: $dataDir", async ({ dataDir, want }) => {
  await expect(genesisOfDev({ seed: "s", dataDir })).rejects.toThrow(want);
});

it("is not known for a seed that has not run in the folder", async () => {
  await expect(genesisOfDev({ seed: "another", dataDir: folder })).rejects.toThrow(
    '--print-genesis needs a network that "dev" has started, or its --start-time',
  );
});
