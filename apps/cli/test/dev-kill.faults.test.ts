/** `dev --data-dir` killed at any instant: the next run has everything that anybody saw, and its index agrees with every chain. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createWalletClient, http } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const TSX = import.meta.resolve("tsx");
/** The first account that development tools expect; its key is public. */
const KEY = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";

let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-kill-"));
});
afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts the command from its source, and waits until it has printed its addresses. */
async function start() {
  const flags = ["--node-port", "0", "--port", "0", "--admin-port", "0", "--control-port", "0"];
  const child = spawn(
    process.execPath,
    [
      ...["--import", TSX, "--conditions=@primary-network/source", MAIN, "dev", ...flags],
      ...["--start-time", "2026-06-01", "--block-interval", "1"],
      ...["--data-dir", join(folder, "data"), "--cache-dir", join(folder, "cache"), "--progress", "off"],
    ],
    { cwd: folder, stdio: ["ignore", "pipe", "pipe"] },
  );
  children.push(child);
  child.on("error", () => {});
  let text = "";
  const ended = once(child, "exit").then(() => expect.fail(`it ended: ${text}`));
  ended.catch(() => {});
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (part: string) => {
        text += part;
        if (/Press Ctrl\+C to stop/.test(text)) resolve();
      });
  });
  await Promise.race([ready, ended]);
  const url = (what: string) =>
    new RegExp(`^\\s*${what}\\s+(http://127\\.0\\.0\\.1:\\d+)`, "m").exec(text)?.[1] ??
    expect.fail(`${what}: ${text}`);
  const token = /Bearer ([^"]+)"/.exec(text)?.[1] ?? expect.fail("no token");
  return {
    child,
    node: url("node"),
    service: url("service"),
    admin: url("admin"),
    text: () => text,
    control: async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${token}` };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      const response = await fetch(`${url("control")}${path}`, init);
      expect(response.status, path).toBeLessThan(300);
    },
  };
}
type Running = Awaited<ReturnType<typeof start>>;

interface Status {
  readonly chain: string;
  readonly state: string;
  readonly height: number;
  readonly nodeHeight: number;
}
const statusOf = async ({ service }: Running): Promise<Status[]> =>
  (await (await fetch(`${service}/v1/status`)).json()).chains;

async function rpc(url: string, method: string, params: unknown) {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  };
  return (await (await fetch(url, init)).json()).result;
}

/** Everything that clients learned before the kill. */
interface Seen {
  readonly blocks: Map<string, string>;
  readonly hashes: Set<string>;
}

/** Sends transactions and looks at the chains until the process is killed. */
async function use({ node, control }: Running, { blocks, hashes }: Seen): Promise<void> {
  const wallet = createWalletClient({
    account: privateKeyToAccount(KEY),
    transport: http(`${node}/ext/bc/C/rpc`, { retryCount: 0 }),
  });
  const { address } = wallet.account;
  for (let round = 0; ; round++) {
    hashes.add(await wallet.sendTransaction({ to: address, value: 1n, chain: null }));
    if (round % 4 === 0) await control("/blocks", { count: 3 });
    const { height } = await rpc(`${node}/ext/bc/P`, "platform.getHeight", {});
    const block = await rpc(`${node}/ext/bc/P`, "platform.getBlockByHeight", { height, encoding: "hex" });
    blocks.set(height, block.block);
  }
}

/** Checks that nothing seen is missing, and that every chain's index follows. */
async function check(running: Running, { blocks, hashes }: Seen): Promise<void> {
  const { node, service, admin } = running;
  for (const [height, block] of blocks) {
    const found = await rpc(`${node}/ext/bc/P`, "platform.getBlockByHeight", { height, encoding: "hex" });
    expect(found?.block, `block ${height}`).toBe(block);
  }
  for (const hash of hashes)
    expect(await rpc(`${node}/ext/bc/C/rpc`, "eth_getTransactionReceipt", [hash]), hash).not.toBeNull();
  await running.control("/blocks", { count: 5 });
  const before = await statusOf(running);
  expect(before.map(({ chain }) => chain)).toHaveLength(5);
  await expect
    .poll(async () => {
      const now = await statusOf(running);
      return now.every(
        ({ state, height, nodeHeight }, index) =>
          state === "following" && height <= nodeHeight && height >= (before[index]?.height ?? 0),
      );
    })
    .toBe(true);
  expect((await fetch(`${admin}/readyz`)).status).toBe(200);
  for (const hash of [...hashes].slice(-3))
    await expect
      .poll(async () => (await fetch(`${service}/v1/chains/43112/transactions/${hash}`)).status)
      .toBe(200);
  expect(running.text()).not.toMatch(/cannot be used|is built again|is removed/);
}

test("a killed network goes on where it was seen last, with the index of all five chains", async () => {
  const seen: Seen = { blocks: new Map(), hashes: new Set() };
  // The kill falls into the traffic, and right behind the start.
  for (const transactions of [30, 1]) {
    const running = await start();
    await check(running, seen);
    const enough = seen.hashes.size + transactions;
    const ended = once(running.child, "exit");
    const using = use(running, seen).catch(() => {});
    await expect.poll(() => seen.hashes.size).toBeGreaterThanOrEqual(enough);
    running.child.kill("SIGKILL");
    await Promise.all([ended, using]);
  }
  const last = await start();
  await check(last, seen);
  const ended = once(last.child, "exit");
  last.child.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
});
