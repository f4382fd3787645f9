/** The sidebar: every guide, operation and method is in it once, and what pages are searched by belongs to pages that exist. */
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import data from "@primary-network/data/openapi.json" with { type: "json" };
import metrics from "@primary-network/metrics/openapi.json" with { type: "json" };
import pchain from "@primary-network/pchain-rpc/openrpc.json" with { type: "json" };
import { expect, test } from "vitest";
import { slug } from "../generate/markdown.ts";
import { markdownPath } from "../src/navigation/markdown-path.ts";
import { pagesOf, tasks } from "../src/navigation/tasks.ts";
import { soughtWords, words } from "../src/search/words.ts";

const DOCS = fileURLToPath(new URL("../src/content/docs/", import.meta.url));
/** Pages of tables, which stand with the reference. */
const TABLES = ["coverage.md", "current-state.md"];
/** Guides in the sidebar. */
const guides = readdirSync(`${DOCS}guides`)
  .filter((name) => /\.mdx?$/.test(name) && !TABLES.includes(name))
  .map((name) => `guides/${name.replace(/\.mdx?$/, "")}`);
const operationsOf = (client: string, { paths }: { paths: Record<string, object> }) =>
  Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => `reference/${client}/${slug(operationId)}`),
  );
const calls = [
  ...operationsOf("data", data),
  ...operationsOf("metrics", metrics),
  ...pchain.methods.map(({ name }) => `reference/p-chain/${slug(name)}`),
];

test("the tasks have every guide and every call, once", () => {
  expect(tasks.flatMap(pagesOf).sort()).toEqual([...guides, ...calls].sort());
});

test("deprecated methods are the last of their task", () => {
  const deprecated = pchain.methods.filter((method) => "deprecated" in method && method.deprecated);
  const former = new Set(tasks.flatMap((task) => task.former ?? []));
  expect(deprecated.length).toBeGreaterThan(0);
  for (const { name } of deprecated) expect(former).toContain(`p-chain/${slug(name)}`);
});

test("each task has a name of its own", () => {
  expect(new Set(tasks.map(({ label }) => label)).size).toBe(tasks.length);
});

test("words of the search are of pages that exist", () => {
  const written = ["reference/specs", "reference/cli"];
  for (const page of Object.keys(words)) expect([...guides, ...calls, ...written]).toContain(page);
  expect(soughtWords("/guides/paging/")).toBe(words["guides/paging"]);
  expect(soughtWords("guides/runbooks/errors")).toBeUndefined();
});

test("a page as Markdown is beside the page", () => {
  expect([markdownPath(""), markdownPath("guides/paging"), markdownPath("/guides/paging/")]).toEqual([
    "/index.md",
    "/guides/paging.md",
    "/guides/paging.md",
  ]);
  expect(existsSync(`${DOCS}404.mdx`)).toBe(true);
});
