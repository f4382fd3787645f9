import fc from "fast-check";
import { expect, test } from "vitest";
import type { Key, SortOrder } from "../../domain/listing.ts";
import { PRIMARY_ID } from "../../domain/network.ts";
import { feeOf, statusAt, type Validation, type ValidationRow } from "./entry.ts";
import {
  type Range,
  type Selectable,
  selectValidators,
  type ValidatorFilter,
  type ValidatorSort,
} from "./select-validators.ts";
import { compare } from "./sorted.ts";
import { type Open, StakeView, type Uptime } from "./view.ts";

const TIME = 1_000;
const HEIGHT = 50;
const snapshot = { height: HEIGHT, time: TIME, poll: 1 };

/** Few values of each field, so that many are equal. */
const fields = fc.record({
  node: fc.integer({ min: 0, max: 4 }),
  isPrimary: fc.boolean(),
  height: fc.integer({ min: 1, max: 60 }),
  startTime: fc.constantFrom(500, TIME, 1_100),
  endTime: fc.constantFrom(TIME, 1_001, 1_500, 2_000),
  feeShares: fc.constantFrom(20_000, 20_001, 100_000),
  removedHeight: fc.constantFrom(null, null, null, HEIGHT, 55),
  capacity: fc.constantFrom(0n, 5n, 7n),
});

const filters = fc.record(
  {
    nodeId: fc.constantFrom("node0", "node9"),
    nodeIdParts: fc.constantFrom(["ode1", "2"], ["x"], ["node"]),
    subnetId: fc.constantFrom(PRIMARY_ID, "subnet"),
    status: fc.constantFrom("active", "pending", "completed", "removed"),
    capacity: fc.constantFrom({ min: "5" }, { max: "5" }, { min: "0", max: "5" }),
    timeRemaining: fc.constantFrom({ min: 0, max: 1 }, { min: 1 }, { max: 500 }),
    feeShares: fc.constantFrom({ min: 20_000.5, max: 1_000_000 }, { min: 0, max: 20_000 }),
    uptime: fc.constantFrom({ min: 90, max: 100 }, { min: 0, max: 50 }),
  },
  { requiredKeys: [] },
);

const SORTS: readonly ValidatorSort[] = [
  "blockIndex",
  "delegationCapacity",
  "timeRemaining",
  "delegationFee",
  "uptimePerformance",
];

const uptimes = new Map<string, Uptime>([
  ["node0", { uptime: "99.5", connected: true }],
  ["node1", { uptime: "50.0000", connected: false }],
  ["node2", { uptime: "99.5", connected: true }],
]);

type Given = typeof fields extends fc.Arbitrary<infer T> ? T : never;

function world(given: readonly Given[]) {
  const validations = given.map(
    ({ node, isPrimary, capacity: _capacity, feeShares, ...rest }, index): Validation => ({
      ...rest,
      txId: `tx${String((index * 7) % 101).padStart(3, "0")}`,
      nodeId: `node${node}`,
      subnetId: isPrimary ? PRIMARY_ID : "subnet",
      feeShares: isPrimary ? feeShares : null,
      renews: false,
      rewardHeight: null,
      changes: [],
      rows: [],
    }),
  );
  const byHeight = validations.toSorted((a, b) => compare(a.height, b.height) || compare(a.txId, b.txId));
  const capacities = new Map(validations.map((one, index) => [one, given[index]?.capacity ?? 0n]));
  const open = byHeight.flatMap((validation): Open[] => {
    const status = statusAt(validation, snapshot);
    if (validation.height > HEIGHT || (status !== "active" && status !== "pending")) return [];
    const capacity = validation.subnetId === PRIMARY_ID ? (capacities.get(validation) ?? 0n) : null;
    const row = { endTime: validation.endTime } as ValidationRow; // selecting reads nothing else of it
    return [{ validation, status, capacity, row, epoch: 0, from: 0, to: 1 }];
  });
  const from: Selectable = {
    byHeight,
    byTx: validations.toSorted((a, b) => compare(a.txId, b.txId)),
    byFee: validations.toSorted((a, b) => compare(feeOf(a), feeOf(b)) || compare(a.txId, b.txId)),
    ofNode: (nodeId) => byHeight.filter((one) => one.nodeId === nodeId),
    nodesWith: (parts) =>
      new Set(
        validations.map(({ nodeId }) => nodeId).filter((id) => parts.some((part) => id.includes(part))),
      ),
  };
  return { validations, from, view: new StakeView(0, 0, 2_000, open) };
}

