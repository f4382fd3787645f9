/** Encodes bech32 (BIP 173) without a list of words per address, because a page has hundreds of addresses. */

/** Alphabet of bech32, five bits per character. */
export const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";

/** Words of the checksum. */
export const CHECK_WORDS = 6;

const WORD_BITS = 5;
const WORD = 31;
/** Bits of the checksum's state below its highest word. */
const LOW_BITS = 25;
const LOW = 2 ** LOW_BITS - 1;
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** State change for each highest word: the sum of the generators of its bits. */
const SUMS = /* @__PURE__ */ Int32Array.from({ length: WORD + 1 }, (_, word) =>
  GENERATORS.reduce((sum, generator, bit) => ((word >> bit) & 1 ? sum ^ generator : sum), 0),
);

/** Returns the checksum state after one more word. A valid text ends with 1. */
export const step = (state: number, word: number): number =>
  (((state & LOW) << WORD_BITS) ^ word ^ (SUMS[state >>> LOW_BITS] ?? 0)) >>> 0;

/** Returns the state after the human-readable part, which is read in two halves. */
export function stateOf(hrp: string): number {
  let state = 1;
  for (let at = 0; at < hrp.length; at += 1) state = step(state, hrp.charCodeAt(at) >> WORD_BITS);
  state = step(state, 0);
  for (let at = 0; at < hrp.length; at += 1) state = step(state, hrp.charCodeAt(at) & WORD);
  return state;
}

/** Encodes bytes as bech32. The human-readable part has lower-case letters only. */
export function encodeBech32(hrp: string, bytes: Uint8Array): string {
  const words = Math.ceil((8 * bytes.length) / WORD_BITS);
  const codes: number[] = [];
  let state = stateOf(hrp);
  let held = 0;
  let bits = 0;
  let next = 0;
  for (let word = 0; word < words; word += 1) {
    if (bits < WORD_BITS) {
      held = ((held << 8) | (bytes[next] ?? 0)) & 0xffff; // zeros behind the last byte
      next += 1;
      bits += 8;
    }
    bits -= WORD_BITS;
    const value = (held >> bits) & WORD;
    state = step(state, value);
    codes.push(BECH32.charCodeAt(value));
  }
  for (let word = 0; word < CHECK_WORDS; word += 1) state = step(state, 0);
  state ^= 1;
  for (let word = CHECK_WORDS - 1; word >= 0; word -= 1)
    codes.push(BECH32.charCodeAt((state >>> (WORD_BITS * word)) & WORD));
  return `${hrp}1${String.fromCharCode(...codes)}`;
}
