import { describe, expect, it } from "vitest";
import type { Level } from "./change.ts";
import type { Json } from "./schema.ts";
import { compare } from "./verdict.ts";

/** What a spec says of the client method of an operation. */
const method = (id: string): Json => ({
  "x-method": `birds.${id}`,
  "x-codeSamples": [{ source: `api.birds.${id}()` }],
});

const before = {
  openapi: "3.1.0",
  info: { title: "Birds", version: "1.0.0" },
  paths: {
    "/birds": {
      get: {
        operationId: "listBirds",
        ...method("listBirds"),
        "x-retry": "safe",
        summary: "List birds",
        parameters: [
          { name: "colour", in: "query", schema: { type: "string", enum: ["red", "blue"] } },
          {
            name: "pageSize",
            in: "query",
            schema: { type: "integer", minimum: 1, maximum: 100, "x-unit": "nAVAX" },
          },
        ],
        responses: {
          "200": {
            description: "Birds.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Page" } } },
          },
        },
      },
      post: {
        operationId: "addBird",
        ...method("addBird"),
        "x-retry": "unsafe",
        responses: { "204": { description: "Added." } },
      },
    },
  },
  components: {
    schemas: {
      Page: {
        type: "object",
        required: ["birds"],
        properties: { birds: { type: "array", items: { $ref: "#/components/schemas/Bird" } } },
      },
      Bird: {
        type: "object",
        required: ["name"],
        properties: {
          name: { type: "string" },
          age: { type: "integer" },
          notes: { type: "object", additionalProperties: { type: "string" } },
          mood: { type: "string", enum: ["glad", "sad"], "x-enum-open": true },
          shape: { oneOf: [{ $ref: "#/components/schemas/Round" }, { $ref: "#/components/schemas/Long" }] },
        },
      },
      Round: { type: "object", properties: { kind: { const: "round" } } },
      Long: { type: "object", properties: { kind: { const: "long" } } },
    },
  },
};

