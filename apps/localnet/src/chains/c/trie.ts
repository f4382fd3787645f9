/** Roots of an EVM chain: a Merkle trie over accounts or the items of a list, hashed like the C-Chain's nodes do. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import { encodeRlp, type RlpValue } from "@primary-network/codec/c";

/** An entry with its path: one number below 16 for each half byte of its key. */
interface Entry {
  readonly path: readonly number[];
  readonly value: Uint8Array;
}

const NOTHING = new Uint8Array();

/** Halves of the bytes of a hash. */
const PATH_LENGTH = 64;

/** Root of a trie without entries: also that of no transactions, and of no receipts. */
export const EMPTY_ROOT: Uint8Array = keccak_256(encodeRlp(NOTHING));

/** Packs two halves of the path per byte, after a prefix for leaf or extension and for an odd length. */
function packed(path: readonly number[], isLeaf: boolean): Uint8Array {
  const flag = isLeaf ? 2 : 0;
  const halves = path.length % 2 === 1 ? [flag + 1, ...path] : [flag, 0, ...path];
  return Uint8Array.from({ length: halves.length / 2 }, (_, index) => {
    const [high = 0, low = 0] = halves.slice(2 * index);
    return 16 * high + low;
  });
}

/** A node is referenced by its hash, unless its encoding is shorter than one. */
function reference(node: RlpValue): RlpValue {
  const bytes = encodeRlp(node);
  return bytes.length < 32 ? node : keccak_256(bytes);
}

/** Length of the common prefix of all paths from a depth on. */
function sharedDepth([first, ...others]: readonly Entry[], depth: number): number {
  let shared = depth;
  while (shared < PATH_LENGTH && others.every(({ path }) => path[shared] === first?.path[shared]))
    shared += 1;
  return shared;
}

function nodeOf(entries: readonly Entry[], depth: number): RlpValue {
  const [first] = entries;
  if (first === undefined) return NOTHING;
  if (entries.length === 1) return [packed(first.path.slice(depth), true), first.value];
  const shared = sharedDepth(entries, depth);
  if (shared > depth)
    return [packed(first.path.slice(depth, shared), false), reference(nodeOf(entries, shared))];
  const branches = Array.from({ length: 16 }, (_, half): RlpValue => {
    const below = entries.filter(({ path }) => path[depth] === half);
    return below.length === 0 ? NOTHING : reference(nodeOf(below, depth + 1));
  });
  // Hashed keys have equal lengths, so no value is at a branch.
  return [...branches, NOTHING];
}

/** The path of a key. */
export function triePath(key: Uint8Array): number[] {
  return [...keccak_256(key)].flatMap((byte) => [byte >> 4, byte & 15]);
}

/** The root over the items of a list by their positions, as of a block's transactions or receipts. */
export function listRoot(items: readonly Uint8Array[]): Uint8Array {
  return trieRoot(
    items.map((value, index) => ({
      // No position's encoding begins with another one's, so that no value is at a branch here either.
      path: [...encodeRlp(integerBytes(BigInt(index)))].flatMap((byte) => [byte >> 4, byte & 15]),
      value,
    })),
  );
}

/** An integer in RLP: without leading zeros, and empty for 0. */
export function integerBytes(value: bigint): Uint8Array {
  if (value === 0n) return NOTHING;
  const digits = value.toString(16);
  return hexToBytes(digits.padStart(digits.length + (digits.length % 2), "0"));
}

/** The root over entries with different paths. */
export function trieRoot(entries: readonly Entry[]): Uint8Array {
  return keccak_256(encodeRlp(nodeOf(entries, 0)));
}
