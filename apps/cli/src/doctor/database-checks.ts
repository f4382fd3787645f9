/** Checks of the database: version, layout, rights, connections, disk. */
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import {
  type DatabaseFacts,
  DataDirInUseError,
  inspectDatabase,
  isPreRelease,
  type ServiceOptions,
} from "@primary-network/service";
import type { DatabaseConfig } from "../config/config.ts";
import { checkClock } from "./clock.ts";
import { type Finding, findingsOf, reasonOf } from "./finding.ts";

/** PostgreSQL's major versions that the service is tested on. */
const VERSIONS = { first: 15, last: 18 };
/**
 * Bytes: below the first an index of a public network cannot grow; the embedded database needs some for its
 * log.
 */
const LITTLE = 10e9;
const TOO_LITTLE = 1e9;

const { ok, warning, failure } = findingsOf("database");

const GRANT_TABLES =
  "As the tables' owner: GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO <user>.";

/** Judges each check by the state of a database. */
export function judgeDatabase(
  { version, isReadOnly, canCreate, canUseTables, freeConnections, poolSize, bytes, plan }: DatabaseFacts,
  {
    embedded,
    file,
    migrates,
  }: { readonly embedded: boolean; readonly file: string; readonly migrates: boolean },
): Finding[] {
  const migrate = `primary-network migrate --config ${file}`;
  const versionText = `PostgreSQL ${version}${embedded ? ", embedded" : ""}, ${Math.ceil(bytes / 1e6)} MB`;
  const layout = () => {
    if (plan === undefined)
      return failure("migrations", "the user may not read which ones have run", GRANT_TABLES);
    const { pending, unknown, applied } = plan;
    if (isPreRelease(plan))
      return failure(
        "migrations",
        "the database was made before 0.1.0",
        "Index again into an empty database.",
      );
    if (unknown.length > 0)
      return failure(
        "migrations",
        `the database is newer than this version: it has ${unknown.join(", ")}`,
        "Run the version that migrated it, or a newer one.",
      );
    if (pending.length === 0) return ok("migrations", `all ${applied.length} have run`);
    const detail = `${pending.length} have not run: ${pending.join(", ")}`;
    return migrates
      ? warning("migrations", detail, `serve and index will run them; to run them before, "${migrate}".`)
      : failure("migrations", detail, `Run "${migrate}".`);
  };
  return [
    version < VERSIONS.first
      ? failure("version", versionText, `Use PostgreSQL ${VERSIONS.first} to ${VERSIONS.last}.`)
      : version > VERSIONS.last
        ? warning(
            "version",
            versionText,
            `The service is tested on PostgreSQL ${VERSIONS.first} to ${VERSIONS.last}.`,
          )
        : ok("version", versionText),
    layout(),
    isReadOnly
      ? failure(
          "writable",
          "the database is read-only",
          "Use the primary server, not a standby, or end its read-only mode.",
        )
      : ok("writable", "yes"),
    judgePermissions(canCreate, canUseTables, migrates),
    ...(embedded ? [] : [judgeConnections(freeConnections, poolSize)]),
  ];
}

function judgePermissions(canCreate: boolean, canUseTables: boolean, migrates: boolean): Finding {
  if (!canUseTables)
    return failure("permissions", "the user may not read and write every table", GRANT_TABLES);
  if (canCreate) return ok("permissions", "the user may create tables");
  if (!migrates) return ok("permissions", "the user may not create tables, and need not: migrate is false");
  return failure(
    "permissions",
    "the user may not create tables in its schema",
    "As the database's owner: GRANT CREATE ON SCHEMA public TO <user>; or let that user own the database.",
  );
}

function judgeConnections(free: number, poolSize: number): Finding {
  const detail = `${free} free, and a process of the service opens up to ${poolSize}`;
  const advice = "Raise max_connections, end other clients, or put PgBouncer in front in session mode.";
  if (free < poolSize) return failure("connections", detail, advice);
  if (free < 2 * poolSize) return warning("connections", detail, `For a second process: ${advice}`);
  return ok("connections", detail);
}

/** Judges the free bytes beside an embedded database. */
export function judgeDisk(free: number): Finding {
  const detail = `${(free / 1e9).toFixed(1)} GB free`;
  if (free >= LITTLE) return ok("disk", detail);
  const advice = "Free some, or move dataDir to a larger disk.";
  return free < TOO_LITTLE ? failure("disk", detail, advice) : warning("disk", detail, advice);
}

/** Returns the free bytes on the disk of a folder, which need not exist. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(folder);
    if (parent === folder) throw error;
    return freeBytes(parent);
  }
}

/** The disk beside an embedded database. */
export const checkDisk = async (folder: string): Promise<Finding> =>
  judgeDisk(await freeBytes(resolve(folder)));

/**
 * @param now milliseconds since 1970
 * @param inspect reads the database's state; tests give another
 */
export async function checkDatabase(
  database: DatabaseConfig,
  options: {
    readonly file: string;
    readonly migrates: boolean;
    readonly pools?: ServiceOptions["databasePools"] | undefined;
  },
  now: () => number,
  inspect = inspectDatabase,
): Promise<Finding[]> {
  const { dataDir } = database;
  const disk = dataDir === undefined ? [] : [await checkDisk(dataDir)];
  try {
    const facts = await inspect(database, options.pools);
    if (!facts) return [ok("reachable", "the folder will be created at the first start"), ...disk];
    const embedded = dataDir !== undefined;
    return [
      ok("reachable", "responds"),
      ...judgeDatabase(facts, { ...options, embedded }),
      ...(embedded ? [] : [checkClock("database", facts.now, now())]),
      ...disk,
    ];
  } catch (error) {
    if (error instanceof DataDirInUseError)
      return [ok("reachable", `${error.message}; stop that process to check more of the database`), ...disk];
    return [
      failure("reachable", reasonOf(error), "Start the database, or correct database or DATABASE_URL."),
      ...disk,
    ];
  }
}
