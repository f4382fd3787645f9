/** Takes the webhooks of one chain along it, owner by owner, a few at a time. */

import { type PushCursor, samePosition } from "../domain/push/webhook.ts";
import type { ListeningWebhook } from "../store/service/webhook.ts";
import { Turns } from "./turns.ts";

export interface ChainLaneOptions {
  /** The end of the chain; undefined when it is not served. */
  head(webhook: ListeningWebhook): Promise<PushCursor | undefined>;
  /** Takes a webhook a step; resolves with whether it moved. Never rejects. */
  advance(webhook: ListeningWebhook): Promise<boolean>;
  readonly signal: AbortSignal;
}

/** Webhooks of a lane that are taken along at a time, each of another owner. */
const AT_ONCE = 4;

export class ChainLane {
  readonly #options: ChainLaneOptions;
  readonly #turns = new Turns<ListeningWebhook>();
  #workers = 0;
  #looks = false;

  constructor(options: ChainLaneOptions) {
    this.#options = options;
  }

  /**
   * Advances the webhooks that are not at the end of the chain now. It does not wait for webhooks that other
   * calls have taken.
   *
   * @returns whether any of them moved
   * @throws the error of reading the end of the chain
   */
  async look(webhooks: readonly ListeningWebhook[]): Promise<boolean> {
    if (this.#looks) return false;
    this.#looks = true;
    try {
      const [first] = webhooks;
      const head = first && (await this.#options.head(first));
      this.#turns.offer(head ? webhooks.filter(({ cursor }) => !samePosition(cursor, head)) : []);
    } finally {
      this.#looks = false;
    }
    const started: Promise<boolean>[] = [];
    while (this.#workers < AT_ONCE) {
      const webhook = this.#turns.take();
      if (webhook === undefined) break;
      started.push(this.#work(webhook));
    }
    return (await Promise.all(started)).includes(true);
  }

  /** Serves waiting webhooks until none is left. */
  async #work(first: ListeningWebhook): Promise<boolean> {
    const { advance, signal } = this.#options;
    this.#workers++;
    let moved = false;
    for (let webhook: ListeningWebhook | undefined = first; webhook; webhook = this.#turns.take()) {
      if (!signal.aborted && (await advance(webhook))) moved = true;
      this.#turns.done(webhook);
    }
    this.#workers--;
    return moved;
  }
}
