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
  /** The nodes that Ava Labs runs for everybody. */
  avalanche: {
    /** Nodes of mainnet. */
    mainnet: {
      /** Their base URL. */
      baseUrl: "https://api.avax.network",
    },
    /** Nodes of the test network. */
    fuji: {
      /** Their base URL. */
      baseUrl: "https://api.avax-test.network",
    },
  },
} as const;
