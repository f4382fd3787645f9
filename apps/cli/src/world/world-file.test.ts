/** Where worlds are kept: a folder of its own for each history, and for each time of Helicon. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalnet } from "@primary-network/localnet";
import { expect, test } from "vitest";
import { createProgram } from "../program.ts";
import { WorldFile } from "./world-file.ts";

test("networks that diverge after the same history use different folders", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "world-file-"));
  try {
    const localnet = await createLocalnet({ weeks: 2, validators: 4, delegators: 0 });
    const folderOf = async (heliconTime?: number) =>
      (await WorldFile.open(localnet, dataDir, heliconTime)).folder ?? "";
    const [never, first, second] = [
      await folderOf(),
      await folderOf(1_800_000_000),
      await folderOf(1_800_000_001),
    ];
    expect(first).toBe(`${never}-helicon-1800000000`);
    expect(new Set([never, first, second]).size).toBe(3);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test.each(["dev", "start"])("%s accepts the time of Helicon", (name) => {
  const command = createProgram().commands.find((entry) => entry.name() === name);
  command?.parseOptions(["--helicon-time", "2026-05-01"]);
  expect(command?.opts().heliconTime).toBe(Date.UTC(2026, 4, 1) / 1_000);
});
