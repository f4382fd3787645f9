/** One noun of an EVM chain's index, written and removed with the others in one transaction. */

import type { EvmFacts } from "../../../domain/evm/facts.ts";
import type { Tx } from "../sql/database.ts";

export interface EvmPart {
  /**
   * Writes the facts of blocks that follow the indexed ones.
   *
   * @param at milliseconds since 1970, by the service's clock
   */
  write(tx: Tx, chain: number, facts: EvmFacts, at: number): Promise<void>;
  /** Removes the facts of the blocks above a number; their rows in `evm_block` still exist. */
  rewind(tx: Tx, chain: number, above: number): Promise<void>;
}
