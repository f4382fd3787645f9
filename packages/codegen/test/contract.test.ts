/** The generated tables fit what core reads; `tsc` proves it, the run looks at the values. */
import { describe, expect, it } from "vitest";
import type { Operation, RpcOperation } from "../../core/src/operation.ts";
import { operations as data } from "../../data/src/gen/operations.ts";
import { operations as metrics } from "../../metrics/src/gen/operations.ts";
import { operations as pchain } from "../../pchain-rpc/src/gen/operations.ts";
import { operations as lists } from "./golden/lists/operations.ts";
import { operations as rpc } from "./golden/rpc/operations.ts";

const http: Readonly<Record<string, Readonly<Record<string, Operation>>>> = { data, metrics, lists };
const json: Readonly<Record<string, Readonly<Record<string, RpcOperation>>>> = { pchain, rpc };

describe.each(Object.entries({ ...http, ...json }))("%s", (_, table) => {
  it("names each operation by its id", () => {
    for (const [id, operation] of Object.entries(table)) expect(operation.id).toBe(id);
  });
});

describe.each(Object.entries(http))("%s", (_, table) => {
  it("has one required path parameter for each placeholder of the path", () => {
    for (const { path, params } of Object.values(table)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const inPath = Object.entries(params).filter(([, param]) => param.in === "path" && param.required);
      expect(inPath.map(([name]) => name).sort()).toEqual(names.sort());
    }
  });
});
