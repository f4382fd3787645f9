/** Fees of L1 validators over time. */
import type { CallOptions } from "@primary-network/core";
import type { Transport } from "@primary-network/core/client";
import type {
  ListL1FeeValuesParams,
  ListL1FeeValuesResult,
  ListNodeFeeValuesParams,
  ListNodeFeeValuesResult,
  ListSubnetFeeValuesParams,
  ListSubnetFeeValuesResult,
  ListValidationFeeValuesParams,
  ListValidationFeeValuesResult,
} from "./gen/operations.ts";
import {
  listL1FeeValues,
  listNodeFeeValues,
  listSubnetFeeValues,
  listValidationFeeValues,
} from "./gen/operations.ts";

/** The `l1Validators` resource of the metrics client. */
export const l1Validators = (transport: Transport) => ({
  /**
   * Gets the fees that the L1 validations of a node paid, by day. In nAVAX, newest day first.
   *
   * @example
   * ```ts
   * const { results } = await metrics.l1Validators.listFeesOfNode({ nodeId, metric: "perNodeDailyFeesPaid" });
   * ```
   */
  listFeesOfNode: (
    params: ListNodeFeeValuesParams,
    options?: CallOptions,
  ): Promise<ListNodeFeeValuesResult> => transport.call(listNodeFeeValues, params, options),

  /**
   * Gets the fees that the validators of an L1 paid, by day. In nAVAX, newest day first.
   *
   * @example
   * ```ts
   * const { results } = await metrics.l1Validators.listFeesOfSubnet({ subnetId, metric: "perSubnetDailyFeesPaid" });
   * ```
   */
  listFeesOfSubnet: (
    params: ListSubnetFeeValuesParams,
    options?: CallOptions,
  ): Promise<ListSubnetFeeValuesResult> => transport.call(listSubnetFeeValues, params, options),

  /**
   * Gets the fees that an L1 validation paid, by day. In nAVAX, newest day first.
   *
   * @example
   * ```ts
   * const { results } = await metrics.l1Validators.listFeesOfValidation({ l1ValidationId, metric: "validationFeesDaily" });
   * ```
   */
  listFeesOfValidation: (
    params: ListValidationFeeValuesParams,
    options?: CallOptions,
  ): Promise<ListValidationFeeValuesResult> => transport.call(listValidationFeeValues, params, options),

  /**
   * Gets the fees that all L1 validators paid together, by day. In nAVAX, newest day first.
   *
   * @example
   * ```ts
   * const { results } = await metrics.l1Validators.listFees({ metric: "totalValidatorFeesDaily" });
   * ```
   */
  listFees: (params: ListL1FeeValuesParams, options?: CallOptions): Promise<ListL1FeeValuesResult> =>
    transport.call(listL1FeeValues, params, options),
});
