/**
 * Reads a chain's logs about interchain messages in their order: a message was sent, received, executed,
 * acknowledged, or paid for.
 */

import type { Heights } from "../../domain/listing.ts";
import type { Db } from "../sql/database.ts";
import { columns, type RowOf } from "../sql/select-list.ts";
import { type Parameter, Statement } from "../sql/statement.ts";
import { type IcmMessageRow, messageRow, messagesFrom, seenOf } from "./rows.ts";
import { messagesOf } from "./transactions.ts";

/** The part of a chain's logs about messages that is read, the oldest first. */
export interface IcmLogWindow {
  /** EVM chain id. */
  readonly chain: number;
  readonly after: { readonly number: number; readonly logIndex: number };
  /** The last block. */
  readonly to: number;
  readonly limit: number;
}

interface Values {
  readonly chain: number;
  readonly number: number;
  readonly log: number;
  readonly to: number;
  readonly limit: number;
}

/** The first rows of one table by its index of blocks. */
const rowsOf = (table: "icm_side" | "icm_change", value: Parameter<Values>): string =>
  `(select t.number, t.log_index, t.message_id from ${table} t
    where t.chain = ${value("chain", "bigint")} and t.number >= ${value("number", "bigint")} and t.number <= ${value("to", "bigint")}
      and (t.number, t.log_index) > (${value("number", "bigint")}, ${value("log", "int")})
    order by t.number, t.log_index limit ${value("limit", "int")})`;

const event = columns({
  /** The block. */
  number: "number:bigint",
  logIndex: "log_index:int",
  /** Hex with 0x. */
  messageId: "message_id:bytea",
});

/** A log about a message. */
export type IcmEvent = RowOf<typeof event>;

const log = new Statement(
  "icm-log",
  event,
  (value: Parameter<Values>) => `select distinct ${event.text()}
  from (${rowsOf("icm_side", value)} union all ${rowsOf("icm_change", value)}) e
  order by number, log_index, message_id limit ${value("limit", "int")}`,
);

export const readIcmLog = (db: Db, { chain, after, to, limit }: IcmLogWindow): Promise<readonly IcmEvent[]> =>
  log.rows(db, { chain, number: after.number, log: after.logIndex, to, limit });

interface SomeValues {
  readonly chains: readonly number[];
  readonly heights: readonly number[];
  readonly ids: readonly string[];
}

const some = new Statement(
  "icm-log-messages",
  messageRow,
  (value: Parameter<SomeValues>, { dialect }) => `with h as materialized (
    select * from unnest(${value("chains", "bigint[]")}, ${value("heights", "bigint[]")}) h (chain, height)
  ), p as materialized (
    select min(i.time) as time, i.message_id from icm_side i join h on h.chain = i.chain and i.number <= h.height
    where i.message_id = any(${value("ids", "bytea[]")}) group by i.message_id
  )
  ${messagesFrom(dialect)}`,
);

/** Messages as these heights show them, by id; messages not visible at them are missing. */
export async function findMessages(
  db: Db,
  heights: Heights,
  ids: readonly string[],
): Promise<ReadonlyMap<string, IcmMessageRow>> {
  if (ids.length === 0) return new Map();
  const seen = seenOf(heights);
  const rows = await some.rows(db, {
    chains: seen.map(({ chain }) => chain),
    heights: seen.map(({ height }) => height),
    ids,
  });
  return new Map((await messagesOf(db, rows)).map((message) => [message.messageId, message]));
}
