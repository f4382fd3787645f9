/** The search parameters of the validators, and the call that they become. */
import { describe, expect, it } from "vitest";
import { listingOf, PRIMARY } from "./listing.ts";
import { readValidatorsSearch, type ValidatorsSearch } from "./validators-search.ts";

it.each<[given: Record<string, unknown>, want: ValidatorsSearch]>([
  [{}, {}],
  [
    { status: "active", view: "room", nodes: "abc" },
    { status: "active", view: "room", nodes: "abc" },
  ],
  [{ status: "asleep", view: 7, sort: "name", order: "up" }, {}],
  [
    { sort: "timeRemaining", order: "asc" },
    { sort: "timeRemaining", order: "asc" },
  ],
  [
    { fee: "5", uptime: 0, room: "1.5" },
    { fee: 5, uptime: 0, room: 1.5 },
  ],
  [{ fee: 1, uptime: 101, days: "", within: "soon", room: -1 }, {}],
  [{ nodes: "", subnet: 7 }, {}],
])("reads %j as %j", (given, want) => expect(readValidatorsSearch(given)).toEqual(want));

describe("the call", () => {
  const plain = { validationStatus: "active", pageSize: 100 };

  it.each<[search: ValidatorsSearch, want: object]>([
    [{}, plain],
    [{ status: "completed" }, { ...plain, validationStatus: "completed" }],
    [{ nodes: "abcd, efgh  ijkl" }, { ...plain, nodeIds: ["abcd", "efgh", "ijkl"] }],
    [{ room: 25.5 }, { ...plain, minDelegationCapacity: "25500000000" }],
    [
      { fee: 5, uptime: 90 },
      { ...plain, maxFeePercentage: 5, minUptimePerformance: 90 },
    ],
    [
      { days: 1, within: 0.5 },
      { ...plain, minTimeRemaining: 86_400, maxTimeRemaining: 43_200 },
    ],
    [
      { sort: "uptimePerformance", order: "asc" },
      { ...plain, sortBy: "uptimePerformance", sortOrder: "asc" },
    ],
    [{ sort: "delegationFee" }, { ...plain, sortBy: "delegationFee", subnetId: PRIMARY }],
    [
      { sort: "delegationFee", subnet: "abc" },
      { ...plain, sortBy: "delegationFee", subnetId: "abc" },
    ],
  ])("for %j is %j", (search, want) => expect(listingOf(search)).toEqual(want));
});
