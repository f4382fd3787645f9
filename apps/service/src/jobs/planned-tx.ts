/** Transactions with their lines: what every plan of an export comes down to. */

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
  /** In the order that decides between transactions of one second. */
  readonly sources: readonly TxSource<PlannedTx>[];
}

/** What a plan is made with. */
export interface PlanContext {
  readonly store: ExportedTxStore;
  readonly identity: NetworkIdentity;
  /** Transactions per page. */
  readonly pageSize: number;
}
