/** Pages add up to the listing, whatever their size, whatever the filters, and while the chain goes on. */

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromCb58 } from "../src/domain/id-text.ts";
import { delegationCapacity } from "../src/domain/p/delegation-capacity.ts";
import { type Harness, type Json, openHarness } from "./harness.ts";

let harness: Harness;
let validators: Json[];
let delegators: Json[];
const P = "networks/fuji/blockchains/p-chain";
const PRIMARY = "11111111111111111111111111111111LpoYY";

beforeAll(async () => {
  harness = await openHarness({ validators: 24, delegators: 60, weeks: 4 });
  validators = await harness.all("networks/fuji/validators", "validators", 100);
  delegators = await harness.all("networks/fuji/delegators", "delegators", 100);
});
afterAll(() => harness.close());

const order = fc.constantFrom("asc", "desc");
const address = () =>
  fc.constantFrom(...new Set(delegators.flatMap(({ rewardAddresses }) => rewardAddresses)));

/** Listings with a random query each. */
const listings = (): { [name: string]: { field: string; query: fc.Arbitrary<string> } } => ({
  "networks/fuji/subnets": { field: "subnets", query: order.map((o) => `?sortOrder=${o}`) },
  "networks/fuji/validators": {
    field: "validators",
    query: fc
      .tuple(order, fc.constantFrom("blockIndex", "delegationCapacity", "timeRemaining", "uptimePerformance"))
      .map(([o, by]) => `?sortOrder=${o}&sortBy=${by}`),
  },
  "networks/fuji/delegators": { field: "delegators", query: order.map((o) => `?sortOrder=${o}`) },
  [`${P}/transactions`]: {
    field: "transactions",
    query: fc.array(address(), { minLength: 1, maxLength: 4 }).map((list) => `?addresses=${list.join(",")}`),
  },
  [`${P}/utxos`]: {
    field: "utxos",
    query: fc
      .tuple(
        order,
        fc.constantFrom("timestamp", "amount"),
        fc.boolean(),
        fc.array(address(), { minLength: 1, maxLength: 4 }),
      )
      .map(
        ([o, by, spent, list]) =>
          `?sortOrder=${o}&sortBy=${by}&includeSpent=${spent}&addresses=${list.join(",")}`,
      ),
  },
});

const idOf = (item: Json): string => item.utxoId ?? item.txHash ?? item.subnetId;

test.each([
  "networks/fuji/subnets",
  "networks/fuji/validators",
  "networks/fuji/delegators",
  `${P}/transactions`,
  `${P}/utxos`,
])("%s: pages together are the listing for every page size", async (path) => {
  const listing = listings()[path];
  if (!listing) throw new Error(`no listing ${path}`);
  const size = fc.integer({ min: 2, max: 40 });
  await fc.assert(
    fc.asyncProperty(listing.query, size, async (query, pageSize) => {
      const whole = await harness.all(`${path}${query}`, listing.field, 100);
      const paged = await harness.all(`${path}${query}`, listing.field, pageSize);
      expect(paged).toEqual(whole);
      expect(new Set(whole.map(idOf)).size).toBe(whole.length);
    }),
    { numRuns: 8 },
  );
});

test("a page of exactly the last items has no token", async () => {
  const { body } = await harness.get(
    `networks/fuji/subnets?pageSize=${(await harness.all("networks/fuji/subnets", "subnets")).length}`,
  );
  expect(body.nextPageToken).toBeUndefined();
});

/** The reference result: filters and sorts over all validators in memory. */
interface Query {
  validationStatus?: string;
  subnetId?: string;
  nodeIds?: string[];
  sortBy?: "blockIndex" | "delegationCapacity" | "timeRemaining" | "uptimePerformance";
  sortOrder?: "asc" | "desc";
  minDelegationCapacity?: number;
  maxDelegationCapacity?: number;
  minTimeRemaining?: number;
  maxTimeRemaining?: number;
  minFeePercentage?: number;
  maxFeePercentage?: number;
  minUptimePerformance?: number;
  maxUptimePerformance?: number;
}

const between = (value: number | undefined, min: number, max: number) =>
  value !== undefined && value >= min && value <= max;

function modelValue(validator: Json, now: number) {
  const { validationStatus: status, subnetId, amountStaked, amountDelegated = "0" } = validator;
  const open = subnetId === PRIMARY && (status === "active" || status === "pending");
  return {
    blockIndex: -validators.indexOf(validator),
    delegationCapacity: open
      ? Number(delegationCapacity(BigInt(amountStaked), BigInt(amountDelegated)))
      : undefined,
    timeRemaining: status === "removed" ? 0 : Math.max(0, validator.endTimestamp - now),
    uptimePerformance: validator.uptimePerformance as number | undefined,
    fee: validator.delegationFee === undefined ? undefined : Number(validator.delegationFee),
  };
}

