/** Brings a database to the newest layout, one transaction per step. */

import { sql } from "kysely";
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
import { helicon } from "./migrations/0020-helicon.ts";
import { formerImports } from "./migrations/0030-former-imports.ts";
import { xHistory } from "./migrations/0031-x-history.ts";
import { pageTokenKeys } from "./migrations/0040-page-token-keys.ts";
import type { Db } from "./sql/database.ts";

/** In order; the position is the version. */
export const migrations: readonly string[] = [
  pChain,
  apiKeys,
  exportJobs,
  blocks,
  xChain,
  cChain,
  writeLess,
  xProposers,
  evm,
  nft,
  icm,
  formerImports,
  helicon,
  xHistory,
  pageTokenKeys,
];

/** Arbitrary, the same in every process: only one migrates at a time. */
const LOCK = 7_305_116;

/** Why a database of this version cannot be used by this program; undefined when it can. */
export function layoutFault(version: number): string | undefined {
  if (version > migrations.length)
    return `database layout ${version} is newer than this program's ${migrations.length}`;
  return version < migrations.length ? `database layout ${version} is not migrated` : undefined;
}

/** Version of a database's layout; 0 of an empty one. */
export async function layoutVersion(db: Db): Promise<number> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('schema_version') is not null as there`.execute(db);
  if (!tables[0]?.there) return 0;
  const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(db);
  return rows[0]?.version ?? 0;
}

/**
 * Applies what is missing; a database that has everything is not written to, since it may be read-only.
 *
 * @throws Error when the database is newer than this program
 */
export async function migrate(db: Db): Promise<void> {
  if ((await layoutVersion(db)) === migrations.length) return;
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx);
    await sql`create table if not exists schema_version (version int not null)`.execute(tx);
    const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(tx);
    const version = rows[0]?.version ?? 0;
    if (version > migrations.length) throw new Error(layoutFault(version));
    for (const step of migrations.slice(version)) {
      // One statement per call: extended-protocol clients take no more.
      for (const statement of step.split(";\n")) {
        if (statement.trim() !== "") await sql.raw(statement).execute(tx);
      }
    }
    if (version < migrations.length) {
      await sql`delete from schema_version`.execute(tx);
      await sql`insert into schema_version values (${migrations.length})`.execute(tx);
    }
  });
}
