/** The progress of the exports that this process writes now. */

import type { Key } from "../domain/listing.ts";
import { Rate, shownRate } from "../domain/rate.ts";
import type { ExportRequest } from "./export-request.ts";

/** The progress of an export through one chain. */
export interface ExportRange {
  /** `p-chain`, `x-chain`, `c-chain`, or an EVM chain's id. */
  readonly chain: string;
  /** Height of the last transaction that was read; -1 before the first. */
  readonly height: number;
  /** Last height that the export reads. */
  readonly toHeight: number;
}

/** One export that is being written. */
export interface ExportStatus {
  /** The operation's id. */
  readonly operation: string;
  /** Type of the export, such as `TRANSACTION_EXPORT_PRIMARY_NETWORK`. */
  readonly type: string;
  /** Rows and bytes in the file. */
  readonly rows: number;
  /** Bytes in the file. */
  readonly bytes: number;
  /** Ranges that the export consists of, with how far each is. */
  readonly ranges: readonly ExportRange[];
  /** Part of the exported time that is done, 0 … 1; undefined until the first transaction, where the export has no first date. */
  readonly done: number | undefined;
  /** Rows per second within the last half minute; undefined until two pages are written. */
  readonly rowsPerSecond: number | undefined;
  /** Whole seconds until the file is complete; undefined while that is unknown. */
  readonly secondsLeft: number | undefined;
}

/** A page that was written. */
export interface WrittenPage {
  readonly rows: number;
  readonly bytes: number;
  /** The last transaction of each chain that was read. */
  readonly after: { readonly [chain: string]: Key };
  /** Unix seconds of its last transaction; undefined for an empty one. */
  readonly time: number | undefined;
}

interface Job {
  readonly id: string;
  readonly type: string;
  /** Unix seconds at which the export is bound. */
  readonly time: number;
}

/** The exports of one process. */
export class ExportsInProgress {
  readonly #now: () => number;
  readonly #running = new Set<ExportMeter>();

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** An export begins, or goes on in this process; `end` must be called once it does not run any more. */
  begin(job: Job, request: ExportRequest): ExportMeter {
    const meter = new ExportMeter(job, request, this.#now, () => this.#running.delete(meter));
    this.#running.add(meter);
    return meter;
  }

  /** In the order in which they began. */
  status(): ExportStatus[] {
    return [...this.#running].map((meter) => meter.status());
  }
}

/** Measures one export. */
export class ExportMeter {
  readonly end: () => void;
  readonly #job: Job;
  readonly #now: () => number;
  readonly #toHeights: readonly (readonly [chain: string, height: number])[];
  readonly #rows = new Rate();
  /** The exported time that is done, in seconds. */
  readonly #time = new Rate();
  /** Unix seconds. */
  #from: number | undefined;
  readonly #to: number;
  #last: WrittenPage = { rows: 0, bytes: 0, after: {}, time: undefined };

  constructor(job: Job, request: ExportRequest, now: () => number, end: () => void) {
    this.end = end;
    this.#job = job;
    this.#now = now;
    this.#from = request.from;
    this.#to = Math.min(request.to ?? job.time, job.time);
    this.#toHeights =
      "evmChains" in request
        ? request.evmChains.map(({ evmChainId, height }) => [String(evmChainId), height])
        : request.chains.map((chain) => [chain, request.heights[chain] ?? 0]);
  }

  /** A page is in the file. */
  wrote(page: WrittenPage): void {
    const now = this.#now();
    this.#last = { ...page, time: page.time ?? this.#last.time };
    this.#from ??= page.time;
    this.#rows.sample(now, page.rows);
    if (this.#last.time !== undefined) this.#time.sample(now, this.#last.time);
  }

  status(): ExportStatus {
    const { rows, bytes, after, time } = this.#last;
    const now = this.#now();
    const from = this.#from;
    const length = from === undefined ? undefined : this.#to - from;
    const passed = from === undefined ? undefined : Math.max(0, (time ?? from) - from);
    const speed = this.#time.perSecond(now);
    return {
      operation: this.#job.id,
      type: this.#job.type,
      rows,
      bytes,
      ranges: this.#toHeights.map(([chain, toHeight]) => {
        const height = Number(after[chain]?.sort ?? -1);
        return { chain, height, toHeight };
      }),
      done:
        length === undefined || passed === undefined || length <= 0
          ? undefined
          : Math.min(1, Math.round((passed / length) * 10_000) / 10_000),
      rowsPerSecond: shownRate(this.#rows.perSecond(now)),
      secondsLeft: time === undefined || !speed ? undefined : Math.ceil(Math.max(0, this.#to - time) / speed),
    };
  }
}
