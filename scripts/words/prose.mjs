// Finds the prose of a file, every other character blanked so that lines keep their numbers, and what is wrong with it.
import { isPlaceholder } from "../../specs/lint/sentence.mjs";

/** Stands where code was: words on its two sides are not neighbours. */
const GAP = "\0";

/** Stands behind a heading, whose last word is no neighbour of the first one below. */
const END = "\u0001";

const blank = (text) => text.replace(/[^\n]/g, GAP);

/** Markdown without code, front matter's keys and tags; headings end where they end. */
export function proseOfMarkdown(text) {
  return text
    .replace(/^([ \t]*)(`{3,}|~{3,})[\s\S]*?^[ \t]*\2[ \t]*$/gm, blank)
    .replace(/`[^`\n]+`/g, blank)
    .replace(/^(?:import|export) .*$/gm, blank)
    .replace(/<[^<>]*>/g, blank)
    .replace(/^#.*$/gm, (heading) => heading + END);
}

/** The comments of a script, without their marks and the code that they show. */
export function proseOfComments(source) {
  let prose = "";
  let end = 0;
  // Strings and templates come first: what looks like a comment inside them is none.
  const token = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*/g;
  for (const { 0: found, index } of source.matchAll(token)) {
    const between = source.slice(end, index);
    // Only white space between two comments keeps them one text.
    prose += between.trim() === "" ? between : blank(between);
    prose += found.startsWith("/") ? unmarked(found) : blank(found);
    end = index + found.length;
  }
  return proseOfMarkdown(prose + blank(source.slice(end)));
}

const unmarked = (comment) =>
  comment
    .replace(/^\/\*+|\*+\/$|^\/\/+/g, (mark) => " ".repeat(mark.length))
    .replace(/^[ \t]*\*/gm, (mark) => " ".repeat(mark.length))
    // What a tag names is often the first word said of it.
    .replace(/@(?:param|property)\s+(?:\{.*\}\s+)?\S+/g, blank);

/** Words that stand twice in a row, also over the end of a line, as `{ line, what }`. */
export function doubledWords(prose) {
  return [...prose.matchAll(/(?<![\w'’-])([A-Za-z]{2,})(?:[ \t]+|[ \t]*\n[ \t]*)\1(?![\w'’-])/gi)].map(
    (found) => ({
      line: prose.slice(0, found.index).split("\n").length,
      what: `"${found[1]}" stands twice in a row`,
    }),
  );
}

/** Lines that say nothing but that something will be written there, as `{ line, what }`. */
export function placeholders(prose) {
  return prose.split("\n").flatMap((text, index) => {
    const words = text
      .replace(/^[\s#>*]+/, "")
      .replaceAll(END, "")
      .trim();
    // A rule (---), the marks of a table and what is left of a line of code are no words.
    return /[A-Za-z….]/.test(words) && !words.includes(GAP) && isPlaceholder(words)
      ? [{ line: index + 1, what: `"${words}" stands for text to come` }]
      : [];
  });
}
