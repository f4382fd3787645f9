/** Reads the blocks of the P- and X-Chain for an export, by their primary key. */

import type { Db } from "../sql/database.ts";
import { columns, type RowOf } from "../sql/select-list.ts";
import { type Parameter, statements } from "../sql/statement.ts";
import { type ArchivePage, type ArchivePart, limitedPage, type TxPlace } from "./page.ts";

const row = columns({
  height: "b.height:bigint",
  blockId: "b.block_id:bytea",
  parentId: "b.parent_id:bytea",
  type: "b.type:text",
  time: "b.time:bigint",
  size: "b.size:int",
  proposer: "b.proposer:bytea?",
  proposerHeight: "b.proposer_height:bigint?",
  proposerTime: "b.proposer_time:bigint?",
  supply: ":numeric?",
});

/** A block; only blocks of the P-Chain have a supply. */
export type ArchivedBlock = RowOf<typeof row>;

interface Values {
  readonly network: number;
  readonly height: number;
  readonly upTo: number;
  readonly limit: number;
}

const page = statements(
  "archive-blocks",
  row,
  ({ chain }: { readonly chain: "p" | "x" }, value: Parameter<Values>) => `
  select ${row.text({ supply: chain === "p" ? "b.supply" : "null::numeric" })} from ${chain}_block b
  where b.network = ${value("network", "int")} and b.height > ${value("height", "bigint")}
    and b.height <= ${value("upTo", "bigint")}
  order by b.height limit ${value("limit", "int")}`,
);

/** Reads a page of blocks, each of which has the index 0 in its position. */
export async function readBlocks(
  db: Db,
  chain: "p" | "x",
  { after, ...part }: ArchivePart,
): Promise<ArchivePage<ArchivedBlock, TxPlace>> {
  const rows = await page({ chain }).rows(db, { ...part, height: after.height });
  return limitedPage(rows, part.limit, ({ height }) => ({ height, idx: 0 }));
}
