/** The root of a Merkle trie over a list, as a block's header names its transactions by. */

import { encodeRlp } from "@primary-network/codec/c";
import { keccak256 } from "./keccak.ts";

/** An item, and the halves of the bytes of its key, which is the RLP of its position. */
interface Entry {
  readonly path: readonly number[];
  readonly value: Uint8Array;
}

/** The root of a list without items. */
export const EMPTY_ROOT: Uint8Array = keccak256(encodeRlp(new Uint8Array()));

/** Where the RLP of strings and of lists begins. */
const STRING = 0x80;
const LIST = 0xc0;
const HASH_SIZE = 32;
const EMPTY_STRING = Uint8Array.of(STRING);

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

/** Entries in the order of their paths: the RLP of 0 is 0x80, and stands behind the RLP of 1 to 127. */
function sortedEntries(items: readonly Uint8Array[]): Entry[] {
  const entries = items.map((value, position) => ({ path: pathOf(position), value }));
  return [...entries.slice(1, STRING), ...entries.slice(0, 1), ...entries.slice(STRING)];
}

/** Bytes of a length that does not fit the prefix. */
const sizeOfLength = (length: number): number =>
  length < 56 ? 0 : length < 0x100 ? 1 : length < 0x1_0000 ? 2 : length < 0x100_0000 ? 3 : 4;

/** Writes the prefix of a string or list; returns where its content begins. */
function writePrefix(out: Uint8Array, at: number, offset: number, length: number): number {
  const size = sizeOfLength(length);
  out[at] = size === 0 ? offset + length : offset + 55 + size;
  for (let index = 0; index < size; index++)
    out[at + 1 + index] = Math.floor(length / 256 ** (size - 1 - index)) % 256;
  return at + 1 + size;
}

/** Checks that bytes are their own RLP. */
const isOwnItem = (bytes: Uint8Array): boolean => bytes.length === 1 && (bytes[0] ?? 0) < STRING;

const itemSize = (bytes: Uint8Array): number =>
  isOwnItem(bytes) ? 1 : 1 + sizeOfLength(bytes.length) + bytes.length;

/** Writes a string; returns where the next item begins. */
function writeString(out: Uint8Array, at: number, bytes: Uint8Array): number {
  const from = isOwnItem(bytes) ? at : writePrefix(out, at, STRING, bytes.length);
  out.set(bytes, from);
  return from + bytes.length;
}

/** The RLP of a list, its items still to be written, and where they begin. */
function newList(size: number): { readonly out: Uint8Array; readonly from: number } {
  const out = new Uint8Array(1 + sizeOfLength(size) + size);
  return { out, from: writePrefix(out, 0, LIST, size) };
}

/** A part of a path as bytes, two halves in each; in front whether it ends here, and a half when their number is odd. */
function packed(path: readonly number[], from: number, to: number, isLeaf: boolean): Uint8Array {
  const flag = isLeaf ? 0x20 : 0;
  const isOdd = (to - from) % 2;
  const bytes = new Uint8Array(1 + (to - from - isOdd) / 2);
  bytes[0] = isOdd ? flag + 0x10 + (path[from] ?? 0) : flag;
  for (let index = 1, half = from + isOdd; half < to; index++, half += 2)
    bytes[index] = 16 * (path[half] ?? 0) + (path[half + 1] ?? 0);
  return bytes;
}

/** A node is named by its hash, unless it is shorter than one: then it stands there itself. */
function reference(node: Uint8Array): Uint8Array {
  if (node.length < HASH_SIZE) return node;
  const item = new Uint8Array(1 + HASH_SIZE);
  item[0] = STRING + HASH_SIZE;
  item.set(keccak256(node), 1);
  return item;
}

function leaf({ path, value }: Entry, depth: number): Uint8Array {
  const key = packed(path, depth, path.length, true);
  const { out, from } = newList(itemSize(key) + itemSize(value));
  writeString(out, writeString(out, from, key), value);
  return out;
}

function extension(key: Uint8Array, below: Uint8Array): Uint8Array {
  const { out, from } = newList(itemSize(key) + below.length);
  out.set(below, writeString(out, from, key));
  return out;
}

/** The last of its items is where the value of a key that ends here would stand; no key is the beginning of another one. */
function branch(entries: readonly Entry[], from: number, to: number, depth: number): Uint8Array {
  const items: Uint8Array[] = [];
  let next = from;
  for (let half = 0; half < 16; half++) {
    const first = next;
    while (next < to && entries[next]?.path[depth] === half) next++;
    items.push(first === next ? EMPTY_STRING : reference(nodeOf(entries, first, next, depth + 1)));
  }
  items.push(EMPTY_STRING);
  const list = newList(items.reduce((sum, { length }) => sum + length, 0));
  let at = list.from;
  for (const item of items) {
    list.out.set(item, at);
    at += item.length;
  }
  return list.out;
}

/** The RLP of the node over some entries whose paths are the same before a depth. */
function nodeOf(entries: readonly Entry[], from: number, to: number, depth: number): Uint8Array {
  const [first, last] = [entries[from], entries[to - 1]];
  if (first === undefined || last === undefined) return EMPTY_STRING;
  if (first === last) return leaf(first, depth);
  let shared = depth;
  while (first.path[shared] === last.path[shared]) shared++;
  const node = branch(entries, from, to, shared);
  return shared === depth ? node : extension(packed(first.path, depth, shared, false), reference(node));
}

/** The root over items in their order. */
export function orderedTrieRoot(items: readonly Uint8Array[]): Uint8Array {
  return items.length === 0 ? EMPTY_ROOT : keccak256(nodeOf(sortedEntries(items), 0, items.length, 0));
}
