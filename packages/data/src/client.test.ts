/** Every operation has exactly one resource method, and each sends exactly what the spec says. */
import { describe, expect, expectTypeOf, it } from "vitest";
import { type OperationId, operations } from "./gen/operations.ts";
import { createHttpClient } from "./http.ts";
import {
  type BlockchainId,
  type CChainBalances,
  type CChainExportTransaction,
  type CChainImportTransaction,
  createDataClient,
  type DataClient,
  type DataClientOptions,
  deployments,
  type PChainBalances,
  type PChainTransaction,
  type PChainUtxo,
  type PrimaryNetworkTransaction,
  parseAvax,
  type Stream,
  type Utxo,
  ValidationError,
  type XChainBalances,
  type XChainLinearTransaction,
  type XChainNonLinearTransaction,
  type XOrCChainUtxo,
} from "./index.ts";
import { createDataClientWith, validators } from "./resources.ts";

const ADDRESS = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC";

// Two addresses of the keys that the genesis of fuji names.
const A = "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw";
const B = "fuji1xpmx0ljrpvqexrvrj26fnggvr0ax9wm32gaxmx";
const ON_MAINNET = "avax1jkjyvlwclyu42n4yuegpczpfgwrf8r9lyj0d3c";

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: string | undefined;
}

/** A client whose requests are written down and given an empty page. */
function recorder(options: Partial<DataClientOptions> = {}) {
  const sent: Sent[] = [];
  const data = createDataClient({
    baseUrl: "http://service.test/base",
    network: "fuji",
    fetch: async (url, { method, body }) => {
      sent.push({ method, url, body });
      return new Response("{}");
    },
    ...options,
  });
  return { data, sent };
}

/** Sends a stream's request, whose response is no stream here. */
const opened = (stream: Stream<unknown>) =>
  stream[Symbol.asyncIterator]()
    .next()
    .catch(() => {});

