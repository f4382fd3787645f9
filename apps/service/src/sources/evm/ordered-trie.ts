/** The root of a Merkle trie over a list, as a block's header names its transactions by. */

import { keccak_256 } from "@noble/hashes/sha3.js";
import { encodeRlp, type RlpValue } from "@primary-network/codec";

/** An item, and the halves of the bytes of its key, which is the RLP of its position. */
interface Entry {
  readonly path: readonly number[];
  readonly value: Uint8Array;
}

const NOTHING = new Uint8Array();

/** Of a list without items. */
export const EMPTY_ROOT: Uint8Array = keccak_256(encodeRlp(NOTHING));

const halves = (bytes: Uint8Array): number[] => [...bytes].flatMap((byte) => [byte >> 4, byte & 15]);

/** Bytes of a position without zeroes in front. */
function digits(position: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = position; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.from(bytes);
}

/** Paths of the first positions, which every block needs. */
const paths: (readonly number[])[] = [];

function pathOf(position: number): readonly number[] {
  for (let next = paths.length; next <= position; next++) paths.push(halves(encodeRlp(digits(next))));
  return paths[position] ?? [];
}

/** A part of a path as bytes, two halves in each; in front whether it ends here, and a half when their number is odd. */
function packed(path: readonly number[], isLeaf: boolean): Uint8Array {
  const flag = isLeaf ? 2 : 0;
  const parts = path.length % 2 === 1 ? [flag + 1, ...path] : [flag, 0, ...path];
  return Uint8Array.from(
    { length: parts.length / 2 },
    (_, at) => 16 * (parts[2 * at] ?? 0) + (parts[2 * at + 1] ?? 0),
  );
}

/** A node is named by its hash, unless it is shorter than one. */
function reference(node: RlpValue): RlpValue {
  const bytes = encodeRlp(node);
  return bytes.length < 32 ? node : keccak_256(bytes);
}

/** How far all paths are the same; no key is the beginning of another one. */
function sharedDepth([first, ...others]: readonly Entry[], depth: number): number {
  let shared = depth;
  while (others.every(({ path }) => path[shared] === first?.path[shared])) shared += 1;
  return shared;
}

function nodeOf(entries: readonly Entry[], depth: number): RlpValue {
  const [first] = entries;
  if (first === undefined) return NOTHING;
  if (entries.length === 1) return [packed(first.path.slice(depth), true), first.value];
  const shared = sharedDepth(entries, depth);
  if (shared > depth)
    return [packed(first.path.slice(depth, shared), false), reference(nodeOf(entries, shared))];
  const below = Array.from({ length: 16 }, (): Entry[] => []);
  for (const entry of entries) below[entry.path[depth] ?? 0]?.push(entry);
  return [
    ...below.map((list) => (list.length === 0 ? NOTHING : reference(nodeOf(list, depth + 1)))),
    NOTHING, // where the item of a key that ends here would stand
  ];
}

/** The root over items in their order. */
export function orderedTrieRoot(items: readonly Uint8Array[]): Uint8Array {
  if (items.length === 0) return EMPTY_ROOT;
  const entries = items.map((value, position) => ({ path: pathOf(position), value }));
  return keccak_256(encodeRlp(nodeOf(entries, 0)));
}
