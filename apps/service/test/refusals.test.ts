/** Every parameter of every operation: what is refused in its place, and what the refusal says. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { notImplementedReasons } from "../src/api/operations.ts";
import { type Harness, type Json, openHarness } from "./harness.ts";
import { refusedByName } from "./refusals/by-name.ts";
import * as evm from "./refusals/evm.ts";
import * as jobs from "./refusals/jobs.ts";
import * as newWebhooks from "./refusals/new-webhooks.ts";
import { refusedInBody } from "./refusals/of-body.ts";
import { refusedBySpec } from "./refusals/of-spec.ts";
import * as primary from "./refusals/primary.ts";
import { MADE, type Refusal, type Refusals } from "./refusals/refusal.ts";
import * as webhooks from "./refusals/webhooks.ts";
import { bodyFields, type Operation, specOperations } from "./spec-operations.ts";

const tables: { readonly [operationId: string]: Refusals } = {
  ...evm,
  ...jobs,
  ...newWebhooks,
  ...primary,
  ...webhooks,
};

/** Path parameters of good requests, where they are not those of the spec's examples. */
const GOOD: { readonly [name: string]: string } = { chainId: "43112", id: MADE, tokenId: "7" };

/** One form of an operation's requests: a good one, and what is refused in it. */
interface Form {
  readonly id: string;
  readonly operation: Operation;
  readonly good: {
    readonly path: { readonly [name: string]: string };
    readonly query: { readonly [name: string]: string };
    readonly body: object | undefined;
  };
  readonly refused: { readonly [parameter: string]: readonly Refusal[] };
}

/** The rows of the spec, of the parameter's name and of the table; of two with the same value the table's. */
function refusedIn(
  operation: Operation,
  { body, refused = {} }: Refusals,
  isOther: boolean,
): Form["refused"] {
  const ofSpec: { [parameter: string]: readonly Refusal[] } = {};
  if (operation.body) Object.assign(ofSpec, refusedInBody(operation.body, body));
  const ofName: { [parameter: string]: readonly Refusal[] } = {};
  for (const parameter of isOther ? [] : operation.parameters) {
    ofSpec[parameter.name] = refusedBySpec(parameter);
    // Where nothing is looked up, the spec alone refuses.
    if (!notImplementedReasons.has(operation.id))
      ofName[parameter.name] = refusedByName[parameter.in][parameter.name] ?? [];
  }
  return Object.fromEntries(
    [...new Set([...Object.keys(ofSpec), ...Object.keys(refused)])].map((name) => {
      const own = refused[name] ?? ofName[name] ?? [];
      const others = (ofSpec[name] ?? []).filter(([given]) => own.every(([text]) => text !== given));
      return [name, [...others, ...own]];
    }),
  );
}

/** Every form of each operation's requests. */
const forms = specOperations.flatMap((operation): Form[] => {
  const { id, parameters, body } = operation;
  if (parameters.length === 0 && body === undefined) return [];
  const table = tables[id] ?? {};
  const examples = parameters.map(({ name, example }) => [name, GOOD[name] ?? String(example)]);
  return [table, ...(table.otherForms ?? [])].map((form) => ({
    id,
    operation,
    good: {
      path: { ...Object.fromEntries(examples), ...form.path },
      query: form.query ?? {},
      body: form.body,
    },
    refused: refusedIn(operation, form, form !== table),
  }));
});

let harness: Harness;
/** Id of a webhook. */
let made: string;
beforeAll(async () => {
  const network = { validators: 4, delegators: 4, weeks: 2, evm: true };
  harness = await openHarness(network, { webhooks: "local", usage: { requests: "local" } }); // so that neither needs a key
  made = (await harness.post("webhooks", newWebhooks.createWebhook.body ?? {})).body.id;
});
afterAll(() => harness.close());

const fill = (template: string, values: { readonly [name: string]: string }) =>
  template.replace(/\{([^}]+)\}/g, (_, name: string) =>
    values[name] === MADE ? made : (values[name] ?? expect.fail(`no ${name}`)),
  );

