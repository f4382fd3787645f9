/** Ends the program when its reader closes the pipe, as `| head` does. */

/** A stream of results. */
interface Results {
  listenerCount(event: "error"): number;
  on(event: "error", listener: (error: Error & { readonly code?: string }) => void): unknown;
}

/** @param end ends the program with a code */
export function endOnClosedPipe(stdout: Results, end: (code: number) => void = process.exit): void {
  if (stdout.listenerCount("error") > 0) return;
  stdout.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
    end(0);
  });
}
