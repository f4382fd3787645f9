/**
 * Writes what accounts hold of tokens from the transfers that are stored, and takes it back. The statements name every column and
 * type themselves, since migration 0036 uses them too: a migration that changes these tables keeps a copy for that one.
 */

import { type RawBuilder, sql } from "kysely";
import {
  type BalanceChange,
  type BalancesAfter,
  type BalanceVersion,
  balancesAfter,
  type Holding,
} from "../../../domain/evm/balances.ts";
import { arrayLiteral, type Value } from "../sql/array-literal.ts";
import type { Tx } from "../sql/database.ts";

/** Nobody: tokens come from it and go to it, and what it holds is in no list. */
const ZERO = sql`'\\x${sql.raw("0".repeat(40))}'::bytea`;

/** Both sides of the transfers of some blocks, as a `from`. An NFT is the recipient's afterwards, and no longer the sender's. */
const sidesOf = (chain: number, first: number, last: number): RawBuilder<unknown> => sql`(
    select t.chain, t.sender as owner, t.kind, t.token, coalesce(t.token_id, 0) as token_id, t.number, t.log_index, t.part,
      0 as side, case when t.kind = 721 then 0 else -t.value end as amount
    from evm_transfer t where t.chain = ${chain}::bigint and t.number between ${first}::bigint and ${last}::bigint and t.sender <> ${ZERO}
    union all
    select t.chain, t.recipient, t.kind, t.token, coalesce(t.token_id, 0), t.number, t.log_index, t.part,
      1, case when t.kind = 721 then 1 else t.value end
    from evm_transfer t where t.chain = ${chain}::bigint and t.number between ${first}::bigint and ${last}::bigint and t.recipient <> ${ZERO}
  )`;

async function changesOf(tx: Tx, chain: number, first: number, last: number): Promise<BalanceChange[]> {
  const { rows } = await sql<BalanceChange>`
    select c.owner, c.kind, c.token, c.token_id::text as "tokenId", c.number, c.amount::text as amount,
      h.id, h.changed, h.balance::text as balance
    from (
      select s.chain, s.owner, s.kind, s.token, s.token_id, s.number,
        case when s.kind = 721 then (array_agg(s.amount order by s.log_index desc, s.part desc, s.side desc))[1] else sum(s.amount) end as amount
      from ${sidesOf(chain, first, last)} s group by s.chain, s.owner, s.kind, s.token, s.token_id, s.number
    ) c
    left join evm_holding h on h.chain = ${chain}::bigint
      and h.owner = c.owner and h.kind = c.kind and h.token = c.token and h.token_id = c.token_id
    where c.kind = 721 or c.amount <> 0
    order by c.owner, c.kind, c.token, c.token_id, c.number`.execute(tx);
  return rows;
}

/** Columns of rows, as arrays of an `unnest`. */
type Columns<Row> = readonly (readonly [name: string, type: string, value: (row: Row) => Value])[];

function unnested<Row>(rows: readonly Row[], columns: Columns<Row>): RawBuilder<unknown> {
  const arrays = columns.map(
    ([, type, value]) => sql`${arrayLiteral(rows.map(value), type)}::text::${sql.raw(type)}[]`,
  );
  return sql`unnest(${sql.join(arrays)}) as f (${sql.raw(columns.map(([name]) => name).join(", "))})`;
}

const id: Columns<Holding>[number] = ["id", "bigint", (row) => row.id];
const key: Columns<Holding> = [
  ["owner", "bytea", (row) => row.owner],
  ["kind", "smallint", (row) => row.kind],
  ["token", "bytea", (row) => row.token],
  ["token_id", "numeric", (row) => row.tokenId],
  ["first", "bigint", (row) => row.first],
];
const state: Columns<Holding> = [
  ["changed", "bigint", (row) => row.changed],
  ["balance", "numeric", (row) => row.balance],
  ["emptied", "bigint", (row) => row.emptied],
];
const version: Columns<BalanceVersion> = [
  ["holding", "bigint", (row) => row.holding],
  ["number", "bigint", (row) => row.number],
  ["balance", "numeric", (row) => row.balance],
];

