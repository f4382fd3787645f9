/** Blockchains of a network. */

import { chainAlias, chainIds, type NetworkIdentity } from "../../domain/network.ts";
import type { Handler } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId } from "../request/identifier.ts";
import { readPage } from "../request/page.ts";
import { blockchainItem } from "./blockchain.ts";
import { networkOf } from "./served-network.ts";

export const listBlockchains: Handler<"listBlockchains"> = async (params, context) => {
  const { identity } = networkOf(context, params.network);
  const { rows, token } = await readPage(context, {
    settled: true,
    operation: "listBlockchains",
    network: identity,
    params,
    order: "desc",
    read: (window) => context.store.blockchains.list(window),
  });
  return { ...token, blockchains: rows.map(blockchainItem) };
};

/** The id behind an alias of the network's own chains, or that of any chain. */
function readBlockchain(identity: NetworkIdentity, text: string): string {
  const alias = chainAlias(identity, text);
  return alias === undefined ? readId("blockchainId", text) : chainIds(identity)[alias];
}

export const getBlockchain: Handler<"getBlockchain"> = async (params, context) => {
  const { identity } = networkOf(context, params.network);
  const blockchainId = readBlockchain(identity, params.blockchainId);
  const row = await context.store.blockchains.find(identity.networkId, blockchainId);
  if (row === undefined) throw new HttpError(404, `blockchain ${params.blockchainId} is not indexed`);
  return blockchainItem(row);
};
