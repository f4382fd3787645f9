/** Step: ends a call when the caller's signal aborts; each signal is listened to once, however many calls share it. */
import { AbortError } from "../errors/connection.ts";
import type { Step } from "./call.ts";
import { cancel } from "./wait.ts";

// Node prints a warning at the eleventh listener of one signal; fifty calls under one signal are ordinary.
const listening = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls `abort` when the signal aborts, at once if it has; returns how to stop listening. */
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

/** Ends a call, wherever it is, when its signal aborts. */
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
