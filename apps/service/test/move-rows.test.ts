/** An index of the layout before ids were bytes becomes what a new one is, however often its migration is interrupted. */

import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createService } from "../src/index.ts";
import { appliedMigrations, migrate, migrations, planOf } from "../src/store/postgres/migrate.ts";
import type { MigrationProgress } from "../src/store/postgres/migration-plan.ts";
import { runStatements } from "../src/store/postgres/moving-migration.ts";
import { openDatabase } from "../src/store/postgres/node/open-database.ts";
import type { Db } from "../src/store/postgres/sql/database.ts";
import { copyAsFormer } from "./former-layout.ts";
import { emptyDatabase, freshDatabase, identityOf, sourceOf } from "./harness.ts";
import { rowsOf } from "./index-rows.ts";

let net: Localnet;
let fresh: Db;
let moved: Db;
beforeAll(async () => {
  net = await createLocalnet({ validators: 6, delegators: 12, weeks: 2 });
  const location = await freshDatabase();
  const packed = await indexed(location);
  fresh = await openDatabase(packed);
  moved = await openDatabase(await emptyDatabase());
});
afterAll(async () => {
  await fresh.destroy();
  await moved.destroy();
});

/** Where the local network is indexed: the server's database, or a copy of the embedded one. */
async function indexed(location: { databaseUrl?: string }) {
  const now = net.now() * 1000;
  const service = await createService({ ...location, networks: { fuji: sourceOf(net) }, clock: () => now });
  service.start();
  await service.indexed();
  const initialData = location.databaseUrl === undefined ? await service.packData() : undefined;
  await service.close();
  return initialData ? { initialData } : location;
}

/** Brings a database to the layout of version 16. */
async function migrateTo16(db: Db): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const steps = Object.entries(migrations).slice(0, 16);
  await sql`create table schema_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  for (const [name, step] of steps) {
    if (typeof step === "string") await runStatements(db, step);
    await sql`insert into schema_migration values (${name}, ${name})`.execute(db);
  }
}

test("rows are moved in batches, which continue where the last start ended", async () => {
  await migrateTo16(moved);
  await copyAsFormer(fresh, moved, identityOf(net));
  const seen: NonNullable<MigrationProgress["moved"]>[] = [];
  let starts = 0;
  for (let done = false; !done; starts += 1) {
    let batches = 0;
    done = await migrate(moved, ({ moved: at }) => {
      if (!at) return;
      seen.push(at);
      batches += 1;
      if (batches === 4) throw new Error("the process ends");
    }).then(
      () => true,
      (error: Error) => {
        expect(error.message).toBe("the process ends");
        return false;
      },
    );
    if (starts === 0) {
      // It is neither applied nor forgotten, and a program that does not know it refuses the database.
      expect(planOf(await appliedMigrations(moved)).pending).toContain("0017-bytes");
      const { rows } = await sql`select from schema_migration where name = '0017-bytes/moving'`.execute(
        moved,
      );
      expect(rows).toHaveLength(1);
    }
  }
  expect(starts).toBeGreaterThan(4);
  for (const table of new Set(seen.map(({ table }) => table))) {
    const rows = seen.filter((at) => at.table === table).map(({ rows }) => rows);
    expect(rows, table).toEqual([...new Set(rows)].sort((a, b) => a - b)); // no batch twice
    expect(seen.find((at) => at.table === table)?.of, table).toBe(rows[rows.length - 1]);
  }
  expect(await appliedMigrations(moved)).toEqual(Object.keys(migrations));
  const [got, want] = [await rowsOf(moved), await rowsOf(fresh)];
  // What processes that are running read again; nobody was when the layout changed.
  for (const state of [got, want]) delete state.p_stake_change;
  // Who may deactivate a validation was not kept: it is null where a new index knows it.
  const owners = /"disable_(addresses|threshold)": (null|\d+|\["[^\]]*\])/g;
  expect(got.p_l1_validation?.join()).toContain('"disable_threshold": null');
  for (const state of [got, want])
    state.p_l1_validation = (state.p_l1_validation ?? []).map((row) => row.replace(owners, "")).sort();
  for (const [table, rows] of Object.entries(want)) expect(got[table], table).toEqual(rows);
  expect(Object.keys(got)).toEqual(Object.keys(want));
  for (const table of ["p_l1_state", "p_reward"]) expect(want[table]?.length, table).toBeGreaterThan(5);
  expect(want.p_utxo?.length).toBeGreaterThan(100);
  expect(want.x_utxo?.length).toBeGreaterThan(10);
  expect(want.c_utxo?.length).toBeGreaterThan(0);
});
