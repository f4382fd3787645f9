/** The metrics of several processes as if they were one, for an operator who sees one service. */

import { AggregatorRegistry } from "prom-client";

/** The metrics of one process, as `/metrics?format=json` of its admin interface gives them. */
export type MetricsOfProcess = readonly { readonly name: string }[];

/**
 * Adds up counters, histograms and most gauges. Gauges that all processes read from the database, or that one
 * process alone knows, take the largest value.
 *
 * @returns Prometheus' text format, and its media type
 * @example
 * const { text } = await aggregateMetrics(await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics?format=json`)).json())));
 */
export async function aggregateMetrics(
  processes: readonly MetricsOfProcess[],
): Promise<{ readonly text: string; readonly contentType: string }> {
  const registry = AggregatorRegistry.aggregate([...processes]);
  return { text: await registry.metrics(), contentType: registry.contentType };
}
