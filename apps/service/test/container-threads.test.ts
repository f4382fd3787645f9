/** Worker threads read what this thread would read; what goes wrong in them is read here instead. */

import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { createPChainClient } from "@primary-network/pchain-rpc";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ContainerIndex } from "../src/sources/container-index.ts";
import { ContainerThreads, threadProgram } from "../src/sources/node/container-threads.ts";
import type { NodeCall } from "../src/sources/node-call.ts";
import { createPChainNode } from "../src/sources/p/node.ts";
import { unwrap } from "../src/sources/proposervm.ts";
import { bundleProgram } from "./child-process.ts";
import { type LoopbackNode, listenOnLoopback } from "./loopback-node.ts";

const bundle = await bundleProgram("../src/sources/node/container.thread.ts");

let net: Localnet;
let node: LoopbackNode;
beforeAll(async () => {
  net = await createLocalnet({ validators: 4, delegators: 6, weeks: 2 });
  node = await listenOnLoopback(net);
});
afterAll(async () => {
  await node.close();
});

let stop: AbortController | undefined;
afterEach(() => stop?.abort());

/** Threads, what they logged, and the requests to the node that they reported. */
function start(program = pathToFileURL(bundle), count = 2) {
  const control = new AbortController();
  stop = control;
  const log: string[] = [];
  const logger = {
    info: () => {},
    warn: (_: object, message: string) => void log.push(`warn: ${message}`),
    error: (_: object, message: string) => void log.push(`error: ${message}`),
  };
  const threads = new ContainerThreads({ count, logger, signal: control.signal, program });
  const calls: NodeCall[] = [];
  const read = (start: number, count: number, baseUrl = node.url) =>
    threads.read({ chain: "P", baseUrl, start, count }, (call) => calls.push(call));
  return { control, log, calls, read };
}

/** A program that replaces the threads'. */
async function programOf(source: string): Promise<URL> {
  const file = join(dirname(bundle), `${crypto.randomUUID()}.mjs`);
  await writeFile(file, source);
  return pathToFileURL(file);
}

test("ranges that are read at once are those that this thread reads, and their requests are reported", async () => {
  const { read, calls, log } = start();
  const index = new ContainerIndex(createPChainClient({ baseUrl: node.url }).index, "P-Chain");
  const ranges = [0, 3, 6, 9, 12];
  const found = await Promise.all(ranges.map((from) => read(from, 3)));
  const wanted = await Promise.all(
    ranges.map(async (from) => (await index.range(from, 3)).map(({ bytes, id }) => unwrap(bytes, id))),
  );
  expect(found).toEqual(wanted);
  expect(calls.map(({ method, error }) => [method, error])).toEqual(
    ranges.map(() => ["indexGetContainerRange", undefined]),
  );
  expect(log).toEqual([]);
});

test("a node that cannot be reached fails here, with this thread's error; the failed request of the thread is reported too", async () => {
  const { read, calls } = start();
  const away = "http://127.0.0.1:9";
  expect(await read(0, 3, away)).toBeUndefined();
  expect(calls.some(({ error }) => error === "unreachable")).toBe(true);
  const unreachable = createPChainNode({ baseUrl: away, retries: 0 }, undefined, (from, count) =>
    read(from, count, away),
  );
  await expect(unreachable.blocks(1, 3)).rejects.toMatchObject({ name: "ConnectionError" });
});

test("blocks that a thread could not read are read on this one", async () => {
  const reader = createPChainNode({ baseUrl: node.url }, undefined, async () => undefined);
  expect(await reader.blocks(1, 4)).toHaveLength(4);
});

test("a thread that ends is replaced, and what it was asked is read elsewhere", async () => {
  const dying = await programOf(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id, start }) => {
      if (start === 0) throw new Error("out of memory");
      parentPort.postMessage({ id, packed: undefined, calls: [{ method: String(start), durationMs: 1 }] });
    });`);
  const { read, log, calls } = start(dying, 1);
  expect(await read(0, 1)).toBeUndefined();
  expect(log).toEqual(["warn: an index worker ended; another takes its place"]);
  await read(7, 1);
  expect(calls).toEqual([{ method: "7", durationMs: 1 }]);
});

test("threads that end again and again are given up", async () => {
  const { read, log } = start(await programOf("process.exit(3);"), 1);
  for (let turn = 0; turn < 5; turn++) expect(await read(0, 1)).toBeUndefined();
  expect(log).toEqual([
    "warn: an index worker ended; another takes its place",
    "warn: an index worker ended; another takes its place",
    "error: index workers keep ending; blocks are read without them",
  ]);
});

test("stopping ends what waits at once, and nothing is asked after it", async () => {
  const silent = await programOf(
    `import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {});`,
  );
  const { read, control, log } = start(silent);
  const waiting = [read(0, 1), read(1, 1), read(2, 1)];
  control.abort();
  expect(await Promise.all(waiting)).toEqual([undefined, undefined, undefined]);
  expect(await read(3, 1)).toBeUndefined();
  expect(log).toEqual([]);
});

test("the program is found beside the sources, and below the bundled code", async () => {
  const sources = new URL("../src/sources/node/container-threads.ts", import.meta.url);
  expect(threadProgram(sources.href)?.pathname).toMatch(/src\/sources\/node\/container\.thread\.ts$/);
  expect(threadProgram(pathToFileURL(join(dirname(bundle), "elsewhere.js")).href)).toBeUndefined();
});
