/**
 * Reads blocks of the P-, X- and C-Chain as they are at a snapshot: one block, all blocks, or a node's
 * proposals.
 */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import type { ChainAlias } from "../../domain/network.ts";
import type { BlockFact } from "../../domain/p/facts.ts";
import { cBlockFields } from "../c/blocks.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "../paging/keyset.ts";
import { bytes } from "../sql/bytes.ts";
import { fields } from "../sql/columns.ts";
import { allOf } from "../sql/condition.ts";
import type { Db } from "../sql/database.ts";
import { tableOf } from "../utxos/crossing.ts";

export interface BlockRow extends Omit<BlockFact, "supply"> {
  /** Supply of AVAX after it, nAVAX; null for blocks that do not change it. */
  supply: string | null;
  /** Ids of its transactions, in order; of the C-Chain's atomic ones. */
  txs: string[];
}

export interface BlockFilter {
  /** Node id; undefined for the blocks of all. */
  readonly proposer?: string | undefined;
  /** Unix seconds, exclusive. */
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

const height = { sort: sql`b.height`, sortType: "bigint" } as const;

// The height is unique; the tie-break is the same for all, so that the index on proposer and height gives the order.
const byProposer: Keyset = { ...height, tie: sql`b.proposer`, tieType: "bytea" };

/** The primary key gives the order. */
const byHeight: Keyset = { ...height, tie: sql`b.network`, tieType: "int" };

/** Only blocks of the P-Chain have a supply. */
const fieldsOf: { readonly [Chain in ChainAlias]: RawBuilder<unknown> } = {
  "p-chain": fields("p_block", "b"),
  "x-chain": sql`${fields("x_block", "b")}, null as supply`,
  "c-chain": sql`${cBlockFields}, null as supply`,
};

const columns = (chain: ChainAlias): RawBuilder<unknown> => sql`
  ${fieldsOf[chain]},
  array(select t.tx_id from ${tableOf(chain, "tx")} t where t.network = b.network and t.height = b.height order by t.idx) as txs`;

/** Times of blocks do not decrease, so the first and last block within a span bound its heights. */
function withinHeights(chain: ChainAlias, { networkId }: Window, { after, before }: BlockFilter) {
  const block = sql`${tableOf(chain, "block")} t where t.network = ${networkId}`;
  return [
    after === undefined
      ? undefined
      : sql`b.height >= (select t.height from ${block} and t.time > ${after}::bigint order by t.time, t.height limit 1)`,
    before === undefined
      ? undefined
      : sql`b.height <= (select t.height from ${block} and t.time < ${before}::bigint
          order by t.time desc, t.height desc limit 1)`,
  ];
}

export const blocksOn = (db: Db, chain: ChainAlias) => ({
  async list(window: Window, filter: BlockFilter): Promise<Slice<BlockRow>> {
    const { proposer, after, before } = filter;
    const keyset = proposer === undefined ? byHeight : byProposer;
    const { rows } = await sql<BlockRow & Keyed>`
    select ${columns(chain)}, ${keyColumns(keyset)}
    from ${tableOf(chain, "block")} b
    where ${allOf([
      sql`b.network = ${window.networkId}`,
      sql`b.height <= ${window.snapshot.height}::bigint`,
      ...(proposer === undefined
        ? withinHeights(chain, window, filter)
        : [sql`b.proposer = ${bytes(proposer)}`]),
      after === undefined ? undefined : sql`b.time > ${after}::bigint`,
      before === undefined ? undefined : sql`b.time < ${before}::bigint`,
      afterKey(keyset, window),
    ])}
    ${ordered(keyset, window)}`.execute(db);
    return slice(rows, window, (row) => row);
  },
  /** By height or id; undefined when it is not indexed. */
  async find(networkId: number, block: number | string): Promise<BlockRow | undefined> {
    const condition =
      typeof block === "number" ? sql`b.height = ${block}::bigint` : sql`b.block_id = ${bytes(block)}`;
    const { rows } = await sql<BlockRow>`
    select ${columns(chain)} from ${tableOf(chain, "block")} b
    where b.network = ${networkId} and ${condition}`.execute(db);
    return rows[0];
  },
});
