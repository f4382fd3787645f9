/** Reads blockchains in the order in which they were created, as of a snapshot. */

import { sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import { afterKey, type Keyset } from "../paging/keyset.ts";
import { bytes } from "../sql/bytes.ts";
import type { Db } from "../sql/database.ts";
import { type BlockchainRow, blockchainSelection } from "./subnet.ts";

const keyset: Keyset = { sort: sql`height`, sortType: "bigint", tie: sql`idx`, tieType: "int" };

export const blockchainsOn = (db: Db) => ({
  async list(window: Window): Promise<Slice<BlockchainRow>> {
    const { networkId, snapshot, order, limit } = window;
    // The page first: which geneses are shown depends on the sizes of all that are read.
    const page = db
      .selectFrom("p_blockchain")
      .selectAll()
      .where("network", "=", networkId)
      .where("height", "<=", snapshot.height)
      .where(afterKey(keyset, window))
      .orderBy("height", order)
      .orderBy("idx", order)
      .limit(limit + 1)
      .as("page");
    const rows = await db
      .selectFrom(page)
      .select(blockchainSelection)
      .orderBy("height", order)
      .orderBy("idx", order)
      .execute();
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    if (rows.length <= limit || last === undefined) return { items };
    return { items, next: { sort: String(last.height), tie: String(last.idx) } };
  },
  /** Undefined when it is not indexed. */
  find: (networkId: number, blockchainId: string): Promise<BlockchainRow | undefined> =>
    db
      .selectFrom("p_blockchain")
      .select(blockchainSelection)
      .where("network", "=", networkId)
      .where("blockchain_id", "=", bytes(blockchainId))
      .executeTakeFirst(),
});
