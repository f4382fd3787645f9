/** The indexes of a chain are packed once, while the database is read and written, by one process at a time. */

import { createLocalnet } from "@primary-network/localnet";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from "vitest";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import { createService } from "../src/index.ts";
import { type Databases, openDatabases } from "../src/store/node/open-database.ts";
import { endPacking, MIGRATION_LOCK } from "../src/store/schema/migrate.ts";
import type { Db } from "../src/store/sql/database.ts";
import { IndexPacking } from "../src/store/upkeep/pack-indexes.ts";
import { freshDatabase, sourceOf } from "./harness.ts";

const LEAST_BYTES = 500_000;
/** The indexes of the emptied table that are large enough: its key, and one of an expression. */
const PACKED = ["t_emptied_pkey", "t_emptied_value"];

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

    /** A table of which most is deleted, and the lease of a chain whose indexes were not packed yet. */
    beforeEach(async () => {
      await sql`drop table if exists t_emptied`.execute(db);
      await sql`create table t_emptied (id int primary key, value bytea not null)`.execute(db);
      await sql`create index t_emptied_value on t_emptied (substr(value, 1, 20))`.execute(db);
      await sql`create index t_emptied_small on t_emptied (id) where id < 10`.execute(db);
      await sql`insert into t_emptied select i, sha256(int4send(i)) from generate_series(1, 40000) i`.execute(
        db,
      );
      await sql`delete from t_emptied where id % 20 > 1`.execute(db);
      await sql`truncate indexer_lease`.execute(db);
      await sql`
        insert into indexer_lease (chain, holder, fence, session_pid, session_start, expires_at, reported_at)
        values ('t', '', 0, 0, 0, 0, 0)`.execute(db);
    });

    interface Attempt {
      readonly process?: number;
      readonly signal?: AbortSignal;
      readonly tables?: readonly string[];
      readonly leastBytes?: number;
      readonly from?: Db;
    }
    /** Begins to pack, as the first or second process; `packed` grows meanwhile. */
    const begin = ({ process = 0, tables = ["t"], leastBytes = LEAST_BYTES, ...given }: Attempt = {}) => {
      const { unlimited, probe } = databases[process] as Databases;
      const { signal = new AbortController().signal, from = unlimited } = given;
      const packed: string[] = [];
      const packing = new IndexPacking(from, probe, leastBytes);
      const done = packing.run({ chains: ["t"], tables }, signal, ({ index, before, after }) => {
        expect(after).toBeLessThan(before);
        packed.push(index);
      });
      return { packed, done };
    };
    const pack = async (attempt?: Attempt) => {
      const { packed, done } = begin(attempt);
      return { isDone: await done, packed };
    };
    const nothing = (isDone: boolean) => ({ isDone, packed: [] });
    /** Opens a transaction that is older than any rebuild: none ends before it. */
    const holdUp = async () => {
      const client = await connectTo(databaseUrl);
      await client.query("begin isolation level repeatable read; select from t_emptied limit 1");
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
        select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
        where not indisvalid`.execute(db);
      return rows.map(({ name }) => name);
    };

    test("rebuilds the large indexes of the chain's tables, once for all processes", async () => {
      expect(await pack({ tables: ["evm"] })).toEqual(nothing(true));
      expect(await pack({ process: 1 })).toEqual(nothing(true));
      await sql`update indexer_lease set packed = false`.execute(db);
      expect(await pack()).toEqual({ isDone: true, packed: PACKED });
      expect(await pack({ process: 1 })).toEqual(nothing(true));
    });

    test("loses nothing that is written meanwhile, and a second process leaves it alone", async () => {
      const release = await holdUp();
      const first = begin();
      await isHeldUp();
      expect(await pack({ process: 1 })).toEqual(nothing(false));
      await sql`insert into t_emptied select i, sha256(int4send(i)) from generate_series(100001, 101000) i`.execute(
        db,
      );
      await sql`delete from t_emptied where id % 300 = 0`.execute(db);
      await release();
      expect(await first.done).toBe(true);
      expect(first.packed).toEqual(PACKED);
      const countBy = (scan: "seq" | "index") =>
        db.tx(async (own) => {
          await sql`set local enable_seqscan = ${sql.lit(scan === "seq" ? "on" : "off")}`.execute(own);
          await sql`set local enable_indexscan = ${sql.lit(scan === "seq" ? "off" : "on")}`.execute(own);
          await sql`set local enable_indexonlyscan = off`.execute(own);
          await sql`set local enable_bitmapscan = off`.execute(own);
          const { rows } = await sql`select id from t_emptied order by id`.execute(own);
          return rows;
        });
      expect(await countBy("index")).toEqual(await countBy("seq"));
    });

    test("a session that is ended leaves an invalid index, which the next attempt removes", async () => {
      const release = await holdUp();
      const killed = begin();
      killed.done.catch(() => {});
      await isHeldUp();
      await endPacking(db);
      await expect(killed.done).rejects.toThrow();
      expect(await invalid()).toEqual([expect.stringMatching(/^t_emptied_\w+_ccnew$/)]);
      await release();
      expect(await pack()).toEqual({ isDone: true, packed: PACKED });
      expect(await invalid()).toEqual([]);
    });

    test("leaves alone what an operator builds", async () => {
      const release = await holdUp();
      const operator = await connectTo(databaseUrl);
      const built = operator.query("reindex index concurrently t_emptied_small");
      await isHeldUp();
      expect(await pack({ leastBytes: 2 ** 24 })).toEqual(nothing(true));
      await release();
      await built;
      await operator.end();
      expect(await invalid()).toEqual([]);
    });

    test("ends when it is aborted within a rebuild, and is done by the next process", async () => {
      const release = await holdUp();
      const stop = new AbortController();
      const one = begin({ signal: stop.signal });
      await isHeldUp();
      stop.abort();
      expect(await one.done).toBe(false);
      expect(one.packed).toEqual([]);
      await release();
      expect(await pack({ process: 1 })).toEqual({ isDone: true, packed: PACKED });
    });

    test("does nothing while the database is migrated", async () => {
      await db.connection(async (own) => {
        await sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`.execute(own);
        expect(await pack()).toEqual(nothing(false));
        await sql`select pg_advisory_unlock(${MIGRATION_LOCK}::bigint)`.execute(own);
      });
    });

    test("fails where the role may not, and leaves the indexes as they are", async () => {
      const role = `packing_${crypto.randomUUID().slice(0, 8)}`;
      await sql`create role ${sql.id(role)}`.execute(db);
      await sql`grant select on t_emptied, indexer_lease to ${sql.id(role)}`.execute(db);
      await (databases[0] as Databases).unlimited.connection(async (own) => {
        await sql`set role ${sql.id(role)}`.execute(own);
        const refused = begin({ from: own });
        await expect(refused.done).rejects.toThrow(/must be owner of index|permission denied for index/);
        expect(refused.packed).toEqual([]);
        await sql`reset role`.execute(own);
      });
      await sql`drop owned by ${sql.id(role)}`.execute(db);
      await sql`drop role ${sql.id(role)}`.execute(db);
      expect(await invalid()).toEqual([]);
    });

    test("a service packs its tables once it is current", async () => {
      const net = await createLocalnet({ validators: 4, delegators: 4, weeks: 2 });
      const fresh = await freshDatabase();
      const own = await openDatabases(fresh);
      // An index of 10 MB, all of it free.
      await sql`create table p_emptied (value text primary key)`.execute(own.unlimited);
      await sql`
        insert into p_emptied
        select substr(repeat(sha256(int4send(i))::text, 7), 1, 400) from generate_series(1, 25000) i`.execute(
        own.unlimited,
      );
      await sql`delete from p_emptied`.execute(own.unlimited);
      const packed: object[] = [];
      const service = await createService({
        ...fresh,
        networks: { fuji: sourceOf(net) },
        clock: () => net.now() * 1000,
        pollMs: 10,
        logger: {
          info: (fields, message) => void (message === "an index was packed" && packed.push(fields)),
          warn: () => {},
          error: () => {},
        },
      });
      onTestFinished(async () => {
        await service.close();
        await own.close();
      });
      service.start();
      const left = () =>
        own.unlimited.selectFrom("indexer_lease").where("packed", "=", false).select("chain");
      await service.indexed();
      await expect.poll(() => left().execute()).toEqual([]);
      expect(packed).toEqual([expect.objectContaining({ index: "p_emptied_pkey" })]);
    });
  },
);
