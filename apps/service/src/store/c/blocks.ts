/**
 * Writes blocks of the C-Chain without the facts that follow from the block before, and adds them on reading.
 */

import { sql } from "kysely";
import type { CBlockFact } from "../../domain/c/facts.ts";
import type { Tx } from "../sql/database.ts";
import { networkRows } from "../sql/insert.ts";

type Ids = Pick<CBlockFact, "blockId" | "containerId">;

/** The ids of a stored block; undefined when there is none. */
const storedIds = (tx: Tx, network: number, height: number): Promise<Ids | undefined> =>
  tx
    .selectFrom("c_block")
    .select(["block_id as blockId", "container_id as containerId"])
    .where("network", "=", network)
    .where("height", "=", height)
    .executeTakeFirst();

/** A batch begins with the stored block, so a row does not depend on where batches end. */
export async function insertCBlocks(tx: Tx, network: number, blocks: readonly CBlockFact[]): Promise<void> {
  const [first] = blocks;
  let before = first && (await storedIds(tx, network, first.height - 1));
  const rows = blocks.map(({ parentId, containerParent, proposerTime, ...block }) => {
    const row = {
      ...block,
      parentId: parentId === before?.blockId ? null : parentId,
      containerParent: containerParent === before?.containerId ? null : containerParent,
      proposerTime: proposerTime === block.time ? null : proposerTime,
    };
    before = block;
    return row;
  });
  await tx.copy(networkRows(network, "c_block", rows));
}

/** The type that every block of the chain has: nodes have no names for more. */
const TYPE = "EvmBlock";

/** The fields of the block `b`, under the names that blocks of other chains have. */
export const cBlockFields = sql`b.height, b.time, b.size, b.block_id as "blockId", ${sql.lit(TYPE)} as type,
  coalesce(b.parent_id, (select o.block_id from c_block o where o.network = b.network and o.height = b.height - 1)) as "parentId",
  b.container_id as "containerId",
  case when b.container_id is not null then coalesce(b.container_parent,
    (select o.container_id from c_block o where o.network = b.network and o.height = b.height - 1)) end as "containerParent",
  b.proposer, b.proposer_height as "proposerHeight",
  case when b.proposer_height is not null then coalesce(b.proposer_time, b.time) end as "proposerTime"`;
