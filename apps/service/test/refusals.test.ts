/** Every parameter of every operation: what is refused in its place, and what the refusal says. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { notImplementedReasons } from "../src/api/operations.ts";
import { type Harness, type Json, openHarness } from "./harness.ts";
import * as addresses from "./refusals/addresses.ts";
import * as assets from "./refusals/assets.ts";
import * as averageTps from "./refusals/averageTps.ts";
import * as balances from "./refusals/balances.ts";
import * as blocks from "./refusals/blocks.ts";
import * as delegators from "./refusals/delegators.ts";
import * as evm from "./refusals/evm.ts";
import * as evmBlocks from "./refusals/evmBlocks.ts";
import * as icm from "./refusals/icm.ts";
import * as metricsChains from "./refusals/metricsChains.ts";
import * as newWebhooks from "./refusals/newWebhooks.ts";
import * as nfts from "./refusals/nfts.ts";
import * as operations from "./refusals/operations.ts";
import { MADE, type Refusals } from "./refusals/refusal.ts";
import * as rewards from "./refusals/rewards.ts";
import * as signatures from "./refusals/signatures.ts";
import * as streams from "./refusals/streams.ts";
import * as subnets from "./refusals/subnets.ts";
import * as transactions from "./refusals/transactions.ts";
import * as usage from "./refusals/usage.ts";
import * as utxos from "./refusals/utxos.ts";
import * as validators from "./refusals/validators.ts";
import * as webhooks from "./refusals/webhooks.ts";
import { bodyFields, type Operation, specOperations } from "./spec-operations.ts";

const tables: { readonly [operationId: string]: Refusals } = {
  ...addresses,
  ...assets,
  ...averageTps,
  ...balances,
  ...blocks,
  ...delegators,
  ...evm,
  ...evmBlocks,
  ...icm,
  ...metricsChains,
  ...newWebhooks,
  ...nfts,
  ...operations,
  ...rewards,
  ...signatures,
  ...streams,
  ...subnets,
  ...transactions,
  ...usage,
  ...utxos,
  ...validators,
  ...webhooks,
};

/** A row for every form of an operation's requests. */
const forms = Object.entries(tables).flatMap(([id, table]) =>
  [table, ...(table.otherForms ?? [])].map((good) => ({ id, good })),
);

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
function requestOf(operation: Operation, good: Refusals, parameter: string, given: unknown): Request {
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

const operationOf = (id: string) => specOperations.find((operation) => operation.id === id);

describe.each(forms)("$id refuses", ({ id, good }) => {
  const operation = operationOf(id) ?? expect.fail(`${id} is no operation`);

  test.each(Object.keys(good.refused))("what is not a valid %s", async (parameter) => {
    for (const [given, message, status = 400] of good.refused[parameter] ?? []) {
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
  ({ id }) =>
    !notImplementedReasons.has(id) &&
    operationOf(id)?.parameters.some((parameter) => parameter.name === "network" && parameter.in === "query"),
);

test.each(filtered)("$id: a network that is not served has nothing", async ({ id, good }) => {
  const operation = operationOf(id) ?? expect.fail(`${id} is no operation`);
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

test("every parameter of every operation has its refusal cases", () => {
  const expected = specOperations.flatMap(({ id, parameters, body }) => [
    ...parameters.map(({ name }) => `${id} ${name}`),
    ...(body ? ["body", ...bodyFields(body)].map((name) => `${id} ${name}`) : []),
  ]);
  const had = forms.flatMap(({ id, good: { refused } }) =>
    Object.entries(refused).flatMap(([name, rows]) => (rows.length > 0 ? [`${id} ${name}`] : [])),
  );
  expect([...new Set(had)].sort()).toEqual(expected.sort());
});
