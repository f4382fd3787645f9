/** Blockchains of a network. */

import { chainAlias, chainIds, type NetworkIdentity } from "../../domain/network.ts";
import { HttpError } from "../request/http-error.ts";
import { readId } from "../request/identifier.ts";
import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import { blockchainItem } from "./blockchain.ts";
import { seenOnPChain } from "./heights.ts";
import { networkOf } from "./served-network.ts";

export const listBlockchains = list(
  "listBlockchains",
  { basis: "page", settled: true },
  (params, context) => {
    const { networkId } = networkOf(context, params.network).identity;
    return {
      networkId,
      see: (store) => seenOnPChain(store, networkId),
      read: (store, window) => store.blockchains.list(window),
      write: ({ items }) => ({ blockchains: items.map(blockchainItem) }),
    };
  },
);

/** The id behind an alias of the network's own chains, or that of any chain. */
function readBlockchain(identity: NetworkIdentity, text: string): string {
  const alias = chainAlias(identity, text);
  return alias === undefined ? readId("blockchainId", text) : chainIds(identity)[alias];
}

export const getBlockchain = operation("getBlockchain", { basis: "pChain" }, async (params, context) => {
  const { identity } = networkOf(context, params.network);
  const blockchainId = readBlockchain(identity, params.blockchainId);
  const row = await context.store.blockchains.find(identity.networkId, blockchainId);
  if (row === undefined) throw new HttpError(404, `blockchain ${params.blockchainId} is not indexed`);
  return blockchainItem(row);
});
