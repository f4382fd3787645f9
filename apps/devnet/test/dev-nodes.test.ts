/** `dev --avalanchego` with a program in the node's place: start, failure, version, what it serves, and its end. */
import { access, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalnet, type GenesisFile, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type DevNodesOptions,
  NOT_CONTROLLED,
  nodesFolder,
  startDevNodes,
} from "../src/avalanchego/dev-nodes.ts";
import { checkBinary, parseVersion } from "../src/avalanchego/version.ts";
import { genesisOfDev } from "../src/dev/genesis-of-dev.ts";
import { startDevOnNodes } from "../src/index.ts";
import { type Listener, listen } from "../src/listen/listen.ts";
import { DEV_OPTIONS } from "./dev-options.ts";
import { writeFakeNode } from "./fake-node.ts";
import { processExists } from "./process-exists.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-nodes-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The processes of the nodes of a folder. */
const pidsIn = (nodes: string): Promise<number[]> =>
  Promise.all(
    [0, 1].map(async (index) => Number(await readFile(join(nodes, `node-${index}`, "pid"), "utf8"))),
  );

const optionsOf = (binary: string, dataDir: string): DevNodesOptions => ({
  binary,
  seed: "primary-network",
  dataDir,
  evm: true,
  url: "http://127.0.0.1:9650",
});

describe("the version", () => {
  test.each([
    { given: "avalanchego/1.14.2 [database=v1.4.5, rpcchainvm=44, go=1.24.11]\n", want: "1.14.2" },
    { given: "avalanchego/1.15.0 [database=v1.4.5]", want: "1.15.0" },
    { given: "v20.19.0", want: undefined },
    { given: "", want: undefined },
  ])("of $given is $want", ({ given, want }) => expect(parseVersion(given)?.text).toBe(want));

  test.each([
    { version: "1.13.5", want: "is 1.13.5; dev needs 1.14.0 or newer." },
    {
      version: "1.14.2",
      helicon: true,
      want: "does not support Helicon. --helicon-time needs 1.15.0 or newer.",
    },
  ])("$version is too old", async ({ version, helicon, want }) => {
    const binary = await writeFakeNode(folder, { version });
    await expect(checkBinary(binary, helicon)).rejects.toThrow(want);
  });

  test.each([
    { version: "1.14.0" },
    { version: "1.15.0", helicon: true },
    { version: "2.0.0", helicon: true },
  ])("$version is supported", async ({ version, helicon }) => {
    const binary = await writeFakeNode(folder, { version });
    expect((await checkBinary(binary, helicon)).text).toBe(version);
  });

  test("of what is no node, or nothing, is a clear error", async () => {
    await expect(checkBinary(process.execPath)).rejects.toThrow(
      / is no avalanchego: its --version prints none/,
    );
    const missing = join(folder, "missing");
    await expect(checkBinary(missing)).rejects.toThrow(`--avalanchego ${missing} cannot be run: `);
  });
});