/** The listing as its description says it, without any index. */
function expected(
  { validations, view }: ReturnType<typeof world>,
  filter: ValidatorFilter,
  order: SortOrder,
) {
  const capacityOf = (one: Validation) => view.open.get(one)?.capacity ?? null;
  const isActive = (one: Validation) => view.open.get(one)?.status === "active";
  const uptimeOf = (one: Validation) => (isActive(one) ? Number(uptimes.get(one.nodeId)?.uptime ?? 0) : null);
  const remainingOf = (one: Validation) => (view.open.has(one) ? Math.max(0, one.endTime - TIME) : 0);
  const within = (value: number | bigint | null, range?: Range<number | string>) =>
    !range ||
    (value !== null &&
      Number(value) >= Number(range.min ?? Number.NEGATIVE_INFINITY) &&
      Number(value) <= Number(range.max ?? Number.POSITIVE_INFINITY));
  const value = (one: Validation): number =>
    ({
      blockIndex: one.height,
      delegationCapacity: Number(capacityOf(one) ?? -1),
      timeRemaining: remainingOf(one),
      delegationFee: one.feeShares ?? -1,
      uptimePerformance: uptimeOf(one) ?? -1,
    })[filter.sortBy];
  const way = order === "asc" ? 1 : -1;
  return validations
    .filter((one) => one.height <= HEIGHT)
    .filter(({ nodeId }) => filter.nodeId === undefined || nodeId === filter.nodeId)
    .filter(({ nodeId }) => !filter.nodeIdParts || filter.nodeIdParts.some((part) => nodeId.includes(part)))
    .filter(({ subnetId }) => filter.subnetId === undefined || subnetId === filter.subnetId)
    .filter((one) => filter.status === undefined || statusAt(one, snapshot) === filter.status)
    .filter((one) => within(capacityOf(one), filter.capacity))
    .filter((one) => within(remainingOf(one), filter.timeRemaining))
    .filter((one) => within(one.feeShares, filter.feeShares))
    .filter((one) => within(uptimeOf(one), filter.uptime))
    .sort((a, b) => way * (value(a) - value(b) || compare(a.txId, b.txId)))
    .map(({ txId }) => txId);
}

test("the pages of every filter and order are the listing, for every page size", () => {
  fc.assert(
    fc.property(
      fc.array(fields, { maxLength: 40 }),
      filters,
      fc.constantFrom(...SORTS),
      fc.constantFrom<SortOrder>("asc", "desc"),
      fc.integer({ min: 1, max: 7 }),
      (given, filter, sortBy, order, limit) => {
        const made = world(given);
        // The listing of one node has one order.
        const whole: ValidatorFilter = {
          ...filter,
          sortBy: filter.nodeId === undefined ? sortBy : "blockIndex",
        };
        const listed: string[] = [];
        let after: Key | undefined;
        do {
          const window = { networkId: 1, snapshot, order, after, limit };
          const { validations, next } = selectValidators(made.from, made.view, uptimes, window, whole);
          expect(validations.length).toBeLessThanOrEqual(limit);
          if (next) expect(validations.length).toBe(limit);
          listed.push(...validations.map(({ txId }) => txId));
          after = next;
        } while (after);
        expect(listed).toEqual(expected(made, whole, order));
      },
    ),
    { numRuns: 500 },
  );
});
