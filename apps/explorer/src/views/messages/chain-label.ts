/** Names of the chains of interchain messages. */
import type { EvmChain } from "@primary-network/data";
import { short } from "../../format/short.ts";

/** A chain in the list of EVM chains. */
export type NamedChain = Pick<EvmChain, "chainId" | "chainName">;

export interface ChainLabel {
  /**
   * The name in the deployment's list of chains; without one the EVM chain id, and of other chains the
   * blockchain id, shortened.
   */
  readonly name: string;
  /** EVM chain id, where the name is another text. */
  readonly detail?: string;
}

/** A chain of a message. @param evmChainId empty where the deployment does not index the chain */
export function chainLabel(
  chains: readonly NamedChain[],
  evmChainId: string,
  blockchainId: string,
): ChainLabel {
  if (evmChainId === "") return { name: short(blockchainId, 12) };
  const chainName = chains.find(({ chainId }) => chainId === evmChainId)?.chainName;
  return chainName ? { name: chainName, detail: evmChainId } : { name: evmChainId };
}

/** The label as one text. */
export const chainText = ({ name, detail }: ChainLabel): string => (detail ? `${name} (${detail})` : name);
