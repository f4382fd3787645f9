/** Reads what listings of a network cover now, all by one statement. */

import { batching } from "../../domain/batching.ts";
import type { Seen, SeenStore } from "../seen.ts";
import type { Db } from "./sql/database.ts";
import { asLists } from "./sql/select-list.ts";
import { Statement } from "./sql/statement.ts";

type Row = readonly [
  p: number | null,
  x: number | null,
  c: number | null,
  poll: number | null,
  xHistory: number | null,
];

const statement = new Statement<{ network: number }, Row>("seen", asLists(), (value) => {
  const height = (table: string) =>
    `(select height from ${table} where network = ${value("network", "int")})`;
  return `select ${height("p_checkpoint")}, ${height("x_checkpoint")}, ${height("c_checkpoint")},
    (select max(poll) from p_poll where network = ${value("network", "int")}),
    (select history from x_checkpoint where network = ${value("network", "int")})`;
});

async function readSeen(db: Db, network: number): Promise<Seen> {
  const [row] = await statement.rows(db, { network });
  const [p = null, x = null, c = null, poll = null, xHistory = null] = row ?? [];
  const heights = {
    ...(p !== null && { "p-chain": p }),
    ...(x !== null && { "x-chain": x }),
    ...(c !== null && { "c-chain": c }),
  };
  return { heights, poll: poll ?? 0, xHistory: xHistory ?? 0 };
}

/** Every first page of a list begins with it, so that requests which come at the same time share it. */
export function createSeenStore(db: Db): SeenStore {
  return { read: batching((network: number) => readSeen(db, network)) };
}
