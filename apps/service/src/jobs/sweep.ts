/** Removes expired files and records. */

import type { ExportJob } from "../store/service/export-job.ts";
import type { Store } from "../store/store.ts";
import type { ExportFiles, StoredExportFile } from "./export-files.ts";

/** Milliseconds for which a finished file can be downloaded. */
export const FILE_LIFETIME = 24 * 3_600_000;
/** Milliseconds for which the record of an ended job can be read. */
const RECORD_LIFETIME = 30 * 24 * 3_600_000;

/** True when a file is, or may become, its job's result. */
function isNeeded(file: StoredExportFile, job: ExportJob | undefined): boolean {
  if (!job) return false;
  return job.status === "RUNNING" || (!file.partial && file.fence === job.fileFence);
}

/** @param now milliseconds since 1970 */
export async function sweepExports(store: Store["exports"], files: ExportFiles, now: number): Promise<void> {
  // Records first: a file without a record can be removed later, even if the process is killed in between.
  await store.expireFiles(now - FILE_LIFETIME);
  await store.forget(now - RECORD_LIFETIME);
  for (const file of await files.list()) {
    if (!isNeeded(file, await store.find(file.id))) await files.remove(file);
  }
}
