/** The generator's own rules: what is shown of schemas, calls and responses, and what is found wrong with a page. */
import type { Schema } from "@primary-network/codegen/schema";
import { describe, expect, test } from "vitest";
import { methodId } from "../../../tools/shared/typed-calls.ts";
import { callPanel } from "./call-panel.ts";
import { operationsOf } from "./documents.ts";
import { fieldTree, nested } from "./field-tree.ts";
import { operationFields } from "./form-fields.ts";
import { definition, page, slug, table, text } from "./markdown.ts";
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

describe("the panel of a call", () => {
  const parameters = [
    { name: "network", in: "path", required: true, schema: { enum: ["mainnet", "fuji"] } },
    { name: "ids", in: "query", schema: { type: "array", items: { type: "integer" } } },
    { name: "rest", in: "query", schema: { type: "boolean" } },
  ];
  const fields = operationFields(document, { parameters }, { ids: ['a"', "b"] });
  const panel = callPanel({
    subject: {
      call: { kind: "http", method: "GET", path: "/v1/{network}/x" },
      typed: { client: "data", resource: "xs", method: "list", isWalked: true },
      isStream: false,
      isEmpty: false,
    },
    operation: "listXs",
    client: "data",
    fields,
    server: "http://h",
    recorded: { text: '{\n  "a": "<b>"\n}', origin: "Recorded from the local network" },
  });
  test("says of each field what its text stands for", () => {
    expect(
      fields.map(({ name, type, choices, value, isShown }) => [name, type, choices, value, isShown]),
    ).toEqual([
      ["path:network", "text", ["mainnet", "fuji"], "fuji", true],
      ["query:ids", "numbers", undefined, 'a",b', true],
      ["query:rest", "boolean", ["true", "false"], "", false],
    ]);
  });
  test("carries the recorded response, and the command that is hidden until nothing responds", () => {
    expect(panel).toContain('<span class="t-string">&quot;&lt;b&gt;&quot;</span>&#10;}');
    expect(panel).toContain('<div class="no-service" hidden>');
    expect(panel).toContain("<code>npx primary-network dev</code>");
    expect(panel).toContain("Recorded from the local network.</p>");
  });
  test("is one line, with the example filled in and the rest collapsed", () => {
    expect(panel).not.toContain("\n");
    expect(panel).toContain('<option value="fuji" selected>');
    expect(panel).toContain('value="a&quot;,b"');
    expect(panel.indexOf("<details>")).toBeLessThan(panel.indexOf('name="query:rest"'));
    expect(panel.indexOf("<details>")).toBeGreaterThan(panel.indexOf('name="query:ids"'));
  });
  test("labels every field, and has a program in each language", () => {
    const ids = [...panel.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(5);
    for (const id of ids) expect(panel).toContain(`<label for="${id}">`);
    expect([...panel.matchAll(/<pre[^>]* data-language="(\w+)"/g)].map(([, language]) => language)).toEqual([
      "ts",
      "sh",
      "py",
    ]);
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

describe("fields", () => {
  const field = (name: string, of?: string) => ({
    name,
    of,
    type: "string",
    rule: "",
    required: true,
    description: "",
  });
  test("stand inside the nearest field around them, of their variant or of all", () => {
    const names = (nodes: ReturnType<typeof nested>): unknown[] =>
      nodes.map(({ field: { name }, inner }) => (inner.length === 0 ? name : [name, names(inner)]));
    const flat = ["a", "a.b[]", "a.b[].c", "a.b[].c.*.d", "ab", "[].x"].map((name) => field(name));
    expect(names(nested(flat))).toEqual([["a", [["a.b[]", [["a.b[].c", ["a.b[].c.*.d"]]]]]], "ab", "[].x"]);
    const some = [
      field("items"),
      field("items[].x", "Cat"),
      field("items[].x.y", "Cat, Big"),
      field("items[].x", "Dog"),
    ];
    expect(names(nested(some))).toEqual([["items", [["items[].x", ["items[].x.y"]], "items[].x"]]]);
  });
  test("are a list with an anchor for each, closed where there are many inside, a part for each variant", () => {
    const fields = [
      field("list"),
      ...["a", "b"].map((name) => field(`list[].${name}`, name === "b" ? "B" : undefined)),
    ];
    const html = fieldTree(nested(fields), {
      isOpen: false,
      definitionOf: ({ name }) => ({ name, id: slug(name), notes: ["string"], meaning: "" }),
    });
    expect(html).toContain('<div id="list-a"><dt><code>list[].<wbr>a</code>');
    expect(html).toContain('<a class="anchor" href="#list-a" aria-label="Link to list[].a">#</a>');
    expect(html).toContain('<details class="inner"><summary>2 fields inside</summary>');
    expect(html).toContain("<summary>Of <code>B</code>: 1 field</summary>");
    expect(html.match(/<dl class="fields">/g)).toHaveLength(3);
    expect(html.match(/<\/dl>/g)).toHaveLength(3);
  });
  test("have HTML around Markdown descriptions", () => {
    const entry = { name: "a.b<c>", id: "x", notes: ["string", '`"<"`'], rule: "1 to 2", meaning: "A `b`." };
    expect(definition(entry)).toBe(
      '<div id="x"><dt><code>a.<wbr>b&lt;c&gt;</code> <span>string · <code>&quot;&lt;&quot;</code></span> <a class="anchor" href="#x" aria-label="Link to a.b&lt;c&gt;">#</a></dt>\n<dd>\n\n1 to 2.\n\nA `b`.\n\n</dd></div>',
    );
  });
});

describe("a built page", () => {
  const good = `<title>T</title><meta name="description" content="Long enough."><link rel="alternate" type="text/markdown">`;
  const files = new Set(["index.html", "a/index.html", "a/b/index.html", "x.css"]);
  const look = (body: string, base = "", file = "a/index.html") =>
    faultsOf({
      file,
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
    ['<a href="b/#here?pageSize=2">', "", []],
  ])("%s", (html, base, faults) => {
    const found = look(html, base);
    expect(found).toHaveLength(faults.length);
    for (const [at, fault] of faults.entries()) expect(found[at]).toMatch(fault);
  });
  test("has a title, a description and its Markdown", () => {
    const empty = { file: "index.html", base: "", fileAt: () => undefined, anchors: new Map() };
    expect(faultsOf({ ...empty, html: "<p>" })).toEqual([
      "does not lead to its Markdown",
      "has no title",
      "has no description",
    ]);
  });
  test("keeps exports out of the menu and the search", () => {
    const menu = '<nav class="sidebar x"><a href="/reference/packages/core/">';
    expect(look(`${menu}</nav>`).at(-1)).toBe("has exports in its menu");
    const body = "<main data-pagefind-body>";
    expect(look(body, "", "reference/packages/core/classes/httperror/index.html")).toEqual([
      "is an export that the search finds",
    ]);
    expect(look(body, "", "reference/packages/core/index.html")).toEqual([]);
  });
});
