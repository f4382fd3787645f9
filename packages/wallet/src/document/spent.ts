/** Outputs that a transaction spends, compared with what its inputs say of them. */
import { encodeCb58 } from "@primary-network/codec";
import { amountOf, type Coin, stakeableUntil } from "../coin.ts";
import { DocumentError } from "../errors.ts";
import { equalBytes } from "../order.ts";
import { type SpentPlace, spentPlaces, type Transaction } from "./transaction.ts";

/** Throws unless a field of a document keeps a rule. */
export function ensure(holds: boolean, field: string, rule: string): asserts holds {
  if (!holds) throw new DocumentError(field, rule);
}

/** Throws unless a coin is what an input says of it. */
export function ensureSpent(coin: Coin, place: SpentPlace, field: string): void {
  const isSame =
    equalBytes(coin.txId, place.txId) &&
    coin.outputIndex === place.outputIndex &&
    equalBytes(coin.assetId, place.assetId);
  ensure(isSame, field, "must be the output that the transaction's input names");
  const amount = place.amount ?? amountOf(coin);
  ensure(amountOf(coin) === amount, field, `must have the amount of the input, ${amount}`);
  const lock = place.stakeableUntil;
  ensure(
    lock === undefined || stakeableUntil(coin) === lock,
    field,
    "must have the stakeable lock of the input",
  );
}

/**
 * Finds the outputs that a transaction spends, in the order of its inputs.
 *
 * @param spent - The outputs, in any order and among others.
 * @throws DocumentError if one is missing or another one.
 */
export function spentCoins(transaction: Transaction, spent: readonly Coin[]): Coin[] {
  return spentPlaces(transaction).map((place, at) => {
    const coin = spent.find(
      ({ txId, outputIndex }) => outputIndex === place.outputIndex && equalBytes(txId, place.txId),
    );
    const rule = `must have output ${place.outputIndex} of ${encodeCb58(place.txId)}, which is spent`;
    ensure(coin !== undefined, "spent", rule);
    ensureSpent(coin, place, `spent[${at}]`);
    return coin;
  });
}
