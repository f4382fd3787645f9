/**
 * Packs B-tree indexes that hold much free space, while the service goes on reading and writing. A back-fill leaves them: it spends
 * outputs whose entries are gone then, and writes keys in an order that leaves pages half empty.
 *
 * What an index needs is measured, not computed: its definition is built on a sample of the table's pages. That counts what formulas
 * over column statistics only guess: partial and expression indexes, alignment, and entries that are merged (deduplication).
 *
 * Not for the embedded database: its one session would serve nothing while it rebuilds, 0.3 to 1.8 s for an index of 3 to 9 MB (30,000
 * transactions of the P-Chain, on a busy machine). Not for a Citus cluster either: what an index
 * of a distributed table needs and takes is known on its workers alone.
 */

import { sql } from "kysely";
import { pause } from "../../domain/pause.ts";
import { MIGRATION_LOCK } from "./migration-plan.ts";
import type { Db } from "./sql/database.ts";
import { hasTable } from "./sql/has-table.ts";

/** Key of the advisory lock of the one session that packs a database. */
const PACKING_LOCK = 7_305_117;

/** Bytes from which an index is worth a look. */
const LEAST_BYTES = 8 * 2 ** 20;

/**
 * An index is packed when that leaves no more than this part of it. Packed pages are 90 % full, those of keys in random order 69 %, which
 * is 0.77. The first new keys split packed pages into two half empty ones: 0.8 is reached again with an eighth more keys, so that a
 * rebuild is paid by that many commits.
 */
const SHARE = 0.8;

/** Growth since it was packed from which an index is looked at again: that of an eighth more keys. */
const GROWTH = 1.4;

/** Pages of a table that are read to judge its indexes: the share of all is known to 3 %. */
const SAMPLE_PAGES = 1_000;

/** Pages that the index of a sample counts as at least: of a partial index the sample may have missed most rows. */
const LEAST_PAGES = 32;

/** Milliseconds between attempts to end a rebuild: a cancellation that arrives between two statements ends none. */
const CANCEL_MS = 250;

/** A rebuilt index, with its bytes before and after. */
export interface PackedIndex {
  readonly index: string;
  readonly before: number;
  readonly after: number;
}

/** What is reported of packing as it happens. */
export interface PackingEvents {
  packed(index: PackedIndex): void;
  /** An index that an interrupted rebuild left behind is removed. */
  removed(index: string): void;
}

interface Candidate {
  readonly index: string;
  readonly table: string;
  readonly bytes: number;
  /** Pages of the table. */
  readonly pages: number;
  /** What follows `using` in the definition. */
  readonly method: string;
}

/** Sessions that hold an advisory lock of this database. */
const holders = (key: number) => sql`pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.classid = 0 and l.objid = ${sql.lit(key)} and l.objsubid = 1
    and l.granted`;

/** Ends the session that packs, whose locks a migration would wait for. Where a role may not end it, the migration waits. */
export async function endPacking(db: Db): Promise<void> {
  await sql`select pg_terminate_backend(l.pid) from ${holders(PACKING_LOCK)}`.execute(db).catch(() => {});
}

/** From which size on an index is looked at, and the part of it that has to be enough. */
export interface PackingBounds {
  readonly leastBytes?: number;
  readonly share?: number;
}

export class IndexPacking {
  readonly #db: Db;
  readonly #other: Db;
  readonly #leastBytes: number;
  readonly #share: number;
  /** Bytes of indexes after they were packed here. */
  readonly #packed = new Map<string, number>();

  /**
   * @param db of a connection without time limits
   * @param other of another connection, which ends a rebuild
   */
  constructor(db: Db, other: Db, { leastBytes = LEAST_BYTES, share = SHARE }: PackingBounds = {}) {
    this.#db = db;
    this.#other = other;
    this.#leastBytes = leastBytes;
    this.#share = share;
  }

