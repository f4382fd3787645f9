/** Keeps the list of the project's words in order: sorted, each once, none that nobody writes any more. */

/** Faults of the list, as sentences; `texts` is everything that is checked with it. */
export function wordListFaults(words: readonly string[], texts: readonly string[]): string[] {
  const sorted = [...new Set(words)].sort((one, other) => one.localeCompare(other, "en"));
  const written = new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}]+/gu) ?? []));
  // Names are written together, as in camelCase: then the word is a part of another.
  const all = [...written].join(" ");
  return [
    ...(words.join() === sorted.join() ? [] : ["cspell.json: not sorted, or a word twice"]),
    ...words
      .filter((word) => !all.includes(word.toLowerCase()))
      .map((word) => `cspell.json: nobody writes "${word}" any more`),
  ];
}
