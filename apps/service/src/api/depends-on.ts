/** What the response of each operation depends on beside the request: whether it has an ETag, and from what that is made. Streams have none. */

import type { OperationId } from "./request/handler.ts";
import type { StreamId } from "./streams/stream.ts";

/**
 * With an ETag:
 *
 * - `page`: a list, on what its snapshot shows
 * - `pChain`, `chain`: what is indexed of the P-Chain, or of the chain that the path names
 * - `network`: what is indexed of all chains of the network, between which outputs cross
 * - `evmChains`: what is indexed of the EVM chain that the path names, or of all
 *
 * Without one:
 *
 * - `clock`: on the time, too. Later pages of a list are bound to that of the first, and have an ETag.
 * - `node`: on what a node or another server says now
 * - `settings`: on the configuration, and on which chains can be served now
 * - `caller`: on what callers have stored or requested, and on what became of it
 * - `nothing`: it is refused, or not a GET
 */
export type Basis =
  | "page"
  | "pChain"
  | "chain"
  | "network"
  | "evmChains"
  | "clock"
  | "node"
  | "settings"
  | "caller"
  | "nothing";

export const dependsOn: { readonly [Id in Exclude<OperationId, StreamId>]: Basis } = {
  aggregateSignatures: "nothing",
  aggregateSignaturesForTransaction: "node",
  exportTransactions: "nothing",
  getOperation: "caller",
  listTransactions: "page",
  listStakingTransactions: "page",
  getPrimaryTransaction: "network",
  listUtxos: "page",
  queryUtxos: "nothing",
  getBalances: "clock",
  getLastActivity: "network",
  queryLastActivity: "nothing",
  getAsset: "chain",
  listAssetTransactions: "page",
  listVertices: "nothing",
  getVertex: "nothing",
  listVerticesByHeight: "nothing",
  getAvaxSupply: "nothing",
  listSubnets: "page",
  getSubnetById: "pChain",
  listBlockchains: "page",
  getBlockchain: "pChain",
  listValidators: "clock",
  listValidatorsByNode: "clock",
  listDelegators: "clock",
  listL1Validators: "page",
  getNetwork: "clock",
  listHistoricalRewards: "page",
  listPendingRewards: "clock",
  listChainIds: "network",
  listBlocksByNode: "page",
  listBlocks: "page",
  getPrimaryBlock: "chain",
  listChains: "settings",
  getTransaction: "evmChains",
  getDeploymentTransaction: "evmChains",
  listErc20Transfers: "page",
  listErc721Transfers: "page",
  listErc1155Transfers: "page",
  listTokenTransfers: "page",
  listEvmBlocks: "page",
  getEvmBlock: "evmChains",
  listEvmBlockTransactions: "page",
  listEvmTransactions: "page",
  getEvmChain: "settings",
  listAddressChains: "evmChains",
  getAddressChains: "evmChains",
  listLatestBlocksAllChains: "page",
  listAllLatestBlocks: "page",
  listLatestTransactionsAllChains: "page",
  listAllLatestTransactions: "page",
  listAddressTransactions: "page",
  listAddressTransactionsV2: "page",
  listNativeTransactions: "page",
  listInternalTransactions: "page",
  getNativeBalance: "node",
  listErc20Balances: "node",
  listErc721Balances: "node",
  listErc1155Balances: "node",
  listCollectibleBalances: "page",
  getContractMetadata: "evmChains",
  listContractDeployments: "page",
  listNfts: "page",
  getNft: "evmChains",
  reindexNft: "nothing",
  listIcmMessages: "page",
  listAllIcmMessages: "page",
  getIcmMessage: "evmChains",
  getTeleporterMessage: "evmChains",
  listTeleporterMessages: "page",
  listTeleporterMessagesByAddress: "page",
  getStatus: "node",
  getHealth: "node",
  getLiveness: "node",
  getApiUsage: "caller",
  listApiLogs: "caller",
  getRpcUsage: "nothing",
  getSubnetRpcUsage: "nothing",
  createWebhook: "nothing",
  listWebhooks: "caller",
  getWebhook: "caller",
  updateWebhook: "nothing",
  deactivateWebhook: "nothing",
  listWebhookAddresses: "caller",
  addWebhookAddresses: "nothing",
  removeWebhookAddresses: "nothing",
  rotateWebhookSecret: "nothing",
  getWebhookSecret: "caller",
  testWebhook: "nothing",
  listWebhookMessages: "caller",
  resendWebhookMessage: "nothing",
  listAverageTps: "clock",
  listMetricsChains: "settings",
  getMetricsChain: "settings",
  listChainMetricValues: "clock",
  getChainRollingWindow: "clock",
  getMetricsHealth: "node",
  getMetricsLiveness: "node",
  getIcmSummary: "clock",
  listIcmTimeseries: "clock",
  listStakingMetricValues: "nothing",
  listSubnetValidatorAddresses: "nothing",
  listNodeFeeValues: "pChain",
  listSubnetFeeValues: "pChain",
  listValidationFeeValues: "pChain",
  listL1FeeValues: "pChain",
  listBtcbBridgers: "nothing",
};

/** Those that show prices where they are configured, and have no ETag there: prices change as time passes. */
export const priced: ReadonlySet<OperationId> = new Set([
  "listHistoricalRewards",
  "getTransaction",
  "getDeploymentTransaction",
  "listErc20Transfers",
  "listTokenTransfers",
  "listAddressTransactions",
  "listAddressTransactionsV2",
  "listIcmMessages",
  "listAllIcmMessages",
  "getIcmMessage",
  "getTeleporterMessage",
  "listTeleporterMessages",
  "listTeleporterMessagesByAddress",
] satisfies OperationId[]);
