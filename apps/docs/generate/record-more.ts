/** Records what pages show besides their examples: variants, and errors where the local network can be brought to report them. */

import type { Json } from "@primary-network/codegen/schema";
import { parseJson, printJson } from "@primary-network/core";
import type { DataClient } from "@primary-network/data";
import { type Call, outgoing } from "../src/console/call.ts";
import { bodyVariantsOf } from "./body-variants.ts";
import type { Operation, RpcFault } from "./documents.ts";
import { badRequests, changesFor } from "./failures.ts";
import { methodFields, operationFields, valuesOf } from "./form-fields.ts";
import type { Example, MoreExamples, ShownCall } from "./recording.ts";
import { readHistory, variantsOf } from "./variants.ts";

/** An operation of a service, and the document that it is from. */
export interface ServiceOperation {
  readonly document: Json;
  readonly operation: Operation;
}

/** A method of a node and the errors that it documents, by name. */
export interface NodeMethod {
  readonly name: string;
  readonly path: string;
  readonly faults: ReadonlyMap<string, RpcFault>;
}

/** What is recorded, and where. */
export interface MoreOptions {
  readonly operations: readonly ServiceOperation[];
  readonly methods: readonly NodeMethod[];
}

interface Place {
  readonly data: DataClient;
  readonly service: string;
  readonly node: string;
  readonly examples: ReadonlyMap<string, Example>;
  /** A text with the addresses that the pages show. */
  readonly here: (text: string) => string;
}

/** By operation id or method name. */
export async function recordMore(
  { operations, methods }: MoreOptions,
  place: Place,
): Promise<Map<string, MoreExamples>> {
  const history = await readHistory(place.data);
  const more = new Map<string, MoreExamples>();
  for (const { document, operation } of operations) {
    const example = place.examples.get(operation.id);
    if (example === undefined || operation.isStream) continue;
    const { id, method, path, bodyKinds } = operation;
    const call: Call = { kind: "http", method, path };
    const ask = askAt(call, place);
    const variants: ShownCall[] = [];
    // The index is kept as the examples left it: what would write into it is not called again.
    const inHistory = operation.retry === "safe" ? variantsOf(operation, example.params, history) : [];
    // Webhooks and exports are no part of the index that is kept.
    const shown = bodyKinds ? bodyVariantsOf(id, bodyKinds, place.examples) : inHistory;
    for (const { label, params } of shown) {
      const values = valuesOf(operationFields(document, operation, params), place.service);
      const { status, response } = await ask(values);
      if (status >= 300 && bodyKinds)
        throw new Error(`${id}: the example ${label} gets ${status}: ${printJson(response)}`);
      if (status < 300 && !isEmptyList(response)) variants.push({ label, values, response });
    }
    const fields = operationFields(document, operation, example.params);
    const failures = new Map<string, ShownCall>();
    const isSafe = operation.retry === "safe" || !path.includes("{id}");
    for (const { status } of operation.errors) {
      if (!isSafe && status !== "404") continue;
      for (const [field, value] of changesFor(status, fields)) {
        const values = new Map([...valuesOf(fields, place.service), [field.name, value]]);
        const got = await ask(values);
        if (String(got.status) !== status) continue;
        const canOpen = field.choices === undefined || field.choices.includes(value);
        failures.set(status, { label: status, values: canOpen ? values : undefined, response: got.response });
        break;
      }
    }
    more.set(id, { variants, failures });
  }
  for (const method of methods) more.set(method.name, await methodFailures(method, place));
  return more;
}

const askAt =
  (call: Call, { here }: Place) =>
  async (values: ReadonlyMap<string, string>): Promise<{ status: number; response: unknown }> => {
    const { url, ...init } = outgoing(call, values);
    const response = await fetch(url, init);
    const text = await response.text();
    return { status: response.status, response: text === "" ? undefined : parseJson(here(text)) };
  };

/** A page of a list without items shows nothing of them. */
const isEmptyList = (response: unknown): boolean =>
  typeof response === "object" &&
  response !== null &&
  Object.values(response).some((value) => Array.isArray(value)) &&
  Object.values(response).every((value) => !Array.isArray(value) || value.length === 0);

async function methodFailures({ name, path, faults }: NodeMethod, place: Place): Promise<MoreExamples> {
  const failures = new Map<string, ShownCall>();
  const example = place.examples.get(name);
  if (example === undefined) return { variants: [], failures };
  for (const { params, body } of badRequests(name, example.params)) {
    const headers = { "content-type": "application/json" };
    const got = await fetch(place.node + path, { method: "POST", headers, body });
    const text = await got.text();
    const message = messageOf(text);
    for (const [fault, { message: documented }] of faults) {
      if (message === undefined || failures.has(fault) || !patternOf(documented).test(message)) continue;
      const values = params === undefined ? undefined : valuesOf(methodFields(params), place.node);
      failures.set(fault, { label: fault, values, response: parseJson(place.here(text)) });
    }
  }
  return { variants: [], failures };
}

function messageOf(text: string): string | undefined {
  try {
    return JSON.parse(text).error?.message;
  } catch {
    return undefined;
  }
}

/** A documented message, in which `…` stands for what differs. */
const patternOf = (message: string) =>
  new RegExp(
    message
      .split("…")
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*"),
    "s",
  );
