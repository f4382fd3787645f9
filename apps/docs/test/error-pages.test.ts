/** The pages of the errors: in one order of parts, with an example that runs and links that lead somewhere. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as core from "@primary-network/core";
import { describe, expect, test } from "vitest";

const CONTENT = fileURLToPath(new URL("../src/content/docs/", import.meta.url));
const pagesIn = (folder: string) =>
  readdirSync(`${CONTENT}${folder}`).map((file) => file.replace(/\.mdx$/, ""));
const read = (page: string) => readFileSync(`${CONTENT}${page}.mdx`, "utf8");

/** The rows of the table of all errors; a row's class stands under the nearest row above that is less indented. */
const tree: { name: string; page: string; above: string }[] = [];
const path: string[] = [];
for (const [, indent = "", lead = "", name = "", page = ""] of read("errors/index").matchAll(
  /^\| ((?:&emsp;)*)(└&nbsp;)?\[(\w+)\]\(\/errors\/([\w-]+)\/\) \|/gm,
)) {
  path.splice(lead === "" ? 0 : indent.length / "&emsp;".length + 1);
  tree.push({ name, page, above: path.at(-1) ?? "Error" });
  path.push(name);
}

const base = core.PrimaryNetworkError.prototype;
const isErrorOfOurs = (value: unknown): value is core.PrimaryNetworkError =>
  value instanceof core.PrimaryNetworkError || value === base;
const classes = Object.entries(core).flatMap(([name, value]) => {
  const prototype: unknown = typeof value === "function" ? value.prototype : undefined;
  if (!isErrorOfOurs(prototype)) return [];
  const above = String(Object.getPrototypeOf(value).name);
  return [{ name, above, page: pageOf(prototype), hasOwnMaking: value.length > 0 }];
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

/** Fields that an error of a class has, and an error of the base has not. */
function fieldsOf(name: string): string[] {
  const own = Object.getOwnPropertyNames(makers[name]?.() ?? {});
  const base = [...Object.getOwnPropertyNames(new core.PrimaryNetworkError(context, "no")), "cause"];
  return own.filter((field) => !base.includes(field)).sort();
}

/** The page an error leads to, out of its address. */
function pageOf(error: core.PrimaryNetworkError): string {
  return /\/errors\/([\w-]+)\/$/.exec(error.docs)?.[1] ?? expect.fail(`${error.docs} is no page of an error`);
}

describe.each(classes)("$name", ({ name, above, page, hasOwnMaking }) => {
  const text = read(`errors/${page}`);

  test("has every section", () => {
    expect(text.startsWith(`---\ntitle: ${name}\ndescription: `)).toBe(true);
    expect(text.match(/^## .*$/gm)).toEqual(
      ["When the client throws it", "Fields", "What to do", "Example", "See also"].map(
        (part) => `## ${part}`,
      ),
    );
  });

  test("shows its own example, which asks for the class", () => {
    for (const file of [`error-${page}.ts`, `error-${page}.out.txt`])
      expect(text).toContain(`from "../../../../snippets/${file}?raw"`);
    const example = readFileSync(new URL(`../snippets/error-${page}.ts`, import.meta.url), "utf8");
    expect(example).toMatch(new RegExp(`instanceof (${name}|${above})\\b`));
  });

  test("names the fields that the class adds", () => {
    const fields = [...(text.split(/^## /m)[2] ?? "").matchAll(/^\| `(\w+)` \|/gm)].map(([, field]) => field);
    const ofBase = ["attempts", "cause", "docs", "message", "name", "operation", "reason", "retryable"];
    expect(fields.sort()).toEqual(above === "Error" ? ofBase : fieldsOf(name));
  });

  test("appears in the table of constructors if it has its own", () => {
    expect(Object.hasOwn(makers, name)).toBe(hasOwnMaking);
  });

  test("links to the reference of the class", () => {
    expect(text).toContain(`(/reference/packages/core/classes/${name.toLowerCase()}/)`);
  });

  test("appears in the class tree under its parent class", () => {
    expect(tree.filter((row) => row.name === name)).toEqual([{ name, page, above }]);
  });
});

test("has links only to pages that exist", () => {
  const known = ["guides", "errors"].flatMap((folder) =>
    pagesIn(folder).map((page) => `/${folder}/${page}/`),
  );
  for (const page of pagesIn("errors"))
    for (const [, link = ""] of read(`errors/${page}`).matchAll(
      /\]\((\/(?:guides|errors)\/[\w-]+\/)[^)]*\)/g,
    ))
      expect(known, `a link of ${page}`).toContain(link);
});
