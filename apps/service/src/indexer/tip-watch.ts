/** Decides when a chain at its tip is looked at next: at once when its node announces a block, and by polling in any case. */

import { Waker } from "../domain/waker.ts";

export interface TipWatchOptions {
  /** Milliseconds between polls without announcements. */
  readonly pollMs: number;
  /** Milliseconds of a clock that never goes back. */
  readonly elapsed: () => number;
  /** Called with the milliseconds from a block's announcement until it was indexed. */
  readonly followed?: ((ms: number) => void) | undefined;
}

/** With announcements a chain is polled this much less often, */
const SLOWER = 5;
/** but after this many milliseconds at the latest. */
const SLOWEST = 10_000;
/** Announcements in a row of blocks that the node does not have, after which none interrupts a pause: they may be anything. */
const FALSE_ALARMS = 5;

/**
 * Announcements are hints: they may be missing, late or wrong. The index comes from the node's responses
 * alone, and polling continues at the usual rate until announcements have proved right.
 */
export class TipWatch {
  readonly #options: TipWatchOptions;
  #subscribed = false;
  /** The last block that was announced and is not indexed, and when. */
  #announced: { readonly number: number; readonly at: number } | undefined;
  #falseAlarms = 0;
  /** True when a poll has found a block that was not announced. */
  #missed = false;
  #height: number | undefined;
  readonly #waker = new Waker();

  constructor(options: TipWatchOptions) {
    this.#options = options;
  }

  /** True when the node announces blocks. */
  get isSubscribed(): boolean {
    return this.#subscribed;
  }

  /** Aborts at the next announcement. */
  get woken(): AbortSignal {
    return this.#waker.signal;
  }

  /** Milliseconds until the next poll. */
  get pauseMs(): number {
    const { pollMs } = this.#options;
    const isProved = this.#subscribed && !this.#missed && this.#announced === undefined;
    return isProved ? Math.max(pollMs, Math.min(SLOWEST, SLOWER * pollMs)) : pollMs;
  }

  /** Announcements begin or end. */
  subscribe(is: boolean): void {
    this.#subscribed = is;
    this.#announced = undefined;
  }

  /** The node announces a block. */
  announce(number: number): void {
    this.#announced = { number, at: this.#options.elapsed() };
    if (this.#falseAlarms >= FALSE_ALARMS) return;
    this.#waker.wake();
  }

  /**
   * A step has succeeded.
   *
   * @param height that is indexed
   * @param done whether there is nothing more to do for now
   */
  stepped(height: number, done: boolean): void {
    const announced = this.#announced;
    if (announced && height >= announced.number) {
      this.#options.followed?.(this.#options.elapsed() - announced.at);
      this.#announced = undefined;
      this.#falseAlarms = 0;
      this.#missed = false;
    } else if (done && announced) this.#falseAlarms++;
    else if (!announced && this.#height !== undefined && height > this.#height) this.#missed = true;
    this.#height = height;
  }
}
