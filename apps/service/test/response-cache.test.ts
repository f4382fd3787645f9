/** Later pages are kept: they stay what they were while the chain goes on, count towards limits, and need a valid key. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { createService, type Service } from "../src/index.ts";
import { freshDatabase, type Harness, type Json, openHarness, sourceOf } from "./harness.ts";

let harness: Harness;
/** Unix seconds of the network; the service's own clock stands still, so that tokens stay valid. */
const network = { seconds: 1_780_272_000 };
beforeAll(async () => {
  harness = await openHarness({
    validators: 12,
    delegators: 30,
    weeks: 2,
    clock: { now: () => network.seconds },
  });
});
afterAll(() => harness.close());

const P = "networks/fuji/blockchains/p-chain";
const [VALIDATORS, UTXOS] = [
  "networks/fuji/validators?pageSize=3",
  `${P}/utxos?pageSize=3&includeSpent=true`,
];

const ask = (service: Service, path: string, headers: Record<string, string> = {}) =>
  service.fetch(new Request(`http://service/v1/${path}`, { headers }));

/** Requests for later pages by what the cache did, and the number of kept responses. */
async function counts({ adminFetch }: Service) {
  const text = await (await adminFetch(new Request("http://admin/metrics"))).text();
  const read = (name: string) =>
    Number(new RegExp(`^primary_network_response_cache_${name} (\\d+)`, "m").exec(text)?.[1] ?? 0);
  return {
    hits: read('requests_total\\{result="hit"\\}'),
    misses: read('requests_total\\{result="miss"\\}'),
    entries: read("entries"),
    bytes: read("bytes"),
  };
}

async function secondPage(path: string): Promise<string> {
  const { nextPageToken } = (await harness.get(path)).body;
  return `${path}&pageToken=${nextPageToken}`;
}

test("a later page is built once; its ETag is the same from the cache, and gives 304", async () => {
  const path = await secondPage(VALIDATORS);
  const before = await counts(harness.service);
  const built = await ask(harness.service, path);
  const text = await built.text();
  const etag = built.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(built.headers.get("cache-control")).toBe("private, no-cache");
  await expect.poll(async () => (await counts(harness.service)).entries).toBe(before.entries + 1);
  const kept = await ask(harness.service, path);
  expect([kept.status, await kept.text(), kept.headers.get("etag")]).toEqual([200, text, etag]);
  expect(kept.headers.get("vary")).toBe(
    "accept-encoding, x-service-compat, x-service-api-key, x-glacier-api-key",
  );
  expect(built.headers.get("x-indexed-height")).toMatch(/^p-chain=\d+$/);
  expect(kept.headers.get("x-indexed-height")).toBe(built.headers.get("x-indexed-height"));
  expect(kept.headers.get("x-request-id")).not.toBe(built.headers.get("x-request-id"));
  const same = await ask(harness.service, path, { "if-none-match": etag });
  expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", etag]);
  expect(same.headers.get("x-indexed-height")).toBe(built.headers.get("x-indexed-height"));
  const after = await counts(harness.service);
  expect([after.hits - before.hits, after.misses - before.misses]).toEqual([2, 1]);
  expect(after.bytes).toBeGreaterThan(before.bytes);
});

test("a page that is built again has the same ETag, and gives 304", async () => {
  const path = await secondPage(UTXOS);
  const before = await counts(harness.service);
  const first = await ask(harness.service, path);
  const etag = first.headers.get("etag") ?? "";
  const body = await first.text();
  const asked = path.replace("pageSize=3&includeSpent=true", "includeSpent=true&pageSize=3"); // another key of the cache
  const again = await ask(harness.service, asked, { "if-none-match": etag });
  expect([again.status, again.headers.get("etag")]).toEqual([304, etag]);
  expect(await (await ask(harness.service, asked)).text()).toBe(body);
  await expect.poll(async () => (await counts(harness.service)).entries).toBe(before.entries + 2); // both forms are kept
});

test("first pages and errors are not kept; what depends on the time, and errors, have no ETag", async () => {
  const before = await counts(harness.service);
  const paths = [
    VALIDATORS,
    `${VALIDATORS}&pageToken=${"A".repeat(60)}`,
    "networks/fuji/nothing?pageToken=1",
  ];
  const found = await Promise.all(
    paths.map(async (path) => (await ask(harness.service, path)).headers.get("etag")),
  );
  expect(found).toEqual([null, null, null]);
  expect((await counts(harness.service)).entries).toBe(before.entries);
});

