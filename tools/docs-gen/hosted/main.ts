/** Writes the coverage page of the site: `pnpm coverage`. With `--check` it fails where the page or the coverage is not right. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hostedOperations, ownOperations } from "../../shared/hosted-operations.ts";
import { root } from "../../shared/packages.ts";
import { typedCalls } from "../../shared/typed-calls.ts";
import { pages } from "../paths.ts";
import { notYet } from "./not-yet.ts";
import { coveragePage } from "./page.ts";
import { problemsOf, rowsOf } from "./rows.ts";
import { handlerOf, readSources, reasonsIn } from "./sources.ts";
import { testsOf } from "./tests.ts";

const own = ownOperations();
const calls = new Map(
  (["data", "metrics"] as const).flatMap((client) =>
    typedCalls(client, join(root, `packages/${client}/src`)),
  ),
);
const api = readSources("apps/service/src/api", ".ts");
const tests = new Map([
  ...readSources("apps/service/src", ".test.ts"),
  ...readSources("apps/service/test", ".test.ts"),
]);
const rows = rowsOf({
  hosted: hostedOperations(),
  own,
  calls,
  handlers: new Map(
    own.flatMap(({ id }) => {
      const file = handlerOf(id, api);
      return file === undefined ? [] : [[id, file] as const];
    }),
  ),
  reasons: reasonsIn(api.get("apps/service/src/api/not-implemented.ts") ?? ""),
  tests: testsOf(own, calls, tests),
  notYet,
});

const problems = problemsOf(rows, notYet);
const path = join(pages, "guides/coverage.md");
const content = coveragePage(rows);
if (!process.argv.includes("--check")) writeFileSync(path, content);
else if (readFileSync(path, "utf8") !== content)
  problems.push("guides/coverage.md is out of date: run pnpm coverage");
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
