/** Reading a node's index: odd responses, ranges that are too large, refusals that name a setting. */

import { encodeHex } from "@primary-network/codec";
import { encodeBlock } from "@primary-network/codec/x";
import type { PChainClientOptions } from "@primary-network/pchain-rpc";
import { createPChainClient } from "@primary-network/pchain-rpc";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBlockIndexNode } from "./block-index-node.ts";
import { ContainerIndex, indexTime } from "./container-index.ts";
import { NodeResponseError, NodeSetupError } from "./node-response-error.ts";
import { createPChainNode } from "./p/node.ts";
import { RangeSize } from "./range-size.ts";

interface Asked {
  readonly id: number;
  readonly method: string;
  readonly params: { readonly startIndex?: number; readonly numToFetch?: number };
}

type Fetch = NonNullable<PChainClientOptions["fetch"]>;

/** A node that gives results; a thrown Response is what it responds. */
function fetchOf(results: (asked: Asked) => unknown): Fetch {
  return async (_url, init) => {
    const asked: Asked = JSON.parse(init.body ?? "");
    try {
      return Response.json({ jsonrpc: "2.0", id: asked.id, result: results(asked) });
    } catch (response) {
      if (response instanceof Response) return response;
      throw response;
    }
  };
}

const TIME = "2026-11-22T03:04:05.123456789+01:00";
const container = (index: number, rest: object = {}) => ({
  id: `id${index}`,
  bytes: encodeHex(Uint8Array.of(index % 256)),
  timestamp: TIME,
  encoding: "hex",
  index: String(index),
  ...rest,
});
const indexOf = (fetch: Fetch) =>
  new ContainerIndex(createPChainClient({ baseUrl: "http://node.test", fetch }).indexOf("X"), "X-Chain");
const rangeOf = (list: readonly object[]) => indexOf(fetchOf(() => ({ containers: list }))).range(3, 2);

const odd: { name: string; list: object[]; rule: RegExp }[] = [
  {
    name: "in the wrong order",
    list: [container(4), container(3)],
    rule: /container 4 in the wrong order instead of 3/,
  },
  { name: "of another range", list: [container(7), container(8)], rule: /container 7 .*instead of 3/ },
  { name: "with one left out", list: [container(3), container(5)], rule: /container 5 .*instead of 4/ },
  {
    name: "with a negative index",
    list: [container(-1)],
    rule: /returned the position "-1", which is not a whole number from 0 on/,
  },
  {
    name: "with an index that is none",
    list: [container(3, { index: "x" })],
    rule: /returned the position "x"/,
  },
  {
    name: "with one repeated",
    list: [container(3), container(4, { id: "id3" })],
    rule: /returned container 4 again instead of/,
  },
  {
    name: "longer than asked for",
    list: [3, 4, 5].map((index) => container(index)),
    rule: /returned 3 containers instead of 2/,
  },
  {
    name: "at a time that is none",
    list: [container(3, { timestamp: "yesterday" })],
    rule: /returned the time "yesterday"/,
  },
];
test.each(odd)("a range $name is not a chain and is requested again", async ({ list, rule }) => {
  const failure = await rangeOf(list).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NodeResponseError);
  expect(String(failure)).toMatch(rule);
});

test("a valid range has the times at which the node accepted its blocks", async () => {
  expect(await rangeOf([container(3), container(4)])).toEqual(
    [3, 4].map((index) => ({ id: `id${index}`, bytes: Uint8Array.of(index), acceptedAt: 1_795_313_045 })),
  );
});

test.each([["-1"], ["1.5"], [""], ["99999999999999999999"]])("a count of %j is refused", async (index) => {
  await expect(indexOf(fetchOf(() => container(0, { index }))).count()).rejects.toThrow(NodeResponseError);
});

const times: [text: string, seconds: number | undefined][] = [
  ["2020-09-10T00:00:00Z", 1_599_696_000],
  ["2020-09-10T02:00:00.5+02:00", 1_599_696_000],
  ["2020-09-09T19:30:00.000000001-04:30", 1_599_696_000],
  ["2020-09-10T00:00:00", undefined],
  ["2020-09-10 00:00:00Z", undefined],
  ["2020-13-10T00:00:00Z", undefined],
  ["", undefined],
];
test.each(times)("the time %j of an index is checked", (text, seconds) => {
  if (seconds === undefined) expect(() => indexTime(text)).toThrow(NodeResponseError);
  else expect(indexTime(text)).toBe(seconds);
});

