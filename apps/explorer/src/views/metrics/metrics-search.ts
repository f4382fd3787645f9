/** The search parameters of the metrics. */

/** The metrics of a chain, and their titles. */
export const titles = {
  txCount: "Transactions",
  avgTps: "Average transactions per second",
  maxTps: "Peak transactions per second",
  gasUsed: "Gas used",
  avgGps: "Average gas per second",
  maxGps: "Peak gas per second",
  avgGasPrice: "Average gas price (wei)",
  maxGasPrice: "Highest gas price (wei)",
  feesPaid: "Fees paid (wei)",
  activeAddresses: "Active addresses",
  activeSenders: "Active senders",
  deployers: "Contract deployers",
  contracts: "Contracts deployed",
  cumulativeTxCount: "Total transactions",
  cumulativeAddresses: "Total addresses",
  cumulativeContracts: "Total contracts",
  cumulativeDeployers: "Total contract deployers",
} as const;

export type MetricName = keyof typeof titles;

export const metricNames = Object.keys(titles) as MetricName[]; // the keys of a constant

/** The metrics in groups, in the order of the menu. */
export const groups: readonly (readonly [about: string, metrics: readonly MetricName[]])[] = [
  ["Transactions", ["txCount", "avgTps", "maxTps", "cumulativeTxCount"]],
  ["Gas and fees", ["gasUsed", "avgGps", "maxGps", "avgGasPrice", "maxGasPrice", "feesPaid"]],
  ["Addresses", ["activeAddresses", "activeSenders", "cumulativeAddresses"]],
  ["Contracts", ["contracts", "deployers", "cumulativeContracts", "cumulativeDeployers"]],
];

/** Metrics with rolling windows: all except the running totals. */
export const windowMetrics = metricNames.filter(
  (name): name is Exclude<MetricName, `cumulative${string}`> => !name.startsWith("cumulative"),
);

export const intervals = ["hour", "day", "week", "month"] as const;
export type Interval = (typeof intervals)[number];

/** The intervals of a metric. Averages, peaks and running totals exist by day only. */
export const intervalsOf = (metric: MetricName): readonly Interval[] =>
  /^(?:avg|max|cumulative)/.test(metric) ? ["day"] : intervals;

export interface MetricsSearch {
  readonly metric?: MetricName | undefined;
  readonly interval?: Interval | undefined;
  /** EVM chain ids, separated by commas. */
  readonly chain?: string | undefined;
  /** First day, as `2026-06-01`, UTC. */
  readonly start?: string | undefined;
  /** Last day, UTC. */
  readonly end?: string | undefined;
}

const isDay = (text: unknown): text is string =>
  typeof text === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  Date.parse(text) >= 0 &&
  new Date(text).toISOString().startsWith(text);

/** Reads the search parameters, and drops those that are not valid. */
export function readMetricsSearch(given: Record<string, unknown>): MetricsSearch {
  const metric = metricNames.find((name) => name === given.metric);
  const interval = intervals.find((name) => name === given.interval);
  const chain = typeof given.chain === "number" ? String(given.chain) : given.chain;
  return {
    ...(metric && { metric }),
    ...(interval && { interval }),
    ...(typeof chain === "string" && /^\d+(?:,\d+)*$/.test(chain) && { chain }),
    ...(isDay(given.start) && { start: given.start }),
    ...(isDay(given.end) && { end: given.end }),
  };
}

const DAY = 86_400;

/** Converts the range of days for the service: from the start of the first day to the end of the last. */
export function rangeOf({ start, end }: Pick<MetricsSearch, "start" | "end">): {
  startTimestamp?: number;
  endTimestamp?: number;
} {
  return {
    ...(start && { startTimestamp: Date.parse(start) / 1000 }),
    ...(end && { endTimestamp: Date.parse(end) / 1000 + DAY }),
  };
}

/** Adds a chain to the choice, or removes it. The last chain stays. */
export function toggled(chosen: readonly string[], chain: string): readonly string[] {
  if (!chosen.includes(chain)) return [...chosen, chain];
  return chosen.length > 1 ? chosen.filter((one) => one !== chain) : chosen;
}