test("two nodes run with files of their own, requests are passed on, and all end", async () => {
  const binary = await writeFakeNode(folder);
  const { network, fetch: ask } = await startDevNodes(optionsOf(binary, folder));
  const nodes = nodesFolder(folder, "primary-network", undefined);
  const pids = await pidsIn(nodes);
  try {
    expect(pids.map(processExists)).toEqual([true, true]);
    expect(network).toMatchObject({
      networkId: 1337,
      hrp: "custom",
      name: "fuji",
      indexFolder: join(nodes, "index"),
      blockCount: 8,
      evmUnavailable: undefined,
    });
    expect(network.accounts.alice.pAddress).toMatch(/^P-custom1/);
    expect(network.notes.join()).toMatch(/avalanchego 1\.14\.2; the log is .*node-0\/logs\/main\.log\.$/);
    expect(network.evmChains.map(({ evmChainId }) => evmChainId)).toEqual([43_112]);

    const genesis: GenesisFile = JSON.parse(await readFile(join(nodes, "genesis.json"), "utf8"));
    expect(genesis.initialStakers).toHaveLength(2);
    const { alice } = network.accounts;
    const held = genesis.allocations.find(({ avaxAddr }) => avaxAddr === alice.xAddress);
    expect(held?.unlockSchedule.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(21_000_000e9);
    expect(JSON.parse(genesis.cChainGenesis).alloc).toHaveProperty(
      "f39fd6e51aad88f6f4ce6ab8827279cfffb92266",
    );
    expect(await genesisOfDev({ seed: "primary-network", dataDir: folder, avalanchego: binary })).toEqual(
      genesis,
    );

    const response = await ask(
      new Request("http://127.0.0.1:9650/ext/bc/P", { method: "POST", body: '{"id":3}' }),
    );
    expect([response.status, response.headers.get("x-from"), await response.json()]).toEqual([
      200,
      "the node",
      { jsonrpc: "2.0", id: 3, result: { height: "7" } },
    ]);
  } finally {
    await network.close();
  }
  expect(pids.map(processExists)).toEqual([false, false]);
  const gone = await ask(new Request("http://127.0.0.1:9650/ext/bc/P", { method: "POST", body: "{}" }));
  expect(gone.status).toBe(502);
});

test("a folder's network is continued; one in memory leaves nothing", async () => {
  const binary = await writeFakeNode(folder);
  const other = join(folder, "other");
  const start = (dataDir: string) => startDevNodes({ ...optionsOf(binary, dataDir), evm: false });
  const first = await start(other);
  await first.network.close();
  const again = await start(other);
  await again.network.close();
  expect(again.network.source.genesis).toEqual(first.network.source.genesis);
  expect(again.network.evmChains).toEqual([]);

  const inMemory = await start("memory");
  const logFile = /the log is (.*)\.$/.exec(inMemory.network.notes.join())?.[1] ?? "";
  const flags = JSON.parse(await readFile(join(logFile, "../../flags.json"), "utf8"));
  expect(flags["db-type"]).toBe("memdb");
  expect(inMemory.network.indexFolder).toBeUndefined();
  await inMemory.network.close();
  await expect(access(flags["data-dir"])).rejects.toThrow("ENOENT");
});

describe("the control API", () => {
  const request = (path: string, token: string, init: RequestInit = {}) =>
    new Request(`http://control${path}`, { ...init, headers: { authorization: `Bearer ${token}` } });

  test("scripts faults, reads the clock, and says of the rest why it cannot", async () => {
    const { network, fetch: ask } = await startDevNodes(optionsOf(await writeFakeNode(folder), "memory"));
    const { control } = network;
    if (!control) throw new Error("no control");
    const { token } = control;
    const height = () => ask(new Request("http://n/ext/bc/P", { method: "POST", body: "{}" }));
    try {
      expect((await control.fetch(request("/clock", "wrong"))).status).toBe(401);
      const clock = await (await control.fetch(request("/clock", token))).json();
      expect(clock).toEqual({ now: expect.any(Number), frozen: false });
      const fault = JSON.stringify({ kind: "status", route: "/ext/bc/P", status: 503, body: "busy" });
      const set = await control.fetch(request("/faults", token, { method: "POST", body: fault }));
      expect([set.status, (await height()).status]).toEqual([201, 503]);
      await control.fetch(request("/faults", token, { method: "DELETE" }));
      expect((await height()).status).toBe(200);
      for (const [method, path] of [
        ["PUT", "/clock"],
        ["POST", "/clock/advance"],
        ["POST", "/clock/freeze"],
        ["POST", "/blocks"],
        ["GET", "/snapshot"],
        ["PUT", "/snapshots/a"],
        ["POST", "/snapshots/a/restore"],
      ] as const) {
        const response = await control.fetch(request(path, token, { method }));
        expect([path, response.status, await response.json()]).toEqual([
          path,
          501,
          { error: NOT_CONTROLLED },
        ]);
      }
      expect((await control.fetch(request("/nothing", token))).status).toBe(404);
    } finally {
      await network.close();
    }
  });
});

describe("a node that does not start", () => {
  test.each([
    {
      mode: "fails",
      healthTimeoutMs: 60_000,
      want: /did not start: the node at .* ended:\ncouldn't start node: the fake one never does/,
    },
    {
      mode: "unhealthy",
      healthTimeoutMs: 1,
      want: /did not start: the node at .* is not healthy after 1 ms/,
    },
  ] as const)(
    "$mode: the error has its output and names its folder, and nothing runs",
    async ({ mode, healthTimeoutMs, want }) => {
      const dataDir = join(folder, mode);
      const binary = await writeFakeNode(folder, { mode });
      const starting = startDevNodes({ ...optionsOf(binary, dataDir), healthTimeoutMs });
      const error = await starting.then(
        () => expect.fail("it started"),
        (reason: Error) => reason,
      );
      expect(error.name).toBe("CliError");
      expect(error.message).toMatch(want);
      expect(error.message).toContain(
        `Its files and logs are in ${nodesFolder(dataDir, "primary-network", undefined)}.`,
      );
      const nodes = nodesFolder(dataDir, "primary-network", undefined);
      for (const name of (await readdir(nodes)).filter((entry) => entry.startsWith("node-"))) {
        const pid = await readFile(join(nodes, name, "pid"), "utf8").catch(() => undefined);
        if (pid !== undefined) expect(processExists(Number(pid))).toBe(false);
      }
    },
  );
});

describe("dev on nodes", () => {
  test.each([
    { genesis: "genesis.json", flag: "--genesis" },
    { startTime: 1_780_272_000, flag: "--start-time" },
    { evmDevMethods: true, flag: "--evm-dev-methods" },
  ])("refuses $flag", async ({ flag, ...given }) => {
    const { startTime: _, ...options } = DEV_OPTIONS;
    await expect(startDevOnNodes("/none", { ...options, ...given })).rejects.toThrow(
      `${flag} cannot be used with --avalanchego: it is for the simulated network.`,
    );
  });

  test("serves the service, the node and what it says of them", async () => {
    // The nodes pass requests to a network of their own genesis.
    let localnet: Localnet | undefined;
    const backend: Listener = await listen({
      name: "backend",
      flag: "",
      host: "127.0.0.1",
      port: 0,
      async fetch(request) {
        if (localnet === undefined) {
          const file = join(nodesFolder(folder, "served", undefined), "genesis.json");
          const genesis: GenesisFile = JSON.parse(await readFile(file, "utf8"));
          localnet ??= await createLocalnet({ genesis });
        }
        return localnet.fetch(request);
      },
    });
    const binary = await writeFakeNode(folder, { backend: backend.url });
    const { startTime: _, ...options } = DEV_OPTIONS;
    const served = { ...options, seed: "served", dataDir: folder, evm: false, controlPort: 0 };
    const dev = await startDevOnNodes(binary, served);
    try {
      const response = await fetch(`${dev.service.url}/v1/networks/fuji/validators`);
      const { validators } = await response.json();
      expect(validators.map(({ amountStaked }: { amountStaked: string }) => amountStaked)).toEqual([
        "2000000000000000",
        "2000000000000000",
      ]);
      expect((await fetch(`${dev.node.url}/ext/health`)).status).toBe(200);
      expect((await fetch(`${dev.control?.url}/clock`)).status).toBe(401);
      expect(dev.network).toMatchObject({
        networkId: 1337,
        blockCount: 1,
        notes: [expect.stringMatching(/^The nodes are avalanchego 1\.14\.2; the log is /)],
      });
      await expect(startDevOnNodes(binary, served)).rejects.toThrow(/in use/);
    } finally {
      await dev.close();
      await backend.close();
    }
    const pids = await pidsIn(nodesFolder(folder, "served", undefined));
    expect(pids.map(processExists)).toEqual([false, false]);
  });
});
