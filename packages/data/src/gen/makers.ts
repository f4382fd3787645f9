// Generated from specs/data/openapi.yaml; do not edit.

import { stream, type Transport } from "@primary-network/core/client";
import {
  addWebhookAddresses,
  aggregateSignatures,
  aggregateSignaturesForTransaction,
  createWebhook,
  deactivateWebhook,
  exportTransactions,
  getAddressChains,
  getApiUsage,
  getAsset,
  getAvaxSupply,
  getBalances,
  getBlockchain,
  getContractMetadata,
  getDeploymentTransaction,
  getEvmBlock,
  getEvmChain,
  getHealth,
  getIcmMessage,
  getLastActivity,
  getLiveness,
  getNativeBalance,
  getNetwork,
  getNft,
  getOperation,
  getPrimaryBlock,
  getPrimaryTransaction,
  getRpcUsage,
  getStatus,
  getSubnetById,
  getSubnetRpcUsage,
  getTeleporterMessage,
  getTransaction,
  getVertex,
  getWebhook,
  getWebhookSecret,
  listAddressChains,
  listAddressTransactions,
  listAddressTransactionsV2,
  listAllIcmMessages,
  listAllLatestBlocks,
  listAllLatestTransactions,
  listApiLogs,
  listAssetTransactions,
  listBlockchains,
  listBlocks,
  listBlocksByNode,
  listChainIds,
  listChains,
  listCollectibleBalances,
  listContractDeployments,
  listDelegators,
  listErc1155Balances,
  listErc1155Transfers,
  listErc20Balances,
  listErc20Transfers,
  listErc721Balances,
  listErc721Transfers,
  listEvmBlockTransactions,
  listEvmBlocks,
  listEvmTransactions,
  listHistoricalRewards,
  listIcmMessages,
  listInternalTransactions,
  listL1Validators,
  listLatestBlocksAllChains,
  listLatestTransactionsAllChains,
  listNativeTransactions,
  listNfts,
  listPendingRewards,
  listStakingTransactions,
  listSubnets,
  listTeleporterMessages,
  listTeleporterMessagesByAddress,
  listTokenTransfers,
  listTransactions,
  listUtxos,
  listValidators,
  listValidatorsByNode,
  listVertices,
  listVerticesByHeight,
  listWebhookAddresses,
  listWebhookMessages,
  listWebhooks,
  queryLastActivity,
  queryUtxos,
  reindexNft,
  removeWebhookAddresses,
  resendWebhookMessage,
  rotateWebhookSecret,
  streamBlocks,
  streamEvmBlocks,
  streamEvmLogs,
  streamEvmTransactions,
  streamEvmTransfers,
  streamIcmMessages,
  streamPrimaryTransactions,
  streamValidatorEvents,
  testWebhook,
  updateWebhook,
} from "./operations.ts";
import type {
  AddressesResource,
  AssetsResource,
  BalancesResource,
  BlockchainsResource,
  BlocksResource,
  DataResources,
  DelegatorsResource,
  EvmResource,
  FormerResource,
  HealthResource,
  IcmResource,
  L1ValidatorsResource,
  NetworksResource,
  NftsResource,
  OperationsResource,
  RewardsResource,
  SignaturesResource,
  StatusResource,
  SubnetsResource,
  SupplyResource,
  TransactionsResource,
  UsageResource,
  UtxosResource,
  ValidatorsResource,
  VerticesResource,
  WebhooksResource,
} from "./resources.ts";

/** Makes `data.signatures` over a transport. */
export const signatures = (transport: Transport): SignaturesResource => ({
  aggregate: (params = {}, options) => transport.call(aggregateSignatures, params, options),
  aggregateForTransaction: (params, options) => transport.call(aggregateSignaturesForTransaction, params, options),
});

/** Makes `data.operations` over a transport. */
export const operations = (transport: Transport): OperationsResource => ({
  exportTransactions: (params, options) => transport.call(exportTransactions, params, options),
  get: (params, options) => transport.call(getOperation, params, options),
});

/** Makes `data.transactions` over a transport. */
export const transactions = (transport: Transport): TransactionsResource => ({
  list: (params, options) => transport.list(listTransactions, params, options),
  listStaking: (params, options) => transport.list(listStakingTransactions, params, options),
  stream: (params, options) => stream(transport, streamPrimaryTransactions, params, options),
  get: (params, options) => transport.call(getPrimaryTransaction, params, options),
});

/** Makes `data.utxos` over a transport. */
export const utxos = (transport: Transport): UtxosResource => ({
  list: (params, options) => transport.list(listUtxos, params, options),
  listOfMany: (params, options) => transport.list(queryUtxos, params, options),
});

/** Makes `data.balances` over a transport. */
export const balances = (transport: Transport): BalancesResource => ({
  get: (params, options) => transport.call(getBalances, params, options),
});

/** Makes `data.assets` over a transport. */
export const assets = (transport: Transport): AssetsResource => ({
  get: (params, options) => transport.call(getAsset, params, options),
  listTransactions: (params, options) => transport.list(listAssetTransactions, params, options),
});

