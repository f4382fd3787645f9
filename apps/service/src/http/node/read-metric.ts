/** A metric whose values are read at each scrape; others are counted as things happen. */

import { Counter, Gauge, type Registry } from "prom-client";

/** A value with its labels. */
export type Line = readonly [value: number, labels?: { readonly [label: string]: string }];

export interface ReadMetric<Source> {
  /** Without the prefix `primary_network_`. */
  readonly name: string;
  readonly help: string;
  /** Default: gauge. A counter's value is the count so far. */
  readonly type?: "counter";
  readonly labels?: string[];
  /**
   * The rule that combines the values of several processes. Default: the largest of them, and the sum of
   * counters.
   */
  readonly aggregator?: "sum" | "min";
  readonly lines: (source: Source) => readonly Line[];
}

/** No line for a value that is unknown. */
export const known = (value: number | undefined): readonly Line[] => (value === undefined ? [] : [[value]]);

/** Registers a metric that is read at each scrape, under its full name. */
export function register(
  registry: Registry,
  { type, labels = [], aggregator, ...metric }: ReadMetric<void>,
): void {
  const described = { name: metric.name, help: metric.help, labelNames: labels, registers: [registry] };
  if (type === "counter") {
    new Counter({
      ...described,
      collect() {
        this.reset();
        for (const [value, own = {}] of metric.lines()) this.inc(own, value);
      },
    });
    return;
  }
  new Gauge({
    ...described,
    aggregator: aggregator ?? "max",
    collect() {
      // A value that is unknown has no line; resetting sets a metric without labels to 0.
      this.reset();
      if (labels.length === 0) this.remove({});
      for (const [value, own = {}] of metric.lines()) this.set(own, value);
    },
  });
}
