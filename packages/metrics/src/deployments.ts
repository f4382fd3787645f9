/** URL of the public deployment of the metrics service. */

/**
 * Options of known deployments. Spread them into the client's options.
 *
 * @example
 * ```ts
 * const metrics = createMetricsClient({ ...deployments.avalanche });
 * ```
 */
export const deployments = {
  /** The metrics service that Ava Labs runs. */
  avalanche: {
    /** Base URL. */
    baseUrl: "https://metrics.avax.network",
  },
} as const;
