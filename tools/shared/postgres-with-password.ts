/** Starts a private PostgreSQL that asks a role for its password, as servers in production do. */
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "./postgres.ts";
import { connectTo } from "./postgres-client.ts";

/** The server and its database `service`, which belongs to the role `service`. */
export interface PostgresWithPassword {
  /** The URL of the database for that role, with a password that may be wrong. */
  urlWith(password: string): string;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

/**
 * Starts the server.
 *
 * @param password the role's
 * @throws Error without PostgreSQL on this machine
 */
export async function startPostgresWithPassword(password: string): Promise<PostgresWithPassword> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-rules-"));
  const rules = join(folder, "pg_hba.conf");
  await writeFile(rules, "local all postgres trust\nlocal all service scram-sha-256\n");
  await chmod(folder, 0o755); // the server's user reads it
  const server = await startPostgres([`hba_file=${rules}`]);
  const stop = async () => {
    await server?.stop();
    await rm(folder, { recursive: true });
  };
  try {
    if (!server) throw new Error("there is no PostgreSQL on this machine");
    const client = await connectTo(server.url);
    await client.query(`create role service login password ${pg.escapeLiteral(password)}`);
    await client.query("create database service owner service");
    await client.end();
    const urlWith = (tried: string) => {
      const url = new URL(server.url);
      url.username = "service";
      url.password = tried;
      url.pathname = "/service";
      return url.href;
    };
    return { urlWith, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
