/** Prints rows as aligned columns. */
import { printableLine } from "@primary-network/devnet/terminal";

/**
 * A header and rows of the same length, as lines; a cell beyond `maxWidth` characters is cut in its middle.
 */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  maxWidth = 36,
): string {
  const cells = [header, ...rows].map((row) => row.map((cell) => shorten(printableLine(cell), maxWidth)));
  const widths = header.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ""))));
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - widthOf(cell))).join("  ")}`.trimEnd();
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => "─".repeat(width))), ...body.map(line)].join("\n");
}

/** Characters that take two columns: East Asian ones and most emoji. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}|[\u{20000}-\u{3FFFD}]/u;
/** Characters that take none: they are drawn over the one before. */
const NO_WIDTH = /\p{Mn}|\p{Me}/u;
/** Texts in which each character takes one column, as in nearly all. */
const PLAIN = /^[\u0020-\u02FF\u2010-\u22FF\u2580-\u259F]*$/;

const columnsOf = (character: string): number =>
  NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;

/** Columns that a text takes on a terminal: names of tokens are in any script. */
export const widthOf = (text: string): number =>
  PLAIN.test(text) ? text.length : [...text].reduce((sum, character) => sum + columnsOf(character), 0);

/** The longest beginning of a list of characters that has this width. */
function begin(characters: readonly string[], width: number): string[] {
  let used = 0;
  const end = characters.findIndex((character) => {
    used += columnsOf(character);
    return used > width;
  });
  return characters.slice(0, end === -1 ? characters.length : end);
}

/** A text that takes at most `width` columns; of a longer one the middle is left out. */
export function shorten(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const kept = width - 1;
  const characters = [...text];
  const head = begin(characters, Math.ceil(kept / 2));
  const tail = begin(characters.toReversed(), Math.floor(kept / 2)).reverse();
  return `${head.join("")}…${tail.join("")}`;
}
