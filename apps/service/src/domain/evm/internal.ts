/** What happened inside a transaction: calls that moved value, and contracts that were made. */

import type { CallFrame } from "./block.ts";

/** A call inside a transaction. */
export interface InternalCall {
  readonly frame: CallFrame;
  /** Whether it was undone: by itself, or with a call around it. */
  readonly reverted: boolean;
}

const CREATIONS: readonly string[] = ["CREATE", "CREATE2"];
const CARRIERS: readonly string[] = ["CALL", "CALLCODE"];

export const isCreation = ({ type }: CallFrame): boolean => CREATIONS.includes(type);

const isListed = (frame: CallFrame): boolean =>
  isCreation(frame) || (CARRIERS.includes(frame.type) && frame.value > 0n);

/**
 * The calls that are listed: those that carry value and those that make a contract, in the order in which they began.
 * The transaction's own call is none of them.
 *
 * @param trace of the whole transaction
 */
export function internalCalls(trace: CallFrame): InternalCall[] {
  const found: InternalCall[] = [];
  // Calls may be nested deeper than a program's stack allows: what is left to look at is a list, the next one last.
  const left: InternalCall[] = [{ frame: trace, reverted: trace.error !== undefined }];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (at.frame !== trace && isListed(at.frame)) found.push(at);
    for (const frame of at.frame.calls.toReversed()) {
      left.push({ frame, reverted: at.reverted || frame.error !== undefined });
    }
  }
  return found;
}
