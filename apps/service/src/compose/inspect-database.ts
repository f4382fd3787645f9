/** Inspects a database for an operator, without changing it, before a service uses it. */

import { sql } from "kysely";
import { type DatabaseLocation, isDatabaseFolder } from "../store/node/database-location.ts";
import { openDatabase } from "../store/node/open-database.ts";
import { PROBE, poolBounds, STATEMENT_MS } from "../store/node/pool-bounds.ts";
import { appliedMigrations, planOf } from "../store/schema/migrate.ts";
import type { MigrationPlan } from "../store/schema/migration-plan.ts";
import type { PoolsOptions } from "../store/session/pool-options.ts";
import type { Db } from "../store/sql/database.ts";

/** The state of a database. */
export interface DatabaseFacts {
  /** PostgreSQL's major version. */
  readonly version: number;
  /** True when the database accepts no changes: it is a standby or in read-only mode. */
  readonly isReadOnly: boolean;
  /** True when the user may create tables in the schema. */
  readonly canCreate: boolean;
  /** True when the user may read and write every table that the migrations made. */
  readonly canUseTables: boolean;
  /** Connections that a server would still accept from this user. */
  readonly freeConnections: number;
  /** Connections to this server that one process of the service opens at most. */
  readonly poolSize: number;
  /** Bytes on disk. */
  readonly bytes: number;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
  /** Undefined when the user may not read which migrations have run. */
  readonly plan: MigrationPlan | undefined;
}

/** SQLSTATE: insufficient_privilege. */
const DENIED = "42501";

const isDenied = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === DENIED;

/**
 * The limits of the server, of the database and of the role, each less the sessions that count. Of other users' sessions an ordinary user
 * sees the database and the role, but not `backend_type`: processes of the server itself are recognised by having neither.
 */
const FREE_CONNECTIONS = sql<number>`(
  with session as (
    select datname, usename from pg_stat_activity
    where datid is not null and usesysid is not null and pid <> pg_backend_pid()
  )
  select greatest(0, least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0) - (select count(*) from session),
    (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
      - (select count(*) from session where datname = current_database()),
    (select nullif(rolconnlimit, -1) from pg_roles where rolname = session_user)
      - (select count(*) from session where usename = session_user)
  ))::int)`;

/** The tables of the owner of the migrations' own: others in the schema are none of the service's. */
const CAN_USE_TABLES = sql<boolean>`not exists (
  select from pg_class
  where relkind in ('r', 'p')
    and (relnamespace, relowner) in
      (select relnamespace, relowner from pg_class where oid = to_regclass('schema_migration'))
    and not (has_table_privilege(oid, 'SELECT') and has_table_privilege(oid, 'INSERT')
      and has_table_privilege(oid, 'UPDATE') and has_table_privilege(oid, 'DELETE')))`;

/**
 * Reads the state of a database. An embedded database must not be in use.
 *
 * @param pools sizes of the service's pools
 * @returns undefined for a folder without a database
 * @throws DataDirInUseError when another process uses the data directory; the driver's error when the database cannot be opened
 * @example
 * ```ts
 * const facts = await inspectDatabase({ databaseUrl: process.env.DATABASE_URL });
 * ```
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
    const { rows } = await sql<Omit<DatabaseFacts, "plan" | "poolSize">>`
      select current_setting('server_version_num')::int / 10000 as version,
        current_setting('transaction_read_only')::boolean as "isReadOnly",
        coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as "canCreate",
        ${CAN_USE_TABLES} as "canUseTables",
        ${FREE_CONNECTIONS} as "freeConnections",
        pg_database_size(current_database())::float8 as bytes,
        extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
    const [facts] = rows;
    if (!facts) throw new Error("the database gave no state");
    // A replica's connections are another server's.
    const { replica: _, ...bounds } = poolBounds({ ...pools, statementMs: STATEMENT_MS });
    const poolSize = Object.values(bounds).reduce((sum, { max }) => sum + max, 0);
    return { ...facts, poolSize, plan: await readPlan(db) };
  } finally {
    await db.destroy();
  }
}

async function readPlan(db: Db): Promise<MigrationPlan | undefined> {
  try {
    return planOf(await appliedMigrations(db));
  } catch (error) {
    if (isDenied(error)) return undefined;
    throw error;
  }
}
