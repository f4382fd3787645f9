/** The EVM chains that have metrics. */

import type { MetricsChain } from "@primary-network/metrics/spec";
import { evmChainOf, evmChainsOf } from "../evm/chain.ts";
import type { Handler, ServedEvmChain } from "../request/handler.ts";

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

/** One page: whoever sends a token did not get it from here. */
export const listMetricsChains: Handler<"listMetricsChains"> = async (params, context) => {
  const { network, pageToken } = params;
  if (pageToken !== undefined) await context.tokens.find("listMetricsChains", { ...params }, pageToken);
  return { chains: evmChainsOf(context, network).map(chainItem) };
};

/** Also of a chain whose data is missing now: its ids do not depend on that. */
export const getMetricsChain: Handler<"getMetricsChain"> = async ({ chainId }, { evmChains }) =>
  chainItem(evmChainOf({ evmChains }, chainId, { available: false }));
