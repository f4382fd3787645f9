/** Movements of funds: each output that a transaction made or spent, seen from the owners that an export is about. */

import type { ExportedOutput, ExportedTx } from "./exported-tx.ts";

/**
 * What happens to an output: made on the transaction's chain, spent on it, made as locked stake, made for another chain
 * to take (export), taken from another chain (import).
 */
export type FundTransferType = "CREDIT" | "DEBIT" | "CREDIT_STAKING_SET" | "CREDIT_ATOMIC" | "DEBIT_ATOMIC";

/** One row of an export. */
export interface Movement {
  readonly type: FundTransferType;
  readonly utxo: ExportedOutput;
  readonly tx: ExportedTx;
}

const debitType = (utxo: ExportedOutput, chainId: string): FundTransferType =>
  utxo.created_on === chainId ? "DEBIT" : "DEBIT_ATOMIC";

function creditType(utxo: ExportedOutput, chainId: string): FundTransferType {
  if (utxo.consumed_on !== chainId) return "CREDIT_ATOMIC";
  return utxo.kind === "STAKE" ? "CREDIT_STAKING_SET" : "CREDIT";
}

const byPlace = (a: ExportedOutput, b: ExportedOutput): number =>
  a.tx_id === b.tx_id ? a.output_index - b.output_index : a.tx_id < b.tx_id ? -1 : 1;

/**
 * The movements of a transaction: first what it spent, by the transaction that made it and its position there, then
 * what it made. Where the owners of an output that another chain made are not known, it is taken for the owners' own.
 *
 * @param chainId cb58 id of the transaction's chain
 */
export function movementsOf(tx: ExportedTx, chainId: string, owners: ReadonlySet<string>): Movement[] {
  const concerns = ({ addresses, created_on }: ExportedOutput) =>
    (addresses.length === 0 && created_on !== chainId) || addresses.some((address) => owners.has(address));
  const moved = (
    utxos: readonly ExportedOutput[],
    typeOf: (utxo: ExportedOutput, chainId: string) => FundTransferType,
  ): Movement[] =>
    utxos
      .filter(concerns)
      .sort(byPlace)
      .map((utxo) => ({ type: typeOf(utxo, chainId), utxo, tx }));
  return [...moved(tx.consumed, debitType), ...moved(tx.emitted, creditType)];
}
