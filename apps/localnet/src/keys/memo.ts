/** A bounded cache of computed values: a rebuilt network needs the same keys and signatures. */

/** Values by key; the oldest are dropped first. */
export class Memo<T> {
  readonly #most: number;
  readonly #values = new Map<string, T>();

  /** @param most largest number of values, 1 or more */
  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key, computed when it is missing. Nothing is stored when that throws. */
  get(name: string, make: () => T): T {
    const known = this.#values.get(name);
    return known === undefined ? this.put(name, make()) : known;
  }

  /** Stores a value under a key, and returns it. */
  put(name: string, value: T): T {
    this.#values.set(name, value);
    const [oldest] = this.#values.size > this.#most ? this.#values.keys() : [];
    if (oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}
