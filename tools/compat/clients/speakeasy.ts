/** Calls every operation that chainkit and avacloud share with us, and walks all pages; the two have the same methods. */
import type { CallOf, Params } from "../calls.ts";
import { methodAt } from "./by-name.ts";
import { withJoinedLists } from "./joined-lists.ts";

const network = "fuji";
const onNetwork = (params: Params) => ({ network, ...withJoinedLists(params) });

/** By operation: the method's path below `data`, and its argument made of our parameters. */
const METHODS: Readonly<Record<string, readonly [path: string, argument: (p: Params) => object]>> = {
  aggregateSignatures: ["signatureAggregator.aggregate", (p) => ({ network, signatureAggregatorRequest: p })],
  aggregateSignaturesForTransaction: ["signatureAggregator.get", onNetwork],
  exportTransactions: ["operations.exportTransactions", (p) => p],
  getOperation: ["operations.getResult", (p) => p],
  listTransactions: ["primaryNetwork.transactions.listLatest", onNetwork],
  listStakingTransactions: ["primaryNetwork.transactions.listActiveStakingTransactions", onNetwork],
  listUtxos: ["primaryNetwork.utxos.listByAddresses", onNetwork],
  listSubnets: ["primaryNetwork.listSubnets", onNetwork],
  listValidators: ["primaryNetwork.listValidators", onNetwork],
  listValidatorsByNode: ["primaryNetwork.getValidatorDetails", onNetwork],
  listDelegators: ["primaryNetwork.listDelegators", onNetwork],
  listPendingRewards: ["primaryNetwork.rewards.listPendingRewards", onNetwork],
  listChainIds: ["primaryNetwork.getChainIdsForAddresses", onNetwork],
  listBlocksByNode: ["primaryNetwork.blocks.listByNodeId", onNetwork],
  listChains: ["evm.chains.list", (p) => p],
  getTransaction: ["evm.transactions.get", (p) => p],
  getDeploymentTransaction: ["evm.contracts.getDeploymentTransaction", (p) => p],
  listErc20Transfers: ["evm.address.transactions.listErc20", (p) => p],
  listErc721Transfers: ["evm.address.transactions.listErc721", (p) => p],
  listErc1155Transfers: ["evm.address.transactions.listErc1155", (p) => p],
  reindexNft: ["nfts.reindex", (p) => p],
  listIcmMessages: ["icm.listByAddress", (p) => p],
};

/** What is used of such a client. */
export interface Sdk {
  readonly data: object;
}

/** A page that knows the next one, where the client has an iterator for the listing. */
interface Result extends Partial<AsyncIterable<{ readonly result: unknown }>> {
  readonly nextPageToken?: string;
}

/** The client's calls by our operations' ids. */
export function speakeasy(sdk: Sdk, serverURL: string): CallOf {
  return (operation) => {
    const [path, argument] = METHODS[operation] ?? [];
    if (path === undefined || argument === undefined) return undefined;
    const method = methodAt(sdk.data, path);
    if (method === undefined) return undefined;
    return async (params) => {
      const ask = async (pageToken?: string) =>
        (await method(
          { ...argument(params), ...(pageToken && { pageToken }) },
          { serverURL, retries: { strategy: "none" } },
        )) as Result | undefined;
      let result = await ask();
      const pages: unknown[] = [];
      const iterate = result?.[Symbol.asyncIterator];
      if (iterate !== undefined) {
        for await (const page of { [Symbol.asyncIterator]: iterate.bind(result) }) pages.push(page.result);
        return pages;
      }
      // Listings for which the clients have no iterator are walked as their users must.
      pages.push(result);
      while (result?.nextPageToken) {
        result = await ask(result.nextPageToken);
        pages.push(result);
      }
      return pages;
    };
  };
}
