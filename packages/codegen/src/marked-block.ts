/** Replaces a generated block of a document, between two markers. */

/**
 * Returns the text with the content between a pair of markers replaced.
 *
 * @param by name of the program that writes the block, as in its first marker
 */
export function between(text: string, name: string, content: string, by: string): string {
  const [start, end] = [`<!-- ${name}: made by ${by} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`there are no markers "${start}" and "${end}"`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}
