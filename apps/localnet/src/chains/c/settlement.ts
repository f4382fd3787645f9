/** Settlement of executed blocks by later ones: from it follow a header's fields about results since Helicon (ACP-194). */
import type { Block } from "@primary-network/codec/c";
import {
  executionEnd,
  GAS_RATE,
  type GasTime,
  gasTimeOf,
  HELICON_GAS_LIMIT,
  isSettledAt,
} from "./gas-clock.ts";
import {
  afterBlock,
  beforeBlock,
  excessOfPrice,
  feeTime,
  type LeastPrice,
  type PriceState,
  priceIn,
} from "./gas-price.ts";
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

/** Fields of a header that say what the block settles, and the price that follows from it. */
export type SettledFields = Pick<
  Block,
  | "baseFee"
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

/** That price, and the gas excess at it and the lowest gas target. */
const LEAST_PRICE: LeastPrice = { price: 25_000_000_000n, excess: 2_082_966_324n };

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
  /** Milliseconds that count for its price. */
  readonly feeTime: bigint;
  /** Most gas that it may charge. */
  readonly limit: bigint;
  /** The market for gas after it. */
  readonly price: PriceState;
}

/** The market after the last block if every block that is not settled charges the sum of its limits. */
interface WorstCase {
  readonly settled: number;
  readonly height: number;
  readonly price: PriceState;
}

/** The executions of a chain's blocks from the genesis on, and what later blocks settle. */
export class Settlement {
  readonly #blocks: Executed[] = [];
  readonly #least: LeastPrice;
  /** wei: the price of the last block that was executed before it was accepted. */
  #synchronous = 0n;
  #worst: WorstCase | undefined;

  /** @param least price of gas */
  constructor(least: LeastPrice = LEAST_PRICE) {
    this.#least = least;
  }

  /** Height of the last block that a block settles; its own when there was no settlement yet. */
  settledBy(height: number): number {
    return this.#blocks[height]?.settled ?? height;
  }

  /** Adds a block from before Helicon, which is executed at its time and settled at once. */
  addSynchronous({ timestamp, timeMilliseconds, baseFee = 0n }: Block, execution: Execution): void {
    const feeTime = timeMilliseconds ?? timestamp * 1_000n;
    const ended = gasTimeOf(feeTime);
    const { price: least, excess } = this.#least;
    const price = {
      at: ended.unix * GAS_RATE + ended.numerator,
      excess: baseFee > least ? excessOfPrice(baseFee) : excess,
    };
    this.#synchronous = baseFee;
    this.#blocks.push({ ...execution, ended, settled: this.#blocks.length, feeTime, limit: 0n, price });
  }

  /**
   * The fields of the next block.
   *
   * @throws TypeError while there is no block
   */
  next(milliseconds: bigint): SettledFields {
    const parent = this.#last;
    const height = this.#settledAt(milliseconds);
    const { stateRoot, ended, price } = this.#at(height);
    const newly = this.#blocks.slice(parent.settled + 1, height + 1);
    const receipts = newly.flatMap((block) => block.receipts);
    return {
      baseFee: this.#priceAt(this.#worstAfter(height), milliseconds),
      stateRoot,
      receiptRoot: receipts.length === 0 ? EMPTY_ROOT : listRoot(receipts),
      logsBloom: union(newly.map(({ logsBloom }) => logsBloom)),
      settledHeight: BigInt(height),
      settledGasUnix: ended.unix,
      settledGasNumerator: ended.numerator,
      settledExcess: price.excess,
    };
  }

  /** wei: the price at which the next block is executed; the one in its header is an upper bound. */
  priceAt(milliseconds: bigint): bigint {
    return this.#priceAt(this.#last.price, milliseconds);
  }

  /** wei: a price that the next block's does not exceed, whenever it comes. */
  get bound(): bigint {
    const { settled } = this.#last;
    const height = this.#blocks.length - 1;
    return settled === height ? this.#synchronous : priceIn(this.#worstAfter(settled), this.#least);
  }

  #priceAt(after: PriceState, milliseconds: bigint): bigint {
    const time = feeTime(milliseconds, this.#last.feeTime);
    return priceIn(beforeBlock(after, time, this.#least), this.#least);
  }

  /** Adds a block with the fields of `next`, and its execution. */
  add({ settledHeight, gasUsed, timeMilliseconds = 0n }: Block, execution: Execution): void {
    const { ended, price, feeTime: before } = this.#last;
    const time = feeTime(timeMilliseconds, before);
    this.#blocks.push({
      ...execution,
      ended: executionEnd(ended, timeMilliseconds, execution.gas),
      settled: Number(settledHeight),
      feeTime: time,
      limit: gasUsed,
      price: afterBlock(beforeBlock(price, time, this.#least), execution.gas),
    });
  }

  /** Height of the last block that one of an instant settles. */
  #settledAt(milliseconds: bigint): number {
    const { settled } = this.#last;
    let height = this.#blocks.length - 1;
    while (height > settled && !isSettledAt(this.#at(height).ended, milliseconds)) height -= 1;
    return height;
  }

  /**
   * The market after the last block as far as a settled one tells: later blocks may have charged all that
   * they may.
   */
  #worstAfter(settled: number): PriceState {
    const from =
      this.#worst?.settled === settled ? this.#worst : { height: settled, price: this.#at(settled).price };
    let { price } = from;
    for (const block of this.#blocks.slice(from.height + 1))
      price = afterBlock(beforeBlock(price, block.feeTime, this.#least), block.limit);
    this.#worst = { settled, height: this.#blocks.length - 1, price };
    return price;
  }

  /** Removes the blocks from a height on. */
  rewind(height: number): void {
    this.#blocks.splice(height);
    this.#worst = undefined;
  }

  get #last(): Executed {
    return this.#at(this.#blocks.length - 1);
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
