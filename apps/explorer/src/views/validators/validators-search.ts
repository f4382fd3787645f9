/** The search parameters of the validators. */
import { type OrderSearch, readOrder } from "../../state/read-order.ts";

export const statuses = ["active", "pending", "completed", "removed"] as const;
type Status = (typeof statuses)[number];

/** The table, and the charts of all active validators. */
export const views = ["table", "concentration", "uptime", "ends", "room"] as const;
type View = (typeof views)[number];

/** Keys by which the service sorts, and their titles. */
export const sorts = {
  blockIndex: "start",
  delegationCapacity: "room for delegations",
  timeRemaining: "time left",
  uptimePerformance: "uptime",
  delegationFee: "fee",
} as const;
type Sort = keyof typeof sorts;
const sortNames = Object.keys(sorts) as Sort[]; // the keys of a constant

/** Numeric filters: the label of each, and the range that the service accepts. */
export const bounds = {
  room: { label: "Minimum room (AVAX)", min: 0, max: 720_000_000 },
  fee: { label: "Maximum fee (%)", min: 2, max: 100 },
  uptime: { label: "Minimum uptime (%)", min: 0, max: 100 },
  days: { label: "Minimum days left", min: 0, max: 24_855 },
  within: { label: "Maximum days left", min: 0, max: 24_855 },
} as const;
export type Bound = keyof typeof bounds;
export const boundNames = Object.keys(bounds) as Bound[]; // as above

/** Search parameters of this view. */
export interface ValidatorsSearch extends OrderSearch, Partial<Record<Bound, number | undefined>> {
  readonly view?: View | undefined;
  readonly status?: Status | undefined;
  readonly nodes?: string | undefined;
  readonly subnet?: string | undefined;
  readonly sort?: Sort | undefined;
}

/** Reads a number in the range of its filter; anything else is dropped. */
export function readBound(name: Bound, given: unknown): number | undefined {
  if (given === "" || given === null || given === undefined) return undefined;
  const value = Number(given);
  const { min, max } = bounds[name];
  return value >= min && value <= max ? value : undefined;
}

/** Reads the search parameters, and drops those that are not valid. */
export function readValidatorsSearch(given: Record<string, unknown>): ValidatorsSearch {
  const text = (value: unknown) => (typeof value === "string" && value ? value : undefined);
  const one = <Name extends string>(names: readonly Name[], value: unknown) =>
    names.find((name) => name === value);
  const read: ValidatorsSearch = {
    view: one(views, given.view),
    status: one(statuses, given.status),
    nodes: text(given.nodes),
    subnet: text(given.subnet),
    sort: one(sortNames, given.sort),
    ...readOrder(given),
    ...Object.fromEntries(boundNames.map((name) => [name, readBound(name, given[name])])),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
