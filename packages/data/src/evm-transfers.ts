/** Transfers of tokens on EVM chains. */
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  ListErc20TransfersExtra,
  ListErc20TransfersItem,
  ListErc20TransfersParams,
  ListErc721TransfersExtra,
  ListErc721TransfersItem,
  ListErc721TransfersParams,
  ListErc1155TransfersExtra,
  ListErc1155TransfersItem,
  ListErc1155TransfersParams,
  ListTokenTransfersExtra,
  ListTokenTransfersItem,
  ListTokenTransfersParams,
} from "./gen/operations.ts";
import {
  listErc20Transfers,
  listErc721Transfers,
  listErc1155Transfers,
  listTokenTransfers,
} from "./gen/operations.ts";

/** Methods of the `evm` resource that list transfers of tokens. */
export const evmTransfers = (transport: Transport) => ({
  /**
   * Lists the ERC-20 transfers of a wallet. `startBlock` is inclusive, `endBlock` exclusive.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listErc20Transfers({ chainId: "43114", address })) console.log(t.value);
   * ```
   */
  listErc20Transfers: (
    params: ListErc20TransfersParams,
    options?: ListOptions,
  ): List<ListErc20TransfersItem, ListErc20TransfersExtra> =>
    transport.list(listErc20Transfers, params, options),

  /**
   * Lists the ERC-721 transfers of a wallet. `startBlock` is inclusive, `endBlock` exclusive.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listErc721Transfers({ chainId: "43114", address })) console.log(t.erc721Token.tokenId);
   * ```
   */
  listErc721Transfers: (
    params: ListErc721TransfersParams,
    options?: ListOptions,
  ): List<ListErc721TransfersItem, ListErc721TransfersExtra> =>
    transport.list(listErc721Transfers, params, options),

  /**
   * Lists the ERC-1155 transfers of a wallet. `startBlock` is inclusive, `endBlock` exclusive.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listErc1155Transfers({ chainId: "43114", address })) console.log(t.value);
   * ```
   */
  listErc1155Transfers: (
    params: ListErc1155TransfersParams,
    options?: ListOptions,
  ): List<ListErc1155TransfersItem, ListErc1155TransfersExtra> =>
    transport.list(listErc1155Transfers, params, options),

  /**
   * Lists the transfers of a token or collection by the address of its contract, newest first. `startBlock` is inclusive, `endBlock`
   * exclusive.
   *
   * @example
   * ```ts
   * for await (const t of data.evm.listTokenTransfers({ chainId: "43114", address: token })) console.log(t.from.address);
   * ```
   */
  listTokenTransfers: (
    params: ListTokenTransfersParams,
    options?: ListOptions,
  ): List<ListTokenTransfersItem, ListTokenTransfersExtra> =>
    transport.list(listTokenTransfers, params, options),
});
