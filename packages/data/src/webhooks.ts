/** Webhooks: URLs to which the service posts messages as things happen. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  AddWebhookAddressesParams,
  AddWebhookAddressesResult,
  CreateWebhookParams,
  CreateWebhookResult,
  DeactivateWebhookParams,
  DeactivateWebhookResult,
  GetWebhookParams,
  GetWebhookResult,
  GetWebhookSecretResult,
  ListWebhookAddressesExtra,
  ListWebhookAddressesItem,
  ListWebhookAddressesParams,
  ListWebhookMessagesExtra,
  ListWebhookMessagesItem,
  ListWebhookMessagesParams,
  ListWebhooksExtra,
  ListWebhooksItem,
  ListWebhooksParams,
  RemoveWebhookAddressesParams,
  RemoveWebhookAddressesResult,
  ResendWebhookMessageParams,
  ResendWebhookMessageResult,
  RotateWebhookSecretResult,
  TestWebhookParams,
  TestWebhookResult,
  UpdateWebhookParams,
  UpdateWebhookResult,
} from "./gen/operations.ts";
import {
  addWebhookAddresses,
  createWebhook,
  deactivateWebhook,
  getWebhook,
  getWebhookSecret,
  listWebhookAddresses,
  listWebhookMessages,
  listWebhooks,
  removeWebhookAddresses,
  resendWebhookMessage,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from "./gen/operations.ts";

/** The `webhooks` resource of the data client. */
export const webhooks = (transport: Transport) => ({
  /**
   * Creates a webhook for the events that follow. It belongs to the client's API key.
   *
   * Sent again only when it surely was not processed, so one call never creates two.
   *
   * @example
   * ```ts
   * const { id } = await data.webhooks.create({
   *   eventType: "address_activity",
   *   url: "https://receiver.example/hook",
   *   chainId: "43114",
   *   metadata: { addresses: ["0x…"] },
   * });
   * ```
   */
  create: (params: CreateWebhookParams, options?: CallOptions): Promise<CreateWebhookResult> =>
    transport.call(createWebhook, params, options),

  /**
   * Lists the webhooks of the API key, oldest first.
   *
   * @example
   * ```ts
   * for await (const w of data.webhooks.list({ status: "active" })) console.log(w.id, w.url);
   * ```
   */
  list: (params: ListWebhooksParams = {}, options?: ListOptions): List<ListWebhooksItem, ListWebhooksExtra> =>
    transport.list(listWebhooks, params, options),

  /**
   * Gets a webhook.
   *
   * @example
   * ```ts
   * const { status } = await data.webhooks.get({ id });
   * ```
   */
  get: (params: GetWebhookParams, options?: CallOptions): Promise<GetWebhookResult> =>
    transport.call(getWebhook, params, options),

  /**
   * Changes the given fields of a webhook.
   *
   * @example
   * ```ts
   * await data.webhooks.update({ id, url: "https://receiver.example/other" });
   * ```
   */
  update: (params: UpdateWebhookParams, options?: CallOptions): Promise<UpdateWebhookResult> =>
    transport.call(updateWebhook, params, options),

  /**
   * Deactivates a webhook; `update` activates it again.
   *
   * @example
   * ```ts
   * await data.webhooks.deactivate({ id });
   * ```
   */
  deactivate: (params: DeactivateWebhookParams, options?: CallOptions): Promise<DeactivateWebhookResult> =>
    transport.call(deactivateWebhook, params, options),

  /**
   * Lists the addresses that a webhook watches.
   *
   * @example
   * ```ts
   * const { totalAddresses } = await data.webhooks.listAddresses({ id });
   * ```
   */
  listAddresses: (
    params: ListWebhookAddressesParams,
    options?: ListOptions,
  ): List<ListWebhookAddressesItem, ListWebhookAddressesExtra> =>
    transport.list(listWebhookAddresses, params, options),

  /**
   * Makes a webhook for `address_activity` watch more addresses.
   *
   * @example
   * ```ts
   * await data.webhooks.addAddresses({ id, addresses: ["0x…"] });
   * ```
   */
  addAddresses: (
    params: AddWebhookAddressesParams,
    options?: CallOptions,
  ): Promise<AddWebhookAddressesResult> => transport.call(addWebhookAddresses, params, options),

  /**
   * Makes a webhook for `address_activity` stop watching addresses.
   *
   * @example
   * ```ts
   * await data.webhooks.removeAddresses({ id, addresses: ["0x…"] });
   * ```
   */
  removeAddresses: (
    params: RemoveWebhookAddressesParams,
    options?: CallOptions,
  ): Promise<RemoveWebhookAddressesResult> => transport.call(removeWebhookAddresses, params, options),

  /**
   * Gives the API key a new shared secret: messages are signed with it from their next attempt on.
   *
   * @example
   * ```ts
   * const { secret } = await data.webhooks.rotateSecret();
   * ```
   */
  rotateSecret: (options?: CallOptions): Promise<RotateWebhookSecretResult> =>
    transport.call(rotateWebhookSecret, {}, options),

  /**
   * Gets the shared secret: `x-signature` of a message is the base64 of the HMAC-SHA256 of its body by the secret's bytes.
   *
   * @example
   * ```ts
   * const { secret } = await data.webhooks.getSecret();
   * ```
   */
  getSecret: (options?: CallOptions): Promise<GetWebhookSecretResult> =>
    transport.call(getWebhookSecret, {}, options),

  /**
   * Sends a message of the event type `test` to the webhook's URL, signed and retried as any other.
   *
   * @example
   * ```ts
   * const { messageId } = await data.webhooks.test({ id });
   * ```
   */
  test: (params: TestWebhookParams, options?: CallOptions): Promise<TestWebhookResult> =>
    transport.call(testWebhook, params, options),

  /**
   * Lists the messages of a webhook, newest first: with `status: "dead"` those that were not received within a day.
   *
   * @example
   * ```ts
   * for await (const m of data.webhooks.listMessages({ id, status: "dead" })) console.log(m.messageId, m.error);
   * ```
   */
  listMessages: (
    params: ListWebhookMessagesParams,
    options?: ListOptions,
  ): List<ListWebhookMessagesItem, ListWebhookMessagesExtra> =>
    transport.list(listWebhookMessages, params, options),

  /**
   * Sends a message again, such as a dead letter, for another day of attempts.
   *
   * @example
   * ```ts
   * await data.webhooks.resend({ id, messageId });
   * ```
   */
  resend: (params: ResendWebhookMessageParams, options?: CallOptions): Promise<ResendWebhookMessageResult> =>
    transport.call(resendWebhookMessage, params, options),
});
