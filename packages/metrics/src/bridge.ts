/** Addresses that bridged tokens. */
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  ListBtcbBridgersExtra,
  ListBtcbBridgersItem,
  ListBtcbBridgersParams,
} from "./gen/operations.ts";
import { listBtcbBridgers } from "./gen/operations.ts";

/** The `bridge` resource of the metrics client. */
export const bridge = (transport: Transport) => ({
  /**
   * Lists the addresses that bridged at least an amount of BTC.b. Deployments that do not keep this respond with 501 and the reason.
   *
   * @example
   * ```ts
   * for await (const { address } of metrics.bridge.listBtcbBridgers({ threshold: "0.5" })) console.log(address);
   * ```
   */
  listBtcbBridgers: (
    params: ListBtcbBridgersParams,
    options?: ListOptions,
  ): List<ListBtcbBridgersItem, ListBtcbBridgersExtra> => transport.list(listBtcbBridgers, params, options),
});
