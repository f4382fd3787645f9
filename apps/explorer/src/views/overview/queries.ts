/** Queries of the first screen of the overview, which are sent before it is drawn. */
import type { DataClient } from "@primary-network/data";
import { queryOptions } from "@tanstack/react-query";
import type { Explored } from "../../state/network.tsx";

type Reader = Pick<Explored, "key"> & { readonly data: Pick<DataClient, "blocks" | "evm" | "transactions"> };

/** Items of each list. */
const BLOCKS = 8;
const OF_EVM = 5;

/** The latest blocks of the P-Chain. */
export function latestBlocks({ data, key }: Reader) {
  const params = { blockchainId: "p-chain", pageSize: BLOCKS };
  return queryOptions({
    queryKey: [...key, "data", "blocks.list", params],
    queryFn: async ({ signal }) => (await data.blocks.list(params, { signal })).items,
  });
}

/** The latest transactions of the P-Chain. */
export function latestTransactions({ data, key }: Reader) {
  const params = { blockchainId: "p-chain", pageSize: OF_EVM } as const;
  return queryOptions({
    queryKey: [...key, "data", "transactions.list", params],
    queryFn: async ({ signal }) => (await data.transactions.list(params, { signal })).items,
  });
}

/** The latest blocks of an EVM chain. */
export function latestEvmBlocks({ data, key }: Reader, chainId: string) {
  const params = { chainId, pageSize: OF_EVM };
  return queryOptions({
    queryKey: [...key, "data", "evm.listBlocks", params],
    queryFn: async ({ signal }) => (await data.evm.listBlocks(params, { signal })).items,
  });
}

/** The latest transactions of an EVM chain. */
export function latestEvmTransactions({ data, key }: Reader, chainId: string) {
  const params = { chainId, pageSize: OF_EVM };
  return queryOptions({
    queryKey: [...key, "data", "evm.listTransactions", params],
    queryFn: async ({ signal }) => (await data.evm.listTransactions(params, { signal })).items,
  });
}

/** The chain id of a chain of the status; undefined unless it is an EVM chain. */
export const evmChainIdOf = ({ chain }: { readonly chain: string }): string | undefined =>
  /^evm-(\d+)$/.exec(chain)?.[1];
