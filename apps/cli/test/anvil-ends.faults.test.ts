/** The EVM chains' processes end with the command, however it ends. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endCommands, FREE_PORTS, startBuilt } from "./built-command.ts";
import { descendantsOf, running as stillRunning } from "./descendants.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-anvil-"));
});
afterAll(async () => {
  await endCommands();
  await rm(folder, { recursive: true, force: true });
});

describe.skipIf(process.platform !== "linux")("the Anvil processes of dev end with it", () => {
  const anvils = (pid: number) => descendantsOf(pid).filter(({ command }) => command === "anvil");

  /** Begins `dev` with its EVM chains. */
  function begin() {
    // Built once: a network of a fixed start time is kept.
    const kept = ["--cache-dir", join(folder, "cache"), "--start-time", "2026-06-01"];
    const dev = startBuilt(folder, "dev", ...FREE_PORTS, "--data-dir", "memory", ...kept);
    return { dev, pid: dev.child.pid ?? 0 };
  }

  it.each<[NodeJS.Signals, unknown]>([
    ["SIGINT", [null, "SIGINT"]],
    ["SIGKILL", [null, "SIGKILL"]],
  ])("on %s while it starts", async (signal, end) => {
    const { dev, pid } = begin();
    await expect.poll(() => anvils(pid).length).toBeGreaterThan(0);
    const before = descendantsOf(pid);
    dev.signal(signal);
    expect(await dev.ended).toEqual(end);
    await expect.poll(() => stillRunning(before)).toEqual([]);
  });

  it.each<[NodeJS.Signals, unknown]>([
    ["SIGINT", [0, null]],
    ["SIGTERM", [0, null]],
    ["SIGKILL", [null, "SIGKILL"]],
  ])("on %s once it is ready", async (signal, end) => {
    const { dev, pid } = begin();
    await dev.printed(/local and ready/);
    const before = descendantsOf(pid);
    expect(before.filter(({ command }) => command === "anvil").length).toBeGreaterThan(1);
    dev.signal(signal);
    expect(await dev.ended).toEqual(end);
    await expect.poll(() => stillRunning(before)).toEqual([]);
  });
});
