/** The balance of an address on the P-, X- and C-Chain together. */
import type { AssetBalance, Balances, PrimaryChain } from "@primary-network/data";

/** One asset, summed over kinds and chains. */
export interface Total {
  readonly asset: AssetBalance;
  readonly amount: bigint;
  /** The part of each chain that has some, in the order in which the chains were given. */
  readonly chains: readonly { readonly chain: PrimaryChain; readonly amount: bigint }[];
}

/**
 * Totals by asset, in the order in which the assets are met. What is exported and not imported yet counts to
 * the chain that exported it.
 */
export function totalsOf(
  given: readonly { readonly chain: PrimaryChain; readonly balances: Balances["balances"] }[],
): Total[] {
  const found = new Map<string, { asset: AssetBalance; parts: Map<PrimaryChain, bigint> }>();
  for (const { chain, balances } of given) {
    const kinds: readonly (readonly AssetBalance[])[] = Object.values(balances);
    for (const asset of kinds.flat()) {
      const total = found.get(asset.assetId) ?? { asset, parts: new Map<PrimaryChain, bigint>() };
      total.parts.set(chain, (total.parts.get(chain) ?? 0n) + BigInt(asset.amount));
      found.set(asset.assetId, total);
    }
  }
  return [...found.values()].map(({ asset, parts }) => ({
    asset,
    amount: [...parts.values()].reduce((sum, amount) => sum + amount, 0n),
    chains: [...parts].map(([chain, amount]) => ({ chain, amount })),
  }));
}
