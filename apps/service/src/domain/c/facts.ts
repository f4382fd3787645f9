/** Facts of the C-Chain's atomic transactions. */

import type { ProposedBlockFact } from "../proposed-block.ts";
import type { XSpendFact, XTxFact, XUtxoFact } from "../x/facts.ts";

/** An amount that an account exported or imported. */
export interface AtomicAccount {
  /** Hex with 0x, in lower case. */
  readonly address: string;
  /** Id. */
  readonly asset: string;
  /** Decimal, in the asset's smallest unit on the X- and P-Chain. */
  readonly amount: string;
  /** Hex, of 65 bytes each; empty for imports. */
  readonly signatures: readonly string[];
}

export interface CTxFact extends XTxFact {
  /** In the transaction's order. */
  accounts: readonly AtomicAccount[];
}

/** That a transaction concerns an address: one of the three chains, or an account as `accountKey` has it. */
export interface ConcernFact extends Pick<XTxFact, "height" | "idx" | "type" | "time"> {
  address: string;
}

/** The facts of consecutive C-Chain blocks, in order; blocks without atomic transactions have none. */
export interface CFacts {
  /** Blocks with atomic transactions. */
  blocks: Pick<ProposedBlockFact, "height" | "blockId" | "parentId" | "time">[];
  txs: CTxFact[];
  concerns: ConcernFact[];
  utxos: XUtxoFact[];
  spends: XSpendFact[];
}

export function noCFacts(): CFacts {
  return { blocks: [], txs: [], concerns: [], utxos: [], spends: [] };
}
