/**
 * Decides if this process should get requests: its database responds, its chains are fresh, and it is not
 * about to stop.
 */

import type { ChainStatus } from "../domain/chain-status.ts";
import type { DatabaseHealth } from "../store/session/unavailable-error.ts";

export interface ReadinessOptions {
  readonly chains: { status(): readonly ChainStatus[] };
  /** Checks the database, with a short time limit. */
  database(): Promise<DatabaseHealth>;
  /** Milliseconds of a clock that is never set back. */
  readonly elapsed: () => number;
}

/**
 * Milliseconds for which public callers get the same result, so they cannot make the service query its
 * database more often.
 */
const KEPT_MS = 1_000;

/** The state behind the probes. */
export class Readiness {
  readonly #options: ReadinessOptions;
  #draining = false;
  #kept: { readonly at: number; readonly result: ReturnType<Readiness["report"]> } | undefined;

  constructor(options: ReadinessOptions) {
    this.#options = options;
  }

  /** From now on it is not ready: load balancers send requests elsewhere. */
  drain(): void {
    this.#draining = true;
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** @param counts whether a chain counts; all by default */
  async report(counts: (chain: ChainStatus) => boolean = () => true) {
    const chains = this.#options.chains.status();
    const { fault, apiFault } = await this.#options.database();
    const database = { ready: fault === undefined, fault };
    // Unknown while the database is unavailable.
    const apiPool = { ready: fault === undefined && apiFault === undefined, fault: apiFault };
    const isFresh = chains.filter(counts).every(({ ready }) => ready);
    const ready = !this.#draining && database.ready && apiPool.ready && isFresh;
    return { ready, draining: this.#draining, database, apiPool, chains };
  }

  /** For callers that are not known: only whether it is ready. */
  async isReady(): Promise<boolean> {
    if (this.#draining) return false;
    return (await this.state()).ready && !this.#draining;
  }

  /** The report on all chains, at most a second old. */
  async state(): ReturnType<Readiness["report"]> {
    const now = this.#options.elapsed();
    if (this.#kept === undefined || now - this.#kept.at >= KEPT_MS) {
      this.#kept = { at: now, result: this.report() };
    }
    return { ...(await this.#kept.result), draining: this.#draining };
  }
}
