/** A private PostgreSQL for a row of the bench, with a new database for whoever asks. */
import { createRequire } from "node:module";
import { startPostgres } from "../../tools/shared/postgres.ts";

const { Client } = createRequire(new URL("../../apps/service/package.json", import.meta.url))("pg");

/**
 * @param {{ preload?: string }} options a library that the server loads, such as one that counts statements
 * @returns undefined without PostgreSQL on this machine
 */
export async function openPostgres({ preload } = {}) {
  const server = await startPostgres(preload === undefined ? [] : [`shared_preload_libraries=${preload}`]);
  if (!server) return undefined;
  const query = async (database, text) => {
    const client = new Client({ connectionString: server.url.replace("/postgres?", `/${database}?`) });
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  };
  return {
    query,
    /** The address of a new, empty database. */
    async createDatabase(name) {
      await query("postgres", `create database ${name}`);
      return server.url.replace("/postgres?", `/${name}?`);
    },
    stop: () => server.stop(),
  };
}
