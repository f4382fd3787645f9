/** Rows of the C-Chain. */

import type { CTxFact } from "../domain/c/facts.ts";
import type { XTransactionRow } from "./x.ts";

export interface CTransactionRow extends CTxFact, Pick<XTransactionRow, "consumed" | "emitted"> {
  blockId: string;
}
