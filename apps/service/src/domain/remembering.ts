/** Bounded caches: of the results of a function, and of the newest entries of a map. */

/** Most results cached per function: a few megabytes. */
export const REMEMBERED = 20_000;

/**
 * Wraps a function with a cache, because a page contains the same few ids and owners many times. Whenever
 * half of the cache is full, results unused since the last time are dropped.
 */
export function remembering<Value>(read: (text: string) => Value): (text: string) => Value {
  let newer = new Map<string, Value>();
  let older = newer;
  return (text) => {
    const before = newer.get(text);
    if (before !== undefined) return before;
    if (newer.size >= REMEMBERED / 2) {
      older = newer;
      newer = new Map();
    }
    const value = older.get(text) ?? read(text);
    newer.set(text, value);
    return value;
  };
}

/** Inserts as the newest entry, and forgets the oldest beyond a number. */
export function keepNewest<Key, Value>(known: Map<Key, Value>, key: Key, value: Value, most: number): void {
  known.delete(key);
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
}
