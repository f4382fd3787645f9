/** Reads token metadata from contracts' call results, which are untrusted. */

import { hexToBytes } from "@noble/hashes/utils.js";

/** Selectors of the three optional functions of ERC-20 (ERC-721 has the first two). */
export const SELECTORS = { name: "0x06fdde03", symbol: "0x95d89b41", decimals: "0x313ce567" } as const;

/** Longest name or symbol that is stored, in characters. */
export const MAX_TEXT = 256;

const WORD = 32;

function numberAt(bytes: Uint8Array, at: number): number | undefined {
  const word = bytes.subarray(at, at + WORD);
  if (word.length < WORD || word.subarray(0, WORD - 6).some((byte) => byte !== 0)) return undefined;
  return word.subarray(WORD - 6).reduce((value, byte) => value * 256 + byte, 0);
}

/** Removes invisible characters, and characters that change how the surrounding text is displayed. */
function printable(bytes: Uint8Array, maxLength: number): string | null {
  const text = new TextDecoder().decode(bytes).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFFD]/gu, "");
  const kept = [...text.trim()].slice(0, maxLength).join("").trim();
  return kept === "" ? null : kept;
}

/**
 * A text in a call result: an ABI string, or 32 bytes padded with zeros, as old contracts return it.
 *
 * @param data hex with 0x
 * @param maxLength longest result, in characters
 * @returns null when it is neither, or has no visible characters
 */
export function readText(data: string, maxLength = MAX_TEXT): string | null {
  const bytes = hexToBytes(data.slice(2));
  if (bytes.length === WORD) {
    const end = bytes.indexOf(0);
    const filled = end < 0 ? bytes : bytes.subarray(0, end);
    return bytes.subarray(filled.length).some((byte) => byte !== 0) ? null : printable(filled, maxLength);
  }
  const offset = numberAt(bytes, 0);
  const length = offset === undefined ? undefined : numberAt(bytes, offset);
  if (offset === undefined || length === undefined || offset + WORD + length > bytes.length) return null;
  return printable(bytes.subarray(offset + WORD, offset + WORD + length), maxLength);
}

/** @returns null unless it is one word of 0 … 255 */
export function readDecimals(data: string): number | null {
  const bytes = hexToBytes(data.slice(2));
  const value = numberAt(bytes, 0);
  return bytes.length >= WORD && value !== undefined && value <= 255 ? value : null;
}
