/** Where the public nodes are. */

/**
 * Options of known deployments, to be spread into the client's.
 *
 * @example
 * ```ts
 * const pchain = createPChainClient({ ...deployments.avalanche.fuji });
 * ```
 */
export const deployments = {
  avalanche: {
    mainnet: { baseUrl: "https://api.avax.network" },
    fuji: { baseUrl: "https://api.avax-test.network" },
  },
} as const;