describe("resource methods", () => {
  it("are exactly as many as the operations", () => {
    const { use: _, ...resources } = recorder().data;
    const methods = Object.values(resources).flatMap((resource) => Object.values(resource));
    expect(methods).toHaveLength(Object.keys(operations).length + 1); // wait() is built on getOperation
  });

  const WANT: { [Id in OperationId]: [call: (data: DataClient) => PromiseLike<unknown>, sent: string] } = {
    aggregateSignatures: [
      (d) => d.signatures.aggregate({ message: "0x00", quorumPercentage: 60, quorumPercentageBuffer: 40 }),
      'POST /v1/signatureAggregator/fuji/aggregateSignatures {"message":"0x00","quorumPercentage":60,"quorumPercentageBuffer":40}',
    ],
    aggregateSignaturesForTransaction: [
      (d) => d.signatures.aggregateForTransaction({ txHash: "abc" }),
      "GET /v1/signatureAggregator/fuji/aggregateSignatures/abc",
    ],
    exportTransactions: [
      (d) =>
        d.operations.exportTransactions({
          type: "TRANSACTION_EXPORT_EVM",
          options: { addresses: [ADDRESS], includeChains: ["43114"] },
        }),
      `POST /v1/operations/transactions:export {"type":"TRANSACTION_EXPORT_EVM","options":{"addresses":["${ADDRESS}"],"includeChains":["43114"]}}`,
    ],
    getOperation: [(d) => d.operations.get({ operationId: "a b" }), "GET /v1/operations/a%20b"],
    listTransactions: [
      (d) =>
        d.transactions.list({
          blockchainId: "p-chain",
          addresses: [A, B],
          txTypes: ["BaseTx", "ExportTx"],
          sortOrder: "asc",
        }),
      `GET /v1/networks/fuji/blockchains/p-chain/transactions?addresses=${A},${B}&txTypes=BaseTx&txTypes=ExportTx&sortOrder=asc`,
    ],
    listStakingTransactions: [
      (d) => d.transactions.listStaking({ blockchainId: "p-chain", addresses: [A], startTimestamp: 0 }),
      `GET /v1/networks/fuji/blockchains/p-chain/transactions:listStaking?addresses=${A}&startTimestamp=0`,
    ],
    listUtxos: [
      (d) =>
        d.utxos.list({
          network: "mainnet",
          blockchainId: "x-chain",
          addresses: [ON_MAINNET],
          includeSpent: true,
        }),
      `GET /v1/networks/mainnet/blockchains/x-chain/utxos?addresses=${ON_MAINNET}&includeSpent=true`,
    ],
    getPrimaryTransaction: [
      (d) => d.transactions.get({ blockchainId: "x-chain", txHash: "abc" }),
      "GET /v1/networks/fuji/blockchains/x-chain/transactions/abc",
    ],
    getSubnetById: [(d) => d.subnets.get({ subnetId: "abc" }), "GET /v1/networks/fuji/subnets/abc"],
    listBlockchains: [
      (d) => d.blockchains.list({ sortOrder: "asc" }),
      "GET /v1/networks/fuji/blockchains?sortOrder=asc",
    ],
    getBlockchain: [
      (d) => d.blockchains.get({ network: "mainnet", blockchainId: "abc" }),
      "GET /v1/networks/mainnet/blockchains/abc",
    ],
    listBlocks: [
      (d) => d.blocks.list({ blockchainId: "p-chain", startTimestamp: 1, endTimestamp: 2 }),
      "GET /v1/networks/fuji/blockchains/p-chain/blocks?startTimestamp=1&endTimestamp=2",
    ],
    getPrimaryBlock: [
      (d) => d.blocks.get({ blockchainId: "p-chain", blockId: "7" }),
      "GET /v1/networks/fuji/blockchains/p-chain/blocks/7",
    ],
    queryUtxos: [
      // As the caller has them: with or without the prefix of a chain, as a list or joined.
      (d) => d.utxos.listOfMany({ blockchainId: "p-chain", addresses: [`P-${A}`, B], pageSize: 1024 }),
      `POST /v1/networks/fuji/blockchains/p-chain/utxos?pageSize=1024 {"addresses":"${A},${B}"}`,
    ],
    getBalances: [
      (d) =>
        d.balances.get({
          blockchainId: "p-chain",
          addresses: [A, B],
          blockTimestamp: 1766016000,
        }),
      `GET /v1/networks/fuji/blockchains/p-chain/balances?addresses=${A},${B}&blockTimestamp=1766016000`,
    ],
    getLastActivity: [
      (d) => d.addresses.getLastActivity({ blockchainId: "x-chain", addresses: [A] }),
      `GET /v1/networks/fuji/blockchains/x-chain/lastActivityTimestampByAddresses?addresses=${A}`,
    ],
    queryLastActivity: [
      (d) => d.addresses.getLastActivityOfMany({ blockchainId: "x-chain", addresses: A }),
      `POST /v1/networks/fuji/blockchains/x-chain/lastActivityTimestampByAddresses {"addresses":"${A}"}`,
    ],
    getAsset: [
      (d) => d.assets.get({ blockchainId: "x-chain", assetId: "a" }),
      "GET /v1/networks/fuji/blockchains/x-chain/assets/a",
    ],
    listAssetTransactions: [
      (d) => d.assets.listTransactions({ blockchainId: "x-chain", assetId: "a", txTypes: ["OperationTx"] }),
      "GET /v1/networks/fuji/blockchains/x-chain/assets/a/transactions?txTypes=OperationTx",
    ],
    listVertices: [
      (d) => d.vertices.list({ blockchainId: "x-chain" }),
      "GET /v1/networks/fuji/blockchains/x-chain/vertices",
    ],
    getVertex: [
      (d) => d.vertices.get({ blockchainId: "x-chain", vertexHash: "v" }),
      "GET /v1/networks/fuji/blockchains/x-chain/vertices/v",
    ],
    listVerticesByHeight: [
      (d) => d.vertices.listByHeight({ blockchainId: "x-chain", vertexHeight: 7, sortOrder: "asc" }),
      "GET /v1/networks/fuji/blockchains/x-chain/vertices:listByHeight?vertexHeight=7&sortOrder=asc",
    ],
    getAvaxSupply: [(d) => d.supply.get(), "GET /v1/avax/supply"],
    listSubnets: [(d) => d.subnets.list({ pageSize: 10000 }), "GET /v1/networks/fuji/subnets?pageSize=10000"],
    listValidators: [
      (d) =>
        d.validators.list({ nodeIds: ["NodeID-a", "NodeID-b"], minDelegationCapacity: "720000000000000000" }),
      "GET /v1/networks/fuji/validators?nodeIds=NodeID-a,NodeID-b&minDelegationCapacity=720000000000000000",
    ],
    listValidatorsByNode: [
      (d) => d.validators.listByNode({ nodeId: "NodeID-a" }),
      "GET /v1/networks/fuji/validators/NodeID-a",
    ],
    listDelegators: [
      (d) => d.delegators.list({ rewardAddresses: `${A},${B}`, delegationStatus: "active" }),
      `GET /v1/networks/fuji/delegators?rewardAddresses=${A},${B}&delegationStatus=active`,
    ],
    listL1Validators: [
      (d) => d.l1Validators.list({ subnetId: "abc", includeInactiveL1Validators: true }),
      "GET /v1/networks/fuji/l1Validators?includeInactiveL1Validators=true&subnetId=abc",
    ],
    getNetwork: [(d) => d.networks.get(), "GET /v1/networks/fuji"],
    listHistoricalRewards: [
      (d) => d.rewards.list({ addresses: [A], currency: "eur" }),
      `GET /v1/networks/fuji/rewards?addresses=${A}&currency=eur`,
    ],
    listPendingRewards: [
      (d) => d.rewards.listPending({ nodeIds: ["NodeID-a"] }),
      "GET /v1/networks/fuji/rewards:listPending?nodeIds=NodeID-a",
    ],
    listChainIds: [
      (d) => d.addresses.getChains({ addresses: `X-${A},C-${B}` }),
      `GET /v1/networks/fuji/addresses:listChainIds?addresses=${A},${B}`,
    ],
    listBlocksByNode: [
      (d) => d.blocks.listByNode({ blockchainId: "p-chain", nodeId: "NodeID-a", endTimestamp: 7 }),
      "GET /v1/networks/fuji/blockchains/p-chain/nodes/NodeID-a/blocks?endTimestamp=7",
    ],
    listChains: [
      (d) => d.evm.listChains({ feature: "teleporter" }),
      "GET /v1/chains?network=fuji&feature=teleporter",
    ],
    getTransaction: [
      (d) => d.evm.getTransaction({ chainId: "43114", txHash: "0x1" }),
      "GET /v1/chains/43114/transactions/0x1",
    ],
    getDeploymentTransaction: [
      (d) => d.evm.getDeployment({ chainId: "43114", address: ADDRESS, currency: "eur" }),
      `GET /v1/chains/43114/contracts/${ADDRESS}/transactions:getDeployment?currency=eur`,
    ],
    listErc20Transfers: [
      (d) => d.evm.listErc20Transfers({ chainId: "43114", address: ADDRESS, startBlock: 1, endBlock: 2 }),
      `GET /v1/chains/43114/addresses/${ADDRESS}/transactions:listErc20?startBlock=1&endBlock=2`,
    ],
    listErc721Transfers: [
      (d) => d.evm.listErc721Transfers({ chainId: "43114", address: ADDRESS }),
      `GET /v1/chains/43114/addresses/${ADDRESS}/transactions:listErc721`,
    ],
    listErc1155Transfers: [
      (d) => d.evm.listErc1155Transfers({ chainId: "43114", address: ADDRESS }),
      `GET /v1/chains/43114/addresses/${ADDRESS}/transactions:listErc1155`,
    ],
    listEvmBlocks: [(d) => d.evm.listBlocks({ chainId: "43114" }), "GET /v1/chains/43114/blocks"],
    getEvmBlock: [(d) => d.evm.getBlock({ chainId: "43114", blockId: "7" }), "GET /v1/chains/43114/blocks/7"],
    listEvmBlockTransactions: [
      (d) => d.evm.listBlockTransactions({ chainId: "43114", blockId: "7" }),
      "GET /v1/chains/43114/blocks/7/transactions",
    ],
    listEvmTransactions: [
      (d) => d.evm.listTransactions({ chainId: "43114", status: "failed" }),
      "GET /v1/chains/43114/transactions?status=failed",
    ],
    getEvmChain: [(d) => d.evm.getChain({ chainId: "43114" }), "GET /v1/chains/43114"],
    listAddressChains: [
      (d) => d.evm.listAddressChains({ address: ADDRESS }),
      `GET /v1/address/${ADDRESS}/chains`,
    ],
    getAddressChains: [
      (d) => d.former.listAddressChains({ address: ADDRESS }),
      `GET /v1/chains/address/${ADDRESS}`,
    ],
    listLatestBlocksAllChains: [
      (d) => d.evm.listLatestBlocksAllChains({ pageSize: 2 }),
      "GET /v1/blocks?network=fuji&pageSize=2",
    ],
    listAllLatestBlocks: [
      (d) => d.former.listLatestBlocksAllChains({}),
      "GET /v1/chains/allBlocks?network=fuji",
    ],
    listLatestTransactionsAllChains: [
      (d) => d.evm.listLatestTransactionsAllChains({ status: "success" }),
      "GET /v1/transactions?network=fuji&status=success",
    ],
    listAllLatestTransactions: [
      (d) => d.former.listLatestTransactionsAllChains({}),
      "GET /v1/chains/allTransactions?network=fuji",
    ],
    listAddressTransactions: [
      (d) => d.evm.listAddressTransactions({ chainId: "43114", address: ADDRESS, sortOrder: "asc" }),
      `GET /v1/chains/43114/addresses/${ADDRESS}/transactions?sortOrder=asc`,
    ],
    listAddressTransactionsV2: [
      (d) => d.evm.listAddressTransactionsV2({ chainId: "43114", address: ADDRESS, filterSpamTokens: true }),
      `GET /v2/chains/43114/addresses/${ADDRESS}/transactions?filterSpamTokens=true`,
    ],
    listNativeTransactions: [
      (d) => d.evm.listNativeTransactions({ chainId: "43114", address: ADDRESS, startBlock: 1 }),
      `GET /v1/chains/43114/addresses/${ADDRESS}/transactions:listNative?startBlock=1`,
    ],
    listInternalTransactions: [
      (d) => d.evm.listInternalTransactions({ chainId: "43114", address: ADDRESS, endBlock: 9 }),
      `GET /v1/chains/43114/addresses/${ADDRESS}/transactions:listInternals?endBlock=9`,
    ],
    getNativeBalance: [
      (d) =>
        d.evm.getNativeBalance({ chainId: "43114", address: ADDRESS, blockNumber: "7", currency: "eur" }),
      `GET /v1/chains/43114/addresses/${ADDRESS}/balances:getNative?blockNumber=7&currency=eur`,
    ],
    listErc20Balances: [
      (d) =>
        d.evm.listErc20Balances({
          chainId: "43114",
          address: ADDRESS,
          contractAddresses: [ADDRESS, ADDRESS],
        }),
      `GET /v1/chains/43114/addresses/${ADDRESS}/balances:listErc20?contractAddresses=${ADDRESS},${ADDRESS}`,
    ],
    listErc721Balances: [
      (d) => d.evm.listErc721Balances({ chainId: "43114", address: ADDRESS, contractAddress: ADDRESS }),
      `GET /v1/chains/43114/addresses/${ADDRESS}/balances:listErc721?contractAddress=${ADDRESS}`,
    ],
    listErc1155Balances: [
      (d) => d.evm.listErc1155Balances({ chainId: "43114", address: ADDRESS, pageSize: 500 }),
      `GET /v1/chains/43114/addresses/${ADDRESS}/balances:listErc1155?pageSize=500`,
    ],
    listCollectibleBalances: [
      (d) => d.evm.listCollectibleBalances({ chainId: "43114", address: ADDRESS }),
      `GET /v1/chains/43114/addresses/${ADDRESS}/balances:listCollectibles`,
    ],
    listTokenTransfers: [
      (d) => d.evm.listTokenTransfers({ chainId: "43114", address: ADDRESS, startBlock: 1 }),
      `GET /v1/chains/43114/tokens/${ADDRESS}/transfers?startBlock=1`,
    ],
    getContractMetadata: [
      (d) => d.evm.getContractMetadata({ chainId: "43114", address: ADDRESS }),
      `GET /v1/chains/43114/addresses/${ADDRESS}`,
    ],
    listContractDeployments: [
      (d) => d.evm.listContractDeployments({ chainId: "43114", address: ADDRESS, pageSize: 3 }),
      `GET /v1/chains/43114/contracts/${ADDRESS}/deployments?pageSize=3`,
    ],
    getApiUsage: [
      (d) => d.usage.get({ timeInterval: "hourly", groupBy: "responseCode" }),
      "GET /v1/apiUsageMetrics?timeInterval=hourly&groupBy=responseCode",
    ],
    listApiLogs: [
      (d) => d.usage.listLogs({ responseCode: "429", pageSize: 3 }),
      "GET /v1/apiLogs?responseCode=429&pageSize=3",
    ],
    getRpcUsage: [(d) => d.usage.getRpc({ chainId: "43114" }), "GET /v1/rpcUsageMetrics?chainId=43114"],
    getSubnetRpcUsage: [
      (d) => d.usage.getSubnetRpc({ groupBy: "rpcMethod" }),
      "GET /v1/subnetRpcUsageMetrics?groupBy=rpcMethod",
    ],
    listNfts: [
      (d) => d.nfts.list({ chainId: "43114", address: ADDRESS, pageSize: 3 }),
      `GET /v1/chains/43114/nfts/collections/${ADDRESS}/tokens?pageSize=3`,
    ],
    getNft: [
      (d) => d.nfts.get({ chainId: "43114", address: ADDRESS, tokenId: "1" }),
      `GET /v1/chains/43114/nfts/collections/${ADDRESS}/tokens/1`,
    ],
    reindexNft: [
      (d) => d.nfts.reindex({ chainId: "43114", address: ADDRESS, tokenId: "1" }),
      `POST /v1/chains/43114/nfts/collections/${ADDRESS}/tokens/1:reindex`,
    ],
    listIcmMessages: [
      (d) => d.icm.listByAddress({ address: ADDRESS }),
      `GET /v1/icm/addresses/${ADDRESS}/messages?network=fuji`,
    ],
    getStatus: [(d) => d.status.get(), "GET /v1/status"],
    getHealth: [(d) => d.health.check(), "GET /v1/health-check"],
    getLiveness: [(d) => d.health.checkLive(), "GET /v1/live-check"],
    getIcmMessage: [(d) => d.icm.get({ messageId: "0x1f" }), "GET /v1/icm/messages/0x1f"],
    listAllIcmMessages: [
      (d) => d.icm.list({ sourceBlockchainId: "43114", from: ADDRESS, pageSize: 2 }),
      `GET /v1/icm/messages?pageSize=2&sourceBlockchainId=43114&from=${ADDRESS}&network=fuji`,
    ],
    getTeleporterMessage: [
      (d) => d.former.getTeleporterMessage({ messageId: "0x1f" }),
      "GET /v1/teleporter/messages/0x1f",
    ],
    listTeleporterMessages: [
      (d) => d.former.listTeleporterMessages({ blockchainId: "43114", to: ADDRESS }),
      `GET /v1/teleporter/messages?blockchainId=43114&to=${ADDRESS}&network=fuji`,
    ],
    listTeleporterMessagesByAddress: [
      (d) => d.former.listTeleporterMessagesByAddress({ address: ADDRESS }),
      `GET /v1/teleporter/addresses/${ADDRESS}/messages?network=fuji`,
    ],
    createWebhook: [
      (d) =>
        d.webhooks.create({
          eventType: "address_activity",
          url: "https://receiver.test/",
          chainId: "43114",
          metadata: { addresses: [ADDRESS] },
        }),
      `POST /v1/webhooks {"eventType":"address_activity","url":"https://receiver.test/","chainId":"43114","metadata":{"addresses":["${ADDRESS}"]}}`,
    ],
    listWebhooks: [(d) => d.webhooks.list({ status: "active" }), "GET /v1/webhooks?status=active"],
    getWebhook: [(d) => d.webhooks.get({ id: "1" }), "GET /v1/webhooks/1"],
    updateWebhook: [(d) => d.webhooks.update({ id: "1", name: "n" }), 'PATCH /v1/webhooks/1 {"name":"n"}'],
    deactivateWebhook: [(d) => d.webhooks.deactivate({ id: "1" }), "DELETE /v1/webhooks/1"],
    listWebhookAddresses: [
      (d) => d.webhooks.listAddresses({ id: "1", pageSize: 2 }),
      "GET /v1/webhooks/1/addresses?pageSize=2",
    ],
    addWebhookAddresses: [
      (d) => d.webhooks.addAddresses({ id: "1", addresses: [ADDRESS] }),
      `PATCH /v1/webhooks/1/addresses {"addresses":["${ADDRESS}"]}`,
    ],
    removeWebhookAddresses: [
      (d) => d.webhooks.removeAddresses({ id: "1", addresses: [ADDRESS] }),
      `DELETE /v1/webhooks/1/addresses {"addresses":["${ADDRESS}"]}`,
    ],
    rotateWebhookSecret: [(d) => d.webhooks.rotateSecret(), "POST /v1/webhooks:generateOrRotateSharedSecret"],
    getWebhookSecret: [(d) => d.webhooks.getSecret(), "GET /v1/webhooks:getSharedSecret"],
    testWebhook: [(d) => d.webhooks.test({ id: "1" }), "POST /v1/webhooks/1:test"],
    listWebhookMessages: [
      (d) => d.webhooks.listMessages({ id: "1", status: "dead" }),
      "GET /v1/webhooks/1/messages?status=dead",
    ],
    streamPrimaryTransactions: [
      (d) =>
        opened(
          d.transactions.stream(
            { blockchainId: "p-chain", addresses: [A, B], txTypes: ["BaseTx"], since: "earliest" },
            { retries: 0 },
          ),
        ),
      `GET /v1/networks/fuji/blockchains/p-chain/transactions:stream?addresses=${A},${B}&txTypes=BaseTx&since=earliest`,
    ],
    streamBlocks: [
      (d) => opened(d.blocks.stream({ blockchainId: "x-chain" }, { retries: 0 })),
      "GET /v1/networks/fuji/blockchains/x-chain/blocks:stream",
    ],
    streamValidatorEvents: [
      (d) => opened(d.validators.stream({ nodeIds: ["NodeID-1"], subnetId: "s" }, { retries: 0 })),
      "GET /v1/networks/fuji/validators:stream?nodeIds=NodeID-1&subnetId=s",
    ],
    streamEvmTransactions: [
      (d) => opened(d.evm.streamTransactions({ chainId: "43114", addresses: [ADDRESS] }, { retries: 0 })),
      `GET /v1/chains/43114/transactions:stream?addresses=${ADDRESS}`,
    ],
    streamEvmTransfers: [
      (d) =>
        opened(
          d.evm.streamTransfers(
            { chainId: 43114, tokens: [ADDRESS], kinds: ["ERC-20", "ERC-721"] },
            { retries: 0 },
          ),
        ),
      `GET /v1/chains/43114/transfers:stream?tokens=${ADDRESS}&kinds=ERC-20,ERC-721`,
    ],
    streamEvmLogs: [
      (d) => opened(d.evm.streamLogs({ chainId: "43114", topics: ["0x1"], since: "c1" }, { retries: 0 })),
      "GET /v1/chains/43114/logs:stream?topics=0x1&since=c1",
    ],
    streamEvmBlocks: [
      (d) => opened(d.evm.streamBlocks({ chainId: "43114" }, { retries: 0 })),
      "GET /v1/chains/43114/blocks:stream",
    ],
    streamIcmMessages: [
      (d) => opened(d.icm.stream({ to: ADDRESS }, { retries: 0 })),
      `GET /v1/icm/messages:stream?to=${ADDRESS}&network=fuji`,
    ],
    resendWebhookMessage: [
      (d) => d.webhooks.resend({ id: "1", messageId: "2" }),
      "POST /v1/webhooks/1/messages/2:resend",
    ],
  };

  it.each(Object.entries(WANT))("%s sends the request of the spec", async (_id, [call, want]) => {
    const { data, sent } = recorder();
    await call(data);
    expect(
      sent.map(
        ({ method, url, body }) =>
          `${method} ${url.replace("http://service.test/base", "")}${body ? ` ${body}` : ""}`,
      ),
    ).toEqual([want]);
  });
});

