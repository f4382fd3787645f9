/** Metrics of EVM chains over time and over windows up to now, on blocks that the test makes up. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blockAt, CHAIN, type EvmServed, serveEvm } from "./evm-served.ts";
import type { Json } from "./harness.ts";

const [HOUR, DAY] = [3_600, 86_400];
/** Monday, 5 January 2026. */
const MONDAY = 1_767_571_200;
const A = "/v2/chains/43112";

let served: EvmServed;
beforeAll(async () => {
  const other = { ...CHAIN.source, evmChainId: 77_100, blockchainId: "away" };
  served = await serveEvm([
    CHAIN,
    { ...CHAIN, source: other },
    {
      ...CHAIN,
      network: "mainnet",
      source: { ...other, evmChainId: 77_200, blockchainId: "far away" },
      unavailable: () => ({ status: 503, reason: "the node cannot be reached" }),
    },
  ]);
  await served.commit([
    blockAt(0, 0, 0),
    blockAt(1, MONDAY - 9 * DAY, 2), // a Saturday of the month before
    blockAt(2, MONDAY + 60, 3),
    blockAt(3, MONDAY + 60, 1), // of the same second
    blockAt(4, MONDAY + HOUR + 1, 5),
    blockAt(5, MONDAY + 2 * DAY + 600, 1),
  ]);
});
afterAll(() => served.close());

const points = ({ results }: Json) =>
  results.map(({ timestamp, value }: Json) => [(timestamp - MONDAY) / DAY, value]);

describe("a series", () => {
  const NEWEST = 2;
  const GAS = 21_000;
  const PRICE = 25_000_000_000;
  test.each([
    { metric: "txCount", want: [1, 0, 9, 0] },
    { metric: "gasUsed", want: [GAS, 0, 9 * GAS, 0] },
    { metric: "feesPaid", want: [GAS * PRICE, 0, 9 * GAS * PRICE, 0] },
    { metric: "avgTps", want: [1 / 600, 0, 9 / DAY, 0] },
    { metric: "maxTps", want: [1, 0, 5, 0] },
    { metric: "avgGps", want: [GAS / 600, 0, (9 * GAS) / DAY, 0] },
    { metric: "maxGps", want: [GAS, 0, 5 * GAS, 0] },
    { metric: "avgGasPrice", want: [PRICE, 0, PRICE, 0] },
    { metric: "maxGasPrice", want: [PRICE, 0, PRICE, 0] },
    { metric: "activeAddresses", want: [2, 0, 2, 0] },
    { metric: "activeSenders", want: [1, 0, 1, 0] },
    { metric: "contracts", want: [0, 0, 0, 0] },
    { metric: "deployers", want: [0, 0, 0, 0] },
    { metric: "cumulativeTxCount", want: [12, 11, 11, 2] },
    { metric: "cumulativeAddresses", want: [2, 2, 2, 2] },
    { metric: "cumulativeContracts", want: [0, 0, 0, 0] },
    { metric: "cumulativeDeployers", want: [0, 0, 0, 0] },
  ])("of $metric has a point for each day, newest first", async ({ metric, want }) => {
    const { body } = await served.get(`${A}/metrics/${metric}?startTimestamp=${MONDAY - DAY}`);
    expect(points(body)).toEqual(want.map((value, index) => [NEWEST - index, value]));
    expect(body).not.toHaveProperty("nextPageToken");
  });

  test.each([
    // The first day of the data is the last point.
    { query: "", count: 12, last: -9 },
    { query: `startTimestamp=${MONDAY}`, count: 3, last: 0 },
    { query: `startTimestamp=${MONDAY + 1}`, count: 2, last: 1 },
    { query: `startTimestamp=${MONDAY}&endTimestamp=${MONDAY + 2 * DAY}`, count: 2, last: 0 },
    { query: `startTimestamp=${MONDAY}&endTimestamp=${MONDAY + 2 * DAY + 1}`, count: 3, last: 0 },
    { query: `startTimestamp=${MONDAY + 3 * DAY}`, count: 0, last: undefined },
    { query: "endTimestamp=0", count: 0, last: undefined },
    { query: `startTimestamp=${"9".repeat(30)}`, count: 0, last: undefined },
    { query: `endTimestamp=${"9".repeat(30)}`, count: 12, last: -9 },
    { query: "timeInterval=week", count: 3, last: -14 },
    { query: "timeInterval=month", count: 2, last: -35 },
    { query: "timeInterval=hour&pageSize=2160", count: 11 * 24 + 1, last: -9 },
  ])("of transactions with $query has $count points", async ({ query, count, last }) => {
    const { body } = await served.get(`${A}/metrics/txCount?${query}`);
    expect(body.results).toHaveLength(count);
    expect(points(body).at(-1)?.[0]).toBe(last);
    const sum = (body.results as Json[]).reduce((total: number, { value }: Json) => total + value, 0);
    if (last !== undefined && last <= -9) expect(sum).toBe(12);
  });

  test("has the distinct addresses of each hour, week and month", async () => {
    const values = async (interval: string) =>
      (await served.get(`${A}/metrics/activeAddresses?timeInterval=${interval}&pageSize=3`)).body.results.map(
        ({ value }: Json) => value,
      );
    expect([await values("hour"), await values("week"), await values("month")]).toEqual([
      [2, 0, 0],
      [2, 0, 2],
      [2, 2],
    ]);
  });

  test.each([1, 2, 5, 12])("in pages of %i is the whole series, as of its first page", async (size) => {
    const whole = points((await served.get(`${A}/metrics/cumulativeTxCount`)).body);
    const seen: Json[] = [];
    let token = "";
    do {
      const { body } = await served.get(`${A}/metrics/cumulativeTxCount?pageSize=${size}${token}`);
      seen.push(...points(body));
      token = body.nextPageToken === undefined ? "" : `&pageToken=${body.nextPageToken}`;
    } while (token !== "");
    expect(seen).toEqual(whole);
  });

  test("goes on from its first page while the chain does", async () => {
    const first = (await served.get(`${A}/metrics/txCount?pageSize=2`)).body;
    const before = (await served.get(`${A}/metrics/txCount`)).body;
    await served.commit([blockAt(6, MONDAY + 4 * DAY, 7)]);
    const rest = (await served.get(`${A}/metrics/txCount?pageSize=100&pageToken=${first.nextPageToken}`))
      .body;
    expect([...points(first), ...points(rest)]).toEqual(points(before));
    await served.store.evm.chains.rewind(43_112, 6, 5, 0);
    expect((await served.get(`${A}/metrics/txCount`)).body).toEqual(before);
  });

  test("of all chains together is the sum of theirs", async () => {
    const { body } = await served.get(`/v2/chains/testnet/metrics/txCount?startTimestamp=${MONDAY}`);
    expect(points(body)).toEqual([
      [2, 1],
      [1, 0],
      [0, 9],
    ]);
  });

  test("of a chain without blocks has no points", async () => {
    expect((await served.get("/v2/chains/77100/metrics/txCount")).body).toEqual({ results: [] });
  });
});

