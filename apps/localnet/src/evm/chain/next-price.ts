/** The price of a chain's next block, as Anvil is given it before each block. */
import { C_BASE_FEE } from "../../chains/c/execute.ts";
import { CALM_GAS } from "../../chains/c/gas-price.ts";
import { quantity } from "../contracts/hex.ts";
import type { EvmNode } from "./node.ts";

/** wei: the price of gas before Helicon and on L1s; since Helicon the least one. */
export const BASE_FEE = C_BASE_FEE;

/** The prices of a chain's next block. */
export interface NextPrices {
  /** wei: at which it is executed. */
  readonly executed: bigint;
  /** wei: the upper bound that its transactions must pay. */
  readonly worst: bigint;
}

/** Follows the price of gas since Helicon. */
export interface PriceSource {
  /** @param after number of the last block @param time Unix seconds of the next one */
  pricesAfter(after: number, time: number): Promise<NextPrices>;
}

const FIXED: NextPrices = { executed: BASE_FEE, worst: BASE_FEE };

/** The price of one chain. */
export class NextPrice {
  readonly #node: EvmNode;
  readonly #heliconTime: number;
  readonly #source: PriceSource | undefined;
  /** wei, as Anvil was last given it; undefined after another writer. */
  #given: bigint | undefined = BASE_FEE;
  /** True while no block can have raised the price. */
  #isCalm = true;

  /** @param source of prices since Helicon; without it the price is fixed */
  constructor(node: EvmNode, heliconTime: number, source: PriceSource | undefined) {
    this.#node = node;
    this.#heliconTime = heliconTime;
    this.#source = source;
  }

  /** wei that a transaction pays in the block that was opened last. */
  get given(): bigint {
    return this.#given ?? BASE_FEE;
  }

  /**
   * Lets the pool take transactions that pay the upper bound of a block's price.
   *
   * @param after number of the last block
   * @param time Unix seconds of the next one
   */
  async open(after: number, time: number): Promise<NextPrices> {
    const prices = await this.#at(after, time);
    await this.give(prices.worst);
    return prices;
  }

  async #at(after: number, time: number): Promise<NextPrices> {
    if (this.#source === undefined || this.#isCalm || time < this.#heliconTime) return FIXED;
    const prices = await this.#source.pricesAfter(after, time);
    this.#isCalm = prices.worst === BASE_FEE && prices.executed === BASE_FEE;
    return prices;
  }

  /** Gives Anvil the price of the next block. */
  async give(price: bigint): Promise<void> {
    if (this.#given === price) return;
    await this.#node.act("anvil_setNextBlockBaseFeePerGas", quantity(price));
    this.#given = price;
  }

  /**
   * To be called after each block, for which Anvil has computed another price.
   *
   * @param limit most gas that the block may charge
   */
  async mined(limit: bigint): Promise<void> {
    if (limit > CALM_GAS) this.#isCalm = false;
    await this.#node.act("anvil_setNextBlockBaseFeePerGas", quantity(this.given));
  }

  /** To be called when another writer has changed the last block. */
  forget(): void {
    this.#given = undefined;
    this.#isCalm = false;
  }
}
