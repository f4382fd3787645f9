/** Our own data client, whose items the others' must equal in number. */
import { createDataClient } from "@primary-network/data";
import type { CallOf } from "../calls.ts";
import { methodAt } from "./by-name.ts";

const METHODS: Readonly<Record<string, readonly [resource: string, method: string]>> = {
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

/** A listing of our client. */
interface Listing {
  pages(): AsyncIterable<{ readonly items: readonly unknown[] }>;
}

const isListing = (value: unknown): value is Listing =>
  typeof value === "object" && value !== null && "pages" in value && typeof value.pages === "function";

export function createCalls({ serviceUrl }: { readonly serviceUrl: string }): CallOf {
  const data = createDataClient({ baseUrl: serviceUrl, network: "fuji", deadlineMs: 120_000 });
  return (operation) => {
    const path = METHODS[operation]?.join(".");
    const method = path === undefined ? undefined : methodAt(data, path);
    if (method === undefined) return undefined;
    return async (params) => {
      const result = method(params);
      if (!isListing(result)) return [await result];
      const pages: unknown[] = [];
      for await (const page of result.pages()) pages.push({ items: page.items });
      return pages;
    };
  };
}
