/** What a term is at a snapshot: its state, its promised reward, and how that is shared. */

import { known, type Snapshot, type Term } from "./history.ts";

export type Status = "completed" | "active" | "pending" | "removed";

/** FACTS 2: pending before the start, completed from the end on, removed by a RemoveSubnetValidatorTx before the end. */
export function statusOf({ start, end, removed }: Term, at: Snapshot): Status {
  if (known(removed, at)) return "removed";
  if (at.time < start) return "pending";
  return at.time < end ? "active" : "completed";
}

/** What the term earns in full; undefined as long as the chain has not fixed it. */
export function promiseOf({ promise }: Term, at: Snapshot): bigint | undefined {
  return known(promise, at) ? promise?.amount : undefined;
}

/** How the term ended on the chain, once it is known there. */
export function endOf({ ended }: Term, at: Snapshot): Term["ended"] {
  return known(ended?.tx, at) ? ended : undefined;
}

/** A delegation's reward: the validator keeps its fee, and what rounding leaves over. */
export function share(gross: bigint, validation: Term | undefined): { net: bigint; fee: bigint } {
  const kept = BigInt(validation?.feeShares ?? 0);
  const net = (gross * (1_000_000n - kept)) / 1_000_000n;
  return { net, fee: gross - net };
}
