/** Coins that another chain exported, as inputs of the import. */
import type { OutputOwners, TransferableInput, TransferInput } from "@primary-network/codec";
import { amountOf, availabilityOf, type Coin, inputOf, ownersOfCoin } from "../coin.ts";
import { WalletError } from "../errors.ts";
import { type Need, sumByAsset } from "../funding/demand.ts";
import { haveSameOwners, unlocked } from "../funding/purse.ts";
import { compareOrigins, equalBytes } from "../order.ts";
import { type Chain, type OwnerLike, ownersOf, type Where } from "../owner.ts";

/** A coin and the input that imports it. */
export interface Arrived {
  readonly coin: Coin;
  readonly input: TransferableInput<TransferInput>;
}

/** Question for the coins that can be imported. */
export interface ArrivedFrom {
  readonly coins: readonly Coin[];
  readonly chain: Chain;
  readonly source: Chain;
  readonly by: readonly Uint8Array[];
  readonly time: bigint;
  readonly avax: Uint8Array;
  /** nAVAX that an input costs. */
  cost(signatures: number): bigint;
  /** Room that an input takes in a transaction. */
  size(signatures: number): number;
  /** Room for inputs in a transaction. */
  readonly room: number;
  /** True if other assets cannot be imported. */
  readonly onlyAvax?: boolean;
}

/**
 * Returns the coins that can be imported now, the most valuable first, up to the limit. Those that cost more than
 * they are worth are left out.
 *
 * @throws WalletError if there are none.
 */
export function arrivedFrom({
  coins,
  chain,
  source,
  by,
  time,
  avax,
  cost,
  size,
  room,
  onlyAvax,
}: ArrivedFrom): Arrived[] {
  const found: (Arrived & { readonly amount: bigint; readonly isAvax: boolean })[] = [];
  for (const coin of coins) {
    if (coin.chain !== chain || coin.source !== source || coin.output.type !== "TransferOutput") continue;
    if (availabilityOf(coin, by, time) !== "now") continue;
    const isAvax = equalBytes(coin.assetId, avax);
    if (!isAvax && onlyAvax) continue;
    const amount = amountOf(coin);
    if (isAvax && amount <= cost(coin.output.threshold)) continue;
    const input = inputOf(coin, by, time) as Arrived["input"]; // it has no stakeable lock
    found.push({ coin, input, amount, isAvax });
  }
  if (found.length === 0) {
    throw new WalletError(
      `the ${source}-Chain has exported nothing that these signers can import on the ${chain}-Chain now`,
    );
  }
  let left = room;
  return found
    .sort((one, other) => {
      if (one.isAvax !== other.isAvax) return one.isAvax ? -1 : 1; // AVAX pays for the others
      return one.amount > other.amount
        ? -1
        : one.amount < other.amount
          ? 1
          : compareOrigins(one.coin, other.coin);
    })
    .filter(({ input }) => {
      left -= size(input.input.signatureIndices.length);
      return left >= 0;
    })
    .sort((one, other) => compareOrigins(one.coin, other.coin));
}

/** Reads the receiver of an import: the owner of what arrived, unless another is given. */
export function receiverOf(
  where: Where,
  to: OwnerLike | undefined,
  arrived: readonly Arrived[],
): OutputOwners {
  if (to !== undefined) return ownersOf(where, to);
  const [first, ...others] = arrived.map(({ coin }) => ownersOfCoin(coin));
  if (first === undefined || !others.every((other) => haveSameOwners(first, other)))
    throw where.refuse("must be given: the exported outputs have several owners");
  return unlocked(first);
}

/** Sums of coins by asset. */
export const sumsOf = (arrived: readonly Arrived[]): Need[] =>
  sumByAsset(arrived.map(({ coin }) => ({ assetId: coin.assetId, amount: amountOf(coin) })));
