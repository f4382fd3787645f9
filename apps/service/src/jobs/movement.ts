/** Movements of funds: each output that a transaction made or spent, seen from the owners that an export is about. */

import { PRIMARY_ID } from "../domain/network.ts";
import type { TransactionRow, UtxoRow } from "../store/rows.ts";

/**
 * What happens to an output: made on the P-Chain, spent on it, made as locked stake, made for another chain to take
 * (export), taken from another chain (import).
 */
export type FundTransferType = "CREDIT" | "DEBIT" | "CREDIT_STAKING_SET" | "CREDIT_ATOMIC" | "DEBIT_ATOMIC";

/** One row of an export. */
export interface Movement {
  readonly type: FundTransferType;
  readonly utxo: UtxoRow;
  readonly tx: TransactionRow;
}

function debitType(utxo: UtxoRow): FundTransferType {
  return utxo.created_on === PRIMARY_ID ? "DEBIT" : "DEBIT_ATOMIC";
}

function creditType(utxo: UtxoRow): FundTransferType {
  if (utxo.consumed_on !== PRIMARY_ID) return "CREDIT_ATOMIC";
  return utxo.kind === "STAKE" ? "CREDIT_STAKING_SET" : "CREDIT";
}

const byPlace = (a: UtxoRow, b: UtxoRow): number =>
  a.tx_id === b.tx_id ? a.output_index - b.output_index : a.tx_id < b.tx_id ? -1 : 1;

/**
 * The movements of a transaction: first what it spent, by the transaction that made it and its position there, then
 * what it made. The owners of an output that another chain made are not known here; it is taken for the owners' own.
 */
export function movementsOf(tx: TransactionRow, owners: ReadonlySet<string>): Movement[] {
  const concerns = ({ addresses, created_on }: UtxoRow) =>
    (addresses.length === 0 && created_on !== PRIMARY_ID) || addresses.some((address) => owners.has(address));
  const moved = (utxos: readonly UtxoRow[], typeOf: (utxo: UtxoRow) => FundTransferType): Movement[] =>
    utxos
      .filter(concerns)
      .sort(byPlace)
      .map((utxo) => ({ type: typeOf(utxo), utxo, tx }));
  return [...moved(tx.consumed, debitType), ...moved(tx.emitted, creditType)];
}
