/** The series of transactions per second, over days that the test makes up. */

import { afterEach, beforeEach, expect, test } from "vitest";
import { PAGE } from "../src/api/evm/average-tps.ts";
import { blockAt, CHAIN, type EvmServed, serveEvm } from "./evm-served.ts";
import type { Json } from "./harness.ts";

const DAY = 86_400;
const FIRST = 20_000;
const PATH = "/v1/avg_tps/43112";

let served: EvmServed;
beforeEach(async () => {
  served = await serveEvm([
    CHAIN,
    {
      ...CHAIN,
      source: { ...CHAIN.source, evmChainId: 77_100, blockchainId: "away" },
      unavailable: () => ({ status: 503, reason: "the node cannot be reached" }),
    },
  ]);
});
afterEach(() => served.close());

/** Blocks by day (counted from the first) and transactions; the genesis is of 1970. */
const chain = (...days: readonly (readonly [day: number, txs: number, second?: number])[]) => [
  blockAt(0, 0, 0),
  ...days.map(([day, txs, second = 0], index) => blockAt(index + 1, (FIRST + day) * DAY + second, txs)),
];

const points = ({ results }: Json) =>
  results.map(({ timestamp, value }: Json) => [timestamp / DAY - FIRST, value]);

test("returns one point per UTC day, newest first, also for days without blocks", async () => {
  await served.commit(chain([0, 2], [0, 1, DAY - 1], [3, 4, 100]));
  const { body } = await served.get(PATH);
  expect(points(body)).toEqual([
    [3, 4 / 100],
    [2, 0],
    [1, 0],
    [0, 3 / DAY],
  ]);
  expect(body.status).toBe(200);
  expect(body).not.toHaveProperty("nextPageToken");
});

test("the current day counts up to the last check of the chain's head", async () => {
  served.clock.now = (FIRST * DAY + 10) * 1000;
  await served.commit(chain([0, 10, 10]));
  expect((await served.get(PATH)).body).toMatchObject({
    results: [{ value: 1 }],
    lastRun: FIRST * DAY + 10,
  });
  await served.store.evm.chains.settle(43_112, 1, (FIRST * DAY + 100) * 1000);
  expect((await served.get(PATH)).body).toMatchObject({
    results: [{ value: 0.1 }],
    lastRun: FIRST * DAY + 100,
  });
  // Two days later, and still no further block.
  await served.store.evm.chains.settle(43_112, 1, ((FIRST + 2) * DAY + 100) * 1000);
  expect(points((await served.get(PATH)).body)).toEqual([
    [2, 0],
    [1, 0],
    [0, 10 / DAY],
  ]);
  // A look at a head that is no longer the last block says nothing.
  await served.store.evm.chains.settle(43_112, 0, (FIRST + 9) * DAY * 1000);
  expect((await served.get(PATH)).body.results).toHaveLength(3);
});

test("a chain without blocks has no points", async () => {
  await served.commit(chain());
  expect((await served.get(PATH)).body).toEqual({ results: [], status: 200, lastRun: 0 });
});

test("pages together are the whole series of the first page while days are added", async () => {
  const days = 2 * PAGE + 30;
  await served.commit(chain(...Array.from({ length: days }, (_, day) => [day, day % 7, 50] as const)));
  const seen: Json[] = [];
  let token: string | undefined;
  for (let page = 1; page <= 3; page++) {
    const { body } = await served.get(token ? `${PATH}?pageToken=${token}` : PATH);
    seen.push(...points(body));
    token = body.nextPageToken;
    expect(body.results).toHaveLength(page < 3 ? PAGE : 30);
    await served.commit([blockAt(days + page, (FIRST + days + page) * DAY, 5)]);
  }
  expect(token).toBeUndefined();
  const whole = Array.from({ length: days }, (_, day) => [day, (day % 7) / (day === days - 1 ? 50 : DAY)]);
  expect(seen).toEqual(whole.reverse());
});

test("a page of exactly the last items has no token", async () => {
  await served.commit(chain(...Array.from({ length: PAGE }, (_, day) => [day, 1] as const)));
  const { body } = await served.get(PATH);
  expect(body.results).toHaveLength(PAGE);
  expect(body).not.toHaveProperty("nextPageToken");
});

test("a token expires after 24 hours and is valid for its chain and series only", async () => {
  await served.commit(chain(...Array.from({ length: PAGE + 1 }, (_, day) => [day, 1] as const)));
  const { nextPageToken } = (await served.get(PATH)).body;
  expect(nextPageToken).toMatch(/^[\w-]{40,}$/);
  served.clock.now = DAY * 1000;
  expect((await served.get(`${PATH}?pageToken=${nextPageToken}`)).body.results).toHaveLength(1);
  served.clock.now = DAY * 1000 + 600_000; // beyond the ten minutes in which it was created
  expect(await served.get(`${PATH}?pageToken=${nextPageToken}`)).toMatchObject({
    status: 400,
    body: { message: ["pageToken has expired after 24 hours; start again from the first page"] },
  });
});

test("blocks that a chain takes back are subtracted from their days", async () => {
  await served.commit(chain([0, 5], [0, 7], [1, 9], [4, 1]));
  await served.store.evm.chains.rewind(43_112, 4, 1, 0);
  expect(points((await served.get(PATH)).body)).toEqual([[0, 5]]);
  await served.commit([blockAt(2, (FIRST + 1) * DAY + 1, 3, 1)]);
  expect(points((await served.get(PATH)).body)).toEqual([
    [1, 3],
    [0, 5 / DAY],
  ]);
});

test.each([
  { path: "/v1/avg_tps/1", status: 404, message: "chainId 1 is not an EVM chain of this service" },
  { path: "/v1/avg_tps/0", status: 404, message: "chainId 0 is not an EVM chain" },
  { path: `/v1/avg_tps/${"9".repeat(400)}`, status: 404, message: "chainId 999" },
  { path: "/v1/avg_tps/77100", status: 503, message: "the node cannot be reached" },
  { path: "/v1/avg_tps/total", status: 400, message: "chainId must match pattern" },
])("$path is $status", async ({ path, status, message }) => {
  const response = await served.get(path);
  expect(response.status).toBe(status);
  expect(response.body.message).toEqual([expect.stringContaining(message)]);
});
