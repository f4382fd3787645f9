/** Where the public deployment of the metrics service is. */

/**
 * Options of known deployments, to be spread into the client's.
 *
 * @example
 * ```ts
 * const metrics = createMetricsClient({ ...deployments.avalanche });
 * ```
 */
export const deployments = {
  /** The metrics service that Ava Labs runs. */
  avalanche: {
    /** Its base URL. */
    baseUrl: "https://metrics.avax.network",
  },
} as const;
