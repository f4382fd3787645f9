/** Plans and runs the migrations of a database without running a service. */

import { type DatabaseLocation, isDatabaseFolder } from "../store/node/database-location.ts";
import { openDatabase } from "../store/node/open-database.ts";
import { UNLIMITED } from "../store/node/pool-bounds.ts";
import { appliedMigrations, migrate, planOf } from "../store/schema/migrate.ts";
import type { MigrationPlan, OnMigration } from "../store/schema/migration-plan.ts";
import type { Db } from "../store/sql/database.ts";

/** The migrations of one database. */
export interface DatabaseMigrations {
  /**
   * The applied and missing migrations. Reading them changes nothing, and creates no database in an empty
   * folder.
   */
  plan(): Promise<MigrationPlan>;
  /**
   * Runs the missing migrations in one transaction; other processes that migrate the database wait.
   *
   * @param onMigration called before each one
   * @throws DatabaseLayoutError when the database is newer than this program or was made before 0.1.0; the driver's
   *   error when a statement fails
   */
  run(onMigration?: OnMigration): Promise<void>;
  /** Closes the database. */
  close(): Promise<void>;
}

/**
 * Gives access to the migrations of a database.
 *
 * @throws DataDirInUseError when another process uses the data directory; the driver's error when the database cannot be opened
 * @example
 * const migrations = await openMigrations({ databaseUrl: "postgres://127.0.0.1/service" });
 * const { pending } = await migrations.plan();
 * await migrations.run(({ name }) => console.log(name));
 * await migrations.close();
 */
export async function openMigrations(location: DatabaseLocation): Promise<DatabaseMigrations> {
  const { databaseUrl, dataDir } = location;
  const exists = databaseUrl !== undefined || (dataDir !== undefined && (await isDatabaseFolder(dataDir)));
  let db: Db | undefined = exists ? await openDatabase(location, UNLIMITED) : undefined;
  return {
    plan: async () => planOf(db ? await appliedMigrations(db) : []),
    async run(onMigration) {
      db ??= await openDatabase(location, UNLIMITED);
      await migrate(db, onMigration);
    },
    close: async () => db?.destroy(),
  };
}
