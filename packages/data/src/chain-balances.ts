/** Balances on the Primary Network chains. */
import type { CallOptions } from "@primary-network/core";
import type { Transport } from "@primary-network/core/client";
import type { BlockchainId, GetBalancesParams } from "./gen/operations.ts";
import { getBalances } from "./gen/operations.ts";
import type { BalancesOnChain } from "./on-chain.ts";

/** The `balances` resource of the data client. */
export const balances = (transport: Transport) => ({
  /**
   * Gets what addresses can spend together on a chain, by kind and asset, now or at a past time. Amounts are decimal strings of the asset's
   * smallest unit. Outputs that were exported and not imported are in the atomic memory of the chain that created them. The
   * chain decides which kinds there are.
   *
   * @example
   * ```ts
   * const { balances } = await data.balances.get({ blockchainId: "p-chain", addresses: ["fuji1…"] });
   * console.log(balances.unlockedUnstaked);
   * ```
   */
  get: <const Id extends BlockchainId>(
    params: GetBalancesParams & { readonly blockchainId: Id },
    options?: CallOptions,
  ): Promise<BalancesOnChain<Id>> => transport.call(getBalances, params, options),
});
