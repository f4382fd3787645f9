/** The port of export jobs: what is kept of them, so that any process can go on where another one ended. */

import type { Key } from "../domain/listing.ts";

/** How far a file has come. */
export interface ExportProgress {
  /** The last transaction of each chain that was read; a chain is missing before its first. */
  readonly after: { readonly [chain: string]: Key };
  /** Rows and bytes written, the header's bytes included. */
  readonly rows: number;
  readonly bytes: number;
  /** Day of the last row, and how far the file had come before it; null before the first row. */
  readonly day: string | null;
  readonly dayRows: number;
  readonly dayBytes: number;
  /** The claim whose partial file holds these bytes. */
  readonly fence: number;
}

export type ExportStatus = "RUNNING" | "COMPLETED" | "COMPLETED_WITH_WARNING" | "FAILED";

export type ExportCode = "ErrInvalidRequest" | "ErrInternal" | "WarnTruncatedExport";

/** A job as it is asked for; times in milliseconds. */
export interface NewExportJob {
  readonly id: string;
  /** Who asked. */
  readonly caller: string;
  readonly type: string;
  readonly networkId: number;
  /** What is exported, as JSON. */
  readonly request: string;
  /** The P-Chain's height that the whole export sees, and the Unix seconds of the chain there. */
  readonly height: number;
  readonly time: number;
  readonly createdAt: number;
}

export interface ExportJob extends NewExportJob {
  readonly status: ExportStatus;
  readonly code: ExportCode | null;
  readonly message: string | null;
  readonly nextDate: string | null;
  /** Counts claims: what a worker writes under an older number is refused. */
  readonly fence: number;
  /** Claims since the last progress. */
  readonly attempts: number;
  readonly progress: ExportProgress | null;
  /** The claim that finished the file; null when there is no file. */
  readonly fileFence: number | null;
  readonly updatedAt: number;
}

/** How a job ends. */
export interface ExportOutcome {
  readonly status: Exclude<ExportStatus, "RUNNING">;
  readonly code: ExportCode | null;
  readonly message: string | null;
  readonly nextDate: string | null;
  /** Whether there is a file. */
  readonly file: boolean;
}

/** A job as one claim holds it. */
export type ExportClaim = Pick<ExportJob, "id" | "fence">;

export interface ExportJobStore {
  /** Keeps a job, unless its caller has `limit` unfinished ones. @returns whether it was kept */
  create(job: NewExportJob, limit: number): Promise<boolean>;
  find(id: string): Promise<ExportJob | undefined>;
  /** Takes the oldest job of these networks that nobody holds, until `leaseUntil` (milliseconds). */
  claim(networkIds: readonly number[], now: number, leaseUntil: number): Promise<ExportJob | undefined>;
  /** Notes progress and holds the job longer. @returns false when another claim has taken the job */
  noteProgress(
    claim: ExportClaim,
    progress: ExportProgress,
    now: number,
    leaseUntil: number,
  ): Promise<boolean>;
  /** Ends a job. @returns false when another claim has taken it */
  finish(claim: ExportClaim, outcome: ExportOutcome, now: number): Promise<boolean>;
  /** Gives a job back, to be taken again from this time on (milliseconds); counted as an attempt unless `voluntary`. */
  release(claim: ExportClaim, from: number, voluntary: boolean): Promise<void>;
  /** Gives back every job: for a database that only this process can have open, before its workers begin. */
  releaseAll(): Promise<void>;
  /** Notes that files finished before this time (milliseconds) are gone. */
  expireFiles(before: number): Promise<void>;
  /** Forgets jobs that ended before this time (milliseconds). */
  forget(before: number): Promise<void>;
}
