/** Makes the generated files of one package in memory. */
import { basename } from "node:path";
import type { MadeTypes } from "./declaration.ts";
import { printExamples } from "./examples.ts";
import { operationSchemas, printNames, printOperations } from "./operations.ts";
import { readSpec, type Spec, within } from "./read-spec.ts";
import { type ClientForm, printMakers, printResources } from "./resources.ts";
import { makeTypes } from "./types.ts";

/** Generated files: text by file name. */
export type Files = ReadonlyMap<string, string>;

/**
 * Reads the spec at `file` and returns the types, the table of operations, the client's methods and the
 * bundled document. For an OpenAPI document, it also returns the types of its paths.
 *
 * @throws SpecError naming the file, the place and the rule, if the spec is not valid.
 */
export async function generate(file: string, root: string, form: ClientForm): Promise<Files> {
  const spec = await readSpec(file, root);
  return within(spec.source, () => generateFrom(spec, form));
}

/**
 * Reads the spec at `file` and returns the text of the examples of its operations.
 *
 * @throws SpecError as {@link generate}.
 */
export async function generateExamples(file: string, root: string): Promise<string> {
  const { model, source } = await readSpec(file, root);
  return within(source, () => printExamples(model));
}

async function generateFrom({ document, model, source }: Spec, form: ClientForm): Promise<Files> {
  const types = await makeTypes(model.document, operationSchemas(model));
  const header = `// Generated from ${source}; do not edit.\n`;
  const declared = [...types.components.values()].map((type) => type.code);
  return new Map([
    ["types.ts", joined([header, ...declared])],
    ...(document.paths === undefined ? [] : [["paths.ts", printPaths(header, types)] as const]),
    ["operations.ts", `${header}\n${printOperations(model, types)}`],
    ["resources.ts", `${header}\n${printResources(model, form)}`],
    ["makers.ts", `${header}\n${printMakers(model, form)}`],
    [basename(source).replace(/\.ya?ml$/, ".json"), `${JSON.stringify(document, null, 2)}\n`],
  ]);
}

const joined = (parts: readonly string[]): string => parts.map((part) => `${part.trimEnd()}\n`).join("\n");

/** The types of whole requests and responses by path, which only openapi-fetch reads. */
function printPaths(header: string, { roots }: MadeTypes): string {
  const uses = new Set(roots.flatMap((root) => [...root.uses]));
  return joined([header, printNames("import", uses), ...roots.map(({ code }) => code)]);
}
