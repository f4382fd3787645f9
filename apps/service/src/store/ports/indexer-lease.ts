/** The port of the leases by which one of several processes indexes a chain. All times are those of the database's clock. */

/** What the process that indexes a chain last reported of it; ages are milliseconds at the time of the report. */
export interface ChainReport {
  /** Height that the node had last. */
  readonly tip: number | null;
  /** Milliseconds since the last successful poll of the node; null before the first. */
  readonly polledAgo: number | null;
  /** Milliseconds since the index was last at the node's tip; null until it was. */
  readonly atTipAgo: number | null;
  readonly broken: boolean;
  /** Why the last step failed; null when it did not. */
  readonly fault: string | null;
}

/** A chain's lease, as one look at the database found it. */
export interface IndexerLease {
  readonly chain: string;
  /** Random name of the process that leads; empty when it handed the lease over. */
  readonly holder: string;
  /** Grows with each takeover. */
  readonly fence: number;
  /** Whether any process may take it: it has expired, or the session that renewed it has ended. */
  readonly free: boolean;
  /** Milliseconds since the report. */
  readonly reportAge: number;
  /** Null before the first report. */
  readonly report: ChainReport | null;
}

/** A lease that this process holds, and what to report of its chain. */
export interface HeldLease {
  readonly chain: string;
  readonly fence: number;
  readonly report: ChainReport;
}

/** Thrown by a transaction of a process that no longer leads its chain: nothing was written. */
export class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

export interface IndexerLeaseStore {
  /** The leases of these chains; a chain that nobody has led has none. */
  list(chains: readonly string[]): Promise<IndexerLease[]>;
  /**
   * Takes a lease that is missing or free. The sessions of the former holder are ended: it may be frozen inside a transaction.
   *
   * @param seen the free lease; undefined when there is none yet
   * @param forMs milliseconds for which it is held
   * @returns the new fence; undefined when another process was faster, or the holder renewed it
   */
  take(chain: string, seen: IndexerLease | undefined, forMs: number): Promise<number | undefined>;
  /**
   * Renews leases, also expired ones that nobody has taken, and stores the reports.
   *
   * @returns the chains whose leases are still held
   */
  renew(held: readonly HeldLease[], forMs: number): Promise<string[]>;
  /** Hands leases over: any process may take them at once. */
  release(held: readonly Pick<HeldLease, "chain" | "fence">[]): Promise<void>;
}
