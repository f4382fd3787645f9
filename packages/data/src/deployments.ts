/** URL and key header of the public deployment of the data service. */

/**
 * Options of known deployments. Spread them into the client's options.
 *
 * @example
 * ```ts
 * const data = createDataClient({ ...deployments.avalanche, apiKey, network: "mainnet" });
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
} as const;
