/** Reads the rows of an EVM chain in its order, by the indexes of blocks. */

import { sql } from "kysely";
import type { ArchivedTransaction, ArchivedTransfer, EvmArchiveStore } from "../ports/evm/archive.ts";
import { fields } from "../sql/columns.ts";
import type { Db } from "../sql/database.ts";

const timeMs = sql`coalesce(b.time_ms, b.time * 1000) as "timeMs"`;

export const createEvmArchiveStore = (db: Db): EvmArchiveStore => ({
  async transfers({ chain, after, upTo, limit }) {
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
    return rows;
  },
  async transactions({ chain, after, upTo, limit }) {
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
    return rows;
  },
});