describe("rules that are checked without a server", () => {
  // What TypeScript would refuse already is given as a JavaScript user could.
  const js = (value: object) => value as never;
  const REFUSED: [name: string, call: (data: DataClient) => PromiseLike<unknown>, want: RegExp][] = [
    [
      "neither message nor justification",
      (d) => d.signatures.aggregate({}),
      /message, justification.*at least one/,
    ],
    [
      "quorum and buffer over 100",
      (d) => d.signatures.aggregate({ message: "00", quorumPercentage: 80, quorumPercentageBuffer: 21 }),
      /quorumPercentage, quorumPercentageBuffer.*at most 100/,
    ],
    ["neither addresses nor nodeIds", (d) => d.rewards.listPending({}), /addresses, nodeIds.*at least one/],
    ["an empty list counts as none", (d) => d.rewards.listPending({ addresses: [] }), /addresses, nodeIds/],
    ["page size 0", (d) => d.validators.list({ pageSize: 0 }), /pageSize.*at least 1/],
    ["page size 101", (d) => d.validators.list({ pageSize: 101 }), /pageSize.*at most 100/],
    ["page size 10001 of subnets", (d) => d.subnets.list({ pageSize: 10001 }), /pageSize.*at most 10000/],
    ["fee below 2", (d) => d.validators.list({ minFeePercentage: 1.9 }), /minFeePercentage.*at least 2/],
    [
      "time remaining beyond 2^31-1",
      (d) => d.validators.list({ maxTimeRemaining: 2147483648 }),
      /maxTimeRemaining.*at most 2147483647/,
    ],
    [
      "capacity beyond the supply",
      (d) => d.validators.list({ maxDelegationCapacity: "720000000000000001" }),
      /maxDelegationCapacity.*at most 720000000000000000/,
    ],
    [
      "negative timestamp",
      (d) => d.transactions.list({ blockchainId: "p-chain", startTimestamp: -1 }),
      /startTimestamp.*at least 0/,
    ],
    ["a missing path parameter", (d) => d.evm.getTransaction(js({ chainId: "43114" })), /txHash.*required/],
    ["an empty path parameter", (d) => d.operations.get({ operationId: "" }), /operationId.*empty/],
    ["an unknown name", (d) => d.validators.list(js({ pagesize: 10 })), /pagesize.*known/],
    ["a wrong type", (d) => d.validators.list(js({ pageSize: "10" })), /pageSize.*integer/],
    [
      "an address with a wrong character",
      (d) => d.utxos.list({ blockchainId: "p-chain", addresses: [A, B.replace("xpm", "xpn")] }),
      /addresses\[1\] has a checksum that does not fit/,
    ],
    [
      "an address of another network",
      (d) => d.rewards.list({ network: "mainnet", addresses: A }),
      /addresses belongs to fuji, where addresses of mainnet begin with "avax1"/,
    ],
    [
      "an address of another network than the client's, in a body",
      (d) =>
        d.utxos.listOfMany({
          blockchainId: "p-chain",
          addresses: [A, `P-${ON_MAINNET}`],
        }),
      /addresses\[1\] belongs to mainnet/,
    ],
  ];

  it.each(REFUSED)("%s is refused before anything is sent", async (_name, call, want) => {
    const { data, sent } = recorder();
    const error = await Promise.resolve(call(data)).catch((reason: unknown) => reason);
    expect(error instanceof ValidationError).toBe(true);
    expect(String(error)).toMatch(want);
    expect(sent).toEqual([]);
  });

  it("requires a network from the client or the call", async () => {
    const { data, sent } = recorder({ network: undefined });
    await expect(data.subnets.list()).rejects.toThrow(/network.*required/);
    await data.subnets.list({ network: "mainnet" });
    expect(sent).toHaveLength(1);
  });

  const BAD_OPTIONS: [given: object, want: RegExp][] = [
    [{}, /baseUrl.*required/],
    [{ baseUrl: "service.test" }, /baseUrl/],
    [{ baseUrl: "ftp://service.test" }, /baseUrl/],
    [{ baseUrl: "http://service.test?x=1" }, /baseUrl/],
    [{ baseUrl: "http://user:pw@service.test" }, /baseUrl/],
    [{ baseUrl: "http://service.test", timeout: 5 }, /timeout.*known/],
    [{ baseUrl: "http://service.test", deadlineMs: 0 }, /deadlineMs.*at least 1/],
    [{ baseUrl: "http://service.test", apiKey: "" }, /apiKey/],
  ];
  it.each(BAD_OPTIONS)("options %j are refused", (given, want) => {
    expect(() => createDataClient(given as DataClientOptions)).toThrow(want);
  });
});

