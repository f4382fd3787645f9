/** Options of the metrics client. */
import type { ClientOptions } from "@primary-network/core";
import type { Network } from "./gen/operations.ts";

/**
 * Options of `createMetricsClient`: the options of every client except the API key, which the metrics service
 * does not use.
 */
export interface MetricsClientOptions extends Omit<ClientOptions, "apiKey" | "apiKeyHeader"> {
  /**
   * Default network of calls: mainnet, fuji or testnet.
   * @default none: lists cover all networks, and each call that needs a network must name it
   */
  readonly network?: Network | undefined;
}
