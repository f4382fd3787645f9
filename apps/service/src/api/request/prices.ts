/** Adds prices to responses. They are optional: when the source fails or is slow, they are left out. */

import type { Currency, TokenPrice } from "@primary-network/data/spec";
import type { EvmTransferFact } from "../../domain/evm/facts.ts";
import type { PriceSource } from "../../domain/evm/price.ts";
import { tokenWorth } from "../../domain/evm/token-worth.ts";

/** The price of a chain's tokens that a request asks for. */
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

/** The price of one whole token. */
export class Price {
  readonly #currencyCode: Currency;
  readonly #decimal: string;
  readonly #asNumber: boolean;

  constructor(currencyCode: Currency, decimal: string, asNumber: boolean) {
    this.#currencyCode = currencyCode;
    this.#decimal = decimal;
    this.#asNumber = asNumber;
  }

  /** The price in the response's form. */
  get item(): TokenPrice {
    return this.#itemOf(this.#decimal);
  }

  /**
   * Computes the worth of an amount, in the response's form.
   *
   * @param amount decimal, in the smallest unit of the token
   * @param decimals of a whole token
   */
  worth(amount: string, decimals: number): TokenPrice {
    return this.#itemOf(tokenWorth(amount, decimals, this.#decimal));
  }

  #itemOf(decimal: string): TokenPrice {
    const value = this.#asNumber ? Number(decimal) : decimal;
    return { currencyCode: this.#currencyCode, value: value as string }; // the spec has strings alone
  }
}

export class Prices {
  readonly #source: PriceSource | undefined;
  readonly #failed: (error: unknown) => void;
  readonly #asNumbers: boolean;

  /**
   * @param source undefined when there are no prices
   * @param failed called with the source's error
   * @param asNumbers whether responses have prices as numbers in the place of decimal strings
   */
  constructor(source: PriceSource | undefined, failed: (error: unknown) => void, asNumbers = false) {
    this.#source = source;
    this.#failed = failed;
    this.#asNumbers = asNumbers;
  }

  /** The same prices, which responses have as numbers. */
  asNumbers(): Prices {
    return new Prices(this.#source, this.#failed, true);
  }

  /** True when a price may be known. */
  get available(): boolean {
    return this.#source !== undefined;
  }

  /** The price of one whole token; undefined when it is not known. @param token address in lower case, or `native` */
  async of(token: string, { currency, ...query }: PriceQuery): Promise<Price | undefined> {
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
        throw new Error(`the price source returned "${value}", which is not a decimal number`);
      return new Price(currency, value, this.#asNumbers);
    } catch (error) {
      this.#failed(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Prices of several tokens, by token; tokens without a price are missing. */
  async ofAll(tokens: Iterable<string>, query: PriceQuery): Promise<Map<string, Price>> {
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
