/** How evenly the transactions of many EVM chains lie on a Citus cluster of two workers, with one address in half of them. */
import { createPostgresStore, openDatabase } from "@primary-network/service/parts";
import type { Samples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import { openCluster, rowsOf } from "../service/cluster.ts";
import type { Table } from "../table.ts";

export const name = "cluster-spread";
export const onRequest = true;

const CHAINS = 64;
/** EVM chain id of the first; the others have no pattern, as L1s' do. */
const FIRST = 43_114;
const TXS_PER_BLOCK = 10;
/** Most that the largest shard may have, of what they have on average. */
const MOST = 2;

const chainAt = (index: number): number => FIRST + ((index * 7_919) % 1_000_003);

/** Values of columns; what else must not be null is zero. */
const VALUES: { readonly [column: string]: string } = {
  number: `i / ${TXS_PER_BLOCK}`,
  idx: `i % ${TXS_PER_BLOCK}`,
  hash: "sha256(int8send(i))",
  // The hot address sends every other one.
  sender: "substr(sha256(int8send(case when i % 2 = 0 then 0 else i end)), 1, 20)",
  recipient: "substr(sha256(int8send(i / 7)), 1, 20)",
};

const ZEROS: { readonly [type: string]: string } = { bytea: "''::bytea", boolean: "true" };

/** Where tables lie: the worker, and the range of hashes. */
const SHARDS = `select n.nodename as host, s.shardid::text as shard, s.shardminvalue::int as least, s.shardmaxvalue::int as most
  from pg_dist_shard s join pg_dist_placement p on p.shardid = s.shardid join pg_dist_node n on n.groupid = p.groupid
  where s.logicalrelid = 'evm_tx'::regclass order by 2`;

/** Writes them on the workers, by SQL: `primary-network` would take hours. */
async function fill(coordinator: string, servers: readonly string[], transactions: number): Promise<void> {
  const columns = await rowsOf(
    coordinator,
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = 'evm_tx'::regclass and attnum > 0 and not attisdropped and (attnotnull or attname in ('recipient')) and not atthasdef and attname <> 'chain'`,
  );
  // Only where rows lie is looked at.
  const indexes = await rowsOf(
    coordinator,
    "select indexrelid::regclass::text as name from pg_index where indrelid = 'evm_tx'::regclass and not indisprimary",
  );
  for (const { name } of indexes) await rowsOf(coordinator, `drop index ${name}`);
  const shards = await rowsOf(coordinator, SHARDS);
  const each = Math.ceil(transactions / CHAINS);
  const values = columns.map(({ name, type }) => VALUES[name] ?? ZEROS[type] ?? "0");
  const write = async (host: string, url: string): Promise<void> => {
    for (const { shard, least, most } of shards.filter((one) => one.host === host)) {
      for (let index = 0; index < CHAINS; index++) {
        await rowsOf(
          url,
          `insert into evm_tx_${shard} (chain, ${columns.map(({ name }) => name).join(", ")})
           select ${chainAt(index)}, ${values.join(", ")} from generate_series(10, ${each + 9}) i
           where worker_hash(${chainAt(index)}::bigint) between ${least} and ${most}`,
        );
      }
    }
  };
  const hostOf = (url: string) => new URL(url).searchParams.get("host") ?? "";
  const database = new URL(coordinator).pathname;
  await Promise.all(
    servers.map((server) => {
      const url = new URL(server);
      url.pathname = database;
      return write(hostOf(server), url.href);
    }),
  );
}

export async function measure({ quick }: Bench): Promise<Table[]> {
  const transactions = quick ? 200_000 : 20_000_000;
  const cluster = await openCluster();
  if (!cluster) throw new Error("the PostgreSQL of this machine has no extension citus");
  try {
    const { databaseUrl, servers } = cluster;
    const store = await createPostgresStore(await openDatabase({ databaseUrl }));
    await store.close();
    await fill(databaseUrl, servers, transactions);
    const sizes = "citus_shards s where s.table_name = 'evm_tx'::regclass";
    const rows = "run_command_on_shards('evm_tx', 'select count(*) from %s')";
    const [of] = await rowsOf(
      databaseUrl,
      `select (select count(*) from evm_tx) as rows,
         (select max(result::bigint) / avg(result::bigint) from ${rows}) as shard,
         (select max(size) / avg(size) from (select sum(shard_size) as size from ${sizes} group by nodename) n) as worker`,
    );
    const samples = new Map<string, Samples>([
      ["the largest shard", { values: [Number(of?.shard)] }],
      ["the larger worker", { values: [Number(of?.worker)] }],
    ]);
    const title = `${of?.rows} transactions of ${CHAINS} chains, against the mean`;
    return [{ title, unit: "x", digits: 2, samples, targets: { "the largest shard": { value: MOST } } }];
  } finally {
    await cluster.stop();
  }
}
