/** Networks of one cache: the second begins with what the first has built, equals it, and leaves nothing behind. */
import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createWalletClient, http, publicActions } from "viem";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { startNetwork, type TestNetwork } from "../src/index.ts";

const OPTIONS = { evm: true, history: { weeks: 2, validators: 4, delegators: 4 } };

let cacheDir: string;
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "primary-network-cache-"));
});
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

/** A test's history, as nodes give it: every block of the P-Chain, and the last of each EVM chain. */
async function blocksOf({ pchain, evmChains }: TestNetwork, heights: { p: number; evm: readonly bigint[] }) {
  const p: unknown[] = [];
  // One after another: of hundreds at once, a busy machine would leave the last without a response in time.
  for (let height = 0; height <= heights.p; height++)
    p.push((await pchain.getBlockByHeight({ height, encoding: "hex" })).block);
  const evm = await Promise.all(
    evmChains.map(({ rpcUrl }, index) =>
      createWalletClient({ transport: http(rpcUrl) })
        .extend(publicActions)
        .getBlock({ blockNumber: heights.evm[index] ?? 0n }),
    ),
  );
  return { p, evm: evm.map(({ hash, stateRoot }) => [hash, stateRoot]) };
}

const exists = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Collects the ids of the Anvil processes that begin meanwhile. */
async function anvilsOf<T>(work: () => Promise<T>): Promise<{ result: T; pids: number[] }> {
  const pids: number[] = [];
  const watch = (message: unknown) => {
    const { process: child } = message as { readonly process: ChildProcess }; // the form of Node's channel
    // Its output exists when it runs; the shell that ends Anvil with this process prints Anvil's id first.
    queueMicrotask(() =>
      child.stdout?.on("data", (chunk: Buffer) => {
        const pid = /^pid (\d+)$/m.exec(chunk.toString("utf8"))?.[1];
        if (pid !== undefined) pids.push(Number(pid));
      }),
    );
  };
  subscribe("child_process", watch);
  try {
    return { result: await work(), pids };
  } finally {
    unsubscribe("child_process", watch);
  }
}

test("the next network with the same options comes from the cache, equals the first, and is another one", async () => {
  const network = await startNetwork({ ...OPTIONS, cacheDir });
  onTestFinished(() => network.close());
  // The index is kept while the network is in use already.
  const endings = async () => (await readdir(cacheDir)).map((name) => name.replace(/^.*\./, "")).sort();
  await expect.poll(endings).toEqual(["index", "world"]);
  const files = (await readdir(cacheDir)).sort();
  const long = new Date("2001-01-01");
  const filesOf = () => Promise.all(files.map((name) => stat(join(cacheDir, name))));
  for (const name of files) await utimes(join(cacheDir, name), long, long);
  const before = await filesOf();
  const temporary = await mkdtemp(join(tmpdir(), "primary-network-testing-"));
  vi.stubEnv("TMPDIR", temporary);

  const { result: other, pids } = await anvilsOf(() => startNetwork({ ...OPTIONS, cacheDir }));
  const { nodeUrl, serviceUrl } = other;
  try {
    expect(new Set([network.nodeUrl, network.serviceUrl, nodeUrl, serviceUrl]).size).toBe(4);
    expect(other.accounts).toEqual(network.accounts);
    const { height: p } = await other.clock.read();
    const evm = await Promise.all(
      other.evmChains.map(({ rpcUrl }) =>
        createWalletClient({ transport: http(rpcUrl) })
          .extend(publicActions)
          .getBlockNumber(),
      ),
    );
    const [mine, theirs] = [await blocksOf(network, { p, evm }), await blocksOf(other, { p, evm })];
    expect(theirs.p.length).toBeGreaterThan(20);
    expect(theirs.p).toEqual(mine.p);
    expect(theirs.evm).toEqual(mine.evm);
    await network.mine(1);
    expect((await other.clock.read()).height).toBe(p);
    expect(pids.map(exists)).toEqual([true, true]);
  } finally {
    await other.close();
    vi.unstubAllEnvs();
  }
  expect(pids.map(exists)).toEqual([false, false]);
  expect(await readdir(temporary)).toEqual([]);
  await rm(temporary, { recursive: true });
  for (const url of [nodeUrl, serviceUrl]) await expect(fetch(url)).rejects.toThrow("fetch failed");

  // The files were read, and not written again.
  const after = await filesOf();
  expect(after.map(({ ino }) => ino)).toEqual(before.map(({ ino }) => ino));
  for (const { mtimeMs } of after) expect(mtimeMs).toBeGreaterThan(long.getTime());
});
