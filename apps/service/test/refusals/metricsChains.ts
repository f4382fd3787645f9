/** Refusals of the chains that have metrics. */

import { anyPath, evmChain, natural, networkQuery, oneOf, page } from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";

export const listMetricsChains: Refusals = {
  refused: { network: networkQuery, pageToken: page.pageToken },
};

export const getMetricsChain: Refusals = {
  path: { chainId: "43112" },
  refused: { chainId: evmChain },
};

/** Names of metrics, of which the message has the first. */
const metric: readonly Refusal[] = [
  ...anyPath,
  ...["price", "TXCOUNT", "txCount%20", "txCount%27--", "%E2%80%AEtxCount", "constructor", "0"].map(
    (given): Refusal => [given, "$ must be one of activeAddresses, activeSenders, …"],
  ),
];

const points = {
  startTimestamp: natural,
  endTimestamp: natural,
  timeInterval: oneOf("hour", "day", "week", "month"),
  pageToken: page.pageToken,
  pageSize: page.pageSize.map(
    ([given, message, ...status]): Refusal => [
      given === "101" ? "2161" : given,
      message.replace("100", "2160"),
      ...status,
    ],
  ),
};

export const listChainMetricValues: Refusals = {
  path: { chainId: "43112", metric: "txCount" },
  refused: { chainId: evmChain, metric, ...points },
};

export const getChainRollingWindow: Refusals = {
  path: { chainId: "43112", metric: "txCount" },
  refused: { chainId: evmChain, metric },
};