function model(query: Query): string[] {
  const now = Math.floor(harness.clock.now / 1000);
  const { minFeePercentage: minFee, maxFeePercentage: maxFee } = query;
  const { minUptimePerformance: minUp, maxUptimePerformance: maxUp } = query;
  const { minDelegationCapacity: minCap, maxDelegationCapacity: maxCap } = query;
  const kept = validators.filter((validator) => {
    const value = modelValue(validator, now);
    return (
      (!query.validationStatus || validator.validationStatus === query.validationStatus) &&
      (!query.subnetId || validator.subnetId === query.subnetId) &&
      (!query.nodeIds || query.nodeIds.some((part) => validator.nodeId.includes(part))) &&
      ((minCap ?? maxCap) === undefined ||
        between(value.delegationCapacity, minCap ?? 0, maxCap ?? Infinity)) &&
      between(value.timeRemaining, query.minTimeRemaining ?? 0, query.maxTimeRemaining ?? Infinity) &&
      ((minFee ?? maxFee) === undefined || between(value.fee, minFee ?? 2, maxFee ?? 100)) &&
      ((minUp ?? maxUp) === undefined || between(value.uptimePerformance, minUp ?? 90, maxUp ?? 100))
    );
  });
  const by = query.sortBy ?? "blockIndex";
  const direction = query.sortOrder === "asc" ? 1 : -1;
  const sorted = kept.sort((a, b) => {
    const difference = (modelValue(a, now)[by] ?? -1) - (modelValue(b, now)[by] ?? -1);
    if (by === "blockIndex") return direction * difference;
    return direction * (difference || (fromCb58(a.txHash) < fromCb58(b.txHash) ? -1 : 1));
  });
  return sorted.map(({ txHash }) => txHash);
}

/** Most queries use a few of the many filters, so that something is left to compare. */
const optional = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const queries = () =>
  fc.record({
    validationStatus: optional(fc.constantFrom("active", "pending", "completed", "removed")),
    subnetId: optional(fc.constantFrom(...new Set(validators.map(({ subnetId }) => subnetId as string)))),
    nodeIds: optional(
      fc.array(fc.constantFrom(...validators.map(({ nodeId }) => nodeId.slice(9, 12) as string)), {
        minLength: 1,
        maxLength: 3,
      }),
    ),
    sortBy: optional(
      fc.constantFrom("blockIndex", "delegationCapacity", "timeRemaining", "uptimePerformance" as const),
    ),
    sortOrder: optional(fc.constantFrom("asc", "desc" as const)),
    minDelegationCapacity: optional(fc.integer({ min: 0, max: 2e15 })),
    maxDelegationCapacity: optional(fc.integer({ min: 0, max: 2e15 })),
    minTimeRemaining: optional(fc.integer({ min: 0, max: 4_000_000 })),
    maxTimeRemaining: optional(fc.integer({ min: 0, max: 40_000_000 })),
    minFeePercentage: optional(fc.integer({ min: 2, max: 20 })),
    maxFeePercentage: optional(fc.integer({ min: 2, max: 100 })),
    minUptimePerformance: optional(fc.integer({ min: 0, max: 100 })),
    maxUptimePerformance: optional(fc.integer({ min: 0, max: 100 })),
  });

test("filters and sorts of validators agree with a reference result in memory", async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(queries(), async (query) => {
      const given = Object.entries(query).filter(([, value]) => value !== undefined);
      const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
      const got = await harness.all(`networks/fuji/validators${text && `?${text}`}`, "validators", 17);
      const want = model(Object.fromEntries(given));
      expect(got.map(({ txHash }) => txHash)).toEqual(want);
      found += want.length;
    }),
    { numRuns: 150 },
  );
  expect(found).toBeGreaterThan(150);
});

test("a listing does not change when time passes between its pages", async () => {
  const path = "networks/fuji/validators?validationStatus=active&sortBy=timeRemaining&sortOrder=asc";
  const whole = await harness.all(path, "validators", 100);
  const first = (await harness.get(`${path}&pageSize=5`)).body;
  const before = harness.clock.now;
  try {
    harness.clock.now += 3 * 3_600_000;
    const rest: Json[] = [];
    for (let token = first.nextPageToken; token; ) {
      const { body } = await harness.get(`${path}&pageSize=5&pageToken=${token}`);
      rest.push(...body.validators);
      token = body.nextPageToken;
    }
    expect([...first.validators, ...rest]).toEqual(whole);
  } finally {
    harness.clock.now = before;
  }
});
