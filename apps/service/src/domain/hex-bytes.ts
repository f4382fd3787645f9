/** Bytes and numbers of hex that this program wrote: bytes are put into an array that is used again and again. */

/** The value of each hex digit, by character. */
const VALUES = new Uint8Array(128);
[..."0123456789abcdef"].forEach((digit, value) => {
  VALUES[digit.charCodeAt(0)] = value;
});

/** Writes the bytes of lower-case hex with 0x into a target from `at` on; returns where they end. */
export function hexInto(hex: string, target: Uint8Array, at: number): number {
  let end = at;
  for (let digit = 2; digit < hex.length; digit += 2) {
    // Text that is no ASCII is no hex either.
    const high = VALUES[hex.charCodeAt(digit) & 127] as number;
    target[end] = (high << 4) | (VALUES[hex.charCodeAt(digit + 1) & 127] as number);
    end += 1;
  }
  return end;
}

/** The number that digits of lower-case hex are; exact up to 13 digits. */
export function numberIn(hex: string, at: number, digits: number): number {
  let value = 0;
  for (let digit = at; digit < at + digits; digit += 1)
    value = value * 16 + (VALUES[hex.charCodeAt(digit) & 127] as number);
  return value;
}
