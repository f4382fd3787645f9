/** Takes export jobs one by one and runs them; any number of workers may share a database. */

import type { NetworkIdentity } from "../domain/network.ts";
import type { ExportJob, ExportOutcome } from "../store/service/export-job.ts";
import type { Store } from "../store/store.ts";
import type { ExportFiles } from "./export-files.ts";
import type { ExportsInProgress } from "./export-progress.ts";
import { InvalidExportError } from "./export-request.ts";
import { LeaseLostError, runExport } from "./export-run.ts";
import type { ExportedTxStore } from "./exported-tx.ts";
import { ExportLaterError } from "./planned-tx.ts";
import { sweepExports } from "./sweep.ts";

/** The worker's log. */
export interface ExportLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ExportWorkerOptions {
  readonly store: ExportedTxStore & Pick<Store, "exports">;
  readonly files: ExportFiles;
  readonly networks: readonly NetworkIdentity[];
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: ExportLog;
  readonly signal: AbortSignal;
  /** Transactions per page. Default 100. */
  readonly pageSize?: number | undefined;
  /** Milliseconds after which a lease expires without progress. Default 60000. */
  readonly leaseMs?: number | undefined;
  /** Where running exports report how far they are. */
  readonly progress?: ExportsInProgress | undefined;
}

const PAGE = 100;
const LEASE = 60_000;
/**
 * Claims without progress after which a job fails, so a job that crashes the process is not retried without
 * end.
 */
const MAX_ATTEMPTS = 10;
/** Milliseconds before the first retry, doubled with each attempt. */
const FIRST_PAUSE = 1_000;

const failed = (code: ExportOutcome["code"], message: string): ExportOutcome => ({
  status: "FAILED",
  code,
  message,
  nextDate: null,
  file: false,
});

const GIVEN_UP = failed("ErrInternal", "The export failed for a reason that the service's log tells.");

/** One worker; a process may have several. */
export class ExportWorker {
  readonly #options: ExportWorkerOptions;

  constructor(options: ExportWorkerOptions) {
    this.#options = options;
  }

  /**
   * Runs the oldest waiting job.
   *
   * @returns whether there was one
   * @throws the store's error
   */
  async step(): Promise<boolean> {
    const { store, networks, clock, leaseMs = LEASE } = this.#options;
    const now = clock();
    const ids = networks.map(({ networkId }) => networkId);
    const job = await store.exports.claim(ids, now, now + leaseMs);
    if (!job) return false;
    const network = networks.find(({ networkId }) => networkId === job.networkId);
    if (network) await this.#carryOut(job, network);
    return true;
  }

  /** Removes expired files and records. */
  async sweep(): Promise<void> {
    const { store, files, clock } = this.#options;
    await sweepExports(store.exports, files, clock());
  }

  async #carryOut(job: ExportJob, network: NetworkIdentity): Promise<void> {
    const { store, files, clock, signal, progress, pageSize = PAGE, leaseMs = LEASE } = this.#options;
    const run = { store, files, network, clock, leaseMs, pageSize, signal, progress };
    if (job.attempts > MAX_ATTEMPTS) return this.#end(job, GIVEN_UP);
    try {
      await this.#end(job, await runExport(job, run));
    } catch (error) {
      await this.#failed(job, error);
    }
  }

  async #end(job: ExportJob, outcome: ExportOutcome): Promise<void> {
    const { store, clock, log } = this.#options;
    const ended = await store.exports.finish(job, outcome, clock());
    const fields = { operation: job.id, status: outcome.status, code: outcome.code ?? undefined };
    log.info(fields, ended ? "export ended" : "export was ended by another worker");
  }

  async #failed(job: ExportJob, error: unknown): Promise<void> {
    const { store, clock, signal, log } = this.#options;
    const fields = { operation: job.id, error: error instanceof Error ? error.message : String(error) };
    if (error instanceof LeaseLostError) return log.info(fields, "export continues in another process");
    if (signal.aborted) return store.exports.release(job, 0, true);
    if (error instanceof ExportLaterError) {
      log.info(fields, "export cannot start yet; trying again");
      return store.exports.release(job, clock() + FIRST_PAUSE, true);
    }
    if (error instanceof InvalidExportError) {
      return this.#end(job, failed("ErrInvalidRequest", error.message));
    }
    log.error({ ...fields, attempt: job.attempts }, "export failed");
    if (job.attempts >= MAX_ATTEMPTS) return this.#end(job, GIVEN_UP);
    await store.exports.release(job, clock() + FIRST_PAUSE * 2 ** (job.attempts - 1), false);
  }
}
