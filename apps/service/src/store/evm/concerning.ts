/** Transactions that concern addresses, in the order of the chain: as a party of them, of an internal call, of a creation or of a transfer. */

import { type RawBuilder, sql } from "kysely";
import type { EvmInternalFact, EvmTransferFact, EvmTxFact } from "../../domain/evm/facts.ts";
import type { Slice, Window } from "../../domain/listing.ts";
import type { EvmTxPosition } from "../../domain/tx-position.ts";
import { LAST_BLOCK, LAST_TX } from "../schema/keys.ts";
import type { Dialect } from "../session/connection.ts";
import { byteList } from "../sql/bytes.ts";
import { fields } from "../sql/columns.ts";
import type { Db, Read } from "../sql/database.ts";
import { CONCERNED, hasRole, positionsOf, type Role } from "./role.ts";

/** Fields of a block that its transactions repeat. */
export interface EvmBlockColumns {
  blockHash: string;
  /** Unix seconds. */
  time: number;
  timeMs: number | null;
  delayExcess: string | null;
  baseFee: string | null;
}

/** Columns of `evm_block` that its transactions repeat. */
export const blockColumns = (alias: string): RawBuilder<EvmBlockColumns> => sql`
  ${sql.ref(`${alias}.hash`)} as "blockHash", ${fields("evm_block", alias, ["time", "timeMs", "delayExcess", "baseFee"])}`;

/** A transaction with its internal calls and transfers. */
export interface EvmTxRow extends EvmTxFact, EvmBlockColumns {
  /** In the order in which they began. */
  internals: EvmInternalFact[];
  /** In the order of the log. */
  transfers: EvmTransferFact[];
}

const positionOf = ({ number, idx }: EvmTxPosition): string => `${number}/${idx}`;

function byPosition<Row extends EvmTxPosition>(rows: readonly Row[]): (position: EvmTxPosition) => Row[] {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const list = grouped.get(positionOf(row));
    if (list) list.push(row);
    else grouped.set(positionOf(row), [row]);
  }
  return (position) => grouped.get(positionOf(position)) ?? [];
}

/**
 * The transactions at given positions, in the order of the chain.
 *
 * @param places as rows of `number` and `idx`
 */
export async function txsAt(db: Db, chain: number, places: RawBuilder<unknown>): Promise<EvmTxRow[]> {
  const { rows: txs } = await sql<Read<"evm_tx"> & EvmBlockColumns>`
    select ${fields("evm_tx", "t")}, ${blockColumns("b")}
    from (${places}) p
    join evm_tx t on t.chain = ${chain}::bigint and t.number = p.number and t.idx = p.idx
    join evm_block b on b.chain = t.chain and b.number = t.number
    order by t.number, t.idx`.execute(db);
  if (txs.length === 0) return [];
  const indexes = txs.map(({ idx }) => idx);
  const wanted = sql`select * from unnest(${txs.map(({ number }) => number)}::bigint[], ${indexes}::int[]) w (number, idx)`;
  const { rows: internals } = await sql<Read<"evm_internal">>`
    select ${fields("evm_internal", "i")} from (${wanted}) w
    join evm_internal i on i.chain = ${chain}::bigint and i.number = w.number and i.idx = w.idx
    order by i.number, i.idx, i.seq`.execute(db);
  const { rows: transfers } = await sql<Read<"evm_transfer">>`
    select ${fields("evm_transfer", "f")} from (${wanted}) w
    join evm_transfer f on f.chain = ${chain}::bigint and f.number = w.number and f.idx = w.idx
    order by f.number, f.log_index, f.part`.execute(db);
  const internalsAt = byPosition(internals);
  const transfersAt = byPosition(transfers);
  return txs.map((tx) => ({ ...tx, internals: internalsAt(tx), transfers: transfersAt(tx) }));
}

/** The transactions that an export reads. */
export interface EvmTxFilter {
  /** Hex with 0x, in lower case; each transaction that concerns one of them. */
  readonly addresses: readonly string[];
  /** Unix seconds of the block: inclusive start and exclusive end. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Number of the first block from a time on; above all blocks when there is none. */
const firstFrom = (chain: number, time: number) => sql`coalesce((select number from evm_block
  where chain = ${chain}::bigint and time >= ${time}::bigint and number > 0 order by time, number limit 1), ${Number.MAX_SAFE_INTEGER}::bigint)`;

/** Above every index of a transaction in its block. */
const LAST = 2_147_483_647;

/** The transactions that are read: after a position, up to a block, and below one. */
interface Span {
  readonly number: RawBuilder<unknown>;
  readonly idx: number;
  readonly height: number;
  readonly below: RawBuilder<unknown> | undefined;
}

/** One lower bound: of two, an index walk begins at the first one, even if that is far below the other. */
function within({ table }: Role, { number, idx, height, below }: Span): RawBuilder<unknown> {
  const ofTxs = table === "evm_tx";
  const position = sql.raw(positionsOf(table).join(", "));
  const first = (block: RawBuilder<unknown>): RawBuilder<unknown> =>
    ofTxs ? sql`(least(${block}, ${LAST_BLOCK}::bigint) << 24)` : block;
  const bounds = ofTxs
    ? [
        sql`${position} < ${first(sql`(${height}::bigint + 1)`)}`,
        sql`(${position}, 0) > (${first(number)} + ${Math.min(idx, LAST_TX)}::int, 0)`,
        ...(below === undefined ? [] : [sql`${position} < ${first(below)}`]),
      ]
    : [
        sql`t.number <= ${height}::bigint`,
        sql`(${position}) > (${number}, ${idx}::int)`,
        ...(below === undefined ? [] : [sql`t.number < ${below}`]),
      ];
  return sql.join(bounds, sql` and `);
}

/**
 * The first positions of one role, each once; the index has their order. The limit is not written so that the planner could
 * conclude that there are few rows, and sort them all.
 *
 * @param limit most positions
 */
function firstOf(
  role: Role,
  chain: number,
  span: Span,
  limit: number,
  dialect: Dialect,
): RawBuilder<unknown> {
  const whose = hasRole(role, "a.address", `${chain}::bigint`, dialect);
  const each = role.table === "evm_tx" ? "" : "distinct";
  return sql`(select ${sql.raw(`${each} t.number, t.idx from ${role.table} t where ${whose}`)} and ${within(role, span)}
    order by ${sql.raw(positionsOf(role.table).join(", "))} limit (select ${limit}::int))`;
}

/** A page in ascending order; the key is block number and position in the block. */
export async function listConcerning(
  db: Db,
  { networkId: chain, snapshot, after, limit }: Window,
  { addresses, from, to }: EvmTxFilter,
): Promise<Slice<EvmTxRow>> {
  const [number, idx] =
    after !== undefined
      ? [sql`${after.sort}::bigint`, Number(after.tie)]
      : [from === undefined ? sql`-1::bigint` : sql`(${firstFrom(chain, from)} - 1)`, LAST];
  const below = to === undefined ? undefined : firstFrom(chain, to);
  const span: Span = { number, idx, height: snapshot.height, below };
  const { dialect } = db;
  const each = CONCERNED.map((role) => firstOf(role, chain, span, limit + 1, dialect));
  const places = sql`select distinct number, idx
    from unnest(${byteList(addresses)}) a (address)
    cross join lateral (${sql.join(each, sql` union all `)}) p
    order by number, idx limit ${limit + 1}`;
  const rows = await txsAt(db, chain, places);
  const items = rows.slice(0, limit);
  const last = items[items.length - 1];
  if (rows.length <= limit || last === undefined) return { items };
  return { items, next: { sort: String(last.number), tie: String(last.idx) } };
}
