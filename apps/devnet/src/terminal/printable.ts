/** Escapes texts from untrusted senders, so the terminal does not obey them. */

const escapeCharacter = (character: string): string =>
  [...Array(character.length).keys()]
    .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, "0")}`)
    .join("");

/**
 * A text in which control and format characters, and the separators of lines and paragraphs, are written as
 * `\u001b` is. Line feeds and tabs stay. A text of JSON keeps its meaning, since it has such characters in
 * strings alone.
 */
export const printable = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]|[\p{Cf}\p{Zl}\p{Zp}]/gu, escapeCharacter);

/** The same in one line: line feeds and tabs are escaped too. */
export const printableLine = (text: string): string => printable(text).replace(/[\n\t]/g, escapeCharacter);
