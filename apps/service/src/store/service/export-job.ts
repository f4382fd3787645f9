/** Stores export jobs: each change is one statement, and is refused under an older claim. */

import { type ExpressionBuilder, sql, type UpdateObject } from "kysely";
import type { ExportClaim, ExportJob, ExportJobStore, ExportStatus } from "../ports/export-job.ts";
import type { Database, Db } from "../sql/database.ts";

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

export function createExportJobStore(db: Db): ExportJobStore {
  /** Changes a job that still belongs to the claim; false when it does not. */
  const change = async (claim: ExportClaim, values: UpdateObject<Database, "export_job">) => {
    const update = db.updateTable("export_job").set(values).where(held(claim)).returning("id");
    return (await update.execute()).length > 0;
  };
  return {
    create: (job, limit) =>
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
    async find(id) {
      return read(await db.selectFrom("export_job").select(columns).where("id", "=", id).executeTakeFirst());
    },
    async claim(networkIds, now, leaseUntil) {
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
    noteProgress: (claim, progress, now, leaseUntil) =>
      change(claim, {
        progress: JSON.stringify(progress),
        attempts: 0,
        lease_until: leaseUntil,
        updated_at: now,
      }),
    finish: (claim, { status, code, message, nextDate, file }, now) =>
      change(claim, {
        status,
        code,
        message,
        next_date: nextDate,
        file_fence: file ? sql.ref<number>("fence") : null,
        updated_at: now,
      }),
    async release(claim, from, voluntary) {
      await db
        .updateTable("export_job")
        .set((eb) => ({ lease_until: from, attempts: eb("attempts", "-", voluntary ? 1 : 0) }))
        .where(held(claim))
        .execute();
    },
    async releaseAll() {
      await db.updateTable("export_job").set({ lease_until: 0 }).where("status", "=", RUNNING).execute();
    },
    async expireFiles(before) {
      await db
        .updateTable("export_job")
        .set({ file_fence: null })
        .where("status", "<>", RUNNING)
        .where("updated_at", "<", before)
        .where("file_fence", "is not", null)
        .execute();
    },
    async forget(before) {
      await db
        .deleteFrom("export_job")
        .where("status", "<>", RUNNING)
        .where("updated_at", "<", before)
        .execute();
    },
  };
}
