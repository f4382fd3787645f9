/** Validators of L1s. */
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  ListL1ValidatorsExtra,
  ListL1ValidatorsItem,
  ListL1ValidatorsParams,
} from "./gen/operations.ts";
import { listL1Validators } from "./gen/operations.ts";

/** The `l1Validators` resource of the data client. */
export const l1Validators = (transport: Transport) => ({
  /**
   * Lists validators of L1s with what is left of their balance in nAVAX, those that began latest first.
   *
   * Those without a balance are listed only with `includeInactiveL1Validators`.
   *
   * @example
   * ```ts
   * for await (const one of data.l1Validators.list({ subnetId: "29uV…" })) console.log(one.nodeId, one.remainingBalance);
   * ```
   */
  list: (
    params: ListL1ValidatorsParams = {},
    options?: ListOptions,
  ): List<ListL1ValidatorsItem, ListL1ValidatorsExtra> => transport.list(listL1Validators, params, options),
});
