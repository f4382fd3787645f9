/** Does what a service's database needs from time to time, off the path of requests. */

import type { Logger } from "../domain/logger.ts";
import { pause } from "../domain/pause.ts";

/** Something to do again and again. */
export interface Chore {
  /** For people. */
  readonly name: string;
  /** Milliseconds by the service's clock between two times; 0 lets the chore itself decide at every look. */
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

/** Runs until the signal; a chore that fails is tried again at the next look. Never rejects. */
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
