/** Bounded caches: of the results of a function, and of the newest entries of a map. */

/** Most results cached per function: a few megabytes. */
export const REMEMBERED = 10_000;

/** The same function with its results cached: a page contains the same few ids and owners many times. */
export function remembering<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= REMEMBERED) known.clear();
    const value = read(text);
    known.set(text, value);
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
