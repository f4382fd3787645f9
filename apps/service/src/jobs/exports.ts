/** Accepts and finds exports. */

import type { ExportJob, NewExportJob } from "../store/service/export-job.ts";
import type { Store } from "../store/store.ts";
import {
  type EvmExportRequest,
  type ExportRequest,
  type ExportType,
  LAYOUT,
  type PrimaryExportRequest,
} from "./export-request.ts";

/** A requested export. */
export interface ExportOrder extends Pick<NewExportJob, "caller" | "networkId" | "height" | "time"> {
  readonly type: ExportType;
  readonly request:
    | Omit<PrimaryExportRequest, "layout" | "maxRows">
    | Omit<EvmExportRequest, "layout" | "maxRows">;
}

export interface ExportsOptions {
  readonly store: Store["exports"];
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Rows after which a file is cut at the end of a day. */
  readonly maxRows: number;
  /** Unfinished exports of one caller. */
  readonly maxQueued: number;
  /** Called once a job is accepted. */
  readonly accepted: () => void;
}

/** Accepts exports. */
export class Exports {
  readonly #options: ExportsOptions;

  constructor(options: ExportsOptions) {
    this.#options = options;
  }

  get maxQueued(): number {
    return this.#options.maxQueued;
  }

  /** @returns undefined when the caller has as many unfinished exports as allowed */
  async accept(order: ExportOrder): Promise<ExportJob | undefined> {
    const { store, clock, maxRows, maxQueued, accepted } = this.#options;
    const id = crypto.randomUUID();
    const request: ExportRequest = { layout: LAYOUT, ...order.request, maxRows };
    const job = { ...order, id, request: JSON.stringify(request), createdAt: clock() };
    if (!(await store.create(job, maxQueued))) return undefined;
    accepted();
    return store.find(id);
  }

  find(id: string): Promise<ExportJob | undefined> {
    return this.#options.store.find(id);
  }
}
