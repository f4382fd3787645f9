/** One noun of an EVM chain's index that depends on earlier blocks, written and removed with the others in one transaction. */

import type { EvmOrderedFacts } from "../../../domain/evm/ordered.ts";
import type { Tx } from "../sql/database.ts";

/** Its rows are written in the order of the chain, when the checkpoint passes their blocks. */
export interface EvmOrderedPart {
  /**
   * Writes the facts of blocks.
   *
   * @param at milliseconds since 1970, by the service's clock
   */
  write(tx: Tx, chain: number, facts: EvmOrderedFacts, at: number): Promise<void>;
  /** Removes the facts of the blocks above a number; their rows in `evm_block` still exist. */
  rewind(tx: Tx, chain: number, above: number): Promise<void>;
}
