/** Lists subnets with the owner, conversion and blockchains that they have at a snapshot. */

import { sql } from "kysely";
import type { Slice, Window } from "../../../domain/listing.ts";
import {
  type BlockchainRow,
  MAX_SHOWN_GENESES,
  MAX_SHOWN_GENESIS,
  type SubnetRow,
  type SubnetStore,
} from "../../subnet.ts";
import { anyBytes, bytes } from "../sql/bytes.ts";
import { fields, selectionOf } from "../sql/columns.ts";
import type { Db } from "../sql/database.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "../sql/keyset.ts";

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

async function blockchainsOf(db: Db, { networkId, snapshot }: Window, subnets: readonly string[]) {
  const rows = await db
    .selectFrom("p_blockchain")
    .select(blockchainSelection)
    .where("network", "=", networkId)
    .where("subnet_id", "=", anyBytes(subnets))
    .where("height", "<=", snapshot.height)
    .orderBy("height")
    .orderBy("idx")
    .execute();
  const groups = new Map<string, BlockchainRow[]>();
  for (const row of rows) groups.set(row.subnetId, [...(groups.get(row.subnetId) ?? []), row]);
  return groups;
}

async function listSubnets(db: Db, window: Window): Promise<Slice<SubnetRow>> {
  const { networkId, snapshot } = window;
  const converted = sql`s.conversion_height <= ${snapshot.height}::bigint`;
  const { rows } = await sql<Omit<SubnetRow, "blockchains"> & Keyed>`
    select ${fields("p_subnet", "s", ["subnetId", "height", "idx", "time"])}, o.locktime, o.threshold, o.addresses,
      case when ${converted} then s.conversion_tx end as "conversionTx",
      case when ${converted} then s.manager_chain end as "managerChain",
      case when ${converted} then s.manager_address end as "managerAddress", ${keyColumns(keyset)}
    from p_subnet s
    join lateral (
      select locktime, threshold, addresses from p_subnet_owner o
      where o.network = s.network and o.subnet_id = s.subnet_id and o.height <= ${snapshot.height}::bigint
      order by o.height desc, o.idx desc limit 1) o on true
    where s.network = ${networkId} and s.height <= ${snapshot.height}::bigint and ${afterKey(keyset, window)}
    ${ordered(keyset, window)}`.execute(db);
  const chains = await blockchainsOf(
    db,
    window,
    rows.map(({ subnetId }) => subnetId),
  );
  return slice(rows, window, (row) => ({
    ...row,
    blockchains: chains.get(row.subnetId) ?? [],
  }));
}

async function subnetOf(db: Db, network: number, blockchainId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("p_blockchain")
    .select("subnet_id")
    .where("network", "=", network)
    .where("blockchain_id", "=", bytes(blockchainId))
    .executeTakeFirst();
  return row?.subnet_id;
}

export function createSubnetStore(db: Db): SubnetStore {
  return {
    list: (window) => listSubnets(db, window),
    findByBlockchain: (network, blockchainId) => subnetOf(db, network, blockchainId),
  };
}
