/** Distinguishes facts that cannot be stored from failures of the database. */

import { ContradictionError } from "../../domain/contradiction-error.ts";
import { toCb58 } from "../../domain/id-text.ts";

/**
 * SQLSTATE classes that fail again with the same facts: 22, a value that does not fit its column, and 23, a duplicate
 * row (PostgreSQL's manual, appendix A). Every other error may be temporary.
 */
const LASTING = /^2[23]/;

/**
 * Citus reports a worker's refusal during COPY under the code of an internal error, with the worker's
 * message.
 */
const REFUSED =
  /^(duplicate key value violates unique constraint|null value in column|value too long|numeric field overflow)/;

const codeOf = (error: object): string => ("code" in error ? String(error.code) : "");

function isLasting(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const code = codeOf(error);
  return LASTING.test(code) || (code === "XX000" && error instanceof Error && REFUSED.test(error.message));
}

/**
 * Checks that all outputs were there to be spent.
 *
 * @throws ContradictionError naming the first that was not
 */
export function checkSpent(
  spends: readonly { readonly consumingTx: string; readonly utxoId: string }[],
  spent: readonly { readonly utxoId: string }[],
): void {
  if (spent.length === spends.length) return;
  const found = new Set(spent.map(({ utxoId }) => utxoId));
  const lost = spends.find(({ utxoId }) => !found.has(utxoId));
  const act = lost
    ? `${toCb58(lost.consumingTx)} spends output ${toCb58(lost.utxoId)}`
    : "a transaction spends an output";
  throw new ContradictionError(`${act}, which is unknown or spent`);
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
    if (!isLasting(cause)) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ContradictionError(`the blocks' data cannot be stored: ${reason}`, { cause });
  }
}
