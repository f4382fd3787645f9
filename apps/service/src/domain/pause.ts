/** Waits between two polls or attempts. */

/** Resolves after some milliseconds, or at once when one of the signals aborts; removes its timer and listeners. */
export function pause(ms: number, ...signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    for (const signal of signals) signal.addEventListener("abort", done);
    if (signals.some(({ aborted }) => aborted)) done();
  });
}
