/** Reads the current bounds of a network's listings, all by one statement. */

import { batching } from "../../domain/batching.ts";
import type { Heights, Snapshot } from "../../domain/listing.ts";
import type { Db } from "../sql/database.ts";
import { columns } from "../sql/select-list.ts";
import { type Parameter, Statement } from "../sql/statement.ts";

/** Heights of the chains that have an index, and the last poll of the node. */
export interface Seen extends Pick<Snapshot, "poll"> {
  readonly heights: Heights;
  /**
   * The number of indexed transactions of the time before the X-Chain had blocks: they come while its height
   * is 0.
   */
  readonly xHistory: number;
}

const row = columns({
  p: ":bigint?",
  x: ":bigint?",
  c: ":bigint?",
  poll: ":bigint?",
  xHistory: ":bigint?",
});

const statement = new Statement("seen", row, (value: Parameter<{ network: number }>) => {
  const height = (table: string) =>
    `(select height from ${table} where network = ${value("network", "int")})`;
  return `select ${row.text({
    p: height("p_checkpoint"),
    x: height("x_checkpoint"),
    c: height("c_checkpoint"),
    poll: `(select max(poll) from p_poll where network = ${value("network", "int")})`,
    xHistory: `(select history from x_checkpoint where network = ${value("network", "int")})`,
  })}`;
});

async function readSeen(db: Db, network: number): Promise<Seen> {
  const [found] = await statement.rows(db, { network });
  const { p = null, x = null, c = null, poll, xHistory } = found ?? {};
  const heights = {
    ...(p !== null && { "p-chain": p }),
    ...(x !== null && { "x-chain": x }),
    ...(c !== null && { "c-chain": c }),
  };
  return { heights, poll: poll ?? 0, xHistory: xHistory ?? 0 };
}

/** Every first page of a list begins with it, so that requests which come at the same time share it. */
export const seenOn = (db: Db) => ({
  read: batching((network: number) => readSeen(db, network)),
});
