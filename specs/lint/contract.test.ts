/** The bundled specs hold the operations of the contract, and every schema under the name of its file. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, createConfig } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";

interface Operation {
  readonly operationId: string;
  readonly "x-retry": string;
  readonly "x-rate-weight": number;
}

interface Spec {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: object };
}

const specs = new URL("../", import.meta.url);

async function read(name: string): Promise<Spec> {
  const ref = fileURLToPath(new URL(`${name}/openapi.yaml`, specs));
  const result = await bundle({ ref, config: await createConfig({}) });
  expect(result.problems).toEqual([]);
  // The bundler knows no shape; the operations below are what is looked at.
  return result.bundle.parsed as Spec;
}

/** One line for each operation: id, method, path, whether it may be sent again, compute units. */
function lines(spec: Spec): string[] {
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      [
        operation.operationId,
        method.toUpperCase(),
        path,
        operation["x-retry"],
        operation["x-rate-weight"],
      ].join(" "),
    ),
  );
}

const contract = {
  data: [
    "aggregateSignatures POST /v1/signatureAggregator/{network}/aggregateSignatures safe 20",
    "aggregateSignaturesForTransaction GET /v1/signatureAggregator/{network}/aggregateSignatures/{txHash} safe 20",
    "exportTransactions POST /v1/operations/transactions:export unsafe 20",
    "getOperation GET /v1/operations/{operationId} safe 10",
    "listTransactions GET /v1/networks/{network}/blockchains/{blockchainId}/transactions safe 100",
    "listStakingTransactions GET /v1/networks/{network}/blockchains/{blockchainId}/transactions:listStaking safe 100",
    "streamPrimaryTransactions GET /v1/networks/{network}/blockchains/{blockchainId}/transactions:stream safe 100",
    "getPrimaryTransaction GET /v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash} safe 20",
    "listUtxos GET /v1/networks/{network}/blockchains/{blockchainId}/utxos safe 100",
    "queryUtxos POST /v1/networks/{network}/blockchains/{blockchainId}/utxos safe 100",
    "getBalances GET /v1/networks/{network}/blockchains/{blockchainId}/balances safe 100",
    "getLastActivity GET /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses safe 100",
    "queryLastActivity POST /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses safe 100",
    "getAsset GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId} safe 20",
    "listAssetTransactions GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions safe 100",
    "listVertices GET /v1/networks/{network}/blockchains/{blockchainId}/vertices safe 20",
    "getVertex GET /v1/networks/{network}/blockchains/{blockchainId}/vertices/{vertexHash} safe 20",
    "listVerticesByHeight GET /v1/networks/{network}/blockchains/{blockchainId}/vertices:listByHeight safe 20",
    "getAvaxSupply GET /v1/avax/supply safe 20",
    "listSubnets GET /v1/networks/{network}/subnets safe 20",
    "getSubnetById GET /v1/networks/{network}/subnets/{subnetId} safe 20",
    "listBlockchains GET /v1/networks/{network}/blockchains safe 20",
    "getBlockchain GET /v1/networks/{network}/blockchains/{blockchainId} safe 20",
    "listValidators GET /v1/networks/{network}/validators safe 20",
    "streamValidatorEvents GET /v1/networks/{network}/validators:stream safe 20",
    "listValidatorsByNode GET /v1/networks/{network}/validators/{nodeId} safe 20",
    "listDelegators GET /v1/networks/{network}/delegators safe 20",
    "listL1Validators GET /v1/networks/{network}/l1Validators safe 20",
    "getNetwork GET /v1/networks/{network} safe 100",
    "listHistoricalRewards GET /v1/networks/{network}/rewards safe 100",
    "listPendingRewards GET /v1/networks/{network}/rewards:listPending safe 100",
    "listChainIds GET /v1/networks/{network}/addresses:listChainIds safe 100",
    "listBlocksByNode GET /v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks safe 20",
    "listBlocks GET /v1/networks/{network}/blockchains/{blockchainId}/blocks safe 20",
    "streamBlocks GET /v1/networks/{network}/blockchains/{blockchainId}/blocks:stream safe 20",
    "getPrimaryBlock GET /v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId} safe 20",
    "listChains GET /v1/chains safe 1",
    "getTransaction GET /v1/chains/{chainId}/transactions/{txHash} safe 20",
    "getDeploymentTransaction GET /v1/chains/{chainId}/contracts/{address}/transactions:getDeployment safe 20",
    "listErc20Transfers GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc20 safe 20",
    "listErc721Transfers GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc721 safe 20",
    "listErc1155Transfers GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc1155 safe 20",
    "getEvmChain GET /v1/chains/{chainId} safe 1",
    "listAddressChains GET /v1/address/{address}/chains safe 20",
    "getAddressChains GET /v1/chains/address/{address} safe 1",
    "listLatestBlocksAllChains GET /v1/blocks safe 20",
    "listAllLatestBlocks GET /v1/chains/allBlocks safe 1",
    "listLatestTransactionsAllChains GET /v1/transactions safe 20",
    "listAllLatestTransactions GET /v1/chains/allTransactions safe 1",
    "listEvmBlocks GET /v1/chains/{chainId}/blocks safe 10",
    "streamEvmBlocks GET /v1/chains/{chainId}/blocks:stream safe 10",
    "getEvmBlock GET /v1/chains/{chainId}/blocks/{blockId} safe 10",
    "listEvmBlockTransactions GET /v1/chains/{chainId}/blocks/{blockId}/transactions safe 20",
    "listEvmTransactions GET /v1/chains/{chainId}/transactions safe 20",
    "streamEvmTransactions GET /v1/chains/{chainId}/transactions:stream safe 20",
    "listAddressTransactions GET /v1/chains/{chainId}/addresses/{address}/transactions safe 20",
    "listAddressTransactionsV2 GET /v2/chains/{chainId}/addresses/{address}/transactions safe 20",
    "listNativeTransactions GET /v1/chains/{chainId}/addresses/{address}/transactions:listNative safe 20",
    "listInternalTransactions GET /v1/chains/{chainId}/addresses/{address}/transactions:listInternals safe 20",
    "reindexNft POST /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex unsafe 10",
    "listIcmMessages GET /v1/icm/addresses/{address}/messages safe 20",
    "getStatus GET /v1/status safe 1",
    "getHealth GET /v1/health-check safe 1",
    "getLiveness GET /v1/live-check safe 1",
    "getIcmMessage GET /v1/icm/messages/{messageId} safe 20",
    "listAllIcmMessages GET /v1/icm/messages safe 20",
    "streamIcmMessages GET /v1/icm/messages:stream safe 20",
    "getTeleporterMessage GET /v1/teleporter/messages/{messageId} safe 20",
    "listTeleporterMessages GET /v1/teleporter/messages safe 20",
    "listTeleporterMessagesByAddress GET /v1/teleporter/addresses/{address}/messages safe 20",
    "getNativeBalance GET /v1/chains/{chainId}/addresses/{address}/balances:getNative safe 20",
    "listErc20Balances GET /v1/chains/{chainId}/addresses/{address}/balances:listErc20 safe 20",
    "listErc721Balances GET /v1/chains/{chainId}/addresses/{address}/balances:listErc721 safe 20",
    "listErc1155Balances GET /v1/chains/{chainId}/addresses/{address}/balances:listErc1155 safe 20",
    "listCollectibleBalances GET /v1/chains/{chainId}/addresses/{address}/balances:listCollectibles safe 20",
    "listTokenTransfers GET /v1/chains/{chainId}/tokens/{address}/transfers safe 20",
    "streamEvmTransfers GET /v1/chains/{chainId}/transfers:stream safe 20",
    "streamEvmLogs GET /v1/chains/{chainId}/logs:stream safe 20",
    "getContractMetadata GET /v1/chains/{chainId}/addresses/{address} safe 20",
    "listContractDeployments GET /v1/chains/{chainId}/contracts/{address}/deployments safe 20",
    "getApiUsage GET /v1/apiUsageMetrics safe 200",
    "listApiLogs GET /v1/apiLogs safe 200",
    "getRpcUsage GET /v1/rpcUsageMetrics safe 200",
    "getSubnetRpcUsage GET /v1/subnetRpcUsageMetrics safe 200",
    "listNfts GET /v1/chains/{chainId}/nfts/collections/{address}/tokens safe 20",
    "getNft GET /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId} safe 20",
    "createWebhook POST /v1/webhooks unsafe 20",
    "listWebhooks GET /v1/webhooks safe 10",
    "rotateWebhookSecret POST /v1/webhooks:generateOrRotateSharedSecret unsafe 20",
    "getWebhookSecret GET /v1/webhooks:getSharedSecret safe 10",
    "getWebhook GET /v1/webhooks/{id} safe 10",
    "updateWebhook PATCH /v1/webhooks/{id} safe 20",
    "deactivateWebhook DELETE /v1/webhooks/{id} safe 20",
    "listWebhookAddresses GET /v1/webhooks/{id}/addresses safe 20",
    "addWebhookAddresses PATCH /v1/webhooks/{id}/addresses safe 20",
    "removeWebhookAddresses DELETE /v1/webhooks/{id}/addresses safe 20",
    "testWebhook POST /v1/webhooks/{id}:test unsafe 20",
    "listWebhookMessages GET /v1/webhooks/{id}/messages safe 10",
    "resendWebhookMessage POST /v1/webhooks/{id}/messages/{messageId}:resend unsafe 20",
  ],
  metrics: [
    "listAverageTps GET /v1/avg_tps/{chainId} safe 100",
    "listMetricsChains GET /v2/chains safe 1",
    "getMetricsChain GET /v2/chains/{chainId} safe 1",
    "listChainMetricValues GET /v2/chains/{chainId}/metrics/{metric} safe 100",
    "getChainRollingWindow GET /v2/chains/{chainId}/rollingWindowMetrics/{metric} safe 100",
    "getMetricsHealth GET /v2/health-check safe 1",
    "getMetricsLiveness GET /v2/live-check safe 1",
    "getIcmSummary GET /v2/icm/summary safe 100",
    "listIcmTimeseries GET /v2/icm/timeseries safe 100",
    "listStakingMetricValues GET /v2/networks/{network}/metrics/{metric} safe 100",
    "listSubnetValidatorAddresses GET /v2/subnets/{subnetId}/validators:getAddresses safe 200",
    "listNodeFeeValues GET /v2/validator/{nodeId}/metrics/{metric} safe 100",
    "listSubnetFeeValues GET /v2/subnet/{subnetId}/metrics/{metric} safe 100",
    "listValidationFeeValues GET /v2/validation/{l1ValidationId}/metrics/{metric} safe 100",
    "listL1FeeValues GET /v2/validators/metrics/{metric} safe 100",
    "listBtcbBridgers GET /v2/chains/43114/btcb/bridged:getAddresses safe 200",
  ],
};

describe.each(["data", "metrics"] as const)("%s", (name) => {
  test("has the operations of the contract and no others", async () => {
    expect(lines(await read(name)).sort()).toEqual(contract[name].toSorted());
  });

  test("keeps the name of every schema file when bundled", async () => {
    const files = [`${name}/schemas`, "shared/schemas"]
      .flatMap((folder) => readdirSync(new URL(folder, specs)))
      .map((file) => file.replace(".yaml", ""));
    const { components } = await read(name);
    expect(Object.keys(components.schemas).sort()).toEqual(files.sort());
  });
});
