/** The amounts that a selection of coins has to pay, and the coins that it may take. */
import type { OutputOwners } from "@primary-network/codec";
import type { Coin } from "../coin.ts";
import { equalBytes } from "../order.ts";

/** Units of an asset. */
export interface Need {
  /** 32-byte asset id. */
  readonly assetId: Uint8Array;
  /** Units of the asset. */
  readonly amount: bigint;
}

/** Sums amounts by asset, in the order in which the assets come. */
export function sumByAsset(amounts: readonly Need[]): Need[] {
  const sums: { assetId: Uint8Array; amount: bigint }[] = [];
  for (const { assetId, amount } of amounts) {
    const known = sums.find((sum) => equalBytes(sum.assetId, assetId));
    if (known) known.amount += amount;
    else sums.push({ assetId, amount });
  }
  return sums;
}

/** Fees in nAVAX that parts of a transaction add to it. They add up exactly. */
export interface Costs {
  /** Fee of an input with a number of signatures. */
  input(signatures: number, isLocked: boolean): bigint;
  /** Fee of an output with a number of addresses. */
  output(addresses: number, isLocked: boolean): bigint;
}

/** Parts that add nothing to the fee, as on the X-Chain, whose fee is fixed. */
export const FREE: Costs = { input: () => 0n, output: () => 0n };

/** Order in which coins are taken. `shared` first takes those that need the most signers. */
export type Preference = "shared" | "largest";

/** Everything that decides a selection. */
export interface Demand {
  /** Coins of the chain. Coins that the signers cannot spend are skipped. */
  readonly coins: readonly Coin[];
  /** 20-byte addresses that will sign. */
  readonly by: readonly Uint8Array[];
  /** Unix seconds by which locks are judged. */
  readonly time: bigint;
  /** 32-byte asset id of AVAX. */
  readonly avax: Uint8Array;
  /** Amounts to pay besides the fee. Negative for what the transaction imports. */
  readonly needs: readonly Need[];
  /** nAVAX to stake, for which coins with a stakeable lock are taken first. */
  readonly stake?: bigint | undefined;
  /** Fee in nAVAX without selected inputs, change and stake. */
  readonly baseFee: bigint;
  readonly costs: Costs;
  /** Owners of the change, and of returned stake. @default the owners of the spent coins */
  readonly change?: OutputOwners | undefined;
  readonly preference: Preference;
}
