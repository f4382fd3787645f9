/** The layout: new databases, later ones, newer ones, several processes at once. */

import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { openDatabase } from "../src/store/node/open-database.ts";
import {
  appliedMigrations,
  layoutFault,
  MIGRATION_LOCK,
  type Migrations,
  migrate,
  migrations,
} from "../src/store/schema/migrate.ts";
import type { MigrationProgress } from "../src/store/schema/migration-plan.ts";
import type { Db } from "../src/store/sql/database.ts";
import { hasTable } from "../src/store/sql/has-table.ts";
import { emptied } from "./emptied.ts";
import { freshDatabase } from "./harness.ts";

const names = Object.keys(migrations);

/** Migrations of a later program. */
const later: Migrations = {
  ...migrations,
  "9998-log-count": `
-- Two statements.
alter table evm_tx add column log_count int;
alter table p_staker add column log_count int not null default 0;
`,
  "9999-index": "create index evm_tx_log_count on evm_tx (chain, log_count);\n",
};
const laterNames = Object.keys(later);

let db: Db;
beforeAll(async () => {
  db = await openDatabase(await freshDatabase());
});
afterAll(() => db.destroy());

// The embedded database may have been set up by the build, and then it is not empty.
beforeEach(() => emptied(db));

describe("a database", () => {
  test("that is empty gets every migration once, also when several processes start at the same time", async () => {
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(await appliedMigrations(db)).toEqual(names);
  });

  test("with the baseline gets the migrations after it, with its rows", async () => {
    await migrate(db);
    await sql`insert into api_key values ('one', 'hash', 'name', 'free', '{}', 1, null)`.execute(db);
    await Promise.all([1, 2, 3].map(() => migrate(db, undefined, later)));
    expect(await appliedMigrations(db)).toEqual(laterNames);
    const { rows } = await sql`select (select count(log_count) from evm_tx)::int as evm,
      (select count(log_count) from p_staker)::int as p`.execute(db);
    expect(rows).toEqual([{ evm: 0, p: 0 }]);
    expect(await db.selectFrom("api_key").select("id").execute()).toEqual([{ id: "one" }]);
  });

  test.skipIf(inject("postgres") === undefined)(
    "stays locked for other processes until its last migration is applied (skipped on the embedded database)",
    async () => {
      await migrate(db);
      const waiting = async () => {
        const { rows } = await sql`
          select from pg_locks join pg_database on pg_database.oid = database
          where datname = current_database() and relation = 'p_staker'::regclass and not granted`.execute(db);
        return rows.length;
      };
      let migrating: Promise<void> | undefined;
      await db.tx(async (other) => {
        // A later migration changes this table, and waits here.
        await sql`lock table p_staker`.execute(other);
        migrating = migrate(db, undefined, later);
        await expect.poll(waiting).toBe(1);
        const { rows } = await sql`select pg_try_advisory_lock(${MIGRATION_LOCK}::bigint) as free`.execute(
          other,
        );
        expect(rows).toEqual([{ free: false }]);
      });
      await migrating;
      expect(await appliedMigrations(db)).toEqual(laterNames);
    },
  );

  test("says which of its missing migrations is applied", async () => {
    const begun: MigrationProgress[] = [];
    const onMigration = (progress: MigrationProgress) => begun.push(progress);
    await migrate(db, onMigration);
    expect(begun).toEqual(names.map((name, index) => ({ name, number: index + 1, of: names.length })));
    begun.length = 0;
    await migrate(db, onMigration, later);
    expect(begun).toEqual([
      { name: "9998-log-count", number: 1, of: 2 },
      { name: "9999-index", number: 2, of: 2 },
    ]);
    await migrate(db, onMigration, later);
    expect(begun).toHaveLength(2);
  });

  test("that is current is not written to", async () => {
    await migrate(db);
    await db.connection(async (own) => {
      await sql`set default_transaction_read_only = on`.execute(own);
      await migrate(own);
      await sql`reset default_transaction_read_only`.execute(own);
    });
  });

  test("that is newer than the program is refused and not changed", async () => {
    await migrate(db, undefined, later);
    await expect(migrate(db)).rejects.toThrow(
      `database layout ${laterNames.length} is newer than this program's ${names.length}`,
    );
    expect(await appliedMigrations(db)).toEqual(laterNames);
  });

  test("that was made before 0.1.0 is refused and not changed", async () => {
    await sql`create table schema_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      db,
    );
    await sql`insert into schema_migration values ('0001-p-chain', '2026'), ('0002-api-keys', '2026')`.execute(
      db,
    );
    await expect(migrate(db)).rejects.toThrow(
      "database was made before 0.1.0 and has to be indexed again, into an empty database",
    );
    expect(await appliedMigrations(db)).toEqual(["0001-p-chain", "0002-api-keys"]);
    expect(await hasTable(db, "p_block")).toBe(false);
  });

  test("with a migration table in another schema gets its own", async () => {
    await sql`create schema another`.execute(db);
    await sql`create table another.schema_migration (name text)`.execute(db);
    await migrate(db);
    expect(await appliedMigrations(db)).toEqual(names);
    await sql`drop schema another cascade`.execute(db);
  });

  test("with a failed migration has none of its changes, and is migrated later", async () => {
    await sql`create view webhook as select 1 as one`.execute(db);
    await expect(migrate(db)).rejects.toThrow('relation "webhook" already exists');
    expect(await hasTable(db, "p_block")).toBe(false);
    await sql`drop view webhook`.execute(db);
    await migrate(db);
    expect(await appliedMigrations(db)).toEqual(names);
  });
});

test.each([
  { applied: [], fault: `database layout 0 is not migrated` },
  { applied: names, fault: undefined },
  {
    applied: laterNames,
    fault: `database layout ${laterNames.length} is newer than this program's ${names.length}`,
  },
  {
    applied: ["0001-p-chain"],
    fault: "database was made before 0.1.0 and has to be indexed again, into an empty database",
  },
])("with migrations $applied has the fault $fault", ({ applied, fault }) => {
  expect(layoutFault(applied)).toBe(fault);
});

test("migrations are named in the order in which they are applied", () => {
  expect(laterNames).toEqual([...laterNames].sort());
});
