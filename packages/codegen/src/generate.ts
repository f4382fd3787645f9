/** Makes the generated files of one package in memory. */
import { basename, relative } from "node:path";
import { bundleSpec } from "./bundle.ts";
import { printExamples } from "./examples.ts";
import type { SpecModel } from "./model.ts";
import { readOpenApi } from "./openapi.ts";
import { readOpenRpc } from "./openrpc.ts";
import { operationSchemas, printOperations } from "./operations.ts";
import { type Json, SpecError, text } from "./schema.ts";
import { makeTypes } from "./types.ts";

/** Generated files: text by file name. */
export type Files = ReadonlyMap<string, string>;

/**
 * Reads the spec at `file` and returns types.ts, operations.ts and the bundled document.
 *
 * @throws SpecError naming the file, the place and the rule, when the spec is not valid.
 */
export async function generate(file: string, root: string): Promise<Files> {
  return fromDocument(file, root, generateFrom);
}

/**
 * Reads the spec at `file` and returns the text of the examples of its operations.
 *
 * @throws SpecError as {@link generate}.
 */
export async function generateExamples(file: string, root: string): Promise<string> {
  return fromDocument(file, root, (document) => printExamples(modelOf(document)));
}

async function fromDocument<T>(
  file: string,
  root: string,
  make: (document: Json, source: string) => T | Promise<T>,
): Promise<T> {
  const source = relative(root, file);
  const document = await bundleSpec(file, root);
  try {
    return await make(document, source);
  } catch (error) {
    // Past bundling, problems know their place in the document but not the file any more.
    throw error instanceof SpecError ? new SpecError(`${source}: ${error.message}`) : error;
  }
}

const modelOf = (document: Json): SpecModel =>
  text(document, "openrpc") === undefined ? readOpenApi(document) : readOpenRpc(document);

async function generateFrom(document: Json, source: string): Promise<Files> {
  const model = modelOf(document);
  const types = await makeTypes(model.document, operationSchemas(model));
  const declared = [...types.components.values()].map((type) => type.code);
  const header = `// Generated from ${source}; do not edit.\n`;
  return new Map([
    ["types.ts", [header, ...declared, ...types.roots].map((part) => `${part.trimEnd()}\n`).join("\n")],
    ["operations.ts", `${header}\n${printOperations(model, types)}`],
    [basename(source).replace(/\.ya?ml$/, ".json"), `${JSON.stringify(document, null, 2)}\n`],
  ]);
}
