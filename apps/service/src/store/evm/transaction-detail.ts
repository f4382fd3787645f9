/** Transactions with their internal calls of value and their token transfers. */

import { type RawBuilder, sql } from "kysely";
import type { EvmInternalFact, EvmTransferFact, EvmTxFact } from "../../domain/evm/facts.ts";
import type { EvmTxPosition } from "../../domain/evm/position.ts";
import { fields } from "../sql/columns.ts";
import type { Db, Read } from "../sql/database.ts";
import { blockColumns, type EvmBlockColumns } from "./columns.ts";

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
