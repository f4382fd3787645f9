/** Reads the rows of an EVM chain in its order, by the indexes of blocks. */

import { sql } from "kysely";
import type { EvmTransferFact, EvmTxFact } from "../../domain/evm/facts.ts";
import { type ArchivePage, limitedPage } from "../archive/page.ts";
import { fields } from "../sql/columns.ts";
import type { Db } from "../sql/database.ts";

/** Where a row stands in its chain; rows are read in this order. */
export interface ArchivePosition {
  readonly number: number;
  /** Index of the transaction, or of the log. */
  readonly index: number;
  /** Index among the tokens of a log. */
  readonly part: number;
}

/** Milliseconds since 1970 of the row's block. */
interface Timed {
  readonly timeMs: number;
}

export type ArchivedTransfer = Omit<EvmTransferFact, "position"> & Timed & { readonly txHash: string };

export type ArchivedTransaction = EvmTxFact & Timed;

/** The part of a chain that is read. */
export interface ArchiveRange {
  /** EVM chain id. */
  readonly chain: number;
  readonly after: ArchivePosition;
  /** Height, inclusive. */
  readonly upTo: number;
  /** Rows. */
  readonly limit: number;
}

type Page<Row> = ArchivePage<Row, ArchivePosition>;

const timeMs = sql`coalesce(b.time_ms, b.time * 1000) as "timeMs"`;

export const evmArchiveOn = (db: Db) => ({
  async transfers({ chain, after, upTo, limit }: ArchiveRange): Promise<Page<ArchivedTransfer>> {
    const { rows } = await sql<ArchivedTransfer>`
      select ${fields("evm_transfer", "t")}, x.hash as "txHash", ${timeMs}
      from (
        select * from evm_transfer
        where chain = ${chain}::bigint and number <= ${upTo}::bigint
          and (number, log_index, part) > (${after.number}::bigint, ${after.index}::int, ${after.part}::int)
        order by number, log_index, part limit ${limit}
      ) t
      join evm_tx x on x.chain = t.chain and x.number = t.number and x.idx = t.idx
      join evm_block b on b.chain = t.chain and b.number = t.number
      order by t.number, t.log_index, t.part`.execute(db);
    return limitedPage(rows, limit, ({ number, logIndex, part }) => ({ number, index: logIndex, part }));
  },
  async transactions({ chain, after, upTo, limit }: ArchiveRange): Promise<Page<ArchivedTransaction>> {
    const { rows } = await sql<ArchivedTransaction>`
      select ${fields("evm_tx", "t")}, ${timeMs}
      from (
        select * from evm_tx
        where chain = ${chain}::bigint and number <= ${upTo}::bigint
          and (number, idx) > (${after.number}::bigint, ${after.index}::int)
        order by number, idx limit ${limit}
      ) t
      join evm_block b on b.chain = t.chain and b.number = t.number
      order by t.number, t.idx`.execute(db);
    return limitedPage(rows, limit, ({ number, idx }) => ({ number, index: idx, part: 0 }));
  },
});

export type EvmArchive = ReturnType<typeof evmArchiveOn>;
