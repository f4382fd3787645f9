/** Functions that remember what they answered last. */

/** Texts that are remembered of one function: some megabytes at most. */
export const REMEMBERED = 10_000;

/** The same function, with its last answers at hand: a page spells the same few ids and owners again and again. */
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