describe("operations.wait", () => {
  /** A service whose job passes through the given states, on a clock that jumps to the next timer. */
  function job(states: readonly string[]) {
    let now = 0;
    const asked: number[] = [];
    const data = createDataClient({
      baseUrl: "http://service.test",
      clock: {
        now: () => now,
        random: () => 0,
        setTimer: (fire, ms) => {
          // Deadline timers of single calls are far away and never due; sleeps of the wait are at most 10 s.
          return ms > 10_000
            ? undefined
            : setImmediate(() => {
                now += ms;
                fire();
              });
        },
        clearTimer: (handle) => clearImmediate(handle as ReturnType<typeof setImmediate>),
      },
      attemptTimeoutMs: 60_000,
      fetch: async () => {
        const operationStatus = states[Math.min(asked.push(now), states.length) - 1];
        return Response.json({
          operationId: "1",
          operationType: "TRANSACTION_EXPORT_EVM",
          operationStatus,
          createdAtTimestamp: 0,
          updatedAtTimestamp: 0,
        });
      },
    });
    return { data, asked };
  }

  it("polls at growing intervals until the job is final, whatever the states in between are called", async () => {
    const { data, asked } = job(["RUNNING", "PAUSED_BY_MOON_PHASE", "RUNNING", "COMPLETED_WITH_WARNING"]);
    const seen: string[] = [];
    const done = await data.operations.wait("1", {
      onProgress: (record) => seen.push(record.operationStatus),
    });
    expect(done.operationStatus).toBe("COMPLETED_WITH_WARNING");
    expect(seen).toEqual(["RUNNING", "PAUSED_BY_MOON_PHASE", "RUNNING", "COMPLETED_WITH_WARNING"]);
    expect(asked).toEqual([0, 1000, 2500, 4750]);
  });

  it("returns the record of a failed job with its message", async () => {
    const { data } = job(["FAILED"]);
    expect((await data.operations.wait("1")).operationStatus).toBe("FAILED");
  });

  it("ends at its deadline", async () => {
    const { data, asked } = job(["RUNNING"]);
    await expect(data.operations.wait("1", { withinMs: 5_000 })).rejects.toMatchObject({
      name: "DeadlineError",
    });
    expect(asked.length).toBeLessThan(6);
  });

  it("ends when the signal aborts between two polls", async () => {
    const { data } = job(["RUNNING"]);
    const controller = new AbortController();
    const waiting = data.operations.wait("1", {
      signal: controller.signal,
      onProgress: () => controller.abort("enough"),
    });
    await expect(waiting).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
  });
});

