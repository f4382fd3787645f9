/** The AVAX that blocks create, pay out and burn, from their facts. */

import type { Facts } from "./facts.ts";

/** Amounts in nAVAX. */
export interface SupplyChange {
  /** Created by the genesis. */
  readonly created: bigint;
  /** Spent by transactions and held by no output: fees, and amounts that a transaction left out. */
  readonly burned: bigint;
  /** Paid as rewards. */
  readonly rewarded: bigint;
  /** Put into balances of L1 validations, less refunds. */
  readonly l1Balance: bigint;
}

type Amounts = readonly { readonly asset: string | null; readonly amount: string }[];

const avaxOf = (amounts: Amounts): bigint =>
  amounts.reduce((sum, { asset, amount }) => (asset === null ? sum + BigInt(amount) : sum), 0n);

/** Adds up the facts of consecutive blocks. */
export function supplyChange({
  created,
  txs,
  utxos,
}: Pick<Facts, "created" | "txs" | "utxos">): SupplyChange {
  let [burned, rewarded, l1Balance] = [0n, 0n, 0n];
  for (const { detail } of txs) {
    burned += avaxOf(detail.amounts.burned);
    for (const { balanceChange = "0" } of detail.l1ValidatorDetails ?? []) l1Balance += BigInt(balanceChange);
  }
  for (const { rewardType, assetId, amount } of utxos)
    if (rewardType !== null && assetId === null) rewarded += BigInt(amount);
  return { created: BigInt(created), burned, rewarded, l1Balance };
}
