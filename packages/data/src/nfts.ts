/** NFT tokens. */
import type { CallOptions } from "@primary-network/core";
import type { Transport } from "@primary-network/core/client";
import type { ReindexNftParams, ReindexNftResult } from "./gen/operations.ts";
import { reindexNft } from "./gen/operations.ts";

/** The `nfts` resource of the data client. */
export const nfts = (transport: Transport) => ({
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
