/** Blockchains of subnets and L1s. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetBlockchainParams,
  GetBlockchainResult,
  ListBlockchainsExtra,
  ListBlockchainsItem,
  ListBlockchainsParams,
} from "./gen/operations.ts";
import { getBlockchain, listBlockchains } from "./gen/operations.ts";

/** The `blockchains` resource of the data client. */
export const blockchains = (transport: Transport) => ({
  /**
   * Lists all blockchains, newest first. `pageSize` goes up to 10000 here (default 100).
   *
   * @example
   * ```ts
   * for await (const chain of data.blockchains.list()) console.log(chain.blockchainName, chain.evmChainId);
   * ```
   */
  list: (
    params: ListBlockchainsParams = {},
    options?: ListOptions,
  ): List<ListBlockchainsItem, ListBlockchainsExtra> => transport.list(listBlockchains, params, options),

  /**
   * Gets a blockchain by its id; a `NotFoundError` says that it is not indexed.
   *
   * @example
   * ```ts
   * const chain = await data.blockchains.get({ blockchainId: "2D8R…" });
   * ```
   */
  get: (params: GetBlockchainParams, options?: CallOptions): Promise<GetBlockchainResult> =>
    transport.call(getBlockchain, params, options),
});
