/** Adapts the size of requests: smaller after a late or too large response, larger again after successes. */

/** Successes in a row after which the size doubles. */
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

  /** The current largest size of a request. */
  get value(): number {
    return this.#size;
  }

  /** Records that a request of this size was too large. */
  shrink(tried: number): void {
    this.#size = Math.max(1, Math.floor(Math.min(tried, this.#size) / 2));
    this.#streak = 0;
  }

  /** Records a success; one of a smaller request than allowed is ignored. */
  succeed(tried: number): void {
    if (this.#size === this.#max || tried < this.#size) return;
    this.#streak += 1;
    if (this.#streak < STREAK) return;
    this.#size = Math.min(this.#max, this.#size * 2);
    this.#streak = 0;
  }
}
