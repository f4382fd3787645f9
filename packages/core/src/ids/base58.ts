/** Encodes and decodes base58 without a division per digit and byte, because a page has hundreds of ids. */

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const ONE = 49; // the ASCII of "1", the digit of zero
const PAIR = 58 ** 2;
const LIMB = PAIR ** 2;
/** Number base of a step of three bytes. The product of a limb and this base stays below 2^53. */
const WORD = 2 ** 24;
const WORD_BYTES = 3;

/** Two base58 digits of a number below 58^2. */
const pairOf = (pair: number): string => ALPHABET.charAt(Math.floor(pair / 58)) + ALPHABET.charAt(pair % 58);

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

/** Encodes bytes of any length, in quadratic time. */
function encodeLong(bytes: Uint8Array, zeros: number): string {
  let at = zeros;
  /** Least significant limb first. */
  const limbs: number[] = [];
  let word = 0;
  for (const end = at + ((bytes.length - at) % WORD_BYTES); at < end; at += 1)
    word = word * 256 + (bytes[at] ?? 0);
  append(limbs, word);
  for (; at < bytes.length; at += WORD_BYTES) {
    append(limbs, ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0));
  }
  const digits = limbs.reduceRight(
    (text, limb) => text + pairOf(Math.floor(limb / PAIR)) + pairOf(limb % PAIR),
    "",
  );
  return "1".repeat(zeros) + digits.replace(/^1+/, "");
}

/** Bytes of an id with its checksum. */
const ID_BYTES = 36;
const ID_WORDS = ID_BYTES / 2;
/** Five digits: 58^50 exceeds the capacity of the bytes. */
const ID_LIMB = 58 ** 5;
const ID_LIMBS = 10;
const ID_DIGITS = 5 * ID_LIMBS;

// Tables of constants. Their calls are marked pure, so that a bundle without ids leaves them out.

/** Weight of each two-byte word in a limb, most significant limb first. One row per limb. */
const WEIGHTS = /* @__PURE__ */ weights();

function weights(): Float64Array {
  const table = new Float64Array(ID_LIMBS * ID_WORDS);
  for (let word = 0; word < ID_WORDS; word += 1) {
    let weight = 1n << BigInt(16 * (ID_WORDS - 1 - word));
    for (let limb = ID_LIMBS - 1; limb >= 0; limb -= 1) {
      table[limb * ID_WORDS + word] = Number(weight % BigInt(ID_LIMB));
      weight /= BigInt(ID_LIMB);
    }
  }
  return table;
}

/** Number of leading words that count in a limb. */
const COUNTS = /* @__PURE__ */ Uint8Array.from({ length: ID_LIMBS }, (_, limb) =>
  WEIGHTS.subarray(limb * ID_WORDS, (limb + 1) * ID_WORDS).reduce(
    (sum, weight) => sum + Number(weight > 0),
    0,
  ),
);

/** ASCII code of each digit. */
const CODES = /* @__PURE__ */ Uint8Array.from(ALPHABET, (digit) => digit.charCodeAt(0));
/** ASCII codes of both digits of each number below 58^2. */
const PAIR_CODES = /* @__PURE__ */ Uint16Array.from(
  { length: PAIR },
  (_, pair) => (ALPHABET.charCodeAt(Math.floor(pair / 58)) << 8) | ALPHABET.charCodeAt(pair % 58),
);
const words = /* @__PURE__ */ new Float64Array(ID_WORDS);
const sums = /* @__PURE__ */ new Float64Array(ID_LIMBS);
/** ASCII codes, with a "1" for each leading zero byte before the digits. */
const codes = /* @__PURE__ */ new Uint8Array(ID_BYTES + ID_DIGITS);

/**
 * Computes the limbs of at most `ID_BYTES` bytes in `sums`: words times weights, plus the carry of the limb
 * before.
 */
function limbsOf(bytes: Uint8Array, zeros: number): void {
  let first = ID_WORDS;
  // Words align with the end of the bytes. The first word may have one byte.
  for (let end = bytes.length; end > zeros; end -= 2) {
    first -= 1;
    words[first] = (end > 1 ? (bytes[end - 2] as number) << 8 : 0) | (bytes[end - 1] as number); // within the bytes
  }
  let carry = 0;
  for (let limb = ID_LIMBS - 1; limb >= 0; limb -= 1) {
    const row = limb * ID_WORDS;
    const count = COUNTS[limb] as number; // within the limbs
    // 18 products below 2^16 · 2^30 and a carry add up to less than 2^53.
    let sum = carry;
    for (let word = first; word < count; word += 1)
      sum += (words[word] as number) * (WEIGHTS[row + word] as number); // within both tables
    carry = Math.floor(sum / ID_LIMB);
    sums[limb] = sum - carry * ID_LIMB;
  }
}

