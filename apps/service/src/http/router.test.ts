/** Requests find their operation. */

import { expect, test } from "vitest";
import { HttpError } from "../api/request/http-error.ts";
import { createRouter } from "./router.ts";
import { operationTables, specOperations } from "./spec.ts";

const { route, interfaceOf } = createRouter(specOperations);

test("every operation of both specs is found by its own path template", () => {
  expect(specOperations.map(({ id }) => id).sort()).toEqual(Object.keys(operationTables).sort());
  for (const { id, method, path } of specOperations) {
    const { operation, path: params } = route(method, path.replace(/\{(\w+)\}/g, "a-$1"));
    expect(operation.id).toBe(id);
    for (const [name, value] of Object.entries(params)) expect(value).toBe(`a-${name}`);
  }
});

test("a path belongs to the interface of its operation; one without an operation, to that of its beginning", () => {
  for (const { path, of } of specOperations)
    expect(interfaceOf(path.replace(/\{(\w+)\}/g, "a-$1")), path).toBe(of);
  expect(["/v2/nothing", "/v1/avg_tps", "/v2", "/v1/nothing", "/v20"].map(interfaceOf)).toEqual([
    "metrics",
    "metrics",
    "metrics",
    "data",
    "data",
  ]);
});

test.each([
  ["POST", "/v1/operations/transactions:export", "exportTransactions", {}],
  ["GET", "/v1/operations/abc", "getOperation", { operationId: "abc" }],
  [
    "GET",
    "/v1/networks/fuji/blockchains/p-chain/transactions:listStaking",
    "listStakingTransactions",
    undefined,
  ],
  [
    "POST",
    "/v1/chains/1/nfts/collections/0x1/tokens/7%2F8:reindex",
    "reindexNft",
    { chainId: "1", address: "0x1", tokenId: "7/8" },
  ],
  ["HEAD", "/v1/networks/fuji/subnets", "listSubnets", { network: "fuji" }],
])("%s %s is %s", (method, path, id, params) => {
  const match = route(method, path);
  expect(match.operation.id).toBe(id);
  if (params) expect(match.path).toEqual(params);
});

test.each([
  ["GET", "/", 404],
  ["GET", "/v1/networks/fuji/subnets/", 404],
  ["GET", "/v1/networks//subnets", 404],
  ["POST", "/v1/networks/fuji/subnets", 405],
  ["GET", "/v1/operations/transactions:export", "getOperation"],
])("%s %s: %s", (method, path, want) => {
  const matchedId = () => route(method, path).operation.id;
  if (typeof want === "string") expect(matchedId()).toBe(want);
  else
    expect(matchedId).toThrow(
      expect.toSatisfy((error: unknown) => error instanceof HttpError && error.status === want),
    );
});