describe("a rolling window", () => {
  test.each([
    // Nine days lie between the first block and the others.
    { metric: "txCount", want: [1, 1, 10, 12, 12, 12, 12] },
    { metric: "activeAddresses", want: [2, 2, 2, 2, 2, 2, 2] },
    { metric: "maxTps", want: [1, 1, 5, 5, 5, 5, 5] },
  ])("of $metric ends now", async ({ metric, want }) => {
    const { body } = await served.get(`${A}/rollingWindowMetrics/${metric}`);
    const names = ["lastHour", "lastDay", "lastWeek", "lastMonth", "last90Days", "lastYear", "allTime"];
    expect(names.map((name) => body.result[name])).toEqual(want);
  });

  test("divides by the time that has passed since its full hour, or since the first hour of the chain", async () => {
    const { result } = (await served.get(`${A}/rollingWindowMetrics/avgTps`)).body;
    expect(result.lastHour).toBe(1 / (HOUR + 600));
    expect(result.allTime).toBe(12 / (11 * DAY + 600));
  });

  test("of a chain without blocks is 0", async () => {
    expect((await served.get("/v2/chains/77100/rollingWindowMetrics/avgTps")).body.result.allTime).toBe(0);
  });
});

test.each([
  { path: "1/metrics/txCount", status: 404, message: "chainId 1 is not an EVM chain" },
  { path: "77200/metrics/txCount", status: 503, message: "the node cannot be reached" },
  { path: "total/metrics/txCount", status: 503, message: "the node cannot be reached" },
  { path: "43112/metrics/price", status: 400, message: "metric must be one of activeAddresses" },
  { path: "43112/rollingWindowMetrics/cumulativeTxCount", status: 400, message: "metric must be one of" },
  { path: "43112/metrics/maxTps?timeInterval=hour", status: 400, message: "timeInterval must be day" },
  { path: "43112/metrics/txCount?timeInterval=year", status: 400, message: "timeInterval must be one of" },
  { path: "43112/metrics/txCount?pageSize=2161", status: 400, message: "pageSize must be <= 2160" },
  { path: "testnet/metrics/activeAddresses", status: 501, message: "activeAddresses cannot be added up" },
  { path: "testnet/rollingWindowMetrics/feesPaid", status: 501, message: "feesPaid cannot be added up" },
])("$path is $status", async ({ path, status, message }) => {
  expect(await served.get(`/v2/chains/${path}`)).toMatchObject({
    status,
    body: { message: [expect.stringContaining(message)] },
  });
});
