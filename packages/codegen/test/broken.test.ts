/** Specs that do not validate: one clear error that names the file, the place and the rule. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { generate } from "../src/generate.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "codegen-"));
});
afterAll(() => rm(folder, { recursive: true }));

const http = (operation: string, components = "") => `openapi: 3.1.0
info: { title: Broken, version: 1.0.0 }
tags: [{ name: things, description: Things. }]
paths:
  /x:
    get:
${operation.replace(/^/gm, "      ")}
${components}`;

/** What an operation says of its method. */
const METHOD =
  'x-method: things.get\nx-codeSamples: [{ lang: TypeScript, source: "await api.things.get();" }]';

const ok = `responses: { "200": { description: Done., content: { application/json: { schema: SCHEMA } } } }`;

const DONE = ok.replace("SCHEMA", "{ type: object }");

const rows = [
  {
    what: "a file that is not there",
    name: "missing.yaml",
    spec: undefined,
    want: /^missing\.yaml: .*ENOENT/,
  },
  {
    what: "text that is not YAML",
    name: "a.yaml",
    spec: "openapi: [",
    want: /^a\.yaml: .*end of the stream/,
  },
  {
    what: "something else than a spec",
    name: "b.yaml",
    spec: "hello: 1",
    want: /^b\.yaml: Unsupported specification/,
  },
  {
    what: "an unknown field",
    name: "c.yaml",
    spec: http(`operationId: getX\n${METHOD}\nx-retry: safe\nrespnses: {}`),
    want: /^c\.yaml:\d+ #\/paths\/~1x\/get.*(responses|respnses)/,
  },
  {
    what: "a reference to nothing",
    name: "d.yaml",
    spec: http(
      `operationId: getX\n${METHOD}\nx-retry: safe\n${ok.replace("SCHEMA", '{ $ref: "./Nothing.yaml" }')}`,
    ),
    want: /^d\.yaml:\d+ #\/paths\/~1x\/get\/responses\/200.*resolve/,
  },
  {
    what: "no retry rule",
    name: "e.yaml",
    spec: http(`operationId: getX\n${ok.replace("SCHEMA", "{ type: object }")}`),
    want: /^e\.yaml: GET \/x: x-retry must be safe or unsafe$/,
  },
  {
    what: "no operationId",
    name: "f.yaml",
    spec: http(`x-retry: safe\n${ok.replace("SCHEMA", "{ type: object }")}`),
    want: /^f\.yaml: GET \/x: operationId is missing$/,
  },
  {
    what: "a page without its list",
    name: "g.yaml",
    spec: http(
      `operationId: getX\n${METHOD}\nx-retry: safe\nx-page: { items: rows }\n${ok.replace("SCHEMA", "{ type: object, properties: { row: { type: string } } }")}`,
    ),
    want: /^g\.yaml: getX: x-page names rows, which is not a list in the response$/,
  },
  {
    what: "a union that cannot narrow",
    name: "h.yaml",
    spec: http(
      `operationId: getX\n${METHOD}\nx-retry: safe\n${ok.replace("SCHEMA", '{ $ref: "#/components/schemas/Both" }')}`,
      `components:
  schemas:
    One: { type: object, properties: { kind: { type: string, enum: [one], x-enum-open: true } } }
    Both: { oneOf: [{ $ref: "#/components/schemas/One" }], discriminator: { propertyName: kind } }`,
    ),
    want: /^h\.yaml: .*\/Both: #\/components\/schemas\/One must give kind a const or a closed enum$/,
  },
  {
    what: "a schema with a name that the generator needs",
    name: "i.yaml",
    spec: http(
      `operationId: getX\n${METHOD}\nx-retry: safe\n${ok.replace("SCHEMA", '{ $ref: "#/components/schemas/GetXResult" }')}`,
      "components: { schemas: { GetXResult: { type: object } } }",
    ),
    want: /^i\.yaml: components\/schemas\/GetXResult: the generator needs this name$/,
  },
  {
    what: "no method",
    name: "m.yaml",
    spec: http(`operationId: getX\nx-retry: safe\n${DONE}`),
    want: /^m\.yaml: GET \/x: x-method must be a client method such as validators\.list$/,
  },
  {
    what: "a method without sample code",
    name: "n.yaml",
    spec: http(`operationId: getX\nx-method: things.get\nx-retry: safe\n${DONE}`),
    want: /^n\.yaml: GET \/x: x-codeSamples must show the call of get$/,
  },
  {
    what: "an example with an unknown parameter",
    name: "o.yaml",
    spec: http(`operationId: getX\n${METHOD}\nx-example: { size: 1 }\nx-retry: safe\n${DONE}`),
    want: /^o\.yaml: GET \/x: x-example has size, which is no parameter$/,
  },
  {
    what: "a result that is narrowed by no parameter",
    name: "p.yaml",
    spec: http(`operationId: getX\n${METHOD}\nx-narrow: { by: size, type: OfSize }\nx-retry: safe\n${DONE}`),
    want: /^p\.yaml: GET \/x: x-narrow must name a parameter as `by` and a type as `type`$/,
  },
  {
    what: "a method of a resource that is not described",
    name: "q.yaml",
    spec: http(`operationId: getX\n${METHOD.replace("things", "others")}\nx-retry: safe\n${DONE}`),
    want: /^q\.yaml: getX: the spec describes no resource others$/,
  },
  {
    what: "two operations of one method",
    name: "r.yaml",
    spec: `${http(`operationId: getX\n${METHOD}\nx-retry: safe\n${DONE}`)}    put:
${`operationId: putX\n${METHOD}\nx-retry: safe\n${DONE}`.replace(/^/gm, "      ")}`,
    want: /^r\.yaml: putX: x-method things\.get is the method of getX$/,
  },
  {
    what: "an OpenRPC document with a wrong place",
    name: "j.yaml",
    spec: "openrpc: 1.3.2\ninfo: { title: X, version: 1.0.0 }\nmethods: [{ name: a.b, params: [], x-retry: safe, nope: 1 }]",
    want: /^j\.yaml:\d+ #\/methods\/0.*(nope|result)|^j\.yaml: methods\[0\]/,
  },
  {
    what: "an OpenRPC document whose server has no address",
    name: "l.yaml",
    spec: "openrpc: 1.3.2\ninfo: { title: X, version: 1.0.0 }\nservers: [{ name: a, url: not an address }]\nmethods: []",
    want: /^l\.yaml: servers\[0\]\.url should match format "uri"$/,
  },
  {
    what: "an RPC method that is served nowhere",
    name: "k.yaml",
    spec: "openrpc: 1.3.2\ninfo: { title: X, version: 1.0.0 }\nmethods: [{ name: a.b, x-method: b, params: [], x-retry: safe, result: { name: r, schema: { type: object } } }]",
    want: /^k\.yaml: methods\/a\.b: x-path must say where the method is served$/,
  },
];

it.each(rows)("$what", async ({ name, spec, want }) => {
  const file = join(folder, name);
  if (spec !== undefined) await writeFile(file, spec);
  const error = await generate(file, folder, {
    client: "api",
    title: "Api",
    pages: "https://docs.test/",
  }).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ name: "SpecError", message: expect.stringMatching(want) });
});
