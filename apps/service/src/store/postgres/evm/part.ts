/** One noun of an EVM chain's index, written and removed with the others in one transaction. */

import type { EvmFacts } from "../../../domain/evm/facts.ts";
import type { EvmOrderedFacts } from "../../../domain/evm/ordered.ts";
import type { Tx } from "../sql/database.ts";

interface Part<Facts> {
  /**
   * Writes the facts of blocks.
   *
   * @param at milliseconds since 1970, by the service's clock
   */
  write(tx: Tx, chain: number, facts: Facts, at: number): Promise<void>;
  /** Removes the facts of the blocks above a number; their rows in `evm_block` still exist. */
  rewind(tx: Tx, chain: number, above: number): Promise<void>;
}

/**
 * Rows that depend on no other block: a back-fill writes them for several ranges at once, so reads take only those up to the checkpoint
 * or a snapshot's height.
 */
export type EvmPart = Part<EvmFacts>;

/** Rows that depend on earlier blocks: they are written in the order of the chain, when the checkpoint passes their blocks. */
export type EvmOrderedPart = Part<EvmOrderedFacts>;
