// Generated from the methods of @primary-network/metrics; do not edit.

import type { MetricsClient } from "@primary-network/metrics";
import { optionsOf, type QueriesOptions } from "../options.ts";

/**
 * Makes query options for each operation of a client, under the names of its methods. A listing has the options of an
 * infinite query, or of a query if everything is on one page. An operation that changes something has mutation options.
 *
 * @param metrics the client that sends the calls
 * @example
 * ```ts
 * const queries = metricsQueries(metrics);
 * const { data: chains } = useInfiniteQuery(queries.chains.list());
 * ```
 */
export function metricsQueries(metrics: MetricsClient, options?: QueriesOptions) {
  const of = optionsOf("metrics", options);
  return {
    /** Average transactions per second: `metrics.averageTps`. */
    averageTps: {
      /** List the average transactions per second of a chain: `metrics.averageTps.list`. */
      list: of.pages("averageTps.list", metrics.averageTps.list),
    },
    /** EVM chains that have metrics, and their metrics: `metrics.chains`. */
    chains: {
      /** List the chains that have metrics: `metrics.chains.list`. */
      list: of.optionalPages("chains.list", metrics.chains.list),
      /** Get a chain that has metrics: `metrics.chains.get`. */
      get: of.query("chains.get", metrics.chains.get),
      /** List a chain metric over time: `metrics.chains.listValues`. */
      listValues: of.pages("chains.listValues", metrics.chains.listValues),
      /** Get a chain metric over the last hour, day, week, month, 90 days and year: `metrics.chains.getRollingWindow`. */
      getRollingWindow: of.query("chains.getRollingWindow", metrics.chains.getRollingWindow),
    },
    /** Health of the service: `metrics.health`. */
    health: {
      /** Get the health of the service: `metrics.health.check`. */
      check: of.bareQuery("health.check", metrics.health.check),
      /** Check that the service is running: `metrics.health.checkLive`. */
      checkLive: of.bareQuery("health.checkLive", metrics.health.checkLive),
    },
    /** Interchain message counts over time: `metrics.icm`. */
    icm: {
      /** Get the number of interchain messages so far: `metrics.icm.getSummary`. */
      getSummary: of.optionalQuery("icm.getSummary", metrics.icm.getSummary),
      /** List the number of interchain messages over time: `metrics.icm.listTimeseries`. */
      listTimeseries: of.optionalPages("icm.listTimeseries", metrics.icm.listTimeseries),
    },
    /** Stakes and validators over time: `metrics.staking`. */
    staking: {
      /** List a staking metric by day: `metrics.staking.listValues`. */
      listValues: of.pages("staking.listValues", metrics.staking.listValues),
      /** List the addresses of a subnet's validators: `metrics.staking.listValidatorAddresses`. */
      listValidatorAddresses: of.pages("staking.listValidatorAddresses", metrics.staking.listValidatorAddresses),
    },
    /** Fees of L1 validators over time: `metrics.l1Validators`. */
    l1Validators: {
      /** List the fees of a node's L1 validations over time: `metrics.l1Validators.listFeesByNode`. */
      listFeesByNode: of.page("l1Validators.listFeesByNode", metrics.l1Validators.listFeesByNode),
      /** List the fees of an L1's validators over time: `metrics.l1Validators.listFeesBySubnet`. */
      listFeesBySubnet: of.page("l1Validators.listFeesBySubnet", metrics.l1Validators.listFeesBySubnet),
      /** List the fees of an L1 validation over time: `metrics.l1Validators.listFeesByValidation`. */
      listFeesByValidation: of.page("l1Validators.listFeesByValidation", metrics.l1Validators.listFeesByValidation),
      /** List the fees of all L1 validators over time: `metrics.l1Validators.listFees`. */
      listFees: of.page("l1Validators.listFees", metrics.l1Validators.listFees),
    },
    /** Addresses that bridged tokens: `metrics.bridge`. */
    bridge: {
      /** List the addresses that bridged BTC.b: `metrics.bridge.listBtcbBridgers`. */
      listBtcbBridgers: of.pages("bridge.listBtcbBridgers", metrics.bridge.listBtcbBridgers),
    },
  };
}
