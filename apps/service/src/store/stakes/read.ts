/** Reads the stakers into a process's memory: all at first, then the changes of each block. */

import { sql } from "kysely";
import { PRIMARY_ID } from "../../domain/network.ts";
import { UNSCHEDULED } from "../../domain/p/helicon.ts";
import { bytes } from "../sql/bytes.ts";
import { fields } from "../sql/columns.ts";
import type { Db, Read } from "../sql/database.ts";
import type { Uptime } from "./view.ts";

const FIELDS = [
  "txId",
  "kind",
  "nodeId",
  "subnetId",
  "validatorTx",
  "height",
  "idx",
  "startTime",
  "endTime",
  "renews",
  "rewardHeight",
  "removedHeight",
  "promotedHeight",
  "potentialReward",
  "weight",
  "feeShares",
  "rewardAddresses",
  "ownAddresses",
] as const;

/** A staker as it is now. */
export type StakerRow = Read<"p_staker", (typeof FIELDS)[number]>;

/** All validations, and the delegations on the Primary Network that end after a time, Unix seconds. */
export async function readStakers(db: Db, network: number, after: number): Promise<readonly StakerRow[]> {
  const columns = fields("p_staker", "s", FIELDS);
  const { rows } = await sql<StakerRow>`
    select ${columns} from p_staker s where s.network = ${network} and s.kind = 'validator'
    union all
    select ${columns} from p_staker s where s.network = ${network} and s.kind = 'delegator'
      and s.end_time > ${after}::bigint and s.subnet_id = ${bytes(PRIMARY_ID)}`.execute(db);
  return rows;
}

/** A staker that a commit up to this height has changed. */
export type ChangedRow = StakerRow & { readonly changedAt: number };

/** Stakers that commits beyond a height have changed, in the order of the commits. */
export async function readChanges(db: Db, network: number, beyond: number): Promise<readonly ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    select ${fields("p_staker", "s", FIELDS)}, c.height as "changedAt"
    from p_stake_change c cross join lateral unnest(c.tx_ids) as t (tx_id)
    join p_staker s on s.network = c.network and s.tx_id = t.tx_id
    where c.network = ${network} and c.height > ${beyond}::bigint order by c.height`.execute(db);
  return rows;
}

/** The uptimes of nodes by the last poll up to this one. */
export async function readUptimes(
  db: Db,
  network: number,
  poll: number,
): Promise<ReadonlyMap<string, Uptime>> {
  // From node to node by the primary key: a node has a row for each poll that said something new, over a day.
  const { rows } = await sql<Uptime & { nodeId: string }>`
    with recursive n as (
      (select node_id from p_uptime where network = ${network} order by node_id limit 1)
      union all
      select (select u.node_id from p_uptime u where u.network = ${network} and u.node_id > n.node_id order by u.node_id limit 1)
      from n where n.node_id is not null)
    select n.node_id as "nodeId", u.uptime, u.connected from n cross join lateral (
      select uptime, connected from p_uptime u
      where u.network = ${network} and u.node_id = n.node_id and u.poll <= ${poll}::bigint
      order by u.poll desc limit 1) u`.execute(db);
  return new Map(rows.map(({ nodeId, ...uptime }) => [nodeId, uptime]));
}

/** The uptimes that polls after one and up to another changed, in the order of the polls. */
export async function readNewUptimes(
  db: Db,
  network: number,
  after: number,
  upTo: number,
): Promise<readonly (Uptime & { readonly nodeId: string })[]> {
  return db
    .selectFrom("p_uptime")
    .select(["node_id as nodeId", "uptime", "connected"])
    .where("network", "=", network)
    .where("poll", ">", after)
    .where("poll", "<=", upTo)
    .orderBy("poll")
    .execute();
}

/** When Helicon begins, as the chain's checkpoint knows it; Unix seconds. */
export async function readHeliconTime(db: Db, network: number): Promise<number> {
  const { rows } = await sql<{ time: number }>`
    select (supply::json ->> 'heliconTime')::bigint as time from p_checkpoint where network = ${network}`.execute(
    db,
  );
  return rows[0]?.time ?? UNSCHEDULED;
}