  /**
   * Packs the indexes that need it, one at a time; none while another process does, or while the database is migrated.
   *
   * @param groups first words of the tables' names
   * @param signal ends it, also within a rebuild
   * @throws the driver's error when the database refuses: the role may not, or the disk is full
   */
  async run(groups: readonly string[], signal: AbortSignal, events: PackingEvents): Promise<void> {
    await this.#db.connection(async (db) => {
      if (await hasTable(db, "pg_dist_partition")) return;
      // A role or a database may have limits of its own.
      await sql`set statement_timeout = 0`.execute(db);
      await sql`set lock_timeout = 0`.execute(db);
      // Never waits: a rebuild waits for all older statements, and so for one that waits for this lock.
      const { rows } = await sql<{ pid: number; alone: boolean }>`
        select pg_backend_pid() as pid, pg_try_advisory_lock(${PACKING_LOCK}::bigint) as alone`.execute(db);
      const [session] = rows;
      if (!session?.alone) return;
      const done = new AbortController();
      const cancelling = this.#cancelOnce(session.pid, signal, done.signal);
      try {
        if (await isMigrating(db)) return;
        await this.#removeLeft(db, groups, events);
        for (const found of await this.#sparse(db, groups, signal)) {
          if (signal.aborted || (await isMigrating(db))) break;
          await this.#rebuild(db, found, groups, events);
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        done.abort();
        await cancelling;
        // A session that has ended holds nothing.
        await sql`select pg_advisory_unlock(${PACKING_LOCK}::bigint)`.execute(db).catch(() => {});
      }
    });
  }

  /** Ends what the session does once the signal aborts, until it is done. */
  async #cancelOnce(pid: number, signal: AbortSignal, done: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      for (const one of [signal, done]) {
        if (one.aborted) resolve();
        one.addEventListener("abort", () => resolve(), { once: true });
      }
    });
    while (!done.aborted) {
      await sql`select pg_cancel_backend(${pid}::int)`.execute(this.#other).catch(() => {});
      await pause(CANCEL_MS, done);
    }
  }

  async #rebuild(
    db: Db,
    { index, bytes }: Candidate,
    groups: readonly string[],
    events: PackingEvents,
  ): Promise<void> {
    try {
      await sql`reindex index concurrently ${sql.table(index)}`.execute(db);
    } catch (error) {
      // What was built takes space, and each commit writes to it.
      await this.#removeLeft(db, groups, events).catch(() => {});
      throw error;
    }
    const { rows } = await sql<{ after: number }>`
      select pg_relation_size(${index}::regclass) as after`.execute(db);
    const after = Number(rows[0]?.after);
    this.#packed.set(index, after);
    events.packed({ index, before: bytes, after });
  }

  /** Removes what rebuilds that were interrupted have left, but not what somebody else is building. */
  async #removeLeft(db: Db, groups: readonly string[], events: PackingEvents): Promise<void> {
    // The table that another role's session works on is hidden (null).
    const { rows } = await sql<{ index: string }>`
      select c.relname as index
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      where t.relnamespace = current_schema()::regnamespace and split_part(t.relname, '_', 1) = any(${groups}::text[])
        and not i.indisvalid and c.relname ~ '_cc(new|old)[0-9]*$'
        and not exists (select from pg_stat_progress_create_index p
          where p.datname = current_database() and coalesce(p.relid = t.oid, true))
      order by 1`.execute(db);
    for (const { index } of rows) {
      await sql`drop index concurrently if exists ${sql.table(index)}`.execute(db);
      events.removed(index);
    }
  }

  /** The indexes to pack, those first that give most. */
  async #sparse(db: Db, groups: readonly string[], signal: AbortSignal): Promise<Candidate[]> {
    const { rows } = await sql<Candidate>`
      select c.relname as index, t.relname as table, pg_relation_size(c.oid) as bytes,
        pg_relation_size(t.oid) / current_setting('block_size')::int as pages,
        substring(pg_get_indexdef(c.oid) from ' USING (.*)$') as method
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid join pg_am a on a.oid = c.relam
      where t.relnamespace = current_schema()::regnamespace and split_part(t.relname, '_', 1) = any(${groups}::text[])
        and t.relkind = 'r' and a.amname = 'btree' and i.indisvalid and not i.indisexclusion
        and pg_relation_size(c.oid) >= ${this.#leastBytes}::bigint
      order by 2, 1`.execute(db);
    const grown = rows.filter(({ index, bytes }) => bytes >= GROWTH * (this.#packed.get(index) ?? 0));
    const sparse: (Candidate & { readonly gain: number })[] = [];
    for (const table of new Set(grown.map((one) => one.table))) {
      if (signal.aborted) break;
      const own = grown.filter((one) => one.table === table);
      const needed = await needs(db, table, own);
      for (const one of own) {
        const bytes = needed.get(one.index);
        if (bytes !== undefined && bytes <= this.#share * one.bytes)
          sparse.push({ ...one, gain: one.bytes - bytes });
      }
    }
    return sparse.sort((left, right) => right.gain - left.gain);
  }
}

/** Bytes that indexes of a table need when they are packed, as those of a sample say. */
async function needs(db: Db, table: string, indexes: readonly Candidate[]): Promise<Map<string, number>> {
  const pages = indexes[0]?.pages ?? 0;
  const share = Math.min(1, SAMPLE_PAGES / Math.max(1, pages));
  const needed = new Map<string, number>();
  await db.tx(async (tx) => {
    // The same pages each time: chance would find a reason to pack sooner or later.
    await sql`create temporary table packed_sample on commit drop as
      select * from ${sql.table(table)} tablesample system (${sql.lit(100 * share)}) repeatable (0)`.execute(
      tx,
    );
    for (const { index, method } of indexes) {
      await sql`create index packed_sample_index on packed_sample using ${sql.raw(method)}`.execute(tx);
      const least = share === 1 ? 0 : LEAST_PAGES;
      const { rows } = await sql<{ bytes: number }>`
        select greatest(pg_relation_size('pg_temp.packed_sample_index'), ${least}::int * current_setting('block_size')::bigint) as bytes`.execute(
        tx,
      );
      await sql`drop index pg_temp.packed_sample_index`.execute(tx);
      needed.set(index, Number(rows[0]?.bytes) / share);
    }
  });
  return needed;
}

/** Whether a program migrates the database: it ends a session that packs, and none is to begin. */
async function isMigrating(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from ${holders(MIGRATION_LOCK)}) as found`.execute(db);
  return rows[0]?.found === true;
}
