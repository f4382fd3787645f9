/** What the URL of the metrics says. */

/** The metrics of a chain, and how they are called. */
export const titles = {
  txCount: "Transactions",
  avgTps: "Transactions per second, mean",
  maxTps: "Transactions per second, greatest",
  gasUsed: "Gas used",
  avgGps: "Gas per second, mean",
  maxGps: "Gas per second, greatest",
  avgGasPrice: "Gas price, mean (wei)",
  maxGasPrice: "Gas price, greatest (wei)",
  feesPaid: "Fees paid (wei)",
  activeAddresses: "Active addresses",
  activeSenders: "Active senders",
  deployers: "Deployers",
  contracts: "Contracts",
  cumulativeTxCount: "Transactions so far",
  cumulativeAddresses: "Addresses so far",
  cumulativeContracts: "Contracts so far",
  cumulativeDeployers: "Deployers so far",
} as const;

export type MetricName = keyof typeof titles;

export const metricNames = Object.keys(titles) as MetricName[]; // the keys of a constant

/** The metrics by what they are about, as they are offered. */
export const groups: readonly (readonly [about: string, metrics: readonly MetricName[]])[] = [
  ["Transactions", ["txCount", "avgTps", "maxTps", "cumulativeTxCount"]],
  ["Gas and fees", ["gasUsed", "avgGps", "maxGps", "avgGasPrice", "maxGasPrice", "feesPaid"]],
  ["Addresses", ["activeAddresses", "activeSenders", "cumulativeAddresses"]],
  ["Contracts", ["contracts", "deployers", "cumulativeContracts", "cumulativeDeployers"]],
];

/** Metrics that are known for windows up to now: all but sums of the whole history. */
export const windowMetrics = metricNames.filter(
  (name): name is Exclude<MetricName, `cumulative${string}`> => !name.startsWith("cumulative"),
);

export const intervals = ["hour", "day", "week", "month"] as const;
export type Interval = (typeof intervals)[number];

/** The intervals that the service has of a metric: means, maxima and sums of the whole history are of days alone. */
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

/** Reads the search parameters; what is not understood is left out. */
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

/** The range of days as the service takes it: from the beginning of the first to the end of the last. */
export function rangeOf({ start, end }: Pick<MetricsSearch, "start" | "end">): {
  startTimestamp?: number;
  endTimestamp?: number;
} {
  return {
    ...(start && { startTimestamp: Date.parse(start) / 1000 }),
    ...(end && { endTimestamp: Date.parse(end) / 1000 + DAY }),
  };
}

/** The chosen chains with one more, or with one less; the last one stays. */
export function toggled(chosen: readonly string[], chain: string): readonly string[] {
  if (!chosen.includes(chain)) return [...chosen, chain];
  return chosen.length > 1 ? chosen.filter((one) => one !== chain) : chosen;
}
