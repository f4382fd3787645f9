/** Runs one claimed export: writes page after page to the file, and saves progress after each. */

import { dayOf } from "../domain/day.ts";
import type { NetworkIdentity } from "../domain/network.ts";
import type { ExportJob, ExportOutcome, ExportProgress } from "../store/service/export-job.ts";
import type { Store } from "../store/store.ts";
import { planEvmExport } from "./evm/evm-plan.ts";
import type { ExportFiles, ExportWriter } from "./export-files.ts";
import type { ExportsInProgress } from "./export-progress.ts";
import { type ExportRequest, readExportRequest } from "./export-request.ts";
import type { ExportedTxStore } from "./exported-tx.ts";
import { MergedTxs } from "./merged-txs.ts";
import type { ExportPlan, PlanContext, PlannedTx } from "./planned-tx.ts";
import { planPrimaryExport } from "./primary-plan.ts";
import { addRows, headerOnly, type Reached } from "./whole-days.ts";

/** @throws the store's error */
export async function planOf(
  job: ExportJob,
  request: ExportRequest,
  context: PlanContext,
): Promise<ExportPlan> {
  return "evmChains" in request ? planEvmExport(request, context) : planPrimaryExport(job, request, context);
}

/** Thrown when another worker has taken the job because its lease had expired. */
export class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

/** Dependencies and limits of a run. */
export interface ExportRunOptions {
  readonly store: ExportedTxStore & Pick<Store, "exports">;
  readonly files: ExportFiles;
  readonly network: NetworkIdentity;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly leaseMs: number;
  /** Transactions per page, and buffered per chain. */
  readonly pageSize: number;
  /** Stops the run between two pages. */
  readonly signal: AbortSignal;
  /** Where the run reports how far it is. */
  readonly progress?: ExportsInProgress | undefined;
}

const encoder = new TextEncoder();

/** Opens the partial file to resume it, or an empty one if the partial file is not available. */
async function openFile(
  job: ExportJob,
  { header: firstLine }: Pick<ExportPlan, "header">,
  files: ExportFiles,
) {
  const { progress } = job;
  if (progress) {
    const writer = await files.resume(job, { id: job.id, fence: progress.fence }, progress.bytes);
    if (writer) return { writer, reached: progress, after: progress.after };
  }
  const writer = await files.create(job);
  const header = encoder.encode(firstLine);
  await writer.append(header).catch(async (error: unknown) => {
    await writer.close();
    throw error;
  });
  return { writer, reached: headerOnly(header.length), after: {} };
}

/** Adds the rows of a page's transactions; `nextDate` is set when there were too many. */
async function writePage(
  page: readonly PlannedTx[],
  start: Reached,
  writer: ExportWriter,
  maxRows: number,
): Promise<{ reached: Reached; nextDate?: string }> {
  let reached = start;
  let text = "";
  for (const tx of page) {
    const { rows } = tx;
    if (rows.length === 0) continue;
    const added = rows.join("");
    const day = dayOf(tx.time);
    const size = { rows: rows.length, bytes: encoder.encode(added).length };
    const next = addRows(reached, day, size, maxRows);
    reached = next.reached;
    if (next.cut) {
      await writer.append(encoder.encode(text));
      await writer.truncate(reached.bytes);
      return { reached, nextDate: day };
    }
    text += added;
  }
  await writer.append(encoder.encode(text));
  return { reached };
}

function outcome({ rows }: Reached, nextDate: string | undefined): ExportOutcome {
  if (nextDate === undefined) {
    return { status: "COMPLETED", code: null, message: `${rows} rows.`, nextDate: null, file: true };
  }
  return {
    status: "COMPLETED_WITH_WARNING",
    code: "WarnTruncatedExport",
    message: `The export was cut off after ${rows} rows; continue from ${nextDate}.`,
    nextDate,
    file: true,
  };
}

/**
 * Writes the file and renames it to its final name.
 *
 * @throws LeaseLostError when another claim has taken the job; InvalidExportError; the signal's reason; or an error
 *   of the store or the files
 */
export async function runExport(job: ExportJob, options: ExportRunOptions): Promise<ExportOutcome> {
  const { store, files, network: identity, clock, leaseMs, pageSize, signal } = options;
  const request = readExportRequest(job.request);
  const plan = await planOf(job, request, { store, identity, pageSize });
  const opened = await openFile(job, plan, files);
  const { writer } = opened;
  const meter = options.progress?.begin(job, request);
  let { reached }: { reached: Reached } = opened;
  const txs = new MergedTxs(plan.sources, opened.after);
  try {
    for (;;) {
      signal.throwIfAborted();
      const page = await txs.take(pageSize);
      const written = await writePage(page, reached, writer, request.maxRows);
      reached = written.reached;
      meter?.wrote({ ...reached, after: txs.after, time: page.at(-1)?.time });
      if (page.length < pageSize || written.nextDate !== undefined) {
        await writer.finish();
        return outcome(reached, written.nextDate);
      }
      await writer.sync(); // before progress is saved, so that saved bytes are always on disk
      const progress: ExportProgress = { ...reached, after: txs.after, fence: job.fence };
      const now = clock();
      if (!(await store.exports.noteProgress(job, progress, now, now + leaseMs))) {
        throw new LeaseLostError(`export ${job.id} has been taken by another worker`);
      }
    }
  } finally {
    meter?.end();
    await writer.close();
  }
}
