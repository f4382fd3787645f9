/** The EVM chains that are indexed. */

import type { EvmChain } from "@primary-network/data/spec";
import type { Context, ServedEvmChain } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { operation } from "../request/operation.ts";
import { readEvmAddress } from "./address.ts";
import { evmChainOf, evmChainsOf } from "./chain.ts";

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

export const listChains = operation(
  "listChains",
  { basis: "settings" },
  async ({ network, feature }, context) => {
    const chains = evmChainsOf(context, network).map(chainItem);
    return {
      chains: chains.filter(
        ({ enabledFeatures }) => feature === undefined || enabledFeatures?.includes(feature),
      ),
    };
  },
);

export const getEvmChain = operation("getEvmChain", { basis: "settings" }, async ({ chainId }, context) =>
  chainItem(evmChainOf(context, chainId, { available: false })),
);

/** Every chain must be available: of one that is not, it is not known whether the address used it. */
async function chainsOfAddress(given: string, { evmChains, store }: Context) {
  const address = readEvmAddress("address", given);
  const indexedChains: EvmChain[] = [];
  for (const chain of evmChains.values()) {
    const fault = chain.unavailable();
    if (fault) throw new HttpError(fault.status, fault.reason);
    if (await store.evm.transactions.concerns(chain.source.evmChainId, address))
      indexedChains.push(chainItem(chain));
  }
  return { indexedChains, unindexedChains: [] };
}

export const listAddressChains = operation(
  "listAddressChains",
  { basis: "evmChains" },
  ({ address }, context) => chainsOfAddress(address, context),
);

export const getAddressChains = operation(
  "getAddressChains",
  { basis: "evmChains" },
  ({ address }, context) => chainsOfAddress(address, context),
);
