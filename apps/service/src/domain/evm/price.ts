/** The port of token prices: each deployment configures their source. */

/** A request for a price. */
export interface PriceQuery {
  /** EVM chain id of the token. */
  readonly evmChainId: number;
  /** Address of the token's contract in lower case, or the token that pays for gas. */
  readonly token: string | "native";
  /** As in the interface: `usd`, `eur`, … */
  readonly currency: string;
  /** Unix seconds of the price. Default: now. */
  readonly at?: number | undefined;
}

/** Returns the price of one whole token as a decimal text such as `42.42`, or undefined when it is not known. */
export interface PriceSource {
  /** Resolves with the price of one token as a decimal; undefined when it is not known. */
  price(query: PriceQuery): Promise<string | undefined>;
}

/** Prices by EVM chain id, then token (address, or `native`), then currency. */
export interface PriceTable {
  readonly [evmChainId: string]: {
    readonly [token: string]: { readonly [currency: string]: string };
  };
}

/**
 * A source of constant prices, the same for every time.
 *
 * @example
 * staticPrices({ "43114": { native: { usd: "21.37" } } })
 */
export function staticPrices(table: PriceTable): PriceSource {
  const prices = new Map(
    Object.entries(table).flatMap(([chain, tokens]) =>
      Object.entries(tokens).flatMap(([token, currencies]) =>
        Object.entries(currencies).map(
          ([currency, value]) => [`${chain}/${token.toLowerCase()}/${currency}`, value] as const,
        ),
      ),
    ),
  );
  return {
    price: async ({ evmChainId, token, currency }) =>
      prices.get(`${evmChainId}/${token.toLowerCase()}/${currency}`),
  };
}
