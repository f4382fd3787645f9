/** Finds what an account holds of a token, and lists what it holds, by one short index in place of two. */

import { sql } from "kysely";
import type { Move, MovingMigration } from "../moving-migration.ts";
import { countRows } from "./move-rows.ts";

// A key of owner, kind and whether anything is left, as those of migration 0024, and the first bytes of the token: 28 bytes an entry in
// place of 68 and 20. What is left has the order of pages, so that what an owner once had is not read for them; whoever looks for a holding
// tries both keys. An account may hold many NFTs of a collection: they have another index with the whole token and the id.
const KEY = "substr(sha256(owner || int8send(chain) || int2send(kind) || boolsend(emptied is null)), 1, 7)";

const INDEXES = [
  ["evm_holding_owner", `(${KEY}, substr(token, 1, 7))`],
  ["evm_holding_nft", `(${KEY}, token, token_id) where kind <> 20`],
] as const;

/** An index a batch, so that one which is built stands when the process ends. */
const build: Move = {
  table: "evm_holding",
  count: async (tx) => INDEXES.length * (await countRows(tx, "evm_holding")),
  async batch(tx, position = "0") {
    const index = INDEXES[Number(position)];
    if (index === undefined) return undefined;
    const [name, definition] = index;
    await sql.raw(`create index ${name} on evm_holding ${definition}`).execute(tx);
    return { position: String(Number(position) + 1), rows: await countRows(tx, "evm_holding") };
  },
};

export const holdingOwners: MovingMigration = {
  begin: `
drop index evm_holding_held;
drop index evm_holding_key;
`,
  moves: [build],
  end: "",
};
