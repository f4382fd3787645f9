/** A node's process: ended by its own id, and never left behind. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { startProgram } from "../../../tools/shared/running-program.ts";
import { NodeProcess } from "../src/avalanchego/node-process.ts";
import { processExists } from "./process-exists.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "realnet-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A program in a node's place. */
async function stub(script: string) {
  const binary = join(folder, "node.sh");
  await writeFile(binary, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { binary, configFile: "none", folder, url: "http://127.0.0.1:1" };
}

test("a node is started, stopped in order, and started again", async () => {
  const node = new NodeProcess(await stub("exec sleep 1000"));
  await node.start();
  await expect(node.start()).rejects.toThrow("runs already");
  const { pid = 0 } = node;
  expect(processExists(pid)).toBe(true);
  await node.stop();
  expect([node.running, node.pid, processExists(pid)]).toEqual([false, undefined, false]);
  await node.stop(); // does nothing
  await node.start();
  await node.kill();
  expect(node.running).toBe(false);
});

test("a node that exits by itself gives an error with the end of its output", async () => {
  const node = new NodeProcess(await stub("echo no such flag; exit 1"));
  await node.start();
  await expect(node.untilHealthy(60_000)).rejects.toThrow(/ended:\n(.|\n)*no such flag/);
});

test("the node exits with its parent process, even when that is killed", async () => {
  const { binary } = await stub("exec sleep 1000");
  const source = JSON.stringify(join(import.meta.dirname, "../src/avalanchego/node-process.ts"));
  const starter = `
    import { NodeProcess } from ${source};
    const node = new NodeProcess({ binary: ${JSON.stringify(binary)}, configFile: "none", folder: ${JSON.stringify(folder)}, url: "http://127.0.0.1:1" });
    await node.start();
    console.log(node.pid);
    setInterval(() => {}, 1000);`;
  const { build } = await import("esbuild");
  const outfile = join(folder, "starter.mjs");
  await build({
    stdin: { contents: starter, resolveDir: import.meta.dirname },
    bundle: true,
    platform: "node",
    format: "esm",
    outfile,
  });
  const parent = startProgram(process.execPath, [outfile]);
  onTestFinished(() => parent.kill());
  const [, printed] = await parent.printed(/^(\d+)\n/);
  const pid = Number(printed);
  expect(processExists(pid)).toBe(true);
  // Linux tells when a process is gone by its folder in /proc; the test ends by then or by its own limit.
  await parent.kill();
  while (
    processExists(pid) &&
    !/^State:\s+Z/m.test(await readFile(`/proc/${pid}/status`, "utf8").catch(() => ""))
  ) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
});
