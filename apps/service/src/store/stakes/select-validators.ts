/** Selects a page of validations in memory: every filter and order of the listing, without reading a row. */

import type { Key, Snapshot, SortOrder, Window } from "../../domain/listing.ts";
import { PRIMARY_ID } from "../../domain/network.ts";
import type { ValidationStatus } from "../../domain/p/staking-status.ts";
import { feeOf, type Validation } from "./entry.ts";
import { compare, countBefore } from "./sorted.ts";
import type { Ranked, StakeView, Uptimes } from "./view.ts";

export interface ValidatorFilter {
  /** Exact node id. */
  readonly nodeId?: string | undefined;
  /** Parts of node ids. */
  readonly nodeIdParts?: readonly string[] | undefined;
  readonly subnetId?: string | undefined;
  readonly status?: ValidationStatus | undefined;
  /** nAVAX, decimal. */
  readonly capacity?: Range<string> | undefined;
  /** Seconds. */
  readonly timeRemaining?: Range<number> | undefined;
  /** Millionths; may have a fraction. */
  readonly feeShares?: Range<number> | undefined;
  /** Percent. */
  readonly uptime?: Range<number> | undefined;
  readonly sortBy: ValidatorSort;
}

/** Inclusive bounds. */
export interface Range<T> {
  readonly min?: T | undefined;
  readonly max?: T | undefined;
}

export type ValidatorSort =
  | "blockIndex"
  | "delegationCapacity"
  | "timeRemaining"
  | "delegationFee"
  | "uptimePerformance";

/** Validations in the orders that pages are selected in. */
export interface Selectable {
  /** All validations, by height and transaction. */
  readonly byHeight: readonly Validation[];
  /** By transaction. */
  readonly byTx: readonly Validation[];
  /** By fee and transaction; validations without a fee first. */
  readonly byFee: readonly Validation[];
  /** The validations of a node, by height and transaction. */
  ofNode(nodeId: string): readonly Validation[];
  /** Nodes whose text contains one of the parts. */
  nodesWith(parts: readonly string[]): ReadonlySet<string>;
}

/** The validations that a page is selected from, as of a snapshot. */
interface Seen {
  readonly from: Selectable;
  readonly view: StakeView;
  readonly uptimes: Uptimes;
  readonly snapshot: Snapshot;
}

export interface Selection {
  readonly validations: readonly Validation[];
  readonly next?: Key;
}

type Value = number | bigint;

/** Part of an order, ascending: a list, and the positions of a key in it. */
interface Segment {
  readonly length: number;
  /** The validation at an index below the length, and its value. */
  validation(index: number): Validation;
  value(index: number): Value;
  /** The number of validations before a key, and the number up to and including it. */
  before(value: Value, tie: string): number;
  upTo(value: Value, tie: string): number;
  accepts(validation: Validation): boolean;
}

const all = () => true;

function inRange<T extends Value>(value: T, { min, max }: Range<T>): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

/** A list that is sorted by a value of each item, and the transaction. */
function sorted<T>(
  items: readonly T[],
  validationOf: (item: T) => Validation,
  valueAt: (item: T) => Value,
): Segment {
  const position = (item: T, value: Value, tie: string) =>
    compare<Value>(valueAt(item), value) || compare(validationOf(item).txId, tie);
  return {
    length: items.length,
    validation: (index) => validationOf(items[index] as T), // below the length
    value: (index) => valueAt(items[index] as T),
    before: (value, tie) => countBefore(items, (item) => position(item, value, tie) >= 0),
    upTo: (value, tie) => countBefore(items, (item) => position(item, value, tie) > 0),
    accepts: all,
  };
}

const itself = (validation: Validation) => validation;

const ranked = (items: readonly Ranked[], shown = (value: Value): Value => value): Segment =>
  sorted(
    items,
    ({ validation }) => validation,
    ({ value }) => shown(value),
  );

/**
 * Validations without a value of their own, by transaction; `value` stands for it, below or equal to every
 * real one.
 */
function valueless(items: readonly Validation[], value: Value, accepts: Segment["accepts"]): Segment {
  const count = (given: Value, reached: (one: Validation) => boolean) =>
    given > value ? items.length : countBefore(items, reached);
  return {
    length: items.length,
    validation: (index) => items[index] as Validation, // below the length
    value: () => value,
    before: (given, tie) => count(given, ({ txId }) => txId >= tie),
    upTo: (given, tie) => count(given, ({ txId }) => txId > tie),
    accepts,
  };
}

/** True when all validations that match are open: these are few, and the others need not be tried. */
const areOpen = ({ status, capacity, uptime, timeRemaining }: ValidatorFilter): boolean =>
  status === "active" ||
  status === "pending" ||
  capacity !== undefined ||
  uptime !== undefined ||
  (timeRemaining?.min ?? 0) > 0;

