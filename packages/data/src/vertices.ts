/** Vertices of the X-Chain, which held its transactions before it had blocks. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetVertexParams,
  GetVertexResult,
  ListVerticesByHeightExtra,
  ListVerticesByHeightItem,
  ListVerticesByHeightParams,
  ListVerticesExtra,
  ListVerticesItem,
  ListVerticesParams,
} from "./gen/operations.ts";
import { getVertex, listVertices, listVerticesByHeight } from "./gen/operations.ts";

/** The `vertices` resource of the data client. Deployments that index no vertices respond with 501. */
export const vertices = (transport: Transport) => ({
  /**
   * Gets a vertex.
   *
   * @example
   * ```ts
   * const { transactions } = await data.vertices.get({ blockchainId: "x-chain", vertexHash });
   * ```
   */
  get: (params: GetVertexParams, options?: CallOptions): Promise<GetVertexResult> =>
    transport.call(getVertex, params, options),

  /**
   * Lists vertices, the latest first.
   *
   * @example
   * ```ts
   * for await (const { vertexHash } of data.vertices.list({ blockchainId: "x-chain" })) console.log(vertexHash);
   * ```
   */
  list: (params: ListVerticesParams, options?: ListOptions): List<ListVerticesItem, ListVerticesExtra> =>
    transport.list(listVertices, params, options),

  /**
   * Lists the vertices of a height of the graph.
   *
   * @example
   * ```ts
   * const found = await data.vertices.listByHeight({ blockchainId: "x-chain", vertexHeight: 3451 }).toArray({ limit: 10 });
   * ```
   */
  listByHeight: (
    params: ListVerticesByHeightParams,
    options?: ListOptions,
  ): List<ListVerticesByHeightItem, ListVerticesByHeightExtra> =>
    transport.list(listVerticesByHeight, params, options),
});
