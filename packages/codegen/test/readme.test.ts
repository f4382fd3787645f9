/** The READMEs of the clients name every method, function and entry point that there is, and nothing else. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createDataClient } from "../../data/src/index.ts";
import { createMetricsClient } from "../../metrics/src/index.ts";
import { createPChainClient } from "../../pchain-rpc/src/index.ts";
import type { OperationModel } from "../src/model.ts";
import { entryPointsTable, exportedBy, methodsTable, readmeWith } from "../src/readme.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const baseUrl = "http://127.0.0.1:8080";

/** Methods of a client's resources, and its own. */
const methodsOf = (client: object): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(client)).flatMap(([name, { value }]) =>
    typeof value === "function" ? [name] : Object.keys(value ?? {}).map((method) => `${name}.${method}`),
  );

const readmeOf = (folder: string) => readFileSync(join(root, "packages", folder, "README.md"), "utf8");

describe.each([
  { folder: "data", client: createDataClient({ baseUrl }), others: ["operations.wait", "use"] },
  { folder: "metrics", client: createMetricsClient({ baseUrl }), others: ["use"] },
  { folder: "pchain-rpc", client: createPChainClient({ baseUrl }), others: ["indexOf", "use"] },
])("the README of $folder", ({ folder, client, others }) => {
  it("lists every method that makes a call", () => {
    const block = /<!-- methods: made by[\s\S]*<!-- end of methods -->/.exec(readmeOf(folder))?.[0] ?? "";
    const listed = [...block.matchAll(/^\| `([\w.]*\w)` \|/gm)].map(([, name]) => name);
    expect([...listed, ...others].sort()).toEqual(methodsOf(client).sort());
  });
});

const operation = (more: Partial<OperationModel>): OperationModel => ({
  id: "listThings",
  method: { resource: "things", name: "list" },
  summary: "List things",
  description: "Lists things.",
  route: "GET /v1/things",
  page: "list-things",
  isMutation: false,
  example: undefined,
  code: "",
  narrowing: undefined,
  descriptor: {},
  params: new Map(),
  items: "things",
  doc: [],
  ...more,
});

const parts = {
  client: "data",
  operations: [
    operation({}),
    operation({ id: "streamThings", method: { resource: "things", name: "stream" }, stream: true }),
  ],
  exported: [{ name: "find", sentence: "Finds things" }],
  name: "@primary-network/data",
  exports: { ".": {}, "./otel": {}, "./package.json": "./package.json" },
};
const block = (name: string) => `<!-- ${name}: made by packages/codegen -->\n\n<!-- end of ${name} -->\n`;
const readme = readmeWith(`${block("methods")}\n${block("functions")}\n${block("entry points")}`, parts);

it("a method, a sentence, a route or an entry point that is changed by hand is written again", () => {
  expect(readmeWith(readme, parts)).toBe(readme);
  for (const text of [
    "`things.stream`",
    "List things",
    "GET /v1/things",
    "`@primary-network/data/otel`",
    "`find`",
  ]) {
    expect(readme).toContain(text);
    expect(readmeWith(readme.replace(text, "another"), parts)).toBe(readme);
  }
});

it("methods stand by resource, and say what they give", () => {
  const { items: _, ...single } = operation({});
  const own = { ...single, method: { resource: undefined, name: "getHeight" }, route: "platform.getHeight" };
  expect(
    methodsTable("pchain", [operation({}), own])
      .split("\n")
      .slice(2),
  ).toEqual([
    "| `getHeight` | List things |  | `platform.getHeight` |",
    "| `things.list` | List things | list | `GET /v1/things` |",
  ]);
});

it("an entry point that nothing describes is refused", () => {
  expect(() => entryPointsTable("x", { "./new": {} })).toThrow("x has the entry point ./new");
});

it("functions have the first sentence of their comment, and one without a comment is refused", () => {
  const index = `export { createDataClient, type DataClient } from "./client.ts";
export { type FindClient, find } from "./find.ts";
export type { Other } from "./other.ts";
`;
  const file =
    "/** Options. */\nexport interface FindClient {}\n\n/**\n * Finds {@link Found}\n * things. More of it.\n */\nexport async function find() {}\n";
  expect(exportedBy(index, () => file)).toEqual([{ name: "find", sentence: "Finds `Found` things" }]);
  expect(() => exportedBy(index, () => "export function find() {}")).toThrow(
    "./find.ts: find has no comment",
  );
});
