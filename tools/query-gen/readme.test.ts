/** The READMEs of the clients name every method, function and entry point that there is, and nothing else. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDataClient } from "@primary-network/data";
import { createMetricsClient } from "@primary-network/metrics";
import { createPChainClient } from "@primary-network/pchain-rpc";
import { describe, expect, it } from "vitest";
import { root } from "../shared/packages.ts";
import type { Call } from "./queries-file.ts";
import { entryPointsTable, exportedBy, methodsTable, readmeWith } from "./readme.ts";

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

const call = (more: Partial<Call>): Call => ({
  id: "listThings",
  client: "data",
  resource: "things",
  method: "list",
  isList: true,
  isStream: false,
  isMutation: false,
  params: "optional",
  summary: "List things",
  route: "GET /v1/things",
  ...more,
});

const parts = {
  client: "data",
  calls: [call({}), call({ id: "streamThings", method: "stream", isList: false, isStream: true })],
  exported: [{ name: "find", sentence: "Finds things" }],
  name: "@primary-network/data",
  exports: { ".": {}, "./otel": {}, "./package.json": "./package.json" },
};
const block = (name: string) => `<!-- ${name}: made by tools/query-gen -->\n\n<!-- end of ${name} -->\n`;
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
  const own = call({ resource: undefined, method: "getHeight", isList: false, route: "platform.getHeight" });
  expect(
    methodsTable("pchain", [call({}), own])
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
