/**
 * Plain outputs of a page's transactions, all of a transaction's in one value that PostgreSQL packs as it
 * reads them. A driver makes a text of each value of each row, which takes as long as writing the page does.
 */

import type { TxFact } from "../../domain/p/tx-fact.ts";
import { amount64, bytesOf, number32, number64, PackedLayout } from "./layout.ts";
import { plainRow, plainSql, type UtxoRow } from "./plain-output.ts";

const OWNER = bytesOf(20);

const OUTPUT = new PackedLayout({ index: number32, id: bytesOf(32), amount: amount64, owner: OWNER });
/** One byte behind each output, and the spending behind the byte of a spent one. */
const [SPENT, UNSPENT] = ["01", "00"];
const SPENDING = new PackedLayout({ tx: bytesOf(32), height: number64, time: number64 });

/** Amounts that PostgreSQL has as numbers of eight bytes. */
const MOST = (2n ** 63n - 1n).toString();

/** Says whether a row of `p_utxo` is plain and fits. */
export const packsOutput = (alias: string): string =>
  `(${plainSql(alias)} and octet_length(${alias}.addresses[1]) = ${OWNER.bytes} and ${alias}.amount <= ${MOST})`;

/** Packs such a row, with its spending when that was not after a height. */
function packedOutput(alias: string, height: string): string {
  const output = OUTPUT.sent({
    index: `${alias}.output_index`,
    id: `${alias}.utxo_id`,
    amount: `${alias}.amount::bigint`,
    owner: `${alias}.addresses[1]`,
  });
  const spending = SPENDING.sent({
    tx: `${alias}.consuming_tx`,
    height: `${alias}.consumed_height`,
    time: `${alias}.consumed_time`,
  });
  return `${output} || case when ${alias}.consumed_height <= ${height} then '\\x${SPENT}'::bytea || ${spending}
    else '\\x${UNSPENT}'::bytea end`;
}

/** Packs a group of such rows, in the order of their index. */
export const packedOutputs = (alias: string, height: string): string =>
  `string_agg(${packedOutput(alias, height)}, '\\x'::bytea order by ${alias}.output_index)`;

/** Reads the outputs of a transaction that are packed. */
export function unpackOutputs(
  packed: string,
  { txId, height, time }: Pick<TxFact, "txId" | "height" | "time">,
): UtxoRow[] {
  const rows: UtxoRow[] = [];
  let at = 2;
  while (at < packed.length) {
    const mark = at + OUTPUT.digits;
    const isSpent = packed.startsWith(SPENT, mark);
    const behind = mark + SPENT.length;
    rows.push(
      plainRow({
        utxoId: OUTPUT.read.id(packed, at),
        txId,
        outputIndex: OUTPUT.read.index(packed, at),
        amount: OUTPUT.read.amount(packed, at),
        height,
        time,
        addresses: [OUTPUT.read.owner(packed, at)],
        consumingTx: isSpent ? SPENDING.read.tx(packed, behind) : null,
        consumedHeight: isSpent ? SPENDING.read.height(packed, behind) : null,
        consumedTime: isSpent ? SPENDING.read.time(packed, behind) : null,
      }),
    );
    at = behind + (isSpent ? SPENDING.digits : 0);
  }
  return rows;
}
