/** Interchain messages. */
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type { ListIcmMessagesExtra, ListIcmMessagesItem, ListIcmMessagesParams } from "./gen/operations.ts";
import { listIcmMessages } from "./gen/operations.ts";

/** The `icm` resource of the data client. */
export const icm = (transport: Transport) => ({
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
});
