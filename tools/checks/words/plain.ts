/** Finds texts that read as translated: sentences that open with a clause, and turns of phrase that nobody says. */

export interface PlainFault {
  readonly line: number;
  readonly what: string;
}

/** Openings of a clause. A question may have them. */
const CLAUSE = /^(?:What|How|Whether|Of|Those)\b/;

/** The first sentence, if it is a question. */
const QUESTION = /^[^.!?]*\?/;

/** Says why a text should open otherwise; undefined where it opens well. */
export function openingFault(text: string): string | undefined {
  const opening = text.replace(/^[\s*_>]+/, "");
  const [word] = CLAUSE.exec(opening) ?? [];
  return word === undefined || QUESTION.test(opening)
    ? undefined
    : `begins with "${word}": begin with a noun or a verb`;
}

/** Between two words of a phrase: spaces, or a line break and the mark of the next line of a comment or quotation. */
const GAP = "\\s+(?:(?:[*#>]|//)\\s+)?";

const PHRASES: readonly (readonly [phrase: string, say: string, unless?: string])[] = [
  ["anew", "again"],
  ["so many", "the number, or that many", "that"],
  ["that which", "the noun"],
  ["the same by", "the noun again"],
  ["those of", "the noun again"],
  ["nothing lost and nothing twice", "no gaps and no duplicates"],
];

const patterns = PHRASES.map(([phrase, say, unless]) => {
  const words = phrase.replaceAll(" ", GAP);
  const next = unless === undefined ? "" : `(?!${GAP}${unless}\\b)`;
  return { phrase, say, pattern: new RegExp(`(?<![\\w-])${words}(?![\\w-])${next}`, "gi") };
});

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/** Blanks the matches and keeps the lines. */
const without = (text: string, pattern: RegExp): string =>
  text.replaceAll(pattern, (match) => match.replaceAll(/[^\n]/g, " "));

const FENCE = /^([ \t*]*)(`{3,}|~{3,})[\s\S]*?^[ \t*]*\2[ \t]*$/gm;
const COMMENT = /<!--[\s\S]*?-->/g;
const CODE = /`[^`\n]+`/g;

/** Phrases that nobody says, in a document, a spec or a source, outside of code in backticks. */
export function phraseFaults(text: string): PlainFault[] {
  const prose = without(without(text, FENCE), CODE);
  return patterns
    .flatMap(({ phrase, say, pattern }) =>
      [...prose.matchAll(pattern)].map(({ index }) => ({
        line: lineAt(prose, index),
        what: `"${phrase}": say ${say}`,
      })),
    )
    .sort((one, other) => one.line - other.line);
}

/** Opening words of the documentation comments of a source. */
export function commentFaults(source: string): PlainFault[] {
  return [...source.matchAll(/^[ \t]*\/\*\*\s*(?:\*\s)?([\s\S]*?)\*\//gm)].flatMap(({ index, 1: text }) => {
    const what = openingFault((text ?? "").replaceAll(/\n[ \t]*\*/g, " "));
    return what === undefined ? [] : [{ line: lineAt(source, index), what: `a comment ${what}` }];
  });
}

/** Opening words of the title, the headings and the paragraphs of a document. */
export function pageFaults(page: string): PlainFault[] {
  const [front = ""] = /^---\n[\s\S]*?\n---\n/.exec(page) ?? [];
  const opened = [...front.matchAll(/^[ \t]*(title|description): *["']?(.*?)["']?$/gm)].flatMap(
    ({ index, 1: key, 2: text }) => openings(lineAt(front, index), text ?? "", key === "title"),
  );
  const body = without(
    without(page.replace(front, "\n".repeat(front.split("\n").length - 1)), FENCE),
    COMMENT,
  );
  const blocks = [...body.matchAll(/^#+ .*|(?:^(?!#+ )[^\n]*\S[^\n]*(?:\n|$))+/gm)];
  return [
    ...opened,
    ...blocks.flatMap(({ index, 0: block }) => {
      const text = block.replace(/^(?:\s*<[^>]*>)+/, "");
      const [mark = ""] = /^#+ /.exec(text) ?? [];
      return openings(lineAt(body, index), text.slice(mark.length), mark !== "");
    }),
  ];
}

function openings(line: number, text: string, isHeading: boolean): PlainFault[] {
  if (isHeading && /^How to\b/.test(text)) return [];
  const what = openingFault(text.replaceAll("\n", " "));
  return what === undefined ? [] : [{ line, what: `a ${isHeading ? "heading" : "paragraph"} ${what}` }];
}
