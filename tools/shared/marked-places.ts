/** The places of a document that programs write within a sentence: single figures. */

/** A figure in a sentence; MDX has its comments in braces. */
const FIGURE =
  /(<!--|\{\/\*) figure: ([^*>]+?) (-->|\*\/\})([\s\S]*?)(<!-- \/figure -->|\{\/\* \/figure \*\/\})/g;

/** The names of the figures that a text shows. */
export const figuresIn = (text: string): string[] =>
  [...text.matchAll(FIGURE)].map(([, , name = ""]) => name);

/**
 * The text with its figures as they are.
 *
 * @throws Error for a figure that is not known, a marker without its end, and a line that begins with one
 */
export function withFigures(text: string, figures: Readonly<Record<string, string>>): string {
  const opened = text.match(/(?:<!--|\{\/\*) figure: /g)?.length ?? 0;
  if (opened !== figuresIn(text).length) throw new Error("a figure has no end");
  // Markdown takes such a line for a block of HTML.
  if (/^\s*<!-- figure: /m.test(text)) throw new Error("a line begins with a figure: put a word before it");
  return text.replace(FIGURE, (_, open: string, name: string, close: string, _shown: string, end: string) => {
    const figure = figures[name];
    if (figure === undefined)
      throw new Error(`there is no figure "${name}"; they are ${Object.keys(figures).join(", ")}`);
    return `${open} figure: ${name} ${close}${figure}${end}`;
  });
}

/** Prose in lines of at most 120 characters, as documents have them. */
export function wrapped(text: string, most = 120): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join("\n");
}
