/** Indexes that are mostly free space are packed while the database is read and written, by one process at a time. */

import { createLocalnet } from "@primary-network/localnet";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from "vitest";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import { createService } from "../src/index.ts";
import { MIGRATION_LOCK } from "../src/store/postgres/migration-plan.ts";
import { type Databases, openDatabases } from "../src/store/postgres/node/open-database.ts";
import { endPacking, IndexPacking, type PackingBounds } from "../src/store/postgres/pack-indexes.ts";
import type { Db } from "../src/store/postgres/sql/database.ts";
import { freshDatabase, sourceOf } from "./harness.ts";
import { indexRows } from "./index-rows.ts";

const ROWS = 40_000;
const BOUNDS: PackingBounds = { leastBytes: 500_000 };
/** The indexes of the emptied table: its key, one of an expression, one of some rows. */
const SPARSE = ["t_emptied_part", "t_emptied_pkey", "t_emptied_value"];

const server = inject("postgres");

describe.skipIf(server === undefined || server.workers !== undefined)(
  "packing (skipped on the embedded database and on a cluster)",
  () => {
    let databaseUrl: string;
    let databases: Databases[];
    let db: Db;
    beforeAll(async () => {
      ({ databaseUrl = "" } = await freshDatabase());
      databases = await Promise.all([openDatabases({ databaseUrl }), openDatabases({ databaseUrl })]);
      db = (databases[0] as Databases).pools.index;
    });
    afterAll(() => Promise.all(databases.map((one) => one.close())));

    /** A table of which most is deleted, and one whose keys came in order. */
    beforeEach(async () => {
      await sql`drop table if exists t_emptied, t_steady`.execute(db);
      await sql`create table t_emptied (id int primary key, value bytea not null)`.execute(db);
      await sql`create index t_emptied_value on t_emptied (substr(value, 1, 20))`.execute(db);
      await sql`create index t_emptied_part on t_emptied (value, id) where id % 2 = 0`.execute(db);
      await sql`create table t_steady (id int primary key)`.execute(db);
      await sql`insert into t_emptied select i, sha256(int4send(i)) from generate_series(1, ${sql.lit(ROWS)}) i`.execute(
        db,
      );
      await sql`insert into t_steady select i from generate_series(1, ${sql.lit(ROWS)}) i`.execute(db);
      await sql`delete from t_emptied where id % 20 > 1`.execute(db);
      await sql`vacuum t_emptied`.execute(db);
    });

    const packingOf = (process = 0, bounds = BOUNDS) => {
      const { unlimited, probe } = databases[process] as Databases;
      return new IndexPacking(unlimited, probe, bounds);
    };
    /** Begins to pack; `packed` and `removed` grow meanwhile. */
    const begin = (packing = packingOf(), signal = new AbortController().signal, groups = ["t"]) => {
      const packed: string[] = [];
      const removed: string[] = [];
      const events = {
        packed: ({ index, before, after }: { index: string; before: number; after: number }) => {
          expect(after).toBeLessThan(before);
          packed.push(index);
        },
        removed: (index: string) => removed.push(index),
      };
      return { packed, removed, done: packing.run(groups, signal, events) };
    };
    const pack = async (packing?: IndexPacking) => {
      const { packed, removed, done } = begin(packing);
      await done;
      return { packed: packed.sort(), removed };
    };
    /** A transaction that is older than any rebuild: none ends before it. */
    const holdUp = async () => {
      const client = await connectTo(databaseUrl);
      await client.query("begin isolation level repeatable read; select from t_steady limit 1");
      let held = true;
      const release = async () => {
        if (held) await client.end();
        held = false;
      };
      onTestFinished(release);
      return release;
    };
    const rebuilds = async () => {
      const { rows } = await sql<{ phase: string }>`
        select phase from pg_stat_progress_create_index where datname = current_database()`.execute(db);
      return rows.map(({ phase }) => phase);
    };
    const isHeldUp = () => expect.poll(rebuilds).toEqual([expect.stringMatching(/^waiting for/)]);
    const invalid = async () => {
      const { rows } = await sql<{ name: string }>`
        select relname as name from pg_index join pg_class on pg_class.oid = indexrelid where not indisvalid`.execute(
        db,
      );
      return rows.map(({ name }) => name);
    };
    const sizeOf = async (index: string) => {
      const { rows } = await sql<{
        size: number;
      }>`select pg_relation_size(${index}::regclass) as size`.execute(db);
      return rows[0]?.size ?? 0;
    };

    test("finds emptied indexes of every kind, leaves a full one, and is done then", async () => {
      const steady = await sizeOf("t_steady_pkey");
      expect(await pack()).toEqual({ packed: SPARSE, removed: [] });
      // Another process remembers nothing of it.
      expect(await pack(packingOf(1))).toEqual({ packed: [], removed: [] });
      expect(await sizeOf("t_steady_pkey")).toBe(steady);
    });

    test("packs pages that keys in random order left, and not again for the next few of them", async () => {
      await sql`create table t_random (value bytea primary key)`.execute(db);
      onTestFinished(async () => {
        await sql`drop table t_random`.execute(db);
      });
      const insert = (from: number, to: number) =>
        sql`insert into t_random select sha256(int4send(i)) from generate_series(${sql.lit(from)}, ${sql.lit(to)}) i`.execute(
          db,
        );
      await insert(1, ROWS);
      expect((await pack()).packed).toEqual([...SPARSE, "t_random_pkey"]);
      await insert(ROWS + 1, 1.05 * ROWS);
      expect((await pack(packingOf(1))).packed).toEqual([]);
    });

    test("leaves small indexes, and tables of others", async () => {
      expect(await pack(packingOf(0, { leastBytes: 2 ** 24 }))).toEqual({ packed: [], removed: [] });
      const others = begin(packingOf(), undefined, ["evm"]);
      await others.done;
      expect(others.packed).toEqual([]);
    });

    test("judges a large table by a part of its pages", async () => {
      await sql`create table t_large (id text primary key, more text not null)`.execute(db);
      // Some five thousand pages.
      await sql`insert into t_large select lpad(i::text, 200, '0'), repeat('x', 400) from generate_series(1, 60000) i`.execute(
        db,
      );
      expect((await pack()).packed).toEqual(SPARSE);
      await sql`update t_large set id = 'y' || id`.execute(db);
      await sql`vacuum t_large`.execute(db);
      expect((await pack()).packed).toEqual(["t_large_pkey"]);
      await sql`drop table t_large`.execute(db);
    });

    test("loses nothing that is written while an index is rebuilt, and a second process does not pack meanwhile", async () => {
      const release = await holdUp();
      const first = begin();
      await isHeldUp();
      expect(await pack(packingOf(1))).toEqual({ packed: [], removed: [] });
      await sql`insert into t_emptied select i, sha256(int4send(i)) from generate_series(100001, 101000) i`.execute(
        db,
      );
      await sql`update t_emptied set value = '\\x01' where id % 200 = 0`.execute(db);
      await sql`delete from t_emptied where id % 300 = 0`.execute(db);
      await release();
      await first.done;
      expect(first.packed.sort()).toEqual(SPARSE);
      const rowsBy = (index: string, where = "true") =>
        db.connection(async (own) => {
          await sql`set enable_seqscan = ${sql.lit(index === "" ? "on" : "off")}`.execute(own);
          await sql`set enable_indexscan = ${sql.lit(index === "" ? "off" : "on")}`.execute(own);
          await sql`set enable_bitmapscan = off`.execute(own);
          const order = { "": "id", t_emptied_value: "substr(value, 1, 20), id" }[index] ?? "id";
          const { rows } = await sql<{ id: number }>`
            select id from t_emptied where ${sql.raw(where)} order by ${sql.raw(order)}`.execute(own);
          await sql`reset all`.execute(own);
          return rows.map(({ id }) => id).sort((left, right) => left - right);
        });
      const want = await rowsBy("");
      expect(want.length).toBeGreaterThan(1_000);
      for (const index of ["t_emptied_pkey", "t_emptied_value"]) expect(await rowsBy(index)).toEqual(want);
      expect(await rowsBy("t_emptied_part", "id % 2 = 0")).toEqual(want.filter((id) => id % 2 === 0));
    });

    test("removes what an interrupted rebuild left, not what somebody builds", async () => {
      const release = await holdUp();
      const killed = begin();
      killed.done.catch(() => {});
      await isHeldUp();
      await endPacking(db);
      await expect(killed.done).rejects.toThrow();
      const left = await invalid();
      expect(left).toEqual([expect.stringMatching(/^t_emptied_\w+_ccnew$/)]);
      const operator = await connectTo(databaseUrl);
      const built = operator.query("reindex index concurrently t_steady_pkey");
      await isHeldUp();
      await release();
      await built;
      await operator.end();
      expect(await pack()).toEqual({ packed: SPARSE, removed: left });
      expect(await invalid()).toEqual([]);
    });

    test("leaves what another session builds", async () => {
      const release = await holdUp();
      const operator = await connectTo(databaseUrl);
      const built = operator.query("reindex index concurrently t_steady_pkey");
      await isHeldUp();
      expect(await pack(packingOf(0, { leastBytes: 2 ** 24 }))).toEqual({ packed: [], removed: [] });
      await release();
      await built;
      await operator.end();
      expect(await invalid()).toEqual([]);
    });

    test("ends when it is aborted within a rebuild", async () => {
      const release = await holdUp();
      const stop = new AbortController();
      const one = begin(packingOf(), stop.signal);
      await isHeldUp();
      stop.abort();
      await one.done;
      expect(one.packed).toEqual([]);
      await release();
      // Nothing is locked any more.
      expect((await pack(packingOf(1))).packed).toEqual(SPARSE);
      expect(await invalid()).toEqual([]);
    });

    test("does nothing while the database is migrated", async () => {
      await db.connection(async (own) => {
        await sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`.execute(own);
        expect(await pack()).toEqual({ packed: [], removed: [] });
        await sql`select pg_advisory_unlock(${MIGRATION_LOCK}::bigint)`.execute(own);
      });
    });

    test("fails where the role may not, and leaves the indexes as they are", async () => {
      const role = `packing_${crypto.randomUUID().slice(0, 8)}`;
      await sql`create role ${sql.id(role)}`.execute(db);
      await sql`grant select on t_emptied, t_steady to ${sql.id(role)}`.execute(db);
      const { unlimited, probe } = databases[0] as Databases;
      const size = await sizeOf("t_emptied_value");
      await unlimited.connection(async (own) => {
        await sql`set role ${sql.id(role)}`.execute(own);
        const refused = begin(new IndexPacking(own, probe, BOUNDS));
        await expect(refused.done).rejects.toThrow(/must be owner of index|permission denied for index/);
        expect(refused.packed).toEqual([]);
        await sql`reset role`.execute(own);
      });
      await sql`drop owned by ${sql.id(role)}`.execute(db);
      await sql`drop role ${sql.id(role)}`.execute(db);
      expect(await sizeOf("t_emptied_value")).toBe(size);
      expect(await invalid()).toEqual([]);
      expect((await pack()).packed).toEqual(SPARSE);
    });
  },
);

describe.skipIf(server === undefined || server.workers !== undefined)(
  "a service (packs nothing on the embedded database and on a cluster)",
  () => {
    test("indexes the same while every index is rebuilt again and again", async () => {
      const net = await createLocalnet({ validators: 6, delegators: 6, weeks: 4 });
      const rowsOf = async (rebuild: boolean) => {
        const { databaseUrl = "" } = await freshDatabase();
        const service = await createService({
          databaseUrl,
          networks: { fuji: sourceOf(net) },
          clock: () => net.now() * 1000,
        });
        const databases = await openDatabases({ databaseUrl });
        let rebuilt = 0;
        let indexed = false;
        service.start();
        const ended = service.indexed().then(() => {
          indexed = true;
        });
        while (rebuild && (!indexed || rebuilt === 0)) {
          const packing = new IndexPacking(databases.unlimited, databases.probe, {
            leastBytes: 0,
            share: Number.POSITIVE_INFINITY,
          });
          await packing.run(["p", "x", "c"], new AbortController().signal, {
            packed: () => {
              rebuilt += 1;
            },
            removed: (index) => expect.fail(`${index} was left`),
          });
        }
        await ended;
        await databases.close();
        await service.close();
        return indexRows({ databaseUrl });
      };
      expect(await rowsOf(true)).toEqual(await rowsOf(false));
    });

    test("packs its tables once it is current", async () => {
      const net = await createLocalnet({ validators: 4, delegators: 4, weeks: 2 });
      const { databaseUrl = "" } = await freshDatabase();
      const databases = await openDatabases({ databaseUrl });
      // An index of 10 MB, all of it free.
      await sql`create table p_emptied (value text primary key)`.execute(databases.unlimited);
      await sql`insert into p_emptied select substr(repeat(sha256(int4send(i))::text, 7), 1, 400) from generate_series(1, 25000) i`.execute(
        databases.unlimited,
      );
      await sql`delete from p_emptied`.execute(databases.unlimited);
      const packed: object[] = [];
      const logger = {
        info: (fields: object, message: string) => {
          if (message === "an index was packed") packed.push(fields);
        },
        warn: () => {},
        error: () => {},
      };
      const indexer = await createService({
        databaseUrl,
        networks: { fuji: sourceOf(net) },
        clock: () => net.now() * 1000,
        pollMs: 10,
        logger,
      });
      indexer.start();
      await expect.poll(() => packed).toEqual([expect.objectContaining({ index: "p_emptied_pkey" })]);
      await indexer.close();
      await databases.close();
    });
  },
);
