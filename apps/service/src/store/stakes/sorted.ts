/** A sorted list in memory, in which positions are found by halving. */

/** Below 0 when `a` comes first, above 0 when `b` does. */
export type Compare<T> = (a: T, b: T) => number;

/** Numbers, bigints or texts by their value; texts by code units, as the database compares bytes of ASCII. */
export const compare = <T extends number | bigint | string>(a: T, b: T): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** The number of items of a sorted list before the first one that `reached` accepts. */
export function countBefore<T>(items: readonly T[], reached: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (reached(items[middle] as T))
      high = middle; // low <= middle < high <= length
    else low = middle + 1;
  }
  return low;
}

/** Items in order; no two are equal. */
export class Sorted<T> {
  readonly items: T[];
  readonly #compare: Compare<T>;

  constructor(by: Compare<T>, items: readonly T[] = []) {
    this.#compare = by;
    this.items = [...items].sort(by);
  }

  insert(item: T): void {
    const last = this.items[this.items.length - 1];
    // A new item is mostly newer than all that are known.
    if (last === undefined || this.#compare(last, item) < 0) this.items.push(item);
    else
      this.items.splice(
        countBefore(this.items, (known) => this.#compare(known, item) >= 0),
        0,
        item,
      );
  }
}
