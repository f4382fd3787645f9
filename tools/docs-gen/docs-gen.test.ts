/** The generator's own rules: what is shown of schemas, calls and responses, and what is found wrong with a page. */
import type { Schema } from "@primary-network/codegen/schema";
import { describe, expect, test } from "vitest";
import { methodId } from "../shared/typed-calls.ts";
import { curlOf, literal, typedProgram } from "./call-text.ts";
import { operationForm } from "./console-form.ts";
import { operationsOf } from "./documents.ts";
import { definitions, page, slug, table, text } from "./markdown.ts";
import { faultsOf } from "./page-faults.ts";
import { responseText } from "./response-text.ts";
import { fieldsOf, ruleText, typeText } from "./schema-text.ts";

const document = {
  components: {
    schemas: {
      Name: { type: "string", minLength: 1, maxLength: 9, description: "A name." },
      Tree: {
        type: "object",
        properties: {
          name: { $ref: "#/components/schemas/Name" },
          inner: { $ref: "#/components/schemas/Tree" },
        },
      },
      Cat: {
        type: "object",
        required: ["purrs"],
        properties: { purrs: { type: "boolean", description: "Whether." } },
      },
      Dog: {
        type: "object",
        properties: { barks: { type: "integer", format: "uint64", description: "How often." } },
      },
      Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }] },
      Maybe: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { type: "null" }] },
      Owner: {
        oneOf: [
          { type: "object", properties: { maybe: { $ref: "#/components/schemas/Maybe" } } },
          { $ref: "#/components/schemas/Keeper" },
        ],
      },
      Keeper: { type: "object", properties: { pet: { $ref: "#/components/schemas/Pet" } } },
      Both: {
        allOf: [
          { $ref: "#/components/schemas/Cat" },
          { type: "object", required: ["age"], properties: { age: { type: "number" } } },
        ],
      },
    },
  },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("schema descriptions", () => {
  test.each<[schema: Schema, type: string, rule: string]>([
    [ref("Name"), "string", "1 to 9 characters"],
    [
      { type: "array", items: { type: "string", enum: ["a", "b"] }, maxItems: 3 },
      "array of string",
      'at most 3 items; one of `"a"`, `"b"`',
    ],
    [{ type: "integer", format: "uint64", minimum: 0 }, "integer (uint64)", "at least 0"],
    [{ type: "integer", minimum: 1, maximum: 100, default: 10 }, "integer", "1 to 100; default `10`"],
    [{ const: "x" }, '`"x"`', ""],
    [{ type: ["string", "null"], pattern: "^a$" }, "string or null", "matches `^a$`"],
    [ref("Pet"), "Cat or Dog", ""],
  ])("%o", (schema, type, rule) => {
    expect(typeText(document, schema)).toBe(type);
    expect(ruleText(document, schema)).toBe(rule);
  });

  test("fields of variants name their variant, and those of a recursive part are listed once", () => {
    expect(fieldsOf(document, ref("Pet"))).toMatchObject([
      { name: "purrs", required: true, of: "Cat" },
      { name: "barks", required: false, of: "Dog", type: "integer (uint64)" },
    ]);
    expect(fieldsOf(document, ref("Tree")).map(({ name }: { name: string }) => name)).toEqual([
      "name",
      "inner",
    ]);
    expect(fieldsOf(document, ref("Both"))).toMatchObject([
      { name: "purrs", required: true },
      { name: "age", required: true },
    ]);
    expect(fieldsOf(document, ref("Maybe"))).toMatchObject([{ name: "purrs", of: undefined }]);
    expect(fieldsOf(document, ref("Owner"))).toMatchObject([
      { name: "maybe", of: undefined },
      { name: "maybe.purrs", of: undefined },
      { name: "pet", of: "Keeper" },
      { name: "pet.purrs", of: "Keeper, Cat" },
      { name: "pet.barks", of: "Keeper, Dog" },
    ]);
    expect(fieldsOf(document, { type: "array", items: ref("Cat") })).toMatchObject([{ name: "[].purrs" }]);
  });
});

