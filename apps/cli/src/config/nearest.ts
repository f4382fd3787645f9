/** Finds the name that a misspelt one was probably meant to be. */

/** Letters to change, add or remove to make one text of another (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Largest share of a name's letters that may be wrong. */
const SHARE = 0.4;

/** The nearest of the names, without regard to case; undefined when none is near. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[-_]/g, "");
  const [best] = names
    .map((known) => ({ known, away: distance(plain(name), plain(known)) }))
    .filter(({ known, away }) => away <= Math.max(1, known.length * SHARE))
    .sort((left, right) => left.away - right.away);
  return best?.known;
}
