/** URLs of the public nodes. */

/**
 * Options of known deployments. Spread them into the client's options.
 *
 * @example
 * ```ts
 * const pchain = createPChainClient({ ...deployments.avalanche.fuji });
 * ```
 */
export const deployments = {
  /** Public nodes that Ava Labs runs. */
  avalanche: {
    /** Nodes of mainnet. */
    mainnet: {
      /** Base URL. */
      baseUrl: "https://api.avax.network",
    },
    /** Nodes of the test network. */
    fuji: {
      /** Base URL. */
      baseUrl: "https://api.avax-test.network",
    },
  },
} as const;
