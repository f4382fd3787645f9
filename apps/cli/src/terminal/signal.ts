/** Waits for a signal to end the program. */

/** Resolves at the first SIGINT or SIGTERM; a second one ends the process at once. */
export function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      process.once("SIGINT", () => process.exit(130));
      process.once("SIGTERM", () => process.exit(143));
      process.removeListener("SIGINT", end);
      process.removeListener("SIGTERM", end);
      resolve();
    };
    process.on("SIGINT", end);
    process.on("SIGTERM", end);
  });
}
