/** Tells webhooks what happens: writes messages from their chains, and delivers them; any number of workers may share a database. */

import { nextAttempt } from "../domain/push/attempts.ts";
import { messageBody, takingBack } from "../domain/push/message.ts";
import { Waker } from "../domain/waker.ts";
import { work } from "../domain/work.ts";
import type { Connect } from "../nft/fetch-metadata.ts";
import type { ListeningWebhook, WebhookStore } from "../store/webhook.ts";
import type { NewWebhookMessage, WebhookDelivery, WebhookMessageStore } from "../store/webhook-message.ts";
import { deliver } from "./deliver.ts";
import type { FeedStep, WebhookFeed } from "./feed.ts";

/** The worker's log. */
export interface PushLog {
  warn(fields: object, message: string): void;
}

export interface WebhookWorkerOptions {
  readonly webhooks: Pick<WebhookStore, "listening" | "addresses">;
  readonly messages: WebhookMessageStore;
  readonly feed: WebhookFeed;
  readonly connect: Connect;
  /** Whether URLs of any port are requested. */
  readonly anyPort: boolean;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: PushLog;
  readonly signal: AbortSignal;
  /** Milliseconds between looks for blocks. */
  readonly pollMs: number;
}

/** Messages that wait, of one webhook, with which no more are written: its position stays, and nothing is lost. */
export const MOST_WAITING = 200;
/** Messages that are delivered at a time. */
const COUNT = 8;
/** Milliseconds of a claim: longer than any attempt takes. */
const LEASE = 60_000;
/** Milliseconds for which messages are kept that were received, and dead letters. */
const KEPT = 86_400_000;
const DEAD_KEPT = 7 * KEPT;

export class WebhookWorker {
  readonly #options: WebhookWorkerOptions;
  readonly #waker = new Waker();

  constructor(options: WebhookWorkerOptions) {
    this.#options = options;
  }

  /** Wakes the worker, since there is a message. */
  wake(): void {
    this.#waker.wake();
  }

  /** Runs until the signal aborts; never rejects. */
  run(): Promise<void> {
    const { signal, log, pollMs } = this.#options;
    return work({
      pollMs,
      signal,
      waker: this.#waker,
      step: () => this.step(),
      failed: (error) => log.warn({ error: String(error) }, "webhooks cannot be looked after; trying again"),
    });
  }

  /**
   * Takes each webhook a step along its chain, then delivers what is due.
   *
   * @returns whether anything was done
   * @throws the store's error
   */
  async step(): Promise<boolean> {
    const { webhooks } = this.#options;
    let found = false;
    for (const webhook of await webhooks.listening()) {
      if (this.#options.signal.aborted) return found;
      if (webhook.waiting < MOST_WAITING && (await this.#advance(webhook))) found = true;
    }
    return (await this.#deliver()) || found;
  }

  /** Deletes messages that ended long ago. */
  async forget(): Promise<void> {
    const now = this.#options.clock();
    await this.#options.messages.forget({ delivered: now - KEPT, dead: now - DEAD_KEPT });
  }

  /** One webhook's fault, such as a node that does not respond, does not stop the others. */
  async #advance(webhook: ListeningWebhook): Promise<boolean> {
    const { webhooks, messages, feed, clock, log, signal } = this.#options;
    try {
      const step = await feed.next(webhook, () => webhooks.addresses(webhook.id));
      if (step === undefined) return false;
      const written = { webhookId: webhook.id, from: webhook.cursor, to: step.to };
      return await messages.step({ ...written, ...(await this.#messagesOf(webhook, step)) }, clock());
    } catch (error) {
      if (!signal.aborted)
        log.warn({ webhook: webhook.id, error: String(error) }, "a webhook cannot be notified; trying again");
      return false;
    }
  }

  async #messagesOf({ id, eventType }: ListeningWebhook, step: FeedStep) {
    if ("takenBackTo" in step) {
      const former = await this.#options.messages.above(id, step.takenBackTo);
      // In the reverse order, as the chain goes back.
      const takeBack = former.reverse().map(({ seq, lanes, body }) => {
        const messageId = crypto.randomUUID();
        return { seq, message: { messageId, height: null, lanes, body: takingBack(body, messageId) } };
      });
      return { messages: [], takeBack };
    }
    const messages = step.events.map(({ height, lanes, event }): NewWebhookMessage => {
      const messageId = crypto.randomUUID();
      return { messageId, height, lanes, body: messageBody(id, eventType, messageId, event) };
    });
    return { messages };
  }

  async #deliver(): Promise<boolean> {
    const { messages, clock } = this.#options;
    const now = clock();
    const due = await messages.take(now, now + LEASE, COUNT);
    await Promise.all(due.map((delivery) => this.#attempt(delivery)));
    return due.length > 0;
  }

  async #attempt(delivery: WebhookDelivery): Promise<void> {
    const { messages, connect, anyPort, clock, signal } = this.#options;
    const { received, ...response } = await deliver(delivery, { connect, anyPort, signal });
    const now = clock();
    if (received) {
      await messages.save(delivery, { status: "delivered", ...response }, now);
      return;
    }
    if (signal.aborted) return; // another process tries once the claim has expired
    const dueAt = nextAttempt(delivery.attempts + 1, delivery.firstAt ?? now, now);
    if (dueAt === undefined) await messages.save(delivery, { status: "dead", ...response }, now);
    else await messages.save(delivery, { status: "waiting", dueAt, ...response }, now);
  }
}
