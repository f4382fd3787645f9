/** A private PostgreSQL for a row of the bench, with a new database for whoever asks. */
import pg from "pg";
import { startPostgres } from "../../shared/postgres.ts";

/** Where a service stores; in memory without either. */
export type DatabaseLocation = { readonly databaseUrl?: string; readonly dataDir?: string };

export interface PrivatePostgres {
  query(database: string, text: string): Promise<pg.QueryResult>;
  /** The address of a new, empty database. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

interface PostgresOptions {
  /** A library that the server loads, such as one that counts statements. */
  readonly preload?: string;
  /** Whether commits are flushed to disk, as a deployment's are. Default false. */
  readonly durable?: boolean;
}

/** Undefined without PostgreSQL on this machine. */
export async function openPostgres({
  preload,
  durable = false,
}: PostgresOptions = {}): Promise<PrivatePostgres | undefined> {
  const server = await startPostgres([
    ...(preload === undefined
      ? []
      : [`shared_preload_libraries=${preload}`, "pg_stat_statements.track_planning=on"]),
    ...(durable ? ["fsync=on"] : []),
  ]);
  if (!server) return undefined;
  const urlOf = (database: string) => server.url.replace("/postgres?", `/${database}?`);
  const query = async (database: string, text: string) => {
    const client = new pg.Client({ connectionString: urlOf(database) });
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  };
  return {
    query,
    async createDatabase(name) {
      await query("postgres", `create database ${name}`);
      return urlOf(name);
    },
    stop: () => server.stop(),
  };
}

/** Counts the statements of a database from now on. */
export async function countStatements(postgres: PrivatePostgres, database: string): Promise<void> {
  await postgres.query(database, "select pg_stat_statements_reset()");
}

/** What the counted statements cost. */
export interface StatementCost {
  /** Milliseconds of planning and execution, as the database itself counts them. */
  readonly ms: number;
  readonly statements: number;
  /** Pages of 8 kB that were read, mostly from memory. */
  readonly buffers: number;
}

export async function statementCost(postgres: PrivatePostgres, database: string): Promise<StatementCost> {
  const { rows } = await postgres.query(
    database,
    `select sum(total_exec_time + total_plan_time) as ms, sum(calls) as calls, sum(shared_blks_hit + shared_blks_read) as buffers
     from pg_stat_statements where query not like '%pg_stat_statements%'`,
  );
  const [row] = rows;
  return {
    ms: Number(row?.ms),
    statements: Number(row?.calls),
    buffers: Number(row?.buffers),
  };
}
