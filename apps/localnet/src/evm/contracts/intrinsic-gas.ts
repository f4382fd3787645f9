/** The gas that a transaction costs before any of its code runs. */

/** The parts of a transaction that have a price of their own. */
export interface PricedParts {
  readonly data: Uint8Array;
  readonly creates: boolean;
  /** Number of addresses and of storage keys in the access list. */
  readonly accessed: { readonly addresses: number; readonly keys: number };
}

/** EIP-2: of any transaction, and of one that creates a contract. */
const TX = 21_000n;
const CREATION = 53_000n;
/** EIP-2028: of a byte of data. */
const ZERO_BYTE = 4n;
const OTHER_BYTE = 16n;
/** EIP-3860: of 32 bytes of the code that creates a contract, and how many bytes it may have. */
const CODE_WORD = 2n;
export const MAX_INIT_CODE = 49_152;
/** EIP-2930: of an address and of a storage key in the access list. */
const LISTED_ADDRESS = 2_400n;
const LISTED_KEY = 1_900n;

/** Gas; messages for the Warp precompile cost more than their access list accounts for here. */
export function intrinsicGas({ data, creates, accessed }: PricedParts): bigint {
  const zeros = BigInt(data.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0));
  const others = BigInt(data.length) - zeros;
  const wordCount = creates ? BigInt(Math.ceil(data.length / 32)) : 0n;
  return (
    (creates ? CREATION : TX) +
    (zeros * ZERO_BYTE + others * OTHER_BYTE) +
    wordCount * CODE_WORD +
    (BigInt(accessed.addresses) * LISTED_ADDRESS + BigInt(accessed.keys) * LISTED_KEY)
  );
}
