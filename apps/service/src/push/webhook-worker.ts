/**
 * Notifies webhooks: writes messages from their chains and delivers them. Any number of workers may share a
 * database.
 */

import type { Store } from "../store/store.ts";
import { Advancing, type AdvancingOptions } from "./advancing.ts";
import { Deliveries, type DeliveriesOptions } from "./deliveries.ts";

export interface WebhookWorkerOptions
  extends Omit<AdvancingOptions, "moved" | "messages">,
    Omit<DeliveriesOptions, "messages"> {
  readonly messages: Store["webhookMessages"];
}

/** Milliseconds for which messages are kept that were received, and dead letters. */
const KEPT = 86_400_000;
const DEAD_KEPT = 7 * KEPT;

export class WebhookWorker {
  readonly #options: WebhookWorkerOptions;
  readonly #advancing: Advancing;
  readonly #deliveries: Deliveries;

  constructor(options: WebhookWorkerOptions) {
    this.#options = options;
    this.#deliveries = new Deliveries(options);
    this.#advancing = new Advancing({ ...options, moved: () => this.wake() });
  }

  /** Wakes the worker, since there is a message. */
  wake(): void {
    this.#deliveries.wake();
  }

  /** Runs until the signal aborts; never rejects. Delivering and going along the chains do not wait for each other. */
  async run(): Promise<void> {
    await Promise.all([this.#advancing.run(), this.#deliveries.run()]);
  }

  /**
   * Takes each webhook a step along its chain, then delivers the messages that are due.
   *
   * @returns whether anything was done
   * @throws the store's error
   */
  async step(): Promise<boolean> {
    const moved = await this.#advancing.step();
    return (await this.#deliveries.step()) || moved;
  }

  /** Deletes messages that ended long ago. */
  async forget(): Promise<void> {
    const now = this.#options.clock();
    await this.#options.messages.forget({ delivered: now - KEPT, dead: now - DEAD_KEPT });
  }
}