test("an operation's rules over several parameters are stated", () => {
  const [operation] = operationsOf({
    paths: {
      "/x": {
        post: {
          operationId: "makeX",
          "x-retry": "safe",
          "x-rate-weight": 1,
          summary: "Make",
          description: "Makes.",
          "x-require-one-of": ["a", "b"],
          "x-sum-limit": { fields: ["a", "b"], max: 100 },
          requestBody: {
            content: {
              "application/json": {
                schema: { type: "object", required: ["a"], properties: { a: {}, b: {} } },
              },
            },
          },
          responses: {
            200: { content: { "application/json": { schema: {} } } },
            404: { description: "None." },
          },
        },
      },
    },
  });
  expect(operation).toMatchObject({
    rules: ["At least one of `a`, `b` is needed.", "`a` and `b` together are at most 100."],
    parameters: [
      { name: "a", in: "body", required: true },
      { name: "b", required: false },
    ],
    errors: [{ status: "404", description: "None." }],
  });
});

describe("calls", () => {
  test.each<[value: unknown, want: string]>([
    [{}, "{}"],
    [{ a: 1, "b-c": ["x"] }, '{ a: 1, "b-c": ["x"] }'],
    [{ long: "a".repeat(40), b: true }, `{\n  long: "${"a".repeat(40)}",\n  b: true,\n}`],
  ])("%o as TypeScript", (value, want) => expect(literal(value)).toBe(want));

  test("a listing is iterated, another call awaited", () => {
    const call = {
      client: "data",
      resource: "validators",
      method: "list",
      isStream: false,
      params: "optional",
    } as const;
    expect(typedProgram({ ...call, isList: true }, { pageSize: 2 })).toContain(
      "for await (const item of data.validators.list({ pageSize: 2 })) {",
    );
    expect(
      typedProgram(
        {
          client: "pchain",
          resource: undefined,
          method: "getHeight",
          isList: false,
          isStream: false,
          params: "none",
        },
        {},
      ),
    ).toContain("const result = await pchain.getHeight();");
  });

  test.each<[request: Parameters<typeof curlOf>[0], want: string]>([
    [{ method: "GET", url: "http://h/v1/a%2Cb?c=d%3Ae" }, "curl 'http://h/v1/a,b?c=d:e'"],
    [{ method: "POST", url: "http://h/v1/a" }, "curl -X POST \\\n  'http://h/v1/a'"],
    [
      { method: "POST", url: "http://h", body: '{"a":"it\'s"}' },
      `curl 'http://h' \\\n  -H 'content-type: application/json' \\\n  -d '{"a":"it'\\''s"}'`,
    ],
  ])("%o with curl", (request, want) => expect(curlOf(request)).toBe(want));

  test.each([
    ["platform.getTx", "getTx"],
    ["index.getIndex", "indexGetIndex"],
  ])("%s is %s", (name, id) => expect(methodId(name)).toBe(id));
});

describe("responses", () => {
  test("keep every digit", () => {
    expect(responseText({ a: 18_446_744_073_709_551_615n, b: "1" })).toEqual({
      text: '{\n  "a": 18446744073709551615,\n  "b": "1"\n}',
      isShortened: false,
    });
  });
  test.each<[response: unknown, want: string]>([
    [[1, 2, 3, 4, 5], "… 2 more"],
    ["x".repeat(300), `${"x".repeat(260)}…`],
    [Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, at])), '"…": "47 more"'],
  ])("state where they are shortened", (response, want) => {
    const shown = responseText({ response });
    expect(shown.isShortened).toBe(true);
    expect(shown.text).toContain(want);
  });
});

