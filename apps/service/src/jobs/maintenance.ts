/** Runs periodic maintenance of the database, apart from requests. */

import type { Logger } from "../domain/logger.ts";
import { pause } from "../domain/pause.ts";

/** A periodic task. */
export interface Chore {
  /** Name for logs. */
  readonly name: string;
  /** Interval in milliseconds of the service's clock; 0 runs the chore at every poll, and it decides itself. */
  readonly everyMs: number;
  run(): Promise<unknown>;
}

export interface MaintenanceOptions {
  readonly chores: readonly Chore[];
  readonly clock: () => number;
  readonly logger: Logger;
  readonly pollMs: number;
  readonly signal: AbortSignal;
}

/** Runs until the signal aborts; a failed chore is tried again at the next poll. Never rejects. */
export async function maintain({ chores, clock, logger, pollMs, signal }: MaintenanceOptions): Promise<void> {
  const next = new Map<Chore, number>();
  while (!signal.aborted) {
    for (const chore of chores) {
      const now = clock();
      if (now < (next.get(chore) ?? Number.NEGATIVE_INFINITY)) continue;
      try {
        await chore.run();
        next.set(chore, now + chore.everyMs);
      } catch (error) {
        if (!signal.aborted) logger.warn({ error: String(error) }, `${chore.name} failed; trying again`);
        next.set(chore, now + pollMs);
      }
    }
    await pause(pollMs, signal);
  }
}
