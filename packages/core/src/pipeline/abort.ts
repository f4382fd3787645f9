/** Listens to a caller's signal, once however many calls share it. */

// Node prints a warning at the eleventh listener of one signal; fifty calls under one signal are ordinary.
const listening = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls `abort` when the signal aborts, at once if it has; returns how to stop listening. */
export function onAbort(signal: AbortSignal | undefined, abort: () => void): () => void {
  if (!signal) return () => {};
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
