import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listen } from "../../../../tools/shared/listen.ts";
import { readJson } from "../json/read-json.ts";
import type { Call } from "./call.ts";
import { curlCommand, shellWord } from "./curl.ts";
import { pythonLiteral } from "./python.ts";
import { type FieldType, type Subject, snippetsOf } from "./snippets.ts";
import { literal } from "./typescript.ts";

const base = "http://127.0.0.1:8080";
const subject = (call: Call, more: Partial<Subject> = {}): Subject => ({
  call,
  typed: { client: "data", resource: "things", method: "get", isWalked: false },
  isStream: false,
  isEmpty: false,
  ...more,
});
const programs = (given: Subject, fields: Record<string, string>, types: Record<string, FieldType> = {}) =>
  snippetsOf(given, new Map(Object.entries({ base, ...fields })), (name) => types[name] ?? "text");
const get: Call = { kind: "http", method: "GET", path: "/v1/networks/{network}/things/{id}" };
const patch: Call = { kind: "http", method: "PATCH", path: "/v1/things" };

test("the programs for a call", () => {
  const fields = {
    key: "secret",
    "path:network": "fuji",
    "path:id": "it's",
    "query:pageSize": "2",
    "query:ids": "a,b",
  };
  const { ts, sh, py } = programs(subject(get), fields, { "query:pageSize": "number", "query:ids": "texts" });
  expect(ts).toBe(`import { createDataClient } from "@primary-network/data";

const data = createDataClient({
  baseUrl: "http://127.0.0.1:8080",
  network: "fuji",
  apiKey: process.env.SERVICE_API_KEY,
});

const result = await data.things.get({ id: "it's", pageSize: 2, ids: ["a", "b"] });
console.log(result);`);
  expect(sh).toBe(`curl 'http://127.0.0.1:8080/v1/networks/fuji/things/it'\\''s?pageSize=2&ids=a,b' \\
  -H "x-service-api-key: $SERVICE_API_KEY"`);
  expect(py).toBe(`import json
import os
from urllib.request import Request, urlopen

request = Request(
    "http://127.0.0.1:8080/v1/networks/fuji/things/it's?pageSize=2&ids=a,b",
    headers={"x-service-api-key": os.environ["SERVICE_API_KEY"]},
)
with urlopen(request) as response:
    result = json.load(response)
print(json.dumps(result, indent=2))`);
});

test("a listing is walked over, a body has its method, a response without a body is not read", () => {
  const typed = { client: "data", resource: "things", method: "list", isWalked: true } as const;
  const { ts, sh, py } = programs(subject(patch, { typed, isEmpty: true }), {
    body: '{"a": true, "b": null}',
  });
  expect(ts).toContain("for await (const item of data.things.list({ a: true, b: null })) {\n");
  expect(sh).toContain("curl -X PATCH \\\n");
  expect(py).toContain('data=json.dumps({"a": True, "b": None}).encode()');
  expect(py).toContain('method="PATCH"');
  expect(py).toContain("print(response.status)");
});

test.each<[text: string, typescript: string, python: string]>([
  ["{}", "{}", "{}"],
  ['{"a":18446744073709551615}', "{ a: 18446744073709551615n }", '{"a": 18446744073709551615}'],
  ['{"__proto__":1,"b-c":[null]}', '{ ["__proto__"]: 1, "b-c": [null] }', '{"__proto__": 1, "b-c": [None]}'],
  ['{"a":"\\/\\u0000"}', '{ a: "/\\u0000" }', '{"a": "/\\u0000"}'],
])("%s is written in both languages", (text, typescript, python) => {
  expect(literal(readJson(text))).toBe(typescript);
  expect(pythonLiteral(readJson(text))).toBe(python);
});

test("numbers that Python would print otherwise are sent as they are written", () => {
  expect(programs(subject(patch), { body: '{"a": 0.10}' }).py).toContain(
    String.raw`data="{\"a\": 0.10}".encode()`,
  );
});

test.each<[fields: Record<string, string>, message: RegExp]>([
  [{ "path:network": "fuji" }, /^id: is required/],
  [{ base: "nothing" }, /^base: must be a URL/],
])("%o has no programs", (fields, message) => expect(() => programs(subject(get), fields)).toThrow(message));

test("a URL that curl would take for several is taken for one", () => {
  const options = { hasKey: false, isStream: false };
  expect(curlCommand({ method: "GET", url: "http://h/{a,b}" }, options)).toBe(
    "curl --globoff \\\n  'http://h/{a,b}'",
  );
});

