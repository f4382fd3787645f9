/** Interchain messages. */
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
  GetIcmMessageParams,
  GetIcmMessageResult,
  ListAllIcmMessagesExtra,
  ListAllIcmMessagesItem,
  ListAllIcmMessagesParams,
  ListIcmMessagesExtra,
  ListIcmMessagesItem,
  ListIcmMessagesParams,
  StreamIcmMessagesItem,
  StreamIcmMessagesParams,
} from "./gen/operations.ts";
import { getIcmMessage, listAllIcmMessages, listIcmMessages, streamIcmMessages } from "./gen/operations.ts";

/** The `icm` resource of the data client. */
export const icm = (transport: Transport) => ({
  /**
   * Gets an interchain message by its id. It has the fields of its `status`, which narrows the type.
   *
   * @example
   * ```ts
   * const message = await data.icm.get({ messageId });
   * if (message.status === "delivered") console.log(message.destinationTransaction.txHash);
   * ```
   */
  get: (params: GetIcmMessageParams, options?: CallOptions): Promise<GetIcmMessageResult> =>
    transport.call(getIcmMessage, params, options),

  /**
   * Lists the interchain messages of all chains, newest first; a message must fit each of the filters.
   *
   * The client's `network` applies here too.
   *
   * @example
   * ```ts
   * for await (const m of data.icm.list({ destinationBlockchainId: "43114" })) console.log(m.messageId, m.from);
   * ```
   */
  list: (
    params: ListAllIcmMessagesParams = {},
    options?: ListOptions,
  ): List<ListAllIcmMessagesItem, ListAllIcmMessagesExtra> =>
    transport.list(listAllIcmMessages, params, options),

  /**
   * Lists the interchain messages of an address, newest first. Each has the fields of its `status`, which narrows the type.
   *
   * The client's `network` applies here too.
   *
   * @example
   * ```ts
   * for await (const m of data.icm.listMessages({ address })) console.log(m.messageId, m.status);
   * ```
   */
  listMessages: (
    params: ListIcmMessagesParams,
    options?: ListOptions,
  ): List<ListIcmMessagesItem, ListIcmMessagesExtra> => transport.list(listIcmMessages, params, options),

  /**
   * Streams the interchain messages of all chains as they change; a message must fit each of the filters. A `rewind` names
   * the chain that went back.
   *
   * @example
   * ```ts
   * for await (const message of data.icm.stream({ to }).items()) console.log(message.messageId, message.status);
   * ```
   */
  stream: (params: StreamIcmMessagesParams = {}, options?: StreamOptions): Stream<StreamIcmMessagesItem> =>
    stream(transport, streamIcmMessages, params, options),
});
