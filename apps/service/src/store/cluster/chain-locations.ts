/**
 * Where the EVM chains of a Citus cluster lie: on which worker, and under which names their tables are there.
 */

import type pg from "pg";
import type { Target } from "../session/connection.ts";

/**
 * Milliseconds for which it is known where a chain lies. So long a chain that was moved may be read where it
 * was.
 */
const KNOWN_MS = 5_000;

export interface ChainLocation {
  /** The worker's URL. */
  readonly url: string;
  /** The worker as statements are written for it: a PostgreSQL with other names of the chain's tables. */
  readonly target: Target;
  /** A table's number there, which distinguishes it from all others. */
  readonly shard: string;
}

/**
 * The shard of a chain's checkpoint. It is looked up again for each chain that is read now and then, so it is
 * prepared.
 */
const SHARD = {
  name: "chain_shard",
  text: `select n.nodename as host, n.nodeport as port, s.shardid::text as shard
  from pg_dist_shard s
  join pg_dist_placement p on p.shardid = s.shardid and p.shardstate = 1
  join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary' and n.isactive
  where s.logicalrelid = to_regclass('evm_checkpoint')
    and worker_hash($1::bigint) between s.shardminvalue::int and s.shardmaxvalue::int`,
};

/** The tables' shards that lie beside it, also after it has been moved. It takes ten times as long. */
const TABLES = `select c.relname as name, s.shardid::text as shard
  from pg_dist_shard f
  join pg_dist_partition o on o.logicalrelid = f.logicalrelid
  join pg_dist_partition d on d.colocationid = o.colocationid and d.partmethod = 'h'
  join pg_class c on c.oid = d.logicalrelid and c.relnamespace = current_schema()::regnamespace
  join pg_dist_shard s on s.logicalrelid = d.logicalrelid and s.shardminvalue = f.shardminvalue
  where f.shardid = $1::bigint`;

type Found = { readonly host: string; readonly port: number; readonly shard: string };
type Table = { readonly name: string; readonly shard: string };

/** The same database of another server; the coordinator knows servers on a Unix socket by its folder. */
function urlOn(coordinator: string, { host, port }: Found): string {
  const url = new URL(coordinator);
  url.searchParams.delete("host");
  if (host.startsWith("/")) url.searchParams.set("host", host);
  else url.hostname = host.includes(":") ? `[${host}]` : host;
  url.port = String(port);
  return url.href;
}

export class ChainLocations {
  readonly #coordinator: string;
  readonly #locations = new Map<number, ChainLocation & { readonly knownUntil: number }>();
  /** By the checkpoint's shard: statements keep their texts by target. */
  readonly #targets = new Map<string, Target>();

  /** @param coordinator URL */
  constructor(coordinator: string) {
    this.#coordinator = coordinator;
  }

  /**
   * Undefined where the tables are not distributed.
   *
   * @param client a connection to the coordinator
   */
  async find(client: pg.PoolClient, chain: number): Promise<ChainLocation | undefined> {
    const known = this.#locations.get(chain);
    if (known !== undefined && known.knownUntil > performance.now()) return known;
    const { rows } = await client.query<Found>({ ...SHARD, values: [chain] });
    const [found] = rows;
    if (found === undefined) {
      this.#locations.delete(chain);
      return undefined;
    }
    const location = {
      url: urlOn(this.#coordinator, found),
      target: await this.#targetOf(client, found.shard),
      shard: found.shard,
      knownUntil: performance.now() + KNOWN_MS,
    };
    this.#locations.set(chain, location);
    return location;
  }

  /** Forgets a chain's location and the names of its tables, to look them up again. */
  forget(chain: number): void {
    const location = this.#locations.get(chain);
    if (location === undefined) return;
    this.#locations.delete(chain);
    this.#targets.delete(location.shard);
  }

  async #targetOf(client: pg.PoolClient, shard: string): Promise<Target> {
    const known = this.#targets.get(shard);
    if (known !== undefined) return known;
    const { rows } = await client.query<Table>({ text: TABLES, values: [shard] });
    const tables = new Map(rows.map((table) => [table.name, `${table.name}_${table.shard}`]));
    const target: Target = { dialect: "plain", table: (name) => tables.get(name) ?? name };
    this.#targets.set(shard, target);
    return target;
  }
}
