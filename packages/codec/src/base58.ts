/** base58 by limbs of four digits, which takes half the time of a digit at a time: texts of ids are written by the hundred a page. */

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const PAIR = 58 ** 2;
const LIMB = PAIR ** 2;
/** Three bytes are added at a time: the product of a limb and this stays below 2^53. */
const WORD = 2 ** 24;
const WORD_BYTES = 3;

const PAIRS = Array.from({ length: PAIR }, (_, pair) => {
  const high = Math.floor(pair / 58);
  return `${ALPHABET[high]}${ALPHABET[pair - high * 58]}`;
});

/** Multiplies the number by `WORD` and adds a word. */
function append(limbs: number[], word: number): void {
  let carry = word;
  for (let at = 0; at < limbs.length; at += 1) {
    const product = (limbs[at] ?? 0) * WORD + carry;
    carry = Math.floor(product / LIMB);
    limbs[at] = product - carry * LIMB;
  }
  while (carry > 0) {
    const rest = Math.floor(carry / LIMB);
    limbs.push(carry - rest * LIMB);
    carry = rest;
  }
}

function digitsOf(limb: number): string {
  const high = Math.floor(limb / PAIR);
  return `${PAIRS[high]}${PAIRS[limb - high * PAIR]}`;
}

/** Writes bytes as base58; takes quadratic time. */
export function encodeBase58(bytes: Uint8Array): string {
  let at = 0;
  while (bytes[at] === 0) at += 1;
  const zeros = "1".repeat(at);
  /** The least significant first. */
  const limbs: number[] = [];
  let word = 0;
  for (const end = at + ((bytes.length - at) % WORD_BYTES); at < end; at += 1)
    word = word * 256 + (bytes[at] ?? 0);
  append(limbs, word);
  for (; at < bytes.length; at += WORD_BYTES) {
    append(limbs, ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0));
  }
  let digits = "";
  for (let limb = limbs.length - 1; limb >= 0; limb -= 1) digits += digitsOf(limbs[limb] ?? 0);
  return zeros + digits.replace(/^1+/, "");
}
