/** Reads the callTracer's result for a transaction. */

import type { CallFrame } from "../../domain/evm/block.ts";
import { JsonObject } from "./read-json.ts";

/** Deepest nesting of calls: the EVM allows 1,024, but responses are untrusted. */
const MAX_DEPTH = 2_000;

function readFrame(value: unknown, field: string, depth: number): CallFrame {
  const frame = new JsonObject(value, field);
  if (depth > MAX_DEPTH) frame.fail("calls", `go deeper than ${MAX_DEPTH}`);
  return {
    type: frame.text("type").toUpperCase(),
    from: frame.hex("from", 20),
    to: frame.has("to") ? frame.hex("to", 20) : undefined,
    value: frame.has("value") ? frame.quantity("value") : 0n,
    gas: frame.has("gas") ? frame.quantity("gas") : 0n,
    gasUsed: frame.has("gasUsed") ? frame.quantity("gasUsed") : 0n,
    error: frame.has("error") ? frame.text("error") : undefined,
    calls: frame.has("calls")
      ? frame.list("calls").map((call) => readFrame(call, `${field}.calls`, depth + 1))
      : [],
  };
}

/** @throws EvmNodeError naming the field and the rule */
export function readCallFrame(value: unknown): CallFrame {
  return readFrame(value, "trace", 0);
}
