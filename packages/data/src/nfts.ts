/** Tokens of collections. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetNftParams,
  GetNftResult,
  ListNftsExtra,
  ListNftsItem,
  ListNftsParams,
  ReindexNftParams,
  ReindexNftResult,
} from "./gen/operations.ts";
import { getNft, listNfts, reindexNft } from "./gen/operations.ts";

/** The `nfts` resource of the data client. */
export const nfts = (transport: Transport) => ({
  /**
   * Lists the tokens of a collection that have moved, by id.
   *
   * @example
   * ```ts
   * for await (const nft of data.nfts.list({ chainId: "43114", address })) console.log(nft.tokenId, nft.metadata.name);
   * ```
   */
  list: (params: ListNftsParams, options?: ListOptions): List<ListNftsItem, ListNftsExtra> =>
    transport.list(listNfts, params, options),

  /**
   * Gets a token with its metadata, and its owner if it is of ERC-721. A `NotFoundError` when it has never moved.
   *
   * @example
   * ```ts
   * const nft = await data.nfts.get({ chainId: "43114", address, tokenId: "1" });
   * ```
   */
  get: (params: GetNftParams, options?: CallOptions): Promise<GetNftResult> =>
    transport.call(getNft, params, options),

  /**
   * Asks the service to read a token's metadata again: once per hour and token.
   *
   * Never sent again by the client unless it surely was not processed; the 429 of the hourly limit is not retried: it is a RateLimitError.
   *
   * @example
   * ```ts
   * await data.nfts.reindex({ chainId: "43114", address, tokenId: "1" });
   * ```
   */
  reindex: (params: ReindexNftParams, options?: CallOptions): Promise<ReindexNftResult> =>
    transport.call(reindexNft, params, options),
});
