/** One directory, one owner: among processes that race, after a kill, and where two processes have the same process id. */

import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pid } from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LockOrder } from "../../../test/child/lock-process.ts";
import { bundleProgram, Child } from "../../../test/child-process.ts";
import { lockDataDir, lockSetUp } from "./data-dir-lock.ts";

const WINS = 60;
const program = await bundleProgram("child/lock-process.ts");

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "data-dir-lock-"));
});
afterAll(() => rm(root, { recursive: true }));

async function directory(name: string): Promise<string> {
  const path = join(root, name);
  await mkdir(path);
  return path;
}

class Owner extends Child {
  #orders = 0;

  /** Its line about an order. */
  ask(order: LockOrder): Promise<string | undefined> {
    const at = this.#orders++;
    return this.send(order).line((_, index) => index === at);
  }
}

test("of processes that race repeatedly, no two hold the lock together", async () => {
  const dataDir = await directory("raced");
  const processes = Array.from({ length: 3 }, () => new Owner(program));
  const lines = await Promise.all(processes.map((one) => one.ask({ dataDir, wins: WINS })));
  for (const line of lines) expect(JSON.parse(line ?? "")).toEqual({ won: WINS, overlaps: 0 });
  await Promise.all(processes.map((one) => one.kill()));
});

test("a killed owner's directory is free at once, and a running owner's is not", async () => {
  const dataDir = await directory("killed");
  for (let round = 0; round < 3; round++) {
    const owner = new Owner(program);
    const [, held] = (await owner.ask({ dataDir }))?.split(" ") ?? [];
    await expect(lockDataDir(dataDir)).rejects.toThrow(
      `dataDir ${dataDir} is in use by process ${held} of host `,
    );
    await owner.kill();
    const lock = await lockDataDir(dataDir);
    await expect(lockDataDir(dataDir)).rejects.toThrow(/is in use by this process$/);
    lock.release();
  }
});

/** Starts a command as process 1 of a namespace of its own, as containers do; undefined where that is not permitted. */
const namespaces = [
  ["--pid", "--fork", "--kill-child"],
  ["--user", "--map-root-user", "--pid", "--fork", "--kill-child"],
].find((flags) => spawnSync("unshare", [...flags, "true"]).status === 0);

test.skipIf(namespaces === undefined)(
  "two processes with process id 1 in different namespaces are distinguished",
  async () => {
    const dataDir = await directory("contained");
    const start = () => new Owner(program, ["unshare", ...(namespaces ?? [])]);
    const [one, other] = [start(), start()];
    expect(await one.ask({ dataDir })).toBe("held 1");
    expect(await other.ask({ dataDir })).toContain("is in use by process 1 of host ");
    await one.kill();
    // The kernel ends the inner process with the outer one; its lock may outlast that by a moment.
    await expect.poll(() => other.ask({ dataDir })).toBe("held 1");
    await other.kill();
  },
);

test("the lock of a dead owner has no effect, whatever process has its id now", async () => {
  const dataDir = await directory("reused");
  await writeFile(`${dataDir}.lock`, String(process.ppid)); // the text means nothing
  (await lockSetUp(dataDir))();
  const stale = ["", "{", JSON.stringify({ token: "other", pid, host: "here" })];
  for (const text of stale) {
    await writeFile(join(dataDir, "primary-network.owner"), text);
    const lock = await lockDataDir(dataDir);
    lock.check();
    lock.release();
  }
});

test("only one process sets up a directory at a time", async () => {
  const dataDir = join(root, "set-up");
  const release = await lockSetUp(dataDir);
  await expect(lockSetUp(dataDir)).rejects.toThrow("is being opened by another process");
  release();
  (await lockSetUp(dataDir))();
});

test("another path to the directory is the same directory", async () => {
  const dataDir = await directory("linked");
  await symlink(dataDir, join(root, "link"));
  const lock = await lockDataDir(dataDir);
  await expect(lockDataDir(join(root, "link"))).rejects.toThrow("is in use by this process");
  lock.release();
});

test("an owner whose lock file was removed detects a new owner", async () => {
  const dataDir = await directory("removed");
  const first = await lockDataDir(dataDir);
  first.check();
  await rm(join(dataDir, "primary-network.lock"));
  const second = await lockDataDir(dataDir);
  expect(() => first.check()).toThrow(`dataDir ${dataDir} is in use by this process`);
  second.check();
  first.release();
  second.check();
  second.release();
});