/** The order's segments, the lowest values first. */
function segmentsOf({ from, view, uptimes, snapshot }: Seen, filter: ValidatorFilter): Segment[] {
  const { sortBy, nodeId } = filter;
  const { byHeight, byTx, byFee } = from;
  const { open } = view;
  const { time } = snapshot;
  const rest = areOpen(filter) ? view.byTx() : byTx;
  switch (sortBy) {
    case "blockIndex":
      if (nodeId !== undefined) return [sorted(from.ofNode(nodeId), itself, ({ height }) => height)];
      return [sorted(areOpen(filter) ? view.byHeight : byHeight, itself, ({ height }) => height)];
    case "delegationFee":
      return [sorted(byFee, itself, feeOf)];
    case "delegationCapacity":
      return [
        valueless(rest, -1n, (one) => (open.get(one)?.capacity ?? null) === null),
        ranked(view.byCapacity()),
      ];
    case "timeRemaining": {
      const live = view.byEnd();
      const over = countBefore(live, ({ value }) => value > time);
      return [
        valueless(rest, 0, (one) => (open.get(one)?.row.endTime ?? 0) <= time),
        ranked(live.slice(over), (end) => Number(end) - time),
      ];
    }
    case "uptimePerformance":
      return [
        valueless(rest, -1, (one) => open.get(one)?.status !== "active"),
        ranked(view.byUptime(uptimes)),
      ];
  }
}

function filterOf({ from, view, uptimes, snapshot }: Seen, filter: ValidatorFilter) {
  const nodes = filter.nodeIdParts && from.nodesWith(filter.nodeIdParts);
  const capacity = filter.capacity && {
    min: filter.capacity.min === undefined ? undefined : BigInt(filter.capacity.min),
    max: filter.capacity.max === undefined ? undefined : BigInt(filter.capacity.max),
  };
  const { nodeId, subnetId, feeShares, status, timeRemaining, uptime } = filter;
  return (one: Validation): boolean => {
    if (one.height > snapshot.height) return false;
    if (nodeId !== undefined && one.nodeId !== nodeId) return false;
    if (nodes && !nodes.has(one.nodeId)) return false;
    if (subnetId !== undefined && one.subnetId !== subnetId) return false;
    // The stakers of an elastic subnet pay such a share too, but the interface reports it for the Primary Network only.
    if (feeShares) {
      if (one.subnetId !== PRIMARY_ID || one.feeShares === null || !inRange(one.feeShares, feeShares))
        return false;
    }
    if (!status && !capacity && !timeRemaining && !uptime) return true;
    const open = view.open.get(one);
    if (status && view.statusOf(one, snapshot) !== status) return false;
    if (capacity && !(open && open.capacity !== null && inRange(open.capacity, capacity))) return false;
    if (timeRemaining && !inRange(open ? Math.max(open.row.endTime - snapshot.time, 0) : 0, timeRemaining))
      return false;
    if (!uptime) return true;
    return open?.status === "active" && inRange(Number(uptimes.get(one.nodeId)?.uptime ?? 0), uptime);
  };
}

/** Reads a key's sort value as the segments' values are. */
const valueOfKey = (sortBy: ValidatorSort, { sort }: Key): Value =>
  sortBy === "delegationCapacity" ? BigInt(sort) : Number(sort);

/** Where a walk begins: behind the key. */
function start(segment: Segment, order: SortOrder, after: Key | undefined, value: Value | undefined): number {
  if (after === undefined || value === undefined) return order === "asc" ? 0 : segment.length - 1;
  return order === "asc" ? segment.upTo(value, after.tie) : segment.before(value, after.tie) - 1;
}

/** The validations of a page, in order. */
export function selectValidators(
  from: Selectable,
  view: StakeView,
  uptimes: Uptimes,
  window: Window,
  filter: ValidatorFilter,
): Selection {
  const { snapshot, order, after, limit } = window;
  const seen = { from, view, uptimes, snapshot };
  const matches = filterOf(seen, filter);
  const segments = segmentsOf(seen, filter);
  const value = after && valueOfKey(filter.sortBy, after);
  const validations: Validation[] = [];
  let next: Key | undefined;
  const step = order === "asc" ? 1 : -1;
  for (const segment of order === "asc" ? segments : segments.reverse()) {
    for (let at = start(segment, order, after, value); at >= 0 && at < segment.length; at += step) {
      const one = segment.validation(at);
      if (!segment.accepts(one) || !matches(one)) continue;
      if (validations.length === limit) return { validations, ...(next && { next }) };
      validations.push(one);
      if (validations.length === limit) next = { sort: String(segment.value(at)), tie: one.txId };
    }
  }
  return { validations };
}
