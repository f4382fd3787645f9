/**
 * Notes what a transaction on a cluster has changed. Citus commits on one worker before the coordinator
 * commits what its own tables have, in one phase: a coordinator that crashes between the two would have lost
 * its part. It cannot tell, since it does not know these tables.
 */

import type { Copy } from "../session/connection.ts";
import { OF_CHAINS } from "../sql/statement.ts";

/** Tables that statements change. */
const CHANGED = /\b(?:insert\s+into|update|delete\s+from|copy)\s+(?!set\b)"?(\w+)/gi;

export class Changes {
  #ofWorkers = false;
  #ofCoordinator = false;
  #copied = false;

  /** @param text of a statement of the transaction */
  add(text: string): void {
    for (const [, table = ""] of text.matchAll(CHANGED)) {
      if (!OF_CHAINS.test(table)) {
        this.#ofCoordinator = true;
        continue;
      }
      this.#ofWorkers = true;
      if (/^\s*copy\b/i.test(text)) this.#copied = true;
    }
  }

  /**
   * Whether two phases are needed and do not follow from what has been changed: Citus takes them after a COPY
   * to its tables.
   */
  get lackPhases(): boolean {
    return this.#ofWorkers && this.#ofCoordinator && !this.#copied;
  }
}

/** A COPY of no rows to a table of the workers, after which Citus commits in two phases. */
export const TWO_PHASES: Copy = {
  textFrom: (source) => `copy evm_checkpoint (chain) from ${source}`,
  parts: () => [],
  insert: undefined,
};
