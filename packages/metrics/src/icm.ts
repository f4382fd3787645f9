/** Interchain messages over time. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetIcmSummaryParams,
  GetIcmSummaryResult,
  ListIcmTimeseriesExtra,
  ListIcmTimeseriesItem,
  ListIcmTimeseriesParams,
} from "./gen/operations.ts";
import { getIcmSummary, listIcmTimeseries } from "./gen/operations.ts";

/** The `icm` resource of the metrics client. */
export const icm = (transport: Transport) => ({
  /**
   * Gets how many messages the indexed chains have sent over windows up to now, each counted once, when it is sent. The result is of one
   * group: with `groupBy`, name the blockchain that is grouped by.
   *
   * @example
   * ```ts
   * const { result } = await metrics.icm.getSummary();
   * ```
   */
  getSummary: (params: GetIcmSummaryParams = {}, options?: CallOptions): Promise<GetIcmSummaryResult> =>
    transport.call(getIcmSummary, params, options),

  /**
   * Lists how many messages the indexed chains have sent in each interval, newest first. With `groupBy`, each group that has messages has a
   * point in each interval, 0 included.
   *
   * @example
   * ```ts
   * for await (const point of metrics.icm.listTimeseries()) console.log(point.timestamp, point.value);
   * ```
   */
  listTimeseries: (
    params: ListIcmTimeseriesParams = {},
    options?: ListOptions,
  ): List<ListIcmTimeseriesItem, ListIcmTimeseriesExtra> =>
    transport.list(listIcmTimeseries, params, options),
});
