/** Checks the state of the database within a short time, and counts the work that waits in it. */

import { sql } from "kysely";
import { appliedMigrations, layoutFault } from "../schema/migrate.ts";
import { MAX_COUNTED, type Queues } from "../session/observation.ts";
import { type DatabaseHealth, StoreUnavailableError } from "../session/unavailable-error.ts";
import type { Db } from "../sql/database.ts";

export interface HealthOptions {
  /** A pool for these checks alone. */
  readonly probe: Db;
  /** The pool of requests. */
  readonly api: Db;
  /**
   * True when this process must be able to write: one that indexes must, a replica that only serves requests
   * need not.
   */
  readonly writes: boolean;
  /** Milliseconds that each check may take. */
  readonly patienceMs: number;
}

/** Undefined when the work does not end in time; it continues, limited by its pool. */
function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function faultOf(work: Promise<string | undefined>, ms: number, late: string) {
  try {
    const done = await within(
      work.then((fault) => ({ fault })),
      ms,
    );
    return done ? done.fault : late;
  } catch (error) {
    if (error instanceof StoreUnavailableError) return error.reason;
    return error instanceof Error ? error.message : String(error);
  }
}

async function ask(db: Db, writes: boolean): Promise<string | undefined> {
  const { rows } = await sql<{ readOnly: boolean }>`
    select current_setting('transaction_read_only')::boolean as "readOnly"`.execute(db);
  if (writes && rows[0]?.readOnly) return "the database is read-only";
  return layoutFault(await appliedMigrations(db));
}

async function reach(db: Db): Promise<undefined> {
  await sql`select 1`.execute(db);
}

/** Never rejects. */
export async function databaseHealth({
  probe,
  api,
  writes,
  patienceMs,
}: HealthOptions): Promise<DatabaseHealth> {
  const fault = await faultOf(ask(probe, writes), patienceMs, "the database does not respond");
  if (fault !== undefined) return { fault, apiFault: undefined };
  const apiFault = await faultOf(reach(api), patienceMs, "all connections of requests are taken");
  return { fault, apiFault };
}

/**
 * The exports and NFTs that wait. Both counts use partial indexes: `export_job_running` and `nft_token_due`.
 *
 * @param now milliseconds since 1970
 */
export async function countQueues(db: Db, now: number): Promise<Queues> {
  const { rows } = await sql<{ waiting: number; running: number; nfts: number }>`
    select
      count(*) filter (where lease_until <= ${now}::bigint)::int as waiting,
      count(*) filter (where lease_until > ${now}::bigint)::int as running,
      (select count(*)::int from (select 1 from nft_token where due_at is not null limit ${MAX_COUNTED}::int) q) as nfts
    from export_job where status = 'RUNNING'`.execute(db);
  const { waiting = 0, running = 0, nfts = 0 } = rows[0] ?? {};
  return { exportsWaiting: waiting, exportsRunning: running, nfts };
}
