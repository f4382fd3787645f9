/** Lists blocks by who proposed them, as they are at a snapshot. */

import { sql } from "kysely";
import type { Slice, Window } from "../../../domain/listing.ts";
import type { BlockChain, BlockFilter, BlockRow, BlockStore } from "../../block.ts";
import { bytes } from "../sql/bytes.ts";
import { fields } from "../sql/columns.ts";
import { allOf } from "../sql/condition.ts";
import { tableOf, tablePrefix } from "../sql/crossing.ts";
import type { Db, Read } from "../sql/database.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "../sql/keyset.ts";

// The height is unique; the tie-break is the same for all, so that the index on proposer and height gives the order.
const keyset: Keyset = { sort: sql`b.height`, sortType: "bigint", tie: sql`b.proposer`, tieType: "bytea" };

/** Only blocks of the P-Chain have a supply. */
interface Row extends Read<"p_block" | "x_block">, Pick<BlockRow, "supply" | "txs"> {}

async function listBlocks(
  db: Db,
  chain: BlockChain,
  window: Window,
  { proposer, after, before }: BlockFilter,
): Promise<Slice<BlockRow>> {
  const { rows } = await sql<Row & Keyed>`
    select ${fields(`${tablePrefix[chain]}_block`, "b")}${chain === "p-chain" ? sql`` : sql`, null as supply`},
      array(select t.tx_id from ${tableOf(chain, "tx")} t where t.network = b.network and t.height = b.height order by t.idx) as txs,
      ${keyColumns(keyset)}
    from ${tableOf(chain, "block")} b
    where ${allOf([
      sql`b.network = ${window.networkId} and b.proposer = ${bytes(proposer)}`,
      sql`b.height <= ${window.snapshot.height}::bigint`,
      after === undefined ? undefined : sql`b.time > ${after}::bigint`,
      before === undefined ? undefined : sql`b.time < ${before}::bigint`,
      afterKey(keyset, window),
    ])}
    ${ordered(keyset, window)}`.execute(db);
  return slice(rows, window, (row) => row);
}

export function createBlockStore(db: Db, chain: BlockChain): BlockStore {
  return { list: (window, filter) => listBlocks(db, chain, window, filter) };
}
