/** Ids for reading: their beginning and end. */

/** Shortens the middle of a text of more than `keep` characters. */
export function short(text: string, keep = 18): string {
  if (text.length <= keep) return text;
  const head = Math.ceil((keep - 1) * 0.6);
  return `${text.slice(0, head)}…${text.slice(-(keep - 1 - head))}`;
}
