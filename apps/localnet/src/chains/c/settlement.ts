/** Settlement of executed blocks by later ones: from it follow a header's fields about results since Helicon (ACP-194). */
import type { Block } from "@primary-network/codec/c";
import { executionEnd, type GasTime, gasTimeOf, HELICON_GAS_LIMIT, isSettledAt } from "./gas-clock.ts";
import { EMPTY_ROOT, listRoot } from "./trie.ts";

/** The result of a block's execution. */
export interface Execution {
  readonly stateRoot: Uint8Array;
  /** Receipts as in a block's receipts root. */
  readonly receipts: readonly Uint8Array[];
  /** 256 bytes. */
  readonly logsBloom: Uint8Array;
  /** Gas charged for all transactions, atomic ones too. */
  readonly gas: bigint;
}

/** Fields of a header that say what the block settles. */
export type SettledFields = Pick<
  Block,
  | "stateRoot"
  | "receiptRoot"
  | "logsBloom"
  | "settledHeight"
  | "settledGasUnix"
  | "settledGasNumerator"
  | "settledExcess"
>;

/**
 * Exponent of the lowest gas price, 25 nAVAX (ACP-283). On the public networks it moves from 0 by the votes of validators;
 * here it is the same from the first block on, so the price is too.
 */
const MIN_PRICE_EXPONENT = 9_955_825_675_418_136_443n;

/** The gas excess at that price and the lowest gas target: the price is never higher here, so the excess is not either. */
const PRICE_EXCESS = 2_082_966_324n;

/** Header fields that are the same in every block since Helicon. */
export const heliconFields = {
  gasLimit: HELICON_GAS_LIMIT,
  // An empty list of Warp messages, alone: the fee state is in fields of its own.
  extraData: new Uint8Array(6),
  extDataGasUsed: 0n,
  targetExponent: 0n,
  minPriceExponent: MIN_PRICE_EXPONENT,
};

/** An executed block. */
interface Executed extends Execution {
  readonly ended: GasTime;
  /** Height of the last block that it settles; its own when it was executed before it was accepted. */
  readonly settled: number;
}

/** The executions of a chain's blocks from the genesis on, and what later blocks settle. */
export class Settlement {
  readonly #blocks: Executed[] = [];

  /** Height of the last block that a block settles; its own when there was no settlement yet. */
  settledBy(height: number): number {
    return this.#blocks[height]?.settled ?? height;
  }

  /** Adds a block from before Helicon, which is executed at its time and settled at once. */
  addSynchronous({ timestamp, timeMilliseconds }: Block, execution: Execution): void {
    const ended = gasTimeOf(timeMilliseconds ?? timestamp * 1_000n);
    this.#blocks.push({ ...execution, ended, settled: this.#blocks.length });
  }

  /**
   * The fields of the next block.
   *
   * @throws TypeError while there is no block
   */
  next(milliseconds: bigint): SettledFields {
    const parent = this.#blocks.at(-1);
    if (parent === undefined) throw new TypeError("the chain has no genesis block");
    let height = this.#blocks.length - 1;
    while (height > parent.settled && !isSettledAt(this.#at(height).ended, milliseconds)) height -= 1;
    const { stateRoot, ended } = this.#at(height);
    const newly = this.#blocks.slice(parent.settled + 1, height + 1);
    const receipts = newly.flatMap((block) => block.receipts);
    return {
      stateRoot,
      receiptRoot: receipts.length === 0 ? EMPTY_ROOT : listRoot(receipts),
      logsBloom: union(newly.map(({ logsBloom }) => logsBloom)),
      settledHeight: BigInt(height),
      settledGasUnix: ended.unix,
      settledGasNumerator: ended.numerator,
      settledExcess: PRICE_EXCESS,
    };
  }

  /** Adds a block with the fields of `next`, and its execution. */
  add({ settledHeight, timeMilliseconds = 0n }: Block, execution: Execution): void {
    const ended = executionEnd(this.#at(this.#blocks.length - 1).ended, timeMilliseconds, execution.gas);
    this.#blocks.push({ ...execution, ended, settled: Number(settledHeight) });
  }

  /** Removes the blocks from a height on. */
  rewind(height: number): void {
    this.#blocks.splice(height);
  }

  #at(height: number): Executed {
    const block = this.#blocks[height];
    if (block === undefined) throw new TypeError(`there is no block ${height}`);
    return block;
  }
}

function union(blooms: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(256);
  for (const bloom of blooms)
    for (const [index, byte] of bloom.entries()) all[index] = (all[index] ?? 0) | byte;
  return all;
}
