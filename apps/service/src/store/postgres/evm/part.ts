/** One noun of an EVM chain's index, written and taken back with the others in one transaction. */

import type { Transaction } from "kysely";
import type { EvmFacts } from "../../../domain/evm/facts.ts";

export interface EvmPart {
  /**
   * Writes what blocks say that follow what is indexed.
   *
   * @param at milliseconds since 1970, by the service's clock
   */
  write(tx: Transaction<unknown>, chain: number, facts: EvmFacts, at: number): Promise<void>;
  /** Takes back what the blocks above a number said; their rows in `evm_block` are still there. */
  rewind(tx: Transaction<unknown>, chain: number, above: number): Promise<void>;
}
