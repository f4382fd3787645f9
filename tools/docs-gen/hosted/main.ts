/**
 * Writes the coverage page of the site, and takes what is there by now out of the list of what is to come: `pnpm coverage`.
 * With `--check` it fails where the page, the list or the coverage is not right.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { notImplementedReasons } from "@primary-network/service/parts";
import { readOutcomes } from "../../shared/compat-outcomes.ts";
import { hostedOperations, ownOperations, routeOf } from "../../shared/hosted-operations.ts";
import { typedCalls } from "../../shared/typed-calls.ts";
import { pages } from "../paths.ts";
import { notYet as listed } from "./not-yet.ts";
import { coveragePage } from "./page.ts";
import { problemsOf, rowsOf } from "./rows.ts";
import { handlerOf, readSources } from "./sources.ts";
import { testsOf } from "./tests.ts";

const isCheck = process.argv.includes("--check");
const hosted = hostedOperations();
const own = ownOperations();
const routes = new Set(own.map(routeOf));
const isThere = (name: string) =>
  hosted.some((operation) => operation.name === name && routes.has(routeOf(operation)));
const notYet = isCheck ? listed : listed.filter((name) => !isThere(name));

const calls = new Map((["data", "metrics"] as const).flatMap((client) => typedCalls(client)));
const api = readSources("apps/service/src/api", ".ts");
const tests = new Map([
  ...readSources("apps/service/src", ".test.ts"),
  ...readSources("apps/service/test", ".test.ts"),
  ...readSources("apps/service/test", "every-request.ts"), // whose responses query-plans.test.ts compares with the spec
]);
const handlers = own.flatMap(({ id }): [string, string][] => {
  const file = handlerOf(id, api);
  return file === undefined ? [] : [[id, file]];
});
const rows = rowsOf({
  hosted,
  own,
  calls,
  handlers: new Map(handlers),
  reasons: notImplementedReasons,
  read: readOutcomes(),
  tests: testsOf(own, calls, tests),
  notYet,
});

const problems = problemsOf(rows, notYet);
const path = join(pages, "guides/coverage.md");
const content = coveragePage(rows);
if (!isCheck) {
  writeFileSync(path, content);
  const list = new URL("not-yet.ts", import.meta.url);
  const lines = readFileSync(list, "utf8").split("\n");
  writeFileSync(list, lines.filter((line) => !isThere(/"(\w+)"/.exec(line)?.[1] ?? "")).join("\n"));
} else if (readFileSync(path, "utf8") !== content) {
  problems.push("guides/coverage.md is out of date: run pnpm coverage");
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
