/** Reads a spec with all its files, validates it, and joins it into one document. */
import { relative } from "node:path";
import {
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { isJson, type Json, SpecError } from "./schema.ts";

/**
 * Rules that a spec must meet before anything is generated. Style rules belong to the repository's linter.
 */
const rules = {
  struct: "error",
  "no-unresolved-refs": "error",
  "operation-operationId-unique": "error",
  "path-parameters-defined": "error",
  "no-identical-paths": "error",
} as const;

/**
 * Returns the whole spec as one document whose references all start with `#/`.
 *
 * @throws SpecError naming file, line and place of the first problem, when the spec is not valid.
 */
export async function bundleSpec(file: string, root: string): Promise<Json> {
  const config = await createConfig({ rules });
  // Bundling goes first: a missing or unparsable file would otherwise surface as a rule that cannot run.
  const joined = await bundle({ ref: file, config }).catch((error: unknown) => {
    throw new SpecError(`${relative(root, file)}: ${error instanceof Error ? error.message : String(error)}`);
  });
  for (const problem of [...joined.problems, ...(await lint({ ref: file, config }))]) {
    if (problem.severity === "error" && !problem.ignored) throw new SpecError(describe(problem, root));
  }
  const document: unknown = joined.bundle.parsed;
  if (!isJson(document)) throw new SpecError(`${relative(root, file)}: not a JSON object`);
  // A copy through JSON separates shared nodes and drops values that JSON lacks.
  return JSON.parse(JSON.stringify(document));
}

function describe(problem: NormalizedProblem, root: string): string {
  const path = problem.location[0];
  if (!path) return problem.message;
  const { start } = getLineColLocation(path);
  return `${relative(root, path.source.absoluteRef)}:${start.line} ${path.pointer ?? ""} ${problem.message}`;
}
