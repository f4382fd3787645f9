/** The coverage table: the rows, the problems that fail the check, and the page. */
import { describe, expect, it, test } from "vitest";
import {
  hostedOperations,
  type OwnOperation,
  ownOperations,
  routeOf,
} from "../../../../tools/shared/hosted-operations.ts";
import type { TypedCall } from "../../../../tools/shared/typed-calls.ts";
import { coveragePage } from "./page.ts";
import { type Coverage, problemsOf, rowsOf } from "./rows.ts";

const own = (id: string, path: string, method = "GET"): OwnOperation => ({
  id,
  client: "data",
  method,
  path,
  params: {},
});
const call = (resource: string, method: string): TypedCall => ({
  client: "data",
  resource,
  method,
  isList: false,
  isStream: false,
  params: "required",
});

const getBlock = own("getBlock", "/v1/chains/{chainId}/blocks/{blockId}");
const whole: Coverage = {
  hosted: [{ name: "dataEvmBlocksGet", method: "GET", path: "/v1/chains/{chain}/blocks/{id}" }],
  own: [getBlock],
  calls: new Map([["getBlock", call("evm", "getBlock")]]),
  reasons: new Map(),
  read: new Map([["dataEvmBlocksGet", { chainkit: "read", avacloud: "read", glacier: "none" }]]),
};

describe("the check", () => {
  it.each<[what: string, change: Partial<Coverage>, state: string, problems: readonly string[]]>([
    ["accepts an operation with a client method", {}, "implemented", []],
    [
      "accepts one with a reason",
      {
        reasons: new Map([["getBlock", "no blocks"]]),
        read: new Map([["dataEvmBlocksGet", { chainkit: "501", avacloud: "501", glacier: "none" }]]),
      },
      "not implemented",
      [],
    ],
    [
      "refuses one with a reason that a client has read",
      { reasons: new Map([["getBlock", "no blocks"]]) },
      "not implemented",
      [
        "dataEvmBlocksGet: is not implemented, and chainkit found read; run pnpm compat --keep",
        "dataEvmBlocksGet: is not implemented, and avacloud found read; run pnpm compat --keep",
      ],
    ],
    [
      "refuses one without a reason that a client got 501 for",
      { read: new Map([["dataEvmBlocksGet", { chainkit: "501", avacloud: "read", glacier: "none" }]]) },
      "implemented",
      ["dataEvmBlocksGet: is implemented, and chainkit found 501; run pnpm compat --keep"],
    ],
    [
      "refuses one that no official client was tried on",
      { read: new Map() },
      "implemented",
      ["dataEvmBlocksGet: no official client was tried; run pnpm compat --keep"],
    ],
    [
      "refuses one without a client method, for whatever reason",
      {
        reasons: new Map([["getBlock", "no blocks"]]),
        calls: new Map(),
        read: new Map([["dataEvmBlocksGet", { chainkit: "501", avacloud: "501", glacier: "501" }]]),
      },
      "not implemented",
      ["dataEvmBlocksGet: getBlock has no client method"],
    ],
    [
      "refuses a missing one",
      { own: [own("getBlock", "/v1/chains/{chainId}/blocks")] },
      "missing",
      [
        "dataEvmBlocksGet: no operation of ours is GET /v1/chains/{chain}/blocks/{id}; specify it, or give the reason why not",
      ],
    ],
    [
      "refuses one of another method",
      { own: [{ ...getBlock, method: "POST" }] },
      "missing",
      [
        "dataEvmBlocksGet: no operation of ours is GET /v1/chains/{chain}/blocks/{id}; specify it, or give the reason why not",
      ],
    ],
  ])("%s", (_, change, state, problems) => {
    const coverage = { ...whole, ...change };
    const rows = rowsOf(coverage);
    expect(rows.map((row) => row.state)).toEqual([state]);
    expect(problemsOf(rows)).toEqual(problems);
  });
});

test("each operation of the hosted service is listed once, and so is each route of ours", () => {
  const hosted = hostedOperations();
  expect(hosted.length).toBe(102);
  expect(new Set(hosted.map(({ name }) => name)).size).toBe(102);
  for (const operation of hosted)
    expect(routeOf(operation)).toMatch(/^(GET|POST|PATCH|DELETE) \/v[12]\/[\w{}:/-]+$/);
  expect(new Set(hosted.map(routeOf)).size).toBe(102);
  const routes = ownOperations().map(routeOf);
  expect(new Set(routes).size).toBe(routes.length);
});

test("the page counts the operations, links those that are there, and says why others are not", () => {
  const hosted = [
    ...whole.hosted,
    { name: "dataIcmGet", method: "GET", path: "/v1/icm/messages/{messageId}" },
  ];
  const rows = rowsOf({
    ...whole,
    hosted,
    own: [getBlock, own("getIcmMessage", "/v1/icm/messages/{messageId}")],
    reasons: new Map([["getIcmMessage", "messages are not <kept>"]]),
  });
  const content = coveragePage(rows);
  expect(content).toContain("have 2 operations");
  expect(content).toContain("Of these, 1 is implemented, 1 responds with 501 and the reason.");
  expect(content).toContain("](/reference/data/get-block/)");
  expect(content).toContain("501: messages are not &lt;kept>");
  for (const title of ["EVM chains and NFTs", "Interchain messages"])
    expect(content).toContain(`## ${title}\n`);
});
