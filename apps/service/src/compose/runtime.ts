/** The clocks, the log, the pace and the end that all parts of a service share. */

import type { Logger } from "../domain/logger.ts";

export interface Runtime {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Milliseconds of a clock that never goes back, for rates and intervals. */
  readonly monotonic: () => number;
  readonly logger: Logger;
  /** Milliseconds between two looks for something to do. */
  readonly pollMs: number;
  /** Stops everything, including calls to nodes. */
  readonly signal: AbortSignal;
}
