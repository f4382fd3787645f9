/** The options of the operations, in a cache of TanStack Query. */
import { createDataClient, type Fetch, NotFoundError } from "@primary-network/data";
import * as dataSpec from "@primary-network/data/spec";
import { createMetricsClient } from "@primary-network/metrics";
import * as metricsSpec from "@primary-network/metrics/spec";
import { createPChainClient } from "@primary-network/pchain-rpc";
import * as pchainSpec from "@primary-network/pchain-rpc/spec";
import { InfiniteQueryObserver, MutationObserver, QueryClient } from "@tanstack/query-core";
import { describe, expect, expectTypeOf, it } from "vitest";
import { dataQueries, itemsOf, metricsQueries, pchainQueries } from "../src/index.ts";

const baseUrl = "http://service.test";

/** A client whose requests are kept, and responded to by `respond`. */
function served(respond: (url: URL, request: Request) => unknown) {
  const requests: Request[] = [];
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    const body = respond(new URL(request.url), request);
    return body instanceof Response ? body : Response.json(body);
  };
  return { requests, data: createDataClient({ baseUrl, network: "fuji", fetch }) };
}

const subnetsAfter: Record<string, unknown> = {
  "": { subnets: [{ subnetId: "a" }, { subnetId: "b" }], nextPageToken: "t1" },
  t1: { subnets: [], nextPageToken: "t2" },
  t2: { subnets: [{ subnetId: "c" }] },
};

describe("a listing", () => {
  const { data, requests } = served(({ searchParams }) => subnetsAfter[searchParams.get("pageToken") ?? ""]);
  const options = dataQueries(data).subnets.list({ pageSize: 2 });

  it("loads page after page to the end, an empty page included", async () => {
    const cache = new QueryClient();
    const observer = new InfiniteQueryObserver(cache, options);
    await observer.refetch();
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
    const { data: loaded } = observer.getCurrentResult();
    expect(itemsOf(loaded).map(({ subnetId }) => subnetId)).toEqual(["a", "b", "c"]);
    expect(requests.map(({ url }) => new URL(url).searchParams.get("pageToken"))).toEqual([null, "t1", "t2"]);
  });

  it("keeps pages that survive a copy as JSON", async () => {
    const loaded = await new QueryClient().fetchInfiniteQuery(options);
    expect(JSON.parse(JSON.stringify(loaded.pages))).toEqual(loaded.pages);
  });

  it("begins at the page token of its parameters", async () => {
    const fromLast = dataQueries(data).subnets.list({ pageToken: "t2" });
    const loaded = await new QueryClient().fetchInfiniteQuery(fromLast);
    expect(itemsOf(loaded).map(({ subnetId }) => subnetId)).toEqual(["c"]);
  });

  it("has the items of the chain that its parameters name", () => {
    const onP = dataQueries(data).transactions.list({ blockchainId: "p-chain" });
    type PItem = Awaited<ReturnType<typeof onP.queryFn>>["items"][number];
    expectTypeOf<PItem>().toHaveProperty("amountStaked");
    expect(itemsOf(undefined)).toEqual([]);
  });
});

describe("a query", () => {
  it("rejects with the client's error after the client's own retries", async () => {
    const { data, requests } = served(() =>
      Response.json({ message: "none", error: "Not Found", statusCode: 404 }, { status: 404 }),
    );
    const query = dataQueries(data).subnets.get({ subnetId: "x" });
    await expect(new QueryClient().fetchQuery(query)).rejects.toBeInstanceOf(NotFoundError);
    expect(requests).toHaveLength(1);
  });

  it("ends its request when it is cancelled", async () => {
    let tell: (signal: AbortSignal) => void = () => {};
    const sent = new Promise<AbortSignal>((resolve) => {
      tell = resolve;
    });
    const fetch: Fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = init ?? {};
        if (!signal) return reject(new Error("the request has no signal"));
        signal.addEventListener("abort", () => reject(signal.reason));
        tell(signal);
      });
    const data = createDataClient({ baseUrl, network: "fuji", fetch });
    const cache = new QueryClient();
    const query = dataQueries(data).networks.get();
    const loading = cache.fetchQuery(query).catch((error: unknown) => error);
    const signal = await sent;
    await cache.cancelQueries({ queryKey: query.queryKey });
    expect(signal.aborted).toBe(true);
    expect(await loading).toBeInstanceOf(Error);
  });

  it("has its result's type in the cache", async () => {
    const { data } = served(() => ({ chains: [] }));
    const cache = new QueryClient();
    const query = dataQueries(data).status.get();
    const status = await cache.fetchQuery(query);
    expect(cache.getQueryData(query.queryKey)).toBe(status);
    expectTypeOf(cache.getQueryData(query.queryKey)).toEqualTypeOf<typeof status | undefined>();
  });
});

describe("a key", () => {
  const { data } = served(() => ({}));

  it("takes a bigint for the decimal string that it is sent as", () => {
    const given = dataQueries(data).validators.list({ minTimeRemaining: 1, minDelegationCapacity: 5n });
    const text = dataQueries(data).validators.list({ minTimeRemaining: 1, minDelegationCapacity: "5" });
    expect(given.queryKey).toEqual(text.queryKey);
    expect(() => JSON.stringify(given.queryKey)).not.toThrow();
  });

  it("begins as the options say, so that the clients of two services can share a cache", () => {
    const mine = dataQueries(data, { key: ["mainnet"] });
    expect(mine.subnets.list().queryKey).toEqual(["mainnet", "data", "subnets.list", {}]);
    expect(dataQueries(data).subnets.list().queryKey[0]).toBe("primary-network");
  });
});

it("a mutation sends its call once", async () => {
  const { data, requests } = served(() => ({ id: "w1" }));
  const mutation = new MutationObserver(new QueryClient(), dataQueries(data).webhooks.deactivate());
  await mutation.mutate({ id: "w1" });
  expect(requests.map(({ method }) => method)).toEqual(["DELETE"]);
});

/** The names of the methods that the options of a client name in their keys, by calling each with no parameters. */
function methodsOf(queries: object, path = ""): [given: string, inKey: string][] {
  return Object.entries(queries).flatMap(([name, part]: [string, unknown]): [string, string][] => {
    if (typeof part !== "function") return methodsOf(part as object, `${path}${name}.`); // a resource
    const options = part({}) as { queryKey?: string[]; mutationKey?: string[] };
    return [[`${path}${name}`, (options.queryKey ?? options.mutationKey)?.[2] ?? ""]];
  });
}

const unsafe = () => Promise.reject(new Error("nothing is sent"));
const clients = [
  ["data", dataQueries(createDataClient({ baseUrl, fetch: unsafe })), dataSpec],
  ["metrics", metricsQueries(createMetricsClient({ baseUrl, fetch: unsafe })), metricsSpec],
  ["pchain-rpc", pchainQueries(createPChainClient({ baseUrl, fetch: unsafe })), pchainSpec],
] as const;

it.each(clients)("every operation of %s has options under its method's name", (_name, queries, spec) => {
  const operations = Object.values(spec).filter(
    (value: unknown) => "retry" in Object(value) && !("stream" in Object(value)), // a stream is no query
  );
  const found = methodsOf(queries);
  expect(operations.length).toBeGreaterThan(10);
  expect(found).toHaveLength(operations.length);
  for (const [given, inKey] of found) expect(inKey).toBe(given);
});
