/** The tokens of a collection, and reading the metadata of one again. */

import type { Nft } from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import type { CollectionToken } from "../../store/evm/collection.ts";
import { HttpError } from "../request/http-error.ts";
import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import { readEvmAddress } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { seenOnEvm } from "./heights.ts";
import { nftReadings } from "./nft-readings.ts";

/** Least milliseconds between two requests to reindex one token. */
const INTERVAL = 3_600_000;

const MAX_ID = 2n ** 256n - 1n;

/** @throws HttpError 400 naming the rule */
function readTokenId(text: string): string {
  if (/^(0|[1-9]\d{0,77})$/.test(text) && BigInt(text) <= MAX_ID) return text;
  throw new HttpError(400, "tokenId must be a decimal integer from 0 to 2^256 - 1, without leading zeros");
}

function nftItem(address: string, token: CollectionToken): Nft {
  const { kind, tokenId, name, symbol, owner } = token;
  const { tokenUri, erc721, erc1155 } = nftReadings(token);
  const contract = checksummed(address);
  if (kind === 1155) return { address: contract, ercType: "ERC-1155", tokenId, tokenUri, metadata: erc1155 };
  return {
    address: contract,
    name: name ?? "",
    symbol: symbol ?? "",
    ercType: "ERC-721",
    tokenId,
    tokenUri,
    metadata: erc721,
    ...(owner !== null && { ownerAddress: checksummed(owner) }),
  };
}

export const listNfts = list("listNfts", { basis: "page", order: "asc" }, (params, context) => {
  const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
  const address = readEvmAddress("address", params.address);
  return {
    networkId: chain,
    see: (store) => seenOnEvm(store, chain),
    read: (store, window) => store.evm.collections.list(window, address),
    write: ({ items }) => ({ tokens: items.map((row) => nftItem(address, row)) }),
  };
});

export const getNft = operation("getNft", { basis: "evmChains" }, async (params, context) => {
  const { source } = evmChainOf(context, params.chainId);
  const address = readEvmAddress("address", params.address);
  const tokenId = readTokenId(params.tokenId);
  const token = await context.store.evm.collections.find(source.evmChainId, address, tokenId);
  if (token) return nftItem(address, token);
  throw new HttpError(404, `there is no token ${tokenId} of ${params.address} on chain ${params.chainId}`);
});

export const reindexNft = operation("reindexNft", {}, async (params, context) => {
  const { source } = evmChainOf(context, params.chainId);
  const token = {
    address: readEvmAddress("address", params.address),
    tokenId: readTokenId(params.tokenId),
  };
  const { store, nfts } = context;
  const outcome = await store.evm.nfts.reindex(source.evmChainId, token, nfts.sharedTime(), INTERVAL);
  if (outcome.outcome === "unknown") {
    throw new HttpError(
      404,
      `there is no token ${token.tokenId} of ${params.address} on chain ${params.chainId}`,
    );
  }
  if (outcome.outcome === "too soon") {
    const seconds = Math.max(1, Math.ceil(outcome.wait / 1000));
    throw new HttpError(
      429,
      `token ${token.tokenId} of ${params.address} can be read again once per hour; try again in ${seconds} seconds`,
      { "retry-after": String(seconds) },
    );
  }
  nfts.wake();
  return undefined;
});
