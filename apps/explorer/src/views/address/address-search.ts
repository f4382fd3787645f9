/** The search parameters of an address. */
import { type OrderSearch, readOrder } from "../../state/read-order.ts";

/** Chains and parts of an address of the Primary Network. */
export const primaryParts = ["outputs", "transactions", "rewards"] as const;
/** Parts of an EVM address. */
export const evmParts = ["transactions", "tokens", "collectibles", "transfers", "messages"] as const;

/** Standards of the tokens whose transfers are listed. */
export const kinds = ["ERC-20", "ERC-721", "ERC-1155"] as const;
type Kind = (typeof kinds)[number];

export interface AddressSearch extends OrderSearch {
  /** Key of the outputs; without it they stand by time. */
  readonly sort?: "timestamp" | "amount" | undefined;
  readonly kind?: Kind | undefined;
  readonly part?: string | undefined;
  readonly chain?: string | undefined;
}

/** Reads the search parameters. */
export function readAddressSearch(given: Record<string, unknown>): AddressSearch {
  const { part, chain, kind, sort } = given;
  const id = typeof chain === "number" ? String(chain) : chain;
  const known = [...primaryParts, ...evmParts].find((name) => name === part);
  const standard = kinds.find((name) => name === kind);
  return {
    ...(known && { part: known }),
    ...(typeof id === "string" && { chain: id }),
    ...(standard && { kind: standard }),
    ...(sort === "amount" && { sort }),
    ...readOrder(given),
  };
}
