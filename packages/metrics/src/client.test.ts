/** The metrics client: one method per operation, no key, tokens that expire, message arrays in errors. */
import { describe, expect, it } from "vitest";
import { operations } from "./gen/operations.ts";
import {
  BadRequestError,
  createMetricsClient,
  type MetricsClientOptions,
  PageTokenExpiredError,
} from "./index.ts";

const DAY_MS = 86_400_000;

/** A client over scripted responses and a clock that only the test moves. */
function client(responses: readonly (() => Response)[], options: Partial<MetricsClientOptions> = {}) {
  const state = { now: 0, urls: [] as string[] };
  const metrics = createMetricsClient({
    baseUrl: "http://metrics.test",
    clock: { now: () => state.now, random: () => 0, setTimer: () => 0, clearTimer: () => {} },
    fetch: async (url) =>
      responses[Math.min(state.urls.push(url), responses.length) - 1]?.() ?? Response.error(),
    ...options,
  });
  return { metrics, state };
}

const page = (timestamp: number, nextPageToken?: string) => () =>
  Response.json({ results: [{ timestamp, value: 1.5 }], status: 200, lastRun: 9, nextPageToken });

describe("metrics client", () => {
  it("has exactly one method per operation", () => {
    const { use: _, ...resources } = client([]).metrics;
    const methods = Object.values(resources).flatMap((resource) => Object.values(resource));
    expect(methods).toHaveLength(Object.keys(operations).length);
  });

  it("fills in the client's network, and sends each call to its path", async () => {
    const { metrics, state } = client([() => Response.json({ chains: [] })], { network: "fuji" });
    await metrics.chains.list();
    await metrics.chains.list({ network: "mainnet" });
    await metrics.chains.get({ chainId: "43114" });
    await metrics.health.check();
    await metrics.health.checkLive();
    expect(state.urls.map((url) => url.slice("http://metrics.test".length))).toEqual([
      "/v2/chains?network=fuji",
      "/v2/chains?network=mainnet",
      "/v2/chains/43114",
      "/v2/health-check",
      "/v2/live-check",
    ]);
  });

  it("iterates the pages and exposes the fields of a page besides its points", async () => {
    const { metrics, state } = client([page(2, "7b9e3fd4-6d3f-4c29-8d9d-0f4a07f3a111"), page(1)]);
    const points = await metrics.averageTps.list({ chainId: "43114" }).toArray({ limit: 10 });
    expect(points.map((point) => point.timestamp)).toEqual([2, 1]);
    expect(state.urls).toEqual([
      "http://metrics.test/v1/avg_tps/43114",
      "http://metrics.test/v1/avg_tps/43114?pageToken=7b9e3fd4-6d3f-4c29-8d9d-0f4a07f3a111",
    ]);
    const first = await client([page(2)]).metrics.averageTps.list({ chainId: "1" });
    expect([first.status, first.lastRun]).toEqual([200, 9]);
  });

  it.each([
    [DAY_MS - 1, 2],
    [DAY_MS, 1],
  ])("uses a token after %i ms: %i requests in all", async (ageMs, requests) => {
    const { metrics, state } = client([page(2, "t"), page(1)]);
    const first = await metrics.averageTps.list({ chainId: "1" });
    state.now += ageMs;
    const error = await first.next().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error instanceof PageTokenExpiredError).toBe(requests === 1);
    expect(state.urls).toHaveLength(requests);
  });

  it("joins the service's array into one message", async () => {
    const body = {
      message: ["chainId must be a number", "pageToken must be a UUID"],
      statusCode: 400,
      error: "Bad Request",
    };
    const { metrics } = client([() => Response.json(body, { status: 400 })]);
    const error = await metrics.averageTps.list({ chainId: "x" }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error instanceof BadRequestError).toBe(true);
    expect(String(error)).toContain("chainId must be a number");
    expect(String(error)).toContain("pageToken must be a UUID");
  });

  it("accepts no key, as the service has none", () => {
    expect(() =>
      createMetricsClient({ baseUrl: "http://metrics.test", apiKey: "k" } as MetricsClientOptions),
    ).toThrow(/apiKey.*known/);
  });
});
