/** Stores the leases of indexers. A lease is one row; only the database's clock decides whether it has expired. */

import { sql } from "kysely";
import type { Db, Tx } from "../sql/database.ts";

/**
 * The last report of a chain by the process that indexes it; ages are milliseconds at the time of the report.
 */
export interface ChainReport {
  /** Height that the node had last. */
  readonly tip: number | null;
  /** Milliseconds since the last successful poll of the node; null before the first. */
  readonly polledAgo: number | null;
  /** Milliseconds since the index was last at the node's tip; null until it was. */
  readonly atTipAgo: number | null;
  readonly broken: boolean;
  /** Why the last step failed; null when it did not. */
  readonly fault: string | null;
}

/** A chain's lease, as one look at the database found it. */
export interface IndexerLease {
  readonly chain: string;
  /** Random name of the process that leads; empty when it handed the lease over. */
  readonly holder: string;
  /** Grows with each takeover. */
  readonly fence: number;
  /** True when any process may take the lease: it has expired, or the session that renewed it has ended. */
  readonly free: boolean;
  /** Milliseconds since the report. */
  readonly reportAge: number;
  /** Null before the first report. */
  readonly report: ChainReport | null;
}

/** A lease that this process holds, and the report on its chain. */
export interface HeldLease {
  readonly chain: string;
  readonly fence: number;
  readonly report: ChainReport;
}

/** Thrown by a transaction of a process that no longer leads its chain: nothing was written. */
export class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

/** Milliseconds since 1970. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

const START = sql<number>`(extract(epoch from a.backend_start) * 1000)::bigint`;

/** The session that runs the statement. */
const OWN = sql`(select pid, ${START} as start from pg_stat_activity a where pid = pg_backend_pid())`;

/** A killed process's sessions end with it, so its lease need not expire. Starts of other roles' sessions are hidden (null). */
const FREE = sql<boolean>`(l.expires_at <= ${NOW} or not exists (select from pg_stat_activity a
  where a.pid = l.session_pid and coalesce(${START} = l.session_start, true)))`;

/** The `application_name` of an indexing process's sessions. PostgreSQL keeps 63 bytes of it; a holder's name has 36. */
export const sessionName = (holder: string): string => `primary-network-indexer ${holder}`;

/** Sessions that this one's role may end, in the same database. */
const OF_ROLE = "usename = current_user and datname = current_database()";

/** A cluster's workers have sessions of the same names, in which the leader writes blocks. They come after the coordinator's own. */
const ON_WORKERS = {
  plain: "",
  cluster: `union all select success from former, run_command_on_workers(format(
  'select count(pg_terminate_backend(pid)) from pg_stat_activity where application_name = %L and ${OF_ROLE}', former.name))`,
};

/**
 * Ends the sessions of a process that has let its lease expire. If it was frozen or cut off inside a transaction, its locks would
 * else be held until `idle_in_transaction_session_timeout`. A role may end its own sessions.
 */
async function endSessions(db: Db, holder: string): Promise<void> {
  const onWorkers = ON_WORKERS[db.dialect];
  await sql`with former as (select ${sessionName(holder)}::text as name)
    select pg_terminate_backend(pid) as ended from pg_stat_activity, former
    where application_name = former.name and ${sql.raw(`${OF_ROLE} ${onWorkers}`)}`.execute(db);
}

type Row = Omit<IndexerLease, "report"> & { readonly report: string | null };

const read = ({ report, ...row }: Row): IndexerLease => ({
  ...row,
  report: report === null ? null : JSON.parse(report),
});

/** The rows that `held` names; a fence that has grown since is another process's. */
const rowsOf = (held: readonly Pick<HeldLease, "chain" | "fence">[]) =>
  [held.map(({ chain }) => chain), held.map(({ fence }) => fence)] as const;

/** A term of a leader: the chain that is led, and the fence of the lease. */
export interface Term {
  readonly chain: string;
  readonly fence: number;
}

