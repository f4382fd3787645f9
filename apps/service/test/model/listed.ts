/** What the models share: an item as it is listed, the order of a list, and the spelling of amounts and percentages. */

import { AVAX } from "./vocabulary.ts";

/** Integers beyond 2^53 are bigints here. */
export type Item = { readonly [field: string]: unknown };

export type SortOrder = "asc" | "desc";

type SortKey = number | bigint | string;

function compare(a: readonly SortKey[], b: readonly SortKey[]): number {
  for (const [index, key] of a.entries()) {
    const other = b[index];
    if (other !== undefined && key !== other) return key < other ? -1 : 1;
  }
  return 0;
}

/** Sorted by keys of which the first that differs decides; the other order is the same list backwards. */
export function sorted<T>(items: readonly T[], order: SortOrder, keys: (item: T) => readonly SortKey[]): T[] {
  const ascending = [...items].sort((a, b) => compare(keys(a), keys(b)));
  return order === "asc" ? ascending : ascending.reverse();
}

/** A JSON integer that is never rounded. */
export const integer = (value: bigint): number | bigint =>
  value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER ? Number(value) : value;

/** An amount with what is known of its asset: AVAX alone has a name. */
export function assetAmount(assetId: string, amount: bigint): Item {
  const named = assetId === AVAX ? ["Avalanche", "AVAX", 9] : ["", "", 0];
  const [name, symbol, denomination] = named;
  return { assetId, name, symbol, denomination, type: "secp256k1", amount: String(amount) };
}

/** Millionths as a percentage with sixteen decimals. */
export function percent(millionths: number): string {
  const digits = String(millionths).padStart(5, "0");
  return `${digits.slice(0, -4)}.${digits.slice(-4)}${"0".repeat(12)}`;
}

/** Queried addresses as the items have them: a chain's prefix is left away. */
export const bare = (addresses: readonly string[]): string[] =>
  addresses.map((address) => address.replace(/^[PXC]-/, ""));

export const meet = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));
