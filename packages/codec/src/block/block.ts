/** Every kind of P-Chain block. */

import type { SignedTx } from "../tx/signed-tx.ts";

/** What every block has. */
export interface BlockFields {
  /** 32-byte id of the block before. */
  parentId: Uint8Array;
  /** uint64 */
  height: bigint;
}

/** Since the Banff upgrade a block carries its own time. */
export interface BanffFields extends BlockFields {
  /** Unix seconds (uint64). */
  time: bigint;
}

/** Proposes a transaction that a commit or abort block decides on. */
export interface ApricotProposalBlock extends BlockFields {
  type: "ApricotProposalBlock";
  tx: SignedTx;
}
/** Rejects the proposal of its parent. */
export interface ApricotAbortBlock extends BlockFields {
  type: "ApricotAbortBlock";
}
/** Accepts the proposal of its parent. */
export interface ApricotCommitBlock extends BlockFields {
  type: "ApricotCommitBlock";
}
/** Holds users' transactions. */
export interface ApricotStandardBlock extends BlockFields {
  type: "ApricotStandardBlock";
  txs: SignedTx[];
}
/** Holds one import or export (before Apricot phase 5). */
export interface ApricotAtomicBlock extends BlockFields {
  type: "ApricotAtomicBlock";
  tx: SignedTx;
}
/** Proposes a transaction that a commit or abort block decides on; may hold further ones. */
export interface BanffProposalBlock extends BanffFields {
  type: "BanffProposalBlock";
  txs: SignedTx[];
  tx: SignedTx;
}
/** Rejects the proposal of its parent. */
export interface BanffAbortBlock extends BanffFields {
  type: "BanffAbortBlock";
}
/** Accepts the proposal of its parent. */
export interface BanffCommitBlock extends BanffFields {
  type: "BanffCommitBlock";
}
/** Holds users' transactions. */
export interface BanffStandardBlock extends BanffFields {
  type: "BanffStandardBlock";
  txs: SignedTx[];
}

/** A block, told apart by `type`. */
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
