/** Blocks of the Primary Network's chains. */
import type { CallOptions } from "@primary-network/core";
import {
  type List,
  type ListOptions,
  type Stream,
  type StreamOptions,
  stream,
  type Transport,
} from "@primary-network/core/client";
import type {
  GetPrimaryBlockParams,
  GetPrimaryBlockResult,
  ListBlocksByNodeExtra,
  ListBlocksByNodeItem,
  ListBlocksByNodeParams,
  ListBlocksExtra,
  ListBlocksItem,
  ListBlocksParams,
  StreamBlocksItem,
  StreamBlocksParams,
} from "./gen/operations.ts";
import { getPrimaryBlock, listBlocks, listBlocksByNode, streamBlocks } from "./gen/operations.ts";

/** The `blocks` resource of the data client. */
export const blocks = (transport: Transport) => ({
  /**
   * Lists the latest blocks of a chain, the latest first.
   *
   * @example
   * ```ts
   * for await (const block of data.blocks.list({ blockchainId: "p-chain" })) console.log(block.blockNumber);
   * ```
   */
  list: (params: ListBlocksParams, options?: ListOptions): List<ListBlocksItem, ListBlocksExtra> =>
    transport.list(listBlocks, params, options),

  /**
   * Gets a block by its id or height; a `NotFoundError` says that it is not indexed.
   *
   * @example
   * ```ts
   * const block = await data.blocks.get({ blockchainId: "p-chain", blockId: "183472" });
   * ```
   */
  get: (params: GetPrimaryBlockParams, options?: CallOptions): Promise<GetPrimaryBlockResult> =>
    transport.call(getPrimaryBlock, params, options),

  /**
   * Lists the latest blocks that a node proposed.
   *
   * @example
   * ```ts
   * const page = await data.blocks.listByNode({ blockchainId: "p-chain", nodeId: "NodeID-…" });
   * ```
   */
  listByNode: (
    params: ListBlocksByNodeParams,
    options?: ListOptions,
  ): List<ListBlocksByNodeItem, ListBlocksByNodeExtra> => transport.list(listBlocksByNode, params, options),

  /**
   * Streams the blocks of a chain as they are indexed, the lowest first.
   *
   * @example
   * ```ts
   * for await (const block of data.blocks.stream({ blockchainId: "p-chain" }).items()) console.log(block.blockNumber);
   * ```
   */
  stream: (params: StreamBlocksParams, options?: StreamOptions): Stream<StreamBlocksItem> =>
    stream(transport, streamBlocks, params, options),
});
