/** The page of errors has a row for each class, with the fields that the class adds, and example programs. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as core from "@primary-network/core";
import { describe, expect, test } from "vitest";

const PAGE = fileURLToPath(new URL("../src/content/docs/guides/errors.mdx", import.meta.url));
const text = readFileSync(PAGE, "utf8");

/** Rows of the table of all errors, by the name of the class. */
const rows = new Map(
  [...text.matchAll(/^\| <code id="([\w-]+)">(\w+)<\/code>([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, anchor = "", name = "", fields = "", when = "", advice = ""]) => [
      name,
      { anchor, fields, when, advice },
    ],
  ),
);

const base = core.PrimaryNetworkError.prototype;
const isErrorOfOurs = (value: unknown): value is core.PrimaryNetworkError =>
  value instanceof core.PrimaryNetworkError || value === base;
const classes = Object.entries(core).flatMap(([name, value]) => {
  const prototype: unknown = typeof value === "function" ? value.prototype : undefined;
  return isErrorOfOurs(prototype) ? [{ name, docs: prototype.docs, hasConstructor: value.length > 0 }] : [];
});

const context = { operation: "getThing", attempts: [] };
const parts = { status: 400, body: undefined, message: "no", headers: {}, text: "", retryable: false };
/** The classes with constructors of their own. */
const makers: { readonly [name: string]: () => core.PrimaryNetworkError } = {
  PrimaryNetworkError: () => new core.PrimaryNetworkError(context, "no"),
  HttpError: () => new core.HttpError(context, parts),
  ConnectionError: () => new core.ConnectionError(context, "no", true, "ECONNREFUSED", new Error("no")),
  DeadlineError: () => new core.DeadlineError(context, "no", true, new Error("no"), 1),
  ResponseTooLargeError: () => new core.ResponseTooLargeError(context, 1),
  RpcError: () => new core.RpcError(context, -32000, "no", null),
  ValidationError: () => new core.ValidationError("getThing", "pageSize", "must be at most 100"),
};

/** Fields that an error of a class has, and an error of the base class has not. */
function fieldsOf(name: string): string[] {
  const own = Object.getOwnPropertyNames(makers[name]?.() ?? {});
  const ofBase = [...Object.getOwnPropertyNames(new core.PrimaryNetworkError(context, "no")), "cause"];
  return own.filter((field) => !ofBase.includes(field)).sort();
}

describe.each(classes)("$name", ({ name, docs, hasConstructor }) => {
  const row = rows.get(name);

  test("has a row that its messages link to", () => {
    expect(docs.endsWith(`/guides/errors/#${row?.anchor}`)).toBe(true);
    expect(row?.when.trim()).not.toBe("");
    expect(row?.advice.trim()).not.toBe("");
  });

  test("names the fields that the class adds", () => {
    const named = [...(row?.fields ?? "").matchAll(/`(\w+)`/g)].map(([, field]) => field);
    expect(named.sort()).toEqual(fieldsOf(name));
  });

  test("appears in the table of constructors if it has its own", () => {
    expect(Object.hasOwn(makers, name)).toBe(hasConstructor);
  });
});

test("has no row without a class", () => {
  expect([...rows.keys()].sort()).toEqual(classes.map(({ name }) => name).sort());
});

test("names the fields that every error has", () => {
  const named = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, field]) => field);
  expect(named.sort()).toEqual([
    "attempts",
    "cause",
    "docs",
    "message",
    "name",
    "operation",
    "reason",
    "retryable",
  ]);
});

test("shows six examples", () => {
  expect(text.match(/from "\.\.\/\.\.\/\.\.\/\.\.\/snippets\/errors-[\w-]+\.ts\?raw"/g)).toHaveLength(6);
});
