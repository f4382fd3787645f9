/** Distinguishes facts that cannot be stored from failures of the database. */

import { ContradictionError } from "../../../domain/contradiction-error.ts";

/**
 * SQLSTATE classes that fail again with the same facts: 22, a value that does not fit its column, and 23, a duplicate
 * row (PostgreSQL's manual, appendix A). Every other error may be temporary.
 */
const LASTING = /^2[23]/;

function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/**
 * The result of writing facts.
 *
 * @throws ContradictionError when the facts themselves cannot be stored; otherwise the database's error
 */
export async function fitting<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (cause) {
    if (!LASTING.test(codeOf(cause))) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ContradictionError(`what the blocks say cannot be stored: ${reason}`, { cause });
  }
}
