/** Each rule accepts a good document and names what is wrong with a bad one. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import plugin from "./plugin.mjs";

const good = readFileSync(fileURLToPath(new URL("./good.yaml", import.meta.url)), "utf8");

const config = await createConfig({
  plugins: [plugin()],
  rules: {
    "specs/decimal-parameters": "error",
    "specs/description": "error",
    "specs/error-responses": "error",
    "specs/operation-id-verb": { severity: "error", verbs: ["get", "list"] },
    "specs/paging": { severity: "error", pageSize: true },
    "specs/parameter-rules": "error",
    "specs/retry": "error",
    "specs/source": "error",
    "specs/success-example": "error",
  },
});

async function lint(source: string): Promise<string[]> {
  const problems: { ruleId: string; message: string }[] = await lintFromString({
    source,
    absoluteRef: "/good.yaml",
    config,
  });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

/** The good document with the value at a path replaced, or removed when there is none. */
function broken(path: readonly (string | number)[], value?: unknown): string {
  const document = parse(good);
  const parent = path.slice(0, -1).reduce((node, key) => node[key], document);
  const last = path.at(-1) ?? "";
  if (value === undefined && Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (value === undefined) delete parent[last];
  else parent[last] = value;
  return stringify(document);
}

const list = ["paths", "/things/{network}", "get"] as const;
const page = ["components", "schemas", "ThingPage"] as const;
const network = ["components", "parameters", "Network"] as const;

/** A parameter of text that says nothing of a decimal. */
const height = {
  name: "height",
  in: "query",
  description: "Thing to query.",
  schema: { type: "string" },
  example: "abc",
};

test.each([
  ["a text that is no decimal", height],
  ["a decimal for which clients take a number", { ...height, example: "17", "x-client-numeric": true }],
  ["an integer", { ...height, example: 17, schema: { type: "integer" } }],
])("a parameter of %s passes", async (_, parameter) => {
  expect(await lint(broken([...list, "parameters", 0], parameter))).not.toContainEqual(
    expect.stringContaining("decimal-parameters"),
  );
});

test("the valid document passes", async () => {
  expect(await lint(good)).toEqual([]);
});

describe("an invalid document fails", () => {
  const cases: { given: string; source: string; want: string }[] = [
    {
      given: "a named schema with an unknown source",
      source: broken([...page, "x-source"], "memory"),
      want: "specs/source: Schema ThingPage has an x-source that is not one of facts, observed, chainkit, design.",
    },
    {
      given: "a field whose source is the interface",
      source: broken([...page, "properties", "things", "x-source"], "interface"),
      want: "specs/source: Field things has an x-source that is not one of facts, observed, chainkit, design.",
    },
    {
      given: "a reference with an unknown source",
      source: broken([...page, "properties", "first"], {
        $ref: "#/components/schemas/Thing",
        "x-source": "memory",
      }),
      want: "specs/source: Field first has an x-source that is not one of facts, observed, chainkit, design.",
    },
    {
      given: "a field below allOf with an empty source",
      source: broken(["components", "schemas", "Thing", "allOf", 0, "properties", "name", "x-source"], null),
      want: "specs/source: Field name has an x-source that is not one of facts, observed, chainkit, design.",
    },
    {
      given: "a parameter with an unknown source",
      source: broken([...network, "x-source"], "memory"),
      want: "specs/source: Parameter has an x-source that is not one of facts, observed, chainkit, design.",
    },
    {
      given: "a response with an unknown source",
      source: broken([...list, "responses", "200", "x-source"], "memory"),
      want: "specs/source: Response has an x-source that is not one of facts, observed, chainkit, design.",
    },
    {
      given: "a schema without description",
      source: broken(["components", "schemas", "Thing", "description"]),
      want: "specs/description: Schema Thing has a description that is empty.",
    },
    {
      given: "a field with a description that is no sentence",
      source: broken([...page, "properties", "things", "description"], "things"),
      want: "specs/description: Field things has a description that does not begin with a capital letter, a number or code.",
    },
    {
      given: "a success response without example",
      source: broken([...list, "responses", "200", "content", "application/json", "example"]),
      want: "specs/success-example: Response 200 needs an example of its application/json body.",
    },
    {
      given: "a request body without example",
      source: broken([...list, "requestBody", "content", "application/json", "example"]),
      want: "specs/success-example: The request body needs an example of its application/json form.",
    },
    {
      given: "a parameter without example",
      source: broken([...network, "example"]),
      want: "specs/success-example: Parameter network needs an example.",
    },
    ...["400", "401", "403", "404", "429", "500", "502", "503"].map((status) => ({
      given: `no ${status} response`,
      source: broken([...list, "responses", status]),
      want: `specs/error-responses: The error responses ${status} are missing.`,
    })),
    ...["things", "fetchThings", "list_things", "List"].map((id) => ({
      given: `the operationId ${id}`,
      source: broken([...list, "operationId"], id),
      want: `specs/operation-id-verb: operationId "${id}" must be one of the verbs get, list and then what it acts on, in camel case.`,
    })),
    {
      given: "page parameters without x-page",
      source: broken([...list, "x-page"]),
      want: "specs/paging: The operation takes pageToken but has no x-page.",
    },
    {
      given: "x-page without pageToken",
      source: broken([...list, "parameters"], [{ $ref: "#/components/parameters/Network" }]),
      want: "specs/paging: The operation has x-page but does not take pageToken.",
    },
    {
      given: "x-page without pageSize",
      source: broken([...list, "parameters", 2]),
      want: "specs/paging: The operation has x-page but does not take pageSize.",
    },
    {
      given: "an empty parameter",
      source: broken([...list, "parameters", 2], null),
      want: "specs/paging: The operation has x-page but does not take pageSize.",
    },
    {
      given: "pageSize without maximum",
      source: broken([...list, "parameters", 2, "schema", "maximum"]),
      want: "specs/paging: pageSize needs minimum 0 or 1, a maximum and a default.",
    },
    {
      given: "x-page with a field that the response lacks",
      source: broken([...list, "x-page"], { items: "stuff" }),
      want: 'specs/paging: The response has no array "stuff", which x-page names.',
    },
    {
      given: "a paged response without nextPageToken",
      source: broken([...page, "properties", "nextPageToken"]),
      want: "specs/paging: The response has no nextPageToken.",
    },
    {
      given: "x-page of a whole list that takes pageToken",
      source: broken([...list, "x-page"], { items: "things", whole: true }),
      want: "specs/paging: The operation takes pageToken, and x-page says that a page is whole.",
    },
    {
      given: "x-page with a validity that is no duration",
      source: broken([...list, "x-page"], { items: "things", validity: "24h" }),
      want: 'specs/paging: The validity "24h" in x-page is not a duration such as PT24H.',
    },
    {
      given: "no x-retry",
      source: broken([...list, "x-retry"]),
      want: "specs/retry: The operation needs x-retry, safe or unsafe.",
    },
    {
      given: "an unknown weight",
      source: broken([...list, "x-rate-weight"], 7),
      want: "specs/retry: The operation needs x-rate-weight, one of 1, 10, 20, 50, 100, 200 compute units.",
    },
    {
      given: "a final status that is not documented",
      source: broken([...list, "x-final-statuses"], [418]),
      want: "specs/retry: x-final-statuses names 418, which is not among the responses.",
    },
    {
      given: "a rule about a parameter that is not taken",
      source: broken([...list, "x-require-one-of"], ["pageToken", "colour"]),
      want: "specs/parameter-rules: A rule names colour, which the operation does not take.",
    },
    {
      given: "a sum limit without max",
      source: broken([...list, "x-sum-limit"], { fields: ["left", "right"] }),
      want: "specs/parameter-rules: x-sum-limit needs max.",
    },
    {
      given: "a network parameter that the client cannot fill",
      source: broken([...network, "x-client-default"]),
      want: "specs/parameter-rules: The network parameter needs x-client-default: true.",
    },
    ...(
      [
        ["an example that is a decimal", { ...height, example: "17" }],
        ["an example with a fraction", { ...height, example: "0.5" }],
        ["a pattern that accepts a decimal", { ...height, schema: { type: "string", pattern: "^[0-9]+$" } }],
        ["a description that names a decimal", { ...height, description: "Decimal number of the thing." }],
        ["a description that names an EVM chain", { ...height, description: "Chain, by EVM chain id." }],
        ["a description that names a height", { ...height, description: "Thing, by id or by height." }],
      ] as const
    ).map(([given, parameter]) => ({
      given: `a text parameter with ${given}, for which clients take no number`,
      source: broken([...list, "parameters", 0], parameter),
      want: "specs/decimal-parameters: The height parameter takes a decimal and needs x-client-numeric: true.",
    })),
  ];
  test.each(cases)("$given", async ({ source, want }) => {
    expect(await lint(source)).toContain(want);
  });
});