/** Makes `data.vertices` over a transport. */
export const vertices = (transport: Transport): VerticesResource => ({
  list: (params, options) => transport.list(listVertices, params, options),
  get: (params, options) => transport.call(getVertex, params, options),
  listByHeight: (params, options) => transport.list(listVerticesByHeight, params, options),
});

/** Makes `data.supply` over a transport. */
export const supply = (transport: Transport): SupplyResource => ({
  get: (options) => transport.call(getAvaxSupply, {}, options),
});

/** Makes `data.subnets` over a transport. */
export const subnets = (transport: Transport): SubnetsResource => ({
  list: (params = {}, options) => transport.list(listSubnets, params, options),
  get: (params, options) => transport.call(getSubnetById, params, options),
});

/** Makes `data.blockchains` over a transport. */
export const blockchains = (transport: Transport): BlockchainsResource => ({
  list: (params = {}, options) => transport.list(listBlockchains, params, options),
  get: (params, options) => transport.call(getBlockchain, params, options),
});

/** Makes `data.validators` over a transport. */
export const validators = (transport: Transport): ValidatorsResource => ({
  list: (params = {}, options) => transport.list(listValidators, params, options),
  stream: (params = {}, options) => stream(transport, streamValidatorEvents, params, options),
  listByNode: (params, options) => transport.list(listValidatorsByNode, params, options),
});

/** Makes `data.l1Validators` over a transport. */
export const l1Validators = (transport: Transport): L1ValidatorsResource => ({
  list: (params = {}, options) => transport.list(listL1Validators, params, options),
});

/** Makes `data.networks` over a transport. */
export const networks = (transport: Transport): NetworksResource => ({
  get: (params = {}, options) => transport.call(getNetwork, params, options),
});

/** Makes `data.delegators` over a transport. */
export const delegators = (transport: Transport): DelegatorsResource => ({
  list: (params = {}, options) => transport.list(listDelegators, params, options),
});

/** Makes `data.rewards` over a transport. */
export const rewards = (transport: Transport): RewardsResource => ({
  list: (params = {}, options) => transport.list(listHistoricalRewards, params, options),
  listPending: (params = {}, options) => transport.list(listPendingRewards, params, options),
});

/** Makes `data.addresses` over a transport. */
export const addresses = (transport: Transport): AddressesResource => ({
  getLastActivity: (params, options) => transport.call(getLastActivity, params, options),
  getLastActivityOfMany: (params, options) => transport.call(queryLastActivity, params, options),
  getChains: (params, options) => transport.call(listChainIds, params, options),
});

/** Makes `data.blocks` over a transport. */
export const blocks = (transport: Transport): BlocksResource => ({
  listByNode: (params, options) => transport.list(listBlocksByNode, params, options),
  list: (params, options) => transport.list(listBlocks, params, options),
  stream: (params, options) => stream(transport, streamBlocks, params, options),
  get: (params, options) => transport.call(getPrimaryBlock, params, options),
});

/** Makes `data.evm` over a transport. */
export const evm = (transport: Transport): EvmResource => ({
  listChains: (params = {}, options) => transport.list(listChains, params, options),
  getTransaction: (params, options) => transport.call(getTransaction, params, options),
  getDeployment: (params, options) => transport.call(getDeploymentTransaction, params, options),
  listErc20Transfers: (params, options) => transport.list(listErc20Transfers, params, options),
  listErc721Transfers: (params, options) => transport.list(listErc721Transfers, params, options),
  listErc1155Transfers: (params, options) => transport.list(listErc1155Transfers, params, options),
  getChain: (params, options) => transport.call(getEvmChain, params, options),
  listAddressChains: (params, options) => transport.list(listAddressChains, params, options),
  listLatestBlocksAllChains: (params = {}, options) => transport.list(listLatestBlocksAllChains, params, options),
  listLatestTransactionsAllChains: (params = {}, options) => transport.list(listLatestTransactionsAllChains, params, options),
  listBlocks: (params, options) => transport.list(listEvmBlocks, params, options),
  streamBlocks: (params, options) => stream(transport, streamEvmBlocks, params, options),
  getBlock: (params, options) => transport.call(getEvmBlock, params, options),
  listBlockTransactions: (params, options) => transport.list(listEvmBlockTransactions, params, options),
  listTransactions: (params, options) => transport.list(listEvmTransactions, params, options),
  streamTransactions: (params, options) => stream(transport, streamEvmTransactions, params, options),
  listAddressTransactions: (params, options) => transport.list(listAddressTransactions, params, options),
  listAddressTransactionsV2: (params, options) => transport.list(listAddressTransactionsV2, params, options),
  listNativeTransactions: (params, options) => transport.list(listNativeTransactions, params, options),
  listInternalTransactions: (params, options) => transport.list(listInternalTransactions, params, options),
  getNativeBalance: (params, options) => transport.call(getNativeBalance, params, options),
  listErc20Balances: (params, options) => transport.list(listErc20Balances, params, options),
  listErc721Balances: (params, options) => transport.list(listErc721Balances, params, options),
  listErc1155Balances: (params, options) => transport.list(listErc1155Balances, params, options),
  listCollectibleBalances: (params, options) => transport.list(listCollectibleBalances, params, options),
  listTokenTransfers: (params, options) => transport.list(listTokenTransfers, params, options),
  streamTransfers: (params, options) => stream(transport, streamEvmTransfers, params, options),
  streamLogs: (params, options) => stream(transport, streamEvmLogs, params, options),
  getContractMetadata: (params, options) => transport.call(getContractMetadata, params, options),
  listContractDeployments: (params, options) => transport.list(listContractDeployments, params, options),
});

