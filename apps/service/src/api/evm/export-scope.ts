/** The scope of an export of EVM transactions. */

import type { EvmExportOptions } from "@primary-network/data/spec";
import type { EvmExportRequest } from "../../jobs/export-request.ts";
import type { Context } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readEvmAddress } from "./address.ts";
import { evmChainOf } from "./chain.ts";

const MAX_ADDRESSES = 64;

/** The request without its days, and the id of the network that its first chain belongs to. */
export interface EvmExportScope extends Pick<EvmExportRequest, "evmChains" | "addresses"> {
  readonly networkId: number;
}

/** @throws HttpError 400 for a malformed address, 404 for a chain that is not served, 502 or 503 for one that is unavailable */
export async function evmExportScope(
  context: Context,
  { addresses, includeChains }: EvmExportOptions,
): Promise<EvmExportScope> {
  if (addresses.length > MAX_ADDRESSES) {
    throw new HttpError(400, `options.addresses must hold at most ${MAX_ADDRESSES} items`);
  }
  const owners = addresses.map((address) => readEvmAddress("options.addresses", address));
  const asked = new Set(includeChains.map((chain) => evmChainOf(context, chain)));
  const chains = [...context.evmChains.values()].filter((chain) => asked.has(chain));
  const [first] = chains;
  const network = first && context.networks.get(first.network);
  if (!network) throw new HttpError(404, "no EVM chain is served here");
  const evmChains = await Promise.all(
    chains.map(async ({ source: { evmChainId } }) => {
      const checkpoint = await context.store.evm.chains.checkpoint(evmChainId);
      return { evmChainId, height: checkpoint?.height ?? 0 };
    }),
  );
  return { evmChains, addresses: [...new Set(owners)], networkId: network.identity.networkId };
}
