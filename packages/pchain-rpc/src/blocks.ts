/** Blocks of the P-Chain and its height and time. */
import type { CallOptions } from "@primary-network/core";
import type { RpcTransport } from "@primary-network/core/client";
import type {
  GetBlockByHeightParams,
  GetBlockByHeightResult,
  GetBlockParams,
  GetBlockResult,
  GetHeightResult,
  GetProposedHeightResult,
  GetTimestampResult,
} from "./gen/operations.ts";
import { getBlock, getBlockByHeight, getHeight, getProposedHeight, getTimestamp } from "./gen/operations.ts";

/** These methods of the P-Chain client. */
export const blocks = ({ rpc }: RpcTransport) => ({
  /**
   * Gets a block by its cb58 id: hex with a checksum, or JSON with `encoding: "json"`.
   *
   * @example
   * ```ts
   * const { block } = await pchain.getBlock({ blockID, encoding: "json" });
   * ```
   */
  getBlock: (params: GetBlockParams, options?: CallOptions): Promise<GetBlockResult> =>
    rpc(getBlock, params, options),

  /**
   * Gets a block by its height: hex with a checksum, or JSON with `encoding: "json"`.
   *
   * @example
   * ```ts
   * const { block } = await pchain.getBlockByHeight({ height: 1 });
   * ```
   */
  getBlockByHeight: (
    params: GetBlockByHeightParams,
    options?: CallOptions,
  ): Promise<GetBlockByHeightResult> => rpc(getBlockByHeight, params, options),

  /**
   * Gets the height of the last accepted block, a decimal string.
   *
   * @example
   * ```ts
   * const { height } = await pchain.getHeight();
   * ```
   */
  getHeight: (options?: CallOptions): Promise<GetHeightResult> => rpc(getHeight, {}, options),

  /**
   * Gets the P-Chain height that proposers use now, a decimal string.
   *
   * @example
   * ```ts
   * const { height } = await pchain.getProposedHeight();
   * ```
   */
  getProposedHeight: (options?: CallOptions): Promise<GetProposedHeightResult> =>
    rpc(getProposedHeight, {}, options),

  /**
   * Gets the time of the chain, RFC 3339.
   *
   * @example
   * ```ts
   * const { timestamp } = await pchain.getTimestamp();
   * ```
   */
  getTimestamp: (options?: CallOptions): Promise<GetTimestampResult> => rpc(getTimestamp, {}, options),
});
