/** The parameters of every example call of the data and metrics services, from what the local network's history is sure to have. */
import { decodeCb58, encodeHex } from "@primary-network/codec";
import type { CreateWebhookParams, DataClient, ExportTransactionsParams } from "@primary-network/data";

/** The local C-Chain, and the account of its history that made the first coin. */
const chainId = "43112";
const address = "0x6de03f503F4E1cC3E7f7b080F643419D66b50357";
const blockchainId = "p-chain";
const xChain = "x-chain";

/** The first of a listing that fits. */
async function first<T>(list: AsyncIterable<T>, fits: (item: T) => boolean = () => true): Promise<T> {
  for await (const item of list) if (fits(item)) return item;
  throw new Error("the local network's history has no example of this");
}

/** Parameters by operation id, in the order in which the calls are made. */
export async function serviceExamples(data: DataClient) {
  const { nodeId } = await first(data.validators.list({ validationStatus: "active" }));
  const proposer = await firstProposer(data);
  const { rewardAddresses } = await first(data.delegators.list({ delegationStatus: "active" }));
  const [owner] = rewardAddresses;
  if (owner === undefined) throw new Error("the delegator has no reward address");
  const { nodeId: rewarded } = await first(data.validators.list({ validationStatus: "completed" }));
  const l1 = await first(data.subnets.list(), ({ isL1 }) => isL1);
  const paying = await first(data.l1Validators.list({ subnetId: l1.subnetId }));
  const conversion = await first(
    data.transactions.list({ blockchainId, pageSize: 100 }),
    ({ txType }) => txType === "ConvertSubnetToL1Tx",
  );
  const block = await first(data.blocks.list({ blockchainId }), ({ txCount }) => txCount > 0);
  const twoDaysAgo = block.blockTimestamp - 2 * 86_400;
  // An asset has the id of the transaction that created it.
  const coin = await first(
    data.transactions.list({ blockchainId: xChain, pageSize: 100 }),
    ({ txType }) => txType === "CreateAssetTx",
  );
  const { txHash } = await first(data.evm.listErc20Transfers({ chainId, address }));
  const { erc721Token } = await first(data.evm.listErc721Transfers({ chainId, address }));
  const { messageId } = await first(data.icm.listMessages({ address }));
  const exported = {
    type: "TRANSACTION_EXPORT_PRIMARY_NETWORK",
    firstDate: "2026-05-01",
    lastDate: "2026-05-31",
    options: { addresses: [owner], includeChains: [blockchainId] },
  } satisfies ExportTransactionsParams;
  const hook = {
    eventType: "address_activity",
    url: "http://127.0.0.1:9/", // nothing listens there
    chainId,
    metadata: { addresses: [address] },
  } satisfies CreateWebhookParams;
  const { id } = await data.webhooks.create(hook);
  const test = await data.webhooks.test({ id });
  const { operationId } = await data.operations.exportTransactions(exported);
  await data.operations.wait(operationId);
  const proof = encodeHex(decodeCb58(l1.subnetId), { checksum: false });
  return {
    // First, so that what is read again is there for the others.
    reindexNft: { chainId, address: erc721Token.address, tokenId: erc721Token.tokenId },
    aggregateSignatures: { justification: proof, quorumPercentage: 67 },
    aggregateSignaturesForTransaction: { txHash: conversion.txHash },
    exportTransactions: exported,
    getOperation: { operationId },
    listTransactions: {
      blockchainId,
      addresses: [owner],
      txTypes: ["AddPermissionlessDelegatorTx"],
      pageSize: 1,
    },
    listStakingTransactions: { blockchainId, addresses: [owner], pageSize: 1 },
    getPrimaryTransaction: { blockchainId, txHash: conversion.txHash },
    listUtxos: { blockchainId, addresses: [owner], sortBy: "amount", pageSize: 2 },
    queryUtxos: { blockchainId, addresses: owner, sortBy: "amount", pageSize: 2 },
    getBalances: { blockchainId, addresses: [owner] },
    getLastActivity: { blockchainId, addresses: [owner] },
    queryLastActivity: { blockchainId, addresses: owner },
    getAsset: { blockchainId: xChain, assetId: coin.txHash },
    listAssetTransactions: { blockchainId: xChain, assetId: coin.txHash, pageSize: 1 },
    listVertices: { blockchainId: xChain, pageSize: 2 },
    getVertex: { blockchainId: xChain, vertexHash: coin.txHash },
    listVerticesByHeight: { blockchainId: xChain, vertexHeight: 1 },
    getAvaxSupply: {},
    listSubnets: { pageSize: 2 },
    getSubnetById: { subnetId: l1.subnetId },
    listBlockchains: { pageSize: 2 },
    getBlockchain: { blockchainId: "c-chain" },
    listValidators: { validationStatus: "active", sortBy: "delegationCapacity", pageSize: 2 },
    listValidatorsByNode: { nodeId, pageSize: 1 },
    listDelegators: { delegationStatus: "active", nodeIds: [nodeId], pageSize: 2 },
    listL1Validators: { subnetId: l1.subnetId, pageSize: 2 },
    getNetwork: {},
    listHistoricalRewards: { nodeIds: [rewarded], pageSize: 2 },
    listPendingRewards: { addresses: [owner], pageSize: 2 },
    listChainIds: { addresses: [owner] },
    listBlocksByNode: { blockchainId, nodeId: proposer, pageSize: 2 },
    listBlocks: { blockchainId, pageSize: 2 },
    getPrimaryBlock: { blockchainId, blockId: block.blockHash },
    listChains: {},
    getTransaction: { chainId, txHash },
    getDeploymentTransaction: { chainId, address: erc721Token.address, currency: "eur" },
    listErc20Transfers: { chainId, address, pageSize: 2 },
    listErc721Transfers: { chainId, address, pageSize: 2 },
    listErc1155Transfers: { chainId, address, pageSize: 2 },
    listEvmBlocks: { chainId, pageSize: 2 },
    getEvmBlock: { chainId, blockId: "1" },
    listEvmBlockTransactions: { chainId, blockId: "1" },
    listEvmTransactions: { chainId, status: "success", pageSize: 2 },
    getEvmChain: { chainId },
    listAddressChains: { address },
    getAddressChains: { address },
    listLatestBlocksAllChains: { pageSize: 2 },
    listAllLatestBlocks: { pageSize: 2 },
    listLatestTransactionsAllChains: { status: "success", pageSize: 2 },
    listAllLatestTransactions: { pageSize: 2 },
    listAddressTransactions: { chainId, address, pageSize: 1 },
    listAddressTransactionsV2: { chainId, address, pageSize: 1 },
    listNativeTransactions: { chainId, address, pageSize: 2 },
    listInternalTransactions: { chainId, address, pageSize: 2 },
    getNativeBalance: { chainId, address },
    listErc20Balances: { chainId, address, pageSize: 2 },
    listErc721Balances: { chainId, address, pageSize: 2 },
    listErc1155Balances: { chainId, address, pageSize: 2 },
    listCollectibleBalances: { chainId, address, pageSize: 2 },
    listTokenTransfers: { chainId, address: erc721Token.address, pageSize: 2 },
    getContractMetadata: { chainId, address: erc721Token.address },
    listContractDeployments: { chainId, address, pageSize: 2 },
    getApiUsage: { groupBy: "requestPath" },
    listApiLogs: { pageSize: 2 },
    getRpcUsage: { chainId },
    getSubnetRpcUsage: { chainId },
    listNfts: { chainId, address: erc721Token.address, pageSize: 2 },
    getNft: { chainId, address: erc721Token.address, tokenId: erc721Token.tokenId },
    listIcmMessages: { address, pageSize: 1 },
    getStatus: {},
    getHealth: {},
    getLiveness: {},
    getIcmMessage: { messageId },
    listAllIcmMessages: { sourceBlockchainId: chainId, from: address, pageSize: 1 },
    getTeleporterMessage: { messageId },
    listTeleporterMessages: { blockchainId: chainId, pageSize: 1 },
    listTeleporterMessagesByAddress: { address, pageSize: 1 },
    createWebhook: hook,
    listWebhooks: { pageSize: 1 },
    getWebhook: { id },
    updateWebhook: { id, name: "Payments", status: "active" },
    listWebhookAddresses: { id, pageSize: 2 },
    addWebhookAddresses: { id, addresses: [erc721Token.address] },
    removeWebhookAddresses: { id, addresses: [erc721Token.address] },
    rotateWebhookSecret: {},
    getWebhookSecret: {},
    testWebhook: { id },
    listWebhookMessages: { id, pageSize: 1 },
    resendWebhookMessage: { id, messageId: test.messageId },
    deactivateWebhook: { id },
    listAverageTps: { chainId },
    listMetricsChains: {},
    getMetricsChain: { chainId },
    listChainMetricValues: { chainId, metric: "activeAddresses", pageSize: 3 },
    getChainRollingWindow: { chainId, metric: "txCount" },
    getMetricsHealth: {},
    getMetricsLiveness: {},
    getIcmSummary: {},
    listIcmTimeseries: { groupBy: "srcBlockchainId,destBlockchainId", pageSize: 2 },
    listStakingMetricValues: { network: "fuji", metric: "validatorCount" },
    listSubnetValidatorAddresses: { subnetId: "11111111111111111111111111111111LpoYY" },
    listNodeFeeValues: { nodeId: paying.nodeId, metric: "perNodeDailyFeesPaid", startTimestamp: twoDaysAgo },
    listSubnetFeeValues: {
      subnetId: l1.subnetId,
      startTimestamp: twoDaysAgo,
      metric: "perSubnetDailyFeesPaid",
    },
    listValidationFeeValues: {
      l1ValidationId: paying.validationId,
      metric: "validationFeesDaily",
      startTimestamp: twoDaysAgo,
    },
    listL1FeeValues: { metric: "totalValidatorFeesDaily", startTimestamp: twoDaysAgo },
    listBtcbBridgers: { threshold: "0.5" },
  };
}

/** A node that proposed blocks. */
async function firstProposer(data: DataClient): Promise<string> {
  for await (const { nodeId } of data.validators.list({ validationStatus: "active" })) {
    const { items } = await data.blocks.listByNode({ blockchainId, nodeId, pageSize: 1 });
    if (items.length > 0) return nodeId;
  }
  throw new Error("the local network's history has no block with a proposer");
}
