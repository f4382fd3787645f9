/** Every kind of P-Chain block: bytes, values and ids. */

import { sha256 } from "../primitives.ts";
import {
  type BlockFields,
  type BlockWithIds,
  blockFields,
  readWithIds,
  type TimedBlockFields,
  timeField,
} from "../wire/block.ts";
import { list, struct, union } from "../wire/layout.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";
import { type SignedTx, signedTx } from "./tx/signed-tx.ts";

/** Proposes a transaction that a commit or abort block decides on. */
export interface ApricotProposalBlock extends BlockFields {
  /** Type id 0 on the wire. */
  type: "ApricotProposalBlock";
  /** Transaction to decide on. It adds a staker, moves the time or ends a term. */
  tx: SignedTx;
}
/** Rejects the proposal of its parent. */
export interface ApricotAbortBlock extends BlockFields {
  /** Type id 1 on the wire. */
  type: "ApricotAbortBlock";
}
/** Accepts the proposal of its parent. */
export interface ApricotCommitBlock extends BlockFields {
  /** Type id 2 on the wire. */
  type: "ApricotCommitBlock";
}
/** Contains users' transactions. */
export interface ApricotStandardBlock extends BlockFields {
  /** Type id 3 on the wire. */
  type: "ApricotStandardBlock";
  /** Transactions, in order of execution. */
  txs: SignedTx[];
}
/** Contains one import or export (before Apricot phase 5). */
export interface ApricotAtomicBlock extends BlockFields {
  /** Type id 4 on the wire. */
  type: "ApricotAtomicBlock";
  /** An `ImportTx` or `ExportTx`. */
  tx: SignedTx;
}
/** Proposes a transaction that a commit or abort block decides on. May contain further transactions. */
export interface BanffProposalBlock extends TimedBlockFields {
  /** Type id 29 on the wire. */
  type: "BanffProposalBlock";
  /** Transactions that are executed before the proposal, for either outcome. */
  txs: SignedTx[];
  /** Transaction to decide on, such as a `RewardValidatorTx`. */
  tx: SignedTx;
}
/** Rejects the proposal of its parent. */
export interface BanffAbortBlock extends TimedBlockFields {
  /** Type id 30 on the wire. */
  type: "BanffAbortBlock";
}
/** Accepts the proposal of its parent. */
export interface BanffCommitBlock extends TimedBlockFields {
  /** Type id 31 on the wire. */
  type: "BanffCommitBlock";
}
/** Contains users' transactions. */
export interface BanffStandardBlock extends TimedBlockFields {
  /** Type id 32 on the wire. */
  type: "BanffStandardBlock";
  /** Transactions, in order of execution. */
  txs: SignedTx[];
}

/** A block, discriminated by `type`. */
export type Block =
  | ApricotProposalBlock
  | ApricotAbortBlock
  | ApricotCommitBlock
  | ApricotStandardBlock
  | ApricotAtomicBlock
  | BanffProposalBlock
  | BanffAbortBlock
  | BanffCommitBlock
  | BanffStandardBlock;

/** Name of a block type, such as `BanffStandardBlock`. */
export type BlockType = Block["type"];

const banffFields = { ...timeField, ...blockFields } as const;
const txs = ["txs", list(signedTx)] as const;
const tx = ["tx", signedTx] as const;

export const block = union<Block>("block", {
  ApricotProposalBlock: [0, struct<ApricotProposalBlock>({ ...blockFields, tx }, "ApricotProposalBlock")],
  ApricotAbortBlock: [1, struct<ApricotAbortBlock>(blockFields, "ApricotAbortBlock")],
  ApricotCommitBlock: [2, struct<ApricotCommitBlock>(blockFields, "ApricotCommitBlock")],
  ApricotStandardBlock: [3, struct<ApricotStandardBlock>({ ...blockFields, txs }, "ApricotStandardBlock")],
  ApricotAtomicBlock: [4, struct<ApricotAtomicBlock>({ ...blockFields, tx }, "ApricotAtomicBlock")],
  // Here the further transactions come before the parent, not after the height.
  BanffProposalBlock: [
    29,
    struct<BanffProposalBlock>({ ...timeField, txs, ...blockFields, tx }, "BanffProposalBlock"),
  ],
  BanffAbortBlock: [30, struct<BanffAbortBlock>(banffFields, "BanffAbortBlock")],
  BanffCommitBlock: [31, struct<BanffCommitBlock>(banffFields, "BanffCommitBlock")],
  BanffStandardBlock: [32, struct<BanffStandardBlock>({ ...banffFields, txs }, "BanffStandardBlock")],
});

/**
 * Decodes a block.
 *
 * @param bytes - Block with its codec version, as `platform.getBlock` returns it.
 * @throws CodecError with the offset if the bytes are cut off, too long, or of an unknown type.
 * @example
 * const block = decodeBlock(decodeHex(hex));
 * console.log(block.type, block.height);
 */
export function decodeBlock(bytes: Uint8Array): Block {
  return decodeVersioned(block, bytes);
}

/**
 * Decodes a block with its id and the ids of its transactions. The ids are hashes of the given bytes, so
 * nothing is encoded again, as `txId` does.
 *
 * @param bytes - See `decodeBlock`.
 * @throws CodecError like `decodeBlock`.
 * @example
 * const { block, txIds } = decodeBlockWithIds(decodeHex(hex));
 * if ("txs" in block) block.txs.forEach((tx, index) => console.log(encodeCb58(txIds[index]), tx.unsignedTx.type));
 */
export function decodeBlockWithIds(bytes: Uint8Array): BlockWithIds<Block> {
  return readWithIds(block, bytes);
}

/**
 * Encodes a block, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeBlock({ type: "BanffCommitBlock", parentId, height: 7n, time: 1_700_000_000n });
 */
export function encodeBlock(value: Block): Uint8Array {
  return encodeVersioned(block, value);
}

/**
 * Returns the id of a block: SHA-256 of its bytes.
 *
 * @param value - Block, or its bytes, which saves encoding.
 * @example
 * encodeCb58(blockId(bytes)); // "d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG"
 */
export function blockId(value: Block | Uint8Array): Uint8Array {
  return sha256(value instanceof Uint8Array ? value : encodeBlock(value));
}
