/**
 * Packs the indexes of a chain's tables once, when the chain has reached its tip, while the service goes on
 * reading and writing. A back-fill spends outputs whose entries are gone then, and writes keys in an order that
 * leaves pages half empty.
 *
 * Not for the embedded database: its one session would serve nothing while it rebuilds, 0.3 to 1.8 s for an
 * index of 3 to 9 MB (30,000 transactions of the P-Chain, on a busy machine). Not for a Citus cluster either:
 * the indexes of a distributed table are on its workers.
 */

import { sql } from "kysely";
import { holders, MIGRATION_LOCK, PACKING_LOCK } from "../schema/migrate.ts";
import type { Db } from "../sql/database.ts";

/** Bytes from which an index is worth a rebuild. */
const LEAST_BYTES = 8 * 2 ** 20;

/** A rebuilt index, with its bytes before and after. */
export interface PackedIndex {
  readonly index: string;
  readonly before: number;
  readonly after: number;
}

/** Chains that share tables. */
export interface PackedChains {
  /** By the names of their leases, which remember that a chain's indexes were packed. */
  readonly chains: readonly string[];
  /** First words of the tables' names. */
  readonly tables: readonly string[];
}

export class IndexPacking {
  readonly #db: Db;
  readonly #other: Db;
  readonly #leastBytes: number;

  /**
   * @param db of a connection without time limits
   * @param other of another connection, which ends a rebuild
   */
  constructor(db: Db, other: Db, leastBytes = LEAST_BYTES) {
    this.#db = db;
    this.#other = other;
    this.#leastBytes = leastBytes;
  }

  /**
   * Packs the indexes of chains, one at a time, unless that has been done.
   *
   * @param signal ends it, also within a rebuild
   * @returns whether nothing is left to do: not while another process packs, or the database is migrated
   * @throws the driver's error when the database refuses: the role may not, or the disk is full
   */
  async run(
    { chains, tables }: PackedChains,
    signal: AbortSignal,
    packed: (index: PackedIndex) => void,
  ): Promise<boolean> {
    return this.#db.connection(async (db) => {
      if (db.dialect === "cluster" || (await arePacked(db, chains))) return true;
      // A role or a database may have limits of its own.
      await sql`set statement_timeout = 0`.execute(db);
      await sql`set lock_timeout = 0`.execute(db);
      // Never waits: a rebuild waits for all older statements, and so for one that waits for this lock.
      const { rows } = await sql<{ pid: number; alone: boolean }>`
        select pg_backend_pid() as pid, pg_try_advisory_lock(${PACKING_LOCK}::bigint) as alone`.execute(db);
      const [session] = rows;
      if (!session?.alone) return false;
      const end = () =>
        void sql`select pg_terminate_backend(${session.pid}::int)`.execute(this.#other).catch(() => {});
      signal.addEventListener("abort", end, { once: true });
      try {
        if (await isMigrating(db)) return false;
        await removeLeft(db, tables);
        for (const { index, bytes } of await largeIndexes(db, tables, this.#leastBytes)) {
          if (signal.aborted) return false;
          packed(await rebuild(db, index, Number(bytes)));
        }
        await sql`update indexer_lease set packed = true where chain = any(${chains}::text[])`.execute(db);
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        throw error;
      } finally {
        signal.removeEventListener("abort", end);
        // A session that has ended holds nothing.
        await sql`select pg_advisory_unlock(${PACKING_LOCK}::bigint)`.execute(db).catch(() => {});
      }
    });
  }
}

async function arePacked(db: Db, chains: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from indexer_lease where chain = any(${chains}::text[]) and packed`.execute(
    db,
  );
  return rows[0]?.count === chains.length;
}

/** Says whether a program migrates the database: it ends a session that packs, and none is to begin. */
async function isMigrating(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from ${holders(MIGRATION_LOCK)}) as found`.execute(db);
  return rows[0]?.found === true;
}

/** Indexes (`c`) of tables (`t`) by the first words of the tables' names. */
const indexesOf = (tables: readonly string[]) => sql`
  pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r'
    and split_part(t.relname, '_', 1) = any(${tables}::text[])`;

/** Removes the remains of interrupted rebuilds, but not the indexes that another process is building. */
async function removeLeft(db: Db, tables: readonly string[]): Promise<void> {
  // The table that another role's session works on is hidden (null).
  const { rows } = await sql<{ index: string }>`
    select c.relname as index from ${indexesOf(tables)}
      and not i.indisvalid and c.relname ~ '_cc(new|old)[0-9]*$'
      and not exists (select from pg_stat_progress_create_index p
        where p.datname = current_database() and coalesce(p.relid = t.oid, true))`.execute(db);
  for (const { index } of rows) await sql`drop index concurrently if exists ${sql.table(index)}`.execute(db);
}

/** Lists the indexes that are worth a rebuild, with their bytes. */
async function largeIndexes(db: Db, tables: readonly string[], leastBytes: number) {
  const { rows } = await sql<{ index: string; bytes: string }>`
    select c.relname as index, pg_relation_size(c.oid) as bytes from ${indexesOf(tables)}
      and i.indisvalid and pg_relation_size(c.oid) >= ${leastBytes}::bigint
    order by 1`.execute(db);
  return rows;
}

async function rebuild(db: Db, index: string, before: number): Promise<PackedIndex> {
  await sql`reindex index concurrently ${sql.table(index)}`.execute(db);
  const { rows } = await sql<{ bytes: string }>`
    select pg_relation_size(${index}::regclass) as bytes`.execute(db);
  return { index, before, after: Number(rows[0]?.bytes) };
}
