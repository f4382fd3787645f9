/** Assets of the X-Chain. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetAssetParams,
  GetAssetResult,
  ListAssetTransactionsExtra,
  ListAssetTransactionsItem,
  ListAssetTransactionsParams,
} from "./gen/operations.ts";
import { getAsset, listAssetTransactions } from "./gen/operations.ts";

/** The `assets` resource of the data client. */
export const assets = (transport: Transport) => ({
  /**
   * Gets an asset's name, when it was created, and whether more of it can be minted.
   *
   * @example
   * ```ts
   * const { symbol, denomination } = await data.assets.get({ blockchainId: "x-chain", assetId });
   * ```
   */
  get: (params: GetAssetParams, options?: CallOptions): Promise<GetAssetResult> =>
    transport.call(getAsset, params, options),

  /**
   * Lists the transactions that created an asset, or moved some of it, the latest first.
   *
   * @example
   * ```ts
   * for await (const tx of data.assets.listTransactions({ blockchainId: "x-chain", assetId })) console.log(tx.txHash);
   * ```
   */
  listTransactions: (
    params: ListAssetTransactionsParams,
    options?: ListOptions,
  ): List<ListAssetTransactionsItem, ListAssetTransactionsExtra> =>
    transport.list(listAssetTransactions, params, options),
});
