/**
 * JSON that keeps every integer exact. Integers beyond 2^53 become bigints, in both directions and on every
 * runtime.
 */

// Matches one string or one number at a time, so that digits inside strings stay untouched.
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses JSON. Integers that a number cannot hold exactly become bigints.
 *
 * @throws SyntaxError as `JSON.parse` does.
 * @example
 * ```ts
 * parseJson('{"weight":9007199254740993}') // { weight: 9007199254740993n }
 * ```
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!someLeaf({ value }, mayBeRounded)) return value;
  const [mark, prefix] = unusedMark(text);
  const marked = text.replace(TOKEN, (token) => {
    const isRounded = /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token));
    return isRounded ? `"${mark}${token}"` : token;
  });
  const root: Parts = { value: JSON.parse(marked) };
  someLeaf(root, (part, parent, key) => {
    if (typeof part === "string" && part.startsWith(prefix)) parent[key] = BigInt(part.slice(prefix.length));
    return false;
  });
  return root.value;
}

/**
 * Prints JSON. Bigints become integers with all their digits.
 *
 * @throws TypeError for a value that contains itself.
 * @example
 * ```ts
 * printJson({ weight: 9007199254740993n }) // '{"weight":9007199254740993}'
 * ```
 */
export function printJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // A bigint, or a value that contains itself: the latter throws again here.
    const [mark, prefix] = unusedMark(
      JSON.stringify(value, (_key, part) => (typeof part === "bigint" ? 0 : part)),
    );
    const text = JSON.stringify(value, (_key, part) => (typeof part === "bigint" ? prefix + part : part));
    return text.replace(TOKEN, (token) =>
      token.startsWith(`"${mark}`) ? token.slice(mark.length + 1, -1) : token,
    );
  }
}

/** An object or a list of parsed JSON. The keys of a list are its indices. */
type Parts = { [key: string | number]: unknown };

/** Receives each string, number, boolean and null with its place. Returns true to end the walk. */
type Leaf = (value: unknown, parent: Parts, key: string | number) => boolean;

// Every integer beyond 2^53 - 1 is parsed to a number beyond it.
const mayBeRounded: Leaf = (value) => typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER;

/**
 * Returns true if `leaf` returns true for some leaf of `root`. Walking the parsed value costs a tenth of
 * parsing it (10 of 140 µs for a page of 100 validators). Searching its text would cost half. Nesting costs
 * no stack, so no value is too deep.
 */
function someLeaf(root: Parts, leaf: Leaf): boolean {
  const rest = [root];
  const visit = (value: unknown, parent: Parts, key: string | number) => {
    if (typeof value !== "object" || value === null) return leaf(value, parent, key);
    rest.push(value as Parts); // parsed JSON has no other objects
    return false;
  };
  for (const parts of rest) {
    // Lists go by length, because the names of the indices would cost four times as much.
    if (Array.isArray(parts)) {
      for (let at = 0; at < parts.length; at++) if (visit(parts[at], parts, at)) return true;
    } else {
      for (const key in parts) if (visit(parts[key], parts, key)) return true;
    }
  }
  return false;
}

/**
 * Returns a text that no string of this JSON contains. JSON always escapes U+0001 in the same way, so a
 * longer run of it than any in the text is free. Doubling keeps the search short on hostile input.
 */
function unusedMark(text: string): readonly [escaped: string, plain: string] {
  let mark = "\\u0001";
  while (text.includes(mark)) mark += mark;
  return [mark, JSON.parse(`"${mark}"`)];
}
