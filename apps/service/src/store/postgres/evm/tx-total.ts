/** Totals of transactions: how many the blocks below every 256th one have. */

import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../sql/database.ts";

/** Blocks between two rows: a total is the sum of one and of at most so many blocks. */
export const TOTAL_EVERY = 256;

/** The last block with a row, or where rows begin. */
const rowAt = (height: number): number => Math.max(0, height - (height % TOTAL_EVERY));

/**
 * Adds the totals of the blocks that the checkpoint has passed; their rows are written.
 *
 * @param from the checkpoint before; undefined before the first block
 */
export function addTotals(
  chain: number,
  from: number | undefined,
  to: number,
): RawBuilder<unknown> | undefined {
  const start = rowAt(from ?? 0);
  if (rowAt(to) === start) return undefined;
  return sql`insert into evm_tx_total (chain, number, txs)
    select ${chain}::bigint, number, txs from (
      select b.number, sum(b.tx_count) over (order by b.number) - b.tx_count + coalesce((
        select txs from evm_tx_total where chain = ${chain}::bigint and number = ${start}::bigint), 0) as txs
      from evm_block b
      where b.chain = ${chain}::bigint and b.number between ${start}::bigint and ${to}::bigint
    ) t where number > ${start}::bigint and number % ${sql.lit(TOTAL_EVERY)} = 0`;
}

/** Removes the totals above a block. */
export async function rewindTotals(tx: Tx, chain: number, above: number): Promise<void> {
  await tx.deleteFrom("evm_tx_total").where("chain", "=", chain).where("number", ">", above).execute();
}
