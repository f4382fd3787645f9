/** Merges many small coins of the P-Chain, so that later transactions need few inputs. */
import type { OutputOwners } from "@primary-network/codec";
import { amountOf, availabilityOf, type Coin, inputOf, ownersOfCoin } from "../../coin.ts";
import type { Context } from "../../context.ts";
import type { SigningDocument } from "../../document/document.ts";
import { Purses } from "../../funding/purse.ts";
import { equalBytes, sortInputs } from "../../order.ts";
import { type OwnerLike, ownersOf, Where } from "../../owner.ts";
import { pCosts } from "../../quote.ts";
import { changeOf, type Payer, signersOf } from "../draft.ts";
import { avaxOf, pay } from "./pay.ts";

/** Coins to merge. */
export interface ConsolidateIntent extends Payer {
  /** Receiver of the merged coins. @default `change`, or each owner gets its own */
  readonly to?: OwnerLike | undefined;
}

/** Part of a block's gas that one transaction takes, so that it soon has room. In percent. */
const SHARE_OF_BLOCK = 80n;
/** Signatures of a transaction, which stays below 64 KiB with them. */
const MAX_SIGNATURES = 350;

/**
 * Builds transfers that merge all coins of AVAX that the signers can spend now (BaseTx), the smallest first. They
 * spend different coins, so that they can be signed and issued in any order. Coins that cost more than they are
 * worth stay.
 *
 * @returns One document for some 270 coins with one owner. Empty if there are fewer than two coins to merge.
 * @throws ValidationError
 * @example
 * for (const document of build.p.consolidate({ from: alice }, coins, context)) await issue(node, await sign(document, signer));
 */
export function consolidate(
  intent: ConsolidateIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument[] {
  const where = new Where("build.p.consolidate", context.networkId);
  const by = signersOf(where, intent);
  const to = intent.to === undefined ? changeOf(where, intent) : ownersOf(where.at("to"), intent.to);
  const [avax, costs, time] = [avaxOf(context), pCosts(context.p), BigInt(context.time)];
  const costOf = (coin: Coin) => costs.input(ownersOfCoin(coin).threshold, false);
  const room = (BigInt(context.p.config.maxCapacity) * BigInt(context.p.price) * SHARE_OF_BLOCK) / 100n;
  const mergeable = coins
    .filter((coin) => coin.chain === "P" && coin.source === undefined && equalBytes(coin.assetId, avax))
    .filter((coin) => availabilityOf(coin, by, time) === "now" && amountOf(coin) > costOf(coin))
    .sort((left, right) =>
      amountOf(left) < amountOf(right) ? -1 : amountOf(left) > amountOf(right) ? 1 : 0,
    );
  const purses = new Purses<Coin>(by);
  if (to === undefined) for (const coin of mergeable) purses.of(ownersOfCoin(coin)).own.push(coin);
  const groups: { readonly owners: OutputOwners; readonly coins: Coin[] }[] = [];
  for (const { owners, own } of to === undefined ? purses.filled() : [{ owners: to, own: mergeable }]) {
    let [cost, signatures] = [room, MAX_SIGNATURES];
    for (const coin of own) {
      const { threshold } = ownersOfCoin(coin);
      if (cost + costOf(coin) > room || signatures + threshold > MAX_SIGNATURES) {
        groups.push({ owners, coins: [] });
        [cost, signatures] = [0n, 0];
      }
      groups.at(-1)?.coins.push(coin);
      cost += costOf(coin);
      signatures += threshold;
    }
  }
  return groups
    .filter((group) => group.coins.length > 1)
    .map((group) => {
      const given = sortInputs(group.coins).map((coin) => inputOf(coin, by, time));
      const total = group.coins.reduce((sum, coin) => sum + amountOf(coin), 0n);
      return pay({
        where,
        payer: intent,
        coins: [],
        context,
        spent: group.coins,
        needs: [{ assetId: avax, amount: -total }],
        change: group.owners,
        make: (base) => ({ type: "BaseTx", ...base, inputs: given }),
      });
    });
}
