/** Sorts coins by owner. One owner pays alone where its coins are enough, and gets the change. */
import type { OutputOwners } from "@primary-network/codec";
import { type Coin, ownersOfCoin } from "../coin.ts";
import { WalletError } from "../errors.ts";
import { compareBytes, equalBytes } from "../order.ts";
import type { Candidate } from "./candidate.ts";
import type { Demand } from "./demand.ts";

/** Coins of one owner. */
export interface Purse<T> {
  readonly owners: OutputOwners;
  readonly own: T[];
}

/** Returns the same owners without a lock. */
export const unlocked = ({ threshold, addresses }: OutputOwners): OutputOwners => {
  return { locktime: 0n, threshold, addresses };
};

/** Returns true if the same addresses own both by the same threshold. */
export const haveSameOwners = (one: OutputOwners, other: OutputOwners): boolean =>
  one.threshold === other.threshold &&
  one.addresses.length === other.addresses.length &&
  one.addresses.every((address, at) => equalBytes(address, other.addresses[at] as Uint8Array));

/**
 * Sorts coins into purses. Those that need the most signers come first, because the others can also be spent by
 * fewer; then the coins of the earlier signers.
 */
export function pursesOf<T extends { readonly coin: Coin }>(
  spendable: readonly T[],
  by: readonly Uint8Array[],
): Purse<T>[] {
  const purses: Purse<T>[] = [];
  for (const one of spendable) {
    const owners = ownersOfCoin(one.coin);
    const known = purses.find((purse) => haveSameOwners(purse.owners, owners));
    if (known) known.own.push(one);
    else purses.push({ owners: unlocked(owners), own: [one] });
  }
  const rankOf = ({ addresses }: OutputOwners) =>
    by.findIndex((signer) => addresses.some((address) => equalBytes(address, signer)));
  return purses.sort(
    ({ owners: left }, { owners: right }) =>
      right.threshold - left.threshold ||
      rankOf(left) - rankOf(right) ||
      left.addresses.length - right.addresses.length ||
      left.addresses.reduce((sum, address, at) => {
        return sum || compareBytes(address, right.addresses[at] as Uint8Array); // as many
      }, 0),
  );
}

/**
 * Tries to pay with each owner's coins in turn. With a given owner of the change, all coins pay together.
 *
 * @param attempt - Pays with coins, and makes the change for owners. Returns undefined if the coins are not enough.
 * @throws WalletError if only coins of several owners are enough, and nothing says who gets the change.
 */
export function payByPurse<T>(
  { change, by }: Pick<Demand, "change" | "by">,
  candidates: readonly Candidate[],
  attempt: (candidates: readonly Candidate[], owners: OutputOwners) => T | undefined,
): T | undefined {
  if (change !== undefined) return attempt(candidates, change);
  const purses = pursesOf(candidates, by);
  // An import pays for outputs of its asset, so nothing may be needed where there are no coins.
  if (purses.length === 0) return attempt([], { locktime: 0n, threshold: 1, addresses: by.slice(0, 1) });
  for (const { own, owners } of purses) {
    const paid = attempt(own, owners);
    if (paid !== undefined) return paid;
  }
  const [first, second] = purses;
  if (first !== undefined && second !== undefined && attempt(candidates, first.owners) !== undefined) {
    throw new WalletError("change must be given: only outputs of several owners together are enough");
  }
  return undefined;
}
