/** Facts of the C-Chain's atomic transactions. */

import type { ProposedBlockFact } from "../proposed-block.ts";
import type { BurnFact, XSpendFact, XTxFact, XUtxoFact } from "../x/facts.ts";

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

/** An address that a transaction concerns: one of the three chains, or an account as `accountKey` has it. */
export interface ConcernFact extends Pick<XTxFact, "height" | "idx" | "type" | "time"> {
  address: string;
}

/** A block; the chain's blocks have no types. */
export interface CBlockFact extends Omit<ProposedBlockFact, "type"> {}

/** The facts of consecutive C-Chain blocks, in order. */
export interface CFacts {
  blocks: CBlockFact[];
  txs: CTxFact[];
  concerns: ConcernFact[];
  utxos: XUtxoFact[];
  spends: XSpendFact[];
  burns: BurnFact[];
}

export function noCFacts(): CFacts {
  return { blocks: [], txs: [], concerns: [], utxos: [], spends: [], burns: [] };
}
