/** The clock of a network: follows another one, can be stopped, and can be moved forward. */
import type { Clock } from "./options.ts";

/** Unix seconds, and whether they stand still. */
export interface ClockReading {
  readonly now: number;
  readonly frozen: boolean;
}

/** Latest instant that both a block's time and RFC 3339 can represent: the end of the year 9999. */
const MAX_NOW = 253_402_300_799;

/** A clock that runs as fast as its base, from the time it was set to. */
export class VirtualClock implements Clock {
  readonly #base: Clock;
  #ahead = 0;
  #frozenAt: number | undefined;

  constructor(base: Clock) {
    this.#base = base;
  }

  now(): number {
    return this.#frozenAt ?? this.#base.now() + this.#ahead;
  }

  get reading(): ClockReading {
    return { now: this.now(), frozen: this.#frozenAt !== undefined };
  }

  freeze(): void {
    this.#frozenAt = this.now();
  }

  /** Continues from the time at which it was stopped. */
  resume(): void {
    this.put({ now: this.now(), frozen: false });
  }

  /**
   * Moves to a later instant.
   *
   * @param now Unix seconds
   * @throws RangeError when that is in the past, or beyond the year 9999
   */
  set(now: number): void {
    const before = this.now();
    if (!(now >= before)) throw new RangeError(`now must not be before the clock's ${before}`);
    if (now > MAX_NOW) throw new RangeError(`now must be at most ${MAX_NOW}, the end of the year 9999`);
    this.put({ now, frozen: this.#frozenAt !== undefined });
  }

  /** Sets the clock to a reading, even an earlier one. */
  put({ now, frozen }: ClockReading): void {
    this.#ahead = now - this.#base.now();
    this.#frozenAt = frozen ? now : undefined;
  }
}