test("ranges shrink after a response that is too large, and grow again after short ones", async () => {
  let most = 100;
  const sizes: number[] = [];
  const index = indexOf(
    fetchOf(({ params: { startIndex = 0, numToFetch = 0 } }) => {
      sizes.push(numToFetch);
      if (numToFetch > most) throw new Response("too large", { status: 413 });
      return { containers: Array.from({ length: numToFetch }, (_, at) => container(startIndex + at)) };
    }),
  );
  expect(await index.range(0, 256)).toHaveLength(64);
  expect(sizes).toEqual([256, 128, 64]);
  most = 1_024;
  const given: number[] = [];
  for (let asked = 0; asked < 24; asked++) given.push((await index.range(0, 256)).length);
  expect(new Set(given)).toEqual(new Set([64, 128, 256]));
  expect(given.at(-1)).toBe(256);
  most = 0;
  await expect(index.range(0, 256)).rejects.toThrow("413"); // one alone is too much
});

test("the range size stays between one and its limit", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 3_000 }))),
      (max, events) => {
        const size = new RangeSize(max);
        for (const [good, tried] of events) {
          const before = size.value;
          if (good) size.succeed(Math.min(tried, before));
          else size.shrink(Math.min(tried, before));
          expect(size.value).toBeGreaterThanOrEqual(1);
          expect(size.value).toBeLessThanOrEqual(max);
          if (!good) expect(size.value).toBeLessThanOrEqual(Math.max(1, before / 2));
        }
        for (let calm = 0; calm < 100; calm++) size.succeed(size.value);
        expect(size.value).toBe(max);
      },
    ),
  );
});

const refusals: { status: number; text: string; rule: RegExp }[] = [
  {
    status: 404,
    text: "404 page not found\n",
    rule: /no index of the X-Chain: start the node with index-enabled .*index-allow-incomplete/,
  },
  { status: 403, text: "invalid host specified\n", rule: /http-allowed-hosts/ },
];
test.each(refusals)("an error with status $status names the setting", async ({ status, text, rule }) => {
  const node = createBlockIndexNode("X", {
    baseUrl: "http://node.test",
    fetch: async () =>
      new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8" } }),
  });
  for (const asked of [() => node.lastHeight(), () => node.blocks(1, 10)]) {
    const failure = await asked().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NodeSetupError);
    expect(String(failure)).toMatch(rule);
  }
});

test("a bootstrapping node is distinguished from an unreachable one", async () => {
  const text = "API call rejected because chain is not done bootstrapping\n";
  const clock = {
    now: () => 0,
    setTimer: (fire: () => void) => queueMicrotask(fire),
    clearTimer: () => {},
    random: () => 0,
  };
  const node = createPChainNode({
    baseUrl: "http://node.test",
    clock: { ...clock, setTimer: (fire, ms) => (ms < 10_000 ? queueMicrotask(fire) : undefined) },
    fetch: async () => new Response(text, { status: 503 }),
  });
  await expect(node.lastHeight()).rejects.toThrow(
    "the node has not finished bootstrapping its P-Chain: it is asked again until it has",
  );
});

const block = (height: number) =>
  encodeHex(
    encodeBlock({
      type: "StandardBlock",
      parentId: new Uint8Array(32),
      height: BigInt(height),
      time: 0n,
      merkleRoot: new Uint8Array(32),
      txs: [],
    }),
  );

test("an index that starts late is distinguished from a single wrong response", async () => {
  const nodeAt = (heights: (index: number) => number) =>
    createBlockIndexNode("X", {
      baseUrl: "http://node.test",
      fetch: fetchOf(({ params: { startIndex = 0 } }) => ({
        containers: [container(startIndex, { bytes: block(heights(startIndex)) })],
      })),
    });
  const late = await nodeAt((index) => index + 5_000)
    .blocks(10, 1)
    .catch((error: unknown) => error);
  expect(late).toBeInstanceOf(NodeSetupError);
  expect(String(late)).toMatch(
    /index of the X-Chain begins with block 5000, not 1: start the node with index-enabled/,
  );
  // Whether that is one response or the chain is for the indexer to find out.
  expect(await nodeAt((index) => (index === 0 ? 1 : 77)).blocks(10, 1)).toHaveLength(1);
  expect(await nodeAt((index) => index + 1).blocks(10, 1)).toHaveLength(1);
});

test("a P-Chain index with fewer blocks than the chain starts late", async () => {
  const results = { "platform.getHeight": { height: "1000" }, "index.getLastAccepted": container(41) };
  const node = createPChainNode({
    baseUrl: "http://node.test",
    fetch: fetchOf(({ method }) => results[method as keyof typeof results]),
  });
  await expect(node.lastHeight()).rejects.toThrow(/index of the P-Chain begins with block 959, not 1/);
});
