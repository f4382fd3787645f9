/** Transactions that concern addresses, in the order of the chain: as a party of them, of an internal call, of a creation or of a transfer. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import { LAST_BLOCK, LAST_TX } from "../schema/keys.ts";
import { byteList } from "../sql/bytes.ts";
import type { Db } from "../sql/database.ts";
import { CONCERNED, hasRole, positionsOf, type Role } from "./role.ts";
import { type EvmTxRow, txsAt } from "./transaction-detail.ts";

/** Which transactions an export reads. */
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
function firstOf(role: Role, chain: number, span: Span, limit: number): RawBuilder<unknown> {
  const whose = hasRole(role, "a.address", `${chain}::bigint`);
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
  const each = CONCERNED.map((role) => firstOf(role, chain, span, limit + 1));
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
