/** The exports of a service: what accepts them, what writes them, and the links to their files. */

import type { Logger } from "../domain/logger.ts";
import type { DownloadOptions } from "../http/download.ts";
import { DownloadLinks } from "../http/download-link.ts";
import type { readExportOptions } from "../jobs/export-options.ts";
import { ExportsInProgress } from "../jobs/export-progress.ts";
import { ExportWorkers, type ExportWorkersOptions } from "../jobs/export-workers.ts";
import { Exports } from "../jobs/exports.ts";
import type { ExportStorage } from "../jobs/node/open-exports.ts";
import type { Store } from "../store/store.ts";

interface ExportingOptions
  extends ReturnType<typeof readExportOptions>,
    Pick<ExportWorkersOptions, "clock" | "signal" | "pollMs" | "networks" | "alone"> {
  /** Undefined where exported files have no place. */
  readonly storage: ExportStorage | undefined;
  /** Which requests use. */
  readonly store: Store;
  /** Which the workers use. */
  readonly jobs: Store;
  /** Milliseconds of a clock that never goes back. */
  readonly monotonic: () => number;
  readonly log: Logger;
}

/** Makes them; undefined without storage. */
export function createExporting({ storage, store, jobs, monotonic, ...options }: ExportingOptions) {
  if (!storage) return undefined;
  const { clock } = options;
  const { files, secret } = storage;
  const links = new DownloadLinks(secret, clock, options.baseUrl);
  const progress = new ExportsInProgress(monotonic);
  const workers = new ExportWorkers({ ...options, store: jobs, progress, files });
  const exports = new Exports({ ...options, store: store.exports, accepted: () => workers.wake() });
  const downloads: DownloadOptions = { store: store.exports, files, links };
  return { links, workers, exports, downloads, status: () => progress.status() };
}
