/** Refusals of what API keys have requested. */

import { natural, oneOf, page, pageToken } from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";

/** Any text may name a chain, a key or a path: none is recorded of what there is not. */
const text: readonly Refusal[] = [...pageToken];

/** Unix seconds, all of which are exact numbers. */
const timestamp: readonly Refusal[] = [
  ...natural,
  ["9007199254740992", "$ must be <= 9007199254740991"],
  ["9".repeat(400), "$ must be <= 9007199254740991"],
];

const responseCode: readonly Refusal[] = [
  ...pageToken.filter(([given]) => given !== ""),
  ...["", "0", "99", "600", "2xx", "200%20", "200%27--", "%E2%80%AE200", "-200"].map(
    (given): Refusal => [given, "$ must match pattern …"],
  ),
];

const filters = {
  orgId: text,
  startTimestamp: timestamp,
  endTimestamp: timestamp,
  chainId: text,
  responseCode,
  requestType: oneOf("data", "rpc"),
  apiKeyId: text,
  requestPath: text,
};

export const getApiUsage: Refusals = {
  refused: {
    ...filters,
    startTimestamp: [
      ...timestamp,
      ["0", "$ must be at most 400 days before the end where timeInterval is daily"],
    ],
    timeInterval: oneOf("minute", "hourly", "daily", "weekly", "monthly"),
    groupBy: oneOf("requestPath", "responseCode", "chainId", "apiKeyId", "requestType"),
  },
};

export const listApiLogs: Refusals = { refused: { ...filters, ...page } };

const relayed: Refusals = {
  refused: {
    timeInterval: oneOf("hourly", "daily", "weekly", "monthly"),
    startTimestamp: timestamp,
    endTimestamp: timestamp,
    groupBy: oneOf("rpcMethod", "responseCode", "rlBypassToken"),
    chainId: text,
    responseCode,
    rpcMethod: text,
    rlBypassApiToken: text,
  },
};

export const getRpcUsage = relayed;
export const getSubnetRpcUsage = relayed;
