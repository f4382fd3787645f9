/** Opens the database: PostgreSQL by URL, or the embedded PGlite in a directory or in memory. */

import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { PglitePool } from "../pglite-pool.ts";
import { openLite } from "./open-lite.ts";

/** Where the database is; in memory when neither is given. */
export interface DatabaseLocation {
  /** PostgreSQL connection string; any engine that speaks its protocol. */
  readonly databaseUrl?: string | undefined;
  /** Directory of the embedded database; only one process may use it. */
  readonly dataDir?: string | undefined;
}

const INT8 = 20;

/** @throws Error of the driver when the database cannot be reached or opened */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseLocation): Promise<Kysely<unknown>> {
  if (databaseUrl !== undefined) {
    const types = {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        // Heights and times stay far below 2^53; amounts are numeric, which comes as text.
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format === "binary" ? "text" : format),
    };
    const pool = new pg.Pool({ connectionString: databaseUrl, types, max: 8 });
    // A connection that breaks while idle: the pool drops it, and the next query says so if the server is gone.
    pool.on("error", () => {});
    // And one that breaks between the statements of a transaction: the next statement fails, the process must not.
    pool.on("connect", (client) => client.on("error", () => {}));
    return new Kysely({ dialect: new PostgresDialect({ pool }) });
  }
  const { lite, closed } = await openLite(dataDir);
  return new Kysely({ dialect: new PostgresDialect({ pool: new PglitePool(lite, closed) }) });
}
