/** Distinguishes facts that cannot be stored from failures of the database. */

import { ContradictionError } from "../../../domain/contradiction-error.ts";
import { toCb58 } from "../../../domain/id-text.ts";

/**
 * SQLSTATE classes that fail again with the same facts: 22, a value that does not fit its column, and 23, a duplicate
 * row (PostgreSQL's manual, appendix A). Every other error may be temporary.
 */
const LASTING = /^2[23]/;

function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** That a transaction spends an output, for people. */
export const spendText = (
  spend: { readonly consumingTx: string; readonly utxoId: string } | undefined,
): string =>
  spend
    ? `${toCb58(spend.consumingTx)} spends output ${toCb58(spend.utxoId)}`
    : "a transaction spends an output";

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
