/** Options of the public deployment of the metrics service, and of the local network. */

/**
 * Options of known deployments. Spread them into the client's options.
 *
 * @example
 * ```ts
 * const metrics = createMetricsClient({ ...deployments.avalanche });
 * const local = createMetricsClient(deployments.local);
 * ```
 */
export const deployments = {
  /** The metrics service that Ava Labs runs. */
  avalanche: {
    /** Base URL. */
    baseUrl: "https://metrics.avax.network",
  },
  /** The local network of `npx primary-network dev`, on its default port. Its paths name it `fuji`. */
  local: {
    /** Base URL. */
    baseUrl: "http://127.0.0.1:8080",
    /** Network in the service's paths. */
    network: "fuji",
  },
} as const;
