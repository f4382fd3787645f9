/** Remembers what was computed, up to a number of values: a network that is built again needs the same keys and signatures. */

/** Values by what they follow from; the oldest are forgotten first. */
export class Memo<T> {
  readonly #most: number;
  readonly #values = new Map<string, T>();

  /** @param most values that are kept, 1 or more */
  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a name, which is made when it is not known. Nothing is kept when making it throws. */
  get(name: string, make: () => T): T {
    const known = this.#values.get(name);
    return known === undefined ? this.put(name, make()) : known;
  }

  /** Keeps a value under a name, and returns it. */
  put(name: string, value: T): T {
    this.#values.set(name, value);
    const [oldest] = this.#values.size > this.#most ? this.#values.keys() : [];
    if (oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}
