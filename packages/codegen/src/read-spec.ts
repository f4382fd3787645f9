/** Reads a spec into its model, for the printers and for other tools. */
import { relative } from "node:path";
import { bundleSpec } from "./bundle.ts";
import type { SpecModel } from "./model.ts";
import { readOpenApi } from "./openapi.ts";
import { readOpenRpc } from "./openrpc.ts";
import { type Json, SpecError, text } from "./schema.ts";

/** A spec after reading. */
export interface Spec {
  /** Path of the spec's index file, from the root. */
  readonly source: string;
  /** The whole spec as one document. */
  readonly document: Json;
  readonly model: SpecModel;
}

/**
 * Reads the spec whose index is at `file`.
 *
 * @param root folder of the repository; messages name files relative to it
 * @throws SpecError naming the file, the place and the rule, when the spec is not valid.
 */
export async function readSpec(file: string, root: string): Promise<Spec> {
  const source = relative(root, file);
  const document = await bundleSpec(file, root);
  return within(source, () => ({ source, document, model: modelOf(document) }));
}

/**
 * Reads a bundled spec, such as the document that a package publishes.
 *
 * @throws SpecError naming the place and the rule.
 */
export const modelOf = (document: Json): SpecModel =>
  text(document, "openrpc") === undefined ? readOpenApi(document) : readOpenRpc(document);

/** Adds the file's name to problems that name only a place in the document. */
export async function within<T>(source: string, make: () => T | Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    throw error instanceof SpecError ? new SpecError(`${source}: ${error.message}`) : error;
  }
}
