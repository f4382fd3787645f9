/** Public surface of the P-Chain client: the client, its options and types, and core's errors. */
export * from "@primary-network/core";
export {
  createPChainClient,
  type IndexedChain,
  type IndexedKind,
  type PChainClient,
  type PChainClientOptions,
} from "./client.ts";
export { deployments } from "./deployments.ts";
export type * from "./gen/operations.ts";
export type * from "./gen/resources.ts";
export type { InEncoding } from "./narrow.ts";
