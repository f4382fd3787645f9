/** The port of the messages of webhooks: written once with the position that they are of, delivered until they are received. */

import type { Slice, Window } from "../../domain/listing.ts";
import type { PushCursor } from "../../domain/push/webhook.ts";

export type WebhookMessageStatus = "waiting" | "delivered" | "dead";

/** A message to be delivered. */
export interface NewWebhookMessage {
  /** UUID: the same in every attempt. */
  readonly messageId: string;
  /** Of the block that it is about; null of a test. */
  readonly height: number | null;
  /** Addresses that it is about, hex with 0x: messages of one address are delivered in order. */
  readonly lanes: readonly string[];
  /** Canonical JSON. */
  readonly body: string;
}

/** What is known of a message. */
export interface WebhookMessage extends NewWebhookMessage {
  readonly seq: number;
  readonly status: WebhookMessageStatus;
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly firstAt: number | null;
  readonly dueAt: number;
  readonly endedAt: number | null;
  /** HTTP status of the last attempt's response; null without one. */
  readonly responseStatus: number | null;
  /** Why the last attempt failed without a response. */
  readonly error: string | null;
  readonly takenBack: boolean;
}

/** Most deliveries at once: of all, of one owner, and to one host. */
export interface DeliveryBounds {
  readonly all: number;
  readonly perOwner: number;
  readonly perHost: number;
}

/** What a worker may claim. */
export interface WebhookClaim {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly leaseUntil: number;
  /** Deliveries that the worker has in hand, which count too. */
  readonly running: readonly Pick<WebhookDelivery, "owner" | "host">[];
  readonly bounds: DeliveryBounds;
}

/** A message that a worker has claimed. */
export interface WebhookDelivery {
  readonly webhookId: string;
  readonly seq: number;
  /** Of the webhook. */
  readonly owner: string;
  /** Host of the URL, with its port if it names one. */
  readonly host: string;
  readonly body: string;
  readonly url: string;
  readonly secret: string;
  /** Attempts before this one. */
  readonly attempts: number;
  /** Of the first attempt; null before it. Milliseconds since 1970. */
  readonly firstAt: number | null;
  /** Counts claims: a result under an older number is refused. */
  readonly fence: number;
}

/** The result of an attempt. */
export interface WebhookAttempt {
  readonly status: WebhookMessageStatus;
  readonly responseStatus: number | null;
  readonly error: string | null;
  /** When to try again; of a message that still waits. */
  readonly dueAt?: number;
}

/** A step along a webhook's chain: messages, and the position behind what they are of. */
export interface WebhookStep {
  readonly webhookId: string;
  readonly from: PushCursor;
  readonly to: PushCursor;
  readonly messages: readonly NewWebhookMessage[];
  /** The message that tells that another one is taken back, by that one's number; those are never sent that nobody has seen. */
  readonly takeBack?: readonly { readonly seq: number; readonly message: NewWebhookMessage | undefined }[];
}

export interface WebhookMessageStore {
  /**
   * Writes messages and moves the webhook's position in one transaction.
   *
   * @returns false when the webhook's position is another by now, and nothing is written
   */
  step(step: WebhookStep, at: number): Promise<boolean>;
  /** Adds a message that is of no position. @returns false when as many wait as may, and it is not added */
  add(webhookId: string, message: NewWebhookMessage, at: number, most: number): Promise<boolean>;
  /** Messages above a block that have not been taken back, in order. */
  above(webhookId: string, height: number): Promise<WebhookMessage[]>;
  /** A page, newest first. */
  list(
    webhookId: string,
    filter: { readonly status?: WebhookMessageStatus | undefined },
    window: Pick<Window, "after" | "limit">,
  ): Promise<Slice<WebhookMessage>>;
  find(webhookId: string, messageId: string): Promise<WebhookMessage | undefined>;
  /**
   * Lets a message wait again, for another day of attempts, out of its order.
   *
   * @returns false when as many others wait as may, and it stays as it is; true also when there is none
   */
  resend(webhookId: string, messageId: string, at: number, most: number): Promise<boolean>;
  /**
   * Claims messages that are due until `leaseUntil`, within the bounds: of each address only the first that waits, of the owner first that
   * has the fewest deliveries, and of its webhooks in turn.
   */
  take(claim: WebhookClaim): Promise<WebhookDelivery[]>;
  /** Stores the result of an attempt. @returns false when another worker has claimed the message */
  save(delivery: WebhookDelivery, attempt: WebhookAttempt, at: number): Promise<boolean>;
  /** Deletes messages that ended before these times, in milliseconds since 1970. */
  forget(before: { readonly delivered: number; readonly dead: number }): Promise<void>;
}
