/** Refusals of what API keys have requested. */

import { natural, oneOf, page, pageToken } from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";

/** Any text may name a chain, a key or a path: none is recorded of what there is not. */
const text: readonly Refusal[] = [...pageToken];

const orgId: readonly Refusal[] = [
  ...text,
  ["org-1", "orgId must be left out: this service has no organisations"],
  ["%E2%80%AEx", "orgId must be left out: this service has no organisations"],
];

const responseCode: readonly Refusal[] = [
  ...pageToken.filter(([given]) => given !== ""),
  ...["", "0", "99", "600", "2xx", "200%20", "200%27--", "%E2%80%AE200", "-200"].map(
    (given): Refusal => [given, "$ must match pattern …"],
  ),
];

const filters = {
  orgId,
  startTimestamp: natural,
  endTimestamp: natural,
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
      ...natural,
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
    startTimestamp: natural,
    endTimestamp: natural,
    groupBy: oneOf("rpcMethod", "responseCode", "rlBypassToken"),
    chainId: text,
    responseCode,
    rpcMethod: text,
    rlBypassApiToken: text,
  },
};

export const getRpcUsage = relayed;
export const getSubnetRpcUsage = relayed;