const text = fc.string({ unit: "binary", maxLength: 12 });
const nasty = fc.constantFrom(
  "'",
  '"',
  "\\",
  "`",
  "$(id)",
  "$HOME",
  "\n",
  "{a,b}",
  "[1-3]",
  "@x",
  "\u2028",
  "%41",
  "</script>",
  "#{x}",
  "é😀",
);
const value = fc.array(fc.oneof(text, nasty), { maxLength: 4 }).map((parts) => parts.join(""));
/** As many as make one run of a shell or an interpreter worth its start. */
const values = fc.array(value, { minLength: 150, maxLength: 150 });
const few = { numRuns: 2 };

/** Runs a program with a text as its input; undefined where the machine does not have it. */
function run(program: string, args: readonly string[], input: string): string | undefined {
  const { error, stdout, stderr, status } = spawnSync(program, args, {
    input,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (error && "code" in error && error.code === "ENOENT") return undefined;
  if (error) throw error;
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const hasShell = run("sh", [], "") !== undefined;
const hasPython = run("python3", ["-c", ""], "") !== undefined;
const hasCurl = run("curl", ["--version"], "") !== undefined;

test.skipIf(!hasShell)("a shell reads every word as it was", () => {
  fc.assert(
    fc.property(values, (given) => {
      const words = given.map((word) => word.replaceAll("\0", "")); // no program's argument can have one
      const out = run("sh", [], words.map((word) => `printf '%s\\036' ${shellWord(word)}`).join("\n"));
      expect(out).toBe(words.map((word) => `${word}\u001e`).join(""));
    }),
    few,
  );
});

test.skipIf(!hasPython)("Python reads every value as it was", () => {
  const script =
    "import ast, json, sys\nfor line in json.load(sys.stdin): print(json.dumps(ast.literal_eval(line)))";
  fc.assert(
    fc.property(values, (given) => {
      const objects = given.map((word, at) => ({ [word]: [word, at, null, at % 2 === 0, { at: at / 2 }] }));
      const lines = objects.map((object) => pythonLiteral(readJson(JSON.stringify(object))));
      const out = run("python3", ["-c", script], JSON.stringify(lines)) ?? "";
      expect(
        out
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line)),
      ).toEqual(objects);
    }),
    few,
  );
});

test("TypeScript reads every value as it was", () => {
  fc.assert(
    fc.property(fc.dictionary(value, fc.jsonValue()), fc.bigInt({ min: 2n ** 53n }), (object, big) => {
      const json = JSON.stringify(object);
      const { ts = "" } = programs(subject(patch), { base: `${base}/it's"`, body: json });
      const [, options, params] = evaluated(ts);
      expect(options).toEqual({ baseUrl: `${base}/it's%22`, network: "fuji" });
      const small = (_: string, found: unknown) => (typeof found === "bigint" ? Number(found) : found);
      expect(JSON.stringify(params ?? {}, small)).toBe(JSON.stringify(JSON.parse(json)));
      expect(evaluated(programs(subject(patch), { body: `{"a":${big}}` }).ts ?? "")[2]).toEqual({ a: big });
    }),
  );
});

/** Runs a program with a client that only notes what it is given. */
function evaluated(program: string): unknown[] {
  const noted: unknown[] = [];
  const body = program.replace(/^import .*\n/, "").replace(" await ", " ");
  const note = (given: unknown) => noted.push(given);
  new Function("createDataClient", "console", body)(
    (options: unknown) => {
      note(options);
      return { things: { get: note } };
    },
    { log: () => {} },
  );
  return [program, ...noted];
}

test.skipIf(!hasPython || !hasCurl)("curl and Python send what the form sends", async () => {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push([
      request.method,
      request.url,
      request.headers["x-service-api-key"],
      body === "" ? "" : JSON.parse(body),
    ]);
    response.end("{}");
  });
  const here = await listen(server);
  try {
    const odd = "a'b\"c\\ $(id) `id` é😀 %41 {x,y} [1-2] ..";
    const body = JSON.stringify({ [odd]: [odd, 18, null, true] });
    const calls = [
      programs(subject(get), { base: here, key: "k", "path:network": odd, "path:id": "x", "query:q": odd }),
      programs(subject(patch), { base: here, body }),
    ];
    const commands = calls.flatMap(
      ({ sh = "", py = "" }) =>
        [
          ["sh", "-c", sh],
          ["python3", "-c", py],
        ] as const,
    );
    for (const [program, ...args] of commands) await sent(program, args);
    const path = `/v1/networks/${encodeURIComponent(odd)}/things/x?q=${encodeURIComponent(odd).replaceAll("%2C", ",")}`;
    const expected = [
      ["GET", new URL(path, here).href.slice(here.length), "service-key", ""],
      ["PATCH", "/v1/things", undefined, JSON.parse(body)],
    ];
    expect(asked).toEqual([expected[0], expected[0], expected[1], expected[1]]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

/** Runs a program beside the server; resolves when it has ended well. */
async function sent(program: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, SERVICE_API_KEY: "service-key" };
  const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const [status] = await once(child, "close"); // and not "exit": its errors were read
  expect(status, errors).toBe(0);
}
