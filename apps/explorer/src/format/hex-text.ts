/** Text in bytes: a memo, or the data of a message. */

const DECODER = new TextDecoder("utf-8", { fatal: true });
/** Hex digits of a word of the ABI. */
const WORD = 64;
/** Control characters other than tab and line ends: bytes with one are no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function decoded(digits: string): string | undefined {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  try {
    const text = DECODER.decode(bytes);
    return text === "" || CONTROL.test(text) ? undefined : text;
  } catch {
    return undefined; // the bytes are not UTF-8
  }
}

/** The string that starts at a byte offset of ABI-encoded parameters: its length, then its bytes. */
export function abiString(digits: string, offset: number): string | undefined {
  const length = Number(`0x${digits.slice(2 * offset, 2 * offset + WORD) || "0"}`);
  const from = 2 * offset + WORD;
  return from + 2 * length <= digits.length ? decoded(digits.slice(from, from + 2 * length)) : undefined;
}

/** The text that the bytes are, as UTF-8 or as one ABI-encoded string; undefined for other bytes. @param hex with 0x */
export function hexText(hex: string): string | undefined {
  if (!/^0x(?:[0-9a-f]{2})+$/i.test(hex)) return undefined;
  const digits = hex.slice(2);
  const isString = digits.length >= 2 * WORD && Number(`0x${digits.slice(0, WORD)}`) === WORD / 2;
  return (isString ? abiString(digits, WORD / 2) : undefined) ?? decoded(digits);
}
