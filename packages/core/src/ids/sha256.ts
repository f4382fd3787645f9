/**
 * SHA-256 for the checksums of ids, because clients have no dependencies and the platform's own is
 * asynchronous.
 */

/**
 * Computes the constants of FIPS 180-4 from the first primes: initial values from square roots, round
 * constants from cube roots.
 */
function constants() {
  const [starts, rounds] = [new Int32Array(8), new Int32Array(64)];
  const primes: number[] = [];
  for (let candidate = 2; primes.length < 64; candidate++)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
  primes.forEach((prime, index) => {
    rounds[index] = fraction(Math.cbrt(prime));
    if (index < 8) starts[index] = fraction(Math.sqrt(prime));
  });
  return { starts, rounds, words: new Int32Array(64) };
}

const CONSTANTS = /* @__PURE__ */ constants();

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** Returns the 32 bytes of SHA-256. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = CONSTANTS.starts.slice();
  for (let at = 0; at < padded.length; at += 64) addBlock(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (let index = 0; index < 8; index++) digest.setInt32(index * 4, state[index] as number); // there are 8
  return new Uint8Array(digest.buffer);
}

/** Adds a block. Every word is spelled out, because lists of the eight words took five times as long. */
function addBlock(state: Int32Array, view: DataView, start: number): void {
  const { words, rounds } = CONSTANTS;
  for (let index = 0; index < 16; index++) words[index] = view.getInt32(start + index * 4);
  for (let index = 16; index < 64; index++) {
    const near = words[index - 2] as number; // within the 64, as below
    const far = words[index - 15] as number;
    const one = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    const zero = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    words[index] = ((words[index - 16] as number) + zero + (words[index - 7] as number) + one) | 0;
  }
  const [s0, s1, s2, s3, s4, s5, s6, s7] = state as unknown as Eight;
  let [a, b, c, d] = [s0, s1, s2, s3];
  let [e, f, g, h] = [s4, s5, s6, s7];
  for (let round = 0; round < 64; round++) {
    const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + mixed + chosen + (rounds[round] as number) + (words[round] as number)) | 0;
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = s0 + a;
  state[1] = s1 + b;
  state[2] = s2 + c;
  state[3] = s3 + d;
  state[4] = s4 + e;
  state[5] = s5 + f;
  state[6] = s6 + g;
  state[7] = s7 + h;
}

type Eight = [number, number, number, number, number, number, number, number];
