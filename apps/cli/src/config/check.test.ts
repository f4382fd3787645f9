/** Errors of a configuration file: where they are, and how to put them right. */

import { CliError } from "@primary-network/devnet/terminal";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { described } from "./json-schema.ts";
import { nearest } from "./nearest.ts";
import { fields, httpUrl, integer, list, table, text } from "./rules.ts";
import { configSchema } from "./schema.ts";
import { ConfigSource } from "./source.ts";

const node = fields({
  url: described(httpUrl, "URL of the node.", { example: "http://127.0.0.1:9650" }),
  pollMs: v.nullish(described(integer(10, 60_000), "Milliseconds.", { default: 1_000 })),
});
const schema = fields({
  nodes: list(node),
  names: v.nullish(table("a letter", /^[a-z]$/, text)),
  level: v.nullish(integer(1, 3)),
});

function errorOf(given: string, rules: v.GenericSchema = schema): string {
  try {
    check(new ConfigSource("c.yaml", given), rules);
  } catch (error) {
    if (error instanceof CliError) return error.message;
    throw error;
  }
  return "";
}

describe("the aliases of YAML", () => {
  const nine = (name: string) => Array.from({ length: 9 }, () => `*${name}`).join(", ");
  const lines = ["a: &a [1, 2]", `b: &b [${nine("a")}]`, `c: &c [${nine("b")}]`, `d: [${nine("c")}]`];
  it.each<[what: string, given: string, want: string]>([
    [
      "that multiply",
      `${lines.join("\n")}\n`,
      "c.yaml:2:8: its aliases cannot be used: they make more than 100 copies; write the values out.",
    ],
    [
      "that stand inside of what they name",
      "nodes: &nodes\n  - *nodes\n",
      "c.yaml:2:5: its aliases cannot be used: one stands inside the value that it names.",
    ],
    [
      "of nothing",
      "nodes: *none\n",
      "c.yaml:1:8: its aliases cannot be used: Unresolved alias (the anchor must be set before the alias): none.",
    ],
  ])("are refused %s", (_, given, want) => {
    expect(() => new ConfigSource("c.yaml", given)).toThrow(new CliError(want));
  });

  it("may repeat a value", () => {
    const { value } = new ConfigSource("c.yaml", "a: &a { b: 1 }\nc: *a\n");
    expect(value).toEqual({ a: { b: 1 }, c: { b: 1 } });
  });
});

