/** The history that each operation needs: an index without it refuses with 501 what it could not respond to rightly. */

import type { Beginning } from "../store/index-window.ts";
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
 * - `history`: blocks and transactions from the first one on
 * - a list of parameters: the state is enough where none of them is given, or is `false`
 */
type Need<Id extends OperationId> = "state" | "history" | readonly Parameter<Id>[];

/** The history that each operation reads beside the current state. */
export const NEEDS: { readonly [Id in OperationId]: Need<Id> } = {
  aggregateSignatures: "state",
  aggregateSignaturesForTransaction: "history",
  exportTransactions: "history",
  getOperation: "state",
  listTransactions: "history",
  listStakingTransactions: "history",
  streamPrimaryTransactions: "history",
  getPrimaryTransaction: "history",
  listUtxos: ["includeSpent"],
  queryUtxos: ["includeSpent"],
  getBalances: ["blockTimestamp"],
  getLastActivity: "history",
  queryLastActivity: "history",
  getAsset: "history",
  listAssetTransactions: "history",
  listVertices: "state",
  getVertex: "state",
  listVerticesByHeight: "state",
  getAvaxSupply: "state",
  listSubnets: "state",
  getSubnetById: "state",
  listBlockchains: "state",
  getBlockchain: "state",
  listValidators: "state",
  streamValidatorEvents: "history",
  listValidatorsByNode: "state",
  listDelegators: "state",
  listL1Validators: "state",
  getNetwork: "state",
  listHistoricalRewards: "history",
  listPendingRewards: "state",
  listChainIds: "history",
  listBlocksByNode: "history",
  listBlocks: "history",
  streamBlocks: "history",
  getPrimaryBlock: "history",
  listChains: "state",
  getTransaction: "history",
  getDeploymentTransaction: "history",
  listErc20Transfers: "history",
  listErc721Transfers: "history",
  listErc1155Transfers: "history",
  getEvmChain: "state",
  listAddressChains: "history",
  getAddressChains: "history",
  listLatestBlocksAllChains: "history",
  listAllLatestBlocks: "history",
  listLatestTransactionsAllChains: "history",
  listAllLatestTransactions: "history",
  listEvmBlocks: "history",
  streamEvmBlocks: "history",
  getEvmBlock: "history",
  listEvmBlockTransactions: "history",
  listEvmTransactions: "history",
  streamEvmTransactions: "history",
  listAddressTransactions: "history",
  listAddressTransactionsV2: "history",
  listNativeTransactions: "history",
  listInternalTransactions: "history",
  getNativeBalance: ["blockNumber"],
  listErc20Balances: ["blockNumber"],
  listErc721Balances: "state",
  listErc1155Balances: ["blockNumber"],
  listCollectibleBalances: "state",
  listTokenTransfers: "history",
  streamEvmTransfers: "history",
  streamEvmLogs: "history",
  getContractMetadata: "history",
  listContractDeployments: "history",
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
  listIcmMessages: "history",
  getStatus: "state",
  getHealth: "state",
  getLiveness: "state",
  getIcmMessage: "history",
  listAllIcmMessages: "history",
  streamIcmMessages: "history",
  getTeleporterMessage: "history",
  listTeleporterMessages: "history",
  listTeleporterMessagesByAddress: "history",
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
};

/** The sentence about where an index begins; undefined of one with all blocks. */
export function beginningOf(window: readonly Beginning[]): string | undefined {
  if (window.length === 0) return undefined;
  const chains = window.map(
    ({ network, alias, height }) => `${height} of ${alias}${network === 0 ? "" : ` of network ${network}`}`,
  );
  return `this index begins at block ${chains.join(", ")}, and has the state there without earlier history`;
}

/** @throws HttpError 501 when an operation needs history whatever its parameters */
export function refuseHistory(id: OperationId, begins: string): void {
  if (NEEDS[id] === "history") throw new HttpError(501, begins);
}

/** @throws HttpError 501 when a parameter of an operation asks for history */
export function refuseParameters(
  id: OperationId,
  params: { readonly [name: string]: unknown },
  begins: string,
): void {
  const need: "state" | "history" | readonly string[] = NEEDS[id];
  if (typeof need === "string") return;
  const asked = need.find((name) => params[name] !== undefined && params[name] !== false);
  if (asked !== undefined) throw new HttpError(501, `${asked} needs history: ${begins}`);
}
