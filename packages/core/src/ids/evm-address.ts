/** EVM addresses: 20 bytes of hex. The letter case is a checksum (EIP-55). */
import { ValidationError } from "../errors/validation.ts";
import { keccak256 } from "./keccak256.ts";

/**
 * Parses an EVM address. An address in one letter case has no checksum. The checksum of a mixed-case address
 * must be valid.
 *
 * @returns 20 bytes.
 * @throws ValidationError if the text is not 0x and 40 hex digits, or its checksum is invalid.
 * @example
 * ```ts
 * parseEvmAddress("0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC");
 * ```
 */
export function parseEvmAddress(text: string): Uint8Array {
  const [, digits] = /^0x([0-9a-fA-F]{40})$/.exec(text) ?? [];
  if (!digits) throw new ValidationError("parseEvmAddress", "address", "must be 0x and 40 hex digits");
  const isMixed = /[a-f]/.test(digits) && /[A-F]/.test(digits);
  if (isMixed && digits !== withCase(digits.toLowerCase())) {
    throw new ValidationError(
      "parseEvmAddress",
      "address",
      "has an invalid checksum: a character or its letter case is wrong",
    );
  }
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/**
 * Formats an EVM address with its EIP-55 checksum, as the data service does.
 *
 * @param address 20 bytes, or a text that {@link parseEvmAddress} accepts.
 * @throws ValidationError for anything else.
 * @example
 * ```ts
 * formatEvmAddress("0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"); // "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
 * ```
 */
export function formatEvmAddress(address: Uint8Array | string): string {
  const bytes = typeof address === "string" ? parseEvmAddress(address) : address;
  if (bytes.length !== 20) throw new ValidationError("formatEvmAddress", "address", "must be 20 bytes");
  return `0x${withCase(Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""))}`;
}

/** Applies the letter case. A letter is upper case if the hash digit at its place is 8 or more. */
function withCase(digits: string): string {
  const hash = keccak256(new TextEncoder().encode(digits));
  return Array.from(
    digits,
    (digit, at) => (((hash[at >> 1] as number) >> (at % 2 ? 0 : 4)) & 8 ? digit.toUpperCase() : digit), // 20 of the hash's 32 bytes
  ).join("");
}
