/** Reads the transactions of the P- and X-Chain for an export, by their primary keys. */

import type { TxDetail } from "../../domain/p/tx-fact.ts";
import { unpackDetail } from "../packed/detail.ts";
import type { Db } from "../sql/database.ts";
import { columns, type RowOf } from "../sql/select-list.ts";
import { type Parameter, Statement } from "../sql/statement.ts";
import { type ArchivePage, type ArchivePart, limitedPage, MAX_PAGE, type TxPlace } from "./page.ts";

const shared = {
  height: "t.height:bigint",
  idx: "t.idx:int",
  txId: "t.tx_id:bytea",
  type: "t.type:text",
  time: "t.time:bigint",
} as const;

const pRow = columns({ ...shared, blockId: "b.block_id:bytea", detail: "t.detail:text" });

const xRow = columns({
  ...shared,
  blockId: "b.block_id:bytea?",
  memo: "t.memo:bytea",
  sourceChain: "t.source_chain:bytea?",
  destinationChain: "t.destination_chain:bytea?",
});

export interface ArchivedPTransaction extends Omit<RowOf<typeof pRow>, "detail"> {
  readonly detail: TxDetail;
}

/** A transaction of the X-Chain; without a block where it is from before the chain had blocks. */
export type ArchivedXTransaction = RowOf<typeof xRow>;

/** The values of a statement about a page of transactions. */
export interface TxPage {
  readonly network: number;
  readonly height: number;
  readonly idx: number;
  readonly upTo: number;
  readonly limit: number;
}

/** The transactions `t` of a page, in the order of their primary key, as a part of a statement. */
export const pageOf = (chain: "p" | "x" | "c", value: Parameter<TxPage>): string => `(
    select * from (
      select * from ${chain}_tx
      where network = ${value("network", "int")} and height <= ${value("upTo", "bigint")}
        and (height, idx) > (${value("height", "bigint")}, ${value("idx", "int")})
      order by height, idx limit ${MAX_PAGE}) f
    order by height, idx limit ${value("limit", "int")}) t`;

const pPage = new Statement(
  "archive-transactions.p",
  pRow,
  (value: Parameter<TxPage>) => `select ${pRow.text()} from ${pageOf("p", value)}
    join p_block b on b.network = t.network and b.height = t.height order by t.height, t.idx`,
);

const xPage = new Statement(
  "archive-transactions.x",
  xRow,
  (value: Parameter<TxPage>) => `select ${xRow.text()} from ${pageOf("x", value)}
    left join x_block b on b.network = t.network and b.height = t.height order by t.height, t.idx`,
);

const valuesOf = ({ after, ...part }: ArchivePart): TxPage => ({ ...part, ...after });

const paged = <Row extends TxPlace>(rows: Row[], { limit }: ArchivePart): ArchivePage<Row, TxPlace> =>
  limitedPage(rows, limit, ({ height, idx }) => ({ height, idx }));

export async function readPTransactions(
  db: Db,
  part: ArchivePart,
): Promise<ArchivePage<ArchivedPTransaction, TxPlace>> {
  const rows = await pPage.rows(db, valuesOf(part));
  return paged(
    rows.map(({ detail, ...row }) => ({ ...row, detail: unpackDetail(detail) })),
    part,
  );
}

export const readXTransactions = async (
  db: Db,
  part: ArchivePart,
): Promise<ArchivePage<ArchivedXTransaction, TxPlace>> => paged(await xPage.rows(db, valuesOf(part)), part);

/** The last transaction of a page, and the number of all. */
const ends = columns({ height: "t.height:bigint", idx: "t.idx:int", count: "(count(*) over ())::int:int" });

const endStatement = (chain: "p" | "x" | "c") =>
  new Statement(
    `archive-end.${chain}`,
    ends,
    (value: Parameter<TxPage>) =>
      `select ${ends.text()} from ${pageOf(chain, value)} order by t.height desc, t.idx desc limit 1`,
  );

const endOf = { p: endStatement("p"), x: endStatement("x"), c: endStatement("c") };

/** Reads the rows of a page of transactions, of which each may have several or none. */
export async function readOfPage<Row>(
  db: Db,
  chain: "p" | "x" | "c",
  part: ArchivePart,
  statement: Statement<TxPage, Row>,
): Promise<ArchivePage<Row, TxPlace>> {
  const values = valuesOf(part);
  const [end] = await endOf[chain].rows(db, values);
  if (end === undefined) return { rows: [], next: undefined };
  const rows = await statement.rows(db, values);
  return { rows, next: end.count < part.limit ? undefined : { height: end.height, idx: end.idx } };
}
