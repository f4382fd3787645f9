/** One noun of an EVM chain's index, written and taken back with the others in one transaction. */

import type { EvmFacts } from "../../../domain/evm/facts.ts";
import type { Tx } from "../sql/database.ts";

export interface EvmPart {
  /**
   * Writes what blocks say that follow what is indexed.
   *
   * @param at milliseconds since 1970, by the service's clock
   */
  write(tx: Tx, chain: number, facts: EvmFacts, at: number): Promise<void>;
  /** Takes back what the blocks above a number said; their rows in `evm_block` are still there. */
  rewind(tx: Tx, chain: number, above: number): Promise<void>;
}
