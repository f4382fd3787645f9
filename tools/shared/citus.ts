/** Starts a private Citus cluster: a coordinator and its workers, each a server of its own on a Unix socket. */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { findPostgres, type Postgres, startPostgres } from "./postgres.ts";

/** A running cluster; databases on it are clusters of their own and have to name their workers. */
export interface Citus extends Postgres {
  /** URLs of the workers' databases `postgres`. */
  readonly workers: readonly string[];
}

const WORKERS = 2;

const SETTINGS = [
  "shared_preload_libraries=citus",
  // More than the databases that the tests make: recovery of two-phase commits needs a process for each.
  "max_worker_processes=300",
  "max_prepared_transactions=200",
  "max_connections=400",
  "wal_level=logical", // chains are moved while they are written
  "citus.shard_count=8",
  // Statements of the tests are many and short; those that touch several shards need not open a connection for each.
  "citus.max_adaptive_executor_pool_size=2",
];

/** Whether the server in a folder has the extension. */
function hasCitus(bin: string): boolean {
  const version = dirname(bin).split("/").pop() ?? "";
  const folders = [join(dirname(bin), "share/extension"), `/usr/share/postgresql/${version}/extension`];
  return folders.some((folder) => {
    try {
      return readdirSync(folder).includes("citus.control");
    } catch {
      return false;
    }
  });
}

/** Starts it on the newest server found, with more settings as `name=value`; undefined when that has no Citus. */
export async function startCitus(
  bin = findPostgres(),
  more: readonly string[] = [],
): Promise<Citus | undefined> {
  if (bin === undefined || !hasCitus(bin)) return undefined;
  const servers: Postgres[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    for (let count = 0; count <= WORKERS; count++) {
      const server = await startPostgres([...SETTINGS, ...more], bin);
      if (server) servers.push(server);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const [coordinator, ...workers] = servers.map(({ url }) => url);
  if (coordinator === undefined) return undefined;
  return { url: coordinator, workers, stop };
}
