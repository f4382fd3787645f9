/** Reads which outputs the transactions of a chain spent, for an export. Imports spend outputs of other chains. */

import { consumedIds } from "../packed/inputs.ts";
import type { Db } from "../sql/database.ts";
import { columns, type RowOf } from "../sql/select-list.ts";
import { type Parameter, Statement } from "../sql/statement.ts";
import type { ArchivePage, ArchivePart, TxPlace } from "./page.ts";
import { inSpan, readSpan, type TxSpan } from "./transactions.ts";

const row = columns({
  utxoId: "s.utxo_id:bytea",
  txId: "t.tx_id:bytea",
  height: "t.height:bigint",
  time: "t.time:bigint",
});

export type ArchivedSpend = RowOf<typeof row>;

type Chain = "p" | "x" | "c";

/** The ids `s` of the outputs that the transaction `t` spent. */
const spentBy = {
  p: `unnest(${consumedIds("t")}) as s (utxo_id)`,
  x: `(select u.utxo_id from x_utxo u where u.network = t.network and u.consuming_tx = t.tx_id) s`,
  // An output that bonus blocks left was imported twice; its row names the later import.
  c: `(select u.utxo_id from c_utxo u where u.network = t.network and u.consuming_tx = t.tx_id
      union all
      select f.utxo_id from c_former_import f where f.network = t.network and f.consuming_tx = t.tx_id) s`,
} as const;

const pageOf = (chain: Chain) =>
  new Statement(
    `archive-spends.${chain}`,
    row,
    (value: Parameter<TxSpan>) => `select ${row.text()}
    from ${inSpan(chain, value)} cross join lateral ${spentBy[chain]}
    order by t.height, t.idx, s.utxo_id`,
  );

const pages = { p: pageOf("p"), x: pageOf("x"), c: pageOf("c") };

/** Reads the spends of a page of transactions. */
export const readSpends = (
  db: Db,
  chain: Chain,
  part: ArchivePart,
): Promise<ArchivePage<ArchivedSpend, TxPlace>> => readSpan(db, chain, part, pages[chain]);
