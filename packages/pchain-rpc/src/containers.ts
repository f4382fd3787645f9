/** The block index of a node, of the P-Chain at `/ext/index/P/block`: blocks in the order of acceptance. */
import type { CallOptions } from "@primary-network/core";
import type { RpcTransport } from "@primary-network/core/client";
import type {
  IndexGetContainerByIDParams,
  IndexGetContainerByIDResult,
  IndexGetContainerByIndexParams,
  IndexGetContainerByIndexResult,
  IndexGetContainerRangeParams,
  IndexGetContainerRangeResult,
  IndexGetIndexParams,
  IndexGetIndexResult,
  IndexGetLastAcceptedParams,
  IndexGetLastAcceptedResult,
  IndexIsAcceptedParams,
  IndexIsAcceptedResult,
} from "./gen/operations.ts";
import {
  indexGetContainerByID,
  indexGetContainerByIndex,
  indexGetContainerRange,
  indexGetIndex,
  indexGetLastAccepted,
  indexIsAccepted,
} from "./gen/operations.ts";

/** Methods of the container index. */
export const containers = ({ rpc }: RpcTransport) => ({
  /**
   * Gets the container accepted last.
   *
   * @example
   * ```ts
   * const { index } = await pchain.index.getLastAccepted();
   * ```
   */
  getLastAccepted: (
    params: IndexGetLastAcceptedParams = {},
    options?: CallOptions,
  ): Promise<IndexGetLastAcceptedResult> => rpc(indexGetLastAccepted, params, options),

  /**
   * Gets the container at a position of the index, counted from 0.
   *
   * @example
   * ```ts
   * const { bytes } = await pchain.index.getContainerByIndex({ index: 0 });
   * ```
   */
  getContainerByIndex: (
    params: IndexGetContainerByIndexParams,
    options?: CallOptions,
  ): Promise<IndexGetContainerByIndexResult> => rpc(indexGetContainerByIndex, params, options),

  /**
   * Gets a container by its cb58 id.
   *
   * @example
   * ```ts
   * const { bytes } = await pchain.index.getContainerByID({ id });
   * ```
   */
  getContainerByID: (
    params: IndexGetContainerByIDParams,
    options?: CallOptions,
  ): Promise<IndexGetContainerByIDResult> => rpc(indexGetContainerByID, params, options),

  /**
   * Gets up to 1024 consecutive containers; fewer at the end of the index.
   *
   * @example
   * ```ts
   * const { containers } = await pchain.index.getContainerRange({ startIndex: 0, numToFetch: 1024 });
   * ```
   */
  getContainerRange: (
    params: IndexGetContainerRangeParams,
    options?: CallOptions,
  ): Promise<IndexGetContainerRangeResult> => rpc(indexGetContainerRange, params, options),

  /**
   * Gets the position of a container.
   *
   * @example
   * ```ts
   * const { index } = await pchain.index.getIndex({ id });
   * ```
   */
  getIndex: (params: IndexGetIndexParams, options?: CallOptions): Promise<IndexGetIndexResult> =>
    rpc(indexGetIndex, params, options),

  /**
   * Tells whether a container has been accepted.
   *
   * @example
   * ```ts
   * const { isAccepted } = await pchain.index.isAccepted({ id });
   * ```
   */
  isAccepted: (params: IndexIsAcceptedParams, options?: CallOptions): Promise<IndexIsAcceptedResult> =>
    rpc(indexIsAccepted, params, options),
});
