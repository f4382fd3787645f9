/** The signatures of an input as their column has them: one after the other. */

/** Hex digits of a signature, which has 65 bytes. */
const DIGITS = 130;

export const writeSignatures = (signatures: readonly string[]): string =>
  `0x${signatures.map((signature) => signature.slice(2)).join("")}`;

export const readSignatures = (hex: string): string[] =>
  Array.from({ length: (hex.length - 2) / DIGITS }, (_, index) => {
    const start = 2 + index * DIGITS;
    return `0x${hex.slice(start, start + DIGITS)}`;
  });
