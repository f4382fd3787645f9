/** Keeps export jobs: each change is one statement, and is refused under an older claim. */

import { type RawBuilder, sql } from "kysely";
import type { ExportClaim, ExportJob, ExportJobStore } from "../export-job.ts";
import type { Db } from "./sql/database.ts";

/** Arbitrary; with the caller's hash it names the lock under which the caller's jobs are counted. */
const LOCK = 7_305_117;

type Row = Omit<ExportJob, "progress"> & { progress: string | null };

const columns =
  sql.raw(`id, caller, type, network as "networkId", request, height, time, status, code, message,
  next_date as "nextDate", fence, attempts, progress, file_fence as "fileFence", created_at as "createdAt",
  updated_at as "updatedAt"`);

const read = (row: Row | undefined): ExportJob | undefined =>
  row && { ...row, progress: row.progress === null ? null : JSON.parse(row.progress) };

/** The job is still this claim's. */
const held = ({ id, fence }: ExportClaim): RawBuilder<boolean> =>
  sql<boolean>`id = ${id}::uuid and fence = ${fence}::int and status = 'RUNNING'`;

/** The part of the store that keeps export jobs. */
export function exportJobStore(db: Db): ExportJobStore {
  const changed = async (statement: RawBuilder<unknown>): Promise<boolean> =>
    (await statement.execute(db)).rows.length > 0;
  return {
    createExportJob: (job, limit) =>
      db.transaction().execute(async (tx) => {
        // Two requests at once must not both see the last free place.
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
    async findExportJob(id) {
      const { rows } = await sql<Row>`select ${columns} from export_job where id = ${id}::uuid`.execute(db);
      return read(rows[0]);
    },
    async claimExportJob(networkIds, now, leaseUntil) {
      const { rows } = await sql<Row>`
        update export_job set fence = fence + 1, attempts = attempts + 1, lease_until = ${leaseUntil}::bigint
        where id = (
          select id from export_job
          where status = 'RUNNING' and lease_until <= ${now}::bigint and network = any(${networkIds}::int[])
          order by created_at, id limit 1 for update skip locked)
        returning ${columns}`.execute(db);
      return read(rows[0]);
    },
    noteExportProgress: (claim, progress, now, leaseUntil) =>
      changed(sql`update export_job set progress = ${JSON.stringify(progress)}, attempts = 0,
          lease_until = ${leaseUntil}::bigint, updated_at = ${now}::bigint
        where ${held(claim)} returning id`),
    finishExportJob: (claim, { status, code, message, nextDate, file }, now) =>
      changed(sql`update export_job set status = ${status}, code = ${code}, message = ${message}, next_date = ${nextDate},
          file_fence = case when ${file}::boolean then fence end, updated_at = ${now}::bigint
        where ${held(claim)} returning id`),
    async releaseExportJob(claim, from, voluntary) {
      await sql`update export_job set lease_until = ${from}::bigint, attempts = attempts - ${voluntary ? 1 : 0}::int
        where ${held(claim)}`.execute(db);
    },
    async releaseAllExportJobs() {
      await sql`update export_job set lease_until = 0 where status = 'RUNNING'`.execute(db);
    },
    async expireExportFiles(before) {
      await sql`update export_job set file_fence = null where status <> 'RUNNING' and updated_at < ${before}::bigint
        and file_fence is not null`.execute(db);
    },
    async forgetExportJobs(before) {
      await sql`delete from export_job where status <> 'RUNNING' and updated_at < ${before}::bigint`.execute(
        db,
      );
    },
  };
}
