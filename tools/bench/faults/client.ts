/** What the faults are tried with: the calls that every client offers, and how its caller bounds and ends one. */
import type { SmallResponse, Validator } from "../requests.ts";

/** The key that every client is given; it must not be seen in what is logged. */
export const KEY = "a-key-that-nobody-may-see";

export interface CallLimits {
  /** By the client's own option for the time of a call, where it has one. */
  readonly timeMs?: number;
  /** Aborted by the caller. */
  readonly signal?: AbortSignal;
}

export interface FaultClient {
  small(limits: CallLimits): Promise<SmallResponse>;
  /** The validators of one page. */
  page(): Promise<readonly Validator[]>;
  /** Starts an export, which must not be started twice. */
  startExport(): Promise<unknown>;
  /** Every page of the listing; absent where the client has no pager. */
  pages?(): AsyncIterable<readonly Validator[]>;
}

/** The body of the export. */
export const EXPORT = {
  type: "TRANSACTION_EXPORT_PRIMARY_NETWORK",
  firstDate: "2026-01-01",
  lastDate: "2026-01-31",
  options: { addresses: ["P-fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut"], includeChains: ["p-chain"] },
} as const;
