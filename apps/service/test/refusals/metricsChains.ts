/** Refusals of the chains that have metrics. */

import {
  anyPath,
  chainQuery,
  evmChain,
  natural,
  networkPath,
  networkQuery,
  oneOf,
  page,
  pageToken,
} from "./parameters.ts";
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

/** What operations refuse that always respond with 501: only what the spec says, as nothing is looked up. */
const told = (...names: readonly string[]): readonly Refusal[] => [
  ...anyPath,
  ["price", `$ must be one of ${names.join(", ")}`],
];
const { startTimestamp, endTimestamp, timeInterval, pageSize } = points;
const span = { startTimestamp, endTimestamp };
const text: readonly Refusal[] = [...pageToken];
const groupBy: readonly Refusal[] = [
  ["x", "$ must be one of srcBlockchainId, destBlockchainId, srcBlockchainId,destBlockchainId"],
];
const messages = {
  srcBlockchainId: chainQuery,
  destBlockchainId: chainQuery,
  groupBy,
  network: networkQuery,
};
const nodeIdText: readonly Refusal[] = [
  ...anyPath,
  ["xyz", '$ "xyz": a node id begins with "NodeID-"…'],
  ["NodeID-123", '$ "NodeID-123": …'],
];
const idText: readonly Refusal[] = [
  ...anyPath,
  ["abc", '$ "abc": 3 bytes are too few for a 4-byte checksum'],
];
const id = "11111111111111111111111111111111LpoYY";
const thousands = pageSize.map(
  ([given, message, ...status]): Refusal => [
    given === "2161" ? "5001" : given,
    message.replace("2160", "5000"),
    ...status,
  ],
);

export const getIcmSummary: Refusals = { refused: messages };
export const listIcmTimeseries: Refusals = {
  refused: { ...messages, ...span, timeInterval, pageToken: page.pageToken, pageSize },
};
export const listStakingMetricValues: Refusals = {
  path: { network: "fuji", metric: "validatorCount" },
  refused: {
    network: networkPath.filter(([given]) => given !== "mainnet"),
    metric: told("delegatorCount", "delegatorWeight", "validatorCount", "validatorWeight"),
    subnetId: text,
    ...span,
    pageToken,
    pageSize,
  },
};
export const listSubnetValidatorAddresses: Refusals = {
  path: { subnetId: id },
  refused: { subnetId: anyPath, ...span, network: networkQuery, pageToken, pageSize: thousands },
};
export const listNodeFeeValues: Refusals = {
  path: { nodeId: "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg", metric: "perNodeDailyFeesPaid" },
  refused: { nodeId: nodeIdText, metric: told("perNodeCumulativeFeesPaid", "perNodeDailyFeesPaid"), ...span },
};
export const listSubnetFeeValues: Refusals = {
  path: { subnetId: id, metric: "perSubnetDailyFeesPaid" },
  refused: {
    subnetId: idText,
    metric: told("perSubnetCumulativeFeesPaid", "perSubnetDailyFeesPaid", "perSubnetPayingValidators"),
    ...span,
  },
};
export const listValidationFeeValues: Refusals = {
  path: { l1ValidationId: id, metric: "validationFeesDaily" },
  refused: {
    l1ValidationId: idText,
    metric: told("validationCumulativeFeesDaily", "validationFeesDaily"),
    ...span,
  },
};
export const listL1FeeValues: Refusals = {
  path: { metric: "totalValidatorFeesDaily" },
  refused: {
    metric: told("totalCumulativeFeesDaily", "totalPayingValidatorsDaily", "totalValidatorFeesDaily"),
    ...span,
  },
};
export const listBtcbBridgers: Refusals = {
  query: { threshold: "0.5" },
  refused: { threshold: text, pageToken, pageSize: thousands },
};
