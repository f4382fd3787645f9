/** base58 with a checksum, the text form of ids: the last four bytes are the end of a SHA-256. */
import type { Refuse } from "./check-address.ts";
import { sha256 } from "./sha256.ts";

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const CHECKSUM = 4;

/** Writes bytes and their checksum. */
export function encodeCb58(bytes: Uint8Array): string {
  const joined = [...bytes, ...sha256(bytes).slice(-CHECKSUM)];
  let number = joined.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = "";
  for (; number > 0n; number /= 58n) text = ALPHABET.charAt(Number(number % 58n)) + text;
  const zeros = joined.findIndex((byte) => byte !== 0);
  return "1".repeat(zeros < 0 ? joined.length : zeros) + text;
}

/** Reads cb58 that holds so many bytes. */
export function decodeCb58(text: string, size: number, refuse: Refuse): Uint8Array {
  // No text of that many bytes is longer: base58 takes 1.37 characters for a byte.
  if (text.length > (size + CHECKSUM) * 1.5 || /[^1-9A-HJ-NP-Za-km-z]/.test(text))
    return refuse(`must be cb58 of ${size} bytes`);
  const bytes: number[] = [];
  let number = Array.from(text).reduce((sum, letter) => sum * 58n + BigInt(ALPHABET.indexOf(letter)), 0n);
  for (; number > 0n; number /= 256n) bytes.unshift(Number(number % 256n));
  const zeros = text.search(/[^1]/);
  const joined = Uint8Array.from([...Array<number>(zeros < 0 ? text.length : zeros).fill(0), ...bytes]);
  if (joined.length !== size + CHECKSUM) refuse(`must be cb58 of ${size} bytes`);
  const payload = joined.slice(0, size);
  if (
    sha256(payload)
      .slice(-CHECKSUM)
      .some((byte, index) => byte !== joined[size + index])
  )
    refuse("has a checksum that does not fit: a character is wrong");
  return payload;
}
