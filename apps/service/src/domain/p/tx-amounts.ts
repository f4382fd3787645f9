/** Computes the amounts that a transaction moves, stakes, pays into L1 balances and burns, per asset. */

import { consumedInputs, producedOutputs, type UnsignedTx } from "@primary-network/codec/p";
import { toHex } from "../id-text.ts";
import type { Amounts, TxAmounts } from "./tx-fact.ts";
import { innerOutput } from "./utxo.ts";

class Sums {
  readonly #sums = new Map<string, bigint>();

  add(asset: string, amount: bigint): void {
    this.#sums.set(asset, (this.#sums.get(asset) ?? 0n) + amount);
  }

  /** @param avax its id */
  list(avax: string): Amounts {
    return [...this.#sums]
      .filter(([, amount]) => amount > 0n)
      .map(([asset, amount]) => ({ asset: asset === avax ? null : asset, amount: String(amount) }));
  }
}

/** nAVAX that the transaction puts into the balances of L1 validators. */
function l1Balance(tx: UnsignedTx): bigint {
  if (tx.type === "ConvertSubnetToL1Tx") return tx.validators.reduce((sum, { balance }) => sum + balance, 0n);
  return tx.type === "RegisterL1ValidatorTx" || tx.type === "IncreaseL1ValidatorBalanceTx" ? tx.balance : 0n;
}

/**
 * @param avax id of the asset in which L1 balances are kept
 * @param stakes whether its stake is locked: not when its proposal was refused
 */
export function txAmounts(tx: UnsignedTx, avax: string, stakes: boolean): TxAmounts {
  const [value, burned, staked, balance] = [new Sums(), new Sums(), new Sums(), new Sums()];
  for (const { input } of consumedInputs(tx)) {
    const { amount } = input.input.type === "LockIn" ? input.input.input : input.input;
    burned.add(toHex(input.assetId), amount);
  }
  for (const { kind, output } of producedOutputs(tx)) {
    const { amount } = innerOutput(output.output);
    const asset = toHex(output.assetId);
    burned.add(asset, -amount);
    value.add(asset, amount);
    if (kind === "stake" && stakes) staked.add(asset, amount);
  }
  balance.add(avax, l1Balance(tx));
  burned.add(avax, -l1Balance(tx));
  return {
    value: value.list(avax),
    burned: burned.list(avax),
    staked: staked.list(avax),
    l1Balance: balance.list(avax),
  };
}
