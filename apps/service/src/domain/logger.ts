/** The port of the log. */

/** The service's log; a pino logger fits. */
export interface Logger {
  /** Logs events of ordinary operation. */
  info(fields: object, message: string): void;
  /** Logs a failure that passes by itself. */
  warn(fields: object, message: string): void;
  /** Logs a failure that an operator should look at. */
  error(fields: object, message: string): void;
}
