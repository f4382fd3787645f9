/** Queues the metadata of a token to be read again. */

import type { Handler } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readEvmAddress } from "./address.ts";
import { evmChainOf } from "./chain.ts";

/** Least milliseconds between two requests to reindex one token. */
const INTERVAL = 3_600_000;

const MAX_ID = 2n ** 256n - 1n;

/** @throws HttpError 400 naming the rule */
function readTokenId(text: string): string {
  if (/^(0|[1-9]\d{0,77})$/.test(text) && BigInt(text) <= MAX_ID) return text;
  throw new HttpError(400, "tokenId must be a decimal integer from 0 to 2^256 - 1, without leading zeros");
}

export const reindexNft: Handler<"reindexNft"> = async (params, context) => {
  const { source } = evmChainOf(context, params.chainId);
  const token = {
    address: readEvmAddress("address", params.address),
    tokenId: readTokenId(params.tokenId),
  };
  const { store, nfts, sharedTime } = context;
  const outcome = await store.evm.nfts.reindex(source.evmChainId, token, sharedTime(), INTERVAL);
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
      `token ${token.tokenId} of ${params.address} can be read again once per hour; ask again in ${seconds} seconds`,
      { "retry-after": String(seconds) },
    );
  }
  nfts?.wake();
};
