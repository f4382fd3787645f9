/** A chain on a Citus cluster: where it lies, and blocks for it. */

import { sql } from "kysely";
import { applyEvmBlock } from "../src/domain/evm/apply.ts";
import type { EvmBlock } from "../src/domain/evm/block.ts";
import { type EvmFacts, noEvmFacts } from "../src/domain/evm/facts.ts";
import type { Db } from "../src/store/sql/database.ts";
import type { Store } from "../src/store/store.ts";
import { historyBlock, rules } from "./evm-history.ts";

const NOWHERE = `0x${"00".repeat(32)}`;

/** The worker that has a chain's rows of a table, and the name of the table there. */
export async function placeOf(db: Db, workers: readonly string[], chain: number, table: string) {
  const { rows } = await sql<{ host: string; shard: number; database: string }>`
    select n.nodename as host, s.shardid as shard, current_database() as database from pg_dist_shard s
    join pg_dist_placement p on p.shardid = s.shardid join pg_dist_node n on n.groupid = p.groupid
    where s.logicalrelid = ${table}::regclass
      and worker_hash(${chain}::bigint) between s.shardminvalue::int and s.shardmaxvalue::int`.execute(db);
  const [place] = rows;
  const worker = workers.find((one) => new URL(one).searchParams.get("host") === place?.host);
  if (!place || worker === undefined) throw new Error(`chain ${chain} lies nowhere`);
  const url = new URL(worker);
  url.pathname = `/${place.database}`;
  return { ...place, table: `${table}_${place.shard}`, url: url.href };
}

export const factsOf = (block: EvmBlock): EvmFacts => {
  const facts = noEvmFacts();
  applyEvmBlock(block, facts, rules);
  return facts;
};

/** A chain of which block 0 is written, and that goes on by blocks of one transaction. */
export async function begunChain(store: Store, chain: number) {
  let last = historyBlock(0, NOWHERE, `${chain}`, []);
  /** @param kind what the block's transaction does: `historyBlock` */
  const next = (kind: number): EvmBlock => {
    last = historyBlock(last.number + 1, last.hash, `${chain}`, [kind]);
    return last;
  };
  const commit = async (block: EvmBlock): Promise<void> => {
    const to = { height: block.number, blockId: block.hash, time: block.timestamp };
    const from = block.number === 0 ? undefined : block.number - 1;
    await store.evm.chains.commit(chain, from, factsOf(block), to, 0);
  };
  await commit(last);
  return { commit, next };
}
