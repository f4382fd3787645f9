/** Delivers messages that are due: a limited number at once, and only a few for one owner or one host. */

import type { Logger } from "../domain/logger.ts";
import { nextAttempt } from "../domain/push/attempts.ts";
import { within } from "../domain/time-limit.ts";
import { Waker } from "../domain/waker.ts";
import { work } from "../domain/work.ts";
import type { DeliveryBounds, WebhookDelivery } from "../store/service/claim-messages.ts";
import type { Store } from "../store/store.ts";
import { type DeliverOptions, deliver } from "./deliver.ts";

/** Deliveries of a process. One owner cannot take all deliveries to a host, which others may share. */
export const BOUNDS: DeliveryBounds = { all: 100, perOwner: 8, perHost: 16 };

export interface DeliveriesOptions extends Omit<DeliverOptions, "timeoutMs"> {
  readonly messages: Pick<Store["webhookMessages"], "take" | "save">;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Pick<Logger, "warn">;
  /** Milliseconds between looks for messages that are due. */
  readonly pollMs: number;
}

/** Milliseconds of a claim: longer than claiming and an attempt take together. */
const LEASE_MS = 60_000;
/** Milliseconds in which a claim must return. When it returns later, its messages wait until it expires. */
const CLAIM_MS = 20_000;
/** Milliseconds in which a message is posted, within ten seconds, and its result stored. */
const ATTEMPT_MS = 40_000;

export class Deliveries {
  readonly #options: DeliveriesOptions;
  readonly #waker = new Waker();
  readonly #running = new Map<WebhookDelivery, Promise<void>>();

  constructor(options: DeliveriesOptions) {
    this.#options = options;
  }

  /** Looks at once, since a message may be due. */
  wake(): void {
    this.#waker.wake();
  }

  /** Runs until the signal aborts, and the deliveries that run then have ended; never rejects. */
  async run(): Promise<void> {
    const { signal, log, pollMs } = this.#options;
    await work({
      pollMs,
      signal,
      waker: this.#waker,
      step: () => this.#claim(),
      failed: (error) =>
        log.warn({ error: String(error) }, "messages of webhooks cannot be claimed; trying again"),
    });
    await Promise.all(this.#running.values());
  }

  /**
   * Delivers messages that are due, once, within the bounds.
   *
   * @returns whether there was any
   * @throws the store's error
   */
  async step(): Promise<boolean> {
    const found = await this.#claim();
    await Promise.all(this.#running.values());
    return found;
  }

  async #claim(): Promise<boolean> {
    const { messages, clock, signal, wait } = this.#options;
    const running = [...this.#running.keys()];
    if (running.length >= BOUNDS.all || signal.aborted) return false;
    const now = clock();
    const claim = { now, leaseUntil: now + LEASE_MS, running, bounds: BOUNDS };
    const limit = { ms: CLAIM_MS, what: "claiming messages", signal, wait };
    const claimed = await within(messages.take(claim), limit);
    for (const delivery of claimed) this.#begin(delivery);
    return claimed.length > 0;
  }

  #begin(delivery: WebhookDelivery): void {
    const { log, signal, wait } = this.#options;
    // A delivery ends by itself when the service does, and its result is stored if there is one.
    const limit = { ms: ATTEMPT_MS, what: "a delivery", wait };
    const ended = within(this.#attempt(delivery), limit)
      .catch((error: unknown) => {
        const { webhookId: webhook } = delivery;
        if (!signal.aborted)
          log.warn(
            { webhook, error: String(error) },
            "the result of a delivery could not be stored; the delivery is repeated",
          );
      })
      .finally(() => {
        this.#running.delete(delivery);
        this.wake(); // the next message of its address may be due
      });
    this.#running.set(delivery, ended);
  }

  async #attempt(delivery: WebhookDelivery): Promise<void> {
    const { messages, clock, signal } = this.#options;
    const { received, ...response } = await deliver(delivery, this.#options);
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
