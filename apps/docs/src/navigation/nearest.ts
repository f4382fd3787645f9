/** Finds the pages that a reader may have meant by an unknown address. */

/** A page of the site. */
export interface KnownPage {
  /** Its address inside the site. */
  readonly path: string;
  readonly title: string;
}

/** Runs of three characters, of the text with an end on both sides. */
function trigrams(text: string): Set<string> {
  const whole = `  ${text} `;
  return new Set(Array.from({ length: whole.length - 2 }, (_, at) => whole.slice(at, at + 3)));
}

/** Similarity of two texts, from 0 to 1: Dice's coefficient of their trigrams. */
function likeness(one: string, other: string): number {
  const [left, right] = [trigrams(one), trigrams(other)];
  const both = [...left].filter((part) => right.has(part)).length;
  return (2 * both) / (left.size + right.size);
}

/** Words of a path: `/a/listValidators.html` and `a/list-validators/` are the same. */
const plain = (path: string) =>
  path
    .replace(/\.(?:html?|mdx?)$/, "")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, "-")
    .replaceAll(/^[-/]+|[-/]+$/g, "");

/** Below this a page has nothing to do with what was sought. */
const LEAST = 0.3;

/**
 * The pages whose addresses are most like one, the likest first. The last part of the address counts twice as much as the whole:
 * pages move between folders.
 *
 * @param limit how many at most
 */
export function nearestPages(path: string, pages: readonly KnownPage[], limit = 5): KnownPage[] {
  const sought = plain(path);
  const lastOf = (whole: string) => whole.slice(whole.lastIndexOf("/") + 1);
  return pages
    .map((page) => {
      const own = plain(page.path);
      const score = (likeness(sought, own) + 2 * likeness(lastOf(sought), lastOf(own))) / 3;
      return { page, score };
    })
    .filter(({ score }) => score >= LEAST)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