describe("an error names line, column and cure", () => {
  const url = 'url: "http://127.0.0.1:9650"';
  it.each<[what: string, given: string, want: string]>([
    [
      "an unknown field",
      "nodes: []\nlvel: 1\n",
      "c.yaml:2:1: lvel is not a known field; did you mean level? known are nodes, names, level.",
    ],
    [
      "a far one",
      "nodes: []\nhost: h\n",
      "c.yaml:2:1: host is not a known field; known are nodes, names, level.",
    ],
    [
      "a nested one",
      "nodes:\n  - url: http://n\n    pollms: 1000\n",
      "c.yaml:3:5: nodes[0].pollms is not a known field; did you mean pollMs? known are url, pollMs.",
    ],
    [
      "a wrong type",
      "nodes:\n  - url: http://n\n    pollMs: soon\n",
      'c.yaml:3:5: nodes[0].pollMs must be a whole number from 10 to 60000, not "soon"; for example pollMs: 1000.',
    ],
    [
      "a missing field",
      "nodes:\n  - pollMs: 1000\n",
      `c.yaml:2:5: nodes[0].url is missing; for example ${url}.`,
    ],
    ["an empty one", "nodes:\n  - url:\n", `c.yaml:2:5: nodes[0].url is missing; for example ${url}.`],
    [
      "an item of a list",
      "nodes: [{ url: http://n }, 7]\n",
      "c.yaml:1:28: nodes[1] must hold the fields url, pollMs, not 7.",
    ],
    [
      "a name of a table",
      "nodes: []\nnames:\n  a: x\n  BB: y\n",
      "c.yaml:4:3: names.BB must be named by a letter.",
    ],
    ["a number as a name", "nodes: []\nnames: { 1: x }\n", "c.yaml:2:10: names.1 must be named by a letter."],
    [
      "an alias",
      "nodes:\n  - &one { url: no }\n",
      `c.yaml:2:12: nodes[0].url must be an http or https URL, not "no"; for example ${url}.`,
    ],
    [
      "the other alias",
      "names: &n { a: 1 }\nnodes: []\nlevel: 9",
      "level must be a whole number from 1 to 3, not 9.",
    ],
    [
      "JSON",
      '{\n  "nodes": [\n    { "url": 1 }\n  ]\n}\n',
      `c.yaml:3:7: nodes[0].url must be a text, not 1; for example ${url}.`,
    ],
    [
      "JSON in one line",
      '{"nodes":[],"level":4}',
      "c.yaml:1:13: level must be a whole number from 1 to 3, not 4.",
    ],
    ["an empty file", "", "c.yaml:1:1: the file must hold the fields nodes, names, level, not null."],
    ["a list", "- 1\n", "c.yaml:1:1: the file must hold the fields nodes, names, level, not [1]."],
    ["after a comment", "# the nodes\n\nnodes: none\n", 'c.yaml:3:1: nodes must be a list, not "none".'],
  ])("%s", (_, given, want) => {
    expect(errorOf(given)).toContain(want);
  });

  it.each<[given: string, want: RegExp]>([
    ["nodes: [", /^c\.yaml:1:9: is neither JSON nor YAML: Flow sequence/],
    [
      '{\n  "nodes": [],\n  "nodes": []\n}',
      /^c\.yaml:3:3: is neither JSON nor YAML: Map keys must be unique/,
    ],
    ["nodes:\n\t- url: http://n\n", /^c\.yaml:2:1: is neither JSON nor YAML: Tabs are not allowed/],
  ])("a syntax error: %j", (given, want) => {
    expect(errorOf(given)).toMatch(want);
  });

  it("several errors are reported together, in the order of the file", () => {
    expect(errorOf("level: 0\nnodes:\n  - url: 1\n    poll: 2\nnmes: {}\n")).toBe(
      [
        "c.yaml has 4 errors:",
        "c.yaml:1:1: level must be a whole number from 1 to 3, not 0.",
        `c.yaml:3:5: nodes[0].url must be a text, not 1; for example ${url}.`,
        "c.yaml:4:5: nodes[0].poll is not a known field; did you mean pollMs? known are url, pollMs.",
        "c.yaml:5:1: nmes is not a known field; did you mean names? known are nodes, names, level.",
      ].join("\n  "),
    );
  });

  it("of many errors the first twenty are listed", () => {
    const lines = errorOf(`nodes: [${"1, ".repeat(25)}]`).split("\n");
    expect(lines).toHaveLength(22);
    expect(lines.at(-1)).toBe("  and 5 more.");
  });
});

describe("secrets are not repeated", () => {
  const database = (url: string) =>
    `networks: { fuji: { nodeUrl: "http://n" } }\ndatabase: { url: "${url}" }\n`;
  const rpc = (rpcUrl: string) => `networks: { fuji: { nodeUrl: "${rpcUrl}" } }\ndatabase: { dataDir: d }\n`;
  it.each([
    database("postgres:/user:hunter2@host/db"),
    database("mysql://user:hunter2@host/db"),
    rpc("ftp://node.example/hunter2"),
    rpc("node.example/v3/hunter2"),
    rpc("ws://user:hunter2@node.example"),
    rpc("node.example?key=hunter2"),
  ])("%s", (given) => {
    const message = errorOf(given, configSchema);
    expect(message).toContain("its value is not shown");
    expect(message).not.toContain("hunter2");
  });
});

it.each<[name: string, want: string | undefined]>([
  ["nodeurl", "nodeUrl"],
  ["node_url", "nodeUrl"],
  ["nodeUrls", "nodeUrl"],
  ["warpSigner", "warpSigners"],
  ["genesys", "genesis"],
  ["database", undefined],
  ["x", undefined],
])("the nearest name to %s is %s", (name, want) => {
  expect(nearest(name, ["nodeUrl", "genesis", "warpSigners"])).toBe(want);
});