test("the form for official clients is another response", async () => {
  const path = await secondPage("networks/fuji/subnets?pageSize=2");
  const before = await counts(harness.service);
  const responses: Response[] = [];
  for (const headers of [{ "x-service-compat": "false" }, { "x-service-compat": "true" }]) {
    responses.push(await ask(harness.service, path, headers));
    const entries = before.entries + responses.length;
    await expect.poll(async () => (await counts(harness.service)).entries).toBe(entries);
  }
  const after = await counts(harness.service);
  expect([after.hits - before.hits, after.misses - before.misses]).toEqual([0, 2]);
  const [plain, official] = responses;
  expect(official?.headers.get("vary")).toContain("x-service-compat");
  expect(official?.headers.get("etag")).not.toBe(plain?.headers.get("etag"));
  expect(await official?.json()).toEqual(await plain?.json());
  expect((await ask(harness.service, path, { "x-service-compat": "perhaps" })).status).toBe(400);
});

test("every later page is what it was when the chain goes on, also where it is built again", async () => {
  const [owner] = (await harness.get("networks/fuji/delegators")).body.delegators[0].rewardAddresses;
  const lists: [path: string, field: string][] = [
    [VALIDATORS, "validators"],
    [UTXOS, "utxos"],
    [`${P}/transactions?pageSize=4`, "transactions"],
    ["networks/fuji/delegators?pageSize=5", "delegators"],
    [`networks/fuji/rewards:listPending?pageSize=3&addresses=${owner}`, "pendingRewards"],
  ];
  const seen = new Map<string, Json>();
  for (const [path, field] of lists) {
    let next: string | undefined;
    for (let pages = 0; pages < 4; pages++) {
      const at = next === undefined ? path : `${path}&pageToken=${next}`;
      const { status, body } = await harness.get(at);
      expect([status, body[field]?.length > 0], at).toEqual([200, true]);
      if (next !== undefined) seen.set(at, body);
      next = body.nextPageToken;
      if (next === undefined) break;
    }
  }
  expect(seen.size).toBeGreaterThan(8);
  const height = () => harness.service.status().chains.find(({ chain }) => chain === "p-chain")?.height ?? 0;
  const before = height();
  network.seconds += 86_400;
  await harness.net.fetch(new Request("http://localnet/ext/health")); // makes the blocks that are due
  await expect.poll(height).toBeGreaterThan(before + 10);
  for (const [path, body] of seen) {
    expect((await harness.get(path)).body, path).toEqual(body);
    const { pathname, search } = new URL(path, "http://service/");
    const again = `${pathname.slice(1)}${search.replace(/\?(pageSize=\d+)&(.*)/, "?$2&$1")}`;
    expect((await harness.get(again)).body, again).toEqual(body);
  }
});

test("a kept response counts towards the limit and needs a valid key", async () => {
  const { net, clock } = harness;
  const rate = { perMinute: 200, perDay: 1_000_000 };
  const limited = await createService({
    ...(await freshDatabase()),
    clock: () => clock.now,
    networks: { fuji: sourceOf(net) },
    anonymous: [],
    limits: { anonymous: rate, free: rate, base: rate, growth: rate, pro: rate, metrics: rate },
  });
  try {
    limited.start();
    await limited.indexed();
    const { key, secret } = await limited.keys.add({ name: "test", tier: "free", privileges: ["data"] });
    const headers = { "x-service-api-key": secret };
    const { nextPageToken } = await (await ask(limited, VALIDATORS, headers)).json();
    const path = `${VALIDATORS}&pageToken=${nextPageToken}`;
    const left: (string | null)[] = [];
    for (let times = 0; times < 2; times++) {
      left.push((await ask(limited, path, headers)).headers.get("ratelimit-remaining"));
      await expect.poll(async () => (await counts(limited)).entries).toBe(1);
    }
    expect(Number(left[1])).toBeLessThan(Number(left[0]));
    const statuses: number[] = [];
    for (let times = 0; times < 50 && statuses.at(-1) !== 429; times++)
      statuses.push((await ask(limited, path, headers)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(limited, path)).status).toBe(401);
    await limited.keys.revoke(key.id);
    expect((await ask(limited, path, headers)).status).toBe(401);
  } finally {
    await limited.close();
  }
});

test("with 0 bytes nothing is kept; ETags do not need it", async () => {
  const service = await createService({
    ...(await freshDatabase()),
    clock: () => harness.clock.now,
    networks: { fuji: sourceOf(harness.net) },
    responseCacheBytes: 0,
  });
  try {
    service.start();
    await service.indexed();
    const { nextPageToken } = await (await ask(service, VALIDATORS)).json();
    const second = await ask(service, `${VALIDATORS}&pageToken=${nextPageToken}`);
    const etag = second.headers.get("etag") ?? "";
    expect([second.status, etag]).toEqual([200, expect.stringMatching(/^W\//)]);
    const again = await ask(service, `${VALIDATORS}&pageToken=${nextPageToken}`, { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(await counts(service)).toEqual({ hits: 0, misses: 0, entries: 0, bytes: 0 });
  } finally {
    await service.close();
  }
});
