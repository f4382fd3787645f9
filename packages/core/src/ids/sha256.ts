/** SHA-256, for the checksums of ids: clients depend on nothing, and the platforms' own is asynchronous. */

/** Integers of 32 bits that FIPS 180-4 takes from the first primes: starts from square roots, rounds from cube roots. */
function constants(): { readonly starts: number[]; readonly rounds: number[] } {
  const [starts, rounds]: [number[], number[]] = [[], []];
  const primes: number[] = [];
  for (let candidate = 2; primes.length < 64; candidate++)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
  for (const prime of primes) rounds.push(fraction(Math.cbrt(prime)));
  for (const prime of primes.slice(0, 8)) starts.push(fraction(Math.sqrt(prime)));
  return { starts, rounds };
}

const CONSTANTS = /* @__PURE__ */ constants();

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The 32 bytes of SHA-256. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = Int32Array.from(CONSTANTS.starts);
  for (let at = 0; at < padded.length; at += 64) addBlock(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setInt32(index * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

function addBlock(state: Int32Array, view: DataView, start: number): void {
  const words = new Int32Array(64);
  const word = (index: number) => words[index] as number; // within the 64
  for (let index = 0; index < 64; index++) {
    if (index < 16) {
      words[index] = view.getInt32(start + index * 4);
      continue;
    }
    const [near, far] = [word(index - 2), word(index - 15)];
    const one = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    const zero = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    words[index] = (word(index - 16) + zero + word(index - 7) + one) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let round = 0; round < 64; round++) {
    const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + mixed + chosen + (CONSTANTS.rounds[round] as number) + word(round)) | 0; // there are 64
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = ((state[index] as number) + value) | 0; // there are 8
  });
}
