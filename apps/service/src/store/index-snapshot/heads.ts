/** The networks and chains of an index, with their last blocks. */

import { type QueryExecutorProvider, sql } from "kysely";
import type { IndexSnapshotChain, IndexSnapshotNetwork } from "./manifest.ts";

/** The networks, each with its first block. */
export async function networksOf(db: QueryExecutorProvider): Promise<IndexSnapshotNetwork[]> {
  const { rows } = await sql<IndexSnapshotNetwork>`
    select network as "networkId", '0x' || encode(block_id, 'hex') as genesis
    from p_block where height = 0 order by network`.execute(db);
  return [...rows];
}

/** The chains, each with the last block that is indexed. */
export async function chainsOf(db: QueryExecutorProvider): Promise<IndexSnapshotChain[]> {
  const { rows } = await sql<IndexSnapshotChain>`
    select 'p-chain' as chain, network as "networkId", height, block_id as "blockId" from p_checkpoint
    union all select 'x-chain', network, height, block_id from x_checkpoint
    union all select 'c-chain', network, height, block_id from c_checkpoint
    union all select 'evm-' || chain, null, number, '0x' || encode(hash, 'hex') from evm_checkpoint
    order by 2, 1`.execute(db);
  return [...rows];
}
