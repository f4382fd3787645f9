/** A question to a node's HTTP interface, written so that it can be asked of any network. */
import type { Facts } from "./facts.ts";

/** Any JSON that a question sends; strings may hold `{fact}`; the string `{#fact}` stands for the fact without quotes, `{9*fact}` for nine of it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What is sent, with `{fact}` wherever networks differ. */
export interface Question {
  /** Names it in recordings and reports; no two have the same. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body?: string;
}

const JSON_TYPE = { "content-type": "application/json" };

/** Variants of one method's parameters, by what makes each of them special. `undefined` leaves `params` out. */
export type Variants = { readonly [variant: string]: Json | undefined };

/**
 * Questions to one JSON-RPC endpoint.
 *
 * @param prefix goes before every method's name: `platform.` or `eth_`
 */
export function rpcQuestions(
  path: string,
  prefix: string,
  methods: { readonly [method: string]: Variants },
): readonly Question[] {
  return Object.entries(methods).flatMap(([method, variants]) =>
    Object.entries(variants).map(([variant, params]) => ({
      name: `${path} ${prefix}${method}: ${variant}`,
      method: "POST",
      path,
      headers: JSON_TYPE,
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: `${prefix}${method}`, params }),
    })),
  );
}

const PLACEHOLDER = /"\{(?:#|(\d+)\*)([a-zA-Z][\w.]*)\}"|\{([a-zA-Z][\w.]*)\}/g;

/** Names of the facts that a question needs. */
export function factsOf({ path, headers, body = "" }: Question): ReadonlySet<string> {
  const texts = [path, body, ...Object.values(headers)];
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(PLACEHOLDER)].map(([, , bare, quoted]) => bare ?? quoted ?? ""),
    ),
  );
}

/** The question for one network; undefined when that network lacks a fact it needs. */
export function fillIn(question: Question, facts: Facts): Question | undefined {
  if ([...factsOf(question)].some((name) => facts[name] === undefined)) return undefined;
  const fill = (text: string) =>
    text.replaceAll(PLACEHOLDER, (_, times: string | undefined, ...names: (string | undefined)[]) => {
      const value = String(facts[names[0] ?? names[1] ?? ""]);
      return times === undefined ? value : Array(Number(times)).fill(JSON.stringify(value)).join();
    });
  const { path, headers, body } = question;
  return {
    ...question,
    path: fill(path),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
    ...(body !== undefined && { body: fill(body) }),
  };
}
