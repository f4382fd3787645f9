/** What accounts hold on EVM chains. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetNativeBalanceParams,
  GetNativeBalanceResult,
  ListCollectibleBalancesExtra,
  ListCollectibleBalancesItem,
  ListCollectibleBalancesParams,
  ListErc20BalancesExtra,
  ListErc20BalancesItem,
  ListErc20BalancesParams,
  ListErc721BalancesExtra,
  ListErc721BalancesItem,
  ListErc721BalancesParams,
  ListErc1155BalancesExtra,
  ListErc1155BalancesItem,
  ListErc1155BalancesParams,
} from "./gen/operations.ts";
import {
  getNativeBalance,
  listCollectibleBalances,
  listErc20Balances,
  listErc721Balances,
  listErc1155Balances,
} from "./gen/operations.ts";

/** Methods of the `evm` resource that read balances. */
export const evmBalances = (transport: Transport) => ({
  /**
   * Gets what an account holds of the token that pays for gas: after the last indexed block, or after `blockNumber`. A `HttpError` with
   * status 501 when the chain's node no longer has the state of that block.
   *
   * @example
   * ```ts
   * const { nativeTokenBalance } = await data.evm.getNativeBalance({ chainId: "43114", address });
   * ```
   */
  getNativeBalance: (
    params: GetNativeBalanceParams,
    options?: CallOptions,
  ): Promise<GetNativeBalanceResult> => transport.call(getNativeBalance, params, options),

  /**
   * Lists the ERC-20 tokens that an account holds after the last indexed block, or after `blockNumber`; pages also carry
   * `nativeTokenBalance`. Amounts are what the contracts report at that block. A `HttpError` with status 501 when the chain's node no
   * longer has its state.
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listErc20Balances({ chainId: "43114", address })) console.log(b.symbol, b.balance);
   * ```
   */
  listErc20Balances: (
    params: ListErc20BalancesParams,
    options?: ListOptions,
  ): List<ListErc20BalancesItem, ListErc20BalancesExtra> =>
    transport.list(listErc20Balances, params, options),

  /**
   * Lists the ERC-721 tokens that an account holds; pages also carry `nativeTokenBalance`.
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listErc721Balances({ chainId: "43114", address })) console.log(b.name, b.tokenId);
   * ```
   */
  listErc721Balances: (
    params: ListErc721BalancesParams,
    options?: ListOptions,
  ): List<ListErc721BalancesItem, ListErc721BalancesExtra> =>
    transport.list(listErc721Balances, params, options),

  /**
   * Lists what an account holds of ERC-1155 tokens, now or after `blockNumber`; pages also carry `nativeTokenBalance`.
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listErc1155Balances({ chainId: "43114", address })) console.log(b.tokenId, b.balance);
   * ```
   */
  listErc1155Balances: (
    params: ListErc1155BalancesParams,
    options?: ListOptions,
  ): List<ListErc1155BalancesItem, ListErc1155BalancesExtra> =>
    transport.list(listErc1155Balances, params, options),

  /**
   * Lists the ERC-721 and ERC-1155 tokens that an account holds, those of ERC-721 first.
   *
   * @example
   * ```ts
   * for await (const b of data.evm.listCollectibleBalances({ chainId: "43114", address })) console.log(b.ercType, b.tokenId);
   * ```
   */
  listCollectibleBalances: (
    params: ListCollectibleBalancesParams,
    options?: ListOptions,
  ): List<ListCollectibleBalancesItem, ListCollectibleBalancesExtra> =>
    transport.list(listCollectibleBalances, params, options),
});
