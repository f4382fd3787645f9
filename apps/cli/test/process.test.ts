/** The command as a process of its own: how it ends on signals. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createLocalnet } from "@primary-network/localnet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Listener, listen } from "../src/listen/listen.ts";
import { descendantsOf, running as stillRunning } from "./descendants.ts";
import { BODY, startRequest } from "./running-request.ts";

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url)); // `pnpm test` builds it first

let folder: string;
let node: Listener;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-process-"));
  const net = await createLocalnet({ validators: 4, delegators: 4, weeks: 2 });
  node = await listen({ name: "node", flag: "", host: "127.0.0.1", port: 0, fetch: net.fetch });
  await writeFile(join(folder, "genesis.bin"), net.genesisBytes);
});
afterAll(async () => {
  for (const child of children) if (child.exitCode === null) child.kill("SIGKILL");
  await node.close();
  await rm(folder, { recursive: true, force: true });
});

/** A running command, and what it has printed. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  const running = { child, text: "", ended: once(child, "exit") };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      running.text += text;
    });
  return running;
}

async function printed(running: ReturnType<typeof run>, what: RegExp): Promise<string> {
  await expect.poll(() => running.text).toMatch(what);
  return what.exec(running.text)?.[1] ?? "";
}

it("serve finishes the running request and exits with 0 on SIGTERM", async () => {
  await writeFile(
    join(folder, "config.yaml"),
    `networks:
  fuji: { nodeUrl: "${node.url}", genesis: genesis.bin }
database: { dataDir: index }
listen: { port: 0, adminPort: 0 }
logLevel: silent
`,
  );
  const serving = run("serve", "--config", "config.yaml");
  const url = new URL(await printed(serving, /data and metrics {2}(\S+)/));
  const path = "/v1/networks/fuji/subnets?pageSize=1";
  await expect.poll(async () => (await fetch(new URL(path, url))).status).toBe(200);
  const request = await startRequest(url);
  request.socket.write(BODY.slice(0, 10));
  serving.child.kill("SIGTERM");
  // New callers are refused from now on.
  await expect
    .poll(() =>
      fetch(new URL(path, url)).then(
        () => "handled",
        () => "refused",
      ),
    )
    .toBe("refused");
  request.socket.write(BODY.slice(10));
  await expect.poll(request.response).toMatch(/HTTP\/1.1 400 Bad Request[\s\S]*type must be/);
  expect(await serving.ended).toEqual([0, null]);
  request.socket.destroy();
  // What is left can be used again.
  const again = run("serve", "--config", "config.yaml");
  const second = new URL(await printed(again, /data and metrics {2}(\S+)/));
  await expect.poll(async () => (await fetch(new URL(path, second))).status).toBe(200);
  // A second signal does not wait for a request that hangs.
  const hanging = await startRequest(second);
  hanging.socket.on("error", () => {});
  again.child.kill("SIGTERM");
  await expect
    .poll(() =>
      fetch(new URL("/livez", second)).then(
        () => "handled",
        () => "refused",
      ),
    )
    .toBe("refused");
  again.child.kill("SIGTERM");
  expect(await again.ended).toEqual([143, null]);
  hanging.socket.destroy();
});

it("start can be interrupted during its tour", async () => {
  const ports = ["--node-port", "0", "--port", "0", "--admin-port", "0"];
  const touring = run("start", ...ports, "--data-dir", "memory", "--no-evm");
  let reported = false;
  // At once, not when a look finds it: the tour is short.
  touring.child.stdout?.on("data", () => {
    if (!reported && /1\. Active validators/.test(touring.text)) reported = touring.child.kill("SIGINT");
  });
  await printed(touring, /(1\. Active validators)/);
  expect(await touring.ended).toEqual([0, null]);
  expect(touring.text).not.toMatch(/Error|keep running/);
});

describe.skipIf(process.platform !== "linux")("the Anvil processes of dev end with it", () => {
  const anvils = (pid: number) => descendantsOf(pid).filter(({ command }) => command === "anvil");

  /** Begins `dev` with its EVM chains. */
  function begin() {
    const ports = ["--node-port", "0", "--port", "0", "--admin-port", "0"];
    // Built once: a network of a fixed start time is kept.
    const kept = ["--cache-dir", join(folder, "cache"), "--start-time", "2026-06-01"];
    const dev = run("dev", ...ports, "--data-dir", "memory", ...kept);
    return { ...dev, pid: dev.child.pid ?? 0, printedBy: () => printed(dev, /(local and ready)/) };
  }

  it.each<[NodeJS.Signals, unknown]>([
    ["SIGINT", [null, "SIGINT"]],
    ["SIGKILL", [null, "SIGKILL"]],
  ])("on %s while it starts", async (signal, end) => {
    const dev = begin();
    await expect.poll(() => anvils(dev.pid).length).toBeGreaterThan(0);
    const before = descendantsOf(dev.pid);
    dev.child.kill(signal);
    expect(await dev.ended).toEqual(end);
    await expect.poll(() => stillRunning(before)).toEqual([]);
  });

  it.each<[NodeJS.Signals, unknown]>([
    ["SIGINT", [0, null]],
    ["SIGTERM", [0, null]],
    ["SIGKILL", [null, "SIGKILL"]],
  ])("on %s once it is ready", async (signal, end) => {
    const dev = begin();
    await dev.printedBy();
    const before = descendantsOf(dev.pid);
    expect(before.filter(({ command }) => command === "anvil").length).toBeGreaterThan(1);
    dev.child.kill(signal);
    expect(await dev.ended).toEqual(end);
    await expect.poll(() => stillRunning(before)).toEqual([]);
  });
});
