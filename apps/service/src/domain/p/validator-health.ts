/**
 * A validator's health as one node sees it, in the interface's form.
 *
 * The service queries one node, so the sample has one peer: it is connected to a validator or not, which makes the
 * reachability 100 or 0. The P-Chain interface does not report benching, so the shares of stake that benched the validator
 * are 0. The geographic location of nodes is not known.
 */

/** The interface's `validatorHealth`. */
export interface ValidatorHealth {
  reachabilityPercent: number;
  benchedPChainRequestsPercent: number;
  benchedXChainRequestsPercent: number;
  benchedCChainRequestsPercent: number;
}

/** @param connected whether the queried node is connected to the validator */
export function validatorHealth(connected: boolean): ValidatorHealth {
  return {
    reachabilityPercent: connected ? 100 : 0,
    benchedPChainRequestsPercent: 0,
    benchedXChainRequestsPercent: 0,
    benchedCChainRequestsPercent: 0,
  };
}

/** The documented defaults of the bounds, each used only when the other bound is given. */
export const UPTIME_BOUNDS = { min: 90, max: 100 } as const;
