/** Average transactions per second of a chain. */
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type { ListAverageTpsExtra, ListAverageTpsItem, ListAverageTpsParams } from "./gen/operations.ts";
import { listAverageTps } from "./gen/operations.ts";

/** The `averageTps` resource of the metrics client. */
export const averageTps = (transport: Transport) => ({
  /**
   * Lists the daily average transactions per second of a chain, newest first.
   *
   * A page token lives 24 hours; an older one is a PageTokenExpiredError before anything is sent.
   *
   * @example
   * ```ts
   * for await (const point of metrics.averageTps.list({ chainId: "43114" })) console.log(point.timestamp, point.value);
   * ```
   */
  list: (
    params: ListAverageTpsParams,
    options?: ListOptions,
  ): List<ListAverageTpsItem, ListAverageTpsExtra> => transport.list(listAverageTps, params, options),
});
