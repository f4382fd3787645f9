/** What the URL of an address says. */

/** Chains and parts of an address of the Primary Network. */
export const primaryParts = ["outputs", "transactions", "rewards"] as const;
/** Parts of an EVM address. */
export const evmParts = ["transactions", "tokens", "collectibles", "transfers", "messages"] as const;

export interface AddressSearch {
  readonly part?: string | undefined;
  readonly chain?: string | undefined;
}

/** Reads the search parameters. */
export function readAddressSearch({ part, chain }: Record<string, unknown>): AddressSearch {
  const id = typeof chain === "number" ? String(chain) : chain;
  const known = [...primaryParts, ...evmParts].find((name) => name === part);
  return { ...(known && { part: known }), ...(typeof id === "string" && { chain: id }) };
}
