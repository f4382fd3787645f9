/** Extra data of a C-Chain block: all its atomic transactions after one codec version. */

import { CodecError } from "../codec-error.ts";
import { list } from "../wire/layout.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";
import { type SignedAtomicTx, signedAtomicTx } from "./atomic-tx.ts";

const batch = list(signedAtomicTx);

/**
 * Decodes the atomic transactions of a C-Chain block since Apricot phase 5. Earlier blocks hold a single one,
 * which `decodeAtomicTx` decodes. `blockAtomicTxs` accepts both.
 *
 * @param bytes - Extra data of the block (`extData`, or `blockExtraData` in the EVM's interface). Empty if it
 * has none.
 * @throws CodecError with the offset if the bytes are cut off, too long, of an unknown type, or an empty
 * list.
 * @example
 * for (const tx of decodeAtomicTxs(extraData)) console.log(encodeCb58(atomicTxId(tx)));
 */
export function decodeAtomicTxs(bytes: Uint8Array): SignedAtomicTx[] {
  if (bytes instanceof Uint8Array && bytes.length === 0) return [];
  const txs = decodeVersioned(batch, bytes);
  // The node refuses such blocks, so every list has only one form.
  if (txs.length === 0) throw new CodecError("no transactions: extra data must then be empty", 2);
  return txs;
}

/**
 * Encodes the extra data of a C-Chain block, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeAtomicTxs([]); // no bytes
 */
export function encodeAtomicTxs(txs: SignedAtomicTx[]): Uint8Array {
  return Array.isArray(txs) && txs.length === 0 ? new Uint8Array() : encodeVersioned(batch, txs);
}
