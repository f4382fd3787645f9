/** The log of the running command: JSON lines on standard error. */
import pino, { type Logger } from "pino";
import { CliError } from "./cli-error.ts";
import { printable } from "./printable.ts";

/** Log levels, from all messages to none. */
export const LEVELS = ["trace", "debug", "info", "warn", "error", "silent"];

/** Target of log lines. */
export interface LogTarget {
  /** Takes a line with its end. */
  write(line: string): void;
}

/**
 * Makes the log of a process, one JSON object a line.
 *
 * @param target standard error by default
 * @throws CliError for an unknown level
 */
export function createLog(level: string, target: LogTarget = pino.destination(2)): Logger {
  if (!LEVELS.includes(level))
    throw new CliError(`--log-level must be one of ${LEVELS.join(", ")}, not "${level}".`);
  return pino({ level }, { write: (line) => target.write(printable(line)) });
}
