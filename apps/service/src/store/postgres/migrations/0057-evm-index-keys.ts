/** Gives indexes of EVM chains short keys: of hashes, and of the transfers of a block and of a token. */

import { sql } from "kysely";
import type { Move, MovingMigration } from "../moving-migration.ts";
import type { Tx } from "../sql/database.ts";
import { countRows } from "./move-rows.ts";

// Seven bytes of a hash find its row: an entry takes 20 bytes in place of 28 and the free space of a hash index. Readers compare the whole
// hash, as they compare the addresses of a party's key (migration 0024).
//
// A transfer is found by its block, whose transfers readers put in order or look through: entries of one block are merged, so that each
// takes about 10 bytes in place of 36. Nothing needs the unique key (migration 0024).
//
// The block and the log of a token's transfers stand in one number.

/** What is dropped, the new index, and its definition. */
const INDEXES = [
  ["evm_tx", "drop index evm_tx_hash", "evm_tx_hash", "(substr(hash, 1, 7))"],
  ["evm_block", "drop index evm_block_hash", "evm_block_hash", "(substr(hash, 1, 7))"],
  [
    "evm_transfer",
    "alter table evm_transfer drop constraint evm_transfer_pkey",
    "evm_transfer_number",
    "(chain, number)",
  ],
  [
    "evm_transfer",
    "drop index evm_transfer_token",
    "evm_transfer_token",
    "(substr(sha256(token || int8send(chain)), 1, 7), (number << 24 | log_index))",
  ],
] as const;

async function countAll(tx: Tx): Promise<number> {
  let rows = 0;
  for (const [table] of INDEXES) rows += await countRows(tx, table);
  return rows;
}

/** An index a batch, so that one which is built stands when the process ends. */
const rebuild: Move = {
  table: "evm_tx",
  count: countAll,
  async batch(tx, position = "0") {
    const index = INDEXES[Number(position)];
    if (index === undefined) return undefined;
    const [table, drop, name, definition] = index;
    await sql.raw(drop).execute(tx);
    await sql.raw(`create index ${name} on ${table} ${definition}`).execute(tx);
    return { position: String(Number(position) + 1), rows: await countRows(tx, table) };
  },
};

export const evmIndexKeys: MovingMigration = { begin: "", moves: [rebuild], end: "" };
