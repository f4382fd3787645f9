/** Migrates a database to the newest layout with Kysely's Migrator. */

import { type Migration, type MigrationResultSet, Migrator, sql } from "kysely";
import {
  DatabaseLayoutError,
  faultOf,
  type MigrationPlan,
  type MigrationProgress,
  type OnMigration,
} from "./migration-plan.ts";
import { pChain } from "./migrations/0001-p-chain.ts";
import { apiKeys } from "./migrations/0002-api-keys.ts";
import { exportJobs } from "./migrations/0003-export-jobs.ts";
import { blocks } from "./migrations/0004-blocks.ts";
import { xChain } from "./migrations/0005-x-chain.ts";
import { cChain } from "./migrations/0006-c-chain.ts";
import { writeLess } from "./migrations/0007-write-less.ts";
import { xProposers } from "./migrations/0008-x-proposers.ts";
import { evm } from "./migrations/0009-evm.ts";
import { nft } from "./migrations/0010-nft.ts";
import { icm } from "./migrations/0011-icm.ts";
import { formerImports } from "./migrations/0012-former-imports.ts";
import { helicon } from "./migrations/0013-helicon.ts";
import { xHistory } from "./migrations/0014-x-history.ts";
import { pageTokenKeys } from "./migrations/0015-page-token-keys.ts";
import { indexerLease } from "./migrations/0016-indexer-lease.ts";
import { bytes } from "./migrations/0017-bytes.ts";
import { unspent } from "./migrations/0018-unspent.ts";
import { txPositions } from "./migrations/0020-tx-positions.ts";
import { stakes } from "./migrations/0022-stakes.ts";
import { evmParties } from "./migrations/0024-evm-parties.ts";
import { icmListing } from "./migrations/0025-icm-listing.ts";
import { evmRanges } from "./migrations/0029-evm-ranges.ts";
import { txAssets } from "./migrations/0030-tx-assets.ts";
import { primaryReads } from "./migrations/0032-primary-reads.ts";
import { l1StatesAndRewards } from "./migrations/0033-l1-states-and-rewards.ts";
import { evmReading } from "./migrations/0034-evm-reading.ts";
import { evmBalances } from "./migrations/0036-evm-balances.ts";
import { contractReading } from "./migrations/0038-contract-reading.ts";
import { evmPeriods } from "./migrations/0039-evm-periods.ts";
import { icmPeriods } from "./migrations/0040-icm-periods.ts";
import { push } from "./migrations/0042-push.ts";
import { soleOwners } from "./migrations/0043-sole-owners.ts";
import { compactTxs } from "./migrations/0044-compact-txs.ts";
import { icmChains } from "./migrations/0045-icm-chains.ts";
import { apiLogs } from "./migrations/0046-api-logs.ts";
import { holdingKeys } from "./migrations/0050-holding-keys.ts";
import { shortTies } from "./migrations/0051-short-ties.ts";
import { packedDetails } from "./migrations/0052-packed-details.ts";
import { evmIndexKeys } from "./migrations/0057-evm-index-keys.ts";
import { holdingOwners } from "./migrations/0058-holding-owners.ts";
import { evmTxPositions } from "./migrations/0059-evm-tx-positions.ts";
import { balanceSums } from "./migrations/0060-balance-sums.ts";
import { replicaIdentity } from "./migrations/0065-replica-identity.ts";
import { xAndCSums } from "./migrations/0066-x-and-c-sums.ts";
import { importOwners } from "./migrations/0067-import-owners.ts";
import { cProposers } from "./migrations/0068-c-proposers.ts";
import { webhookHost } from "./migrations/0070-webhook-host.ts";
import { isMark, type MovingMigration, runMoving, runStatements } from "./moving-migration.ts";
import { endPacking } from "./pack-indexes.ts";
import { placeTables, undistributed } from "./placement.ts";
import type { Db } from "./sql/database.ts";
import { hasTable, MIGRATION_LOCK, migrationsByVersion, takeOverVersion } from "./version-record.ts";

/** SQL, or a move of rows, by the name under which it is recorded: the number orders them, and neither name nor migration ever changes. */
export const migrations: { readonly [name: string]: string | MovingMigration } = {
  "0001-p-chain": pChain,
  "0002-api-keys": apiKeys,
  "0003-export-jobs": exportJobs,
  "0004-blocks": blocks,
  "0005-x-chain": xChain,
  "0006-c-chain": cChain,
  "0007-write-less": writeLess,
  "0008-x-proposers": xProposers,
  "0009-evm": evm,
  "0010-nft": nft,
  "0011-icm": icm,
  "0012-former-imports": formerImports,
  "0013-helicon": helicon,
  "0014-x-history": xHistory,
  "0015-page-token-keys": pageTokenKeys,
  "0016-indexer-lease": indexerLease,
  "0017-bytes": bytes,
  "0018-unspent": unspent,
  "0020-tx-positions": txPositions,
  "0022-stakes": stakes,
  "0024-evm-parties": evmParties,
  "0025-icm-listing": icmListing,
  "0029-evm-ranges": evmRanges,
  "0030-tx-assets": txAssets,
  "0032-primary-reads": primaryReads,
  "0033-l1-states-and-rewards": l1StatesAndRewards,
  "0034-evm-reading": evmReading,
  "0036-evm-balances": evmBalances,
  "0038-contract-reading": contractReading,
  "0039-evm-periods": evmPeriods,
  "0040-icm-periods": icmPeriods,
  "0042-push": push,
  "0043-sole-owners": soleOwners,
  "0044-compact-txs": compactTxs,
  "0045-icm-chains": icmChains,
  "0046-api-logs": apiLogs,
  "0050-holding-keys": holdingKeys,
  "0051-short-ties": shortTies,
  "0052-packed-details": packedDetails,
  "0057-evm-index-keys": evmIndexKeys,
  "0058-holding-owners": holdingOwners,
  "0059-evm-tx-positions": evmTxPositions,
  "0060-balance-sums": balanceSums,
  "0065-replica-identity": replicaIdentity,
  "0066-x-and-c-sums": xAndCSums,
  "0067-import-owners": importOwners,
  "0068-c-proposers": cProposers,
  "0070-webhook-host": webhookHost,
};

