/** Stakes over time. */
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  ListStakingMetricValuesExtra,
  ListStakingMetricValuesItem,
  ListStakingMetricValuesParams,
  ListSubnetValidatorAddressesExtra,
  ListSubnetValidatorAddressesItem,
  ListSubnetValidatorAddressesParams,
} from "./gen/operations.ts";
import { listStakingMetricValues, listSubnetValidatorAddresses } from "./gen/operations.ts";

/** The `staking` resource of the metrics client. */
export const staking = (transport: Transport) => ({
  /**
   * Lists a metric of a network's stakes by day, newest first. The client's `network` applies here too. Deployments that do not keep this respond with 501 and the reason.
   *
   * @example
   * ```ts
   * for await (const point of metrics.staking.listValues({ metric: "validatorCount" })) console.log(point.value);
   * ```
   */
  listValues: (
    params: ListStakingMetricValuesParams,
    options?: ListOptions,
  ): List<ListStakingMetricValuesItem, ListStakingMetricValuesExtra> =>
    transport.list(listStakingMetricValues, params, options),

  /**
   * Lists the P-Chain addresses of those who validated a subnet. Deployments that do not keep this respond with 501 and the reason.
   *
   * @example
   * ```ts
   * for await (const { addresses } of metrics.staking.listValidatorAddresses({ subnetId })) console.log(addresses);
   * ```
   */
  listValidatorAddresses: (
    params: ListSubnetValidatorAddressesParams,
    options?: ListOptions,
  ): List<ListSubnetValidatorAddressesItem, ListSubnetValidatorAddressesExtra> =>
    transport.list(listSubnetValidatorAddresses, params, options),
});
