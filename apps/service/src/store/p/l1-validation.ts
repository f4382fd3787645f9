/** L1 validations: their listing, their current state, and the transactions that began them. */

import type { Window } from "../../domain/listing.ts";
import type { L1ValidationFact } from "../../domain/p/facts.ts";
import { anyBytes, bytes } from "../sql/bytes.ts";
import { selectionOf } from "../sql/columns.ts";
import type { Db } from "../sql/database.ts";
import { type L1ValidationFilter, listL1Validations } from "./l1-listing.ts";

export const l1ValidationsOn = (db: Db) => ({
  /** By the height at which they began. */
  list: (window: Window, filter: L1ValidationFilter) => listL1Validations(db, window, filter),
  /** Latest indexed state by validation id; unknown ids are missing. */
  async find(network: number, ids: readonly string[]): Promise<L1ValidationFact[]> {
    if (ids.length === 0) return [];
    return db
      .selectFrom("p_l1_validation")
      .select(selectionOf("p_l1_validation"))
      .where("network", "=", network)
      .where("validation_id", "=", anyBytes(ids))
      .execute();
  },
  /**
   * cb58 id of the transaction that began a validation; undefined when it is not indexed. The first
   * transaction about a validation is the one that began it.
   */
  async findBeginning(network: number, validationId: string): Promise<string | undefined> {
    const row = await db
      .selectFrom("p_tx_validation as v")
      .innerJoin("p_tx as t", (join) =>
        join
          .onRef("t.network", "=", "v.network")
          .onRef("t.height", "=", "v.height")
          .onRef("t.idx", "=", "v.idx"),
      )
      .select("t.tx_id")
      .where("v.network", "=", network)
      .where("v.validation_id", "=", bytes(validationId))
      .orderBy("v.height")
      .orderBy("v.idx")
      .limit(1)
      .executeTakeFirst();
    return row?.tx_id;
  },
});
