/** Coins that a selection may take, and the order in which it takes them. */
import { amountOf, type Coin, ownersOfCoin, stakeableUntil } from "../coin.ts";
import { compareOrigins, equalBytes } from "../order.ts";
import type { Demand } from "./demand.ts";
import type { Order } from "./in-order.ts";
import { type Purse, Purses } from "./purse.ts";

/** A coin that may be taken. A wallet may have ten thousand, so the inputs are made of those alone that are. */
export interface Candidate {
  readonly coin: Coin;
  readonly amount: bigint;
  /** Number of signatures that its input needs. */
  readonly signatures: number;
  readonly isLocked: boolean;
  /** Fee for the input. */
  readonly cost: bigint;
}

/** Order by amount. */
export const largestFirst = (left: Candidate, right: Candidate): number =>
  left.amount > right.amount ? -1 : left.amount < right.amount ? 1 : compareOrigins(left.coin, right.coin);

/** Order in which coins are taken. */
export const orderOf = ({ preference }: Demand): Order<Candidate> =>
  preference === "largest"
    ? largestFirst
    : (left, right) => right.signatures - left.signatures || largestFirst(left, right);

/** Coins of an asset that the signers can spend in a way, by owner. */
export function candidatesOf(
  { coins, by, time, costs }: Demand,
  assetId: Uint8Array,
  wanted: "now" | "stakeable",
): Purse<Candidate>[] {
  const purses = new Purses<Candidate>(by);
  const isLocked = wanted === "stakeable";
  const costBySignatures = new Map<number, bigint>();
  for (const coin of coins) {
    const amount = amountOf(coin);
    if (amount === 0n || !equalBytes(coin.assetId, assetId)) continue;
    const owners = ownersOfCoin(coin);
    if (owners.locktime > time || stakeableUntil(coin) > time !== isLocked) continue;
    const purse = purses.of(owners);
    if (!purse.canSign) continue;
    const signatures = owners.threshold;
    const cost = costBySignatures.get(signatures) ?? costs.input(signatures, isLocked);
    costBySignatures.set(signatures, cost);
    purse.own.push({ coin, amount, signatures, isLocked, cost });
  }
  return purses.filled();
}
