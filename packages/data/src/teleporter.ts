/** Interchain messages under their former name. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetTeleporterMessageParams,
  GetTeleporterMessageResult,
  ListTeleporterMessagesByAddressExtra,
  ListTeleporterMessagesByAddressItem,
  ListTeleporterMessagesByAddressParams,
  ListTeleporterMessagesExtra,
  ListTeleporterMessagesItem,
  ListTeleporterMessagesParams,
} from "./gen/operations.ts";
import {
  getTeleporterMessage,
  listTeleporterMessages,
  listTeleporterMessagesByAddress,
} from "./gen/operations.ts";

/** The `teleporter` resource of the data client: what `icm` gives, with the former name of the contract's field. */
export const teleporter = (transport: Transport) => ({
  /**
   * Gets an interchain message by its id.
   *
   * @deprecated Use `data.icm.get`.
   * @example
   * ```ts
   * const { teleporterContractAddress } = await data.teleporter.get({ messageId });
   * ```
   */
  get: (params: GetTeleporterMessageParams, options?: CallOptions): Promise<GetTeleporterMessageResult> =>
    transport.call(getTeleporterMessage, params, options),

  /**
   * Lists the interchain messages of all chains, newest first.
   *
   * @deprecated Use `data.icm.list`.
   * @example
   * ```ts
   * for await (const m of data.teleporter.list({ blockchainId })) console.log(m.messageId, m.status);
   * ```
   */
  list: (
    params: ListTeleporterMessagesParams = {},
    options?: ListOptions,
  ): List<ListTeleporterMessagesItem, ListTeleporterMessagesExtra> =>
    transport.list(listTeleporterMessages, params, options),

  /**
   * Lists the interchain messages of an address, newest first.
   *
   * @deprecated Use `data.icm.listMessages`.
   * @example
   * ```ts
   * for await (const m of data.teleporter.listByAddress({ address })) console.log(m.messageId, m.status);
   * ```
   */
  listByAddress: (
    params: ListTeleporterMessagesByAddressParams,
    options?: ListOptions,
  ): List<ListTeleporterMessagesByAddressItem, ListTeleporterMessagesByAddressExtra> =>
    transport.list(listTeleporterMessagesByAddress, params, options),
});
