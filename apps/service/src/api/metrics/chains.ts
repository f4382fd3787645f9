/** The EVM chains that have metrics. */

import type { MetricsChain } from "@primary-network/metrics/spec";
import type { Slice } from "../../domain/listing.ts";
import { evmChainOf, evmChainsOf } from "../evm/chain.ts";
import type { ServedEvmChain } from "../request/handler.ts";
import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";

function chainItem({ network, source }: ServedEvmChain): MetricsChain {
  const { evmChainId, name, blockchainId, subnetId } = source;
  return {
    evmChainId,
    chainName: name,
    blockchainId,
    subnetId: subnetId ?? "",
    network: network === "mainnet" ? "mainnet" : "testnet",
  };
}

/** The chains, in one page. */
export const listMetricsChains = list("listMetricsChains", { basis: "settings" }, ({ network }, context) => ({
  read: async () => ({ items: evmChainsOf(context, network) }),
  write: ({ items }: Slice<ServedEvmChain>) => ({ chains: items.map(chainItem) }),
}));

/** Also of a chain whose data is missing now: its ids do not depend on that. */
export const getMetricsChain = operation(
  "getMetricsChain",
  { basis: "settings" },
  async ({ chainId }, { evmChains }) => chainItem(evmChainOf({ evmChains }, chainId, { available: false })),
);
