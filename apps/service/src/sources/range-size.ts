/** How much is asked for at a time: less after a response that was too late or too large, and more again when all goes well. */

/** Good responses in a row after which twice as much is asked for. */
const STREAK = 8;

export class RangeSize {
  readonly #max: number;
  #size: number;
  #streak = 0;

  /** @param max at least 1 */
  constructor(max: number) {
    this.#max = max;
    this.#size = max;
  }

  /** At most this much is asked for. */
  get value(): number {
    return this.#size;
  }

  /** Notes that so much was too much. */
  shrink(tried: number): void {
    this.#size = Math.max(1, Math.floor(Math.min(tried, this.#size) / 2));
    this.#streak = 0;
  }

  /** Notes a response to so much; one to less than was allowed tells nothing. */
  succeed(tried: number): void {
    if (this.#size === this.#max || tried < this.#size) return;
    this.#streak += 1;
    if (this.#streak < STREAK) return;
    this.#size = Math.min(this.#max, this.#size * 2);
    this.#streak = 0;
  }
}
