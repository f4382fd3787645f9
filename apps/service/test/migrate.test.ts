/** The layout: new databases, those of the former record, newer ones, several processes at once. */

import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { appliedMigrations, layoutFault, migrate, migrations } from "../src/store/postgres/migrate.ts";
import type { MigrationProgress } from "../src/store/postgres/migration-plan.ts";
import { runStatements } from "../src/store/postgres/moving-migration.ts";
import { openDatabase } from "../src/store/postgres/node/open-database.ts";
import type { Db } from "../src/store/postgres/sql/database.ts";
import { hasTable, MIGRATION_LOCK } from "../src/store/postgres/version-record.ts";
import { emptied } from "./emptied.ts";
import { freshDatabase } from "./harness.ts";

const names = Object.keys(migrations);

/** Migrations after it were never applied by programs that recorded a number. */
const LAST_NUMBERED = 16;

/** Brings an empty database to a layout as programs did that recorded one number. */
async function migrateAsBefore(version: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create table if not exists schema_version (version int not null)`.execute(tx);
    for (const step of Object.values(migrations).slice(0, version)) {
      if (typeof step === "string") await runStatements(tx, step);
    }
    await sql`insert into schema_version values (${version})`.execute(tx);
  });
}

let db: Db;
beforeAll(async () => {
  db = await openDatabase(await freshDatabase());
});
afterAll(() => db.destroy());

// The embedded database may have been set up by the build, and then it is not empty.
beforeEach(() => emptied(db));

const addApiKey = () =>
  sql`insert into api_key values ('one', 'hash', 'name', 'free', '{}', 1, null)`.execute(db);

describe("a database", () => {
  test("that is empty gets every migration once, also when several processes start at the same time", async () => {
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(await appliedMigrations(db)).toEqual(names);
  });

  // Migration 12 was added before 13, in the order of the record; 2 has a table that takes a row.
  test.each([2, 11, 12, LAST_NUMBERED])(
    "with the former migration table at version %i is migrated with its rows",
    async (version) => {
      await migrateAsBefore(version);
      await addApiKey();
      expect(await appliedMigrations(db)).toEqual(names.slice(0, version));
      await Promise.all([migrate(db), migrate(db), migrate(db), migrate(db)]);
      expect(await appliedMigrations(db)).toEqual(names);
      expect(await hasTable(db, "schema_version")).toBe(false);
      expect(await db.selectFrom("api_key").select("id").execute()).toEqual([{ id: "one" }]);
      expect(await hasTable(db, "page_token")).toBe(false);
    },
  );

  test.skipIf(inject("postgres") === undefined)(
    "stays locked for other processes until its last migration is applied (skipped on the embedded database)",
    async () => {
      await migrateAsBefore(12);
      const waiting = async () => {
        const { rows } = await sql`
          select from pg_locks join pg_database on pg_database.oid = database
          where datname = current_database() and relation = 'p_staker'::regclass and not granted`.execute(db);
        return rows.length;
      };
      let migrating: Promise<void> | undefined;
      await db.transaction().execute(async (other) => {
        // Migration 13 changes this table, and waits here.
        await sql`lock table p_staker`.execute(other);
        migrating = migrate(db);
        await expect.poll(waiting).toBe(1);
        const { rows } = await sql`select pg_try_advisory_lock(${MIGRATION_LOCK}::bigint) as free`.execute(
          other,
        );
        expect(rows).toEqual([{ free: false }]);
      });
      await migrating;
      expect(await appliedMigrations(db)).toEqual(names);
    },
  );

  test("says which of its missing migrations is applied", async () => {
    await migrateAsBefore(12);
    const begun: MigrationProgress[] = [];
    await migrate(db, (progress) => begun.push(progress));
    const missing = names.slice(12);
    expect(begun).toEqual(missing.map((name, index) => ({ name, number: index + 1, of: missing.length })));
    await migrate(db, (progress) => begun.push(progress));
    expect(begun).toHaveLength(missing.length);
  });

  test("with EVM data finds it by its new indexes, and keeps where a message's source stands", async () => {
    await migrateAsBefore(16);
    const side = (name: string, chain: number, number: number) => sql`insert into icm_side
      (chain, side, message_id, number, idx, log_index, contract, source, destination, nonce, sender, recipient, data, receipts, time, sourced)
      values (${chain}, ${name}, '\\x01', ${number}, 0, 0, '\\x02', '\\x03', '\\x04', 1, '\\x05', '\\x06', '\\x', '[]', 9, ${name === "destination"})`;
    await side("source", 1, 7).execute(db);
    await side("destination", 2, 8).execute(db);
    await sql`insert into evm_tx (chain, number, idx, hash, type, succeeded, sender, nonce, value, input, gas_limit, gas_used, gas_price)
      select 1, n, 0, sha256(int8send(n)), 2, true, '\\x05', 0, 0, '\\x', 1, 1, 1 from generate_series(1, 5000) n`.execute(
      db,
    );
    await sql`insert into evm_concern select 1, '\\x05', n, 0 from generate_series(1, 5000) n`.execute(db);
    await migrate(db);
    const { rows: late } = await sql`select late_chain, late_number from icm_side order by side`.execute(db);
    expect(late).toEqual([
      { late_chain: 1, late_number: 7 },
      { late_chain: null, late_number: null },
    ]);
    const { rows: found } = await sql`select count(*)::int as count from evm_tx
      where substr(sha256(sender || int8send(chain)), 1, 7) = substr(sha256('\\x05'::bytea || int8send(1)), 1, 7) and number > 10`.execute(
      db,
    );
    expect(found).toEqual([{ count: 4_990 }]);
    expect(await hasTable(db, "evm_concern")).toBe(false);
  });

  test("that is current is not written to", async () => {
    await migrate(db);
    await db
      .transaction()
      .setAccessMode("read only")
      .execute((tx) => migrate(tx));
  });

  test("that is newer than the program is refused and not changed", async () => {
    await migrate(db);
    await sql`insert into schema_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(db);
    await expect(migrate(db)).rejects.toThrow(
      `database layout ${names.length + 1} is newer than this program's ${names.length}`,
    );
    expect(await appliedMigrations(db)).toEqual([...names, "9999-later"]);
  });

  test("with a newer former migration table is refused and not changed", async () => {
    await migrateAsBefore(LAST_NUMBERED);
    await sql`update schema_version set version = ${names.length + 1}`.execute(db);
    await expect(migrate(db)).rejects.toThrow(
      `database layout ${names.length + 1} is newer than this program's ${names.length}`,
    );
    expect(await hasTable(db, "schema_migration")).toBe(false);
  });

  test("with migration tables in other schemas gets its own", async () => {
    await sql`create schema another`.execute(db);
    await sql`create table another.schema_migration (name text)`.execute(db);
    await sql`create table another.schema_migration_lock (id text)`.execute(db);
    await migrate(db);
    expect(await appliedMigrations(db)).toEqual(names);
    await sql`drop schema another cascade`.execute(db);
  });

  test("with a failed migration has none of its changes, and is migrated later", async () => {
    await sql`create view evm_tx as select 1 as one`.execute(db);
    await expect(migrate(db)).rejects.toThrow('relation "evm_tx" already exists');
    expect(await hasTable(db, "p_block")).toBe(false);
    await sql`drop view evm_tx`.execute(db);
    await migrate(db);
    expect(await appliedMigrations(db)).toEqual(names);
  });
});

test.each([
  { applied: [], fault: "database layout 0 is not migrated" },
  { applied: names.slice(0, -1), fault: `database layout ${names.length - 1} is not migrated` },
  { applied: names, fault: undefined },
  {
    applied: [...names.slice(0, -1), "9999-later"],
    fault: `database layout ${names.length} is newer than this program's ${names.length}`,
  },
])("with migrations $applied has the fault $fault", ({ applied, fault }) => {
  expect(layoutFault(applied)).toBe(fault);
});

test("migrations are named in the order in which they are applied", () => {
  expect(names).toEqual([...names].sort());
});
