/**
 * Details of P-Chain transactions as text. Every transaction has amounts, nearly all of AVAX alone, and many have nothing else: their names
 * took more than the amounts.
 */

import type { Amounts, TxDetail } from "../../domain/p/tx-fact.ts";

/** Empty, an amount of AVAX, or the amounts of assets. */
type Packed = 0 | string | Amounts;

/** Value, burned, staked, L1 balance, and the other fields, without empty ones at the end. */
type Parts = readonly [
  value?: Packed,
  burned?: Packed,
  staked?: Packed,
  l1Balance?: Packed,
  others?: Omit<TxDetail, "amounts">,
];

function packed(amounts: Amounts): Packed {
  const [first] = amounts;
  if (first === undefined) return 0;
  return amounts.length === 1 && first.asset === null ? first.amount : amounts;
}

function unpacked(amounts: Packed = 0): Amounts {
  if (amounts === 0) return [];
  return typeof amounts === "string" ? [{ asset: null, amount: amounts }] : amounts;
}

/** The text of a detail. */
export function packDetail({ amounts: { value, burned, staked, l1Balance }, ...others }: TxDetail): string {
  const parts: unknown[] = [value, burned, staked, l1Balance].map(packed);
  if (Object.keys(others).length > 0) parts.push(others);
  while (parts.at(-1) === 0) parts.pop();
  return JSON.stringify(parts);
}

/** The detail of such a text. */
export function unpackDetail(text: string): TxDetail {
  const [value, burned, staked, l1Balance, others]: Parts = JSON.parse(text); // as it was written above
  const amounts = {
    value: unpacked(value),
    burned: unpacked(burned),
    staked: unpacked(staked),
    l1Balance: unpacked(l1Balance),
  };
  return { amounts, ...others };
}
