/** Requests what the overview shows as soon as its network is known, while its own script still loads. */
import { dataQueries } from "@primary-network/query";
import type { QueryClient } from "@tanstack/react-query";
import { clientOf } from "../../state/client-of.ts";
import type { Deployment } from "../../state/deployment.ts";
import { statusQuery } from "../../state/live/status-query.ts";
import { networksOf } from "../../state/read-network.ts";
import {
  evmChainIdOf,
  latestBlocks,
  latestEvmBlocks,
  latestEvmTransactions,
  latestTransactions,
} from "./queries.ts";

/** The page's address where it names the overview, of whichever network. */
const OVERVIEW = /^#?\/?(?:\?network=(\w+))?$/;

/** @param hash of the page's address */
export async function prefetchOverview(
  cache: QueryClient,
  deployment: Deployment,
  hash: string,
): Promise<void> {
  const status = cache.fetchQuery(statusQuery(clientOf(deployment), deployment));
  const [isOverview, named] = OVERVIEW.exec(hash) ?? [];
  // Where it fails, the view says so.
  const { chains } = await status.catch(() => ({ chains: [] }));
  const served = networksOf(chains);
  const network = served.find((name) => name === named) ?? (named === undefined ? served[0] : undefined);
  if (isOverview === undefined || network === undefined) return;
  const reader = { data: clientOf(deployment, network), key: [deployment.baseUrl, network] as const };
  const queries = dataQueries(reader.data, { key: reader.key });
  const evmChains = chains.filter((one) => one.network === network).flatMap((one) => evmChainIdOf(one) ?? []);
  void cache.prefetchQuery(queries.networks.get());
  void cache.prefetchQuery(latestBlocks(reader));
  void cache.prefetchQuery(latestTransactions(reader));
  void cache.prefetchQuery(queries.evm.listChains({}));
  for (const chainId of evmChains) {
    void cache.prefetchQuery(latestEvmBlocks(reader, chainId));
    void cache.prefetchQuery(latestEvmTransactions(reader, chainId));
  }
}
