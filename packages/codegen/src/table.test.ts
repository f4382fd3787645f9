/** What the entries of a table share, and that what is shared changes no entry. */
import ts from "typescript";
import { expect, it } from "vitest";
import type { OperationModel } from "./model.ts";
import type { Json } from "./schema.ts";
import { makeTable } from "./table.ts";

const TEXT = { in: "query", type: "string" };
const SIZE = { in: "query", type: "integer", min: 1, max: 100 };

function operation(descriptor: Json, params: Record<string, Json> = {}): OperationModel {
  const models = Object.entries(params).map(([name, entry]) => {
    return [name, { descriptor: entry, schema: {}, required: false }] as const;
  });
  const id = String(descriptor.id);
  return {
    ...{ id, descriptor, params: new Map(models), doc: [] },
    ...{ method: { resource: undefined, name: id }, summary: id, description: id, route: id, page: id },
    ...{ isMutation: false, example: undefined, code: "", narrowing: undefined },
  };
}

const read = (id: string, params?: Record<string, Json>, more?: Json) =>
  operation({ id, method: "GET", path: `/${id}`, retry: "safe", ...more }, params);
const method = (id: string, rpc: string, more?: Json) =>
  operation({ id, rpc, path: "/ext", retry: "safe", ...more });

/** Runs the printed code, types taken off. */
function run(operations: OperationModel[]): unknown[] {
  const table = makeTable({ document: {}, operations, resources: new Map() });
  const code = `${table.shared}return [${operations.map((each) => table.entry(each)).join(",")}];`;
  return new Function(ts.transpile(code, { target: ts.ScriptTarget.ES2022 }))();
}

it.each<{ given: string; operations: OperationModel[]; shared: string[] }>([
  { given: "two reads", operations: [read("a", { q: TEXT }), read("b", { q: TEXT })], shared: [] },
  {
    given: "three reads with a parameter",
    operations: [
      read("a", { q: TEXT, n: SIZE }),
      read("b", { q: TEXT, m: SIZE }, { page: { items: "b" } }),
      read("c", { r: TEXT, n: SIZE }),
    ],
    shared: ["QUERY_STRING", "QUERY_INTEGER_MIN_1_MAX_100", "get"],
  },
  {
    given: "reads among others",
    operations: [
      read("a"),
      read("b"),
      read("c", {}, { rules: [{ kind: "anyOf", names: ["q"] }] }),
      read("d", {}, { finalStatuses: [429] }),
      operation({ id: "e", method: "POST", path: "/e", retry: "safe" }),
      read("f", {}, { retry: "unsafe" }),
    ],
    shared: ["get"],
  },
  {
    given: "methods of two namespaces",
    operations: [
      method("a", "clock.a"),
      method("b", "clock.b"),
      method("c", "clock.c"),
      method("d", "clock.d", { retry: "unsafe" }),
      method("e", "clock.e", { rules: [{ kind: "anyOf", names: ["q"] }] }),
      method("bellA", "bell.a"),
      method("bellB", "bell.b"),
      method("bellC", "bell.c"),
    ],
    shared: ["clock"],
  },
  {
    given: "a namespace at two paths",
    operations: ["a", "b", "c", "d"].map((id) => method(id, `clock.${id}`, { path: id < "c" ? "/1" : "/2" })),
    shared: [],
  },
  { given: "an operation of the shared name", operations: [read("a"), read("b"), read("get")], shared: [] },
])("$given", ({ operations, shared }) => {
  const { shared: code } = makeTable({ document: {}, operations, resources: new Map() });
  expect([...code.matchAll(/^const (\w+)/gm)].map(([, name]) => name)).toEqual(shared);
  expect(code).not.toMatch(/^\n|\n\n/);
  expect(run(operations)).toEqual(
    operations.map(({ descriptor, params }) => {
      return {
        ...descriptor,
        params: Object.fromEntries([...params].map(([name, each]) => [name, each.descriptor])),
      };
    }),
  );
});
