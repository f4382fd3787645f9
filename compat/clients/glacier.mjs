/** @avalabs/glacier-sdk: walks pages by hand, as its users do. */
import { loadClient } from "../load-client.mjs";

const list = (value) => value?.join(",");
const onNetwork = ({ addresses, nodeIds, rewardAddresses, ...rest }) => ({
  network: "fuji",
  ...rest,
  ...(addresses && { addresses: list(addresses) }),
  ...(nodeIds && { nodeIds: list(nodeIds) }),
  ...(rewardAddresses && { rewardAddresses: list(rewardAddresses) }),
});
const body = (requestBody) => ({ requestBody });

const METHODS = {
  aggregateSignatures: [
    "signatureAggregator.aggregateSignatures",
    (p) => ({ network: "fuji", requestBody: p }),
  ],
  aggregateSignaturesForTransaction: ["signatureAggregator.getAggregatedSignatures", onNetwork],
  exportTransactions: ["operations.postTransactionExportJob", body],
  getOperation: ["operations.getOperationResult", (p) => p],
  listTransactions: ["primaryNetworkTransactions.listLatestPrimaryNetworkTransactions", onNetwork],
  listStakingTransactions: [
    "primaryNetworkTransactions.listActivePrimaryNetworkStakingTransactions",
    onNetwork,
  ],
  listUtxos: ["primaryNetworkUtxOs.getUtxosByAddresses", onNetwork],
  listSubnets: ["primaryNetwork.listSubnets", onNetwork],
  listValidators: ["primaryNetwork.listValidators", onNetwork],
  listValidatorsByNode: ["primaryNetwork.getSingleValidatorDetails", onNetwork],
  listDelegators: ["primaryNetwork.listDelegators", onNetwork],
  listPendingRewards: ["primaryNetworkRewards.listPendingPrimaryNetworkRewards", onNetwork],
  listChainIds: ["primaryNetwork.getChainIdsForAddresses", onNetwork],
  listBlocksByNode: ["primaryNetworkBlocks.listPrimaryNetworkBlocksByNodeId", onNetwork],
  listChains: ["evmChains.supportedChains", (p) => p],
  getTransaction: ["evmTransactions.getTransaction", (p) => p],
  getDeploymentTransaction: ["evmTransactions.getDeploymentTransaction", (p) => p],
  listErc20Transfers: ["evmTransactions.listErc20Transactions", (p) => p],
  listErc721Transfers: ["evmTransactions.listErc721Transactions", (p) => p],
  listErc1155Transfers: ["evmTransactions.listErc1155Transactions", (p) => p],
  reindexNft: ["nfTs.reindexNft", (p) => p],
  listIcmMessages: ["interchainMessaging.listIcmMessagesByAddress", (p) => p],
};

export function createCalls({ serviceUrl }) {
  const { Glacier } = loadClient("@avalabs/glacier-sdk");
  const glacier = new Glacier({ BASE: serviceUrl });
  return (operation) => {
    const [path, argument] = METHODS[operation] ?? [];
    const [owner, method] = path?.split(".") ?? [];
    if (typeof glacier[owner]?.[method] !== "function") return undefined;
    return async (params) => {
      const pages = [];
      let pageToken;
      do {
        const result = await glacier[owner][method]({ ...argument(params), ...(pageToken && { pageToken }) });
        pageToken = result?.nextPageToken;
        pages.push(result);
      } while (pageToken);
      return pages;
    };
  };
}
