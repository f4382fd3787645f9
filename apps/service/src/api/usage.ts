/** Requests with API keys, and their cost. */

import type { ApiLog, ApiUsagePeriod, ApiUsageValue } from "@primary-network/data/spec";
import { periodEnd, type UsageRange, usageIntervals, usageRange } from "../domain/usage-range.ts";
import type { ApiLogRow } from "../store/service/api-log.ts";
import type { ApiLogFilter } from "../store/service/api-log-filter.ts";
import type { UsageGroup, UsageRow } from "../store/service/api-usage.ts";
import type { Context, RecordedUsage, Requester } from "./request/handler.ts";
import { HttpError } from "./request/http-error.ts";
import { list } from "./request/list.ts";
import { operation } from "./request/operation.ts";

/** This service has no organisations, and is in one place. */
const [ORGANISATION, REGION] = ["", ""];
/** Groups in all periods of a response. */
const MOST_GROUPS = 10_000;

/** Whose requests a caller reads. */
interface Scope {
  readonly usage: RecordedUsage;
  /** Id of a key; undefined for all. */
  readonly key: string | undefined;
}

/** @throws HttpError 501 where nothing is recorded, 401 without an API key, 403 for another's requests */
function scopeOf(
  { usage }: Context,
  { key, privileges }: Requester,
  { apiKeyId }: { readonly apiKeyId?: string | undefined },
): Scope {
  if (!usage)
    throw new HttpError(501, "requests are not recorded: the option usage.requests of this service is off");
  if (usage.local || privileges.includes("usage")) return { usage, key: apiKeyId };
  if (key === undefined)
    throw new HttpError(401, "an API key is required to read its requests", {
      "www-authenticate": 'ApiKey realm="data"',
    });
  if (apiKeyId !== undefined && apiKeyId !== key)
    throw new HttpError(
      403,
      `the API key ${key} can read only its own requests: it lacks the privilege usage`,
    );
  return { usage, key };
}

interface Filters {
  readonly chainId?: string | undefined;
  readonly responseCode?: string | undefined;
  readonly requestType?: "data" | "rpc" | undefined;
  readonly requestPath?: string | undefined;
}

/** The name under which a chain is recorded; a chain that is not served has none. */
function chainName({ evmChains }: Context, given: string): string {
  const chain = [...evmChains.values()].find(({ source }) => source.blockchainId === given);
  return chain ? String(chain.source.evmChainId) : given;
}

/** Undefined of a filter that no request fits: nothing is relayed to nodes. */
function filterOf(
  context: Context,
  { key }: Scope,
  { from, to }: UsageRange,
  { chainId, responseCode, requestType, requestPath }: Filters,
): ApiLogFilter | undefined {
  if (requestType === "rpc") return undefined;
  return {
    key,
    from,
    to,
    ...(chainId !== undefined && { chainId: chainName(context, chainId) }),
    ...(responseCode !== undefined && { status: Number(responseCode) }),
    ...(requestPath !== undefined && { path: requestPath }),
  };
}

/** By the interface's names; undefined for values that all requests share. */
const groups = {
  requestPath: "path",
  responseCode: "status",
  chainId: "chainId",
  apiKeyId: "key",
  requestType: undefined,
} as const satisfies { readonly [name: string]: UsageGroup | undefined };

/** The middle of the bucket. */
const millisecondsOf = (bucket: number): number => Math.round(2 ** ((bucket + 0.5) / 4));

function usageValue(
  groupedBy: ApiUsageValue["groupedBy"],
  { group, requests, failed, invalid, credits, wasted, bucket }: UsageRow,
  seconds: number,
): ApiUsageValue {
  const named = { requestType: "data", responseCode: Number(group), None: undefined };
  const groupValue =
    groupedBy === "requestType" || groupedBy === "responseCode" || groupedBy === "None"
      ? named[groupedBy]
      : group || undefined;
  return {
    groupedBy,
    ...(groupValue !== undefined && { groupValue }),
    totalRequests: requests,
    requestsPerSecond: requests / seconds,
    successRatePercent: (100 * (requests - failed)) / requests,
    medianResponseTimeMsecs: millisecondsOf(bucket),
    invalidRequests: invalid,
    apiCreditsUsed: credits,
    apiCreditsWasted: wasted,
  };
}

export const getApiUsage = operation(
  "getApiUsage",
  { basis: "caller" },
  async (params, context, requester) => {
    const scope = scopeOf(context, requester, params);
    const { timeInterval = "daily", groupBy, startTimestamp, endTimestamp } = params;
    const { byDefault, most, ...periods } = usageIntervals[timeInterval];
    const now = Math.floor(context.clock() / 1000);
    const range = usageRange(startTimestamp, endTimestamp, byDefault, now);
    if (range.to - range.from > most * 86_400)
      throw new HttpError(
        400,
        `startTimestamp must be at most ${most} days before the end where timeInterval is ${timeInterval}`,
      );
    const filter = filterOf(context, scope, range, params);
    const group = groupBy && groups[groupBy];
    await scope.usage.settle();
    const rows = filter ? await context.store.apiUsage.list(filter, periods, group, MOST_GROUPS + 1) : [];
    if (rows.length > MOST_GROUPS)
      throw new HttpError(400, `groupBy gives more than ${MOST_GROUPS} groups: request a shorter time`);
    const metrics: (ApiUsagePeriod & { values: ApiUsageValue[] })[] = [];
    for (const row of rows) {
      const { start } = row;
      const seconds = Math.min(periodEnd(timeInterval, start), range.to) - Math.max(start, range.from);
      if (metrics.at(-1)?.timestamp !== start) metrics.push({ timestamp: start, values: [] });
      metrics.at(-1)?.values.push(usageValue(groupBy ?? "None", row, Math.max(1, seconds)));
    }
    return { aggregateDuration: timeInterval, orgId: ORGANISATION, metrics };
  },
);

const logItem = (row: ApiLogRow): ApiLog => ({
  orgId: ORGANISATION,
  logId: row.id,
  eventTimestamp: Math.floor(row.at / 1000),
  apiKeyId: row.key,
  apiKeyAlias: row.name,
  hostRegion: REGION,
  requestType: "data",
  requestPath: row.path,
  apiCreditsConsumed: row.credits,
  requestDurationMsecs: row.duration,
  responseCode: row.status,
  ...(row.chainId !== "" && { chainId: row.chainId }),
  metadata: { ipAddress: row.address, host: row.host, userAgent: row.userAgent },
});

export const listApiLogs = list("listApiLogs", { basis: "caller" }, async (params, context, requester) => {
  const scope = scopeOf(context, requester, params);
  if (params.pageToken === undefined) await scope.usage.settle();
  return {
    owner: scope.key ?? "all",
    async read(_store, { snapshot, after, limit }) {
      const range = usageRange(params.startTimestamp ?? 0, params.endTimestamp, 0, snapshot.time);
      const filter = filterOf(context, scope, range, params);
      return filter ? context.store.apiLogs.list(filter, { after, limit }) : { items: [] };
    },
    write: ({ items }) => ({ orgId: ORGANISATION, logs: items.map(logItem) }),
  };
});
