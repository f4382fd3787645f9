/** Sorts coins by owner. One owner pays alone where its coins are enough, and gets the change. */
import type { OutputOwners } from "@primary-network/codec";
import { canSign } from "../coin.ts";
import { WalletError } from "../errors.ts";
import { compareBytes, equalBytes } from "../order.ts";
import type { Demand } from "./demand.ts";

/** Coins, or what is known of them, of one owner. */
export interface Purse<T> {
  /** The owner, without a lock. */
  readonly owners: OutputOwners;
  /** True if the signers can spend it. */
  readonly canSign: boolean;
  /** Everything of this owner. */
  readonly own: T[];
}

/** Returns the same owners without a lock. */
export const unlocked = ({ threshold, addresses }: OutputOwners): OutputOwners => {
  return { locktime: 0n, threshold, addresses };
};

/** Puts fewer addresses first. */
function compareAddresses(left: readonly Uint8Array[], right: readonly Uint8Array[]): number {
  if (left.length !== right.length) return left.length - right.length;
  for (let at = 0; at < left.length; at++) {
    const order = compareBytes(left[at] as Uint8Array, right[at] as Uint8Array); // as many
    if (order !== 0) return order;
  }
  return 0;
}

/** Returns true if the same addresses own both by the same threshold. */
export const haveSameOwners = (one: OutputOwners, other: OutputOwners): boolean =>
  one.threshold === other.threshold && compareAddresses(one.addresses, other.addresses) === 0;

/** Returns the first three bytes as a number. */
const beginningOf = (address: Uint8Array = NOTHING): number =>
  ((address[0] ?? 0) << 16) | ((address[1] ?? 0) << 8) | (address[2] ?? 0);
const NOTHING = new Uint8Array();

/**
 * Purses of some signers. A wallet may have ten thousand coins of few owners, so what depends on the owner is found
 * once.
 */
export class Purses<T> {
  readonly #by: readonly Uint8Array[];
  /** By the first bytes of the first address, which hardly any two owners share. */
  readonly #purses = new Map<number, Purse<T>[]>();

  constructor(by: readonly Uint8Array[]) {
    this.#by = by;
  }

  /** Returns the purse of an owner. */
  of(owners: OutputOwners): Purse<T> {
    const key = beginningOf(owners.addresses[0]);
    const near = this.#purses.get(key) ?? [];
    for (const purse of near) if (haveSameOwners(purse.owners, owners)) return purse;
    const purse = { owners: unlocked(owners), canSign: canSign(owners, this.#by), own: [] };
    this.#purses.set(key, [...near, purse]);
    return purse;
  }

  /**
   * Returns the purses that hold something. Those that need the most signers come first, because the others can also be
   * spent by fewer; then the coins of the earlier signers.
   */
  filled(): Purse<T>[] {
    const rankOf = ({ owners }: Purse<T>) =>
      this.#by.findIndex((signer) => owners.addresses.some((address) => equalBytes(address, signer)));
    return [...this.#purses.values()]
      .flat()
      .filter(({ own }) => own.length > 0)
      .map((purse) => ({ purse, rank: rankOf(purse) }))
      .sort(
        (left, right) =>
          right.purse.owners.threshold - left.purse.owners.threshold ||
          left.rank - right.rank ||
          compareAddresses(left.purse.owners.addresses, right.purse.owners.addresses),
      )
      .map(({ purse }) => purse);
  }
}

/** Returns what all owners have. */
export const allOf = <T>(purses: readonly Purse<T>[]): T[] => purses.flatMap(({ own }) => own);

/**
 * Tries to pay with each owner's coins in turn. With a given owner of the change, all coins pay together.
 *
 * @param attempt - Pays with coins, and makes the change for owners. Returns undefined if the coins are not enough.
 * @throws WalletError if only coins of several owners are enough, and nothing says who gets the change.
 */
export function payByPurse<T, Paid>(
  { change, by }: Pick<Demand, "change" | "by">,
  purses: readonly Purse<T>[],
  attempt: (own: readonly T[], owners: OutputOwners) => Paid | undefined,
): Paid | undefined {
  if (change !== undefined) return attempt(allOf(purses), change);
  // An import pays for outputs of its asset, so nothing may be needed where there are no coins.
  if (purses.length === 0) return attempt([], { locktime: 0n, threshold: 1, addresses: by.slice(0, 1) });
  for (const { own, owners } of purses) {
    const paid = attempt(own, owners);
    if (paid !== undefined) return paid;
  }
  const [first, second] = purses;
  if (first !== undefined && second !== undefined && attempt(allOf(purses), first.owners) !== undefined) {
    throw new WalletError("change must be given: only outputs of several owners together are enough");
  }
  return undefined;
}
