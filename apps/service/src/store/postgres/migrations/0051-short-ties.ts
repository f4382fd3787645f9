/** Gives indexes of the P-Chain's outputs a part of each id, which took two fifths of them. */

import { sql } from "kysely";
import type { Move, MovingMigration } from "../moving-migration.ts";
import { countRows } from "./move-rows.ts";

// An id only puts outputs of the same time or amount in order. Seven of its 32 bytes do, with a byte for their length: an entry of an index
// takes 36 to 44 bytes in place of 60 to 76, and there are four for each output.
const TIE = "substr(utxo_id, 1, 7)";
const OWNER = "substr(addresses[1], 1, 8)";
const SOLE = "where cardinality(addresses) = 1";

const INDEXES = [
  ["p_utxo_time", `(network, time, ${TIE})`],
  ["p_utxo_amount", `(network, amount, ${TIE})`],
  ["p_utxo_owner_time", `(network, ${OWNER}, time, ${TIE}) ${SOLE}`],
  ["p_utxo_owner_amount", `(network, ${OWNER}, amount, ${TIE}) ${SOLE}`],
] as const;

/** An index a batch, so that one which is built stands when the process ends. */
const rebuild: Move = {
  table: "p_utxo",
  count: async (tx) => INDEXES.length * (await countRows(tx, "p_utxo")),
  async batch(tx, position = "0") {
    const index = INDEXES[Number(position)];
    if (index === undefined) return undefined;
    const [name, columns] = index;
    await sql.raw(`drop index ${name}`).execute(tx);
    await sql.raw(`create index ${name} on p_utxo ${columns}`).execute(tx);
    return { position: String(Number(position) + 1), rows: await countRows(tx, "p_utxo") };
  },
};

export const shortTies: MovingMigration = { begin: "", moves: [rebuild], end: "" };
