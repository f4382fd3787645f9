/** What happens on an EVM chain, as it happens: a part of the `evm` resource. */
import { type Stream, type StreamOptions, stream, type Transport } from "@primary-network/core/client";
import type {
  StreamEvmBlocksItem,
  StreamEvmBlocksParams,
  StreamEvmLogsItem,
  StreamEvmLogsParams,
  StreamEvmTransactionsItem,
  StreamEvmTransactionsParams,
  StreamEvmTransfersItem,
  StreamEvmTransfersParams,
} from "./gen/operations.ts";
import {
  streamEvmBlocks,
  streamEvmLogs,
  streamEvmTransactions,
  streamEvmTransfers,
} from "./gen/operations.ts";

/** Methods of the `evm` resource that stream. */
export const evmStreams = (transport: Transport) => ({
  /**
   * Streams the transactions of a chain, or those that concern one of the addresses.
   *
   * @example
   * ```ts
   * for await (const event of data.evm.streamTransactions({ chainId: "43114", addresses: ["0x…"] })) {
   *   if (event.type === "item") console.log(event.item.txHash, event.cursor);
   *   if (event.type === "rewind") console.log(`nothing above block ${event.height} counts any more`);
   * }
   * ```
   */
  streamTransactions: (
    params: StreamEvmTransactionsParams,
    options?: StreamOptions,
  ): Stream<StreamEvmTransactionsItem> => stream(transport, streamEvmTransactions, params, options),

  /**
   * Streams the token transfers of a chain, by addresses, tokens and their standards.
   *
   * @example
   * ```ts
   * const transfers = data.evm.streamTransfers({ chainId: "43114", tokens: ["0x…"], kinds: ["ERC-20"] });
   * for await (const event of transfers) if (event.type === "item") console.log(event.item.txHash);
   * ```
   */
  streamTransfers: (
    params: StreamEvmTransfersParams,
    options?: StreamOptions,
  ): Stream<StreamEvmTransfersItem> => stream(transport, streamEvmTransfers, params, options),

  /**
   * Streams the logs of a chain, by contracts and first topics.
   *
   * @example
   * ```ts
   * const logs = data.evm.streamLogs({ chainId: "43114", addresses: ["0x…"], since: "earliest" });
   * for await (const event of logs) if (event.type === "item") console.log(event.item.topics, event.item.data);
   * ```
   */
  streamLogs: (params: StreamEvmLogsParams, options?: StreamOptions): Stream<StreamEvmLogsItem> =>
    stream(transport, streamEvmLogs, params, options),

  /**
   * Streams the blocks of a chain, the lowest first.
   *
   * @example
   * ```ts
   * for await (const event of data.evm.streamBlocks({ chainId: "43114" }))
   *   if (event.type === "item") console.log(event.item.blockNumber);
   * ```
   */
  streamBlocks: (params: StreamEvmBlocksParams, options?: StreamOptions): Stream<StreamEvmBlocksItem> =>
    stream(transport, streamEvmBlocks, params, options),
});
