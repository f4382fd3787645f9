/** The rate at which a count grows: a window that slides over samples of it. */

/** A rate as it is shown: two decimals. */
export const shownRate = (rate: number | undefined): number | undefined =>
  rate === undefined ? undefined : Math.round(rate * 100) / 100;

/** Samples that are kept of a window; more would not change the rate that a person reads. */
const SAMPLES = 60;

interface Sample {
  /** Milliseconds of a clock that never goes back. */
  readonly time: number;
  readonly count: number;
}

/** The rate of one count. It starts again where the count falls, as after a reorganisation. */
export class Rate {
  readonly #windowMs: number;
  /** Oldest first; the first one may be older than the window, so that the window is covered whole. */
  #samples: Sample[] = [];

  /** @param windowMs milliseconds that are looked back on. Default 30000 */
  constructor(windowMs = 30_000) {
    this.#windowMs = windowMs;
  }

  /** Notes the count at a time; times of before the last sample, and lower counts, start a new window. */
  sample(time: number, count: number): void {
    const last = this.#samples.at(-1);
    if (last === undefined || time < last.time || count < last.count) {
      this.#samples = [{ time, count }];
      return;
    }
    const previous = this.#samples.at(-2);
    // Two samples of one slot: the later one replaces the earlier, except the first of all.
    if (previous !== undefined && time - previous.time < this.#windowMs / SAMPLES) this.#samples.pop();
    this.#samples.push({ time, count });
    const start = time - this.#windowMs;
    const inside = this.#samples.findIndex((sample) => sample.time > start);
    if (inside > 1) this.#samples.splice(0, inside - 1);
  }

  /**
   * Counts per second within the window that ends at `now`, falling while nothing grows.
   *
   * @returns undefined until there are two samples, and some time between the first of them and now
   */
  perSecond(now: number): number | undefined {
    const [first] = this.#samples;
    const last = this.#samples.at(-1);
    if (first === undefined || last === undefined || this.#samples.length < 2 || now <= first.time)
      return undefined;
    const start = Math.max(first.time, now - this.#windowMs);
    return ((last.count - countAt(this.#samples, start)) * 1000) / (now - start);
  }
}

/** The count at a time between two samples, as if it had grown evenly; the last one's behind all. */
function countAt(samples: readonly Sample[], time: number): number {
  const after = samples.findIndex((sample) => sample.time >= time);
  const [left, right] = [samples[after - 1], samples[after]];
  if (right === undefined) return samples.at(-1)?.count ?? 0;
  if (left === undefined) return right.count;
  return left.count + ((right.count - left.count) * (time - left.time)) / (right.time - left.time);
}
