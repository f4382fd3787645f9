/** Blocks of the Primary Network's chains. */
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  ListBlocksByNodeExtra,
  ListBlocksByNodeItem,
  ListBlocksByNodeParams,
} from "./gen/operations.ts";
import { listBlocksByNode } from "./gen/operations.ts";

/** The `blocks` resource of the data client. */
export const blocks = (transport: Transport) => ({
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
});
