/** Writes the committed pages of the site about operations: `generate/main.ts [--check]`. */
import { relative } from "node:path";
import { NEEDS, notImplementedReasons } from "@primary-network/service/parts";
import { readOutcomes } from "../../../tools/shared/compat-outcomes.ts";
import { generated } from "../../../tools/shared/generated.ts";
import { hostedOperations, ownOperations } from "../../../tools/shared/hosted-operations.ts";
import { root } from "../../../tools/shared/packages.ts";
import { typedCalls } from "../../../tools/shared/typed-calls.ts";
import { coveragePage } from "./coverage/page.ts";
import { problemsOf, rowsOf } from "./coverage/rows.ts";
import { currentStatePage } from "./current-state-page.ts";
import { pages } from "./paths.ts";

const rows = rowsOf({
  hosted: hostedOperations(),
  own: ownOperations(),
  calls: new Map((["data", "metrics"] as const).flatMap((client) => typedCalls(client))),
  reasons: notImplementedReasons,
  read: readOutcomes(),
});
const problems = problemsOf(rows);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
const guides = `${relative(root, pages)}/guides`;
generated({
  [`${guides}/coverage.md`]: coveragePage(rows),
  [`${guides}/current-state.md`]: currentStatePage(ownOperations(), NEEDS, notImplementedReasons),
});
