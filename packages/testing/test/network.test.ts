/** A network of its own for a test file, as a fixture: its clients, time, faults and snapshots, and that nothing of it remains. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "vitest";
import { NetworkControlError, startNetwork, type TestNetwork } from "../src/index.ts";

const SMALL = { history: { weeks: 2, validators: 4, delegators: 4 } };

/** The form that a test file of a user has: one network for the file, started when the first test asks for it. */
const test = base.extend<{ file: { readonly network: TestNetwork; readonly cacheDir: string } }>({
  file: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the dependencies from the pattern
    async ({}, use) => {
      const cacheDir = await mkdtemp(join(tmpdir(), "primary-network-testing-"));
      const network = await startNetwork({ ...SMALL, cacheDir });
      await use({ network, cacheDir });
      await network.close();
      await rm(cacheDir, { recursive: true });
    },
    { scope: "file" },
  ],
});

test("its clients ask the service and the node, which agree", async ({ file: { network } }) => {
  const { height } = await network.pchain.getHeight();
  expect(Number(height)).toBe((await network.clock.read()).height);
  expect((await network.data.subnets.list()).items.length).toBeGreaterThan(0);
  expect(network.accounts.alice.pAddress).toMatch(/^P-local1/);
  expect(network.evmChains).toEqual([]);
});

test("time stands still until it is moved, and what happens meanwhile is indexed", async ({
  file: { network },
}) => {
  const before = await network.clock.read();
  expect(before).toMatchObject({ now: 1_780_272_000, frozen: true });
  const after = await network.clock.advance(30 * 86_400);
  expect(after.now).toBe(before.now + 30 * 86_400);
  await network.mine(2);
  const { height } = await network.clock.read();
  expect(height).toBeGreaterThanOrEqual(before.height + 2);
  await expect(network.clock.set(before.now)).rejects.toThrow(NetworkControlError);
  await expect(network.clock.set(before.now)).rejects.toThrow("now must not be before the clock's");
});

test("a fault of the node happens as often as it is told", async ({ file: { network } }) => {
  const status = async () =>
    (
      await fetch(`${network.nodeUrl}/ext/bc/P`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"jsonrpc":"2.0","id":1,"method":"platform.getHeight"}',
      })
    ).status;
  await network.faults.add({
    kind: "status",
    status: 503,
    route: "/ext/bc/P",
    method: "platform.getHeight",
    next: 1,
  });
  // The service asks too: whoever comes first meets it, and nobody after that.
  const seen = [await status(), await status()];
  expect(seen[1]).toBe(200);
  await network.faults.clear();
  expect(await status()).toBe(200);
});

test("a snapshot brings back the height that it was taken at", async ({ file: { network } }) => {
  await network.snapshots.save("before");
  const { height } = await network.clock.read();
  await network.mine(3);
  await network.snapshots.restore("before");
  expect((await network.clock.read()).height).toBe(height);
  expect((await network.data.subnets.list()).items.length).toBeGreaterThan(0);
});

test("the next network with the same options comes from the cache, equals the first, and is another one", async ({
  file: { network, cacheDir },
}) => {
  expect((await readdir(cacheDir)).map((name) => name.replace(/^.*\./, "")).sort()).toEqual([
    "index",
    "world",
  ]);
  const other = await startNetwork({ ...SMALL, cacheDir });
  const { nodeUrl, serviceUrl } = other;
  try {
    expect(new Set([network.nodeUrl, network.serviceUrl, nodeUrl, serviceUrl]).size).toBe(4);
    expect(other.accounts).toEqual(network.accounts);
    await network.mine(1);
    expect((await other.clock.read()).height).toBeLessThan((await network.clock.read()).height);
  } finally {
    await other.close();
  }
  await expect(fetch(nodeUrl)).rejects.toThrow();
  await expect(fetch(serviceUrl)).rejects.toThrow();
});
