/** Subnets and blockchains as they are at a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Snapshot, Window } from "../../domain/listing.ts";
import type { BlockchainFact, SubnetFact } from "../../domain/p/facts.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "../paging/keyset.ts";
import { anyBytes, bytes } from "../sql/bytes.ts";
import { fields, selectionOf } from "../sql/columns.ts";
import type { Db } from "../sql/database.ts";

/** Largest genesis of a blockchain that is shown: 128 KiB. */
export const MAX_SHOWN_GENESIS = 131_072;

/** Bytes of all geneses on one page: 16 MiB, the newest chains first. */
export const MAX_SHOWN_GENESES = 16_777_216;

export interface BlockchainRow extends Omit<BlockchainFact, "genesis"> {
  /** Null when it is not shown. */
  genesis: string | null;
}

export interface SubnetRow extends SubnetFact {
  locktime: string;
  threshold: number;
  addresses: string[];
  conversionTx: string | null;
  managerChain: string | null;
  managerAddress: string | null;
  blockchains: BlockchainRow[];
}

const keyset: Keyset = { sort: sql`s.height`, sortType: "bigint", tie: sql`s.idx`, tieType: "int" };

const size = sql`octet_length(genesis)`;
const fits = sql`${size} <= ${sql.lit(MAX_SHOWN_GENESIS)}`;

/** The fields of a BlockchainRow: a genesis that is not shown is not read. */
export const blockchainSelection = [
  ...selectionOf("p_blockchain", [
    "blockchainId",
    "subnetId",
    "name",
    "vmId",
    "isEvm",
    "evmChainId",
    "height",
    "idx",
    "time",
  ]),
  sql<string | null>`case when ${fits} and sum(case when ${fits} then ${size} else 0 end)
    over (order by height desc, idx desc rows unbounded preceding) <= ${sql.lit(MAX_SHOWN_GENESES)}
    then genesis end`.as("genesis"),
];

type At = Pick<Snapshot, "height">;

async function blockchainsOf(db: Db, networkId: number, { height }: At, subnets: readonly string[]) {
  const rows = await db
    .selectFrom("p_blockchain")
    .select(blockchainSelection)
    .where("network", "=", networkId)
    .where("subnet_id", "=", anyBytes(subnets))
    .where("height", "<=", height)
    .orderBy("height")
    .orderBy("idx")
    .execute();
  const groups = new Map<string, BlockchainRow[]>();
  for (const row of rows) groups.set(row.subnetId, [...(groups.get(row.subnetId) ?? []), row]);
  return groups;
}

/** Subnets without their blockchains. @param rest more conditions, and the order */
async function readSubnets(db: Db, networkId: number, { height }: At, rest: RawBuilder<unknown>) {
  const converted = sql`s.conversion_height <= ${height}::bigint`;
  const { rows } = await sql<Omit<SubnetRow, "blockchains"> & Keyed>`
    select ${fields("p_subnet", "s", ["subnetId", "height", "idx", "time"])}, o.locktime, o.threshold, o.addresses,
      case when ${converted} then s.conversion_tx end as "conversionTx",
      case when ${converted} then s.manager_chain end as "managerChain",
      case when ${converted} then s.manager_address end as "managerAddress", ${keyColumns(keyset)}
    from p_subnet s
    join lateral (
      select locktime, threshold, addresses from p_subnet_owner o
      where o.network = s.network and o.subnet_id = s.subnet_id and o.height <= ${height}::bigint
      order by o.height desc, o.idx desc limit 1) o on true
    where s.network = ${networkId} and s.height <= ${height}::bigint and ${rest}`.execute(db);
  return rows;
}

export const subnetsOn = (db: Db) => ({
  async list(window: Window): Promise<Slice<SubnetRow>> {
    const { networkId, snapshot } = window;
    const page = sql`${afterKey(keyset, window)} ${ordered(keyset, window)}`;
    const rows = await readSubnets(db, networkId, snapshot, page);
    const chains = await blockchainsOf(
      db,
      networkId,
      snapshot,
      rows.map(({ subnetId }) => subnetId),
    );
    return slice(rows, window, (row) => ({
      ...row,
      blockchains: chains.get(row.subnetId) ?? [],
    }));
  },
  /** Undefined when it is not indexed. */
  async find(networkId: number, at: At, id: string): Promise<SubnetRow | undefined> {
    const [row] = await readSubnets(db, networkId, at, sql`s.subnet_id = ${bytes(id)}`);
    if (!row) return undefined;
    const { keySort: _sort, keyTie: _tie, ...subnet } = row;
    const chains = await blockchainsOf(db, networkId, at, [id]);
    return { ...subnet, blockchains: chains.get(id) ?? [] };
  },
  /** Id of the subnet that validates a blockchain; undefined when it is not indexed. */
  async findByBlockchain(network: number, blockchainId: string): Promise<string | undefined> {
    const row = await db
      .selectFrom("p_blockchain")
      .select("subnet_id")
      .where("network", "=", network)
      .where("blockchain_id", "=", bytes(blockchainId))
      .executeTakeFirst();
    return row?.subnet_id;
  },
});

/** The order in which blockchains were created. */
const byCreation: Keyset = { sort: sql`height`, sortType: "bigint", tie: sql`idx`, tieType: "int" };

export const blockchainsOn = (db: Db) => ({
  async list(window: Window): Promise<Slice<BlockchainRow>> {
    const { networkId, snapshot, order, limit } = window;
    // The page first: which geneses are shown depends on the sizes of all that are read.
    const page = db
      .selectFrom("p_blockchain")
      .selectAll()
      .where("network", "=", networkId)
      .where("height", "<=", snapshot.height)
      .where(afterKey(byCreation, window))
      .orderBy("height", order)
      .orderBy("idx", order)
      .limit(limit + 1)
      .as("page");
    const rows = await db
      .selectFrom(page)
      .select(blockchainSelection)
      .orderBy("height", order)
      .orderBy("idx", order)
      .execute();
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    if (rows.length <= limit || last === undefined) return { items };
    return { items, next: { sort: String(last.height), tie: String(last.idx) } };
  },
  /** Undefined when it is not indexed. */
  find: (networkId: number, blockchainId: string): Promise<BlockchainRow | undefined> =>
    db
      .selectFrom("p_blockchain")
      .select(blockchainSelection)
      .where("network", "=", networkId)
      .where("blockchain_id", "=", bytes(blockchainId))
      .executeTakeFirst(),
});