/** Writes the two digits of a number below 58^2. */
function pairInto(pair: number, target: Uint8Array, at: number): number {
  const both = PAIR_CODES[pair] as number; // within the table
  target[at] = both >> 8;
  target[at + 1] = both & 255;
  return at + 2;
}

/** Writes a limb without leading zeros. */
function firstDigits(limb: number, target: Uint8Array, at: number): number {
  let end = at + 1;
  for (let bound = 58; limb >= bound; bound *= 58) end += 1;
  let rest = limb;
  for (let digit = end - 1; digit >= at; digit -= 1) {
    const above = (rest / 58) | 0;
    target[digit] = CODES[rest - above * 58] as number; // a remainder of 58
    rest = above;
  }
  return end;
}

/** Writes the digits of at most `ID_BYTES` bytes, and returns the end position. */
function shortInto(bytes: Uint8Array, zeros: number, target: Uint8Array, from: number): number {
  limbsOf(bytes, zeros);
  let at = from;
  for (let zero = 0; zero < zeros; zero += 1) {
    target[at] = ONE;
    at += 1;
  }
  let limb = 0;
  while (limb < ID_LIMBS && sums[limb] === 0) limb += 1;
  if (limb < ID_LIMBS) {
    at = firstDigits(sums[limb] as number, target, at); // within the limbs
    limb += 1;
  }
  for (; limb < ID_LIMBS; limb += 1) {
    const value = (sums[limb] as number) | 0; // below 58^5, which has 30 bits
    const high = (value / LIMB) | 0;
    target[at] = CODES[high] as number; // a digit of 58
    const rest = value - high * LIMB;
    const pair = (rest / PAIR) | 0;
    at = pairInto(rest - pair * PAIR, target, pairInto(pair, target, at + 1));
  }
  return at;
}

function zerosOf(bytes: Uint8Array): number {
  let zeros = 0;
  while (bytes[zeros] === 0) zeros += 1;
  return zeros;
}

/** Encodes bytes as base58. */
export function encodeBase58(bytes: Uint8Array): string {
  const zeros = zerosOf(bytes);
  if (bytes.length > ID_BYTES) return encodeLong(bytes, zeros);
  return String.fromCharCode(...codes.subarray(0, shortInto(bytes, zeros, codes, 0)));
}

/**
 * Writes the base58 of at most 36 bytes as ASCII into an array with enough room, and returns the end
 * position.
 */
export const encodeBase58Into = (bytes: Uint8Array, target: Uint8Array, at: number): number =>
  shortInto(bytes, zerosOf(bytes), target, at);

/** Digits per step. The product of a word and 58 to this power stays below 2^53. */
const READ_DIGITS = 4;

/** Decodes base58 in quadratic time. Returns undefined for a foreign character. */
export function decodeBase58(text: string): Uint8Array | undefined {
  /** Words of three bytes, least significant first. */
  const read: number[] = [];
  let at = 0;
  for (let end = text.length % READ_DIGITS || READ_DIGITS; at < text.length; end += READ_DIGITS) {
    let [carry, factor] = [0, 1];
    for (; at < end; at += 1) {
      const digit = ALPHABET.indexOf(text.charAt(at));
      if (digit < 0) return undefined;
      carry = carry * 58 + digit;
      factor *= 58;
    }
    for (let word = 0; word < read.length; word += 1) {
      const product = (read[word] as number) * factor + carry; // within the words
      carry = Math.floor(product / WORD);
      read[word] = product - carry * WORD;
    }
    if (carry > 0) read.push(carry);
  }
  const size = WORD_BYTES * read.length - Math.floor(Math.clz32(read.at(-1) ?? 0) / 8) + 1;
  const zeros = text.search(/[^1]|$/);
  const decoded = new Uint8Array(zeros + Math.max(size, 0));
  for (let end = decoded.length - 1, byte = 0; end >= zeros; end -= 1, byte += 1)
    decoded[end] = (read[Math.floor(byte / WORD_BYTES)] ?? 0) >> (8 * (byte % WORD_BYTES));
  return decoded;
}
