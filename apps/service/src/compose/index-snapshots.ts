/** Creates, restores and inspects snapshots of an index without running a service. */

import { genesisBlockId } from "../domain/p/genesis.ts";
import { packageVersion } from "../http/node/program-version.ts";
import type { LeftOut } from "../store/index-snapshot/beginnings.ts";
import type { IndexSnapshotManifest } from "../store/index-snapshot/manifest.ts";
import { checkFiles } from "../store/index-snapshot/node/check.ts";
import { createIndexSnapshot as create } from "../store/index-snapshot/node/create.ts";
import { readManifest } from "../store/index-snapshot/node/folder.ts";
import {
  CONNECTIONS,
  checkManifest,
  restoreIndexSnapshot as restore,
} from "../store/index-snapshot/node/restore.ts";
import { endRestore, giveUpRestore } from "../store/index-snapshot/node/restore-progress.ts";
import type { SnapshotProgress } from "../store/index-snapshot/progress.ts";
import { IndexSnapshotError } from "../store/index-snapshot/snapshot-error.ts";
import { type DatabaseLocation, isDatabaseFolder } from "../store/node/database-location.ts";
import { openDatabase } from "../store/node/open-database.ts";
import { UNLIMITED } from "../store/node/pool-bounds.ts";
import type { Db } from "../store/sql/database.ts";
import { composeService } from "./create-service.ts";
import type { NetworkSource, ServiceOptions } from "./options.ts";

/** Options of `createIndexSnapshot`. */
export interface CreateSnapshotOptions {
  /** Bytes of rows after which a file ends, before they are packed. Default 32 MiB. */
  readonly fileBytes?: number;
  /**
   * True for the current state alone: unspent outputs, stakers, balances of tokens and owners of NFTs, without blocks
   * and transactions. A service over it refuses operations that need history. Default: false.
   */
  readonly state?: boolean;
  /**
   * Unix seconds: the current state, and the blocks of each chain from its first one at or after this time. Not with
   * `state`. Default: all blocks.
   */
  readonly since?: number;
  /** Milliseconds since 1970. Default: the machine's clock. */
  readonly clock?: () => number;
  /** Called after each table. */
  readonly onProgress?: (progress: SnapshotProgress) => void;
}

/** Options of `restoreIndexSnapshot`. */
export interface RestoreSnapshotOptions {
  /** Called after each file of rows and each index. */
  readonly onProgress?: (progress: SnapshotProgress) => void;
  /**
   * Judges the restored index before a service may use it. When the result is false, the database is emptied.
   *
   * @param fetch handles requests to the data and metrics interfaces over the restored index
   */
  readonly judge?: (
    fetch: (request: Request) => Promise<Response>,
    manifest: IndexSnapshotManifest,
  ) => Promise<boolean>;
  /** Milliseconds since 1970, for the requests of `judge`. Default: the machine's clock. */
  readonly clock?: () => number;
}

/**
 * Writes a snapshot of an index into an empty folder, from one transaction, while others use the database. An embedded
 * database has one user, so its service must not run. Keys, usage, webhooks, exports and leases are not part of it.
 *
 * @throws IndexSnapshotError when the folder is not empty, there is no index, or it begins after `since`; DatabaseLayoutError when the database
 *   has another layout; the driver's error when it cannot be read
 * @example
 * const { digest } = await createIndexSnapshot({ databaseUrl: "postgres://127.0.0.1/service" }, "snapshot");
 */
export async function createIndexSnapshot(
  location: DatabaseLocation,
  folder: string,
  options: CreateSnapshotOptions = {},
): Promise<IndexSnapshotManifest> {
  const { fileBytes, clock = Date.now, onProgress } = options;
  const now = clock();
  const leftOut = leftOutBy(options, now);
  const { databaseUrl, dataDir } = location;
  if (databaseUrl === undefined && (dataDir === undefined || !(await isDatabaseFolder(dataDir))))
    throw new IndexSnapshotError(`dataDir ${dataDir ?? ""} holds no database`);
  const db = await openDatabase(location, UNLIMITED);
  try {
    return await create(db, folder, {
      software: packageVersion(),
      now,
      fileBytes,
      leftOut,
      onProgress,
    });
  } finally {
    await db.destroy();
  }
}

/** @throws IndexSnapshotError naming the option and the rule */
function leftOutBy({ state, since }: CreateSnapshotOptions, now: number): LeftOut | undefined {
  if (since === undefined) return state ? "all" : undefined;
  if (state) throw new IndexSnapshotError("state and since exclude each other: state keeps no history");
  if (!Number.isSafeInteger(since) || since < 0 || since * 1000 > now)
    throw new IndexSnapshotError(`since must be a whole number of Unix seconds up to now, not ${since}`);
  return { before: since };
}

const networksOf = (networks: ServiceOptions["networks"]) =>
  Object.values(networks).map(({ networkId, genesis }: NetworkSource) => ({
    networkId,
    genesis: genesisBlockId(genesis),
  }));

/**
 * Restores a snapshot into an empty database, and makes its indexes. After a failure or a kill, the same call
 * continues. A service that follows it reads on from the heights of the snapshot. A failure of `judge` leaves the
 * database as it is, and the same call judges again.
 *
 * @param networks as for `createService`; the snapshot's must be among them
 * @throws IndexSnapshotError when the snapshot is of another layout or network, a file is missing or damaged, the
 *   database is not empty, or the index is judged to be wrong; the driver's error when a statement fails
 * @example
 * const { chains } = await restoreIndexSnapshot({ dataDir: "index" }, "snapshot", { fuji });
 */
export async function restoreIndexSnapshot(
  location: DatabaseLocation,
  folder: string,
  networks: ServiceOptions["networks"],
  { onProgress, judge, clock = Date.now }: RestoreSnapshotOptions = {},
): Promise<IndexSnapshotManifest> {
  // Before a database is made.
  const snapshot = await readManifest(folder);
  checkManifest(snapshot.manifest, networksOf(networks));
  const connections = location.databaseUrl === undefined ? 1 : CONNECTIONS;
  const onDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const db = await openDatabase(location, { ...UNLIMITED, max: connections });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  };
  const restoreRows = (db: Db) => restore(db, folder, snapshot, { connections, onProgress });
  if (judge === undefined) {
    await onDatabase(async (db) => {
      await restoreRows(db);
      await endRestore(db);
    });
    return snapshot.manifest;
  }
  await onDatabase(restoreRows); // the embedded database has one user
  const { databaseUrl, databaseSsl, dataDir } = location;
  const database = {
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(databaseSsl !== undefined && { databaseSsl }),
    ...(dataDir !== undefined && { dataDir }),
  };
  const service = await composeService({ ...database, networks, clock }, true);
  let sound: boolean;
  try {
    sound = await judge((request) => service.fetch(request), snapshot.manifest);
  } finally {
    await service.close();
  }
  await onDatabase(sound ? endRestore : giveUpRestore);
  if (!sound) throw new IndexSnapshotError("the restored index is wrong, and the database was emptied");
  return snapshot.manifest;
}

/**
 * Reads the manifest of a snapshot.
 *
 * @param options with `check`, all files are read and compared with the manifest
 * @throws IndexSnapshotError when there is no manifest or a file is missing or damaged
 * @example
 * const { chains, digest } = await inspectIndexSnapshot("snapshot", { check: true });
 */
export async function inspectIndexSnapshot(
  folder: string,
  { check = false }: { readonly check?: boolean } = {},
): Promise<IndexSnapshotManifest> {
  const { manifest } = await readManifest(folder);
  if (check) await checkFiles(folder, manifest);
  return manifest;
}