describe("forms", () => {
  const operation = {
    id: "getX",
    method: "GET",
    path: "/v1/{network}/x",
    parameters: [
      { name: "network", in: "path", required: true, schema: { enum: ["mainnet", "fuji"] } },
      { name: "ids", in: "query", schema: { type: "array" } },
      { name: "rest", in: "query", schema: { type: "string" } },
    ],
  };
  const form = operationForm({
    operation,
    params: { ids: ['a"', "b"] },
    enumOf: (schema) => schema.enum,
    server: "http://h",
    recorded: { text: '{\n  "a": "<b>"\n}', origin: "Recorded from the local network" },
  });
  test("carry the recorded response and the command, hidden until nothing responds", () => {
    expect(form).toContain('data-recorded="{&#10;  &quot;a&quot;: &quot;&lt;b&gt;&quot;&#10;}"');
    expect(form).toContain('<div class="no-service" hidden>');
    expect(form).toContain("<code>npx primary-network dev</code>");
    expect(form).toContain("Recorded from the local network:</p>");
  });
  test("are one line, with the example filled in and the rest collapsed", () => {
    expect(form).not.toContain("\n");
    expect(form).toContain('<option value="fuji" selected>');
    expect(form).toContain('value="a&quot;,b"');
    expect(form.indexOf("<details>")).toBeLessThan(form.indexOf("query:rest"));
    expect(form.indexOf("<details>")).toBeGreaterThan(form.indexOf("query:ids"));
  });
  test("label every field", () => {
    const ids = [...form.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(5);
    for (const id of ids) expect(form).toContain(`<label for="${id}">`);
  });
});

describe("Markdown", () => {
  test("table cells and prose are escaped", () => {
    expect(table(["a"], [["x|y\n z"]])).toBe("| a |\n| --- |\n| x\\|y z |");
    expect(table(["a"], [])).toBe("");
    expect(text("a <b> 1 < 2 `c`")).toBe("a &lt;b> 1 < 2 `c`");
    expect(slug("listErc20Transfers")).toBe("list-erc20-transfers");
  });
  test("a page's description is its first sentence", () => {
    expect(page({ title: 'A "b"', description: "Lists `x`. More." }, ["one", "", "two"])).toBe(
      '---\ntitle: "A \\"b\\""\ndescription: "Lists x."\neditUrl: false\n---\n\none\n\ntwo\n',
    );
  });
});

test("entries are an HTML list with Markdown descriptions", () => {
  expect(definitions([])).toBe("");
  expect(
    definitions([{ name: "a.b<c>", id: "x", notes: ["string", '`"<"`'], rule: "1 to 2", meaning: "A `b`." }]),
  ).toBe(
    '<dl class="fields">\n\n<dt id="x"><code>a.<wbr>b&lt;c&gt;</code> <span>string · <code>&quot;&lt;&quot;</code></span></dt>\n<dd>\n\n1 to 2.\n\nA `b`.\n\n</dd>\n\n</dl>',
  );
});

describe("a built page", () => {
  const good = '<title>T</title><meta name="description" content="Long enough.">';
  const files = new Set(["index.html", "a/index.html", "a/b/index.html", "x.css"]);
  const look = (body: string, base = "") =>
    faultsOf({
      file: "a/index.html",
      html: good + body,
      base,
      fileAt: (path: string) => {
        const own = path.replace(/^\//, "");
        const file = own === "" || own.endsWith("/") ? `${own}index.html` : own;
        return files.has(file) ? file : undefined;
      },
      anchors: new Map([
        ["a/b/index.html", new Set(["here"])],
        ["a/index.html", new Set()],
      ]),
    });
  test.each<[html: string, base: string, faults: (string | RegExp)[]]>([
    ['<a href="/">', "", []],
    ['<a href="b/#here">', "", []],
    ['<a href="./b/">', "", []],
    ['<a href="../">', "", []],
    ['<a href="/a/b/?q=1&amp;r=2#here">', "", []],
    ['<a href="https://example.com/">', "", []],
    ['<a href="mailto:a@b.c">', "", []],
    ['<link rel="stylesheet" href="/base/x.css">', "/base", []],
    ['<a href="b/#there">', "", [/nothing is called there/]],
    ['<a href="#gone">', "", [/nothing is called gone/]],
    ['<a href="/c/">', "", [/which is not there/]],
    ['<a href="/x.css">', "/base", [/which is not there/]],
    ['<script src="https://cdn.example/x.js"></script>', "", [/another server/]],
    ["<p>[object Object]</p>", "", [/a value that is none/]],
  ])("%s", (html, base, faults) => {
    const found = look(html, base);
    expect(found).toHaveLength(faults.length);
    for (const [at, fault] of faults.entries()) expect(found[at]).toMatch(fault);
  });
  test("has a title and a description", () => {
    const empty = { file: "index.html", base: "", fileAt: () => undefined, anchors: new Map() };
    expect(faultsOf({ ...empty, html: "<p>" })).toEqual(["has no title", "has no description"]);
  });
});
