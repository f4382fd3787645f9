/** Where the public deployment of the data service is, and how it names its key header. */

/**
 * Options of known deployments, to be spread into the client's.
 *
 * @example
 * ```ts
 * const data = createDataClient({ ...deployments.avalanche, apiKey, network: "mainnet" });
 * ```
 */
export const deployments = {
  /** The data service that Ava Labs runs. */
  avalanche: {
    /** Its base URL. */
    baseUrl: "https://data-api.avax.network",
    /** The header that it reads the API key from. */
    apiKeyHeader: "x-glacier-api-key",
  },
} as const;