/**
 * Begins a transaction of a term. A takeover waits until the transaction ends; renewals of the lease do not,
 * since they change no key.
 *
 * @throws LeaseLostError when another process has taken the lease
 */
export const holding =
  ({ chain, fence }: Term) =>
  async (tx: Tx): Promise<void> => {
    const { rows } = await sql`
      select 1 from indexer_lease where chain = ${chain} and fence = ${fence} for key share`.execute(tx);
    if (rows.length === 0) throw new LeaseLostError(`${chain} is indexed by another process now`);
  };

/** @param holder random name of this process */
export const indexerLeasesOn = (db: Db, holder: string) => ({
  /** The leases of these chains; a chain without a leader so far has none. */
  async list(chains: readonly string[]): Promise<IndexerLease[]> {
    const { rows } = await sql<Row>`
        select chain, holder, fence, ${FREE} as free, ${NOW} - reported_at as "reportAge", report
        from indexer_lease l where chain = any(${chains}::text[])`.execute(db);
    return rows.map(read);
  },
  /**
   * Takes a lease that is missing or free. The sessions of the former holder are ended: it may be frozen
   * inside a transaction.
   *
   * @param seen the free lease; undefined when there is none yet
   * @param forMs milliseconds for which it is held
   * @returns the new fence; undefined when another process was faster, or the holder renewed it
   */
  async take(chain: string, seen: IndexerLease | undefined, forMs: number): Promise<number | undefined> {
    if (seen === undefined) {
      const { rows } = await sql<{ fence: number }>`
          insert into indexer_lease (chain, holder, fence, session_pid, session_start, expires_at, reported_at)
          select ${chain}::text, ${holder}::text, 1, own.pid, own.start, ${NOW} + ${forMs}::bigint, ${NOW} from ${OWN} own
          on conflict do nothing returning fence`.execute(db);
      return rows[0]?.fence;
    }
    // Where they may not be ended, that time is waited for.
    if (seen.holder !== "" && seen.holder !== holder) await endSessions(db, seen.holder).catch(() => {});
    const { rows } = await sql<{ fence: number }>`
        update indexer_lease l set holder = ${holder}, fence = l.fence + 1, session_pid = own.pid, session_start = own.start,
          expires_at = ${NOW} + ${forMs}::bigint
        from ${OWN} own
        where l.chain = ${chain} and l.fence = ${seen.fence}::bigint and ${FREE}
        returning l.fence`.execute(db);
    return rows[0]?.fence;
  },
  /**
   * Renews leases, including expired ones that are still free, and stores the reports.
   *
   * @returns the chains whose leases are still held
   */
  async renew(held: readonly HeldLease[], forMs: number): Promise<string[]> {
    const [chains, fences] = rowsOf(held);
    const reports = held.map(({ report }) => JSON.stringify(report));
    const { rows } = await sql<{ chain: string }>`
        update indexer_lease l set expires_at = ${NOW} + ${forMs}::bigint, reported_at = ${NOW}, report = h.report,
          session_pid = own.pid, session_start = own.start
        from ${OWN} own, unnest(${chains}::text[], ${fences}::bigint[], ${reports}::text[]) h (chain, fence, report)
        where l.chain = h.chain and l.fence = h.fence
        returning l.chain`.execute(db);
    return rows.map(({ chain }) => chain);
  },
  /** Hands leases over: any process may take them at once. */
  async release(held: readonly Pick<HeldLease, "chain" | "fence">[]): Promise<void> {
    const [chains, fences] = rowsOf(held);
    await sql`
        update indexer_lease l set holder = '', expires_at = ${NOW}
        from unnest(${chains}::text[], ${fences}::bigint[]) h (chain, fence)
        where l.chain = h.chain and l.fence = h.fence`.execute(db);
  },
});

export type IndexerLeases = ReturnType<typeof indexerLeasesOn>;
