/** Transactions that the X-Chain accepted before it had blocks: their number, and writing them. */

import { sql } from "kysely";
import type { XFacts } from "../../domain/x/facts.ts";
import { fitting } from "../sql/contradiction.ts";
import type { Db } from "../sql/database.ts";
import { writeXFacts } from "./chain.ts";

/** The progress of the index through the transactions from before the X-Chain had blocks. */
export interface XHistoryCheckpoint {
  /** Transactions. */
  readonly count: number;
  /** Unix seconds of the last one; 0 without any. */
  readonly time: number;
}

export const xHistoryOn = (db: Db) => ({
  async checkpoint(network: number): Promise<XHistoryCheckpoint> {
    const row = await db
      .selectFrom("x_checkpoint as c")
      .leftJoin("x_tx as t", (join) =>
        join
          .onRef("t.network", "=", "c.network")
          .on("t.height", "=", 0)
          .on("t.idx", "=", sql<number>`c.history - 1`),
      )
      .select(["c.history as count", "t.time"])
      .where("c.network", "=", network)
      .executeTakeFirst();
    return { count: row?.count ?? 0, time: row?.time ?? 0 };
  },
  /**
   * Like `commit` of a chain, for transactions without blocks; only before the first block. Writes
   * everything or nothing.
   *
   * @param from number of stored transactions
   * @param to number of stored transactions afterwards
   */
  async commit(network: number, from: number, facts: XFacts, to: number): Promise<void> {
    const written = db.tx(async (tx) => {
      // First: it locks out a second indexer.
      const moved = await tx
        .updateTable("x_checkpoint")
        .set({ history: to })
        .where("network", "=", network)
        .where("height", "=", 0)
        .where("history", "=", from)
        .returning("height")
        .execute();
      if (moved.length === 0) {
        throw new Error(
          `the X-Chain of network ${network} is no longer indexed up to transaction ${from}: is another indexer at work?`,
        );
      }
      await writeXFacts(tx, network, facts);
    });
    await fitting(written);
  },
});
