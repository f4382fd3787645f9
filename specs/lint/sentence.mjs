/** What is wrong with a description, worded to follow "has a description that"; undefined for a good description. */
export function sentenceFault(text) {
  if (typeof text !== "string" || text.trim() === "") return "is empty";
  const words = text.trim();
  if (isPlaceholder(words)) return "is a placeholder";
  if (!/^[A-Z0-9"`]/.test(words)) return "does not begin with a capital letter, a number or code";
  return words.endsWith(".") && !words.endsWith("..") ? undefined : "does not end in a full stop";
}

/** Whether a text is a placeholder for one that will be written later. */
export const isPlaceholder = (text) =>
  /\b(?:TODO|TBD|FIXME|XXX)\b/.test(text) ||
  /^(?:todo|tbd|fixme|lorem ipsum.*|[.…?-]+)[.!]?$/is.test(text.trim());
