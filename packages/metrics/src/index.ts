/** Public surface of the metrics client: the client, its options and types, and core's errors and guards. */
export * from "@primary-network/core";
export { createMetricsClient, type MetricsClient, type MetricsClientOptions } from "./client.ts";
export { deployments } from "./deployments.ts";
export type * from "./gen/operations.ts";
export type { paths } from "./gen/paths.ts";
export type * from "./gen/resources.ts";
export type { Http } from "./http.ts";
