/** Estimates of gas prices since Helicon, by the rules of a node's estimator. */
import type { JsonObject, JsonValue } from "@primary-network/codec";
import { type BlockFees, TipSuggestion, tipsAt } from "../chain/block-fees.ts";
import type { CBlocks } from "../chain/c-blocks.ts";
import type { EvmChain } from "../chain/chain.ts";
import { quantity } from "../contracts/hex.ts";
import { wrongArgument } from "./arguments.ts";

/** Most blocks of one request for the history of fees. */
const MAX_HISTORY = 2_048;
/** Percent of the suggested tip that the slow and the fast options offer. */
const SLOW = 95n;
const FAST = 105n;

const larger = (left: bigint, right: bigint) => (left < right ? right : left);

/** A number of blocks: digits, or hexadecimal as quantities are. */
function countOf(value: JsonValue | undefined): number {
  const text = typeof value === "number" ? String(value) : value;
  const count = typeof text === "string" && /^(0x[0-9a-f]+|\d+)$/i.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(count)) return count;
  throw wrongArgument(0, "invalid hex or decimal integer");
}

/** The methods about prices of the C-Chain. */
export class GasPrices {
  readonly #chain: EvmChain;
  readonly #blocks: CBlocks;
  readonly #now: () => number;
  readonly #suggestion = new TipSuggestion();
  readonly #methods: { readonly [method: string]: () => JsonValue } = {
    eth_baseFee: () => quantity(this.#blocks.priceBound),
    eth_gasPrice: () => quantity(this.#tip() + this.#feesAt(this.#chain.execution.executed).baseFee),
    eth_maxPriorityFeePerGas: () => quantity(this.#tip()),
    eth_suggestPriceOptions: () => this.#options(),
  };

  /** @param now Unix seconds */
  constructor(chain: EvmChain, blocks: CBlocks, now: () => number) {
    this.#chain = chain;
    this.#blocks = blocks;
    this.#now = now;
  }

  /** The result of a method without arguments; undefined when it is not one of these. */
  async result(method: string): Promise<JsonValue | undefined> {
    const run = Object.hasOwn(this.#methods, method) ? this.#methods[method] : undefined;
    if (run === undefined) return undefined;
    await this.#blocks.fill(this.#chain.height);
    return run();
  }

  #tip(): bigint {
    return this.#suggestion.suggest(this.#blocks.fees, this.#now());
  }

  #feesAt(number: number): BlockFees {
    const fees = this.#blocks.fees[number];
    if (fees === undefined) throw new TypeError(`block ${number} is not read`);
    return fees;
  }

  /** Prices that stay valid while the block's price doubles. */
  #options(): JsonObject {
    const [suggested, baseFee] = [this.#tip(), 2n * this.#blocks.priceBound];
    const slow = larger((suggested * SLOW) / 100n, 1n);
    const normal = larger(suggested, slow);
    const fast = larger((suggested * FAST) / 100n, normal);
    const option = (tip: bigint) => ({
      maxPriorityFeePerGas: quantity(tip),
      maxFeePerGas: quantity(tip + baseFee),
    });
    return { slow: option(slow), normal: option(normal), fast: option(fast) };
  }

  /**
   * `eth_feeHistory`, with the price of the block after the last one, or its upper bound.
   *
   * @param last number of the last block
   */
  history(count: JsonValue | undefined, last: number, percentiles: JsonValue | undefined): JsonObject {
    const blocks = Math.min(countOf(count), MAX_HISTORY, last + 1);
    if (blocks === 0) return { oldestBlock: "0x0", gasUsedRatio: null };
    const oldest = last + 1 - blocks;
    const fees = this.#blocks.fees.slice(oldest, last + 1);
    const shares = Array.isArray(percentiles) ? percentiles.map(Number) : [];
    const next = last === this.#chain.height ? this.#blocks.priceBound : this.#feesAt(last + 1).baseFee;
    return {
      oldestBlock: quantity(oldest),
      ...(shares.length > 0 && { reward: fees.map((block) => tipsAt(block, shares).map(quantity)) }),
      baseFeePerGas: [...fees.map(({ baseFee }) => baseFee), next].map(quantity),
      gasUsedRatio: fees.map(({ gasUsed, gasLimit }) => Number(gasUsed) / Number(gasLimit)),
    };
  }
}
