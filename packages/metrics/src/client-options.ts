/** Options of the metrics client. */
import type { ClientOptions } from "@primary-network/core";
import type { Network } from "./gen/operations.ts";

/** Options of `createMetricsClient`: those of every client but the key, which the metrics service does not take. */
export interface MetricsClientOptions extends Omit<ClientOptions, "apiKey" | "apiKeyHeader"> {
  /**
   * Network of every call that can name one and does not: mainnet, fuji or testnet.
   * @default none: lists cover all networks, and each call that needs one must name it
   */
  readonly network?: Network | undefined;
}
