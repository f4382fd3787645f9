/** Token transfers, by sender or recipient. */

import { sql } from "kysely";
import type { Slice, Window } from "../../../domain/listing.ts";
import type { EvmBlockColumns } from "../../evm/transaction.ts";
import type { EvmTransferFilter, EvmTransferRow, EvmTransferStore } from "../../evm/transfer.ts";
import { fields } from "../sql/columns.ts";
import type { Db, Read } from "../sql/database.ts";
import { blockColumns, bytes, toHex } from "./columns.ts";
import { partyKey } from "./party-key.ts";

/** Position in the block: of the transaction, of the log, and of the token in it. */
const tieOf = ({ idx, logIndex, part }: EvmTransferRow): string => `${idx}.${logIndex}.${part}`;

/** Above every position of a transaction: tokens of pages did not name it once. */
const ANY_IDX = 2_147_483_647;

function readTie(tie: string): readonly [idx: number, log: number, part: number] {
  const [part = 0, log = 0, idx = ANY_IDX] = tie.split(".").map(Number).reverse();
  return [idx, log, part];
}

/** Newest first. Each side walks its index for a page; a transfer of an address to itself is on both and counts once. */
async function listTransfers(
  db: Db,
  { networkId: chain, snapshot, after, limit }: Window,
  { address, kind, startBlock, endBlock }: EvmTransferFilter,
): Promise<Slice<EvmTransferRow>> {
  const [idx, log, part] = readTie(after?.tie ?? "");
  const owner = bytes(address);
  const ofKind = sql`${kind}::smallint`;
  const wanted = partyKey({ address: owner, chain: sql`${chain}::bigint`, kind: ofKind });
  const conditions = sql.join(
    [
      sql`t.number <= ${snapshot.height}::bigint`,
      ...(startBlock === undefined ? [] : [sql`t.number >= ${startBlock}::bigint`]),
      ...(endBlock === undefined ? [] : [sql`t.number < ${endBlock}::bigint`]),
      ...(after
        ? [sql`(t.number, t.idx, t.log_index) <= (${after.sort}::bigint, ${idx}::int, ${log}::int)`]
        : []),
    ],
    sql` and `,
  );
  const beyond = after
    ? sql`and (number, log_index, part) < (${after.sort}::bigint, ${log}::int, ${part}::int)`
    : sql``;
  const order = sql`order by number desc, idx desc, log_index desc, part desc limit ${limit + 1}`;
  // Other addresses with the same key are left out around the walk of the index: inside of it their comparison would
  // mislead the planner about the number of rows.
  const side = (party: "sender" | "recipient") => sql`select t.* from (
      select t.* from evm_transfer t
      where ${partyKey({ address: sql.ref(`t.${party}`), chain: sql`t.chain`, kind: sql`t.kind` })} = ${wanted} and ${conditions}
      order by t.number desc, t.idx desc, t.log_index desc offset 0) t
    where t.${sql.ref(party)} = ${owner} and t.chain = ${chain}::bigint and t.kind = ${ofKind} ${beyond}`;
  const { rows } = await sql<Read<"evm_transfer"> & EvmBlockColumns & { txHash: string }>`
    select ${fields("evm_transfer", "f")}, ${toHex("x.hash")} as "txHash", ${blockColumns("b")}
    from (
      (${side("sender")} ${order})
      union all
      (${side("recipient")} and t.sender <> ${owner} ${order})
      ${order}
    ) f
    join evm_tx x on x.chain = f.chain and x.number = f.number and x.idx = f.idx
    join evm_block b on b.chain = f.chain and b.number = f.number
    order by f.number desc, f.idx desc, f.log_index desc, f.part desc`.execute(db);
  const items = rows.slice(0, limit);
  const last = items[items.length - 1];
  if (rows.length <= limit || last === undefined) return { items };
  return { items, next: { sort: String(last.number), tie: tieOf(last) } };
}

export function createEvmTransferStore(db: Db): EvmTransferStore {
  return { list: (window, filter) => listTransfers(db, window, filter) };
}
