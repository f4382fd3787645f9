/** Compute units over a virtual clock: costs, tiers, headers and refusals. */

import { describe, expect, it } from "vitest";
import type { HttpError } from "../api/request/http-error.ts";
import { type ApiKey, publicRates, type Tier, tiers } from "../domain/access.ts";
import { memoryRateUsage } from "../store/service/memory-rate-usage.ts";
import { Limits } from "./limits.ts";
import { type SpecOperation, specOperations } from "./spec.ts";

const T0 = 1_700_000_000_000;
const operations = new Map(specOperations.map((operation) => [operation.id, operation]));
function operation(id: string): SpecOperation {
  const found = operations.get(id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}
const keyOf = (tier: Tier, id = `key_${tier}`): ApiKey => ({
  id,
  name: tier,
  tier,
  privileges: ["data"],
  createdAt: 0,
  revokedAt: null,
});

function open() {
  const clock = { now: T0 };
  const limits = new Limits(memoryRateUsage(), publicRates, () => clock.now);
  const charge = async (id: string, key?: ApiKey, address = "192.0.2.1") => {
    try {
      return { status: 200, message: "", headers: await limits.charge(operation(id), { key, address }) };
    } catch (error) {
      const { status, message, headers } = error as HttpError; // nothing else is thrown
      return { status, message, headers };
    }
  };
  const granted = async (times: number, id: string, key?: ApiKey, address?: string) => {
    let count = 0;
    for (let index = 0; index < times; index++) if ((await charge(id, key, address)).status === 200) count++;
    return count;
  };
  return { clock, charge, granted };
}

describe("allowance of a minute", () => {
  it.each<[id: string, tier: Tier | undefined, calls: number]>([
    ["listValidators", undefined, 300],
    ["listTransactions", undefined, 60],
    ["getOperation", undefined, 600],
    ["listUtxos", "free", 80],
    ["listUtxos", "base", 100],
    ["listUtxos", "growth", 140],
    ["listUtxos", "pro", 200],
    ["listAverageTps", undefined, 80],
  ])("%s, tier %s: %d calls", async (id, tier, calls) => {
    const { clock, granted } = open();
    expect(await granted(calls + 20, id, tier && keyOf(tier))).toBe(calls);
    clock.now += 61_000;
    expect(await granted(calls + 20, id, tier && keyOf(tier))).toBe(calls);
  });
});

it("always reports the state of the tighter window to a caller with a key", async () => {
  const { clock, charge } = open();
  const key = keyOf("free");
  const policy = { "ratelimit-policy": "8000;w=60, 2000000;w=86400" };
  const minute = (remaining: number) => ({
    ...policy,
    "ratelimit-limit": "8000",
    "ratelimit-remaining": String(remaining),
  });
  expect((await charge("listUtxos", key)).headers).toEqual(minute(7_900));
  expect((await charge("listValidators", key)).headers).toEqual(minute(7_880));
  clock.now += 30_000;
  expect((await charge("reindexNft", key)).headers).toEqual(minute(7_870));
  clock.now += 31_000;
  expect((await charge("listUtxos", key)).headers).toEqual(minute(7_890));
  // A day of spending 8000 units every 61 s: after 2 000 000 the day is the tighter window.
  const { clock: later, granted, charge: ask } = open();
  for (let round = 0; round < 249; round++) {
    expect(await granted(80, "listUtxos", key)).toBe(80);
    later.now += 61_000;
  }
  expect(await granted(70, "listUtxos", key)).toBe(70);
  later.now += 61_000;
  expect((await ask("listUtxos", key)).headers).toEqual({
    ...policy,
    "ratelimit-limit": "2000000",
    "ratelimit-remaining": "900",
  });
  expect(await granted(20, "listUtxos", key)).toBe(9);
  const refused = await ask("listUtxos", key);
  expect(refused.message).toMatch(/^the limit of 2000000 compute units per day is reached: /);
  // The first units were spent in the hour of T0; that hour leaves the day 25 hours after it began.
  const waitMs = (Math.floor(T0 / 3_600_000) + 25) * 3_600_000 - later.now;
  expect(refused.headers["retry-after"]).toBe(String(Math.ceil(waitMs / 1000)));
  later.now += waitMs;
  expect((await ask("listUtxos", key)).status).toBe(200);
});

it("reports limits to a caller without a key, too, and the wait when a limit is reached", async () => {
  const { clock, charge, granted } = open();
  expect((await charge("listUtxos")).headers).toEqual({
    "ratelimit-policy": "6000;w=60, 1200000;w=86400",
    "ratelimit-limit": "6000",
    "ratelimit-remaining": "5900",
  });
  clock.now += 20_000;
  expect(await granted(59, "listUtxos")).toBe(59);
  const refused = await charge("listUtxos");
  expect(refused).toEqual({
    status: 429,
    message:
      "the limit of 6000 compute units per minute is reached: this request costs 100, 0 are left; try again in 41 s",
    headers: {
      "ratelimit-policy": "6000;w=60, 1200000;w=86400",
      "ratelimit-limit": "6000",
      "ratelimit-remaining": "0",
      "ratelimit-reset": "61",
      "retry-after": "41",
    },
  });
  clock.now += 40_999;
  expect((await charge("listUtxos")).status).toBe(429);
  clock.now += 1;
  expect((await charge("listUtxos")).status).toBe(200);
});

it("takes units of a response under way, or says how long they do not fit", async () => {
  const clock = { now: T0 };
  const limits = new Limits(memoryRateUsage(), publicRates, () => clock.now);
  const payer = { key: undefined, address: "192.0.2.1" };
  for (let taken = 0; taken < 6_000; taken += 1_000) expect(await limits.take(1_000, payer)).toBe(0);
  const waitMs = await limits.take(8, payer);
  expect(waitMs).toBe(61_000);
  await expect(limits.charge(operation("listUtxos"), payer)).rejects.toMatchObject({ status: 429 });
  clock.now += waitMs;
  expect(await limits.take(8, payer)).toBe(0);
});

it("counts keys, addresses and interfaces apart", async () => {
  const { charge, granted } = open();
  expect(await granted(61, "listUtxos", undefined, "192.0.2.1")).toBe(60);
  expect((await charge("listUtxos", undefined, "192.0.2.2")).status).toBe(200);
  expect((await charge("listUtxos", keyOf("free"), "192.0.2.1")).status).toBe(200);
  expect((await charge("listAverageTps", undefined, "192.0.2.1")).status).toBe(200);
  expect(await granted(81, "listUtxos", keyOf("free", "key_a"))).toBe(80);
  expect((await charge("listUtxos", keyOf("free", "key_b"))).status).toBe(200);
  expect(await granted(61, "listUtxos", undefined, "2001:db8::1")).toBe(60);
  expect((await charge("listUtxos", undefined, "2001:db8::2")).status).toBe(429);
  expect((await charge("listUtxos", undefined, "2001:db8:0:1::2")).status).toBe(200);
});

it("allows the most expensive operation in every tier", () => {
  const dearest = Math.max(...[...operations.values()].map(({ weight }) => weight));
  for (const tier of [...tiers, "anonymous", "metrics"] as const)
    expect(publicRates[tier].perMinute).toBeGreaterThan(dearest);
  for (const { id, weight } of operations.values()) expect([1, 10, 20, 50, 100, 200], id).toContain(weight);
});
