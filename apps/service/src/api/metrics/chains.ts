/** The EVM chains that have metrics. */

import type { MetricsChain } from "@primary-network/metrics/spec";
import { servedName } from "../../domain/network.ts";
import { evmChainOf } from "../evm/chain.ts";
import { findNetwork } from "../primary/served-network.ts";
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
  if (network !== undefined) findNetwork(context, network);
  const requested = network && servedName(network);
  const chains = [...context.evmChains.values()].filter(
    (chain) => requested === undefined || chain.network === requested,
  );
  return { chains: chains.map(chainItem) };
};

/** Also of a chain whose data is missing now: its ids do not depend on that. */
export const getMetricsChain: Handler<"getMetricsChain"> = async ({ chainId }, { evmChains }) =>
  chainItem(evmChainOf({ evmChains }, chainId, { available: false }));