const names = Object.keys(migrations);

const isNewer = (applied: readonly string[]) => applied.some((name) => !names.includes(name));

/** Compares the migrations of a database with this program's. */
export const planOf = (applied: readonly string[]): MigrationPlan => ({
  applied,
  pending: names.filter((name) => !applied.includes(name)),
  unknown: applied.filter((name) => !names.includes(name)),
});

/** Why a database with these migrations cannot be used by this program; undefined when it can. */
export const layoutFault = (applied: readonly string[]): string | undefined => faultOf(planOf(applied));

/** Names of the applied migrations, in order; none for an empty database. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  if (!(await hasTable(db, "schema_migration"))) return migrationsByVersion(db, names);
  const applied = await db.selectFrom("schema_migration").select("name").orderBy("name").execute();
  return applied.flatMap(({ name }) => (isMark(name) ? [] : [name]));
}

function migrationsByName(begins: (name: string) => void): Record<string, Migration> {
  const migrationOf = (name: string, migration: string | MovingMigration): Migration => ({
    async up(db) {
      if (typeof migration !== "string")
        throw new Error(`${name} moves rows, which takes more than one transaction`);
      begins(name);
      await runStatements(db, migration);
    },
  });
  return Object.fromEntries(Object.entries(migrations).map(([name, one]) => [name, migrationOf(name, one)]));
}

/**
 * Applies the missing migrations under a lock that other processes wait for: those that are SQL in one transaction, up to one that moves
 * rows, which takes many and continues at the next start when it is interrupted. A database that has all is not written
 * to, since it may be read-only.
 *
 * @throws DatabaseLayoutError when the database is newer than this program; the driver's error when a statement fails
 */
export async function migrate(db: Db, onMigration?: OnMigration): Promise<void> {
  if (layoutFault(await appliedMigrations(db)) === undefined && (await undistributed(db)).length === 0)
    return;
  await db.connection().execute(async (connection) => {
    // The Migrator lists the tables before it takes its own lock, and fails where another process drops one meanwhile.
    await sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`.execute(connection);
    try {
      await endPacking(connection);
      await migrateAlone(connection, onMigration);
      await placeTables(connection);
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK}::bigint)`.execute(connection);
    }
  });
}

/**
 * Checks that a database has this program's layout, without changing it.
 *
 * @throws DatabaseLayoutError when it has not
 */
export async function requireLayout(db: Db): Promise<void> {
  const applied = await appliedMigrations(db);
  if (layoutFault(applied) !== undefined) throw new DatabaseLayoutError(planOf(applied));
}

function orThrow({ error }: MigrationResultSet): void {
  if (error) throw error;
}

/** Under the lock: another process may have migrated the database meanwhile. */
async function migrateAlone(db: Db, onMigration: OnMigration | undefined): Promise<void> {
  const applied = await appliedMigrations(db);
  const fault = layoutFault(applied);
  if (fault === undefined) return;
  if (isNewer(applied)) throw new DatabaseLayoutError(planOf(applied));
  await takeOverVersion(db, names);
  const missing = planOf(applied).pending;
  const begins = (name: string, moved?: MigrationProgress["moved"]): void =>
    onMigration?.({ name, number: missing.indexOf(name) + 1, of: missing.length, ...(moved && { moved }) });
  const all = migrationsByName(begins);
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => all },
    migrationTableName: "schema_migration",
    migrationLockTableName: "schema_migration_lock",
    // Without it the Migrator uses a table of the same name in any schema.
    ...(rows[0] && { migrationTableSchema: rows[0].schema }),
    // The recorded order follows a clock, which may have been set back between two migrations.
    allowUnorderedMigrations: true,
  });
  const isSql = (name: string | undefined) => name === undefined || typeof migrations[name] === "string";
  for (const [index, name] of missing.entries()) {
    const migration = migrations[name];
    if (typeof migration === "object") {
      begins(name);
      await runMoving(db, name, migration, (moved) => begins(name, moved));
    } else if (!isSql(missing[index + 1]) || index === missing.length - 1) {
      orThrow(await migrator.migrateTo(name)); // with all before it
    }
  }
}
