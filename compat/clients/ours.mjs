/** Our own data client, whose items the others' must equal in number. */
import { createDataClient } from "../../packages/data/dist/index.js";

const METHODS = {
  aggregateSignatures: ["signatures", "aggregate"],
  aggregateSignaturesForTransaction: ["signatures", "forTransaction"],
  exportTransactions: ["operations", "exportTransactions"],
  getOperation: ["operations", "get"],
  listTransactions: ["transactions", "list"],
  listStakingTransactions: ["transactions", "listStaking"],
  listUtxos: ["utxos", "list"],
  listSubnets: ["subnets", "list"],
  listValidators: ["validators", "list"],
  listValidatorsByNode: ["validators", "listByNode"],
  listDelegators: ["delegators", "list"],
  listPendingRewards: ["rewards", "listPending"],
  listChainIds: ["addresses", "listChains"],
  listBlocksByNode: ["blocks", "listByNode"],
  listChains: ["evm", "listChains"],
  getTransaction: ["evm", "getTransaction"],
  getDeploymentTransaction: ["evm", "getDeployment"],
  listErc20Transfers: ["evm", "listErc20Transfers"],
  listErc721Transfers: ["evm", "listErc721Transfers"],
  listErc1155Transfers: ["evm", "listErc1155Transfers"],
  reindexNft: ["nfts", "reindex"],
  listIcmMessages: ["icm", "listMessages"],
};

export function createCalls({ serviceUrl }) {
  const data = createDataClient({ baseUrl: serviceUrl, network: "fuji", deadlineMs: 120_000 });
  return (operation) => {
    const [resource, method] = METHODS[operation];
    return async (params) => {
      const result = data[resource][method](params);
      if (typeof result.pages !== "function") return [await result];
      const pages = [];
      for await (const page of result.pages()) pages.push({ items: page.items });
      return pages;
    };
  };
}
