/**
 * The events on the chain of a webhook, step by step; implemented where transactions get the interface's
 * form.
 */

import type { JsonValue } from "../domain/push/canonical-json.ts";
import type { PushCursor, Webhook } from "../domain/push/webhook.ts";

/** An event to tell. */
export interface PushedEvent {
  /** The height of the block of the event. */
  readonly height: number;
  /** Watched addresses that it is about, hex with 0x. */
  readonly lanes: readonly string[];
  readonly event: { readonly [name: string]: JsonValue | undefined };
}

/** The step from a position: events, or that everything above a block was taken back. */
export type FeedStep =
  | { readonly to: PushCursor; readonly events: readonly PushedEvent[] }
  | { readonly to: PushCursor; readonly takenBackTo: number };

export interface WebhookFeed {
  /**
   * The end of a webhook's chain, behind which nothing follows now; undefined when the chain is not served.
   *
   * @throws the store's error
   */
  head(webhook: Webhook): Promise<PushCursor | undefined>;
  /**
   * The step from the webhook's position; undefined when nothing follows it.
   *
   * @param addresses that it watches
   * @throws the store's error, or the node's
   */
  next(webhook: Webhook, addresses: () => Promise<readonly string[]>): Promise<FeedStep | undefined>;
}
