/** @avalabs/glacier-sdk: walks pages by hand, as its users do. */
import type { CallOf, Params } from "../calls.ts";
import { loadClient } from "../load-client.ts";
import { methodAt } from "./by-name.ts";
import { withJoinedLists } from "./joined-lists.ts";

interface Library {
  readonly Glacier: new (options: { BASE: string }) => object;
}

const onNetwork = (params: Params) => ({ network: "fuji", ...withJoinedLists(params) });
const body = (requestBody: Params) => ({ requestBody });

const METHODS: Readonly<Record<string, readonly [path: string, argument: (p: Params) => object]>> = {
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

export function createCalls({ serviceUrl }: { readonly serviceUrl: string }): CallOf {
  const { Glacier } = loadClient<Library>("@avalabs/glacier-sdk");
  const glacier = new Glacier({ BASE: serviceUrl });
  return (operation) => {
    const [path, argument] = METHODS[operation] ?? [];
    if (path === undefined || argument === undefined) return undefined;
    const method = methodAt(glacier, path);
    if (method === undefined) return undefined;
    return async (params) => {
      const pages: unknown[] = [];
      let pageToken: string | undefined;
      do {
        const given = { ...argument(params), ...(pageToken && { pageToken }) };
        const result = (await method(given)) as { readonly nextPageToken?: string } | undefined;
        pageToken = result?.nextPageToken;
        pages.push(result);
      } while (pageToken);
      return pages;
    };
  };
}
