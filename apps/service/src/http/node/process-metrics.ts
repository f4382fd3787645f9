/** Metrics of the process: processor, memory, event loop and garbage collection. */

import { collectDefaultMetrics, Registry } from "prom-client";

let registry: Registry | undefined;

/** One registry for all services of the process, made at the first scrape: its observers cannot be taken away again. */
export function processRegistry(): Registry {
  if (!registry) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
