/** What is wrong with a description, in words that follow "has a description that"; undefined when nothing is. */
export function sentenceFault(text) {
  if (typeof text !== "string" || text.trim() === "") return "is empty";
  const words = text.trim();
  if (isPlaceholder(words)) return "only stands for one to come";
  if (!/^[A-Z0-9"`]/.test(words)) return "does not begin with a capital letter, a number or code";
  return words.endsWith(".") && !words.endsWith("..") ? undefined : "does not end in a full stop";
}

/** Whether text says that somebody will write it later, instead of saying anything. */
export const isPlaceholder = (text) =>
  /\b(?:TODO|TBD|FIXME|XXX)\b/.test(text) ||
  /^(?:todo|tbd|fixme|lorem ipsum.*|[.…?-]+)[.!]?$/is.test(text.trim());
