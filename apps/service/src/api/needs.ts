/** The history that each operation needs: an index without it refuses with 501 what it could not respond to rightly. */

import type { Beginnings } from "./request/beginnings.ts";
import type { OperationId, OperationTypes } from "./request/handler.ts";
import { HttpError } from "./request/http-error.ts";

/** Names of an operation's parameters. */
type Parameter<Id extends OperationId> = OperationTypes[Id]["params"] extends infer Params
  ? Params extends unknown
    ? keyof Params & string
    : never
  : never;

/**
 * - `state`: the current state is enough
 * - `window`: blocks and transactions of the range that a request asks for; one that reaches back to before the index
 *   begins is refused, and so is a search that finds nothing, since that may be there
 * - `history`: blocks and transactions from the first one on
 * - parameters: the state is enough where none of them is given, or is `false`
 */
type Need<Id extends OperationId> =
  | "state"
  | "window"
  | "history"
  | { readonly [name in Parameter<Id>]?: "window" | "history" };

/** The history that each operation reads beside the current state. */
export const NEEDS = {
  aggregateSignatures: "state",
  aggregateSignaturesForTransaction: "history",
  exportTransactions: "history",
  getOperation: "state",
  listTransactions: "window",
  listStakingTransactions: "window",
  streamPrimaryTransactions: "window",
  getPrimaryTransaction: "window",
  listUtxos: { includeSpent: "history" },
  queryUtxos: { includeSpent: "history" },
  getBalances: { blockTimestamp: "window" },
  getLastActivity: "history",
  queryLastActivity: "history",
  getAsset: "window",
  listAssetTransactions: "window",
  listVertices: "state",
  getVertex: "state",
  listVerticesByHeight: "state",
  getAvaxSupply: "state",
  listSubnets: "state",
  getSubnetById: "state",
  listBlockchains: "state",
  getBlockchain: "state",
  listValidators: "state",
  streamValidatorEvents: "window",
  listValidatorsByNode: "state",
  listDelegators: "state",
  listL1Validators: "state",
  getNetwork: "state",
  listHistoricalRewards: "window",
  listPendingRewards: "state",
  listChainIds: "history",
  listBlocksByNode: "window",
  listBlocks: "window",
  streamBlocks: "window",
  getPrimaryBlock: "window",
  listChains: "state",
  getTransaction: "window",
  getDeploymentTransaction: "window",
  listErc20Transfers: "window",
  listErc721Transfers: "window",
  listErc1155Transfers: "window",
  getEvmChain: "state",
  listAddressChains: "history",
  getAddressChains: "history",
  listLatestBlocksAllChains: "window",
  listAllLatestBlocks: "window",
  listLatestTransactionsAllChains: "window",
  listAllLatestTransactions: "window",
  listEvmBlocks: "window",
  streamEvmBlocks: "window",
  getEvmBlock: "window",
  listEvmBlockTransactions: "window",
  listEvmTransactions: "window",
  streamEvmTransactions: "window",
  listAddressTransactions: "window",
  listAddressTransactionsV2: "window",
  listNativeTransactions: "window",
  listInternalTransactions: "window",
  getNativeBalance: { blockNumber: "window" },
  listErc20Balances: { blockNumber: "window" },
  listErc721Balances: "state",
  listErc1155Balances: { blockNumber: "window" },
  listCollectibleBalances: "state",
  listTokenTransfers: "window",
  streamEvmTransfers: "window",
  streamEvmLogs: "window",
  getContractMetadata: "window",
  listContractDeployments: "window",
  listNfts: "state",
  getNft: "state",
  reindexNft: "state",
  createWebhook: "state",
  listWebhooks: "state",
  rotateWebhookSecret: "state",
  getWebhookSecret: "state",
  getWebhook: "state",
  updateWebhook: "state",
  deactivateWebhook: "state",
  listWebhookAddresses: "state",
  addWebhookAddresses: "state",
  removeWebhookAddresses: "state",
  testWebhook: "state",
  listWebhookMessages: "state",
  resendWebhookMessage: "state",
  getApiUsage: "state",
  listApiLogs: "state",
  getRpcUsage: "state",
  getSubnetRpcUsage: "state",
  listIcmMessages: "window",
  getStatus: "state",
  getHealth: "state",
  getLiveness: "state",
  getIcmMessage: "window",
  listAllIcmMessages: "window",
  streamIcmMessages: "window",
  getTeleporterMessage: "window",
  listTeleporterMessages: "window",
  listTeleporterMessagesByAddress: "window",
  listAverageTps: "history",
  listMetricsChains: "state",
  getMetricsChain: "state",
  listChainMetricValues: "history",
  getChainRollingWindow: "history",
  getMetricsHealth: "state",
  getMetricsLiveness: "state",
  getIcmSummary: "history",
  listIcmTimeseries: "history",
  listStakingMetricValues: "state",
  listSubnetValidatorAddresses: "state",
  listNodeFeeValues: "history",
  listSubnetFeeValues: "history",
  listValidationFeeValues: "history",
  listL1FeeValues: "history",
  listBtcbBridgers: "state",
} as const satisfies { readonly [Id in OperationId]: Need<Id> };

/** Ids of the operations whose requests decide which history they read. */
export type WindowId = {
  [Id in OperationId]: (typeof NEEDS)[Id] extends "window" ? Id : never;
}[OperationId];

/** @throws HttpError 501 when an operation needs history whatever its parameters */
export function refuseHistory(id: OperationId, { sentence }: Beginnings): void {
  if (NEEDS[id] === "history") throw new HttpError(501, sentence);
}

/** @throws HttpError 501 when a parameter of an operation asks for history */
export function refuseParameters(
  id: OperationId,
  params: { readonly [name: string]: unknown },
  { sentence }: Beginnings,
): void {
  const need: string | { readonly [name: string]: string | undefined } = NEEDS[id];
  if (typeof need === "string") return;
  const asked = Object.keys(need).find(
    (name) => need[name] === "history" && params[name] !== undefined && params[name] !== false,
  );
  if (asked !== undefined) throw new HttpError(501, `${asked} needs history: ${sentence}`);
}
