/**
 * The fees of the C-Chain's blocks, as a node's estimates read them: tips over the price in the header, and
 * limits.
 */
import type { Block } from "@primary-network/codec/c";

/** The fields read from Anvil's form of a transaction. */
export interface PricedTx {
  readonly gas: string;
  readonly gasPrice?: string;
  readonly maxFeePerGas?: string | null;
  readonly maxPriorityFeePerGas?: string | null;
}

/** A transaction's limit, and the wei per gas above the block's price that it offers. */
interface Tip {
  readonly gas: bigint;
  readonly tip: bigint;
}

/** One block. */
export interface BlockFees {
  /** Unix seconds. */
  readonly timestamp: number;
  readonly gasUsed: bigint;
  readonly gasLimit: bigint;
  /** wei */
  readonly baseFee: bigint;
  /** From the lowest tip to the highest. */
  readonly tips: readonly Tip[];
}

function tipOf(tx: PricedTx, baseFee: bigint): bigint {
  const price = tx.gasPrice ?? "0x0";
  const cap = BigInt(tx.maxFeePerGas ?? price);
  const tip = BigInt(tx.maxPriorityFeePerGas ?? price);
  return cap - baseFee < tip ? cap - baseFee : tip;
}

const byTip = (left: Tip, right: Tip) => Number(left.tip > right.tip) - Number(left.tip < right.tip);

/** Fields of a block from which prices are estimated. */
export function feesOf(block: Block, txs: readonly PricedTx[]): BlockFees {
  const { timestamp, gasUsed, gasLimit, baseFee = 0n } = block;
  const tips = txs.map((tx) => ({ gas: BigInt(tx.gas), tip: tipOf(tx, baseFee) })).sort(byTip);
  return { timestamp: Number(timestamp), gasUsed, gasLimit, baseFee, tips };
}

/** Percent of the recent tips that are lower than the suggested one. */
const SUGGESTED = 40;
/** wei: the lowest and the highest suggestion. */
const LEAST_TIP = 1n;
const MOST_TIP = 150n;
/** Blocks that count as recent, unless they are older than this many seconds. */
const RECENT_BLOCKS = 20;
const RECENT_SECONDS = 60;

/** Suggests a tip from the recent blocks, and keeps the last one while there is no new block. */
export class TipSuggestion {
  #number = 0;
  #tip = LEAST_TIP;

  /** @param now Unix seconds */
  suggest(blocks: readonly BlockFees[], now: number): bigint {
    const newest = blocks.length - 1;
    if (newest <= this.#number) return this.#tip;
    const last = blocks.slice(Math.max(1, newest + 1 - RECENT_BLOCKS));
    const older = last.findLastIndex(({ timestamp }) => timestamp < Math.floor(now - RECENT_SECONDS));
    const tips = last
      .slice(older + 1)
      .flatMap((block) => block.tips)
      .sort(byTip);
    const { tip } = tips[Math.floor(((tips.length - 1) * SUGGESTED) / 100)] ?? { tip: this.#tip };
    this.#number = newest;
    this.#tip = tip < LEAST_TIP ? LEAST_TIP : tip > MOST_TIP ? MOST_TIP : tip;
    return this.#tip;
  }
}

/**
 * The tips at percentiles of a block's gas; of its limits, since a block's order is decided before its
 * execution.
 */
export function tipsAt({ tips, gasUsed }: BlockFees, percentiles: readonly number[]): bigint[] {
  let index = 0;
  let sum = tips[0]?.gas ?? 0n;
  return percentiles.map((percentile) => {
    const threshold = BigInt(Math.floor((Number(gasUsed) * percentile) / 100));
    while (sum < threshold && index < tips.length - 1) {
      index += 1;
      sum += tips[index]?.gas ?? 0n;
    }
    return tips[index]?.tip ?? 0n;
  });
}
