/**
 * Public surface of the data client: the client, its options and types, functions for values, and core's
 * errors.
 */
export * from "@primary-network/core";
export { createDataClient, type DataClient } from "./client.ts";
export type { DataClientOptions } from "./client-options.ts";
export { type ComputeAprOptions, computeApr } from "./compute-apr.ts";
export { deployments } from "./deployments.ts";
export { type DownloadExportOptions, downloadExport } from "./download-export.ts";
export { type FindByTextClient, findByText } from "./find-by-text.ts";
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
export type * from "./gen/resources.ts";
export type { BalancesOnChain, CChain, OnChain, PChain, WithStatus, XChain } from "./narrow.ts";
export { type Balance, type SumBalancesOptions, sumBalances } from "./sum-balances.ts";
export { isCChainTransaction, isPChainTransaction, isXChainTransaction } from "./transaction-chain.ts";
export type { WaitForOperation } from "./wait.ts";
export { type WaitForMessageOptions, waitForMessage } from "./wait-for-message.ts";
