/** Lists a transaction's internal calls that moved value or created contracts. */

import type { CallFrame } from "./block.ts";

/** A call inside a transaction. */
export interface InternalCall {
  readonly frame: CallFrame;
  /** True when the call was reverted, by itself or with an enclosing call. */
  readonly reverted: boolean;
}

const CREATIONS: readonly string[] = ["CREATE", "CREATE2"];
const CARRIERS: readonly string[] = ["CALL", "CALLCODE"];

export const isCreation = ({ type }: CallFrame): boolean => CREATIONS.includes(type);

const isListed = (frame: CallFrame): boolean =>
  isCreation(frame) || (CARRIERS.includes(frame.type) && frame.value > 0n);

/**
 * The calls that carry value or create a contract, in the order in which they began. The transaction's own call is not
 * included.
 *
 * @param trace of the whole transaction
 */
export function internalCalls(trace: CallFrame): InternalCall[] {
  const found: InternalCall[] = [];
  // Calls may be nested deeper than the program's stack allows, so this uses a list as its stack.
  const left: InternalCall[] = [{ frame: trace, reverted: trace.error !== undefined }];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (at.frame !== trace && isListed(at.frame)) found.push(at);
    for (const frame of at.frame.calls.toReversed()) {
      left.push({ frame, reverted: at.reverted || frame.error !== undefined });
    }
  }
  return found;
}
