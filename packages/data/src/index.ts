/** Public surface of the data client: the client, its options and types, and core's errors and guards. */
export * from "@primary-network/core";
export { createDataClient, type DataClient, type DataClientOptions } from "./client.ts";
export { deployments } from "./deployments.ts";
export type * from "./gen/operations.ts";
export type { paths } from "./gen/types.ts";
export type { Http } from "./http.ts";
