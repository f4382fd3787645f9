/** Spin finds no order of steps that breaks the model of the indexers' lease, and one for each rule that is left out. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { run } from "../shared/command.ts";

const model = fileURLToPath(new URL("indexer-lease.pml", import.meta.url));
// Both come from a system's packages (Debian: spin, gcc); continuous integration installs them.
const hasSpin = ["spin", "gcc"].every(
  (name) => spawnSync(name, [name === "spin" ? "-V" : "--version"]).status === 0,
);

/** What Spin's verifier reports: `errors: 0`, or what was broken. */
async function verify(leftOut: string | undefined, isLiveness: boolean): Promise<string> {
  const cwd = mkdtempSync(join(tmpdir(), "indexer-lease-"));
  try {
    await run("spin", [...(leftOut === undefined ? [] : [`-D${leftOut}`]), "-a", model], { cwd });
    const kind = isLiveness ? ["-DNFAIR=3"] : ["-DSAFETY", "-DNOCLAIM"];
    await run("gcc", ["-w", "-O1", ...kind, "-o", "pan", "pan.c"], { cwd });
    // Weak fairness: a process that can take steps takes one in the end.
    return await run(join(cwd, "pan"), ["-m100000", ...(isLiveness ? ["-a", "-f"] : [])], { cwd });
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

describe.skipIf(!hasSpin)("the lease of indexers", () => {
  it("never loses, doubles or writes a block in a term that is over", async () => {
    const report = await verify(undefined, false);
    expect(report).toMatch(/errors: 0/);
    expect(report).not.toMatch(/max search depth too small/);
    expect(report).toMatch(/unreached in proctype Indexer\n\t\(0 of/);
  });

  it("indexes everything in the end while one process lives", async () => {
    expect(await verify(undefined, true)).toMatch(/errors: 0/);
  });

  it.each([
    { leftOut: "NO_CHECK", broken: /assertion violated \(fence==term\)/, isLiveness: false },
    { leftOut: "NO_LOCK", broken: /assertion violated \(fence==term\)/, isLiveness: false },
    { leftOut: "NO_FORGET", broken: /assertion violated \(height==known\)/, isLiveness: false },
    { leftOut: "NO_TAKEOVER", broken: /acceptance cycle/, isLiveness: true },
  ])("is broken with $leftOut", async ({ leftOut, broken, isLiveness }) => {
    const report = await verify(leftOut, isLiveness);
    expect(report).toMatch(/errors: 1/);
    expect(report).toMatch(broken);
  });
});
