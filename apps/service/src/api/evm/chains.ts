/** The EVM chains that are indexed. */

import type { EvmChain } from "@primary-network/data/spec";
import { servedName } from "../../domain/network.ts";
import { findNetwork } from "../primary/served-network.ts";
import type { Handler, ServedEvmChain } from "../request/handler.ts";

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
    // The URL that the service itself uses may contain a key, so only the public one is shown.
    rpcUrl: publicRpcUrl ?? "",
    isTestnet: network !== "mainnet",
    ...(logoUri !== undefined && { chainLogoUri: logoUri }),
    networkToken: token,
    enabledFeatures: ["nftIndexing", "teleporter"],
  };
}

export const listChains: Handler<"listChains"> = async ({ network, feature }, context) => {
  if (network !== undefined) findNetwork(context, network);
  const requested = network && servedName(network);
  const chains = [...context.evmChains.values()]
    .filter((chain) => requested === undefined || chain.network === requested)
    .map(chainItem);
  return {
    chains: chains.filter(
      ({ enabledFeatures }) => feature === undefined || enabledFeatures?.includes(feature),
    ),
  };
};
