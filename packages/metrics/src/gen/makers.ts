// Generated from specs/metrics/openapi.yaml; do not edit.

import { type Transport } from "@primary-network/core/client";
import {
  getChainRollingWindow,
  getIcmSummary,
  getMetricsChain,
  getMetricsHealth,
  getMetricsLiveness,
  listAverageTps,
  listBtcbBridgers,
  listChainMetricValues,
  listIcmTimeseries,
  listL1FeeValues,
  listMetricsChains,
  listNodeFeeValues,
  listStakingMetricValues,
  listSubnetFeeValues,
  listSubnetValidatorAddresses,
  listValidationFeeValues,
} from "./operations.ts";
import type {
  AverageTpsResource,
  BridgeResource,
  ChainsResource,
  HealthResource,
  IcmResource,
  L1ValidatorsResource,
  MetricsResources,
  StakingResource,
} from "./resources.ts";

/** Makes `metrics.averageTps` over a transport. */
export const averageTps = (transport: Transport): AverageTpsResource => ({
  list: (params, options) => transport.list(listAverageTps, params, options),
});

/** Makes `metrics.chains` over a transport. */
export const chains = (transport: Transport): ChainsResource => ({
  list: (params = {}, options) => transport.list(listMetricsChains, params, options),
  get: (params, options) => transport.call(getMetricsChain, params, options),
  listValues: (params, options) => transport.list(listChainMetricValues, params, options),
  getRollingWindow: (params, options) => transport.call(getChainRollingWindow, params, options),
});

/** Makes `metrics.health` over a transport. */
export const health = (transport: Transport): HealthResource => ({
  check: (options) => transport.call(getMetricsHealth, {}, options),
  checkLive: (options) => transport.call(getMetricsLiveness, {}, options),
});

/** Makes `metrics.icm` over a transport. */
export const icm = (transport: Transport): IcmResource => ({
  getSummary: (params = {}, options) => transport.call(getIcmSummary, params, options),
  listTimeseries: (params = {}, options) => transport.list(listIcmTimeseries, params, options),
});

/** Makes `metrics.staking` over a transport. */
export const staking = (transport: Transport): StakingResource => ({
  listValues: (params, options) => transport.list(listStakingMetricValues, params, options),
  listValidatorAddresses: (params, options) => transport.list(listSubnetValidatorAddresses, params, options),
});

/** Makes `metrics.l1Validators` over a transport. */
export const l1Validators = (transport: Transport): L1ValidatorsResource => ({
  listFeesByNode: (params, options) => transport.list(listNodeFeeValues, params, options),
  listFeesBySubnet: (params, options) => transport.list(listSubnetFeeValues, params, options),
  listFeesByValidation: (params, options) => transport.list(listValidationFeeValues, params, options),
  listFees: (params, options) => transport.list(listL1FeeValues, params, options),
});

/** Makes `metrics.bridge` over a transport. */
export const bridge = (transport: Transport): BridgeResource => ({
  listBtcbBridgers: (params, options) => transport.list(listBtcbBridgers, params, options),
});

/** Makes all methods of the metrics client over a transport. */
export const resources = (transport: Transport): MetricsResources => ({
  averageTps: averageTps(transport),
  chains: chains(transport),
  health: health(transport),
  icm: icm(transport),
  staking: staking(transport),
  l1Validators: l1Validators(transport),
  bridge: bridge(transport),
});
