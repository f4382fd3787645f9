/** Finds the EVM chain that a path names, and the EVM chains of a network. */

import { type NetworkName, servedName } from "../../domain/network.ts";
import type { Context, ServedEvmChain } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";

/**
 * A chain, by its EVM chain id or its blockchain id.
 *
 * @param available whether it must have data to serve; true by default
 * @throws HttpError 404 when it is not served, 502 or 503 while it has no data to serve
 */
export function evmChainOf(
  { evmChains }: Pick<Context, "evmChains">,
  chainId: string,
  { available = true }: { readonly available?: boolean } = {},
): ServedEvmChain {
  const chain =
    evmChains.get(/^[1-9]\d{0,15}$/.test(chainId) ? Number(chainId) : 0) ??
    [...evmChains.values()].find(({ source }) => source.blockchainId === chainId);
  if (!chain) {
    const ids = [...evmChains.keys()].join(", ");
    throw new HttpError(
      404,
      `chainId ${chainId} is not an EVM chain of this service; it serves ${ids || "none"}`,
    );
  }
  const fault = available ? chain.unavailable() : undefined;
  if (fault) throw new HttpError(fault.status, fault.reason);
  return chain;
}

/** The EVM chains of a network, or all without one. A network that is not served has none. */
export function evmChainsOf(
  { evmChains }: Pick<Context, "evmChains">,
  network: NetworkName | undefined,
): readonly ServedEvmChain[] {
  const requested = network && servedName(network);
  return [...evmChains.values()].filter((chain) => requested === undefined || chain.network === requested);
}
