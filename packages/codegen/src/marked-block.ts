/** Replaces a block of a document that a program writes, between two markers. */

/**
 * The text with what is between a pair of markers replaced.
 *
 * @param by what writes the block, as its first marker says
 */
export function between(text: string, name: string, content: string, by: string): string {
  const [start, end] = [`<!-- ${name}: made by ${by} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`there are no markers "${start}" and "${end}"`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}
