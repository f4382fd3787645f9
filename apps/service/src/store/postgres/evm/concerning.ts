/** Transactions that concern addresses, in the order of the chain. */

import { sql } from "kysely";
import type { Slice, Window } from "../../../domain/listing.ts";
import type { EvmTxFilter, EvmTxRow } from "../../evm/transaction.ts";
import type { Db } from "../sql/database.ts";
import { bytes } from "./columns.ts";
import { txsAt } from "./transaction-detail.ts";

/** Number of the first block from a time on; above all blocks when there is none. */
const firstFrom = (chain: number, time: number) => sql`coalesce((select number from evm_block
  where chain = ${chain}::bigint and time >= ${time}::bigint and number > 0 order by time, number limit 1), ${Number.MAX_SAFE_INTEGER}::bigint)`;

/** A page in ascending order; the key is block number and position in the block. */
export async function listConcerning(
  db: Db,
  { networkId: chain, snapshot, after, limit }: Window,
  { addresses, from, to }: EvmTxFilter,
): Promise<Slice<EvmTxRow>> {
  const start = after ?? { sort: "-1", tie: "-1" };
  const conditions = sql.join(
    [
      sql`c.number <= ${snapshot.height}::bigint`,
      sql`(c.number, c.idx) > (${start.sort}::bigint, ${start.tie}::int)`,
      ...(from === undefined ? [] : [sql`c.number >= ${firstFrom(chain, from)}`]),
      ...(to === undefined ? [] : [sql`c.number < ${firstFrom(chain, to)}`]),
    ],
    sql` and `,
  );
  // One seek per address, each of a page at most, independent of the others.
  const each = addresses.map(
    (address) => sql`(select c.number, c.idx from evm_concern c
      where c.chain = ${chain}::bigint and c.address = ${bytes(address)} and ${conditions}
      order by c.number, c.idx limit ${limit + 1})`,
  );
  const places = sql`select number, idx from (${sql.join(each, sql` union `)}) c order by number, idx limit ${limit + 1}`;
  const rows = await txsAt(db, chain, places);
  const items = rows.slice(0, limit);
  const last = items[items.length - 1];
  if (rows.length <= limit || last === undefined) return { items };
  return { items, next: { sort: String(last.number), tie: String(last.idx) } };
}
