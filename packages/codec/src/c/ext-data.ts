/** The extra data of a C-Chain block: all its atomic transactions behind one codec version. */

import { CodecError } from "../codec-error.ts";
import { list } from "../wire/layout.ts";
import { decodeMessage, encodeMessage } from "../wire/message.ts";
import { type SignedCAtomicTx, signedCAtomicTx } from "./c-atomic-tx.ts";

const batch = list(signedCAtomicTx);

/**
 * Reads the atomic transactions of a C-Chain block since Apricot phase 5. Earlier blocks hold a single one, which
 * `decodeCAtomicTx` reads; `cBlockAtomicTxs` takes both.
 *
 * @param bytes - The block's extra data (`extData`, `blockExtraData` of the EVM's interface); empty when it has none.
 * @throws CodecError with the offset when they are cut, too long, of an unknown type, or a list of nothing.
 * @example
 * for (const tx of decodeCAtomicTxs(extraData)) console.log(encodeCb58(cAtomicTxId(tx)));
 */
export function decodeCAtomicTxs(bytes: Uint8Array): SignedCAtomicTx[] {
  if (bytes instanceof Uint8Array && bytes.length === 0) return [];
  const txs = decodeMessage(batch, bytes);
  // The node refuses such blocks, and so every list has one form only.
  if (txs.length === 0) throw new CodecError("no transactions; a block without any has empty extra data", 2);
  return txs;
}

/**
 * Writes the extra data of a C-Chain block, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeCAtomicTxs([]); // no bytes
 */
export function encodeCAtomicTxs(txs: SignedCAtomicTx[]): Uint8Array {
  return Array.isArray(txs) && txs.length === 0 ? new Uint8Array() : encodeMessage(batch, txs);
}
