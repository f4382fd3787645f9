/** Stores polls of the node: a row only when something changed, so that a snapshot's poll stays readable. */

import { sql } from "kysely";
import type { Db, Tx } from "../sql/database.ts";
import { factsOf } from "../sql/insert.ts";

/** The uptime of a validator's node in the Primary Network's view. */
export interface Uptime {
  readonly nodeId: string;
  /** Percent. */
  readonly uptime: number;
  readonly connected: boolean;
}

/** Seconds for which old polls stay readable: slightly longer than a page token is valid. */
const KEPT = 25 * 3600;

async function latestPoll(db: Db | Tx, network: number): Promise<number> {
  const row = await db
    .selectFrom("p_poll")
    .select((eb) => eb.fn.max("poll").as("poll"))
    .where("network", "=", network)
    .executeTakeFirst();
  return row?.poll ?? 0;
}

export const uptimesOn = (db: Db) => ({
  /**
   * Stores a poll of the node; only changes take space.
   *
   * @param at Unix seconds
   * @returns the poll's number
   */
  async record(network: number, at: number, uptimes: readonly Uptime[]): Promise<number> {
    return db.tx(async (tx) => {
      const poll = (await latestPoll(tx, network)) + 1;
      await tx.insertInto("p_poll").values({ network, poll, time: at }).execute();
      const said = uptimes.map(({ uptime, ...rest }) => ({ ...rest, uptime: String(uptime) }));
      if (said.length > 0) {
        await sql`insert into p_uptime (network, node_id, poll, uptime, connected)
        select ${network}::int, f.node_id, ${poll}::bigint, f.uptime, f.connected
        from ${factsOf("p_uptime", said)}
        left join lateral (
          select uptime, connected from p_uptime o where o.network = ${network} and o.node_id = f.node_id
          order by o.poll desc limit 1) o on true
        where (o.uptime, o.connected) is distinct from (f.uptime, f.connected)`.execute(tx);
      }
      // Rows replaced before every snapshot that can still be read.
      await sql`delete from p_uptime u using p_uptime later
      where u.network = ${network} and later.network = u.network and later.node_id = u.node_id and later.poll > u.poll
        and later.poll <= (select coalesce(max(poll), 0) from p_poll where network = ${network} and time < ${at - KEPT}::bigint)`.execute(
        tx,
      );
      await sql`delete from p_poll where network = ${network} and time < ${at - KEPT}::bigint
      and poll < (select max(poll) from p_poll where network = ${network} and time < ${at - KEPT}::bigint)`.execute(
        tx,
      );
      return poll;
    });
  },
  latestPoll: (network: number) => latestPoll(db, network),
});
