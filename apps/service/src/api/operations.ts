/** Every operation of the two specs; one that is missing fails type checking. */

import {
  listAddressTransactions,
  listAddressTransactionsV2,
  listNativeTransactions,
} from "./evm/address-transactions.ts";
import {
  listAllLatestBlocks,
  listAllLatestTransactions,
  listLatestBlocksAllChains,
  listLatestTransactionsAllChains,
} from "./evm/all-chains.ts";
import { listAverageTps } from "./evm/average-tps.ts";
import {
  getNativeBalance,
  listCollectibleBalances,
  listErc20Balances,
  listErc721Balances,
  listErc1155Balances,
} from "./evm/balances.ts";
import { getEvmBlock, listEvmBlocks, listEvmBlockTransactions, listEvmTransactions } from "./evm/blocks.ts";
import { getAddressChains, getEvmChain, listAddressChains, listChains } from "./evm/chains.ts";
import { getContractMetadata, listContractDeployments } from "./evm/contracts.ts";
import { getIcmMessage, listAllIcmMessages, listIcmMessages } from "./evm/icm.ts";
import { listInternalTransactions } from "./evm/internal-transactions.ts";
import { getNft, listNfts, reindexNft } from "./evm/nfts.ts";
import {
  getTeleporterMessage,
  listTeleporterMessages,
  listTeleporterMessagesByAddress,
} from "./evm/teleporter.ts";
import { getDeploymentTransaction, getTransaction } from "./evm/transactions.ts";
import {
  listErc20Transfers,
  listErc721Transfers,
  listErc1155Transfers,
  listTokenTransfers,
} from "./evm/transfers.ts";
import { exportTransactions, getOperation } from "./exports.ts";
import { getHealth, getLiveness } from "./health.ts";
import { getChainRollingWindow, listChainMetricValues } from "./metrics/chain-series.ts";
import { getMetricsChain, listMetricsChains } from "./metrics/chains.ts";
import { getMetricsHealth, getMetricsLiveness } from "./metrics/health.ts";
import { getIcmSummary, listIcmTimeseries } from "./metrics/icm.ts";
import {
  listL1FeeValues,
  listNodeFeeValues,
  listSubnetFeeValues,
  listValidationFeeValues,
} from "./metrics/l1-fees.ts";
import {
  getAvaxSupply,
  getRpcUsage,
  getSubnetRpcUsage,
  getVertex,
  listBtcbBridgers,
  listStakingMetricValues,
  listSubnetValidatorAddresses,
  listVertices,
  listVerticesByHeight,
} from "./not-implemented.ts";
import { listChainIds } from "./primary/addresses.ts";
import { getAsset, listAssetTransactions } from "./primary/assets.ts";
import { getBalances } from "./primary/balances.ts";
import { getBlockchain, listBlockchains } from "./primary/blockchains.ts";
import { getPrimaryBlock, listBlocks, listBlocksByNode } from "./primary/blocks.ts";
import { listDelegators } from "./primary/delegators.ts";
import { listHistoricalRewards } from "./primary/historical-rewards.ts";
import { listL1Validators } from "./primary/l1-validators.ts";
import { getLastActivity, queryLastActivity } from "./primary/last-activity.ts";
import { getNetwork } from "./primary/network.ts";
import { listPendingRewards } from "./primary/rewards.ts";
import { aggregateSignatures, aggregateSignaturesForTransaction } from "./primary/signatures.ts";
import { getSubnetById, listSubnets } from "./primary/subnets.ts";
import { getPrimaryTransaction } from "./primary/transaction.ts";
import { listStakingTransactions, listTransactions } from "./primary/transactions.ts";
import { listUtxos, queryUtxos } from "./primary/utxos.ts";
import { listValidators, listValidatorsByNode } from "./primary/validators.ts";
import type { OperationId } from "./request/handler.ts";
import type { Operation } from "./request/operation.ts";
import { getStatus } from "./status.ts";
import { streamEvmBlocks, streamEvmTransactions, streamEvmTransfers } from "./streams/evm.ts";
import { streamEvmLogs } from "./streams/evm-logs.ts";
import { streamIcmMessages } from "./streams/icm-messages.ts";
import { streamBlocks, streamPrimaryTransactions } from "./streams/primary.ts";
import { streamValidatorEvents } from "./streams/validator-changes.ts";
import { getApiUsage, listApiLogs } from "./usage.ts";
import { listWebhookMessages, resendWebhookMessage, testWebhook } from "./webhooks/messages.ts";
import {
  addWebhookAddresses,
  createWebhook,
  deactivateWebhook,
  getWebhook,
  getWebhookSecret,
  listWebhookAddresses,
  listWebhooks,
  removeWebhookAddresses,
  rotateWebhookSecret,
  updateWebhook,
} from "./webhooks/webhooks.ts";

