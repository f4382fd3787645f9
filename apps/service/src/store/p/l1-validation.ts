/** L1 validations: their listing, their current state, and the transactions that began them. */

import type { L1ValidationFact } from "../../domain/p/facts.ts";
import type { L1ValidationStore } from "../ports/l1-validation.ts";
import { anyBytes, bytes } from "../sql/bytes.ts";
import { selectionOf } from "../sql/columns.ts";
import type { Db } from "../sql/database.ts";
import { listL1Validations } from "./l1-listing.ts";

async function find(db: Db, network: number, ids: readonly string[]): Promise<L1ValidationFact[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("p_l1_validation")
    .select(selectionOf("p_l1_validation"))
    .where("network", "=", network)
    .where("validation_id", "=", anyBytes(ids))
    .execute();
}

/** The first transaction about a validation is the one that began it. */
async function findBeginning(db: Db, network: number, validationId: string): Promise<string | undefined> {
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
}

export function createL1ValidationStore(db: Db): L1ValidationStore {
  return {
    list: (window, filter) => listL1Validations(db, window, filter),
    find: (network, ids) => find(db, network, ids),
    findBeginning: (network, id) => findBeginning(db, network, id),
  };
}
