/** Names of chains. */
import type { EvmChain } from "@primary-network/data";
import { useQuery } from "@tanstack/react-query";
import { primaryName } from "../format/chain-rows.ts";
import { short } from "../format/short.ts";
import { isPrimary } from "../state/chain.ts";
import { useExplored } from "../state/network.tsx";
import { ChainMark } from "./chain-mark.tsx";
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

/** The name of a blockchain; undefined until it is known, and for one without a name. */
function useBlockchainName(blockchainId: string): string | undefined {
  const { queries } = useExplored();
  const isP = P_CHAIN.test(blockchainId);
  const { data } = useQuery({ ...queries.blockchains.get({ blockchainId }), enabled: !isP });
  return isP ? "P-Chain" : data?.blockchainName;
}

/** A blockchain by its id, with its mark and name if it has one. */
export function ChainById({ blockchainId }: { blockchainId: string }) {
  const name = useBlockchainName(blockchainId);
  return (
    <>
      {name && <ChainMark name={name} />}
      {name} <Id value={blockchainId} keep={30} />
    </>
  );
}

/** A blockchain in a sentence: its name, or a short id. */
export function ChainWord({ blockchainId }: { blockchainId: string }) {
  const name = useBlockchainName(blockchainId);
  return <span title={blockchainId}>the {name ?? short(blockchainId, 11)}</span>;
}

/** A chain as its URL names it, in words: `C-Chain (43112)`. */
export function ChainTitle({ chain }: { chain: string }) {
  const known = useEvmChain(chain);
  if (isPrimary(chain)) return `the ${primaryName(chain)}`;
  return known ? `${known.chainName} (${chain})` : `EVM chain ${chain}`;
}
