/** Transactions by UTC day. */

import { sql } from "kysely";
import type { EvmDay, EvmDayStore } from "../../evm/day.ts";
import type { Db } from "../sql/database.ts";
import { factsOf } from "../sql/insert.ts";
import type { EvmPart } from "./part.ts";

const DAY = 86_400;

/** The genesis block belongs to no day: its time is a constant of the chain, often 1970. */
export const days: EvmPart = {
  async write(tx, chain, { blocks }) {
    const counts = new Map<number, number>();
    for (const { number, time, txCount } of blocks) {
      const day = Math.floor(time / DAY);
      if (number > 0) counts.set(day, (counts.get(day) ?? 0) + txCount);
    }
    const facts = [...counts].map(([day, txs]) => ({ day, txs }));
    if (facts.length === 0) return;
    await sql`insert into evm_day as d (chain, day, txs)
      select ${chain}::bigint, f.day, f.txs from ${factsOf("evm_day", facts)}
      on conflict (chain, day) do update set txs = d.txs + excluded.txs`.execute(tx);
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

async function list(db: Db, chain: number, from: number, to: number): Promise<EvmDay[]> {
  return db
    .selectFrom("evm_day")
    .select(["day", "txs"])
    .where("chain", "=", chain)
    .where((eb) => eb.between("day", from, to))
    .execute();
}

export function createEvmDayStore(db: Db): EvmDayStore {
  return { list: (chain, from, to) => list(db, chain, from, to) };
}
