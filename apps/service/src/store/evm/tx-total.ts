/** Totals of transactions and of their fees in the blocks below every 256th one. */

import { sql } from "kysely";
import { type EvmPart, work } from "./part.ts";

/** Blocks between two rows: a total is the sum of one row and of at most that many blocks. */
export const TOTAL_EVERY = 256;

/** The last block with a row, or where rows begin. */
const rowAt = (height: number): number => Math.max(0, height - (height % TOTAL_EVERY));

export const totals: EvmPart = {
  table: "evm_tx_total",
  collect: () => [],
  write(chain, _, { from, to }) {
    const start = rowAt(from ?? 0);
    if (rowAt(to) === start) return undefined;
    const adding = sql`insert into ${sql.table("evm_tx_total")} (chain, number, txs, fees)
      select ${chain}::bigint, number, txs, fees from (
        select b.number, sum(b.tx_count) over (order by b.number) - b.tx_count + coalesce((
          select txs from ${sql.table("evm_tx_total")} where chain = ${chain}::bigint and number = ${start}::bigint), 0) as txs,
          sum(b.fees) over (order by b.number) - b.fees + coalesce((
          select fees from ${sql.table("evm_tx_total")} where chain = ${chain}::bigint and number = ${start}::bigint), 0) as fees
        from ${sql.table("evm_block")} b
        where b.chain = ${chain}::bigint and b.number between ${start}::bigint and ${to}::bigint
      ) t where number > ${start}::bigint and number % ${sql.lit(TOTAL_EVERY)} = 0`;
    return work([adding]);
  },
  async rewind(tx, chain, above) {
    await tx.deleteFrom("evm_tx_total").where("chain", "=", chain).where("number", ">", above).execute();
  },
};
