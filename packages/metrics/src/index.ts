/** Public surface of the metrics client: the client, its options and types, and core's errors. */
export * from "@primary-network/core";
export { createMetricsClient, type MetricsClient } from "./client.ts";
export type { MetricsClientOptions } from "./client-options.ts";
export { deployments } from "./deployments.ts";
export type * from "./gen/operations.ts";
export type * from "./gen/resources.ts";
