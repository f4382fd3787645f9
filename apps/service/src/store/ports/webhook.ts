/** The port of webhooks, their addresses and the secrets of those who own them. */

import type { Slice, Window } from "../../domain/listing.ts";
import type { PushCursor, Webhook, WebhookStatus } from "../../domain/push/webhook.ts";

/** What an update changes; what is missing stays. */
export interface WebhookChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  readonly status?: WebhookStatus | undefined;
  readonly includeInternalTxs?: boolean | undefined;
  readonly includeLogs?: boolean | undefined;
  /** Where a webhook that becomes active begins. */
  readonly cursor?: PushCursor | undefined;
}

/** An active webhook, with what waits to be delivered. */
export interface ListeningWebhook extends Webhook {
  readonly waiting: number;
}

export interface WebhookStore {
  /**
   * Adds a webhook with its addresses (hex with 0x).
   *
   * @returns false when its owner has as many as allowed
   */
  create(webhook: Webhook, addresses: readonly string[], most: number): Promise<boolean>;
  /** Undefined when the owner has none of this id. */
  find(owner: string, id: string): Promise<Webhook | undefined>;
  /** A page, oldest first; the window's network and snapshot say nothing. */
  list(
    owner: string,
    filter: { readonly status?: WebhookStatus | undefined },
    window: Pick<Window, "after" | "limit">,
  ): Promise<Slice<Webhook>>;
  /** Undefined when the owner has none of this id. */
  update(owner: string, id: string, change: WebhookChange): Promise<Webhook | undefined>;
  /** All active ones, of whatever owner. */
  listening(): Promise<ListeningWebhook[]>;

  /** Sorted. */
  addresses(id: string): Promise<string[]>;
  /** A page of the addresses, sorted, and how many there are. */
  listAddresses(
    id: string,
    window: Pick<Window, "after" | "limit">,
  ): Promise<Slice<string> & { readonly total: number }>;
  /** @returns false when there would be more than `most`, and none is added */
  addAddresses(id: string, addresses: readonly string[], most: number): Promise<boolean>;
  removeAddresses(id: string, addresses: readonly string[]): Promise<void>;

  /** The secret of an owner; undefined before it has one. */
  secret(owner: string): Promise<string | undefined>;
  /** Gives an owner a secret unless it has one, and returns the one that it has. */
  keepSecret(owner: string, secret: string, at: number): Promise<string>;
  /** Gives an owner a new secret. */
  replaceSecret(owner: string, secret: string, at: number): Promise<void>;
}
