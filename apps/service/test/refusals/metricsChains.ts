/** Refusals of the chains that have metrics. */

import { evmChain, networkQuery, page } from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

export const listMetricsChains: Refusals = {
  refused: { network: networkQuery, pageToken: page.pageToken },
};

export const getMetricsChain: Refusals = {
  path: { chainId: "43112" },
  refused: { chainId: evmChain },
};
