/** Transactions by UTC day. */

import { sql } from "kysely";
import type { Db } from "../sql/database.ts";
import { factsOf } from "../sql/insert.ts";
import { type EvmPart, work } from "./part.ts";

export interface EvmDay {
  /** Days since 1970. */
  readonly day: number;
  /** Transactions. */
  readonly txs: number;
}

const DAY = 86_400;

/** Sums by day. */
function sumDays(days: readonly EvmDay[]): EvmDay[] {
  const sums = new Map<number, number>();
  for (const { day, txs } of days) sums.set(day, (sums.get(day) ?? 0) + txs);
  return [...sums].map(([day, txs]) => ({ day, txs }));
}

export const days: EvmPart<EvmDay> = {
  table: "evm_day",
  collect({ blocks }) {
    // The genesis block belongs to no day: its time is a constant of the chain, often 1970.
    const counted = blocks.filter(({ number }) => number > 0);
    return sumDays(counted.map(({ time, txCount }) => ({ day: Math.floor(time / DAY), txs: txCount })));
  },
  write(chain, counted) {
    if (counted.length === 0) return undefined;
    const adding = sql`insert into ${sql.table("evm_day")} as d (chain, day, txs)
      select ${chain}::bigint, f.day, f.txs from ${factsOf("evm_day", sumDays(counted))}
      on conflict (chain, day) do update set txs = d.txs + excluded.txs`;
    return work([adding]);
  },
  async rewind(tx, chain, above) {
    // The last remaining block decides which days remain, including those without transactions.
    await sql`update evm_day d set txs = d.txs - b.txs
      from (select (time / ${sql.lit(DAY)})::int as day, sum(tx_count) as txs from evm_block
        where chain = ${chain}::bigint and number > ${above}::bigint group by 1) b
      where d.chain = ${chain}::bigint and d.day = b.day`.execute(tx);
    await sql`delete from evm_day where chain = ${chain}::bigint and day > (
        select (time / ${sql.lit(DAY)})::int from evm_block where chain = ${chain}::bigint and number = ${above}::bigint)`.execute(
      tx,
    );
  },
};

export const evmDaysOn = (db: Db) => ({
  /** Days from one to another inclusive, in any order; days without transactions are missing. */
  async list(chain: number, from: number, to: number): Promise<EvmDay[]> {
    return db
      .selectFrom("evm_day")
      .select(["day", "txs"])
      .where("chain", "=", chain)
      .where((eb) => eb.between("day", from, to))
      .execute();
  },
});
