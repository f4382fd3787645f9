/** Derivation paths of BIP-32, as the Ledger app takes them. */
import { ValidationError } from "@primary-network/core/ids";

/** Path in the two parts that the app takes when it signs. */
export interface KeyPath {
  /** Three hardened levels: purpose, coin and account. */
  readonly root: readonly number[];
  /** The other levels, which are not hardened. */
  readonly suffix: readonly number[];
}

const HARDENED = 0x8000_0000;
const KEY = /^m\/(\d+)'\/(\d+)'\/(\d+)'\/(\d+)\/(\d+)$/;
const ROOT = /^m\/(\d+)'\/(\d+)'\/(\d+)'$/;

/** @throws ValidationError naming the field */
function readPath(operation: string, field: string, text: string, form: RegExp, example: string): KeyPath {
  const levels = form.exec(text)?.slice(1).map(Number) ?? [];
  if (levels.length === 0 || levels.some((level) => level >= HARDENED)) {
    throw new ValidationError(operation, field, `must be a path such as ${example}`);
  }
  return { root: levels.slice(0, 3).map((level) => level + HARDENED), suffix: levels.slice(3) };
}

/** Reads the path of a key: five levels, of which the first three are hardened. */
export const readKeyPath = (operation: string, field: string, text: string): KeyPath =>
  readPath(operation, field, text, KEY, "m/44'/9000'/0'/0/0");

/** Reads the path of an account: three hardened levels. */
export const readRootPath = (operation: string, field: string, text: string): KeyPath =>
  readPath(operation, field, text, ROOT, "m/44'/9000'/0'");

/** Writes the number of levels, and each as a uint32. */
export function encodePath(levels: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(1 + 4 * levels.length);
  bytes[0] = levels.length;
  const view = new DataView(bytes.buffer);
  for (const [at, level] of levels.entries()) view.setUint32(1 + 4 * at, level);
  return bytes;
}
