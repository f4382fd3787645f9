/** Reads interchain messages, combined from their two sides. */

import { type RawBuilder, sql } from "kysely";
import type { Heights, Slice, Window } from "../../../domain/listing.ts";
import type { IcmMessageRow, IcmOfTransaction, IcmStore } from "../../evm/icm.ts";
import type { Db } from "../sql/database.ts";
import { bytes, toHex } from "./columns.ts";

const EVM = /^evm-(\d+)$/;

interface Seen {
  chain: number;
  height: number;
}

/** The visible chains, each with the block up to which it is visible. */
const seenOf = (heights: Heights): Seen[] =>
  Object.entries(heights).flatMap(([name, height]) => {
    const id = EVM.exec(name)?.[1];
    return id === undefined || height === undefined ? [] : [{ chain: Number(id), height }];
  });

const seenTable = (seen: Seen[]): RawBuilder<unknown> =>
  sql`select * from unnest(${seen.map(({ chain }) => chain)}::bigint[], ${seen.map(({ height }) => height)}::bigint[]) h (chain, height)`;

/** Ids and times of a page. A message is ordered by its source or, if that is not visible, by its destination. */
function placesOf({ after, limit }: Window, address: string, seen: Seen[]): RawBuilder<unknown> {
  const order = sql`order by time desc, message_id desc limit ${limit + 1}`;
  const beyond = after
    ? sql`(i.time, i.message_id) < (${after.sort}::bigint, ${bytes(after.tie)})`
    : sql`true`;
  const party = bytes(address);
  const visible = sql`join h on h.chain = i.chain and i.number <= h.height`;
  const unsent = sql`not exists (select from icm_side s join h on h.chain = s.chain and s.number <= h.height
    where s.message_id = i.message_id and s.side = 'source')`;
  const sent = (role: "sender" | "recipient") => sql`(select i.time, i.message_id from icm_side i ${visible}
    where i.side = 'source' and ${sql.ref(`i.${role}`)} = ${party} and ${beyond} ${order})`;
  const received = (
    role: "sender" | "recipient",
  ) => sql`(select i.time, i.message_id from icm_side i ${visible}
    where i.side = 'destination' and not i.sourced and ${sql.ref(`i.${role}`)} = ${party} and ${beyond} and ${unsent} ${order})`;
  // Messages whose source was indexed after the listing began: few, as they are newer than its first page. The heights
  // are written per chain and not joined, so that the planner knows how few they are and starts with them.
  const later = seen.map(
    ({ chain, height }) => sql`select message_id from icm_side
      where chain = ${chain}::bigint and number > ${height}::bigint and side = 'source'`,
  );
  const sentLater =
    later.length > 0
      ? [
          sql`(select i.time, i.message_id
    from (${sql.join(later, sql` union all `)}) l
    join icm_side i on i.message_id = l.message_id and i.side = 'destination' ${visible}
    where ${party} in (i.sender, i.recipient) and ${beyond} and ${unsent} ${order})`,
        ]
      : [];
  const all = [sent("sender"), sent("recipient"), received("sender"), received("recipient"), ...sentLater];
  return sql`select time, message_id from (${sql.join(all, sql` union `)}) i ${order}`;
}

const hex = (value: RawBuilder<unknown>, name: string): RawBuilder<unknown> =>
  sql`'0x' || encode(${value}, 'hex') as ${sql.ref(name)}`;

/** Fields that both sides have, from the visible one. */
const either = (column: string): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(`s.${column}`)}, ${sql.ref(`d.${column}`)})`;

const eitherHex = (column: string): RawBuilder<unknown> => hex(either(column), column);

/** One of the sides with its transaction, if it is visible. */
const side = (alias: string, name: "source" | "destination"): RawBuilder<unknown> => sql`left join lateral (
    select i.*, x.hash as tx_hash, x.gas_used from icm_side i join h on h.chain = i.chain and i.number <= h.height
    join evm_tx x on x.chain = i.chain and x.number = i.number and x.idx = i.idx
    where i.message_id = p.message_id and i.side = ${name}
  ) ${sql.ref(alias)} on true`;

const changed = (kind: "executed" | "receipt", alias: string): RawBuilder<unknown> => sql`exists (
  select from icm_change c join h on h.chain = c.chain and c.number <= h.height
  where c.message_id = p.message_id and c.kind = ${kind} and c.chain = ${sql.ref(`${alias}.chain`)})`;

async function list(db: Db, window: Window, address: string): Promise<Slice<IcmMessageRow>> {
  const seen = seenOf(window.snapshot.heights ?? {});
  const { rows } = await sql<Omit<IcmMessageRow, "receipts"> & { receipts: string; keyTime: string }>`
    with h as materialized (${seenTable(seen)}), p as (${placesOf(window, address, seen)})
    select ${hex(sql`p.message_id`, "messageId")}, p.time::text as "keyTime",
      ${sql.join(["contract", "source", "destination", "sender", "recipient", "data"].map(eitherHex))},
      ${either("nonce")}::text as nonce, ${either("receipts")} as receipts,
      ${changed("executed", "d")} as executed, ${changed("receipt", "s")} as "receiptDelivered",
      s.chain as "sourceChain", ${hex(sql`s.fee_token`, "feeToken")},
      coalesce((select c.fee from icm_change c join h on h.chain = c.chain and c.number <= h.height
        where c.message_id = p.message_id and c.kind = 'fee' and c.chain = s.chain
        order by c.number desc, c.log_index desc limit 1), s.fee)::text as fee,
      ${hex(sql`s.tx_hash`, "sourceTx")}, s.time as "sourceTime", s.gas_used as "sourceGas",
      ${hex(sql`d.tx_hash`, "destinationTx")}, d.time as "destinationTime", d.gas_used as "destinationGas",
      ${hex(sql`d.deliverer`, "deliverer")}, ${hex(sql`d.redeemer`, "redeemer")}
    from p ${side("s", "source")} ${side("d", "destination")}
    order by p.time desc, p.message_id desc`.execute(db);
  const items = rows.slice(0, window.limit);
  const last = items[items.length - 1];
  const plain = items.map(({ keyTime: _, ...row }) => ({ ...row, receipts: JSON.parse(row.receipts) }));
  if (rows.length <= window.limit || last === undefined) return { items: plain };
  return { items: plain, next: { sort: last.keyTime, tie: last.messageId } };
}

async function findByTransaction(
  db: Db,
  chain: number,
  txHash: string,
): Promise<IcmOfTransaction | undefined> {
  return db
    .selectFrom("evm_tx as x")
    .innerJoin("icm_side as i", (join) =>
      join.onRef("i.chain", "=", "x.chain").onRef("i.number", "=", "x.number").onRef("i.idx", "=", "x.idx"),
    )
    .select([toHex("i.message_id").as("messageId"), "i.side"])
    .select([toHex("i.source").as("source"), toHex("i.destination").as("destination")])
    .where("x.chain", "=", chain)
    .where("x.hash", "=", bytes(txHash))
    .orderBy("i.log_index")
    .limit(1)
    .executeTakeFirst();
}

export function createIcmStore(db: Db): IcmStore {
  return {
    list: (window, address) => list(db, window, address),
    findByTransaction: (chain, txHash) => findByTransaction(db, chain, txHash),
  };
}
