/** JSON of a bounded size: long lists and texts are cut, and the result says which. */
import { parseJson, printJson } from "@primary-network/core";

/** A list or text that was cut. */
interface Cut {
  /** Path of the value in the result, such as `validators` or `items[0].data`. */
  readonly at: string;
  readonly kept: number;
  readonly of: number;
}

/** Cuts lists and texts that have more elements or characters than allowed; notes each cut. */
function trimmed(value: unknown, limit: number, at: string, cuts: Cut[]): unknown {
  const note = (of: number) => void cuts.push({ at, kept: limit, of });
  if (typeof value === "string") {
    // Ids, addresses and amounts stay whole however few list elements remain.
    const letters = Math.max(limit * 20, 200);
    if (value.length <= letters) return value;
    cuts.push({ at, kept: letters, of: value.length });
    return value.slice(0, letters);
  }
  if (Array.isArray(value)) {
    if (value.length > limit) note(value.length);
    return value.slice(0, limit).map((part, index) => trimmed(part, limit, `${at}[${index}]`, cuts));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    trimmed(part, limit, at === "" ? name : `${at}.${name}`, cuts),
  ]);
  return Object.fromEntries(entries);
}

/** Elements of lists that are tried, from many to none; the first that fits is taken. */
const LIMITS = [200, 150, 100, 75, 50, 35, 25, 15, 10, 7, 5, 3, 2, 1, 0];
/** Cuts that are named; a result of many lists has more. */
const NAMED = 20;

/**
 * The text itself if it fits; otherwise JSON with the shortened `result`, and a note in `cut` about the
 * missing part.
 *
 * @param text JSON; integers of any size stay exact
 * @param longest characters
 */
export function bounded(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const value = parseJson(text);
  for (const limit of LIMITS) {
    const cuts: Cut[] = [];
    const result = trimmed(value, limit, "", cuts);
    const cut = {
      characters: text.length,
      longest,
      missing: cuts.slice(0, NAMED),
      ...(cuts.length > NAMED && { moreMissing: cuts.length - NAMED }),
      advice: "request fewer items, or one item alone",
    };
    const shown = printJson({ cut, result });
    if (shown.length <= longest) return shown;
  }
  return printJson({
    cut: { characters: text.length, longest, advice: "the result is too large: request fewer items" },
  });
}
