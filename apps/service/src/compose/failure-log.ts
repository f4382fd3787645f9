/** Logs requests that failed unexpectedly, so that an outage does not fill the log with the same stack. */

import type { Logger } from "../domain/logger.ts";
import { keepNewest } from "../domain/remembering.ts";
import type { AppEvents } from "../http/request-events.ts";
import { StoreUnavailableError } from "../store/session/unavailable-error.ts";

/** Milliseconds for which an error that was logged is not logged in full. */
const INTERVAL_MS = 10_000;
/** Different errors that are remembered. */
const REMEMBERED = 100;

interface Known {
  /** When it was logged last. */
  readonly at: number;
  /** Failures since the last log line. */
  left: number;
}

export class FailureLog {
  readonly #log: Pick<Logger, "error">;
  readonly #elapsed: () => number;
  readonly #known = new Map<string, Known>();

  /** @param elapsed milliseconds of a clock that is never set back */
  constructor(log: Pick<Logger, "error">, elapsed: () => number) {
    this.#log = log;
    this.#elapsed = elapsed;
  }

  /**
   * Logs an error with its stack, and again within an interval as one line, so that it is found under its request. An outage of the
   * database, which every request meets, is one line without a stack for each interval.
   */
  readonly report: AppEvents["failed"] = (error, event) => {
    const isOutage = error instanceof StoreUnavailableError;
    const stack = error instanceof Error && !isOutage ? (error.stack ?? error.message) : String(error);
    const now = this.#elapsed();
    const known = this.#known.get(stack);
    if (known && now - known.at < INTERVAL_MS) {
      known.left++;
      if (!isOutage) this.#log.error({ ...event, error: String(error) }, "request failed");
      return;
    }
    keepNewest(this.#known, stack, { at: now, left: 0 }, REMEMBERED);
    const repeated = known !== undefined && known.left > 0 && { repeated: known.left };
    this.#log.error({ ...event, error: stack, ...repeated }, "request failed");
  };
}
