/** The picture that stands beside a link to a page, as SVG: one for each group of pages. */
import { escapeHtml } from "../html.ts";

/** Pixels; the size that every network that shows links takes. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Characters of a line of the largest text, and of the text below it. */
const TITLE_LINE = 18;
const ABOUT_LINE = 46;

/** Words in lines of at most so many characters. */
export function wrapped(text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const textLines = (lines: readonly string[], y: number, step: number, attributes: string) =>
  lines
    .map((line, at) => `<text x="80" y="${y + at * step}" ${attributes}>${escapeHtml(line)}</text>`)
    .join("");

/** @param about one sentence, without a full stop */
export function picture({ label, about }: { readonly label: string; readonly about: string }): string {
  const title = wrapped(label, TITLE_LINE);
  const below = 250 + title.length * 84;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Figtree">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#17181c"/>
<rect width="14" height="${HEIGHT}" fill="#d92b45"/>
<g fill="none" stroke="#d92b45" stroke-width="7" stroke-linejoin="round" stroke-linecap="round" opacity=".9"><path d="M884 132 L1066 150 L1092 330 L958 398 L884 132 M958 398 L1066 150 M958 398 L1112 452"/></g>
<g fill="#17181c" stroke="#ffb9c0" stroke-width="7"><circle cx="884" cy="132" r="26"/><circle cx="1066" cy="150" r="20"/><circle cx="1092" cy="330" r="24"/><circle cx="958" cy="398" r="32"/><circle cx="1112" cy="452" r="16"/></g>
${textLines(["Primary Network SDK"], 130, 0, 'font-size="36" font-weight="600" fill="#ffb9c0"')}
${textLines(title, 280, 84, 'font-size="76" font-weight="700" fill="#ffffff"')}
${textLines(wrapped(about, ABOUT_LINE), below + 50, 46, 'font-size="34" font-weight="400" fill="#c4c6cc"')}
</svg>`;
}
