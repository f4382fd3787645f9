/** The plan of an export: transactions and their lines. */

import type { NetworkIdentity } from "../domain/network.ts";
import type { ExportedTxStore } from "./exported-tx.ts";
import type { TxSource } from "./merged-txs.ts";

/** A transaction with its lines. */
export interface PlannedTx {
  readonly time: number;
  readonly height: number;
  readonly idx: number;
  readonly rows: readonly string[];
}

export interface ExportPlan {
  readonly header: string;
  /** In the order used for transactions of the same second. */
  readonly sources: readonly TxSource<PlannedTx>[];
}

/** Dependencies of a plan. */
export interface PlanContext {
  readonly store: ExportedTxStore;
  readonly identity: NetworkIdentity;
  /** Transactions per page. */
  readonly pageSize: number;
}

/** Thrown when a valid export cannot start yet. */
export class ExportLaterError extends Error {
  override readonly name = "ExportLaterError";
}
