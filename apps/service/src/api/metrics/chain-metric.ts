/** The metrics of EVM chains, each computed from the sums of a period or window. */

import type { ChainMetric, ChainRollingWindowMetric } from "@primary-network/metrics/spec";
import type { EvmPeriod } from "../../domain/evm/period.ts";
import type { EvmWindowSums } from "../../store/evm/series.ts";
import { exactInteger } from "../request/exact-integer.ts";

/** @param seconds that the period or window has had so far */
type Measure<Sums> = (sums: Sums, seconds: number) => number | bigint;

export const windowMetrics: { readonly [Metric in ChainRollingWindowMetric]: Measure<EvmWindowSums> } = {
  activeAddresses: ({ addresses }) => addresses,
  activeSenders: ({ senders }) => senders,
  avgGasPrice: ({ prices, txs }) => (txs === 0 ? 0 : Number(prices) / txs),
  avgGps: ({ gas }, seconds) => Number(gas) / seconds,
  avgTps: ({ txs }, seconds) => txs / seconds,
  contracts: ({ contracts }) => contracts,
  deployers: ({ deployers }) => deployers,
  feesPaid: ({ fees }) => exactInteger(fees),
  gasUsed: ({ gas }) => exactInteger(gas),
  maxGasPrice: ({ maxPrice }) => exactInteger(maxPrice),
  maxGps: ({ maxGas }) => exactInteger(maxGas),
  maxTps: ({ maxTxs }) => maxTxs,
  txCount: ({ txs }) => txs,
};

export const periodMetrics: { readonly [Metric in ChainMetric]: Measure<EvmPeriod> } = {
  ...windowMetrics,
  cumulativeAddresses: ({ totalAddresses }) => totalAddresses,
  cumulativeContracts: ({ totalContracts }) => totalContracts,
  cumulativeDeployers: ({ totalDeployers }) => totalDeployers,
  cumulativeTxCount: ({ totalTxs }) => totalTxs,
};

/** Metrics whose values of several chains may be added; of the others there is no telling them for several chains together. */
export const additive: ReadonlySet<ChainMetric> = new Set([
  "avgGps",
  "avgTps",
  "contracts",
  "cumulativeContracts",
  "cumulativeTxCount",
  "gasUsed",
  "txCount",
]);

/** Metrics of days alone. */
export const isDaily = (metric: ChainMetric): boolean => /^(avg|cumulative|max)/.test(metric);
