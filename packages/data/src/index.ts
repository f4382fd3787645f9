/** Public surface of the data client: the client, its options and types, what users do with values, and core's errors. */
export * from "@primary-network/core";
export { type AprOptions, apr } from "./apr.ts";
export { type Balance, type BalanceOptions, balances } from "./balances.ts";
export { createDataClient, type DataClient, type DataClientOptions } from "./client.ts";
export { deployments } from "./deployments.ts";
export { type DownloadOptions, download } from "./download.ts";
export { type FindClient, find } from "./find.ts";
export type {
  Found,
  FoundAddress,
  FoundAsset,
  FoundBlock,
  FoundBlockchain,
  FoundEvmBlock,
  FoundEvmChain,
  FoundEvmTransaction,
  FoundMessage,
  FoundNode,
  FoundSubnet,
  FoundTransaction,
  PrimaryChain,
} from "./found.ts";
export type * from "./gen/operations.ts";
export type { paths } from "./gen/paths.ts";
export type * from "./gen/resources.ts";
export type { Http } from "./http.ts";
export type { BalancesOnChain, CChain, OnChain, PChain, WithStatus, XChain } from "./narrow.ts";
export { isCChainTransaction, isPChainTransaction, isXChainTransaction } from "./transaction-chain.ts";
export type { WaitForOperation } from "./wait.ts";
export { type WaitForMessageOptions, waitForMessage } from "./wait-for-message.ts";