const operations: { readonly [Id in OperationId]: Operation<Id> } = {
  aggregateSignatures,
  aggregateSignaturesForTransaction,
  exportTransactions,
  getOperation,
  listTransactions,
  listStakingTransactions,
  getPrimaryTransaction,
  listUtxos,
  queryUtxos,
  getBalances,
  getLastActivity,
  queryLastActivity,
  getAsset,
  listAssetTransactions,
  listSubnets,
  getSubnetById,
  listBlockchains,
  getBlockchain,
  listValidators,
  listValidatorsByNode,
  listDelegators,
  listL1Validators,
  getNetwork,
  listHistoricalRewards,
  listPendingRewards,
  listChainIds,
  listBlocksByNode,
  listBlocks,
  getPrimaryBlock,
  listAverageTps,
  listMetricsChains,
  getMetricsChain,
  listChainMetricValues,
  getChainRollingWindow,
  getIcmSummary,
  listIcmTimeseries,
  listNodeFeeValues,
  listSubnetFeeValues,
  listValidationFeeValues,
  listL1FeeValues,
  getMetricsHealth,
  getMetricsLiveness,
  listChains,
  listErc20Transfers,
  listErc721Transfers,
  listErc1155Transfers,
  getNativeBalance,
  listErc20Balances,
  listErc721Balances,
  listErc1155Balances,
  listCollectibleBalances,
  listTokenTransfers,
  getContractMetadata,
  listContractDeployments,
  getApiUsage,
  listApiLogs,
  listNfts,
  getNft,
  reindexNft,
  getTransaction,
  getDeploymentTransaction,
  listAddressTransactions,
  listAddressTransactionsV2,
  listNativeTransactions,
  listInternalTransactions,
  listEvmBlocks,
  getEvmBlock,
  listEvmBlockTransactions,
  listEvmTransactions,
  getEvmChain,
  listAddressChains,
  getAddressChains,
  listLatestBlocksAllChains,
  listAllLatestBlocks,
  listLatestTransactionsAllChains,
  listAllLatestTransactions,
  listIcmMessages,
  listStakingMetricValues,
  listSubnetValidatorAddresses,
  listBtcbBridgers,
  getAvaxSupply,
  getRpcUsage,
  getSubnetRpcUsage,
  listVertices,
  getVertex,
  listVerticesByHeight,
  getStatus,
  getHealth,
  getLiveness,
  getIcmMessage,
  listAllIcmMessages,
  getTeleporterMessage,
  listTeleporterMessages,
  listTeleporterMessagesByAddress,
  createWebhook,
  listWebhooks,
  getWebhook,
  updateWebhook,
  deactivateWebhook,
  listWebhookAddresses,
  addWebhookAddresses,
  removeWebhookAddresses,
  rotateWebhookSecret,
  getWebhookSecret,
  testWebhook,
  listWebhookMessages,
  resendWebhookMessage,
  streamPrimaryTransactions,
  streamBlocks,
  streamValidatorEvents,
  streamEvmTransactions,
  streamEvmTransfers,
  streamEvmLogs,
  streamEvmBlocks,
  streamIcmMessages,
};

/** The operation with an id of the specs, whose operations are all in the table. */
export const operationOf = (id: string): Operation<OperationId> => operations[id as OperationId];

/** The reasons of the operations that this service cannot perform, by id. */
export const notImplementedReasons: ReadonlyMap<string, string> = new Map(
  Object.values(operations).flatMap((one) =>
    one.kind === "single" && one.notImplemented !== undefined ? [[one.id, one.notImplemented]] : [],
  ),
);
