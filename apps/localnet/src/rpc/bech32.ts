/** Reads bech32 like the node's library, with its error messages. */
import { bech32, bech32m } from "@scure/base";
import { RpcFault } from "./fault.ts";

const CHARSET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
/** Shortest text: one letter, the separator and a checksum of six characters. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 90;
const CHECKSUM = 6;

/** The content of a bech32 text. */
export interface Bech32 {
  readonly hrp: string;
  readonly bytes: Uint8Array;
}

/** Refuses texts with characters other than printable ASCII, or with both cases. */
function verifyCharacters(text: string): void {
  // The node's library iterates bytes, so it names the first byte of a multi-byte character.
  for (const byte of new TextEncoder().encode(text))
    if (byte < 33 || byte > 126)
      throw new RpcFault(`invalid character in string: '${String.fromCharCode(byte)}'`);
  if (/[a-z]/.test(text) && /[A-Z]/.test(text))
    throw new RpcFault("string not all lowercase or all uppercase");
}

/** Converts groups of 5 bits to bytes; an incomplete group is padded with zeros, as the node does. */
function bytesOfGroups(groups: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((groups.length * 5) / 8));
  for (const [index, word] of groups.entries()) {
    const [at, shift] = [Math.floor((index * 5) / 8), 11 - ((index * 5) % 8)];
    bytes[at] = (bytes[at] ?? 0) | ((word << shift) >> 8);
    if (shift < 8) bytes[at + 1] = (word << shift) & 0xff;
  }
  return bytes;
}

/**
 * Reads a text in bech32, or in bech32m, which the node accepts as well.
 *
 * @throws RpcFault with the node's message
 */
export function readBech32(text: string): Bech32 {
  const { length } = new TextEncoder().encode(text);
  if (length > MAX_LENGTH || length < MIN_LENGTH)
    throw new RpcFault(`invalid bech32 string length ${length}`);
  verifyCharacters(text);
  const lower = text.toLowerCase();
  const separator = lower.lastIndexOf("1");
  if (separator < 1 || separator + CHECKSUM + 1 > length)
    throw new RpcFault(`invalid separator index ${separator}`);
  const hrp = lower.slice(0, separator);
  const groups = [...lower.slice(separator + 1)].map((character) => {
    const word = CHARSET.indexOf(character);
    if (word < 0) throw new RpcFault(`invalid character not part of charset: ${character.charCodeAt(0)}`);
    return word;
  });
  const data = groups.slice(0, -CHECKSUM);
  const found = lower.slice(-CHECKSUM);
  const [plain, modified] = [bech32, bech32m].map((kind) => kind.encode(hrp, data, false).slice(-CHECKSUM));
  // The library names the bech32m checksum after the bech32 one.
  if (found !== plain && found !== modified)
    throw new RpcFault(
      `invalid checksum (expected (bech32=${plain}, bech32m=${plain}${modified}), got ${found})`,
    );
  return { hrp, bytes: bytesOfGroups(data) };
}
