/** The port of export jobs: stored so that any process can resume a job of another one. */

import type { Key } from "../../domain/listing.ts";

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

export type ExportStatus = "RUNNING" | "COMPLETED" | "COMPLETED_WITH_WARNING" | "FAILED";

export type ExportCode = "ErrInvalidRequest" | "ErrInternal" | "WarnTruncatedExport";

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
  /** Whether the job has a file. */
  readonly file: boolean;
}

/** A job held by one claim. */
export type ExportClaim = Pick<ExportJob, "id" | "fence">;

export interface ExportJobStore {
  /** Stores a job, unless its caller has `limit` unfinished ones. @returns whether it was stored */
  create(job: NewExportJob, limit: number): Promise<boolean>;
  find(id: string): Promise<ExportJob | undefined>;
  /** Claims the oldest unclaimed job of these networks, until `leaseUntil` (milliseconds). */
  claim(networkIds: readonly number[], now: number, leaseUntil: number): Promise<ExportJob | undefined>;
  /** Stores progress and extends the lease. @returns false when another claim has taken the job */
  noteProgress(
    claim: ExportClaim,
    progress: ExportProgress,
    now: number,
    leaseUntil: number,
  ): Promise<boolean>;
  /** Ends a job. @returns false when another claim has taken it */
  finish(claim: ExportClaim, outcome: ExportOutcome, now: number): Promise<boolean>;
  /** Releases a job, to be claimed again from this time on (milliseconds); counted as an attempt unless `voluntary`. */
  release(claim: ExportClaim, from: number, voluntary: boolean): Promise<void>;
  /** Releases every job: for a database that only this process can have open, before its workers start. */
  releaseAll(): Promise<void>;
  /** Records that files finished before this time (milliseconds) are deleted. */
  expireFiles(before: number): Promise<void>;
  /** Deletes jobs that ended before this time (milliseconds). */
  forget(before: number): Promise<void>;
}
