/** Where an L1's blockchain and its validations belong. */

import type { Db } from "../sql/database.ts";

/** cb58 id of the subnet that validates a blockchain. */
export async function subnetOfBlockchain(
  db: Db,
  network: number,
  blockchainId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("p_blockchain")
    .select("subnet_id")
    .where("network", "=", network)
    .where("blockchain_id", "=", blockchainId)
    .executeTakeFirst();
  return row?.subnet_id;
}

/** The first transaction about a validation is the one that began it. */
export async function beginningOfValidation(
  db: Db,
  network: number,
  validationId: string,
): Promise<string | undefined> {
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
    .where("v.validation_id", "=", validationId)
    .orderBy("v.height")
    .orderBy("v.idx")
    .limit(1)
    .executeTakeFirst();
  return row?.tx_id;
}
