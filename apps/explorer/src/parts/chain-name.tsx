/** Names of chains. */
import type { EvmChain } from "@primary-network/data";
import { useQuery } from "@tanstack/react-query";
import { isPrimary } from "../state/chain.ts";
import { useExplored } from "../state/network.tsx";
import { Id } from "./id.tsx";

/** The id of the P-Chain, which stands in no list of blockchains. */
const P_CHAIN = /^1{32}LpoYY$/;

/** Until the chains are known. The same list each time, so that what is made of it is kept. */
const NONE: readonly EvmChain[] = [];

/** The EVM chains of the deployment; none until they are known. */
export function useEvmChains(): readonly EvmChain[] {
  const { queries } = useExplored();
  const { data } = useQuery(queries.evm.listChains({}));
  return data?.items ?? NONE;
}

/** An EVM chain of the deployment; undefined until it is known, and where it is none. */
export const useEvmChain = (chainId: string): EvmChain | undefined =>
  useEvmChains().find((chain) => chain.chainId === chainId);

/** A blockchain by its id: its name as well, where it has one. */
export function ChainById({ blockchainId }: { blockchainId: string }) {
  const { queries } = useExplored();
  const isP = P_CHAIN.test(blockchainId);
  const { data } = useQuery({ ...queries.blockchains.get({ blockchainId }), enabled: !isP });
  return (
    <>
      {isP ? "P-Chain" : data?.blockchainName} <Id value={blockchainId} keep={30} />
    </>
  );
}

/** A chain as its URL names it, in words: `C-Chain (43112)`. */
export function ChainTitle({ chain }: { chain: string }) {
  const known = useEvmChain(chain);
  if (isPrimary(chain)) return `the ${chain}`;
  return known ? `${known.chainName} (${chain})` : `EVM chain ${chain}`;
}
