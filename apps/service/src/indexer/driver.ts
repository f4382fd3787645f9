/** The driver by which the engine knows one chain, and the types that the chains' drivers share. */

import { ContradictionError } from "../domain/contradiction-error.ts";

/** Thrown when a block does not continue the chain that is indexed; when it does not a second time, that chain is marked broken. */
export class ChainBrokenError extends ContradictionError {
  override readonly name: string = "ChainBrokenError";
}

/** A point of a chain. */
export interface Position {
  readonly height: number;
  /** As the chain names its blocks; empty where the block is not known, such as the genesis of the X-Chain. */
  readonly blockId: string;
}

/** Before a chain's first block, where its driver knows no genesis. */
export const START: Position = { height: -1, blockId: "" };

/** A decoded block with its link to the block before. */
export interface ChainBlock<Block> extends Position {
  /** Undefined where the chain does not tell it: then only heights are compared. */
  readonly parentId: string | undefined;
  /** Bytes as they were received; undefined where nothing bounds how many blocks wait. */
  readonly size?: number;
  readonly block: Block;
}

/** The result of applying a batch of blocks. */
export interface Applied<Block, Facts, At> {
  /** The facts to write, and the position behind them; undefined when no block is decided yet. */
  readonly batch: { readonly facts: Facts; readonly to: At } | undefined;
  /** Blocks at the end of the batch that wait for the next one. */
  readonly undecided: readonly ChainBlock<Block>[];
}

/** The driver of one chain. Errors of node and store pass through. */
export interface ChainDriver<Block, Facts, At extends Position> {
  /** The name of the chain, for people. */
  readonly title: string;
  /** Ranges of blocks that are read at once. Default 1. */
  readonly ranges?: number;
  /**
   * True when a batch may be applied while the one before it is written; only of a chain that never goes
   * back. Default false.
   */
  readonly appliesAhead?: boolean;
  /** The stored position; undefined when nothing is indexed. */
  checkpoint(): Promise<At | undefined>;
  /** Prepares for the first batch, and again after a failure: commits the genesis where there is one and nothing is indexed. */
  open(stored: At | undefined): Promise<At | undefined>;
  /** Height of the node's last block. */
  head(): Promise<number>;
  /**
   * Blocks that follow a height; fewer at the tip.
   *
   * @throws ChainBrokenError when bytes are no block
   */
  read(after: Pick<Position, "height">, count: number): Promise<ChainBlock<Block>[]>;
  /**
   * @param stored resolves once everything up to `from` is stored, and rejects if that failed; readers of the
   *   store wait for it
   * @throws ContradictionError when the blocks contradict the rules or the index
   */
  apply(
    from: At | undefined,
    blocks: readonly ChainBlock<Block>[],
    tip: number,
    stored: Promise<void>,
  ): Promise<Applied<Block, Facts, At>>;
  /** Writes facts and position in one transaction, only on top of `from`. */
  commit(from: At | undefined, facts: Facts, to: At): Promise<void>;
  /**
   * Work at the tip. Resolves with true when no work is left, and with `rewind` when the chain took back
   * indexed blocks.
   */
  settle?(at: At): Promise<boolean | "rewind">;
  /**
   * Removes the blocks that the chain took back. A chain without this method never goes back, and breaks
   * where blocks do not fit.
   */
  rewind?(from: At): Promise<void>;
}

/**
 * Reads a block of bytes.
 *
 * @throws ChainBrokenError naming the height when bytes are no block
 */
export function readBlock<Block>(title: string, height: number, read: () => Block): Block {
  try {
    return read();
  } catch (cause) {
    throw new ChainBrokenError(`${title} block ${height} cannot be decoded: ${String(cause)}`, { cause });
  }
}

/**
 * Applies a chain's rules. The rules are pure, so a failure comes from the blocks.
 *
 * @throws ContradictionError
 */
export function applyRules<Facts>(title: string, apply: () => Facts): Facts {
  try {
    return apply();
  } catch (cause) {
    if (cause instanceof ContradictionError) throw cause;
    throw new ChainBrokenError(`${title} blocks cannot be understood: ${String(cause)}`, { cause });
  }
}

/** Where the chain stands after the last of some blocks. */
export function endOf(blocks: readonly ChainBlock<unknown>[]): Position {
  const { height, blockId } = blocks[blocks.length - 1] ?? START;
  return { height, blockId };
}
