/** What is reported of a database before a service uses it: each state of one, and nothing is changed by looking. */

import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findPostgres } from "../../../tools/shared/postgres.ts";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import { startPostgresWithPassword } from "../../../tools/shared/postgres-with-password.ts";
import { inspectDatabase, openApiKeys, openMigrations } from "../src/index.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { migrate, migrations } from "../src/store/schema/migrate.ts";
import type { Db } from "../src/store/sql/database.ts";
import { emptyDatabase, freshDatabase } from "./harness.ts";

const server = inject("postgres");
const names = Object.keys(migrations);
const [last = ""] = names.slice(-1);
const current = { applied: names, pending: [], unknown: [] };

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "inspect-database-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

type Location = { readonly databaseUrl?: string } | { readonly dataDir: string };

/** Uses a database between two looks: an embedded one has one user at a time. */
async function withDatabase<T>(location: Location, use: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(location);
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

const behind = { applied: names.slice(0, -1), pending: [last], unknown: [] };
const forget = (db: Db) => db.deleteFrom("schema_migration").where("name", "=", last).execute();

test("a database that is behind: its plan and state, and the API keys refuse it", async () => {
  const location: Location = server ? await freshDatabase() : { dataDir: join(root, "index") };
  await withDatabase(location, async (db) => {
    await migrate(db);
    await forget(db);
  });
  await expect(openApiKeys(location, { migrate: false })).rejects.toMatchObject({
    name: "DatabaseLayoutError",
    plan: behind,
  });
  // The keys do not keep it open: the folder would be in use.
  const { version = 0, bytes = 0, now = 0, ...rest } = (await inspectDatabase(location)) ?? {};
  expect(rest).toEqual({
    isReadOnly: false,
    canCreate: true,
    canUseTables: true,
    freeConnections: expect.any(Number),
    poolSize: 20,
    plan: behind,
  });
  expect([version >= 15, bytes > 1e6, now > Date.UTC(2026, 0, 1)]).toEqual([true, true, true]);
});

test("a database without anything has no migration, before and after", async () => {
  const location: Location = server ? await emptyDatabase() : { dataDir: join(root, "new") };
  const empty = server && { ...current, applied: [], pending: names };
  expect((await inspectDatabase(location))?.plan).toEqual(empty);
  expect((await inspectDatabase(location))?.plan).toEqual(empty);
  expect(await readdir(root)).not.toContain("new");
});

test("a server that cannot be reached is said, without the password", async () => {
  const location = { databaseUrl: "postgresql://service:hunter2@127.0.0.1:1/data" };
  const error = await inspectDatabase(location).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "StoreUnavailableError", cause: { code: "ECONNREFUSED" } });
  expect(inspect(error, { depth: 9 })).not.toContain("hunter2");
});

const skipped = server ? "" : " (skipped on the embedded database)";

describe.skipIf(server === undefined)(`on a server${skipped}`, () => {
  const role = `inspect_${crypto.randomUUID().replaceAll("-", "")}`;
  let databaseUrl: string;
  let ownUrl: string;
  let admin: pg.Client;
  beforeAll(async () => {
    ({ databaseUrl = "" } = await freshDatabase());
    admin = await connectTo(databaseUrl);
    await admin.query(`create role ${role} login password 'secret'`);
    await admin.query("revoke all on schema public from public");
    const url = new URL(databaseUrl);
    url.username = role;
    url.password = "secret";
    ownUrl = url.href;
  });
  afterAll(async () => {
    await admin.query(`drop owned by ${role}`);
    await admin.query(`drop role ${role}`);
    await admin.end();
  });

  const looked = () => inspectDatabase({ databaseUrl: ownUrl });

  test("a database that is migrated, and one that is newer than the program", async () => {
    const location = await freshDatabase();
    expect((await inspectDatabase(location))?.plan).toEqual(current);
    await withDatabase(location, (db) =>
      sql`insert into schema_migration (name, applied_at) values ('9999-later', 0)`.execute(db),
    );
    const newer = { applied: [...names, "9999-later"], pending: [], unknown: ["9999-later"] };
    expect((await inspectDatabase(location))?.plan).toEqual(newer);
  });

  test("a role gets its rights one after the other", async () => {
    const none = { canCreate: false, canUseTables: true, plan: { ...current, applied: [], pending: names } };
    expect(await looked()).toMatchObject(none); // it sees no table
    await admin.query(`grant usage on schema public to ${role}`);
    expect(await looked()).toMatchObject({ canCreate: false, canUseTables: false, plan: undefined });
    await admin.query(`grant select on all tables in schema public to ${role}`);
    expect(await looked()).toMatchObject({ canCreate: false, canUseTables: false, plan: current });
    await admin.query(`grant insert, update, delete on all tables in schema public to ${role}`);
    expect(await looked()).toMatchObject({ canCreate: false, canUseTables: true, plan: current });
    await admin.query(`grant create on schema public to ${role}`);
    expect(await looked()).toMatchObject({ canCreate: true, canUseTables: true, plan: current });
  });

  // A cluster has sessions of its own.
  test.skipIf(server?.workers)(
    "the limits of the database and of the role count, less the sessions of every user",
    async () => {
      const free = async () => (await looked())?.freeConnections;
      const database = new URL(databaseUrl).pathname.slice(1);
      await admin.query(`alter database ${database} connection limit 12`);
      await expect.poll(free).toBe(11); // without the administrator's own
      await admin.query(`alter role ${role} connection limit 7`);
      await expect.poll(free).toBe(7);
    },
  );

  test("a database in read-only mode is said to be one", async () => {
    const { databaseUrl: url = "" } = await emptyDatabase();
    await admin.query(
      `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`,
    );
    expect(await inspectDatabase({ databaseUrl: url })).toMatchObject({
      isReadOnly: true,
      plan: { applied: [], pending: names },
    });
  });

  test("a plan changes nothing, and running it says each migration", async () => {
    const { databaseUrl: url = "" } = await emptyDatabase();
    const opened = await openMigrations({ databaseUrl: url });
    try {
      expect(await opened.plan()).toEqual({ applied: [], pending: names, unknown: [] });
      expect((await inspectDatabase({ databaseUrl: url }))?.plan?.applied).toEqual([]);
      const ran: string[] = [];
      await opened.run(({ name }) => ran.push(name));
      expect(ran).toEqual(names);
      expect(await opened.plan()).toEqual(current);
    } finally {
      await opened.close();
    }
  });
});

const passwords = server !== undefined && findPostgres() !== undefined;
test.skipIf(!passwords)(
  `a wrong password is said and not shown${passwords ? "" : " (skipped: no server of its own)"}`,
  async () => {
    const own = await startPostgresWithPassword("right-one");
    try {
      const looked = (password: string) => inspectDatabase({ databaseUrl: own.urlWith(password) });
      expect(await looked("right-one")).toMatchObject({ plan: { applied: [] } });
      const error = await looked("hunter2").catch((reason: unknown) => reason);
      expect(error).toMatchObject({
        name: "StoreUnavailableError",
        message: expect.stringContaining("the database refuses the service's credentials"),
      });
      expect(inspect(error, { depth: 9 })).not.toContain("hunter2");
    } finally {
      await own.stop();
    }
  },
);
