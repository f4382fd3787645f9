/** A transaction with its signatures. */

import type { Credential } from "../credential.ts";
import type { UnsignedTx } from "./unsigned-tx.ts";

/** A transaction as it stands in a block. */
export interface SignedTx {
  unsignedTx: UnsignedTx;
  /** One per input, then one per authorization; empty for transactions made by validators. */
  credentials: Credential[];
}
