/** Takes all webhooks along their chains, which do not wait for each other; any number of processes may do so on one database. */

import type { Logger } from "../domain/logger.ts";
import type { pause } from "../domain/pause.ts";
import { MOST_WAITING, needsLogs } from "../domain/push/webhook.ts";
import { within } from "../domain/time-limit.ts";
import { Waker } from "../domain/waker.ts";
import { work } from "../domain/work.ts";
import type { ListeningWebhook } from "../store/service/webhook.ts";
import type { Store } from "../store/store.ts";
import { type AdvanceOptions, advance } from "./advance.ts";
import { ChainLane } from "./chain-lane.ts";
import type { WebhookFeed } from "./feed.ts";

export interface AdvancingOptions extends AdvanceOptions {
  readonly webhooks: Pick<Store["webhooks"], "listening" | "addresses">;
  readonly feed: WebhookFeed;
  readonly log: Pick<Logger, "warn">;
  readonly signal: AbortSignal;
  /** Milliseconds between looks for blocks. */
  readonly pollMs: number;
  /** Waits for the limits of steps. */
  readonly wait?: typeof pause | undefined;
  /** Called when messages may have been written. */
  moved(): void;
}

/** Milliseconds of a step of one webhook, and of reading where its chain ends. */
const STEP_MS = 20_000;

/** The lane of a webhook: a node that does not respond holds no webhook that needs nothing of it. */
const laneOf = (webhook: ListeningWebhook): string =>
  `${webhook.network}/${webhook.chainId}${needsLogs(webhook) ? " with logs" : ""}`;

export class Advancing {
  readonly #options: AdvancingOptions;
  readonly #lanes = new Map<string, ChainLane>();
  readonly #running = new Set<Promise<boolean>>();
  readonly #waker = new Waker();

  constructor(options: AdvancingOptions) {
    this.#options = options;
  }

  /** Runs until the signal aborts; never rejects. */
  async run(): Promise<void> {
    const { signal, log, pollMs } = this.#options;
    await work({
      pollMs,
      signal,
      waker: this.#waker,
      step: async () => {
        // A lane that moved has more to do perhaps; the others are not waited for.
        for (const look of await this.#looks()) void look.then((moved) => moved && this.#waker.wake());
        return false;
      },
      failed: (error) => log.warn({ error: String(error) }, "webhooks cannot be read; trying again"),
    });
    await Promise.all(this.#running);
  }

  /**
   * Looks at every chain once, and takes its webhooks a step each.
   *
   * @returns whether any of them moved
   * @throws the store's error
   */
  async step(): Promise<boolean> {
    return (await Promise.all(await this.#looks())).includes(true);
  }

  /** One look at each lane; none of them rejects. */
  async #looks(): Promise<Promise<boolean>[]> {
    const listening = await this.#options.webhooks.listening();
    const byLane = new Map([...this.#lanes.keys()].map((name): [string, ListeningWebhook[]] => [name, []]));
    for (const webhook of listening) {
      if (webhook.waiting >= MOST_WAITING) continue;
      const name = laneOf(webhook);
      byLane.set(name, [...(byLane.get(name) ?? []), webhook]);
    }
    return [...byLane].map(([name, webhooks]) => this.#look(name, webhooks));
  }

  async #look(name: string, webhooks: readonly ListeningWebhook[]): Promise<boolean> {
    const lane = this.#lanes.get(name) ?? this.#open(name);
    const look = lane.look(webhooks).catch((error: unknown) => {
      const { signal, log } = this.#options;
      if (!signal.aborted)
        log.warn(
          { chain: name, error: String(error) },
          "a chain's webhooks cannot be notified; trying again",
        );
      return false;
    });
    this.#running.add(look);
    try {
      return await look;
    } finally {
      this.#running.delete(look);
    }
  }

  #open(name: string): ChainLane {
    const { feed, signal } = this.#options;
    const lane = new ChainLane({
      head: (webhook) => this.#inTime(feed.head(webhook), "reading the end of a chain"),
      advance: (webhook) => this.#advance(webhook),
      signal,
    });
    this.#lanes.set(name, lane);
    return lane;
  }

  /** One webhook's fault, such as a node that does not respond, does not stop the others. */
  async #advance(webhook: ListeningWebhook): Promise<boolean> {
    const { log, signal, moved } = this.#options;
    try {
      const isMoved = await this.#inTime(advance(webhook, this.#options), "a step of a webhook");
      if (isMoved) moved();
      return isMoved;
    } catch (error) {
      if (!signal.aborted)
        log.warn({ webhook: webhook.id, error: String(error) }, "a webhook cannot be notified; trying again");
      return false;
    }
  }

  #inTime<T>(promise: Promise<T>, what: string): Promise<T> {
    const { signal, wait } = this.#options;
    return within(promise, { ms: STEP_MS, what, signal, wait });
  }
}
