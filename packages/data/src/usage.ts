/** The `usage` resource: what API keys have requested, and what it cost. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetApiUsageParams,
  GetApiUsageResult,
  GetRpcUsageParams,
  GetRpcUsageResult,
  GetSubnetRpcUsageParams,
  GetSubnetRpcUsageResult,
  ListApiLogsExtra,
  ListApiLogsItem,
  ListApiLogsParams,
} from "./gen/operations.ts";
import { getApiUsage, getRpcUsage, getSubnetRpcUsage, listApiLogs } from "./gen/operations.ts";

/** The `usage` resource of the data client. */
export const usage = (transport: Transport) => ({
  /**
   * Gets how many requests were sent with the client's API key, by period, and how many compute units they cost. A key with the privilege
   * usage gets those of all keys.
   *
   * @example
   * ```ts
   * const { metrics } = await data.usage.get({ timeInterval: "daily", groupBy: "requestPath" });
   * ```
   */
  get: (params: GetApiUsageParams = {}, options?: CallOptions): Promise<GetApiUsageResult> =>
    transport.call(getApiUsage, params, options),

  /**
   * Lists the requests that were sent with the client's API key, newest first, as far back as the deployment keeps them.
   *
   * @example
   * ```ts
   * for await (const r of data.usage.listLogs({ responseCode: "429" })) console.log(r.eventTimestamp, r.requestPath);
   * ```
   */
  listLogs: (
    params: ListApiLogsParams = {},
    options?: ListOptions,
  ): List<ListApiLogsItem, ListApiLogsExtra> => transport.list(listApiLogs, params, options),

  /**
   * Gets how many requests to a chain's RPC the deployment relayed. A `ServerError` of status 501 when it relays none.
   *
   * @example
   * ```ts
   * const { metrics } = await data.usage.getRpc({ chainId: "43114", groupBy: "rpcMethod" });
   * ```
   */
  getRpc: (params: GetRpcUsageParams = {}, options?: CallOptions): Promise<GetRpcUsageResult> =>
    transport.call(getRpcUsage, params, options),

  /**
   * Gets how many requests to the public RPC of a subnet's chain the deployment relayed. A `ServerError` of status 501 when it relays none.
   *
   * @example
   * ```ts
   * const { metrics } = await data.usage.getSubnetRpc({ chainId: "43114" });
   * ```
   */
  getSubnetRpc: (
    params: GetSubnetRpcUsageParams = {},
    options?: CallOptions,
  ): Promise<GetSubnetRpcUsageResult> => transport.call(getSubnetRpcUsage, params, options),
});
