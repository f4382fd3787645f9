/** Calls every operation that chainkit and avacloud share with us, and walks all pages; the two have the same methods. */

const list = (value) => value?.join(",");
const flat = ({ addresses, nodeIds, rewardAddresses, ...rest }) => ({
  ...rest,
  ...(addresses && { addresses: list(addresses) }),
  ...(nodeIds && { nodeIds: list(nodeIds) }),
  ...(rewardAddresses && { rewardAddresses: list(rewardAddresses) }),
});
const network = "fuji";
const onNetwork = (params) => ({ network, ...flat(params) });

/** By operation: the method's path below `data`, and its argument made of our parameters. */
const METHODS = {
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

/** @returns a function that makes one call and resolves with its pages, or undefined where the client has no such method. */
export function speakeasy(sdk, serverURL) {
  return (operation) => {
    const [path, argument] = METHODS[operation] ?? [];
    if (path === undefined) return undefined;
    const names = path.split(".");
    const method = names.pop();
    const owner = names.reduce((object, name) => object?.[name], sdk.data);
    if (typeof owner?.[method] !== "function") return undefined;
    return async (params) => {
      const ask = (pageToken) =>
        owner[method](
          { ...argument(params), ...(pageToken && { pageToken }) },
          { serverURL, retries: { strategy: "none" } },
        );
      const result = await ask();
      const pages = [];
      if (typeof result?.[Symbol.asyncIterator] === "function")
        for await (const page of result) pages.push(page.result);
      // Listings for which the clients have no iterator are walked as their users must.
      else {
        pages.push(result);
        while (pages.at(-1)?.nextPageToken) pages.push(await ask(pages.at(-1).nextPageToken));
      }
      return pages;
    };
  };
}
