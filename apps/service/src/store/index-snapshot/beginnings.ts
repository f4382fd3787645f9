/** Where each chain of a snapshot begins that leaves out history. */

import { type QueryExecutorProvider, sql } from "kysely";
import { TOTAL_EVERY } from "../evm/tx-total.ts";
import type { Beginning } from "../index-window.ts";
import { IndexSnapshotError } from "./snapshot-error.ts";

/** The history that a snapshot leaves out: all of it, or that from before a time in Unix seconds. */
export type LeftOut = "all" | { readonly before: number };

/** A chain of the snapshot, with the blocks at its ends. */
export interface ChainEnds extends Beginning {
  /** The last block. */
  readonly height: number;
  /** The first block whose row is kept: those before the beginning are what rows after it refer to. */
  readonly blocks: number;
}

/** The tables of a chain's blocks and its checkpoint, with their columns. */
interface Source {
  /** SQL of the network and the alias, of a checkpoint `k`. */
  readonly network: string;
  readonly alias: string;
  readonly checkpoint: string;
  readonly blocks: string;
  readonly owner: "network" | "chain";
  readonly height: "height" | "number";
}

const primary = (chain: "p" | "x" | "c"): Source => ({
  network: "k.network",
  alias: `'${chain}-chain'`,
  checkpoint: `${chain}_checkpoint`,
  blocks: `${chain}_block`,
  owner: "network",
  height: "height",
});

const SOURCES: readonly Source[] = [
  primary("p"),
  primary("x"),
  primary("c"),
  {
    network: "0",
    alias: "'evm-' || k.chain",
    checkpoint: "evm_checkpoint",
    blocks: "evm_block",
    owner: "chain",
    height: "number",
  },
];

/** The X-Chain's transactions from before it had blocks are all at height 0, each with its own time. */
const EARLY = `case when exists (select from x_tx t where t.network = k.network and t.height = 0 and t.time >= $time) then 0 end`;

function endsOf({ network, alias, checkpoint, blocks, owner, height }: Source, leftOut: LeftOut): string {
  const of = (condition: string) =>
    `from ${blocks} b where b.${owner} = k.${owner} and b.${height} <= k.${height} and ${condition}`;
  const latest = `(select coalesce(max(b.time), -1) + 1 ${of("true")})`;
  const time = leftOut === "all" ? latest : String(leftOut.before);
  const early = blocks === "x_block" ? [EARLY.replace("$time", time)] : [];
  const first = `coalesce(${[...early, `(select min(b.${height}) ${of(`b.time >= ${time}`)})`].join(", ")}, k.${height} + 1)`;
  // Times of blocks need not be in the order of heights: the last one before the time may not be the one before the first.
  const before = `(select b.${height} ${of(`b.time < ${time}`)} order by b.time desc, b.${height} desc limit 1)`;
  return `select network, alias, first, time, height,
      greatest(0, least(first - 1, coalesce(before, first))${blocks === "evm_block" ? ` / ${TOTAL_EVERY} * ${TOTAL_EVERY}` : ""}) as blocks
    from (select ${network} as network, ${alias} as alias, ${first} as first, ${time}::bigint as time, k.${height} as height,
      ${before} as before from ${checkpoint} k) ends`;
}

/** The chains, in order. */
export async function readEnds(db: QueryExecutorProvider, leftOut: LeftOut): Promise<readonly ChainEnds[]> {
  const union = SOURCES.map((source) => endsOf(source, leftOut)).join(" union all ");
  const { rows } = await sql<ChainEnds>`${sql.raw(union)} order by network, alias`.execute(db);
  return rows;
}

/**
 * Checks that history can be left out.
 *
 * @throws IndexSnapshotError before the X-Chain has a block: transactions without blocks are not a state to follow; and
 *   when the index itself begins later than the time
 */
export async function refuseUnfit(db: QueryExecutorProvider, leftOut: LeftOut): Promise<void> {
  const { rows } = await sql<{ network: number }>`
    select network from x_checkpoint where height = 0 and history > 0 limit 1`.execute(db);
  if (rows[0])
    throw new IndexSnapshotError(
      `the X-Chain of network ${rows[0].network} is not indexed up to its first block; its state has no height yet`,
    );
  const latest = await beginningTime(db);
  if (leftOut !== "all" && latest !== undefined && leftOut.before < latest)
    throw new IndexSnapshotError(
      `since must be ${new Date(latest * 1000).toISOString()} or later: the index has no earlier history`,
    );
}

/** Unix seconds from which on an index lacks no block of any chain; undefined of one with all blocks. */
export async function beginningTime(db: QueryExecutorProvider): Promise<number | undefined> {
  const { rows } = await sql<{ time: number | null }>`select max(time) as time from index_window`.execute(db);
  return rows[0]?.time ?? undefined;
}