async function insertAll<Row>(
  tx: Tx,
  chain: number,
  table: string,
  rows: readonly Row[],
  columns: Columns<Row>,
): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.raw(columns.map(([name]) => name).join(", "));
  await sql`insert into ${sql.raw(table)} (chain, ${names})
    select ${chain}::bigint, ${names} from ${unnested(rows, columns)}`.execute(tx);
}

async function updateAll(tx: Tx, chain: number, rows: readonly Holding[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`update evm_holding h set changed = f.changed, balance = f.balance, emptied = f.emptied
    from ${unnested(rows, [id, ...state])} where h.chain = ${chain}::bigint and h.id = f.id`.execute(tx);
}

async function lastIdOf(tx: Tx, chain: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from evm_holding where chain = ${chain}::bigint order by id desc limit 1`.execute(tx);
  return rows[0]?.id ?? 0;
}

/**
 * Adds the stored transfers of blocks to what accounts hold. All blocks before them have been added; whoever adds some of a chain
 * holds the lock on its checkpoint, so that nobody else does.
 *
 * @param first number of the first block
 * @param last number of the last block
 */
export async function addBalances(tx: Tx, chain: number, first: number, last: number): Promise<void> {
  const changes = await changesOf(tx, chain, first, last);
  if (changes.length === 0) return;
  const isNew = changes.some((change) => change.id === null);
  const after: BalancesAfter = balancesAfter(changes, isNew ? await lastIdOf(tx, chain) : 0);
  await insertAll(tx, chain, "evm_holding", after.created, [id, ...key, ...state]);
  await updateAll(tx, chain, after.updated);
  await insertAll(tx, chain, "evm_balance", after.former, version);
}

/** A holding that blocks changed, and what it was before them: null when it was nothing. */
interface Reverted {
  readonly id: number;
  readonly number: number | null;
  readonly balance: string | null;
}

/** Takes back what the transfers of the blocks above one have changed; their rows still exist. */
export async function removeBalances(tx: Tx, chain: number, above: number): Promise<void> {
  const { rows } = await sql<Reverted>`
    select h.id, v.number, v.balance::text as balance
    from (
      select distinct s.owner, s.kind, s.token, s.token_id from ${sidesOf(chain, above + 1, Number.MAX_SAFE_INTEGER)} s
    ) s
    join evm_holding h on h.chain = ${chain}::bigint
      and h.owner = s.owner and h.kind = s.kind and h.token = s.token and h.token_id = s.token_id
    left join lateral (
      select b.number, b.balance from evm_balance b
      where b.chain = ${chain}::bigint and b.holding = h.id and b.number <= ${above}::bigint
      order by b.number desc limit 1
    ) v on true
    where h.changed > ${above}::bigint`.execute(tx);
  if (rows.length === 0) return;
  const reverted: Columns<Reverted> = [
    ["id", "bigint", (row) => row.id],
    ["number", "bigint", (row) => row.number],
    ["balance", "numeric", (row) => row.balance],
  ];
  await sql`delete from evm_balance b using ${unnested(rows, reverted)}
    where b.chain = ${chain}::bigint and b.holding = f.id and b.number >= coalesce(f.number, 0)`.execute(tx);
  await sql`delete from evm_holding h using ${unnested(rows, reverted)}
    where h.chain = ${chain}::bigint and h.id = f.id and f.number is null`.execute(tx);
  await sql`update evm_holding h
    set changed = f.number, balance = f.balance, emptied = case when f.balance = 0 then f.number end
    from ${unnested(rows, reverted)}
    where h.chain = ${chain}::bigint and h.id = f.id and f.number is not null`.execute(tx);
}
