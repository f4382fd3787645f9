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

export const intervals = ["hour", "day", "week", "month"] as const;

export interface MetricsSearch {
  readonly metric?: MetricName | undefined;
  readonly interval?: (typeof intervals)[number] | undefined;
  readonly chain?: string | undefined;
}

/** Reads the search parameters; what is not understood is left out. */
export function readMetricsSearch({ metric, interval, chain }: Record<string, unknown>): MetricsSearch {
  const known = metricNames.find((name) => name === metric);
  const step = intervals.find((name) => name === interval);
  const id = typeof chain === "number" ? String(chain) : chain;
  return {
    ...(known && { metric: known }),
    ...(step && { interval: step }),
    ...(typeof id === "string" && /^\d+$/.test(id) && { chain: id }),
  };
}
