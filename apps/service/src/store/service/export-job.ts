/** Stores export jobs: each change is one statement, and is refused under an older claim. */

import { type ExpressionBuilder, sql, type UpdateObject } from "kysely";
import type { Key } from "../../domain/listing.ts";
import type { Database, Db, ExportCode, ExportStatus } from "../sql/database.ts";

/** Progress of a file. */
export interface ExportProgress {
  /** The last transaction read of each chain; a chain is missing before its first. */
  readonly after: { readonly [chain: string]: Key };
  /** Rows and bytes written, the header's bytes included. */
  readonly rows: number;
  readonly bytes: number;
  /** Day of the last row, and the file's progress before that day; null before the first row. */
  readonly day: string | null;
  readonly dayRows: number;
  readonly dayBytes: number;
  /** The claim whose partial file contains these bytes. */
  readonly fence: number;
}

/** A requested job; times in milliseconds. */
export interface NewExportJob {
  readonly id: string;
  /** The caller. */
  readonly caller: string;
  readonly type: string;
  readonly networkId: number;
  /** The request, as JSON. */
  readonly request: string;
  /** The P-Chain height that the whole export is bound to, and the chain's Unix seconds at it. */
  readonly height: number;
  readonly time: number;
  readonly createdAt: number;
}

export interface ExportJob extends NewExportJob {
  readonly status: ExportStatus;
  readonly code: ExportCode | null;
  readonly message: string | null;
  readonly nextDate: string | null;
  /** Counts claims: writes under an older number are refused. */
  readonly fence: number;
  /** Claims since the last progress. */
  readonly attempts: number;
  readonly progress: ExportProgress | null;
  /** The claim that finished the file; null when there is no file. */
  readonly fileFence: number | null;
  readonly updatedAt: number;
}

/** The end of a job. */
export interface ExportOutcome {
  readonly status: Exclude<ExportStatus, "RUNNING">;
  readonly code: ExportCode | null;
  readonly message: string | null;
  readonly nextDate: string | null;
  /** True when the job has a file. */
  readonly file: boolean;
}

/** A job held by one claim. */
export type ExportClaim = Pick<ExportJob, "id" | "fence">;

/** Arbitrary; with the caller's hash it names the lock under which the caller's jobs are counted. */
const LOCK = 7_305_117;

const columns = [
  "id",
  "caller",
  "type",
  "network as networkId",
  "request",
  "height",
  "time",
  "status",
  "code",
  "message",
  "next_date as nextDate",
  "fence",
  "attempts",
  "progress",
  "file_fence as fileFence",
  "created_at as createdAt",
  "updated_at as updatedAt",
] as const;

type Row = Omit<ExportJob, "progress"> & { progress: string | null };

const read = (row: Row | undefined): ExportJob | undefined =>
  row && { ...row, progress: row.progress === null ? null : JSON.parse(row.progress) };

/** Written into the statement instead of passed as a parameter, so that the planner can choose the partial indexes. */
const RUNNING = sql.lit<ExportStatus>("RUNNING");

/** The job still belongs to this claim. */
const held =
  ({ id, fence }: ExportClaim) =>
  (eb: ExpressionBuilder<Database, "export_job">) =>
    eb.and([eb("id", "=", id), eb("fence", "=", fence), eb("status", "=", RUNNING)]);

export function exportsOn(db: Db) {
  /** Changes a job that still belongs to the claim; false when it does not. */
  const change = async (claim: ExportClaim, values: UpdateObject<Database, "export_job">) => {
    const update = db.updateTable("export_job").set(values).where(held(claim)).returning("id");
    return (await update.execute()).length > 0;
  };
  return {
    /** Stores a job, unless its caller has `limit` unfinished ones. @returns whether it was stored */
    create: (job: NewExportJob, limit: number): Promise<boolean> =>
      db.tx(async (tx) => {
        // Two concurrent requests must not both take the last free slot.
        await sql`select pg_advisory_xact_lock(${LOCK}::int, hashtext(${job.caller}))`.execute(tx);
        const { rows } = await sql`
          insert into export_job (id, caller, type, network, request, height, time, status, fence, lease_until,
            attempts, created_at, updated_at)
          select ${job.id}::uuid, ${job.caller}::text, ${job.type}::text, ${job.networkId}::int, ${job.request}::text,
            ${job.height}::bigint, ${job.time}::bigint, 'RUNNING', 0, 0, 0, ${job.createdAt}::bigint, ${job.createdAt}::bigint
          where (select count(*) from export_job where caller = ${job.caller}::text and status = 'RUNNING') < ${limit}::int
          returning id`.execute(tx);
        return rows.length > 0;
      }),
    async find(id: string): Promise<ExportJob | undefined> {
      return read(await db.selectFrom("export_job").select(columns).where("id", "=", id).executeTakeFirst());
    },
    /** Claims the oldest unclaimed job of these networks, until `leaseUntil` (milliseconds). */
    async claim(
      networkIds: readonly number[],
      now: number,
      leaseUntil: number,
    ): Promise<ExportJob | undefined> {
      const claimed = await db
        .updateTable("export_job")
        .set((eb) => ({
          fence: eb("fence", "+", 1),
          attempts: eb("attempts", "+", 1),
          lease_until: leaseUntil,
        }))
        .where("id", "=", (eb) =>
          eb
            .selectFrom("export_job")
            .select("id")
            .where("status", "=", RUNNING)
            .where("lease_until", "<=", now)
            .where("network", "=", sql<number>`any(${networkIds}::int[])`)
            .orderBy("created_at")
            .orderBy("id")
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(columns)
        .executeTakeFirst();
      return read(claimed);
    },
    /** Stores progress and extends the lease. @returns false when another claim has taken the job */
    noteProgress: (claim: ExportClaim, progress: ExportProgress, now: number, leaseUntil: number) =>
      change(claim, {
        progress: JSON.stringify(progress),
        attempts: 0,
        lease_until: leaseUntil,
        updated_at: now,
      }),
    /** Ends a job. @returns false when another claim has taken it */
    finish: (claim: ExportClaim, { status, code, message, nextDate, file }: ExportOutcome, now: number) =>
      change(claim, {
        status,
        code,
        message,
        next_date: nextDate,
        file_fence: file ? sql.ref<number>("fence") : null,
        updated_at: now,
      }),
    /**
     * Releases a job, to be claimed again from this time on (milliseconds); counted as an attempt unless
     * `voluntary`.
     */
    async release(claim: ExportClaim, from: number, voluntary: boolean): Promise<void> {
      await db
        .updateTable("export_job")
        .set((eb) => ({ lease_until: from, attempts: eb("attempts", "-", voluntary ? 1 : 0) }))
        .where(held(claim))
        .execute();
    },
    /** Releases every job: for a database that only this process can have open, before its workers start. */
    async releaseAll(): Promise<void> {
      await db.updateTable("export_job").set({ lease_until: 0 }).where("status", "=", RUNNING).execute();
    },
    /** Records that files finished before this time (milliseconds) are deleted. */
    async expireFiles(before: number): Promise<void> {
      await db
        .updateTable("export_job")
        .set({ file_fence: null })
        .where("status", "<>", RUNNING)
        .where("updated_at", "<", before)
        .where("file_fence", "is not", null)
        .execute();
    },
    /** Deletes jobs that ended before this time (milliseconds). */
    async forget(before: number): Promise<void> {
      await db
        .deleteFrom("export_job")
        .where("status", "<>", RUNNING)
        .where("updated_at", "<", before)
        .execute();
    },
  };
}
