/** The port of L1 validations. */

import type { L1ValidationFact } from "../domain/p/facts.ts";

export interface L1ValidationStore {
  /** Latest indexed state by validation id; unknown ids are missing. */
  find(networkId: number, validationIds: readonly string[]): Promise<L1ValidationFact[]>;
  /** cb58 id of the transaction that began a validation; undefined when it is not indexed. */
  findBeginning(networkId: number, validationId: string): Promise<string | undefined>;
}
