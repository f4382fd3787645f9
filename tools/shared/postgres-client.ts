/** Connections to a PostgreSQL server, for tests and tools, which stop and kill servers while connections are open. */
import pg from "pg";

/**
 * Opens a connection. One that breaks fails its next query: without its listener, `pg` would end the process.
 *
 * @param more further settings, as `application_name`
 */
export async function connectTo(url: string | undefined, more: pg.ClientConfig = {}): Promise<pg.Client> {
  if (url === undefined) throw new Error("no server was given to connect to");
  const client = new pg.Client({ connectionString: url, ...more });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return client;
}

/** Opens a connection, and ends it after its use or the use's failure. */
export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectTo(url);
  try {
    return await use(client);
  } finally {
    await client.end().catch(() => {});
  }
}
