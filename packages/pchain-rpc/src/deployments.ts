/** Options of the public nodes, and of the local network. */

/**
 * Options of known deployments. Spread them into the client's options.
 *
 * @example
 * ```ts
 * const pchain = createPChainClient({ ...deployments.avalanche.fuji });
 * const local = createPChainClient(deployments.local);
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
  /** The node of `npx primary-network dev`, on its default port. */
  local: {
    /** Base URL. */
    baseUrl: "http://127.0.0.1:9650",
  },
} as const;
