/** Movements of funds: each output that a transaction created or spent and that concerns an export's owners. */

import { accountKey } from "../domain/id-text.ts";
import type { Exported, ExportedTx } from "./exported-tx.ts";

/**
 * The kinds of movements: an output created on the transaction's chain, spent on it, created as locked stake, exported to
 * another chain, imported from another chain. A C-Chain account is credited or debited.
 */
export type FundTransferType = "CREDIT" | "DEBIT" | "CREDIT_STAKING_SET" | "CREDIT_ATOMIC" | "DEBIT_ATOMIC";

/** One row of an export. */
export interface Movement {
  readonly type: FundTransferType;
  readonly moved: Exported;
  readonly tx: ExportedTx;
}

const isAccount = (moved: Exported) => moved.account !== undefined;

const debitType = (moved: Exported): FundTransferType =>
  moved.account !== undefined || moved.createdOn === null ? "DEBIT" : "DEBIT_ATOMIC";

function creditType(moved: Exported): FundTransferType {
  if (moved.account !== undefined) return "CREDIT";
  if (moved.consumedOn !== null) return "CREDIT_ATOMIC";
  return moved.kind === "STAKE" ? "CREDIT_STAKING_SET" : "CREDIT";
}

/** Outputs by id, accounts in the transaction's order. */
function byPosition(a: Exported, b: Exported): number {
  if (a.account !== undefined || b.account !== undefined) return 0;
  return a.txId === b.txId ? a.outputIndex - b.outputIndex : a.txId < b.txId ? -1 : 1;
}

const ownersOf = (moved: Exported): readonly string[] =>
  moved.account === undefined ? moved.addresses : [accountKey(moved.account)];

/**
 * The movements of a transaction: first the spent outputs, by creating transaction and output index, then the created
 * ones. A transaction of one of the owners' accounts concerns them as a whole.
 *
 * @param owners addresses, accounts as `accountKey` has them
 */
export function movementsOf(tx: ExportedTx, owners: ReadonlySet<string>): Movement[] {
  const isOwned = (moved: Exported) => ownersOf(moved).some((address) => owners.has(address));
  const whole = [...tx.consumed, ...tx.emitted].some((moved) => isAccount(moved) && isOwned(moved));
  const rowsOf = (list: readonly Exported[], typeOf: typeof debitType): Movement[] =>
    list
      .filter((moved) => whole || isOwned(moved))
      .sort(byPosition)
      .map((moved) => ({ type: typeOf(moved), moved, tx }));
  return [...rowsOf(tx.consumed, debitType), ...rowsOf(tx.emitted, creditType)];
}
