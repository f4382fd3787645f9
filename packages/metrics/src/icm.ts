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
   * Gets the numbers of interchain messages over windows up to now. Deployments that do not keep this respond with 501 and the reason.
   *
   * @example
   * ```ts
   * const { result } = await metrics.icm.getSummary();
   * ```
   */
  getSummary: (params: GetIcmSummaryParams = {}, options?: CallOptions): Promise<GetIcmSummaryResult> =>
    transport.call(getIcmSummary, params, options),

  /**
   * Lists the number of interchain messages in each interval, newest first. Deployments that do not keep this respond with 501 and the reason.
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
