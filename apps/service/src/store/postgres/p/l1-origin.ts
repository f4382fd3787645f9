/** Where an L1's blockchain and its validations belong. */

import { sql } from "kysely";
import type { Db } from "../sql/database.ts";

/** cb58 id of the subnet that validates a blockchain. */
export async function subnetOfBlockchain(
  db: Db,
  network: number,
  blockchainId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ subnet_id: string }>`
    select subnet_id from p_blockchain where network = ${network} and blockchain_id = ${blockchainId}`.execute(
    db,
  );
  return rows[0]?.subnet_id;
}

/** The first transaction about a validation is the one that began it. */
export async function beginningOfValidation(
  db: Db,
  network: number,
  validationId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ tx_id: string }>`
    select t.tx_id from p_tx_validation v
    join p_tx t on t.network = v.network and t.height = v.height and t.idx = v.idx
    where v.network = ${network} and v.validation_id = ${validationId}
    order by v.height, v.idx limit 1`.execute(db);
  return rows[0]?.tx_id;
}