type Document = typeof before;
/** A change as a user of JSON would write it: path, then the new value, or nothing to remove it. */
function changed(path: string, value?: unknown, from: Document = before): Document {
  const copy = structuredClone(from);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let parent: Json = copy;
  // Each key but the last names an object of the document above.
  for (const key of keys) parent = parent[key] as Json;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

const get = "paths./birds.get";
const bird = "components.schemas.Bird.properties";
const optional = { name: "size", in: "query", schema: { type: "string" } };
const rows: { what: string; after: Json; level: Level; path?: string }[] = [
  { what: "nothing", after: structuredClone(before), level: "none" },
  { what: "words", after: changed(`${get}.summary`, "All birds"), level: "patch", path: "document" },
  {
    what: "a method renamed",
    after: changed(`${get}.x-method`, "birds.all"),
    level: "major",
    path: "listBirds",
  },
  {
    what: "a result narrowed by a parameter",
    after: changed(`${get}.x-narrow`, { by: "colour", type: "OfColour" }),
    level: "minor",
    path: "listBirds",
  },
  { what: "an operation removed", after: changed("paths./birds.post"), level: "major", path: "addBird" },
  {
    what: "an operation added",
    after: changed("paths./nests", {
      get: { operationId: "listNests", ...method("listNests"), "x-retry": "safe" },
    }),
    level: "minor",
    path: "listNests",
  },
  {
    what: "an optional parameter added",
    after: changed(`${get}.parameters.2`, optional),
    level: "minor",
    path: "listBirds.size",
  },
  {
    what: "a required parameter added",
    after: changed(`${get}.parameters.2`, { ...optional, required: true }),
    level: "major",
    path: "listBirds.size",
  },
  {
    what: "a parameter removed",
    after: changed(`${get}.parameters`, [before.paths["/birds"].get.parameters[0]]),
    level: "major",
    path: "listBirds.pageSize",
  },
  {
    what: "a parameter retyped",
    after: changed(`${get}.parameters.1.schema`, { type: "string" }),
    level: "major",
    path: "listBirds.pageSize",
  },
  {
    what: "a parameter now required",
    after: changed(`${get}.parameters.0.required`, true),
    level: "major",
    path: "listBirds.colour",
  },
  {
    what: "a range narrowed",
    after: changed(`${get}.parameters.1.schema.maximum`, 50),
    level: "major",
    path: "listBirds.pageSize",
  },
  {
    what: "a range widened",
    after: changed(`${get}.parameters.1.schema.maximum`, 200),
    level: "minor",
    path: "listBirds.pageSize",
  },
  {
    what: "another default",
    after: changed(`${get}.parameters.1.schema.default`, 25),
    level: "minor",
    path: "listBirds.pageSize",
  },
  {
    what: "the type of a constant spelled out",
    after: changed("components.schemas.Round.properties.kind", { type: "string", const: "round" }),
    level: "patch",
    path: "document",
  },
  {
    what: "a lower bound added",
    after: changed(`${get}.parameters.0.schema.minimum`, 2),
    level: "major",
    path: "listBirds.colour",
  },
  {
    what: "a request value removed",
    after: changed(`${get}.parameters.0.schema.enum`, ["red"]),
    level: "major",
    path: "listBirds.colour",
  },
  {
    what: "a request value added",
    after: changed(`${get}.parameters.0.schema.enum`, ["red", "blue", "green"]),
    level: "minor",
    path: "listBirds.colour",
  },
  {
    what: "another path",
    after: { ...before, paths: { "/all-birds": before.paths["/birds"] } },
    level: "major",
    path: "listBirds",
  },
  {
    what: "a response field removed",
    after: changed(`${bird}.age`),
    level: "major",
    path: "listBirds result.birds[].age",
  },
  {
    what: "a response field retyped",
    after: changed(`${bird}.age`, { type: "string" }),
    level: "major",
    path: "listBirds result.birds[].age",
  },
  {
    what: "a response field made exact",
    after: changed(`${bird}.age.format`, "uint64"),
    level: "major",
    path: "listBirds result.birds[].age",
  },
  {
    what: "a response field nullable",
    after: changed(`${bird}.age.type`, ["integer", "null"]),
    level: "major",
    path: "listBirds result.birds[].age",
  },
  {
    what: "a response field added",
    after: changed(`${bird}.weight`, { type: "number" }),
    level: "minor",
    path: "listBirds result.birds[].weight",
  },
  {
    what: "a response field now optional",
    after: changed("components.schemas.Bird.required", []),
    level: "major",
    path: "listBirds result.birds[].name",
  },
  {
    what: "a response field now always there",
    after: changed("components.schemas.Bird.required", ["name", "age"]),
    level: "minor",
    path: "listBirds result.birds[].age",
  },
  {
    what: "a response value added",
    after: changed(`${bird}.mood.enum`, ["glad", "sad", "calm"]),
    level: "minor",
    path: "listBirds result.birds[].mood",
  },
  {
    what: "a response value removed",
    after: changed(`${bird}.mood.enum`, ["glad"]),
    level: "major",
    path: "listBirds result.birds[].mood",
  },
  {
    what: "an open enum closed",
    after: changed(`${bird}.mood.x-enum-open`),
    level: "major",
    path: "listBirds result.birds[].mood",
  },
  {
    what: "a union member removed",
    after: changed(`${bird}.shape.oneOf`, [{ $ref: "#/components/schemas/Round" }]),
    level: "major",
    path: "listBirds result.birds[].shape",
  },
  {
    what: "a field of a union member removed",
    after: changed("components.schemas.Long.properties.kind"),
    level: "major",
    path: "listBirds result.birds[].shape(Long).kind",
  },
  {
    what: "a union member added",
    after: changed(`${bird}.shape.oneOf.2`, { type: "string" }),
    level: "minor",
    path: "listBirds result.birds[].shape",
  },
  {
    what: "null added to a union of a response",
    after: changed(`${bird}.shape.oneOf.2`, { type: "null" }),
    level: "major",
    path: "listBirds result.birds[].shape",
  },
  {
    what: "a response field that was free text limited to some values",
    after: changed(`${bird}.name.enum`, ["robin"]),
    level: "major",
    path: "listBirds result.birds[].name",
  },
  {
    what: "a parameter that takes null too",
    after: changed(`${get}.parameters.0.schema.type`, ["string", "null"]),
    level: "minor",
    path: "listBirds.colour",
  },
  {
    what: "items that lose their type",
    after: changed("components.schemas.Page.properties.birds", { type: "array" }),
    level: "major",
    path: "listBirds result.birds[]",
  },
  {
    what: "another item type",
    after: changed("components.schemas.Page.properties.birds.items", { type: "string" }),
    level: "major",
    path: "listBirds result.birds[]",
  },
  {
    what: "a parameter moved into the path",
    after: changed(`${get}.parameters.1.in`, "path"),
    level: "major",
    path: "listBirds.pageSize",
  },
  {
    what: "a parameter deprecated",
    after: changed(`${get}.parameters.1.schema.deprecated`, true),
    level: "minor",
    path: "listBirds.pageSize",
  },
  {
    what: "an operation deprecated",
    after: changed(`${get}.deprecated`, true, changed(`${get}.x-deprecated`, "Use getBird.")),
    level: "minor",
    path: "listBirds",
  },
  {
    what: "a response field deprecated",
    after: changed(`${bird}.age.deprecated`, true),
    level: "minor",
    path: "listBirds result.birds[].age",
  },
  {
    what: "another retry rule",
    after: changed(`${get}.x-retry`, "unsafe"),
    level: "minor",
    path: "listBirds",
  },
  {
    what: "pages where there were none",
    after: changed(`${get}.x-page`, { items: "birds" }),
    level: "major",
    path: "listBirds",
  },
  {
    what: "another unit",
    after: changed(`${get}.parameters.1.schema.x-unit`, "AVAX"),
    level: "major",
    path: "listBirds.pageSize",
  },
  {
    what: "a map that loses the type of its values",
    after: changed(`${bird}.notes`, { type: "object" }),
    level: "major",
    path: "listBirds result.birds[].notes{}",
  },
  {
    what: "a body where there was none",
    after: changed("paths./birds.post.responses", {
      "200": { description: "Added.", content: { "application/json": { schema: { type: "object" } } } },
    }),
    level: "major",
    path: "addBird result",
  },
];

it("compares the schemas of errors", () => {
  const refusing = (type: string): Json => {
    const schema = { type: "object", properties: { message: { type } } };
    const responses = { "404": { description: "None.", content: { "application/json": { schema } } } };
    const get = { operationId: "find", ...method("find"), "x-retry": "safe", responses };
    return { openapi: "3.1.0", info: {}, paths: { "/find": { get } } };
  };
  expect(compare(refusing("string"), refusing("string")).level).toBe("none");
  expect(compare(refusing("string"), refusing("integer")).changes).toContainEqual({
    level: "major",
    path: "find 404.message",
    what: "is integer instead of string",
  });
});

it("compares the alternatives of a body one by one", () => {
  const take = (...kinds: string[]): Json => {
    const oneOf = kinds.map((kind) => ({ $ref: `#/components/schemas/${kind}` }));
    const content = { "application/json": { schema: { oneOf } } };
    const post = {
      operationId: "order",
      ...method("order"),
      "x-retry": "unsafe",
      requestBody: { content },
      responses: {},
    };
    const shape = (required: string[]) => ({
      type: "object",
      required,
      properties: { size: { type: "string" } },
    });
    const schemas = { Seeds: shape(["size"]), Nuts: shape([]) };
    return { openapi: "3.1.0", info: {}, paths: { "/orders": { post } }, components: { schemas } };
  };
  const verdict = compare(take("Seeds", "Nuts"), take("Seeds"));
  expect(verdict.changes).toContainEqual({
    level: "major",
    path: "order body",
    what: "variant Nuts removed",
  });
});

describe("verdict", () => {
  it.each(rows)("$what is $level", ({ after, level, path }) => {
    const verdict = compare(before, after);
    expect(verdict.level).toBe(level);
    if (path) expect(verdict.changes.map((change) => change.path)).toContain(path);
  });

  it("ends on recursive schemas", () => {
    const document = changed("components.schemas.Bird.properties.parent", {
      $ref: "#/components/schemas/Bird",
    });
    expect(compare(document, structuredClone(document)).level).toBe("none");
  });

  it("reads OpenRPC documents", () => {
    const rpc = (params: Json[]): Json => ({
      openrpc: "1.3.2",
      info: { title: "Clock", version: "1.0.0" },
      "x-path": "/ext/clock",
      methods: [
        {
          name: "clock.getTime",
          ...method("getBird"),
          "x-retry": "safe",
          params,
          result: { name: "result", schema: { type: "string" } },
        },
      ],
    });
    const path = { name: "place", schema: { type: "string" } };
    expect(compare(rpc([]), rpc([path])).level).toBe("minor");
    expect(compare(rpc([]), rpc([{ ...path, required: true }])).level).toBe("major");
    expect(compare(rpc([path]), rpc([])).level).toBe("major");
  });
});