/** A query with a text once for each time that it is given; undefined leaves it out. */
function queryOf(values: { readonly [name: string]: unknown }): string {
  const pairs = Object.entries(values).flatMap(([name, given]) =>
    given === undefined ? [] : [given].flat().map((text) => `${name}=${text}`),
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** The body with another value at a path with dots. */
function withField(body: object, [name = "", ...rest]: readonly string[], given: unknown): object {
  const member: Json = { ...body };
  member[name] = rest.length === 0 ? given : withField(member[name], rest, given);
  return member;
}

/** The good request of an operation, with one parameter as a row has it. */
function requestOf(operation: Operation, good: Form["good"], parameter: string, given: unknown): Request {
  const location = operation.parameters.find(({ name }) => name === parameter)?.in;
  const path = fill(operation.path, {
    ...good.path,
    ...(location === "path" && { [parameter]: String(given) }),
  });
  const query = queryOf({ ...good.query, ...(location === "query" && { [parameter]: given }) });
  const { method } = operation;
  if (!operation.body) return new Request(`http://service${path}${query}`, { method });
  const changed = () => (location ? good.body : withField(good.body ?? {}, parameter.split("."), given));
  const body = parameter === "body" ? String(given) : JSON.stringify(changed());
  const headers = { "content-type": "application/json" };
  return new Request(`http://service${path}${query}`, { method, headers, body });
}

/** The message's rule: `$` is the parameter's name, … any text. */
function ruleOf(message: string, parameter: string): RegExp {
  const literal = message.replaceAll("$", () => parameter).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replaceAll("…", "[^]*")}$`);
}

describe.each(forms)("$id refuses", ({ operation, good, refused }) => {
  test.each(Object.keys(refused))("what is not a valid %s", async (parameter) => {
    for (const [given, message, status = 400] of refused[parameter] ?? []) {
      const response = await harness.service.fetch(requestOf(operation, good, parameter, given));
      const body: Json = await response.json();
      const label = `${parameter}: ${String(JSON.stringify(given)).slice(0, 200)}`;
      expect([response.status, body.statusCode], `${label}: ${JSON.stringify(body)}`).toEqual([
        status,
        status,
      ]);
      const [text] = [body.message].flat();
      expect(text, label).toMatch(ruleOf(message, parameter));
      if (status === 400 && parameter !== "body" && !message.startsWith("the URL"))
        expect(text, label).toContain(parameter);
    }
  });

  test("nothing of the valid request", async () => {
    const response = await harness.service.fetch(requestOf(operation, good, "", undefined));
    expect(response.status, response.ok ? "" : await response.text()).not.toBe(400);
    if (response.ok) await response.body?.cancel(); // a stream has no end
  });
});

const filtered = forms.filter(
  ({ id, operation }) =>
    !notImplementedReasons.has(id) &&
    operation.parameters.some((parameter) => parameter.name === "network" && parameter.in === "query"),
);

test.each(filtered)("$id: a network that is not served has nothing", async ({ operation, good }) => {
  const response = await harness.service.fetch(requestOf(operation, good, "network", "mainnet"));
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    await response.body?.cancel();
    expect(response.status).toBe(200);
    return;
  }
  const body: Json = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  for (const list of Object.values(body).filter(Array.isArray)) expect(list).toEqual([]);
});

test("every parameter of every operation has its refusals, and every table an operation and its parameters", () => {
  const expected = specOperations.flatMap(({ id, parameters, body }) => [
    ...parameters.map(({ name }) => `${id} ${name}`),
    ...(body ? ["body", ...bodyFields(body)].map((name) => `${id} ${name}`) : []),
  ]);
  const had = forms.flatMap(({ id, refused }) =>
    Object.entries(refused).flatMap(([name, rows]) => (rows.length > 0 ? [`${id} ${name}`] : [])),
  );
  expect([...new Set(had)].sort()).toEqual(expected.sort());
  const ids = specOperations.map(({ id }) => id);
  expect(Object.keys(tables).filter((id) => !ids.includes(id))).toEqual([]);
});

/** Any text may be a part of a node id, or name what keys were used for. */
const ANY_TEXT = [
  "listValidators nodeIds",
  ...["getApiUsage", "listApiLogs"].flatMap((id) =>
    ["orgId", "chainId", "apiKeyId", "requestPath"].map((name) => `${id} ${name}`),
  ),
];

test("a text whose form no schema tells is refused by a rule of its own", () => {
  const free = forms.flatMap(({ id, operation: { parameters }, refused }) =>
    parameters.flatMap((parameter) => {
      const { type, enum: values, pattern } = parameter.schema.items ?? parameter.schema;
      const hasRule = type !== "string" || values !== undefined || pattern !== undefined;
      const rows = refused[parameter.name]?.length ?? 0;
      const isTold = notImplementedReasons.has(id) || rows > refusedBySpec(parameter).length;
      return hasRule || isTold ? [] : [`${id} ${parameter.name}`];
    }),
  );
  expect(free).toEqual(ANY_TEXT);
});
