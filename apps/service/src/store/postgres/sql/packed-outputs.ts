/**
 * Plain outputs of a page's transactions, all of a transaction's in one value that PostgreSQL packs as it reads them: a driver makes a text of each
 * value of each row, which takes as long as writing the page does. Plain is as in packed-inputs.ts.
 */

import type { TransactionRow } from "../../transaction.ts";
import type { UtxoRow } from "../../utxo.ts";
import { amountAt, hexAt, longNumberAt, numberAt } from "./packed-digits.ts";
import { plainRow, plainSql } from "./packed-inputs.ts";

/** Where the digits of an output begin: index, id, amount, owner, whether it is spent. */
const AT = { index: 0, id: 8, amount: 72, owner: 88, spent: 128, end: 130 } as const;
/** Where those of its spending begin, behind them: transaction, height, time. */
const SPENT = { tx: 0, height: 64, time: 80, end: 96 } as const;
const IS_SPENT = "01";

/** Amounts that PostgreSQL has as numbers of eight bytes. */
const MOST = (2n ** 63n - 1n).toString();

/** Whether a row of `p_utxo` is plain and fits. */
export const packsOutput = (alias: string): string =>
  `(${plainSql(alias)} and octet_length(${alias}.addresses[1]) = 20 and ${alias}.amount <= ${MOST})`;

/** Packs such a row, with its spending when that was not after a height. */
const packedOutput = (alias: string, height: string): string =>
  `int4send(${alias}.output_index) || ${alias}.utxo_id || int8send(${alias}.amount::bigint) || ${alias}.addresses[1]
    || case when ${alias}.consumed_height <= ${height} then '\\x${IS_SPENT}'::bytea || ${alias}.consuming_tx
        || int8send(${alias}.consumed_height) || int8send(${alias}.consumed_time)
      else '\\x00'::bytea end`;

/** Packs a group of such rows, in the order of their index. */
export const packedOutputs = (alias: string, height: string): string =>
  `string_agg(${packedOutput(alias, height)}, '\\x'::bytea order by ${alias}.output_index)`;

/** The outputs of a transaction that are packed. */
export function unpackOutputs(
  packed: string,
  { txId, height, time }: Pick<TransactionRow, "txId" | "height" | "time">,
): UtxoRow[] {
  const rows: UtxoRow[] = [];
  let at = 2;
  while (at < packed.length) {
    const end = at + AT.end;
    const isSpent = packed.slice(at + AT.spent, end) === IS_SPENT;
    rows.push(
      plainRow({
        utxoId: hexAt(packed, at + AT.id, at + AT.amount),
        txId,
        outputIndex: numberAt(packed, at + AT.index),
        amount: amountAt(packed, at + AT.amount),
        height,
        time,
        addresses: [hexAt(packed, at + AT.owner, at + AT.spent)],
        consumingTx: isSpent ? hexAt(packed, end, end + SPENT.height) : null,
        consumedHeight: isSpent ? longNumberAt(packed, end + SPENT.height) : null,
        consumedTime: isSpent ? longNumberAt(packed, end + SPENT.time) : null,
      }),
    );
    at = end + (isSpent ? SPENT.end : 0);
  }
  return rows;
}
