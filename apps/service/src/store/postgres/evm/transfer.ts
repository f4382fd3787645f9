/** Token transfers, by sender or recipient. */

import { sql } from "kysely";
import type { Slice, Window } from "../../../domain/listing.ts";
import type { EvmBlockColumns } from "../../evm/transaction.ts";
import type { EvmTransferFilter, EvmTransferRow, EvmTransferStore } from "../../evm/transfer.ts";
import { fields } from "../sql/columns.ts";
import type { Db, Read } from "../sql/database.ts";
import { blockColumns, bytes, toHex } from "./columns.ts";

/** Position in the block: of the log, and of the token in it. */
const tieOf = ({ logIndex, part }: EvmTransferRow): string => `${logIndex}.${part}`;

/** Newest first. Each side walks its index for a page; a transfer of an address to itself is on both and counts once. */
async function listTransfers(
  db: Db,
  { networkId: chain, snapshot, after, limit }: Window,
  { address, kind, startBlock, endBlock }: EvmTransferFilter,
): Promise<Slice<EvmTransferRow>> {
  const [log, part] = after?.tie.split(".") ?? [];
  const conditions = sql.join(
    [
      sql`t.chain = ${chain}::bigint and t.kind = ${kind}::smallint and t.number <= ${snapshot.height}::bigint`,
      ...(startBlock === undefined ? [] : [sql`t.number >= ${startBlock}::bigint`]),
      ...(endBlock === undefined ? [] : [sql`t.number < ${endBlock}::bigint`]),
      ...(after
        ? [sql`(t.number, t.log_index, t.part) < (${after.sort}::bigint, ${log}::int, ${part}::int)`]
        : []),
    ],
    sql` and `,
  );
  const order = sql`order by number desc, log_index desc, part desc limit ${limit + 1}`;
  const owner = bytes(address);
  const { rows } = await sql<Read<"evm_transfer"> & EvmBlockColumns & { txHash: string }>`
    select ${fields("evm_transfer", "f")}, ${toHex("x.hash")} as "txHash", ${blockColumns("b")}
    from (
      (select t.* from evm_transfer t where t.sender = ${owner} and ${conditions} ${order})
      union
      (select t.* from evm_transfer t where t.recipient = ${owner} and ${conditions} ${order})
      ${order}
    ) f
    join evm_tx x on x.chain = f.chain and x.number = f.number and x.idx = f.idx
    join evm_block b on b.chain = f.chain and b.number = f.number
    order by f.number desc, f.log_index desc, f.part desc`.execute(db);
  const items = rows.slice(0, limit);
  const last = items[items.length - 1];
  if (rows.length <= limit || last === undefined) return { items };
  return { items, next: { sort: String(last.number), tie: tieOf(last) } };
}

export function createEvmTransferStore(db: Db): EvmTransferStore {
  return { list: (window, filter) => listTransfers(db, window, filter) };
}
