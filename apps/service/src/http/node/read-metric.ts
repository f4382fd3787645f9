/** A metric whose values are read at each scrape; others are counted as things happen. */

/** A value with its labels. */
export type Line = readonly [value: number, labels?: { readonly [label: string]: string }];

export interface ReadMetric<Source> {
  /** Without the prefix `primary_network_`. */
  readonly name: string;
  readonly help: string;
  /** Default: gauge. A counter's value is the count so far. */
  readonly type?: "counter";
  readonly labels?: string[];
  /** How the values of several processes become one. Default: the largest of them, and the sum of counters. */
  readonly aggregator?: "sum" | "min";
  readonly lines: (source: Source) => readonly Line[];
}

/** No line for a value that is unknown. */
export const known = (value: number | undefined): readonly Line[] => (value === undefined ? [] : [[value]]);
