/** A private Citus cluster for a row of the bench, with one database. */
import pg from "pg";
import { startCitus } from "../../shared/citus.ts";

interface PrivateCluster {
  /** The coordinator's database. */
  readonly databaseUrl: string;
  /** URLs of the coordinator and the workers. */
  readonly servers: readonly string[];
  stop(): Promise<void>;
}

/** Runs statements one after the other; the rows of the last one. */
export async function rowsOf(url: string, ...statements: string[]): Promise<readonly pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: readonly pg.QueryResultRow[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const DATABASE = "bench";

/** Undefined where the PostgreSQL of this machine has no Citus. Commits are flushed to disk. */
export async function openCluster(): Promise<PrivateCluster | undefined> {
  const cluster = await startCitus(undefined, ["fsync=on"]);
  if (!cluster) return undefined;
  const { url, workers } = cluster;
  const servers = [url, ...workers];
  const hostOf = (server: string) => new URL(server).searchParams.get("host");
  const databaseOf = (server: string) => server.replace("/postgres?", `/${DATABASE}?`);
  for (const server of servers) {
    await rowsOf(server, `create database ${DATABASE}`);
    await rowsOf(databaseOf(server), "create extension citus");
  }
  await rowsOf(
    databaseOf(url),
    `select citus_set_coordinator_host('${hostOf(url)}', 5432)`,
    ...workers.map((worker) => `select citus_add_node('${hostOf(worker)}', 5432)`),
  );
  return { databaseUrl: databaseOf(url), servers, stop: () => cluster.stop() };
}
