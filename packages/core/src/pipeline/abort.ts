/**
 * Step: ends a call when the caller's signal aborts. Each signal has one listener, even if many calls share
 * it.
 */
import { AbortError } from "../errors/connection.ts";
import type { Step } from "./call.ts";
import { cancel } from "./wait.ts";

// Node prints a warning at the eleventh listener of a signal, and fifty calls with one signal are common.
const listening = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls `abort` when the signal aborts, or at once if it already has. Returns the function that stops
 * listening.
 */
export function onAbort(signal: AbortSignal, abort: () => void): () => void {
  if (signal.aborted) abort();
  const calls = listening.get(signal) ?? new Set<() => void>();
  if (!listening.has(signal)) {
    listening.set(signal, calls);
    signal.addEventListener("abort", () => {
      for (const each of calls) each();
    });
  }
  calls.add(abort);
  return () => calls.delete(abort);
}

/** Ends a call when its signal aborts. */
export const withSignal =
  (next: Step): Step =>
  (call) => {
    const { signal, context } = call;
    if (!signal) return next(call);
    const stopListening = onAbort(signal, () => {
      cancel(call, new AbortError(context, "aborted by the caller", false, signal.reason));
    });
    return next(call).finally(stopListening);
  };
