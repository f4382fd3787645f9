/** The scope of an export: the network, its chains, and the heights up to which the export sees them. */

import { parseAddress, ValidationError } from "@primary-network/codec";
import type { PrimaryNetworkExportOptions } from "@primary-network/data/spec";
import type { Heights } from "../../domain/listing.ts";
import { CHAIN_ALIASES, type ChainAlias, chainAlias, isChainAlias } from "../../domain/network.ts";
import type { Context, ServedNetwork } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { heightsOf } from "./heights.ts";
import { requireIndexed } from "./served-network.ts";

function hrpOf(address: string): string | undefined {
  try {
    return parseAddress(address).hrp;
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}

/**
 * The request names no network: it follows from the addresses, or else from the id of a chain. Values that do not fit
 * the network are refused when they are read.
 *
 * @throws HttpError 400 when several networks are possible, 404 when none is served
 */
export function exportedNetwork(
  { networks }: Context,
  { addresses: [first] = [], includeChains }: PrimaryNetworkExportOptions,
): ServedNetwork {
  const served = [...networks.values()];
  const [only, ...others] = served;
  if (!only) throw new HttpError(404, "no network is served here");
  const hrp = first === undefined ? undefined : hrpOf(first);
  const ids = includeChains.filter((chain) => !isChainAlias(chain));
  const found =
    first === undefined
      ? served.find(({ identity }) => ids.some((id) => chainAlias(identity, id) !== undefined))
      : served.find(({ identity }) => identity.hrp === hrp);
  if (found) return found;
  if (first !== undefined || others.length === 0) return only;
  throw new HttpError(400, "options.addresses is required: it selects the network");
}

/**
 * The chains, each once.
 *
 * @throws HttpError 400 for a chain of another network, 501 for one that is not indexed, 502 or 503 while it
 *   has no data to serve
 */
export function exportedChains(network: ServedNetwork, chains: readonly string[]): ChainAlias[] {
  const asked = chains.map((chain) => {
    const alias = chainAlias(network.identity, chain);
    if (alias !== undefined) return alias;
    throw new HttpError(
      400,
      `options.includeChains: ${chain} is not a Primary Network chain of ${network.name}`,
    );
  });
  const once = CHAIN_ALIASES.filter((alias) => asked.includes(alias));
  for (const alias of once) requireIndexed(network, alias);
  return once;
}

/** The heights that the whole export reads up to, on every chain, since each chain holds data about the others' outputs. */
export interface ExportSight {
  /** Height of the P-Chain; 0 when it is neither requested nor indexed. */
  readonly height: number;
  readonly time: number;
  readonly heights: Heights;
}

/** @throws HttpError 503 when nothing of a chain is indexed */
export async function exportSight(
  { store }: Context,
  { identity, name }: ServedNetwork,
  chains: readonly ChainAlias[],
): Promise<ExportSight> {
  const { time = 0 } = (await store.chains["p-chain"].checkpoint(identity.networkId)) ?? {};
  const heights = await heightsOf(store, identity.networkId);
  const missing = chains.find((chain) => heights[chain] === undefined);
  if (missing) throw new HttpError(503, `the ${missing} of ${name} is not indexed yet`);
  return { height: heights["p-chain"] ?? 0, time, heights };
}