describe("decimals", () => {
  it.each<[what: string, call: (data: DataClient) => PromiseLike<unknown>, sent: string]>([
    [
      "a number",
      (d) => d.evm.getTransaction({ chainId: 43114, txHash: "0x1" }),
      "/v1/chains/43114/transactions/0x1",
    ],
    [
      "a bigint, with all its digits",
      (d) => d.nfts.reindex({ chainId: 43114n, address: ADDRESS, tokenId: 2n ** 256n - 1n }),
      `/v1/chains/43114/nfts/collections/${ADDRESS}/tokens/${2n ** 256n - 1n}:reindex`,
    ],
    [
      "a bigint of the query",
      (d) => d.validators.list({ minDelegationCapacity: parseAvax(25) }),
      "/v1/networks/fuji/validators?minDelegationCapacity=25000000000",
    ],
    ["a text", (d) => d.evm.getTransaction({ chainId: "C", txHash: "0x1" }), "/v1/chains/C/transactions/0x1"],
  ])("may be given as %s", async (_, call, path) => {
    const { data, sent } = recorder();
    await call(data);
    expect(sent.map(({ url }) => url)).toEqual([`http://service.test/base${path}`]);
  });
});

describe("the rest of the surface", () => {
  it("lists a page, its items and its extra fields", async () => {
    const { data } = recorder({
      fetch: async () =>
        Response.json({
          nextPageToken: "t",
          utxos: [{ utxoId: "1" }],
          chainInfo: { chainName: "p-chain", network: "fuji" },
        }),
    });
    const page = await data.utxos.list({ blockchainId: "p-chain", addresses: [A] });
    expect(page.items).toEqual([{ utxoId: "1" }]);
    expect(page.nextPageToken).toBe("t");
    expect(page.chainInfo.network).toBe("fuji");
  });

  it("says which response a result and a page were read from", async () => {
    const headers = { "x-request-id": "r-1", "x-indexed-height": "evm-43114=7", etag: '"a"' };
    const { data } = recorder({ fetch: async () => Response.json({ blocks: [{}] }, { headers }) });
    const want = { status: 200, requestId: "r-1", indexedHeight: { "evm-43114": 7 }, etag: '"a"' };
    const { data: block, response } = await data.evm
      .getBlock({ chainId: "43114", blockId: "7" })
      .withResponse();
    expect(block).toEqual({ blocks: [{}] });
    expect(response).toMatchObject(want);
    const page = await data.evm.listBlocks({ chainId: "43114" });
    expect(page.response).toMatchObject(want);
    expect(Object.keys(page)).not.toContain("response");
  });

  it("makes a client of one resource", async () => {
    const urls: string[] = [];
    const fetch = async (url: string) => {
      urls.push(url);
      return Response.json({ validators: [] });
    };
    const one = createDataClientWith({ baseUrl: "http://data.test", network: "fuji", fetch }, { validators });
    expect(Object.keys(one)).toEqual(["validators", "use"]);
    expect((await one.validators.list()).items).toEqual([]);
    expect(urls).toEqual(["http://data.test/v1/networks/fuji/validators"]);
  });

  it("provides a raw client over the same pipeline, in which statuses are responses", async () => {
    const http = createHttpClient({
      baseUrl: "http://data.test",
      fetch: async () =>
        Response.json({ message: "no such chain", statusCode: 404, error: "Not Found" }, { status: 404 }),
    });
    const {
      data: body,
      error,
      response,
    } = await http.GET("/v1/chains/{chainId}/transactions/{txHash}", {
      params: { path: { chainId: "1", txHash: "0x1" } },
    });
    expect(body).toBeUndefined();
    expect(error).toMatchObject({ message: "no such chain" });
    expect(response.status).toBe(404);
  });

  it("names the public deployment's key header", async () => {
    const headers: Record<string, string>[] = [];
    const data = createDataClient({
      ...deployments.avalanche,
      apiKey: "secret-key",
      network: "mainnet",
      fetch: async (_url, init) => {
        headers.push(init.headers);
        return new Response("{}");
      },
    });
    await data.subnets.list();
    expect(headers[0]).toMatchObject({ "x-glacier-api-key": "secret-key" });
    expect(headers[0]).not.toHaveProperty("x-service-api-key");
  });

  it("narrows validators by their status", async () => {
    const { data } = recorder();
    for await (const validator of data.validators.list()) {
      if (validator.validationStatus === "active")
        expectTypeOf(validator.uptimePerformance).toEqualTypeOf<number>();
      if (validator.validationStatus === "removed")
        expectTypeOf(validator.removeTxHash).toEqualTypeOf<string>();
    }
  });

  it("narrows items by the chain that is asked for, and leaves them open where it is not known", () => {
    const { data } = recorder();
    type ItemOf<Listing> = Listing extends AsyncIterable<infer Item> ? Item : never;
    const itemsOf = <const Id extends BlockchainId>(blockchainId: Id) => ({
      utxos: data.utxos.list({ blockchainId, addresses: [A] }),
      transactions: data.transactions.list({ blockchainId }),
    });
    const [p, x, c] = [itemsOf("p-chain"), itemsOf("x-chain"), itemsOf("c-chain")];
    expectTypeOf<ItemOf<typeof p.utxos>>().toEqualTypeOf<PChainUtxo>();
    expectTypeOf<ItemOf<typeof x.utxos>>().toEqualTypeOf<XOrCChainUtxo>();
    expectTypeOf<ItemOf<typeof c.utxos>>().toEqualTypeOf<XOrCChainUtxo>();
    expectTypeOf<ItemOf<typeof p.transactions>>().toEqualTypeOf<PChainTransaction>();
    expectTypeOf<ItemOf<typeof x.transactions>>().toEqualTypeOf<
      XChainLinearTransaction | XChainNonLinearTransaction
    >();
    expectTypeOf<ItemOf<typeof c.transactions>>().toEqualTypeOf<
      CChainImportTransaction | CChainExportTransaction
    >();
    const byId = itemsOf("11111111111111111111111111111111LpoYY");
    expectTypeOf<ItemOf<typeof byId.utxos>>().toEqualTypeOf<PChainUtxo>();
    const later = itemsOf("p-chain" as string);
    expectTypeOf<ItemOf<typeof later.utxos>>().toEqualTypeOf<Utxo>();
    expectTypeOf<ItemOf<typeof later.transactions>>().toEqualTypeOf<PrimaryNetworkTransaction>();
    const either = itemsOf("p-chain" as "p-chain" | "c-chain");
    expectTypeOf<ItemOf<typeof either.utxos>>().toEqualTypeOf<Utxo>();
    const found = data.transactions.get({ blockchainId: "p-chain", txHash: "1" });
    expectTypeOf(found).resolves.toEqualTypeOf<PChainTransaction>();
    const query = <const Id extends BlockchainId>(blockchainId: Id) =>
      data.utxos.listOfMany({ blockchainId, addresses: [A] });
    expectTypeOf<ItemOf<ReturnType<typeof query<"p-chain">>>>().toEqualTypeOf<PChainUtxo>();
    expectTypeOf<ItemOf<ReturnType<typeof query<"c-chain">>>>().toEqualTypeOf<XOrCChainUtxo>();
    expectTypeOf<ItemOf<ReturnType<typeof query<string>>>>().toEqualTypeOf<Utxo>();
    const ofAsset = data.assets.listTransactions({ blockchainId: "x-chain", assetId: "1" });
    expectTypeOf<ItemOf<typeof ofAsset>>().toEqualTypeOf<
      XChainLinearTransaction | XChainNonLinearTransaction
    >();
  });

  it("narrows balances by the chain that is asked for", () => {
    const { data } = recorder();
    const of = async <const Id extends BlockchainId>(blockchainId: Id) =>
      (await data.balances.get({ blockchainId, addresses: [A] })).balances;
    type Of<Id extends BlockchainId> = Awaited<ReturnType<typeof of<Id>>>;
    expectTypeOf<Of<"p-chain">>().toEqualTypeOf<PChainBalances>();
    expectTypeOf<Of<"11111111111111111111111111111111LpoYY">>().toEqualTypeOf<PChainBalances>();
    expectTypeOf<Of<"x-chain">>().toEqualTypeOf<XChainBalances>();
    expectTypeOf<Of<"yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp">>().toEqualTypeOf<CChainBalances>();
    type AnyChain = PChainBalances | XChainBalances | CChainBalances;
    expectTypeOf<Of<string>>().toEqualTypeOf<AnyChain>();
    expectTypeOf<Of<"p-chain" | "x-chain">>().toExtend<AnyChain>();
  });
});
