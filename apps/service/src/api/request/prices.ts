/** Adds prices to responses. They are optional: when the source fails or is slow, they are left out. */

import type { Currency, TokenPrice } from "@primary-network/data/spec";
import type { EvmTransferFact } from "../../domain/evm/facts.ts";
import type { PriceSource } from "../../domain/evm/price.ts";

/** Which price of a chain's tokens is requested. */
interface PriceQuery {
  readonly evmChainId: number;
  readonly currency: Currency;
  readonly at?: number;
}

/** Milliseconds that a response waits for prices. */
const PATIENCE = 2_000;

const DECIMAL = /^\d{1,40}(\.\d{1,40})?$/;

/** Addresses of the coins among tokens that were moved. */
export const coinsOf = (transfers: readonly Pick<EvmTransferFact, "kind" | "token">[]): string[] =>
  transfers.flatMap(({ kind, token }) => (kind === 20 ? [token] : []));

export class Prices {
  readonly #source: PriceSource | undefined;
  readonly #failed: (error: unknown) => void;

  /**
   * @param source undefined when there are no prices
   * @param failed called with the source's error
   */
  constructor(source: PriceSource | undefined, failed: (error: unknown) => void) {
    this.#source = source;
    this.#failed = failed;
  }

  /** Whether prices may be known. */
  get available(): boolean {
    return this.#source !== undefined;
  }

  /** The price of one whole token; undefined when it is not known. @param token address in lower case, or `native` */
  async of(token: string, { currency, ...query }: PriceQuery): Promise<TokenPrice | undefined> {
    const source = this.#source;
    if (source === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const value = await Promise.race([
        source.price({ ...query, token, currency }),
        new Promise<never>((_, reject) => {
          timer = setTimeout(() => reject(new Error("the price source took too long")), PATIENCE);
        }),
      ]);
      if (value === undefined) return undefined;
      if (!DECIMAL.test(value))
        throw new Error(`the price source returns "${value}", which is no decimal number`);
      return { currencyCode: currency, value };
    } catch (error) {
      this.#failed(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Prices of several tokens, by token; tokens without a price are missing. */
  async ofAll(tokens: Iterable<string>, query: PriceQuery): Promise<Map<string, TokenPrice>> {
    if (this.#source === undefined) return new Map();
    const list = [...new Set(tokens)];
    const prices = await Promise.all(list.map((token) => this.of(token, query)));
    return new Map(
      list.flatMap((token, index) => {
        const price = prices[index];
        return price ? [[token, price] as const] : [];
      }),
    );
  }
}
