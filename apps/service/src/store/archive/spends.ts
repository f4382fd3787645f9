/** Reads which outputs the transactions of a chain spent, for an export. Imports spend outputs of other chains. */

import { consumedIds } from "../packed/inputs.ts";
import type { Db } from "../sql/database.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { columns, type RowOf } from "../sql/select-list.ts";
import { type Parameter, Statement } from "../sql/statement.ts";
import type { ArchivePage, ArchivePart, TxPlace } from "./page.ts";
import { pageOf, readOfPage, type TxPage } from "./transactions.ts";

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
  x: `(select u.utxo_id from x_utxo u where u.network = t.network and u.consuming_tx = t.tx_id ${AS_WRITTEN}) s`,
  // An output that bonus blocks left was imported twice; its row names the later import.
  c: `(select u.utxo_id from c_utxo u where u.network = t.network and u.consuming_tx = t.tx_id
      union all
      select f.utxo_id from c_former_import f where f.network = t.network and f.consuming_tx = t.tx_id) s`,
} as const;

const statementOf = (chain: Chain) =>
  new Statement(
    `archive-spends.${chain}`,
    row,
    (value: Parameter<TxPage>) => `select ${row.text()}
    from ${pageOf(chain, value)} cross join lateral ${spentBy[chain]}
    order by t.height, t.idx, s.utxo_id`,
  );

const pages = { p: statementOf("p"), x: statementOf("x"), c: statementOf("c") };

/** Reads the spends of a page of transactions. */
export const readSpends = (
  db: Db,
  chain: Chain,
  part: ArchivePart,
): Promise<ArchivePage<ArchivedSpend, TxPlace>> => readOfPage(db, chain, part, pages[chain]);
