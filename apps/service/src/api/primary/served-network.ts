/** From the names in a path to a network and chain that this service has. */

import { toCb58 } from "../../domain/id-text.ts";
import {
  CHAIN_ALIASES,
  CHAIN_TITLES,
  type ChainAlias,
  chainAlias,
  chainIds,
  type NetworkName,
  servedName,
} from "../../domain/network.ts";
import type { Context, ServedNetwork } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";

/** @throws HttpError 404 when the network is not served */
export function findNetwork({ networks }: Context, name: NetworkName | undefined): ServedNetwork {
  const network = name === undefined ? undefined : networks.get(servedName(name));
  if (network) return network;
  const names = [...networks.keys()].flatMap((served) =>
    served === "fuji" ? ["fuji", "testnet"] : [served],
  );
  throw new HttpError(
    404,
    `this service does not serve network ${name}; it serves ${names.join(", ") || "none"}`,
  );
}

/**
 * Checks that a chain of a network can be asked.
 *
 * @throws HttpError 501 when the chain is not indexed, 502 or 503 while there is no indexed data
 */
export function requireIndexed({ chains }: ServedNetwork, alias: ChainAlias): void {
  const chain = chains[alias] ?? notIndexed(alias);
  const fault = chain.unavailable();
  if (fault) throw new HttpError(fault.status, fault.reason);
}

/** @throws HttpError 404 when the network is not served, 502 or 503 while there is no indexed data */
export function networkOf(context: Context, name: NetworkName | undefined): ServedNetwork {
  const network = findNetwork(context, name);
  requireIndexed(network, "p-chain");
  return network;
}

/**
 * The network of a path that names none: mainnet where it is served, else the test network.
 *
 * @throws HttpError as `networkOf`
 */
export const defaultNetwork = (context: Context): ServedNetwork =>
  networkOf(context, context.networks.has("mainnet") ? "mainnet" : "fuji");

/** @throws HttpError 404 for a chain of another network */
function aliasOf(
  { identity, name }: ServedNetwork,
  blockchainId: string,
  field = "blockchainId",
): ChainAlias {
  const alias = chainAlias(identity, blockchainId);
  if (alias !== undefined) return alias;
  const known = [...CHAIN_ALIASES, ...Object.values(chainIds(identity)).map(toCb58)].join(", ");
  throw new HttpError(404, `${field} ${blockchainId} is not a chain of ${name}; its chains are ${known}`);
}

function notIndexed(alias: ChainAlias): never {
  throw new HttpError(501, `the ${CHAIN_TITLES[alias]} is not indexed by this deployment`);
}

/** @throws HttpError 404 for a chain of another network, 501 for the others of this one */
export function requirePChain(network: ServedNetwork, blockchainId: string): void {
  const alias = aliasOf(network, blockchainId);
  if (alias !== "p-chain") notIndexed(alias);
}

/** A network with one of its chains that can be asked. */
export interface ServedChain {
  readonly network: ServedNetwork;
  readonly alias: ChainAlias;
}

/**
 * A chain, regardless of the state of the others.
 *
 * @param field name of the chain's field in the request; blockchainId by default
 * @throws HttpError 404 when network or chain is not served, 501 when the chain is not indexed, 502 or 503
 *   while there is no indexed data
 */
export function chainOf(
  context: Context,
  name: NetworkName | undefined,
  blockchainId: string,
  field?: string,
): ServedChain {
  const network = findNetwork(context, name);
  const alias = aliasOf(network, blockchainId, field);
  requireIndexed(network, alias);
  return { network, alias };
}

/**
 * The X-Chain, for things that no other chain has.
 *
 * @throws HttpError as `chainOf`, and 400 for another chain
 */
export function xChainOf(
  context: Context,
  name: NetworkName | undefined,
  blockchainId: string,
): ServedNetwork {
  const network = findNetwork(context, name);
  const alias = aliasOf(network, blockchainId);
  if (alias !== "x-chain")
    throw new HttpError(400, `blockchainId must be the X-Chain, not the ${CHAIN_TITLES[alias]}`);
  requireIndexed(network, alias);
  return network;
}
