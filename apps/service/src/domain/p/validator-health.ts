/**
 * What one node can tell of the others, in the interface's terms.
 *
 * The service asks one node, so that node is the only peer of the sample: it is connected to a validator or not,
 * which makes the reachability 100 or 0. The P-Chain interface reports no benches, so none is known and the shares of
 * stake that benched the validator are 0. Where a node is on the map is never known.
 */

/** The interface's `validatorHealth`. */
export interface ValidatorHealth {
  reachabilityPercent: number;
  benchedPChainRequestsPercent: number;
  benchedXChainRequestsPercent: number;
  benchedCChainRequestsPercent: number;
}

/** @param connected whether the asked node is connected to the validator */
export function validatorHealth(connected: boolean): ValidatorHealth {
  return {
    reachabilityPercent: connected ? 100 : 0,
    benchedPChainRequestsPercent: 0,
    benchedXChainRequestsPercent: 0,
    benchedCChainRequestsPercent: 0,
  };
}

/** The documented bounds, each of which holds only when the other one is asked for. */
export const UPTIME_BOUNDS = { min: 90, max: 100 } as const;
