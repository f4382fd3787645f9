/** The EVM chains that are indexed. */

import type { EvmChain } from "@primary-network/data/spec";
import type { Handler, ServedEvmChain } from "./handler.ts";

function chainItem({ network, source, unavailable }: ServedEvmChain): EvmChain {
  const { evmChainId, blockchainId, name, description, publicRpcUrl, subnetId, vmId } = source;
  const { explorerUrl, logoUri, token } = source;
  return {
    chainId: String(evmChainId),
    status: unavailable() ? "UNAVAILABLE" : "OK",
    chainName: name,
    description: description ?? "",
    platformChainId: blockchainId,
    ...(subnetId !== undefined && { subnetId }),
    ...(vmId !== undefined && { vmId }),
    vmName: "EVM",
    ...(explorerUrl !== undefined && { explorerUrl }),
    // Where the service itself asks may hold a key.
    rpcUrl: publicRpcUrl ?? "",
    isTestnet: network !== "mainnet",
    ...(logoUri !== undefined && { chainLogoUri: logoUri }),
    networkToken: token,
    enabledFeatures: ["nftIndexing", "teleporter"],
  };
}

export const listChains: Handler<"listChains"> = async ({ network, feature }, { evmChains }) => {
  const isTestnet = network === undefined ? undefined : network !== "mainnet";
  const chains = [...evmChains.values()].map(chainItem);
  return {
    chains: chains.filter(
      (chain) =>
        (isTestnet === undefined || chain.isTestnet === isTestnet) &&
        (feature === undefined || chain.enabledFeatures?.includes(feature)),
    ),
  };
};
