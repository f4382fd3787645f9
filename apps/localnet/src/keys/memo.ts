/** A bounded cache of computed values: a rebuilt network needs the same keys and signatures. */

/** Values of named caches by their keys, as far as one piece of work needed them. */
export type Work = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** Options of a cache. */
export interface MemoOptions<T> {
  /** With it, the cache's values are part of recorded work. */
  readonly name?: string;
  /** Called with each new value. */
  readonly stored?: (key: string, value: T) => void;
}

const named = new Map<string, Memo<unknown>>();
/** Keys and signatures that the running work has needed so far. */
let recording: Map<string, Map<string, unknown>> | undefined;

/** Values by key; the oldest are dropped first. */
export class Memo<T> {
  readonly #most: number;
  readonly #name: string | undefined;
  readonly #stored: (key: string, value: T) => void;
  readonly #values = new Map<string, T>();

  /** @param most largest number of values, 1 or more */
  constructor(most: number, { name, stored = () => {} }: MemoOptions<T> = {}) {
    this.#most = most;
    this.#name = name;
    this.#stored = stored;
    // Restored entries were recorded by the same cache.
    if (name !== undefined) named.set(name, this as Memo<unknown>);
  }

  /** The value of a key, computed when it is missing. Nothing is stored when that throws. */
  get(key: string, make: () => T): T {
    const known = this.#values.get(key);
    if (known === undefined) return this.put(key, make());
    this.#record(key, known);
    return known;
  }

  /** Stores a value under a key, and returns it. */
  put(key: string, value: T): T {
    this.#values.set(key, value);
    const [oldest] = this.#values.size > this.#most ? this.#values.keys() : [];
    if (oldest !== undefined) this.#values.delete(oldest);
    this.#stored(key, value);
    this.#record(key, value);
    return value;
  }

  clear(): void {
    this.#values.clear();
  }

  #record(key: string, value: T): void {
    if (recording === undefined || this.#name === undefined) return;
    const own = recording.get(this.#name);
    if (own) own.set(key, value);
    else recording.set(this.#name, new Map([[key, value]]));
  }
}

/** Runs an action and returns the entries of the named caches that it used. */
export function recordWork<T>(run: () => T): { readonly result: T; readonly work: Work } {
  const outer = recording;
  const work = new Map<string, Map<string, unknown>>();
  recording = work;
  try {
    return { result: run(), work };
  } finally {
    recording = outer;
  }
}

/** The work of two pieces together. */
export function joined(one: Work, other: Work): Work {
  const names = new Set([...one.keys(), ...other.keys()]);
  return new Map(
    [...names].map((name) => [name, new Map([...(one.get(name) ?? []), ...(other.get(name) ?? [])])]),
  );
}

/** Empties the named caches. */
export function forgetWork(): void {
  for (const memo of named.values()) memo.clear();
}

/** Puts recorded work into the caches, so that it need not be done again. Unknown caches are ignored. */
export function reuseWork(work: Work): void {
  for (const [name, values] of work) for (const [key, value] of values) named.get(name)?.put(key, value);
}
