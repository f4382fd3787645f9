/** What the C-Chain's atomic transactions say, as rows: field names are column names. */

import type { XBlockFact, XSpendFact, XTxFact, XUtxoFact } from "../x/facts.ts";

/** What an account gave to an export, or got from an import. */
export interface AtomicAccount {
  /** Hex with 0x, in lower case. */
  readonly address: string;
  readonly asset: string;
  /** Decimal, in the asset's smallest unit on the X- and P-Chain. */
  readonly amount: string;
  /** Base64; none of an import. */
  readonly signatures: readonly string[];
}

export interface CTxFact extends XTxFact {
  /** AtomicAccount[] as JSON, in the transaction's order. */
  accounts: string;
}

/** That a transaction concerns an address: bech32, or an account in lower case. */
export interface ConcernFact extends Pick<XTxFact, "height" | "idx" | "type" | "time"> {
  address: string;
}

/** Everything that a run of C-Chain blocks says, in order; blocks without atomic transactions say nothing. */
export interface CFacts {
  /** Those with atomic transactions. */
  blocks: Pick<XBlockFact, "height" | "block_id" | "parent_id" | "time">[];
  txs: CTxFact[];
  concerns: ConcernFact[];
  utxos: XUtxoFact[];
  spends: XSpendFact[];
}

export function noCFacts(): CFacts {
  return { blocks: [], txs: [], concerns: [], utxos: [], spends: [] };
}