/** Makes `data.nfts` over a transport. */
export const nfts = (transport: Transport): NftsResource => ({
  list: (params, options) => transport.list(listNfts, params, options),
  get: (params, options) => transport.call(getNft, params, options),
  reindex: (params, options) => transport.call(reindexNft, params, options),
});

/** Makes `data.icm` over a transport. */
export const icm = (transport: Transport): IcmResource => ({
  listByAddress: (params, options) => transport.list(listIcmMessages, params, options),
  get: (params, options) => transport.call(getIcmMessage, params, options),
  list: (params = {}, options) => transport.list(listAllIcmMessages, params, options),
  stream: (params = {}, options) => stream(transport, streamIcmMessages, params, options),
});

/** Makes `data.status` over a transport. */
export const status = (transport: Transport): StatusResource => ({
  get: (options) => transport.call(getStatus, {}, options),
});

/** Makes `data.health` over a transport. */
export const health = (transport: Transport): HealthResource => ({
  check: (options) => transport.call(getHealth, {}, options),
  checkLive: (options) => transport.call(getLiveness, {}, options),
});

/** Makes `data.former` over a transport. */
export const former = (transport: Transport): FormerResource => ({
  listAddressChains: (params, options) => transport.list(getAddressChains, params, options),
  listLatestBlocksAllChains: (params = {}, options) => transport.list(listAllLatestBlocks, params, options),
  listLatestTransactionsAllChains: (params = {}, options) => transport.list(listAllLatestTransactions, params, options),
  getTeleporterMessage: (params, options) => transport.call(getTeleporterMessage, params, options),
  listTeleporterMessages: (params = {}, options) => transport.list(listTeleporterMessages, params, options),
  listTeleporterMessagesByAddress: (params, options) => transport.list(listTeleporterMessagesByAddress, params, options),
});

/** Makes `data.usage` over a transport. */
export const usage = (transport: Transport): UsageResource => ({
  get: (params = {}, options) => transport.call(getApiUsage, params, options),
  listLogs: (params = {}, options) => transport.list(listApiLogs, params, options),
  getRpc: (params = {}, options) => transport.call(getRpcUsage, params, options),
  getSubnetRpc: (params = {}, options) => transport.call(getSubnetRpcUsage, params, options),
});

/** Makes `data.webhooks` over a transport. */
export const webhooks = (transport: Transport): WebhooksResource => ({
  list: (params = {}, options) => transport.list(listWebhooks, params, options),
  create: (params, options) => transport.call(createWebhook, params, options),
  rotateSecret: (options) => transport.call(rotateWebhookSecret, {}, options),
  getSecret: (options) => transport.call(getWebhookSecret, {}, options),
  get: (params, options) => transport.call(getWebhook, params, options),
  update: (params, options) => transport.call(updateWebhook, params, options),
  deactivate: (params, options) => transport.call(deactivateWebhook, params, options),
  listAddresses: (params, options) => transport.list(listWebhookAddresses, params, options),
  addAddresses: (params, options) => transport.call(addWebhookAddresses, params, options),
  removeAddresses: (params, options) => transport.call(removeWebhookAddresses, params, options),
  test: (params, options) => transport.call(testWebhook, params, options),
  listMessages: (params, options) => transport.list(listWebhookMessages, params, options),
  resend: (params, options) => transport.call(resendWebhookMessage, params, options),
});

/** Makes all methods of the data client over a transport. */
export const resources = (transport: Transport): DataResources => ({
  signatures: signatures(transport),
  operations: operations(transport),
  transactions: transactions(transport),
  utxos: utxos(transport),
  balances: balances(transport),
  assets: assets(transport),
  vertices: vertices(transport),
  supply: supply(transport),
  subnets: subnets(transport),
  blockchains: blockchains(transport),
  validators: validators(transport),
  l1Validators: l1Validators(transport),
  networks: networks(transport),
  delegators: delegators(transport),
  rewards: rewards(transport),
  addresses: addresses(transport),
  blocks: blocks(transport),
  evm: evm(transport),
  nfts: nfts(transport),
  icm: icm(transport),
  status: status(transport),
  health: health(transport),
  former: former(transport),
  usage: usage(transport),
  webhooks: webhooks(transport),
});
