/**
 * Entry point for the C-Chain: its blocks, and their atomic transactions. EVM transactions stay bytes, so no
 * name here is just `Tx`.
 */

export {
  type AtomicTxFields,
  atomicTxId,
  decodeAtomicTx,
  decodeUnsignedAtomicTx,
  type EvmInput,
  type EvmOutput,
  type ExportTx,
  encodeAtomicTx,
  encodeUnsignedAtomicTx,
  type ImportTx,
  type SignedAtomicTx,
  signAtomicTx,
  type UnsignedAtomicTx,
} from "./atomic-tx.ts";
export { type Block, blockAtomicTxs, blockId, decodeBlock, encodeBlock, hashExtData } from "./block.ts";
export { decodeAtomicTxs, encodeAtomicTxs } from "./ext-data.ts";
export type { Header } from "./header.ts";
export { decodeRlp } from "./rlp/rlp-value.ts";
export { encodeRlp, type RlpValue } from "./rlp/rlp-writer.ts";
