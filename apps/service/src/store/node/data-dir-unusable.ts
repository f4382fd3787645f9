/** The error of an embedded database that does not start: PostgreSQL's message, and a remedy. */

/** Reasons outside the directory: `strerror` of the C library that PGlite is built with (musl). */
const OUTSIDE: readonly string[] = [
  "No space left on device",
  "Quota exceeded",
  "Permission denied",
  "Operation not permitted",
  "Read-only file system",
  "No file descriptors available",
  "Too many open files in system",
  "I/O error",
  "Out of memory",
];

function advice(dataDir: string, reason: string): string {
  if (OUTSIDE.some((text) => reason.includes(text)))
    return "The directory itself may be whole: put that right and start again.";
  return (
    `Restore a backup of the directory, or move it away (mv ${dataDir} ${dataDir}.unusable) and start again: the index is then ` +
    "built again from the chains. API keys, recorded uptimes and export jobs are stored nowhere else, and you have to create them again."
  );
}

/** Thrown when the embedded database does not start on its directory, which is not changed. */
export class DataDirUnusableError extends Error {
  override readonly name = "DataDirUnusableError";

  /** @param faults messages of PostgreSQL, most specific first */
  constructor(dataDir: string, faults: readonly string[], cause: unknown) {
    // Each line begins with a time and a process id.
    const said = faults[0]?.replace(/^.*?((?:PANIC|FATAL|ERROR): )\s*/, "$1");
    const reason = said ?? String(cause);
    super(`dataDir ${dataDir} cannot be opened: ${reason}. ${advice(dataDir, reason)}`, { cause });
  }
}
