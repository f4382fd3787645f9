/** The port of callers' usage of their rate limits. */

import type { Allowance } from "../../domain/access.ts";
import type { Usage } from "../../domain/sliding-window.ts";

export interface RateUsageStore {
  /**
   * Spends units when both windows have room for them, and none otherwise, in one atomic step.
   *
   * @param now milliseconds since 1970
   */
  spend(
    subject: string,
    cost: number,
    allowance: Allowance,
    now: number,
  ): Promise<{ readonly granted: boolean; readonly usage: Usage }>;
  /** Deletes subjects whose units were all spent more than a day before. */
  forget(now: number): Promise<void>;
}
