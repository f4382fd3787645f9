/** Options of the public deployment of the data service, and of the local network. */

/**
 * Options of known deployments. Spread them into the client's options.
 *
 * @example
 * ```ts
 * const data = createDataClient({ ...deployments.avalanche, apiKey, network: "mainnet" });
 * const local = createDataClient(deployments.local);
 * ```
 */
export const deployments = {
  /** The data service that Ava Labs runs. */
  avalanche: {
    /** Base URL. */
    baseUrl: "https://data-api.avax.network",
    /** Header with the API key. */
    apiKeyHeader: "x-glacier-api-key",
  },
  /** The local network of `npx primary-network dev`, on its default port. Its paths name it `fuji`. */
  local: {
    /** Base URL. */
    baseUrl: "http://127.0.0.1:8080",
    /** Network in the service's paths. */
    network: "fuji",
  },
} as const;
