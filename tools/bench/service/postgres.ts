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
}

/** Undefined without PostgreSQL on this machine. */
export async function openPostgres({ preload }: PostgresOptions = {}): Promise<PrivatePostgres | undefined> {
  const server = await startPostgres(preload === undefined ? [] : [`shared_preload_libraries=${preload}`]);
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

/** Milliseconds of the statements' execution per reading, as the database itself counts them. */
export async function statementMs(
  postgres: PrivatePostgres,
  database: string,
  times: number,
  read: () => Promise<unknown>,
): Promise<number> {
  await postgres.query(database, "select pg_stat_statements_reset()");
  for (let time = 0; time < times; time += 1) await read();
  const { rows } = await postgres.query(
    database,
    "select sum(total_exec_time) as ms from pg_stat_statements where query not like '%pg_stat_statements%'",
  );
  return Number(rows[0]?.ms) / times;
}
