/** Reads what an operator must know of a database before a service uses it, without changing it. */

import { sql } from "kysely";
import type { PoolsOptions } from "../store/pool-options.ts";
import { appliedMigrations, planOf } from "../store/postgres/migrate.ts";
import type { MigrationPlan } from "../store/postgres/migration-plan.ts";
import { isDatabaseFolder } from "../store/postgres/node/database-folder.ts";
import type { DatabaseLocation } from "../store/postgres/node/database-location.ts";
import { openDatabase, PROBE, poolBounds, STATEMENT_MS } from "../store/postgres/node/open-database.ts";

/** The state of a database. */
export interface DatabaseFacts {
  /** PostgreSQL's major version. */
  readonly version: number;
  readonly isReadOnly: boolean;
  /** Whether the user may create tables in the schema. */
  readonly canCreate: boolean;
  /** Connections that a server accepts from this user, and those in use by others now. */
  readonly connections: { readonly max: number; readonly used: number };
  /** Connections that one process of the service opens at most. */
  readonly poolSize: number;
  /** Bytes on disk. */
  readonly bytes: number;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
  readonly plan: MigrationPlan;
}

/**
 * Reads the state of a database. An embedded database must not be in use.
 *
 * @param pools sizes of the service's pools
 * @returns undefined for a folder without a database
 * @throws DataDirInUseError when another process uses the data directory; the driver's error when the database cannot be opened
 */
export async function inspectDatabase(
  location: DatabaseLocation,
  pools: PoolsOptions = {},
): Promise<DatabaseFacts | undefined> {
  const { databaseUrl, dataDir } = location;
  if (databaseUrl === undefined && (dataDir === undefined || !(await isDatabaseFolder(dataDir))))
    return undefined;
  const db = await openDatabase(location, PROBE);
  try {
    const { rows } = await sql<Omit<DatabaseFacts, "connections" | "plan" | "poolSize"> & Connections>`
      select current_setting('server_version_num')::int / 10000 as version,
        current_setting('transaction_read_only')::boolean as "isReadOnly",
        coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as "canCreate",
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max,
        (select count(*)::int - 1 from pg_stat_activity where backend_type = 'client backend') as used,
        pg_database_size(current_database())::float8 as bytes,
        extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
    const [row] = rows;
    if (!row) throw new Error("the database gave no state");
    const { max, used, ...facts } = row;
    const poolSize = Object.values(poolBounds({ ...pools, statementMs: STATEMENT_MS })).reduce(
      (sum, { max: size }) => sum + size,
      0,
    );
    return { ...facts, connections: { max, used }, poolSize, plan: planOf(await appliedMigrations(db)) };
  } finally {
    await db.destroy();
  }
}

interface Connections {
  readonly max: number;
  readonly used: number;
}
